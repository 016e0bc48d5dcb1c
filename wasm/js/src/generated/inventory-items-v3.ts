/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { AggregationData, CursorPagingMetadata } from "./catalog-search.js";
import type { JsonValue } from "./json.js";

export type AvailabilityStatus = "OUT_OF_STOCK" | "IN_STOCK" | "PREORDER" | (string & {});

export type BulkActionMetadata = {
  totalSuccesses?: number;
  totalFailures?: number;
  /**
   * The number of failures for which there is no result, as there were too many.
   */
  undetailedFailures?: number;
};

export type BulkDecrementInventoryItems = {
  /**
   * At most 300.
   */
  decrementData?: Array<DecrementDataById>;
  restrictInventory?: boolean;
  returnEntity?: boolean;
  reason?: ReasonType;
};

export type BulkIncrementInventoryItems = {
  /**
   * At most 300.
   */
  incrementData?: Array<IncrementDataById>;
  returnEntity?: boolean;
  reason?: ReasonType;
};

export type BulkIncrementInventoryItemsReply = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: InventoryItem }>;
  bulkActionMetadata?: BulkActionMetadata;
};

export type BulkUpdateInventoryItems = {
  /**
   * At most 1000.
   */
  inventoryItems?: Array<MaskedInventoryItem>;
  returnEntity?: boolean;
  reason?: ReasonType;
};

export type DecrementDataById = {
  /**
   * A GUID.
   */
  inventoryItemId?: string;
  /**
   * 1 to 99999.
   */
  decrementBy?: number;
  /**
   * Whether to raise the preorder counter instead.
   */
  preorderRequest?: boolean;
};

export type ExtendedFields = {
  /**
   * The fields as a JSON object, grouped by the namespace of the app they belong to.
   */
  namespaces?: JsonValue;
};

export type FoundInventoryItems = {
  inventoryItems?: Array<InventoryItem>;
  pagingMetadata?: CursorPagingMetadata;
  aggregationData?: AggregationData;
};

export type IncrementDataById = {
  /**
   * A GUID.
   */
  inventoryItemId?: string;
  /**
   * 1 to 99999.
   */
  incrementBy?: number;
};

export type InventoryItem = {
  inStock?: boolean;
  /**
   * -99999 to 99999.
   */
  quantity?: number;
  /**
   * A GUID. Set by the platform.
   */
  _id?: string;
  /**
   * Rises with each change. Set by the platform.
   */
  revision?: string;
  /**
   * Set by the platform.
   */
  _createdDate?: Date;
  /**
   * Set by the platform.
   */
  _updatedDate?: Date;
  /**
   * A GUID.
   */
  variantId?: string;
  /**
   * A GUID.
   */
  locationId?: string;
  /**
   * A GUID.
   */
  productId?: string;
  /**
   * Set by the platform.
   */
  trackQuantity?: boolean;
  /**
   * Set by the platform.
   */
  availabilityStatus?: AvailabilityStatus;
  preorderInfo?: PreorderInfo;
  /**
   * Set by the platform.
   */
  product?: InventoryProduct;
  extendedFields?: ExtendedFields;
};

export type InventoryItemReply = {
  inventoryItem?: InventoryItem;
};

export type InventoryItemsPage = {
  inventoryItems?: Array<InventoryItem>;
  pagingMetadata?: CursorPagingMetadata;
};

export type InventoryProduct = {
  /**
   * At most 80 characters.
   */
  name?: string;
  /**
   * Without their parents. GUIDs, at most 2000.
   */
  directCategoryIds?: Array<string>;
  /**
   * At most 250 characters.
   */
  variantName?: string;
  /**
   * At most 40 characters.
   */
  variantSku?: string;
  variantVisible?: boolean;
};

export type ItemError = {
  code?: string;
  /**
   * A text for developers.
   */
  description?: string;
  /**
   * Details, by the code.
   */
  data?: { [key in string]: JsonValue };
};

export type ItemMetadata = {
  /**
   * The entity's id. Absent for one that could not be created.
   */
  _id?: string;
  /**
   * The entry's place in the payload, counted from 0.
   */
  originalIndex?: number;
  success?: boolean;
  /**
   * Present for a failure.
   */
  error?: ItemError;
};

export type MaskedInventoryItem = {
  /**
   * Its `id` names the item; its `revision` must be the current one.
   */
  inventoryItem?: InventoryItem;
};

export type PreorderInfo = {
  enabled?: boolean;
  /**
   * Shown to buyers. At most 250 characters.
   */
  message?: string;
  /**
   * At most 100000.
   */
  limit?: number;
  /**
   * The number of preordered units. At most 99999. Set by the platform.
   */
  counter?: number;
  /**
   * The number of units that may be preordered. Set by the platform.
   */
  quantity?: number;
};

export type ReasonType = "ORDER" | "MANUAL" | "REVERT_INVENTORY_CHANGE" | (string & {});

export type UpdateInventoryItem = { inventoryItem?: InventoryItem; reason?: ReasonType };
