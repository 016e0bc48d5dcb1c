/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byCursor } from "../../sdk/query/cursor.js";
import { cursorQuery, cursorSearch } from "../../sdk/query/utils.js";
import { entitiesV3 } from "../conversions.js";
import type { Call, Callable, Change, Named, Stored } from "../../sdk/binder.js";
import type { CursorQueried } from "../../sdk/query/cursor.js";
import type { CursorQueryBuilder, CursorQueryResult, Filter } from "../../sdk/query/index.js";
import type * as queries from "../../sdk/query/utils.js";
import type * as fields from "../query-fields.js";
import type { BulkActionMetadata, ItemMetadata } from "../types/bulk.js";
import type {
  DecrementDataById,
  DecrementDataByVariantAndLocation,
  IncrementDataById,
  IncrementDataByVariantAndLocation,
  InventoryItem,
  MaskedInventoryItem,
  ReasonType,
} from "../types/inventory-items-v3.js";
import type {
  AggregationData,
  CatalogSearch,
  CursorPagingMetadata,
  CursorQuery,
  SearchDetails,
} from "../types/query.js";

export type * from "../types/inventory-items-v3.js";
export type * from "../types/bulk.js";
export type * from "../types/query.js";
export { AvailabilityStatus, ReasonType } from "../types/inventory-items-v3.js";
export { SortOrder } from "../types/query.js";
export type { CursorQueryObject as InventoryItemQuery } from "../../sdk/query/index.js";
export type { ExtendedFields } from "../types/cart.js";
export type { InventoryProduct as Product } from "../types/inventory-items-v3.js";
export type {
  CatalogSearch as CursorSearch,
  CatalogSearch as InventoryItemSearch,
  CursorPagingMetadata as PlatformPagingMetadataV2,
  Cursors as CommonCursors,
  GroupedValueResult as NestedValueAggregationResult,
  HistogramInterval as Interval,
  IncludeMissingValues as IncludeMissingValuesOptions,
  NestedRange as RangeResult,
  NestedResult as Results,
  NestedScalar as ScalarResult,
  NestedValue as ValueResult,
  RangeResult as RangeAggregationResult,
  ScalarResult as AggregationResultsScalarResult,
  SearchMode as Mode,
  ValueResult as ValueAggregationResult,
  ValueSortDirection as SortDirection,
  ValueSortType as SortType,
} from "../types/query.js";
export type { AddressLocation } from "../types/shared.js";

const call = /* @__PURE__ */ callsOf(entitiesV3, "inventory_items_v3", "/v3");

/**
 * Returns an inventory item. Needs the owner.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const getInventoryItem: Call<[inventoryItemId: string], Stored<InventoryItem>> = /* @__PURE__ */ call(
  "inventoryItemId>inventoryItem get akdaa /inventory-items/{inventoryItemId}",
);
export type GetInventoryItemRequest = { inventoryItemId?: string };

/** Queries inventory items. Needs the owner. */
export const queryInventoryItems: Callable<
  CursorQueried<Stored<InventoryItem>, QueryInventoryItemsResponse, fields.InventoryItemsV3Query>
> = /* @__PURE__ */ call("inventoryItems query akdabr /inventory-items/query", byCursor);
export type QueryInventoryItemsResponse = {
  inventoryItems?: Array<Stored<InventoryItem>>;
  pagingMetadata?: CursorPagingMetadata;
};
export type InventoryItemsQueryBuilder = CursorQueryBuilder<Stored<InventoryItem>, fields.InventoryItemsV3Query>;
export type InventoryItemsQueryResult = CursorQueryResult<Stored<InventoryItem>, fields.InventoryItemsV3Query>;
export type QueryInventoryItemsRequest = { query?: CursorQuery };

/** Searches inventory items by text and filter, with aggregations. Needs the owner. */
export const searchInventoryItems: Call<[search: Named<"search", CatalogSearch>], SearchInventoryItemsResponse> =
  /* @__PURE__ */ call("search> search akdabr /inventory-items/search");
export type SearchInventoryItemsResponse = {
  inventoryItems?: Array<Stored<InventoryItem>>;
  pagingMetadata?: CursorPagingMetadata;
  aggregationData?: AggregationData;
};
export type SearchInventoryItemsRequest = { search?: CatalogSearch };

/** Creates an inventory item. Needs the owner. */
export const createInventoryItem: Call<[inventoryItem: InventoryItem], Stored<InventoryItem>> = /* @__PURE__ */ call(
  "inventoryItem>inventoryItem create bkdca /inventory-items",
);
export type CreateInventoryItemRequest = { inventoryItem?: InventoryItem };

/**
 * Updates an inventory item. The entity's `revision` must be the current one, or the call fails with a
 * `RevisionConflictError`. Needs the owner.
 */
export const updateInventoryItem: Call<
  [_id: string, inventoryItem: Change<InventoryItem>, options?: UpdateInventoryItemOptions],
  Stored<InventoryItem>
> = /* @__PURE__ */ call(".inventoryItem,?>inventoryItem update dkdba /inventory-items/{inventoryItem.id}");
export type UpdateInventoryItemOptions = { reason?: ReasonType };
export type UpdateInventoryItemRequest = UpdateInventoryItemOptions & { inventoryItem?: InventoryItem };
export type UpdateInventoryItem = Change<InventoryItem>;

/**
 * Deletes an inventory item. Needs the owner.
 *
 * @throws An error with status 404 for an unknown id.
 */
export const deleteInventoryItem: Call<[inventoryItemId: string], void> = /* @__PURE__ */ call(
  "inventoryItemId delete ekdba /inventory-items/{inventoryItemId}",
);
export type DeleteInventoryItemRequest = { inventoryItemId?: string };

/** Adds to the quantities of items. Not idempotent. Needs the owner. */
export const bulkIncrementInventoryItems: Call<
  [incrementData: readonly IncrementDataById[], options?: BulkIncrementInventoryItemsOptions],
  BulkIncrementInventoryItemsResponse
> = /* @__PURE__ */ call("incrementData,?> bulk_increment bkdca /bulk/inventory-items/increment");
export type BulkIncrementInventoryItemsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: InventoryItem }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkIncrementInventoryItemsOptions = { returnEntity?: boolean; reason?: ReasonType };
export type BulkIncrementInventoryItemsRequest = BulkIncrementInventoryItemsOptions & {
  incrementData?: Array<IncrementDataById>;
};

/** Takes from the quantities of items. Not idempotent. Needs the owner. */
export const bulkDecrementInventoryItems: Call<
  [decrementData: readonly DecrementDataById[], options?: BulkDecrementInventoryItemsOptions],
  BulkDecrementInventoryItemsResponse
> = /* @__PURE__ */ call("decrementData,?> bulk_decrement bkdca /bulk/inventory-items/decrement");
export type BulkDecrementInventoryItemsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: InventoryItem }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkDecrementInventoryItemsOptions = {
  restrictInventory?: boolean;
  returnEntity?: boolean;
  reason?: ReasonType;
};
export type BulkDecrementInventoryItemsRequest = BulkDecrementInventoryItemsOptions & {
  decrementData?: Array<DecrementDataById>;
};

/** Updates items, each by its id and current `revision`. Needs the owner. */
export const bulkUpdateInventoryItems: Call<
  [inventoryItems: readonly MaskedInventoryItem[], options?: BulkUpdateInventoryItemsOptions],
  BulkUpdateInventoryItemsResponse
> = /* @__PURE__ */ call("inventoryItems,?> bulk_update bkdba /bulk/inventory-items/update");
export type BulkUpdateInventoryItemsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: InventoryItem }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkUpdateInventoryItemsOptions = { returnEntity?: boolean; reason?: ReasonType };
export type BulkUpdateInventoryItemsRequest = BulkUpdateInventoryItemsOptions & {
  inventoryItems?: Array<MaskedInventoryItem>;
};

/** Creates items. Needs the owner. */
export const bulkCreateInventoryItems: Call<
  [inventoryItems: readonly InventoryItem[], options?: BulkCreateInventoryItemsOptions],
  BulkCreateInventoryItemsResponse
> = /* @__PURE__ */ call("inventoryItems,?> bulk_create bkdca /bulk/inventory-items/create");
export type BulkCreateInventoryItemsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: InventoryItem }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkCreateInventoryItemsOptions = { returnEntity?: boolean };
export type BulkCreateInventoryItemsRequest = BulkCreateInventoryItemsOptions & {
  inventoryItems?: Array<InventoryItem>;
};

/** Deletes items. Needs the owner. */
export const bulkDeleteInventoryItems: Call<[inventoryItemIds: readonly string[]], BulkDeleteInventoryItemsResponse> =
  /* @__PURE__ */ call("inventoryItemIds> bulk_delete bkdba /bulk/inventory-items/delete");
export type BulkDeleteInventoryItemsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkDeleteInventoryItemsRequest = { inventoryItemIds?: Array<string> };

/** Takes from the quantities of variants. Not idempotent. Needs the owner. */
export const bulkDecrementInventoryItemsByVariantAndLocation: Call<
  [
    decrementData: readonly DecrementDataByVariantAndLocation[],
    options?: BulkDecrementInventoryItemsByVariantAndLocationOptions,
  ],
  BulkDecrementInventoryItemsByVariantAndLocationResponse
> = /* @__PURE__ */ call(
  "decrementData,?> bulk_decrement_by_variant_and_location bkdca /bulk/inventory-items/decrement-by-variant-and-location",
);
export type BulkDecrementInventoryItemsByVariantAndLocationResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: InventoryItem }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkDecrementInventoryItemsByVariantAndLocationOptions = {
  restrictInventory?: boolean;
  returnEntity?: boolean;
  reason?: ReasonType;
};
export type BulkDecrementInventoryItemsByVariantAndLocationRequest =
  BulkDecrementInventoryItemsByVariantAndLocationOptions & { decrementData?: Array<DecrementDataByVariantAndLocation> };

/** Adds to the quantities of variants. Not idempotent. Needs the owner. */
export const bulkIncrementInventoryItemsByVariantAndLocation: Call<
  [
    incrementData: readonly IncrementDataByVariantAndLocation[],
    options?: BulkIncrementInventoryItemsByVariantAndLocationOptions,
  ],
  BulkIncrementInventoryItemsByVariantAndLocationResponse
> = /* @__PURE__ */ call(
  "incrementData,?> bulk_increment_by_variant_and_location bkdca /bulk/inventory-items/increment-by-variant-and-location",
);
export type BulkIncrementInventoryItemsByVariantAndLocationResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: InventoryItem }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkIncrementInventoryItemsByVariantAndLocationOptions = { returnEntity?: boolean; reason?: ReasonType };
export type BulkIncrementInventoryItemsByVariantAndLocationRequest =
  BulkIncrementInventoryItemsByVariantAndLocationOptions & { incrementData?: Array<IncrementDataByVariantAndLocation> };

/** Starts a job that updates the items of a filter, and returns the job's id. Needs the owner. */
export const bulkUpdateInventoryItemsByFilter: Call<
  [filter: Filter, options?: BulkUpdateInventoryItemsByFilterOptions],
  BulkUpdateInventoryItemsByFilterResponse
> = /* @__PURE__ */ call("filter,?> bulk_update_by_filter bkdba /bulk/inventory-items/update-by-filter");
export type BulkUpdateInventoryItemsByFilterResponse = { jobId?: string };
export type BulkUpdateInventoryItemsByFilterOptions = { inventoryItem?: InventoryItem; search?: SearchDetails };
export type BulkUpdateInventoryItemsByFilterRequest = BulkUpdateInventoryItemsByFilterOptions & { filter?: Filter };

/** Builders of queries and searches as plain objects. */
export const utils: {
  readonly query: queries.QueryUtils<fields.InventoryItemsV3Query, queries.CursorPaging>;
  readonly search: queries.SearchUtils<fields.InventoryItemsV3Search>;
} = { query: cursorQuery, search: cursorSearch };
