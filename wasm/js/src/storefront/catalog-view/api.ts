/** The catalog's API, of whichever version the platform serves. */

import type { CallOptions } from "../../sdk/call.js";
import type { Facets, ProductFilter, ProductPage, ProductQuery, Suggestions } from "./query.js";
import type { BrandView, CatalogVersion, CollectionView, ProductView } from "./view.js";

/** A feature that only one of the two versions of the catalog has. */
export type CatalogFeature = "onSale" | "counts";

export interface CatalogApi {
  readonly version: CatalogVersion;
  /** Whether this version has a feature that the other version lacks. */
  supports(feature: CatalogFeature): boolean;
  /** A page of products. */
  products(query: ProductQuery, options?: CallOptions): Promise<ProductPage>;
  /** Returns the facets of the products of a filter. */
  facets(filter: ProductFilter, options?: CallOptions): Promise<Facets>;
  /** A product by its slug; `null` when there is none. */
  product(slug: string, options?: CallOptions): Promise<ProductView | null>;
  /** A product by its id; `null` when there is none. */
  productById(id: string, options?: CallOptions): Promise<ProductView | null>;
  /** Returns suggestions for a word that is being typed. */
  suggestions(text: string, options?: CallOptions): Promise<Suggestions>;
  /** All collections; of catalog v3, its categories with their parents. */
  collections(options?: CallOptions): Promise<readonly CollectionView[]>;
  /** A collection by its slug; `null` when there is none. */
  collection(slug: string, options?: CallOptions): Promise<CollectionView | null>;
  /** All brands. */
  brands(options?: CallOptions): Promise<readonly BrandView[]>;
}
