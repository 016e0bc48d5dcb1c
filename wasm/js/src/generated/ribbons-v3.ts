/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

export type { AddressLocation, CursorPaging, CursorPagingMetadata, CursorQuery, Cursors, SortOrder, Sorting } from "./catalog-search.js";
export type { BulkActionMetadata, ItemError, ItemMetadata } from "./products.js";

export type MaskedRibbon = { 
/**
 * Its `id` names the ribbon; its `revision` must be the current one.
 */
ribbon?: Ribbon, };

export type Ribbon = { 
/**
 * A GUID. Set by the platform.
 */
_id?: string, 
/**
 * Rises with each change. Set by the platform.
 */
revision?: string, 
/**
 * Set by the platform.
 */
_createdDate?: Date, 
/**
 * Set by the platform.
 */
_updatedDate?: Date, 
/**
 * At most 30 characters.
 */
name?: string, 
/**
 * The number of products that use it, on request only. Set by the platform.
 */
assignedProductCount?: number, };

export type RibbonFields = "ASSIGNED_PRODUCT_COUNT" | (string & {});
