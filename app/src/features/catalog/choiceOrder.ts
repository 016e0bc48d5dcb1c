import type { FilterChoice } from "@cartwright/sdk/store";
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

/** The choices of an option by size, then by number and name: equal counts come in the order of random ids. */
export function inOrder(choices: readonly FilterChoice[]): FilterChoice[] {
  const names = new Intl.Collator(language, { numeric: true });
  return choices.toSorted((one, other) => {
    const [size = Infinity, otherSize = Infinity] = [sizeOf(one.value), sizeOf(other.value)];
    return size === otherSize ? names.compare(one.text, other.text) : size - otherSize;
  });
}
