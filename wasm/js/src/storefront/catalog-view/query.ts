/** Queries of a catalog, and their answers. */

import type { CollectionView, ProductSummary } from "./view.js";

export type ProductSort = "featured" | "newest" | "priceLow" | "priceHigh" | "name";

/** Which products: all conditions hold, and of several values of one condition any does. */
export interface ProductFilter {
  readonly ids?: readonly string[];
  readonly text?: string;
  readonly collectionIds?: readonly string[];
  readonly brands?: readonly string[];
  readonly ribbons?: readonly string[];
  /** Decimal text. */
  readonly minPrice?: string;
  readonly maxPrice?: string;
  /** Name or key of the option to the names or keys of its choices. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  readonly inStock?: boolean;
  readonly onSale?: boolean;
}

export interface ProductQuery extends ProductFilter {
  readonly sort?: ProductSort;
  readonly offset?: number;
  /** At most 100; 50 when absent, as of a query builder. */
  readonly limit?: number;
}

/** The number of products of a page that names no other. */
export const PAGE_LIMIT = 50;

/** A page of products: plain data, so that caches and other threads can have it. The next one begins at `offset + limit`. */
export interface ProductPage {
  readonly products: readonly ProductSummary[];
  /** How many there are in all; missing when they are too many to count. */
  readonly total?: number;
  /** Whether there is a next page. */
  readonly more: boolean;
}

/** A value to filter by, and how many products have it where the site tells. */
export interface FacetValue {
  readonly value: string;
  /**
   * Filters as well. Of a choice: what stays when its name changes or is read in another language. Of a brand or ribbon: the
   * name in another language, by which the filter has it.
   */
  readonly key?: string;
  readonly count?: number;
  readonly color?: string;
}

export interface OptionFacet {
  readonly name: string;
  /** As of a choice. */
  readonly key?: string;
  readonly values: readonly FacetValue[];
}

/** Facets of the products of a filter. */
export interface Facets {
  /** By their ids; missing where the site does not count them. */
  readonly collections?: readonly FacetValue[];
  readonly brands: readonly FacetValue[];
  readonly ribbons: readonly FacetValue[];
  readonly options: readonly OptionFacet[];
  /** The smallest and the largest price. */
  readonly prices?: { readonly least: number; readonly most: number };
  /** How many can be had; missing where the site does not tell. */
  readonly inStock?: number;
}

/** Suggestions for the beginning of a word. */
export interface Suggestions {
  readonly products: readonly ProductSummary[];
  readonly collections: readonly CollectionView[];
}

/** A filter without one of its conditions, under which that condition's own values are counted. */
export function without(filter: ProductFilter, condition: keyof ProductFilter): ProductFilter {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => name !== condition));
}
