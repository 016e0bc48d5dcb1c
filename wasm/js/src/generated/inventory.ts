/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

export type DecrementData = { 
/**
 * The inventory item. At most 36 characters, one of a choice.
 */
inventoryId?: string, 
/**
 * Id of the item with the app that made it. At most 36 characters, one of a choice.
 */
externalId?: string, 
/**
 * The product. A GUID. At most 36 characters, one of a choice.
 */
productId?: string, 
/**
 * The variant. A GUID.
 */
variantId?: string, 
/**
 * How many to take. At least 1.
 */
decrementBy?: number, 
/**
 * Whether it is an order before it is in stock.
 */
preorderRequest?: boolean, };

export type GetInventoryVariants = { 
/**
 * The inventory item.
 */
inventoryId?: string, 
/**
 * Id of the item with the app that made it. One of a choice.
 */
externalId?: string, 
/**
 * The product. A GUID. One of a choice.
 */
productId?: string, 
/**
 * Ids of variants.
 */
variantIds?: Array<string>, };

export type IncrementData = { 
/**
 * The inventory item. At most 36 characters, one of a choice.
 */
inventoryId?: string, 
/**
 * The product. A GUID. At most 36 characters, one of a choice.
 */
productId?: string, 
/**
 * The variant. A GUID.
 */
variantId?: string, 
/**
 * How many to add. At least 1.
 */
incrementBy?: number, };

export type InventoryItem = { 
/**
 * Identifier.
 */
_id?: string, 
/**
 * Id of the item with the app that made it. Set by the platform.
 */
externalId?: string, 
/**
 * The product. A GUID. Set by the platform.
 */
productId?: string, 
/**
 * Whether the stock is counted.
 */
trackQuantity?: boolean, 
/**
 * The variants.
 */
variants?: Array<InventoryVariant>, 
/**
 * When it last changed. Set by the platform.
 */
lastUpdated?: Date, 
/**
 * Id as a whole number, in text. Set by the platform.
 */
numericId?: string, 
/**
 * Orders before it is in stock.
 */
preorderInfo?: PreorderInfo, };

export type InventoryItemReply = { 
/**
 * The inventory item.
 */
inventoryItem?: InventoryItem, };

export type InventoryItemsPage = { 
/**
 * The inventory items.
 */
inventoryItems?: Array<InventoryItem>, 
/**
 * Where this page is.
 */
metadata?: InventoryPagingMetadata, 
/**
 * How many there are in all.
 */
totalResults?: number, };

export type InventoryPagingMetadata = { 
/**
 * The items.
 */
items?: number, 
/**
 * Offset.
 */
offset?: number, };

export type InventoryQuery = { 
/**
 * Paging.
 */
paging?: OffsetPaging, 
/**
 * Condition as JSON text.
 */
filter?: string, 
/**
 * Order as JSON text.
 */
sort?: string, };

export type InventoryVariant = { 
/**
 * The variant. A GUID.
 */
variantId?: string, 
/**
 * Whether it is in stock.
 */
inStock?: boolean, 
/**
 * How many there are.
 */
quantity?: number, 
/**
 * Whether it can be ordered before it is in stock. Set by the platform.
 */
availableForPreorder?: boolean, };

export type OffsetPaging = { 
/**
 * How many a page has.
 */
limit?: number, 
/**
 * How many come before it.
 */
offset?: number, };

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

export type QueryInventory = { 
/**
 * What to find, in what order, which page.
 */
query?: InventoryQuery, };
