import { i18n, type MessageDescriptor } from "@lingui/core";

/** Texts by codes of the platform. */
export type TextTable = Readonly<Record<string, MessageDescriptor>>;

/** The text of a code, if there is one. */
export function textIn(table: TextTable, code: string | undefined): string | undefined {
  const known = code !== undefined && Object.hasOwn(table, code) ? table[code] : undefined;
  return known && i18n._(known);
}
