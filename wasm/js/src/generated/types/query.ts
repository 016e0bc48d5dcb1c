/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";
import type { JsonValue } from "./json.js";
import type { AddressLocation } from "./shared.js";

export type Aggregation = {
  value?: ValueAggregation;
  range?: RangeAggregation;
  scalar?: ScalarAggregation;
  dateHistogram?: DateHistogramAggregation;
  nested?: NestedAggregation;
  /** At most 100 characters. */
  name?: string;
  type?: AggregationType;
  /** A filter field. At most 200 characters. */
  fieldPath?: string;
};

export type AggregationData = {
  /** At most 10000. */
  results?: Array<AggregationResults>;
};

export type AggregationResults = {
  /** Counts by value. */
  values?: ValueResults;
  ranges?: RangeResults;
  scalar?: ScalarResult;
  groupedByValue?: GroupByValueResults;
  dateHistogram?: DateHistogramResults;
  nested?: NestedResults;
  /** At most 100 characters. */
  name?: string;
  type?: AggregationType;
  /** A filter field. At most 200 characters. */
  fieldPath?: string;
};

export type AggregationType = "VALUE" | "RANGE" | "SCALAR" | "DATE_HISTOGRAM" | "NESTED" | (string & {});

export type CatalogSearch = {
  cursorPaging?: CursorPaging;
  filter?: JsonValue;
  /** At most 10. */
  sort?: Array<Sorting>;
  /** At most 10. */
  aggregations?: Array<Aggregation>;
  search?: SearchDetails;
  /** The time zone of dates, such as `Europe/Berlin`. At most 50 characters. */
  timeZone?: string;
};

export type CursorPaging = {
  /** At most 100. */
  limit?: number;
  /** Includes filter and sort. At most 16000 characters. */
  cursor?: string;
};

export type CursorPagingMetadata = {
  /** The number of items on this page. */
  count?: number;
  cursors?: Cursors;
  hasNext?: boolean;
  /** The total number of items, if the platform counted. */
  total?: number;
};

export type CursorQuery = {
  cursorPaging?: CursorPaging;
  filter?: JsonValue;
  /** At most 5; at most 4 for ribbons. */
  sort?: Array<Sorting>;
};

export type CursorSearch = {
  cursorPaging?: CursorPaging;
  filter?: JsonValue;
  /** At most 4. */
  sort?: Array<Sorting>;
};

export type Cursors = {
  /** At most 16000 characters. */
  next?: string;
  /** At most 16000 characters. */
  prev?: string;
};

export type DateHistogramAggregation = { interval?: HistogramInterval };

export type DateHistogramResult = {
  /** At most 100 characters. */
  value?: string;
  count?: number;
};

export type DateHistogramResults = {
  /** At most 200. */
  results?: Array<DateHistogramResult>;
};

export type GroupByValueResults = {
  /** At most 1000. */
  results?: Array<GroupedValueResult>;
};

export type GroupedValueResult = {
  /** At most 1000 characters. */
  value?: string;
  nestedResults?: NestedAggregationResults;
};

export type HistogramInterval = "YEAR" | "MONTH" | "WEEK" | "DAY" | "HOUR" | "MINUTE" | "SECOND" | (string & {});

export type IncludeMissingValues = {
  /** At most 20 characters. */
  addToBucket?: string;
};

export type MissingValues = "EXCLUDE" | "INCLUDE" | (string & {});

export type NestedAggregation = {
  /** From the outer to the inner. At most 3. */
  nestedAggregations?: Array<NestedAggregationItem>;
};

export type NestedAggregationItem = {
  value?: ValueAggregation;
  range?: RangeAggregation;
  scalar?: ScalarAggregation;
  dateHistogram?: DateHistogramAggregation;
  /** At most 100 characters. */
  name?: string;
  type?: NestedAggregationType;
  /** A filter field. At most 200 characters. */
  fieldPath?: string;
};

export type NestedAggregationResults = {
  /** Counts by value. */
  values?: ValueResults;
  ranges?: RangeResults;
  scalar?: ScalarResult;
  /** At most 100 characters. */
  name?: string;
  type?: AggregationType;
  /** A filter field. At most 200 characters. */
  fieldPath?: string;
};

export type NestedAggregationType = "VALUE" | "RANGE" | "SCALAR" | "DATE_HISTOGRAM" | (string & {});

export type NestedRange = {
  /** Inclusive. */
  from?: number;
  /** Exclusive. */
  to?: number;
  count?: number;
};

export type NestedResult = { results?: { [key in string]: NestedResultValue } };

export type NestedResultValue = {
  value?: NestedValue;
  range?: NestedRange;
  scalar?: NestedScalar;
  dateHistogram?: NestedValue;
};

export type NestedResults = {
  /** At most 1000. */
  results?: Array<NestedResult>;
};

export type NestedScalar = { value?: number };

export type NestedValue = {
  /** At most 1000 characters. */
  value?: string;
  count?: number;
};

export type OffsetPaging = { limit?: number; offset?: number };

export type QueryMetadata = {
  /** The number of items on this page. */
  count?: number;
  /** The number of items before it. */
  offset?: number;
  /** The total number of items; absent if there are too many to count. */
  total?: number;
  /** Whether the platform stopped counting. */
  tooManyToCount?: boolean;
};

export type RangeAggregation = {
  /** At most 50. */
  buckets?: Array<RangeBucket>;
};

export type RangeBucket = {
  /** Inclusive. */
  from?: number;
  /** Exclusive. */
  to?: number;
};

export type RangeResult = {
  /** Inclusive. */
  from?: number;
  /** Exclusive. */
  to?: number;
  count?: number;
};

export type RangeResults = {
  /** At most 50. */
  results?: Array<RangeResult>;
};

export type ScalarAggregation = { type?: ScalarType };

export type ScalarResult = { type?: ScalarType; value?: number };

export type ScalarType = "COUNT_DISTINCT" | "MIN" | "MAX" | (string & {});

export type SearchDetails = {
  mode?: SearchMode;
  /** The search words. At most 100 characters. */
  expression?: string;
  /** The searched fields; all if absent. At most 20 of at most 200 characters. */
  fields?: Array<string>;
  /** Whether misspelt words match (fuzzy search). */
  fuzzy?: boolean;
};

export type SearchMode = "OR" | "AND" | (string & {});

export type SortOrder = "ASC" | "DESC" | (string & {});

export const SortOrder = /* @__PURE__ */ enumeration<SortOrder>("ASC DESC");

export type Sorting = {
  /** At most 512 characters. */
  fieldName?: string;
  order?: SortOrder;
  /** The origin of distances, for a sort by a location field. */
  origin?: AddressLocation;
};

export type ValueAggregation = {
  includeOptions?: IncludeMissingValues;
  sortType?: ValueSortType;
  sortDirection?: ValueSortDirection;
  /** The largest number of values. */
  limit?: number;
  missingValues?: MissingValues;
};

export type ValueResult = {
  /** At most 1000 characters. */
  value?: string;
  count?: number;
};

export type ValueResults = {
  /** At most 250. */
  results?: Array<ValueResult>;
};

export type ValueSortDirection = "DESC" | "ASC" | (string & {});

export const ValueSortDirection = /* @__PURE__ */ enumeration<ValueSortDirection>("DESC ASC");

export type ValueSortType = "COUNT" | "VALUE" | (string & {});

export const ValueSortType = /* @__PURE__ */ enumeration<ValueSortType>("COUNT VALUE");
