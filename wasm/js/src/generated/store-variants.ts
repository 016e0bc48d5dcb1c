/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { QueryMetadata, VariantStock } from "./products.js";

export type PreorderInfo = { 
/**
 * Whether it is switched on.
 */
enabled?: boolean, 
/**
 * Text for buyers. At most 250 characters.
 */
message?: string, 
/**
 * How many at most. At most 100000.
 */
limit?: number, };

export type StoreVariant = { 
/**
 * Its id in the store: the product's, a hyphen, the variant's.
 */
_id?: string, 
/**
 * The variant's own id. A GUID.
 */
variantId?: string, 
/**
 * The product. A GUID.
 */
productId?: string, 
/**
 * Name of the variant: its choices. At most 80 characters.
 */
variantName?: string, 
/**
 * Name of the product. At most 80 characters.
 */
productName?: string, 
/**
 * Whether variants of the product have their own price, stock and so on.
 */
managedVariant?: boolean, 
/**
 * Stock-keeping unit: the shop's own code. At most 40 characters.
 */
sku?: string, 
/**
 * Whether it is in stock, and how many.
 */
stock?: VariantStock, 
/**
 * Choices by the option's name.
 */
choices?: { [key in string]: string }, 
/**
 * Collections that the product is in.
 */
collectionIds?: Array<string>, 
/**
 * Its picture or film. Set by the platform.
 */
media?: VariantMedia, 
/**
 * Orders before it is in stock.
 */
preorderInfo?: PreorderInfo, };

export type StoreVariantReply = { 
/**
 * The variant.
 */
variant?: StoreVariant, };

export type StoreVariantsPage = { 
/**
 * The variants.
 */
variants?: Array<StoreVariant>, 
/**
 * Where this page is, and how many there are.
 */
metadata?: QueryMetadata, };

export type VariantMedia = { 
/**
 * The picture.
 */
image?: string, 
/**
 * The film.
 */
video?: string, };
