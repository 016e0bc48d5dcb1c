/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { CursorPagingMetadata } from "./catalog-search.js";

export type Brand = {
  /**
   * A GUID, set by the platform.
   */
  _id?: string;
  /**
   * Rises with each change. Set by the platform.
   */
  revision?: string;
  _createdDate?: Date;
  _updatedDate?: Date;
  /**
   * At most 50 characters.
   */
  name?: string;
  /**
   * The number of products of this brand, on request only. Set by the platform.
   */
  assignedProductsCount?: number;
};

export type BrandFields = "ASSIGNED_PRODUCTS_COUNT" | (string & {});

export type BrandReply = {
  brand?: Brand;
};

export type BrandsPage = {
  brands?: Array<Brand>;
  pagingMetadata?: CursorPagingMetadata;
};

export type GetBrand = { brandId?: string; fields?: Array<BrandFields> };

export type GetOrCreateBrand = {
  /**
   * At most 50 characters.
   */
  brandName?: string;
  fields?: Array<BrandFields>;
};

export type UpdateBrand = { brand?: Brand; fields?: Array<BrandFields> };
