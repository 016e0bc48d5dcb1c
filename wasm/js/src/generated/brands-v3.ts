/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { CursorPagingMetadata } from "./catalog-search.js";

export type Brand = { 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Number that rises with each change. Set by the platform.
 */
revision?: string, 
/**
 * When it was created. Set by the platform.
 */
_createdDate?: Date, 
/**
 * When it last changed. Set by the platform.
 */
_updatedDate?: Date, 
/**
 * Name shown to people. At most 50 characters.
 */
name?: string, 
/**
 * How many products use it. Set by the platform.
 */
assignedProductsCount?: number, };

export type BrandFields = "ASSIGNED_PRODUCTS_COUNT" | (string & {});

export type BrandReply = { 
/**
 * The brand.
 */
brand?: Brand, };

export type BrandsPage = { 
/**
 * The brands. At most 300.
 */
brands?: Array<Brand>, 
/**
 * Where this page is.
 */
pagingMetadata?: CursorPagingMetadata, };

export type GetBrand = { 
/**
 * The brand. A GUID.
 */
brandId?: string, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<BrandFields>, };

export type GetOrCreateBrand = { 
/**
 * Name of the brand. At most 50 characters.
 */
brandName?: string, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<BrandFields>, };

export type UpdateBrand = { 
/**
 * The brand.
 */
brand?: Brand, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<BrandFields>, };
