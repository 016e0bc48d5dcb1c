/** Facets of catalog v3: each facet is counted without its own condition. */

import { optional } from "../../core/optional.js";
import type { Aggregation, AggregationResults } from "../../generated/types/query.js";
import type { Customization } from "../../generated/types/customizations-v3.js";

import type { FacetValue, Facets, OptionFacet, ProductFilter } from "./query.js";
import { without } from "./query.js";
import { colorOf, keyOf } from "./parts.js";

const CHOICE = "options.choicesSettings.choices.choiceId";
const PRICE = "actualPriceRange.minValue.amount";
const MAX_VALUES = 50;
const MAX_CHOICES = 250;

const value = (name: string, fieldPath: string, limit = MAX_VALUES): Aggregation => ({
  name,
  type: "VALUE",
  fieldPath,
  value: { limit, sortType: "COUNT", sortDirection: "DESC" },
});

export const AGGREGATIONS: readonly Aggregation[] = [
  value("collections", "allCategoriesInfo.categories.id", MAX_CHOICES),
  value("brands", "brand.name"),
  value("ribbons", "ribbon.name"),
  value("choices", CHOICE, MAX_CHOICES),
  value("stock", "inventory.availabilityStatus"),
  { name: "min", type: "SCALAR", fieldPath: PRICE, scalar: { type: "MIN" } },
  { name: "max", type: "SCALAR", fieldPath: PRICE, scalar: { type: "MAX" } },
];

/** Counts the products of a filter. */
export type Count = (filter: ProductFilter) => Promise<readonly AggregationResults[]>;

/** A customization's choice, with the name by which the platform counts products. */
export interface KnownChoice {
  readonly option: Named;
  readonly name: string;
  readonly key?: string;
  readonly color?: string;
}

interface Named {
  readonly name: string;
  readonly key?: string;
}

export function knownChoices(customizations: readonly Customization[]): Map<string, KnownChoice> {
  const known = new Map<string, KnownChoice>();
  for (const customization of customizations) {
    if (customization.customizationType !== "PRODUCT_OPTION") continue;
    const option = { name: customization.name ?? "", ...keyOf(customization) };
    for (const choice of customization.choicesSettings?.choices ?? []) {
      const { _id, name = "", colorCode } = choice;
      const color = colorOf(colorCode);
      if (_id) known.set(_id, { option, name, ...keyOf(choice), ...(color !== undefined && { color }) });
    }
  }
  return known;
}

/** A filter with the current names of its options and choices. */
export function withNames<Filter extends ProductFilter>(
  filter: Filter,
  choices: ReadonlyMap<string, KnownChoice>,
): Filter {
  if (!filter.options) return filter;
  const known = [...choices.values()];
  const options = Object.entries(filter.options).map(([option, values]) => {
    const own = known.filter((choice) => isCalled(choice.option, option));
    const names = values.map((value) => own.find((choice) => isCalled(choice, value))?.name ?? value);
    return [own[0]?.option.name ?? option, names] as const;
  });
  return { ...filter, options: Object.fromEntries(options) };
}

const isCalled = ({ name, key }: Named, text: string): boolean => name === text || key === text;

/** One aggregation for all facets, plus one for each facet with a condition of its own. */
export async function facetsOfV3(
  filter: ProductFilter,
  count: Count,
  choices: ReadonlyMap<string, KnownChoice>,
): Promise<Facets> {
  const all = count(filter);
  const unless = (condition: "collectionIds" | "brands" | "ribbons" | "inStock", is: boolean): ReturnType<Count> =>
    is ? count(without(filter, condition)) : all;
  const isPriced = Boolean(filter.minPrice ?? filter.maxPrice);
  const chosen = Object.entries(filter.options ?? {}).filter(([, values]) => values.length > 0);
  const [base, collections, brands, ribbons, stock, prices, ...others] = await Promise.all([
    all,
    unless("collectionIds", Boolean(filter.collectionIds?.length)),
    unless("brands", Boolean(filter.brands?.length)),
    unless("ribbons", Boolean(filter.ribbons?.length)),
    unless("inStock", filter.inStock === true),
    isPriced ? count(without(without(filter, "minPrice"), "maxPrice")) : all,
    ...chosen.map(([name]) => count({ ...filter, options: otherOptions(filter, name) })),
  ]);
  /** A facet's values. The key of a value chosen in another language is its name in that language. */
  const named = async (name: "brands" | "ribbons", results: readonly AggregationResults[]): Promise<FacetValue[]> => {
    const values = countsOf(results, name);
    const unknown = (filter[name] ?? []).filter((key) => values.every(({ value: known }) => known !== key));
    const found = await Promise.all(
      unknown.map(async (key) => {
        const [only, ...more] = countsOf(await count({ ...filter, [name]: [key] }), name);
        return only && more.length === 0 ? [[only.value, key] as const] : [];
      }),
    );
    const keys = new Map(found.flat());
    return values.map((each) => ({ ...each, ...optional("key", keys.get(each.value)) }));
  };
  const own = new Map(chosen.map(([name], index) => [name, others[index] ?? base]));
  return {
    collections: countsOf(collections, "collections"),
    brands: await named("brands", brands),
    ribbons: await named("ribbons", ribbons),
    options: optionFacets(base, own, choices),
    ...pricesOf(prices),
    inStock: countsOf(stock, "stock")
      .filter(({ value: status }) => status !== "OUT_OF_STOCK")
      .reduce((sum, { count: many = 0 }) => sum + many, 0),
  };
}

function otherOptions({ options = {} }: ProductFilter, name: string): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(options).filter(([other]) => other !== name));
}

function countsOf(results: readonly AggregationResults[], name: string): FacetValue[] {
  const found = results.find((result) => result.name === name)?.values?.results ?? [];
  return found.flatMap(({ value: text, count }) => (text && count ? [{ value: text, count }] : []));
}

function pricesOf(results: readonly AggregationResults[]): Pick<Facets, "prices"> {
  const [min, max] = ["min", "max"].map((name) => results.find((result) => result.name === name)?.scalar?.value);
  return min !== undefined && max !== undefined ? { prices: { min, max } } : {};
}

/** The choices of each option; an option with a condition is counted without its condition. */
function optionFacets(
  base: readonly AggregationResults[],
  own: ReadonlyMap<string, readonly AggregationResults[]>,
  choices: ReadonlyMap<string, KnownChoice>,
): OptionFacet[] {
  const options = new Map<string, { option: Named; known: Map<string, FacetValue> }>();
  for (const [results, isFor] of [
    [base, (option: string) => !own.has(option)] as const,
    ...[...own].map(([option, results]) => [results, (other: string) => other === option] as const),
  ]) {
    for (const { value: id, count = 0 } of countsOf(results, "choices")) {
      const choice = choices.get(id);
      if (!choice || !isFor(choice.option.name)) continue;
      const { option, name, key, color } = choice;
      const { known } = options.get(option.name) ?? { known: new Map<string, FacetValue>() };
      options.set(option.name, { option, known });
      const before = known.get(name)?.count ?? 0;
      known.set(name, { value: name, ...optional("key", key), count: before + count, ...optional("color", color) });
    }
  }
  return [...options.values()]
    .map(({ option, known }) => ({ ...option, values: [...known.values()] }))
    .sort((one, other) => countIn(other) - countIn(one) || one.name.localeCompare(other.name));
}

/** Sorts options by their number of products, the largest first. */
function countIn({ values }: OptionFacet): number {
  return values.reduce((sum, { count = 0 }) => sum + count, 0);
}
