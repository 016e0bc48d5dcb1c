/** The catalog API, common to both versions of the platform's catalog. */

import type { CallOptions } from "../../sdk/call.js";
import type { Facets, ProductFilter, ProductPage, ProductQuery, Suggestions } from "./query.js";
import type { BrandView, CatalogVersion, CollectionView, ProductGroupView, ProductView } from "./view.js";

/** A feature that only one version of the catalog has. */
export type CatalogFeature = "onSale" | "counts" | "groups";

/** The reads of a site's catalog, alike for both catalogs. */
export interface CatalogApi {
  readonly version: CatalogVersion;
  /** Whether this version has a feature that the other version lacks. */
  supports(feature: CatalogFeature): boolean;
  /** A page of products. */
  products(query: ProductQuery, options?: CallOptions): Promise<ProductPage>;
  /** Returns the facets of the products of a filter. */
  facets(filter: ProductFilter, options?: CallOptions): Promise<Facets>;
  /** The product with a slug; `null` if it does not exist. */
  product(slug: string, options?: CallOptions): Promise<ProductView | null>;
  /** The product with an id; `null` if it does not exist. */
  productById(id: string, options?: CallOptions): Promise<ProductView | null>;
  /**
   * The groups of some products, each with its sorted members; none in catalog v1. One call reads all groups of a
   * shop with few or none, and is cached for five minutes; in other shops, concurrent calls are batched. They cannot
   * be cancelled.
   */
  productGroups(productIds: readonly string[]): Promise<readonly ProductGroupView[]>;
  /** Returns suggestions for the beginning of a word. */
  suggestions(text: string, options?: CallOptions): Promise<Suggestions>;
  /** All collections; in catalog v3, categories with their parents. */
  collections(options?: CallOptions): Promise<readonly CollectionView[]>;
  /** The collection with a slug; `null` if it does not exist. */
  collection(slug: string, options?: CallOptions): Promise<CollectionView | null>;
  /** All brands. */
  brands(options?: CallOptions): Promise<readonly BrandView[]>;
}
