/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable, type Change, type Named, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { byCursor, type CursorQueried } from "../queried.js";
import { type CursorQueryBuilder, type CursorQueryObject, type CursorQueryResult, type Filter } from "../query/index.js";
import { cursorQuery, cursorSearch, type CursorPaging, type QueryUtils, type SearchUtils } from "../query/utils.js";
import { entitiesV3 as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as fields from "../generated/query-fields.js";
import type * as types from "../generated/inventory-items-v3.js";

export type InventoryItemsV3Module = {
  readonly AvailabilityStatus: typeof enumerations.availabilityStatus;
  readonly ReasonType: typeof enumerations.reasonType2;
  readonly SortOrder: typeof enumerations.sortOrder;
  /** Returns an inventory item. Fails with status 404 for an unknown id. Needs the owner. */
  getInventoryItem: Callable<(inventoryItemId: string, callOptions?: CallOptions) => Promise<Stored<types.InventoryItem>>>;
  /** Queries inventory items. Needs the owner. */
  queryInventoryItems: Callable<CursorQueried<Stored<types.InventoryItem>, inventoryItemsV3.QueryInventoryItemsResponse, fields.InventoryItemsV3Query>>;
  /** Searches inventory items by text and filter, with aggregations. Needs the owner. */
  searchInventoryItems: Callable<(search: Named<"search", types.CatalogSearch>, callOptions?: CallOptions) => Promise<inventoryItemsV3.SearchInventoryItemsResponse>>;
  /** Creates an inventory item. Needs the owner. */
  createInventoryItem: Callable<(inventoryItem: types.InventoryItem, callOptions?: CallOptions) => Promise<Stored<types.InventoryItem>>>;
  /**
   * Updates an inventory item. The entity's `revision` must be the current one, or the call fails with a
   * `RevisionConflictError`. Needs the owner.
   */
  updateInventoryItem: Callable<(_id: string, inventoryItem: Change<types.InventoryItem>, options?: inventoryItemsV3.UpdateInventoryItemOptions, callOptions?: CallOptions) => Promise<Stored<types.InventoryItem>>>;
  /** Deletes an inventory item. Fails with status 404 for an unknown id. Needs the owner. */
  deleteInventoryItem: Callable<(inventoryItemId: string, callOptions?: CallOptions) => Promise<void>>;
  /** Adds to the quantities of items. Not idempotent. Needs the owner. */
  bulkIncrementInventoryItems: Callable<(incrementData: readonly types.IncrementDataById[], options?: inventoryItemsV3.BulkIncrementInventoryItemsOptions, callOptions?: CallOptions) => Promise<inventoryItemsV3.BulkIncrementInventoryItemsResponse>>;
  /** Takes from the quantities of items. Not idempotent. Needs the owner. */
  bulkDecrementInventoryItems: Callable<(decrementData: readonly types.DecrementDataById[], options?: inventoryItemsV3.BulkDecrementInventoryItemsOptions, callOptions?: CallOptions) => Promise<inventoryItemsV3.BulkDecrementInventoryItemsResponse>>;
  /** Updates items, each by its id and current `revision`. Needs the owner. */
  bulkUpdateInventoryItems: Callable<(inventoryItems: readonly types.MaskedInventoryItem[], options?: inventoryItemsV3.BulkUpdateInventoryItemsOptions, callOptions?: CallOptions) => Promise<inventoryItemsV3.BulkUpdateInventoryItemsResponse>>;
  /** Creates items. Needs the owner. */
  bulkCreateInventoryItems: Callable<(inventoryItems: readonly types.InventoryItem[], options?: inventoryItemsV3.BulkCreateInventoryItemsOptions, callOptions?: CallOptions) => Promise<inventoryItemsV3.BulkCreateInventoryItemsResponse>>;
  /** Deletes items. Needs the owner. */
  bulkDeleteInventoryItems: Callable<(inventoryItemIds: readonly string[], callOptions?: CallOptions) => Promise<inventoryItemsV3.BulkDeleteInventoryItemsResponse>>;
  /** Takes from the quantities of variants. Not idempotent. Needs the owner. */
  bulkDecrementInventoryItemsByVariantAndLocation: Callable<(decrementData: readonly types.DecrementDataByVariantAndLocation[], options?: inventoryItemsV3.BulkDecrementInventoryItemsByVariantAndLocationOptions, callOptions?: CallOptions) => Promise<inventoryItemsV3.BulkDecrementInventoryItemsByVariantAndLocationResponse>>;
  /** Adds to the quantities of variants. Not idempotent. Needs the owner. */
  bulkIncrementInventoryItemsByVariantAndLocation: Callable<(incrementData: readonly types.IncrementDataByVariantAndLocation[], options?: inventoryItemsV3.BulkIncrementInventoryItemsByVariantAndLocationOptions, callOptions?: CallOptions) => Promise<inventoryItemsV3.BulkIncrementInventoryItemsByVariantAndLocationResponse>>;
  /** Starts a job that updates the items of a filter, and returns the job's id. Needs the owner. */
  bulkUpdateInventoryItemsByFilter: Callable<(filter: Filter, options?: inventoryItemsV3.BulkUpdateInventoryItemsByFilterOptions, callOptions?: CallOptions) => Promise<inventoryItemsV3.BulkUpdateInventoryItemsByFilterResponse>>;
  /** Builders of queries and searches as plain objects. */
  readonly utils: { readonly query: QueryUtils<fields.InventoryItemsV3Query, CursorPaging>; readonly search: SearchUtils<fields.InventoryItemsV3Search> };
};

/** Inventory items of catalog v3: the stock of a variant at a location. Needs the owner. */
export const inventoryItemsV3: InventoryItemsV3Module = /* @__PURE__ */ moduleOf(conversions, "inventory_items_v3", {
  AvailabilityStatus: enumerations.availabilityStatus,
  ReasonType: enumerations.reasonType2,
  SortOrder: enumerations.sortOrder,
  getInventoryItem: "inventoryItemId>inventoryItem get GET stores owner safe none /v3/inventory-items/{inventoryItemId}",
  queryInventoryItems: byCursor(conversions, "inventory_items_v3", "inventoryItems query GET stores owner safe post-when-long /v3/inventory-items/query r"),
  searchInventoryItems: "search> search GET stores owner safe post-when-long /v3/inventory-items/search r",
  createInventoryItem: "inventoryItem>inventoryItem create POST stores owner unsafe none /v3/inventory-items",
  updateInventoryItem: ".inventoryItem,?>inventoryItem update PATCH stores owner idempotent none /v3/inventory-items/{inventoryItem.id}",
  deleteInventoryItem: "inventoryItemId delete DELETE stores owner idempotent none /v3/inventory-items/{inventoryItemId}",
  bulkIncrementInventoryItems: "incrementData,?> bulk_increment POST stores owner unsafe none /v3/bulk/inventory-items/increment",
  bulkDecrementInventoryItems: "decrementData,?> bulk_decrement POST stores owner unsafe none /v3/bulk/inventory-items/decrement",
  bulkUpdateInventoryItems: "inventoryItems,?> bulk_update POST stores owner idempotent none /v3/bulk/inventory-items/update",
  bulkCreateInventoryItems: "inventoryItems,?> bulk_create POST stores owner unsafe none /v3/bulk/inventory-items/create",
  bulkDeleteInventoryItems: "inventoryItemIds> bulk_delete POST stores owner idempotent none /v3/bulk/inventory-items/delete",
  bulkDecrementInventoryItemsByVariantAndLocation: "decrementData,?> bulk_decrement_by_variant_and_location POST stores owner unsafe none /v3/bulk/inventory-items/decrement-by-variant-and-location",
  bulkIncrementInventoryItemsByVariantAndLocation: "incrementData,?> bulk_increment_by_variant_and_location POST stores owner unsafe none /v3/bulk/inventory-items/increment-by-variant-and-location",
  bulkUpdateInventoryItemsByFilter: "filter,?> bulk_update_by_filter POST stores owner idempotent none /v3/bulk/inventory-items/update-by-filter",
  utils: { query: cursorQuery, search: cursorSearch },
});

export declare namespace inventoryItemsV3 {
  type AddressLocation = types.AddressLocation;
  type Aggregation = types.Aggregation;
  type AggregationData = types.AggregationData;
  type AggregationResults = types.AggregationResults;
  type AggregationResultsScalarResult = types.ScalarResult;
  type AggregationType = types.AggregationType;
  type AvailabilityStatus = types.AvailabilityStatus;
  type BulkActionMetadata = types.BulkActionMetadata;
  type CommonCursors = types.Cursors;
  type CursorPaging = types.CursorPaging;
  type CursorPagingMetadata = types.CursorPagingMetadata;
  type CursorQuery = types.CursorQuery;
  type CursorSearch = types.CatalogSearch;
  type Cursors = types.Cursors;
  type DateHistogramAggregation = types.DateHistogramAggregation;
  type DateHistogramResult = types.DateHistogramResult;
  type DateHistogramResults = types.DateHistogramResults;
  type DecrementDataById = types.DecrementDataById;
  type DecrementDataByVariantAndLocation = types.DecrementDataByVariantAndLocation;
  type ExtendedFields = types.ExtendedFields;
  type GroupByValueResults = types.GroupByValueResults;
  type IncludeMissingValuesOptions = types.IncludeMissingValues;
  type IncrementDataById = types.IncrementDataById;
  type IncrementDataByVariantAndLocation = types.IncrementDataByVariantAndLocation;
  type Interval = types.HistogramInterval;
  type InventoryItem = types.InventoryItem;
  type InventoryItemQuery = CursorQueryObject;
  type InventoryItemSearch = types.CatalogSearch;
  type ItemError = types.ItemError;
  type ItemMetadata = types.ItemMetadata;
  type MaskedInventoryItem = types.MaskedInventoryItem;
  type MissingValues = types.MissingValues;
  type Mode = types.SearchMode;
  type NestedAggregation = types.NestedAggregation;
  type NestedAggregationItem = types.NestedAggregationItem;
  type NestedAggregationResults = types.NestedAggregationResults;
  type NestedAggregationType = types.NestedAggregationType;
  type NestedResultValue = types.NestedResultValue;
  type NestedResults = types.NestedResults;
  type NestedValueAggregationResult = types.GroupedValueResult;
  type PlatformPagingMetadataV2 = types.CursorPagingMetadata;
  type PreorderInfo = types.PreorderInfo;
  type Product = types.InventoryProduct;
  type RangeAggregation = types.RangeAggregation;
  type RangeAggregationResult = types.RangeResult;
  type RangeBucket = types.RangeBucket;
  type RangeResult = types.NestedRange;
  type RangeResults = types.RangeResults;
  type ReasonType = types.ReasonType;
  type Results = types.NestedResult;
  type ScalarAggregation = types.ScalarAggregation;
  type ScalarResult = types.NestedScalar;
  type ScalarType = types.ScalarType;
  type SearchDetails = types.SearchDetails;
  type SortDirection = types.ValueSortDirection;
  type SortOrder = types.SortOrder;
  type SortType = types.ValueSortType;
  type Sorting = types.Sorting;
  type ValueAggregation = types.ValueAggregation;
  type ValueAggregationResult = types.ValueResult;
  type ValueResult = types.NestedValue;
  type ValueResults = types.ValueResults;
  type GetInventoryItemRequest = {
    inventoryItemId?: string;
  };
  type QueryInventoryItemsResponse = {
    inventoryItems?: Array<Stored<types.InventoryItem>>;
    pagingMetadata?: types.CursorPagingMetadata;
  };
  type QueryInventoryItemsRequest = {
    query?: types.CursorQuery;
  };
  type InventoryItemsQueryBuilder = CursorQueryBuilder<Stored<types.InventoryItem>, fields.InventoryItemsV3Query>;
  type InventoryItemsQueryResult = CursorQueryResult<Stored<types.InventoryItem>, fields.InventoryItemsV3Query>;
  type SearchInventoryItemsResponse = {
    inventoryItems?: Array<Stored<types.InventoryItem>>;
    pagingMetadata?: types.CursorPagingMetadata;
    aggregationData?: types.AggregationData;
  };
  type SearchInventoryItemsRequest = {
    search?: types.CatalogSearch;
  };
  type CreateInventoryItemRequest = {
    inventoryItem?: types.InventoryItem;
  };
  type UpdateInventoryItemOptions = {
    reason?: types.ReasonType;
  };
  type UpdateInventoryItemRequest = {
    inventoryItem?: types.InventoryItem;
    reason?: types.ReasonType;
  };
  type UpdateInventoryItem = Change<types.InventoryItem>;
  type DeleteInventoryItemRequest = {
    inventoryItemId?: string;
  };
  type BulkIncrementInventoryItemsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.InventoryItem, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkIncrementInventoryItemsOptions = {
    returnEntity?: boolean;
    reason?: types.ReasonType;
  };
  type BulkIncrementInventoryItemsRequest = {
    incrementData?: Array<types.IncrementDataById>;
    returnEntity?: boolean;
    reason?: types.ReasonType;
  };
  type BulkDecrementInventoryItemsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.InventoryItem, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkDecrementInventoryItemsOptions = {
    restrictInventory?: boolean;
    returnEntity?: boolean;
    reason?: types.ReasonType;
  };
  type BulkDecrementInventoryItemsRequest = {
    decrementData?: Array<types.DecrementDataById>;
    restrictInventory?: boolean;
    returnEntity?: boolean;
    reason?: types.ReasonType;
  };
  type BulkUpdateInventoryItemsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.InventoryItem, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkUpdateInventoryItemsOptions = {
    returnEntity?: boolean;
    reason?: types.ReasonType;
  };
  type BulkUpdateInventoryItemsRequest = {
    inventoryItems?: Array<types.MaskedInventoryItem>;
    returnEntity?: boolean;
    reason?: types.ReasonType;
  };
  type BulkCreateInventoryItemsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.InventoryItem, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkCreateInventoryItemsOptions = {
    returnEntity?: boolean;
  };
  type BulkCreateInventoryItemsRequest = {
    inventoryItems?: Array<types.InventoryItem>;
    returnEntity?: boolean;
  };
  type BulkDeleteInventoryItemsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: unknown, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkDeleteInventoryItemsRequest = {
    inventoryItemIds?: Array<string>;
  };
  type BulkDecrementInventoryItemsByVariantAndLocationResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.InventoryItem, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkDecrementInventoryItemsByVariantAndLocationOptions = {
    restrictInventory?: boolean;
    returnEntity?: boolean;
    reason?: types.ReasonType;
  };
  type BulkDecrementInventoryItemsByVariantAndLocationRequest = {
    decrementData?: Array<types.DecrementDataByVariantAndLocation>;
    restrictInventory?: boolean;
    returnEntity?: boolean;
    reason?: types.ReasonType;
  };
  type BulkIncrementInventoryItemsByVariantAndLocationResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.InventoryItem, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkIncrementInventoryItemsByVariantAndLocationOptions = {
    returnEntity?: boolean;
    reason?: types.ReasonType;
  };
  type BulkIncrementInventoryItemsByVariantAndLocationRequest = {
    incrementData?: Array<types.IncrementDataByVariantAndLocation>;
    returnEntity?: boolean;
    reason?: types.ReasonType;
  };
  type BulkUpdateInventoryItemsByFilterResponse = {
    jobId?: string;
  };
  type BulkUpdateInventoryItemsByFilterOptions = {
    inventoryItem?: types.InventoryItem;
    search?: types.SearchDetails;
  };
  type BulkUpdateInventoryItemsByFilterRequest = {
    filter?: Filter;
    inventoryItem?: types.InventoryItem;
    search?: types.SearchDetails;
  };
}
