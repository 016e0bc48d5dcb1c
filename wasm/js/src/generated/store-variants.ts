/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { VariantStock } from "./products.js";
export type { QueryMetadata, VariantStock } from "./products.js";
export type { FocalPoint, Image, VideoPoster, VideoResolution, VideoV2 } from "./products-v3.js";

export type PreorderInfo = { enabled?: boolean, 
/**
 * Shown to buyers. At most 250 characters.
 */
message?: string, 
/**
 * At most 100000.
 */
limit?: number, };

export type StoreVariant = { 
/**
 * The product's id, a hyphen, the variant's id.
 */
_id?: string, 
/**
 * A GUID.
 */
variantId?: string, 
/**
 * A GUID.
 */
productId?: string, 
/**
 * The choices. At most 80 characters.
 */
variantName?: string, 
/**
 * At most 80 characters.
 */
productName?: string, 
/**
 * Whether variants of the product have their own price and stock.
 */
managedVariant?: boolean, 
/**
 * At most 40 characters.
 */
sku?: string, stock?: VariantStock, 
/**
 * Choices by the name of their option.
 */
choices?: { [key in string]: string }, collectionIds?: Array<string>, 
/**
 * Set by the platform.
 */
media?: VariantMedia, preorderInfo?: PreorderInfo, };

export type VariantMedia = { image?: string, video?: string, };
