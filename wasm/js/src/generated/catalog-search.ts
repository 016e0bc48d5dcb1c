/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { JsonValue } from "./json.js";

export type AddressLocation = { 
/**
 * Latitude in degrees.
 */
latitude?: number, 
/**
 * Longitude in degrees.
 */
longitude?: number, };

export type Aggregation = { 
/**
 * The value. One of a choice.
 */
value?: ValueAggregation, 
/**
 * Counts by range. One of a choice.
 */
range?: RangeAggregation, 
/**
 * One number. One of a choice.
 */
scalar?: ScalarAggregation, 
/**
 * Counts by date. One of a choice.
 */
dateHistogram?: DateHistogramAggregation, 
/**
 * Counts within counts. One of a choice.
 */
nested?: NestedAggregation, 
/**
 * Name shown to people. At most 100 characters.
 */
name?: string, 
/**
 * Which kind it is.
 */
type?: AggregationType, 
/**
 * The field that is counted, as in filters. At most 200 characters.
 */
fieldPath?: string, };

export type AggregationData = { 
/**
 * The results. At most 10000.
 */
results?: Array<AggregationResults>, };

export type AggregationResults = { 
/**
 * Counts by value. One of a choice.
 */
values?: ValueResults, 
/**
 * Counts by range. One of a choice.
 */
ranges?: RangeResults, 
/**
 * One number. One of a choice.
 */
scalar?: ScalarResult, 
/**
 * Counts within each value. One of a choice.
 */
groupedByValue?: GroupByValueResults, 
/**
 * Counts by date. One of a choice.
 */
dateHistogram?: DateHistogramResults, 
/**
 * Counts within counts. One of a choice.
 */
nested?: NestedResults, 
/**
 * Name shown to people. At most 100 characters.
 */
name?: string, 
/**
 * Which kind it is.
 */
type?: AggregationType, 
/**
 * The field that is counted, as in filters. At most 200 characters.
 */
fieldPath?: string, };

export type AggregationType = "VALUE" | "RANGE" | "SCALAR" | "DATE_HISTOGRAM" | "NESTED" | (string & {});

export type CatalogSearch = { 
/**
 * Which page. One of a choice.
 */
cursorPaging?: CursorPaging, 
/**
 * Condition, in the filter language of queries.
 */
filter?: JsonValue, 
/**
 * Order of the answer. At most 10.
 */
sort?: Array<Sorting>, 
/**
 * What to count. At most 10.
 */
aggregations?: Array<Aggregation>, 
/**
 * What to find, in what order, which page, and what to count.
 */
search?: SearchDetails, 
/**
 * Time zone of dates, such as `Europe/Berlin`. At most 50 characters.
 */
timeZone?: string, };

export type CursorPaging = { 
/**
 * How many a page has. At most 100.
 */
limit?: number, 
/**
 * The cursor of an answer; filter and order are those that it came from. At most 16000 characters.
 */
cursor?: string, };

export type CursorPagingMetadata = { 
/**
 * How many this page has.
 */
count?: number, 
/**
 * Where the pages beside this one are.
 */
cursors?: Cursors, 
/**
 * Whether there is a page after.
 */
hasNext?: boolean, 
/**
 * How many there are in all, where that was counted.
 */
total?: number, };

export type CursorQuery = { 
/**
 * Which page. One of a choice.
 */
cursorPaging?: CursorPaging, 
/**
 * Condition, in the filter language of queries.
 */
filter?: JsonValue, 
/**
 * Order of the answer. At most 10.
 */
sort?: Array<Sorting>, };

export type Cursors = { 
/**
 * The page after. At most 16000 characters.
 */
next?: string, 
/**
 * The page before. At most 16000 characters.
 */
prev?: string, };

export type DateHistogramAggregation = { 
/**
 * How many units between payments.
 */
interval?: HistogramInterval, };

export type DateHistogramResult = { 
/**
 * The value. At most 100 characters.
 */
value?: string, 
/**
 * How many this page has.
 */
count?: number, };

export type DateHistogramResults = { 
/**
 * The results. At most 200.
 */
results?: Array<DateHistogramResult>, };

export type GroupByValueResults = { 
/**
 * The results. At most 1000.
 */
results?: Array<GroupedValueResult>, };

export type GroupedValueResult = { 
/**
 * The value. At most 1000 characters.
 */
value?: string, 
/**
 * What was counted within it.
 */
nestedResults?: NestedAggregationResults, };

export type HistogramInterval = "YEAR" | "MONTH" | "WEEK" | "DAY" | "HOUR" | "MINUTE" | "SECOND" | (string & {});

export type IncludeMissingValues = { 
/**
 * What stands for a missing value. At most 20 characters.
 */
addToBucket?: string, };

export type MissingValues = "EXCLUDE" | "INCLUDE" | (string & {});

export type NestedAggregation = { 
/**
 * What to count within each other. At most 3.
 */
nestedAggregations?: Array<NestedAggregationItem>, };

export type NestedAggregationItem = { 
/**
 * The value. One of a choice.
 */
value?: ValueAggregation, 
/**
 * Counts by range. One of a choice.
 */
range?: RangeAggregation, 
/**
 * One number. One of a choice.
 */
scalar?: ScalarAggregation, 
/**
 * Counts by date. One of a choice.
 */
dateHistogram?: DateHistogramAggregation, 
/**
 * Name shown to people. At most 100 characters.
 */
name?: string, 
/**
 * Which kind it is.
 */
type?: NestedAggregationType, 
/**
 * The field that is counted, as in filters. At most 200 characters.
 */
fieldPath?: string, };

export type NestedAggregationResults = { 
/**
 * Counts by value. One of a choice.
 */
values?: ValueResults, 
/**
 * Counts by range. One of a choice.
 */
ranges?: RangeResults, 
/**
 * One number. One of a choice.
 */
scalar?: ScalarResult, 
/**
 * Name shown to people. At most 100 characters.
 */
name?: string, 
/**
 * Which kind it is.
 */
type?: AggregationType, 
/**
 * The field that is counted, as in filters. At most 200 characters.
 */
fieldPath?: string, };

export type NestedAggregationType = "VALUE" | "RANGE" | "SCALAR" | "DATE_HISTOGRAM" | (string & {});

export type NestedRange = { 
/**
 * From this on.
 */
from?: number, 
/**
 * Up to this, not counted itself.
 */
to?: number, 
/**
 * How many this page has.
 */
count?: number, };

export type NestedResult = { 
/**
 * The results.
 */
results?: { [key in string]: NestedResultValue }, };

export type NestedResultValue = { 
/**
 * The value. One of a choice.
 */
value?: NestedValue, 
/**
 * Counts by range. One of a choice.
 */
range?: NestedRange, 
/**
 * One number. One of a choice.
 */
scalar?: NestedScalar, 
/**
 * Counts by date. One of a choice.
 */
dateHistogram?: NestedValue, };

export type NestedResults = { 
/**
 * The results. At most 1000.
 */
results?: Array<NestedResult>, };

export type NestedScalar = { 
/**
 * The value.
 */
value?: number, };

export type NestedValue = { 
/**
 * The value. At most 1000 characters.
 */
value?: string, 
/**
 * How many this page has.
 */
count?: number, };

export type RangeAggregation = { 
/**
 * The ranges. At most 50.
 */
buckets?: Array<RangeBucket>, };

export type RangeBucket = { 
/**
 * From this on.
 */
from?: number, 
/**
 * Up to this, not counted itself.
 */
to?: number, };

export type RangeResult = { 
/**
 * From this on.
 */
from?: number, 
/**
 * Up to this, not counted itself.
 */
to?: number, 
/**
 * How many this page has.
 */
count?: number, };

export type RangeResults = { 
/**
 * The results. At most 50.
 */
results?: Array<RangeResult>, };

export type ScalarAggregation = { 
/**
 * Which kind it is.
 */
type?: ScalarType, };

export type ScalarResult = { 
/**
 * Which kind it is.
 */
type?: ScalarType, 
/**
 * The value.
 */
value?: number, };

export type ScalarType = "COUNT_DISTINCT" | "MIN" | "MAX" | (string & {});

export type SearchDetails = { 
/**
 * Whether all words must be found or any.
 */
mode?: SearchMode, 
/**
 * What to look for. At most 100 characters.
 */
expression?: string, 
/**
 * The fields to look in; all when absent. At most 200 characters, at most 20.
 */
fields?: Array<string>, 
/**
 * Whether words may be misspelt.
 */
fuzzy?: boolean, };

export type SearchMode = "OR" | "AND" | (string & {});

export type SortOrder = "ASC" | "DESC" | (string & {});

export type Sorting = { 
/**
 * Name of the field. At most 512 characters.
 */
fieldName?: string, 
/**
 * Which way.
 */
order?: SortOrder, 
/**
 * For sorting by distance: where from.
 */
origin?: AddressLocation, };

export type ValueAggregation = { 
/**
 * What stands for a missing value. One of a choice.
 */
includeOptions?: IncludeMissingValues, 
/**
 * Whether by count or by value.
 */
sortType?: ValueSortType, 
/**
 * Which way.
 */
sortDirection?: ValueSortDirection, 
/**
 * How many at most.
 */
limit?: number, 
/**
 * Whether missing values count.
 */
missingValues?: MissingValues, };

export type ValueResult = { 
/**
 * The value. At most 100 characters.
 */
value?: string, 
/**
 * How many this page has.
 */
count?: number, };

export type ValueResults = { 
/**
 * The results. At most 250.
 */
results?: Array<ValueResult>, };

export type ValueSortDirection = "DESC" | "ASC" | (string & {});

export type ValueSortType = "COUNT" | "VALUE" | (string & {});
