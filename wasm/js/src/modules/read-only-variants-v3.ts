/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable, type Named, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { byCursor, type CursorQueried } from "../queried.js";
import { type CursorQueryBuilder, type CursorQueryObject, type CursorQueryResult } from "../query/index.js";
import { cursorQuery, cursorSearch, type CursorPaging, type QueryUtils, type SearchUtils } from "../query/utils.js";
import { variantsV3 as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as fields from "../generated/query-fields.js";
import type * as types from "../generated/variants-v3.js";

export type ReadOnlyVariantsV3Module = {
  readonly RequestedFields: typeof enumerations.requestedFields2;
  readonly SortOrder: typeof enumerations.sortOrder;
  /** Queries variants. For anyone. */
  queryVariants: Callable<CursorQueried<Stored<types.ReadOnlyVariant>, readOnlyVariantsV3.QueryVariantsResponse, fields.VariantsV3Query, readOnlyVariantsV3.QueryVariantsOptions>>;
  /** Searches variants by text and filter, with aggregations. For anyone. */
  searchVariants: Callable<(search: Named<"search", types.CatalogSearch>, options: readOnlyVariantsV3.SearchVariantsOptions, callOptions?: CallOptions) => Promise<readOnlyVariantsV3.SearchVariantsResponse>>;
  /** Builders of queries and searches as plain objects. */
  readonly utils: { readonly query: QueryUtils<fields.VariantsV3Query, CursorPaging>; readonly search: SearchUtils<fields.VariantsV3Search> };
};

/** Variants of catalog v3, read across products. */
export const readOnlyVariantsV3: ReadOnlyVariantsV3Module = /* @__PURE__ */ moduleOf(conversions, "variants_v3", {
  RequestedFields: enumerations.requestedFields2,
  SortOrder: enumerations.sortOrder,
  queryVariants: byCursor(conversions, "variants_v3", "variants? query POST stores visitor safe none /v3/products/query-variants"),
  searchVariants: "search,?> search POST stores visitor safe none /v3/products/search-variants",
  utils: { query: cursorQuery, search: cursorSearch },
});

export declare namespace readOnlyVariantsV3 {
  type AddressLocation = types.AddressLocation;
  type Aggregation = types.Aggregation;
  type AggregationData = types.AggregationData;
  type AggregationResults = types.AggregationResults;
  type AggregationResultsScalarResult = types.ScalarResult;
  type AggregationType = types.AggregationType;
  type CursorPaging = types.CursorPaging;
  type CursorPagingMetadata = types.CursorPagingMetadata;
  type CursorQuery = types.CursorQuery;
  type CursorSearch = types.CatalogSearch;
  type Cursors = types.Cursors;
  type DateHistogramAggregation = types.DateHistogramAggregation;
  type DateHistogramResult = types.DateHistogramResult;
  type DateHistogramResults = types.DateHistogramResults;
  type FileType = types.FileType;
  type FixedMonetaryAmount = types.FixedMonetaryAmount;
  type GroupByValueResults = types.GroupByValueResults;
  type IncludeMissingValuesOptions = types.IncludeMissingValues;
  type Interval = types.HistogramInterval;
  type InventoryStatus = types.InventoryStatus;
  type MeasurementUnit = types.MeasurementUnit;
  type MediaType = types.MediaType;
  type MissingValues = types.MissingValues;
  type Mode = types.SearchMode;
  type NestedAggregation = types.NestedAggregation;
  type NestedAggregationItem = types.NestedAggregationItem;
  type NestedAggregationResults = types.NestedAggregationResults;
  type NestedAggregationType = types.NestedAggregationType;
  type NestedResultValue = types.NestedResultValue;
  type NestedResults = types.NestedResults;
  type NestedValueAggregationResult = types.GroupedValueResult;
  type OptionChoice = types.OptionChoice;
  type OptionChoiceIds = types.OptionChoiceIds;
  type OptionChoiceNames = types.OptionChoiceNames;
  type PhysicalProperties = types.PhysicalProperties;
  type PriceInfo = types.PriceInfo;
  type PricePerUnit = types.PricePerUnit;
  type PricePerUnitSettings = types.PricePerUnitSettings;
  type ProductFields = types.ProductFields;
  type ProductMedia = types.ProductMedia;
  type ProductType = types.ProductType;
  type RangeAggregation = types.RangeAggregation;
  type RangeAggregationResult = types.RangeResult;
  type RangeBucket = types.RangeBucket;
  type RangeResult = types.NestedRange;
  type RangeResults = types.RangeResults;
  type ReadOnlyVariant = types.ReadOnlyVariant;
  type ReadOnlyVariantQuery = CursorQueryObject;
  type ReadOnlyVariantSearch = types.CatalogSearch;
  type RequestedFields = types.RequestedFields;
  type Results = types.NestedResult;
  type RevenueDetails = types.RevenueDetails;
  type ScalarAggregation = types.ScalarAggregation;
  type ScalarResult = types.NestedScalar;
  type ScalarType = types.ScalarType;
  type SearchDetails = types.SearchDetails;
  type SecuredMedia = types.SecuredMedia;
  type SortDirection = types.ValueSortDirection;
  type SortOrder = types.SortOrder;
  type SortType = types.ValueSortType;
  type Sorting = types.Sorting;
  type SubscriptionPrice = types.SubscriptionPrice;
  type SubscriptionPricePerUnit = types.SubscriptionPricePerUnit;
  type SubscriptionPricesInfo = types.SubscriptionPricesInfo;
  type Thumbnail = types.Thumbnail;
  type ValueAggregation = types.ValueAggregation;
  type ValueAggregationResult = types.ValueResult;
  type ValueResult = types.NestedValue;
  type ValueResults = types.ValueResults;
  type VariantDigitalProperties = types.VariantDigitalProperties;
  type VariantPhysicalProperties = types.VariantPhysicalProperties;
  type WeightMeasurementUnitInfo = types.WeightMeasurementUnitInfo;
  type WeightUnit = types.WeightUnit;
  type QueryVariantsResponse = {
    variants?: Array<Stored<types.ReadOnlyVariant>>;
    pagingMetadata?: types.CursorPagingMetadata;
  };
  type QueryVariantsRequest = {
    query?: types.CursorQuery;
    fields?: Array<types.RequestedFields>;
  };
  type VariantsQueryBuilder = CursorQueryBuilder<Stored<types.ReadOnlyVariant>, fields.VariantsV3Query>;
  type VariantsQueryResult = CursorQueryResult<Stored<types.ReadOnlyVariant>, fields.VariantsV3Query>;
  type QueryVariantsOptions = {
    fields?: Array<types.RequestedFields>;
  };
  type SearchVariantsResponse = {
    variants?: Array<Stored<types.ReadOnlyVariant>>;
    pagingMetadata?: types.CursorPagingMetadata;
    aggregationData?: types.AggregationData;
  };
  type SearchVariantsOptions = {
    fields?: Array<types.RequestedFields>;
  };
  type SearchVariantsRequest = {
    search?: types.CatalogSearch;
    fields?: Array<types.RequestedFields>;
  };
}
