/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { AggregationData, CursorPagingMetadata } from "./catalog-search.js";
import type { JsonValue } from "./json.js";

export type ApplicationError = { 
/**
 * Code of the error.
 */
code?: string, 
/**
 * What went wrong, in words.
 */
description?: string, 
/**
 * Further data about the error, in JSON.
 */
data?: JsonValue, };

export type AvailabilityStatus = "OUT_OF_STOCK" | "IN_STOCK" | "PREORDER" | (string & {});

export type BulkActionMetadata = { 
/**
 * How many were done.
 */
totalSuccesses?: number, 
/**
 * How many were not.
 */
totalFailures?: number, 
/**
 * How many of those are not listed.
 */
undetailedFailures?: number, };

export type BulkDecrementInventoryItems = { 
/**
 * What to take from. At most 300.
 */
decrementData?: Array<DecrementDataById>, 
/**
 * Whether taking more than there is is refused.
 */
restrictInventory?: boolean, 
/**
 * Whether the answer holds the changed items.
 */
returnEntity?: boolean, 
/**
 * Why the stock changes.
 */
reason?: ReasonType, };

export type BulkIncrementInventoryItems = { 
/**
 * What to add to. At most 300.
 */
incrementData?: Array<IncrementDataById>, 
/**
 * Whether the answer holds the changed items.
 */
returnEntity?: boolean, 
/**
 * Why the stock changes.
 */
reason?: ReasonType, };

export type BulkIncrementInventoryItemsReply = { 
/**
 * The results. At most 300.
 */
results?: Array<BulkInventoryItemResult>, 
/**
 * How many were done and how many were not.
 */
bulkActionMetadata?: BulkActionMetadata, };

export type BulkInventoryItemResult = { 
/**
 * Which item it is about, and whether it was done.
 */
itemMetadata?: ItemMetadata, 
/**
 * The item, when it was asked for.
 */
item?: InventoryItem, };

export type BulkUpdateInventoryItems = { 
/**
 * The inventory items. At most 1000.
 */
inventoryItems?: Array<MaskedInventoryItem>, 
/**
 * Whether the answer holds the changed items.
 */
returnEntity?: boolean, 
/**
 * Why the stock changes.
 */
reason?: ReasonType, };

export type DecrementDataById = { 
/**
 * The inventory item. A GUID.
 */
inventoryItemId?: string, 
/**
 * How many to take. 1 to 99999.
 */
decrementBy?: number, 
/**
 * Whether it is an order before it is in stock.
 */
preorderRequest?: boolean, };

export type ExtendedFields = { 
/**
 * The fields as a JSON object, grouped by the namespace of the app they belong to.
 */
namespaces?: JsonValue, };

export type FoundInventoryItems = { 
/**
 * The inventory items. At most 1000.
 */
inventoryItems?: Array<InventoryItem>, 
/**
 * Where this page is.
 */
pagingMetadata?: CursorPagingMetadata, 
/**
 * What was counted.
 */
aggregationData?: AggregationData, };

export type IncrementDataById = { 
/**
 * The inventory item. A GUID.
 */
inventoryItemId?: string, 
/**
 * How many to add. 1 to 99999.
 */
incrementBy?: number, };

export type InventoryItem = { 
/**
 * Whether it is in stock. One of a choice.
 */
inStock?: boolean, 
/**
 * How many there are. -99999 to 99999, one of a choice.
 */
quantity?: number, 
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
 * The variant. A GUID.
 */
variantId?: string, 
/**
 * The location. A GUID.
 */
locationId?: string, 
/**
 * The product. A GUID. At most 36 characters.
 */
productId?: string, 
/**
 * Whether the stock is counted. Set by the platform.
 */
trackQuantity?: boolean, 
/**
 * Whether all, some or none are in stock. Set by the platform.
 */
availabilityStatus?: AvailabilityStatus, 
/**
 * Orders before it is in stock.
 */
preorderInfo?: PreorderInfo, 
/**
 * The product. Set by the platform.
 */
product?: InventoryProduct, 
/**
 * Fields added by apps.
 */
extendedFields?: ExtendedFields, };

export type InventoryItemReply = { 
/**
 * The inventory item.
 */
inventoryItem?: InventoryItem, };

export type InventoryItemsPage = { 
/**
 * The inventory items. At most 1000.
 */
inventoryItems?: Array<InventoryItem>, 
/**
 * Where this page is.
 */
pagingMetadata?: CursorPagingMetadata, };

export type InventoryProduct = { 
/**
 * Name shown to people. At most 80 characters.
 */
name?: string, 
/**
 * Categories it was put into. A GUID, at most 2000.
 */
directCategoryIds?: Array<string>, 
/**
 * Name of the variant. At most 250 characters.
 */
variantName?: string, 
/**
 * Stock-keeping unit of the variant. At most 40 characters.
 */
variantSku?: string, 
/**
 * Whether visitors see the variant.
 */
variantVisible?: boolean, };

export type ItemMetadata = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Its place in the request, from 0.
 */
originalIndex?: number, 
/**
 * Whether it was done.
 */
success?: boolean, 
/**
 * Why it was not.
 */
error?: ApplicationError, };

export type MaskedInventoryItem = { 
/**
 * The inventory item.
 */
inventoryItem?: InventoryItem, };

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
limit?: number, 
/**
 * How many were ordered before it was in stock. At most 99999, set by the platform.
 */
counter?: number, 
/**
 * How many there are. Set by the platform.
 */
quantity?: number, };

export type ReasonType = "ORDER" | "MANUAL" | "REVERT_INVENTORY_CHANGE" | (string & {});

export type UpdateInventoryItem = { 
/**
 * The inventory item.
 */
inventoryItem?: InventoryItem, 
/**
 * Why the stock changes.
 */
reason?: ReasonType, };
