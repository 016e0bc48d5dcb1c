/** Finds the part of a payload that cannot be sent, and the reason; only after sending failed. */

import { MAX_DEPTH } from "../../generated/rules.js";

const REASONS: Partial<Record<string, string>> = {
  bigint: "is a BigInt: give it as a text",
  function: "is a function",
  symbol: "is a symbol",
};

/** An invalid part by its path, and the reason. */
export function culpritOf(value: unknown, path = "", above: readonly unknown[] = []): string | undefined {
  const reason = REASONS[typeof value] ?? (typeof value === "object" && value !== null && whyNot(value, above));
  if (reason) return `\`${path}\` ${reason}`;
  if (typeof value !== "object" || value === null || value instanceof Date) return undefined;
  for (const [name, field] of Object.entries(value)) {
    const found = culpritOf(field, path ? `${path}.${name}` : name, [...above, value]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function whyNot(value: object, above: readonly unknown[]): string | undefined {
  if (above.includes(value)) return "refers to itself";
  if (above.length >= MAX_DEPTH) return `is nested more than ${MAX_DEPTH} deep`;
  return value instanceof Date && Number.isNaN(value.getTime()) ? "is no date" : undefined;
}
