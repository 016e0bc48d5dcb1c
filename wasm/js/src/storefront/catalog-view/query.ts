/** Catalog queries and their answers. */

import type { CollectionView, ProductSummary } from "./view.js";

/** The order of a product list. */
export type ProductSort = "featured" | "newest" | "priceLow" | "priceHigh" | "name";

/** A product filter: all conditions must hold; a condition with several values holds if any value matches. */
export interface ProductFilter {
  readonly ids?: readonly string[];
  readonly text?: string;
  readonly collectionIds?: readonly string[];
  readonly brands?: readonly string[];
  readonly ribbons?: readonly string[];
  /** Decimal text. */
  readonly minPrice?: string;
  readonly maxPrice?: string;
  /** The chosen choices, by name or key, for each option's name or key. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  readonly inStock?: boolean;
  readonly onSale?: boolean;
}

/** A product list: its filter, order and page. */
export interface ProductQuery extends ProductFilter {
  readonly sort?: ProductSort;
  readonly offset?: number;
  /** At most 100; 50 when absent, like query builders. */
  readonly limit?: number;
}

/** The default page size. */
export const PAGE_LIMIT = 50;

/** A page of products: plain data for caches and workers. The next page starts at `offset + limit`. */
export interface ProductPage {
  readonly products: readonly ProductSummary[];
  /** The total number; absent if there are too many to count. */
  readonly total?: number;
  /** Whether there is a next page. */
  readonly more: boolean;
}

/** A facet's value, with its number of products if the site counts. */
export interface FacetValue {
  readonly value: string;
  /**
   * The stable key, which filters accept too. For a choice: the key that survives renaming and translation. For a brand
   * or ribbon: the name in the language that the filter uses.
   */
  readonly key?: string;
  readonly count?: number;
  readonly color?: string;
}

/** A facet of an option: its choices with the number of products. */
export interface OptionFacet {
  readonly name: string;
  /** The stable key, like a choice's. */
  readonly key?: string;
  readonly values: readonly FacetValue[];
}

/** The facets of a filter's products. */
export interface Facets {
  /** By id; absent if the site does not count. */
  readonly collections?: readonly FacetValue[];
  readonly brands: readonly FacetValue[];
  readonly ribbons: readonly FacetValue[];
  readonly options: readonly OptionFacet[];
  /** The smallest and the largest price. */
  readonly prices?: { readonly min: number; readonly max: number };
  /** The number of matching products; absent if the site does not count. */
  readonly inStock?: number;
}

/** Suggestions for a search text. */
export interface Suggestions {
  readonly products: readonly ProductSummary[];
  readonly collections: readonly CollectionView[];
}

/** A filter without one of its conditions, to count that condition's facet. */
export function without(filter: ProductFilter, condition: keyof ProductFilter): ProductFilter {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => name !== condition));
}
