/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { CursorPagingMetadata } from "./catalog-search.js";

export type GetOrCreateRibbon = { 
/**
 * Name of the ribbon. At most 30 characters.
 */
ribbonName?: string, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<RibbonFields>, };

export type GetRibbon = { 
/**
 * The ribbon. A GUID.
 */
ribbonId?: string, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<RibbonFields>, };

export type Ribbon = { 
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
 * Name shown to people. At most 30 characters.
 */
name?: string, 
/**
 * How many products use it. Set by the platform.
 */
assignedProductCount?: number, };

export type RibbonFields = "ASSIGNED_PRODUCT_COUNT" | (string & {});

export type RibbonReply = { 
/**
 * The ribbon.
 */
ribbon?: Ribbon, };

export type RibbonsPage = { 
/**
 * The ribbons. At most 100.
 */
ribbons?: Array<Ribbon>, 
/**
 * Where this page is.
 */
pagingMetadata?: CursorPagingMetadata, };

export type UpdateRibbon = { 
/**
 * The ribbon.
 */
ribbon?: Ribbon, 
/**
 * Fields that are sent only when asked for. At most 100.
 */
fields?: Array<RibbonFields>, };
