import type { FilterChoice } from "@cartwright/sdk/store";
import { kept } from "../../lib/kept";
import { language } from "../../lib/language";

/** A clothing size in order, such as -2 for XS and 1 for L or Large; undefined for other values. */
function sizeOf(value: string): number | undefined {
  const short = value
    .toLowerCase()
    .replace(/extra[ -]?/, "x")
    .replace(/^(\d)x/, (_, times: string) => "x".repeat(Number(times)))
    .replace(/(?<=^x*[sml])(?:mall|edium|arge)$/, "");
  if (!/^(?:x*[sl]|m)$/.test(short)) return undefined;
  return short === "m" ? 0 : short.endsWith("s") ? -short.length : short.length;
}

const collatorOf = kept((language: string) => new Intl.Collator(language, { numeric: true }));

/**
 * The choices of an option: sizes in order, then numbers in order, then words by their counts. Names order equal
 * counts, which come in the order of random ids.
 */
export function inOrder(choices: readonly FilterChoice[]): FilterChoice[] {
  const names = collatorOf(language);
  const keyOf = ({ value, text, count = 0 }: FilterChoice) => {
    const size = sizeOf(value);
    if (size !== undefined) return [0, size] as const;
    return /^\d/.test(text) ? ([1, 0] as const) : ([2, -count] as const);
  };
  return choices.toSorted((one, other) => {
    const [[kind, rank], [otherKind, otherRank]] = [keyOf(one), keyOf(other)];
    return kind - otherKind || rank - otherRank || names.compare(one.text, other.text);
  });
}
