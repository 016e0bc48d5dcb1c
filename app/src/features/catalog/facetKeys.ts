/** The keys by which addresses name filters: the same in every language. A value without a key is named by its text. */
import type { Facets, FacetValue } from "../../lib/catalog";

type OptionFacet = Facets["options"][number];

export function keyOf({ key, value }: Pick<FacetValue, "key" | "value">): string {
  return key ?? value;
}

export function keyOfOption({ key, name }: Pick<OptionFacet, "key" | "name">): string {
  return key ?? name;
}

/** The name of a value by its key; the key itself where no product has the value. */
export function nameOf(key: string, values: readonly FacetValue[] = []): string {
  return values.find((value) => keyOf(value) === key)?.value ?? key;
}
