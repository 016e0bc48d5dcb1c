/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byCursor } from "../../sdk/query/cursor.js";
import { cursorQuery, cursorSearch } from "../../sdk/query/utils.js";
import { variantsV3 } from "../conversions.js";
import type { Call, Callable, Named, Stored } from "../../sdk/binder.js";
import type { CursorQueried } from "../../sdk/query/cursor.js";
import type { CursorQueryBuilder, CursorQueryResult } from "../../sdk/query/index.js";
import type * as queries from "../../sdk/query/utils.js";
import type * as fields from "../query-fields.js";
import type { AggregationData, CatalogSearch, CursorPagingMetadata, CursorQuery } from "../types/query.js";
import type { ReadOnlyVariant, RequestedFields } from "../types/variants-v3.js";

export type * from "../types/variants-v3.js";
export type * from "../types/query.js";
export { SortOrder } from "../types/query.js";
export { RequestedFields } from "../types/variants-v3.js";
export type { CursorQueryObject as ReadOnlyVariantQuery } from "../../sdk/query/index.js";
export type { WeightUnit } from "../types/cart.js";
export type {
  FileType,
  FixedMonetaryAmount,
  InventoryStatus,
  MediaType,
  OptionChoiceIds,
  PricePerUnitSettings,
  ProductMedia,
  ProductType,
  RevenueDetails,
  SecuredMedia,
  Thumbnail,
  VariantDigitalProperties,
  WeightMeasurementUnitInfo,
} from "../types/products-v3.js";
export type { MeasurementUnit } from "../types/products.js";
export type {
  CatalogSearch as CursorSearch,
  CatalogSearch as ReadOnlyVariantSearch,
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

const call = /* @__PURE__ */ callsOf(variantsV3, "variants_v3", "/v3/products");

/** Queries variants. For anyone. */
export const queryVariants: Callable<
  CursorQueried<Stored<ReadOnlyVariant>, QueryVariantsResponse, fields.VariantsV3Query, QueryVariantsOptions>
> = /* @__PURE__ */ call("variants? query bkbaa /query-variants", byCursor);
export type QueryVariantsResponse = {
  variants?: Array<Stored<ReadOnlyVariant>>;
  pagingMetadata?: CursorPagingMetadata;
};
export type QueryVariantsOptions = { fields?: Array<RequestedFields> };
export type VariantsQueryBuilder = CursorQueryBuilder<Stored<ReadOnlyVariant>, fields.VariantsV3Query>;
export type VariantsQueryResult = CursorQueryResult<Stored<ReadOnlyVariant>, fields.VariantsV3Query>;
export type QueryVariantsRequest = QueryVariantsOptions & { query?: CursorQuery };

/** Searches variants by text and filter, with aggregations. For anyone. */
export const searchVariants: Call<
  [search: Named<"search", CatalogSearch>, options: SearchVariantsOptions],
  SearchVariantsResponse
> = /* @__PURE__ */ call("search,?> search bkbaa /search-variants");
export type SearchVariantsResponse = {
  variants?: Array<Stored<ReadOnlyVariant>>;
  pagingMetadata?: CursorPagingMetadata;
  aggregationData?: AggregationData;
};
export type SearchVariantsOptions = { fields?: Array<RequestedFields> };
export type SearchVariantsRequest = SearchVariantsOptions & { search?: CatalogSearch };

/** Builders of queries and searches as plain objects. */
export const utils: {
  readonly query: queries.QueryUtils<fields.VariantsV3Query, queries.CursorPaging>;
  readonly search: queries.SearchUtils<fields.VariantsV3Search>;
} = { query: cursorQuery, search: cursorSearch };
