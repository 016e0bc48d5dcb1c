import { i18n, type MessageDescriptor } from "@lingui/core";

/** Texts by a code of the platform. */
export type TextTable = Readonly<Record<string, MessageDescriptor>>;

/** The text of a code, if the table has it. */
export function textIn(table: TextTable, code: string | undefined): string | undefined {
  const known = code !== undefined && Object.hasOwn(table, code) ? table[code] : undefined;
  return known && i18n._(known);
}
