/** The newer builders of queries and searches. They are mutable, and build plain objects with wire names. */

import { wireName } from "../convert/names.js";
import type { Filter as Conditions } from "./conditions.js";
import type { Fields } from "./fields.js";

export type { Fields };

/** A finished filter. */
export interface BuiltFilter {
  readonly filter: Conditions;
}

/** A filter's operators, with their arguments. */
interface Operators {
  eq: [value: unknown];
  ne: [value: unknown];
  gt: [value: unknown];
  gte: [value: unknown];
  lt: [value: unknown];
  lte: [value: unknown];
  startsWith: [value: unknown];
  endsWith: [value: unknown];
  contains: [value: unknown];
  in: [value: unknown];
  nin: [value: unknown];
  hasSome: [value: unknown];
  hasAll: [value: unknown];
  exists: [exists?: boolean];
  isEmpty: [isEmpty?: boolean];
  isNotEmpty: [];
}

/** A filter on one field; each supported operator returns a filter. */
export type FieldFilter<Operator extends keyof Operators = keyof Operators> = BuiltFilter & {
  readonly [Name in Operator]: (...args: Operators[Name]) => FieldFilter<Operator>;
};

/** The operators of a field. */
type OperatorsOf<Of extends Fields, Name extends string> = Name extends Of["every"]
  ? keyof Operators
  : Name extends Of["equality"]
    ? "eq" | "ne" | "in" | "nin"
    : "hasAll" | "hasSome";

/** Starts a filter on a field; `and`, `or` and `not` combine filters. */
export interface FilterOf<Of extends Fields> {
  <Name extends Of["every"] | Of["equality"] | Of["list"]>(field: Name): FieldFilter<OperatorsOf<Of, Name>>;
  readonly and: (...filters: readonly BuiltFilter[]) => BuiltFilter;
  readonly or: (...filters: readonly BuiltFilter[]) => BuiltFilter;
  readonly not: (filter: BuiltFilter) => BuiltFilter;
}

const OPERATORS = ["eq", "ne", "gt", "gte", "lt", "lte", "startsWith", "endsWith", "contains", "in", "nin"] as const;
const LIST_OPERATORS = ["hasSome", "hasAll"] as const;

function fieldFilter(field: string, operators?: Conditions): FieldFilter {
  const on = (operator: string, value: unknown): FieldFilter =>
    fieldFilter(field, { ...operators, [`$${operator}`]: value });
  const plain = [...OPERATORS, ...LIST_OPERATORS].map((operator) => [
    operator,
    (value: unknown) => on(operator, value),
  ]);
  return {
    filter: operators ? { [field]: operators } : {},
    ...(Object.fromEntries(plain) as Pick<FieldFilter, (typeof OPERATORS | typeof LIST_OPERATORS)[number]>),
    exists: (exists = true) => on("exists", exists),
    isEmpty: (isEmpty = true) => on("isEmpty", isEmpty),
    isNotEmpty: () => on("ne", null),
  };
}

const joined =
  (operator: "$and" | "$or") =>
  (...filters: readonly BuiltFilter[]): BuiltFilter => ({
    filter: { [operator]: filters.map(({ filter }) => filter) },
  });

const Filter = /* @__PURE__ */ Object.assign((field: string) => fieldFilter(wireName(field)), {
  and: /* @__PURE__ */ joined("$and"),
  or: /* @__PURE__ */ joined("$or"),
  not: ({ filter }: BuiltFilter): BuiltFilter => ({ filter: { $not: filter } }),
}) as FilterOf<Fields>;

/** A sort by one field. */
export interface BuiltSort {
  readonly sort: { readonly fieldName: string; readonly order: "ASC" | "DESC" };
}

/** Starts a sort by a field. */
export type SortOf<Of extends Fields> = (field: Of["sort"]) => { asc: () => BuiltSort; desc: () => BuiltSort };

const Sort: SortOf<Fields> = (field) => {
  const by = (order: "ASC" | "DESC") => (): BuiltSort => ({ sort: { fieldName: wireName(field), order } });
  return { asc: by("ASC"), desc: by("DESC") };
};

/** Offset paging. */
export interface OffsetPaging {
  limit?: number;
  offset?: number;
}

/** Cursor paging. */
export interface CursorPaging {
  limit?: number;
  cursor?: string;
}

/** A built query. The paging is under the key of the call's wire type. */
interface Built<Paging> {
  filter?: Conditions;
  sort?: BuiltSort["sort"][];
  paging?: Paging & OffsetPaging;
  cursorPaging?: Paging & CursorPaging;
}

export interface BuiltQuery<Paging> extends Built<Paging> {
  fields?: string[];
}

export interface BuiltSearch<Paging> extends Built<Paging> {
  search?: BuiltSearchParams["search"];
  aggregations?: BuiltAggregation["aggregation"][];
  timeZone?: string;
}

/** A query builder; each method changes and returns it. */
export interface UtilsQueryBuilder<Paging> {
  withFilter: (filter: BuiltFilter) => this;
  withFields: (...fields: string[]) => this;
  withSorting: (...sorts: BuiltSort[]) => this;
  withPaging: (paging: Paging) => this;
  build: () => BuiltQuery<Paging>;
}

/** A search builder; each method changes and returns it. */
export interface UtilsSearchBuilder<Paging> {
  withFilter: (filter: BuiltFilter) => this;
  withSearchClause: (params: BuiltSearchParams) => this;
  withSorting: (...sorts: BuiltSort[]) => this;
  withAggregation: (...aggregations: BuiltAggregation[]) => this;
  withPaging: (paging: Paging) => this;
  withTimeZone: (timeZone: string) => this;
  build: () => BuiltSearch<Paging>;
}

const builder =
  <Paging>(paging: "paging" | "cursorPaging") =>
  (): UtilsQueryBuilder<Paging> & UtilsSearchBuilder<Paging> => {
    let built: Record<string, unknown> = {};
    const set = (key: string, value: unknown) => {
      built = { ...built, [key]: value };
      return self;
    };
    const self: UtilsQueryBuilder<Paging> & UtilsSearchBuilder<Paging> = {
      withFilter: ({ filter }) => set("filter", filter),
      withFields: (...fields) => set("fields", fields.map(wireName)),
      withSearchClause: ({ search }) => set("search", search),
      withSorting: (...sorts) =>
        set(
          "sort",
          sorts.map(({ sort }) => sort),
        ),
      withAggregation: (...aggregations) =>
        set(
          "aggregations",
          aggregations.map(({ aggregation }) => aggregation),
        ),
      withPaging: (page) => set(paging, page),
      withTimeZone: (timeZone) => set("timeZone", timeZone),
      build: () => built,
    };
    return self;
  };

/** The text of a search. */
export interface BuiltSearchParams {
  readonly search: { expression?: string; mode?: "AND" | "OR"; fields?: string[]; fuzzy?: boolean };
}

export interface SearchParams<Field extends string = string> extends BuiltSearchParams {
  expression: (expression: string) => SearchParams<Field>;
  mode: (mode: "AND" | "OR") => SearchParams<Field>;
  fields: (fields: readonly Field[]) => SearchParams<Field>;
  fuzzy: (isFuzzy?: boolean) => SearchParams<Field>;
}

function searchParams(search: BuiltSearchParams["search"]): SearchParams {
  const on = (more: BuiltSearchParams["search"]): SearchParams => searchParams({ ...search, ...more });
  return {
    search,
    expression: (expression) => on({ expression }),
    mode: (mode) => on({ mode }),
    fields: (fields) => on({ fields: fields.map(wireName) }),
    fuzzy: (fuzzy = true) => on({ fuzzy }),
  };
}

const SearchParams = (expression?: string): SearchParams =>
  searchParams(expression === undefined ? {} : { expression });

type AggregationType = "VALUE" | "RANGE" | "SCALAR" | "DATE_HISTOGRAM" | "NESTED";

type NestedItem = Omit<BuiltAggregation["aggregation"], "nested">;

/** A built aggregation. */
export interface BuiltAggregation {
  readonly aggregation: {
    name?: string;
    fieldPath?: string;
    type?: AggregationType;
    value?: Record<string, unknown>;
    range?: { buckets?: { from?: number; to?: number }[] };
    scalar?: { type?: string };
    dateHistogram?: { interval?: string };
    nested?: { nestedAggregations?: NestedItem[] };
  };
}

export interface ValueAggregation extends BuiltAggregation {
  sortBy: (type: "COUNT" | "VALUE", direction: "ASC" | "DESC") => ValueAggregation;
  limit: (limit: number) => ValueAggregation;
  excludeMissingValues: () => ValueAggregation;
  includeMissingValues: () => ValueAggregation;
  includeValues: (addToBucket: string) => ValueAggregation;
}

export interface RangeAggregation extends BuiltAggregation {
  withBuckets: (...buckets: { from?: number; to?: number }[]) => RangeAggregation;
}

export interface DateHistogramAggregation extends BuiltAggregation {
  interval: (interval: string) => DateHistogramAggregation;
}

export interface ScalarAggregation extends BuiltAggregation {
  type: (type: string) => ScalarAggregation;
}

export interface NestedAggregation extends BuiltAggregation {
  addNestedAggregation: (aggregation: BuiltAggregation) => NestedAggregation;
}

export interface Aggregation<Field extends string = string> extends BuiltAggregation {
  ofType: (type: AggregationType) => Aggregation<Field>;
  onField: (field: Field) => Aggregation<Field>;
  asValueAggregation: () => ValueAggregation;
  asRangeAggregation: () => RangeAggregation;
  asDateHistogramAggregation: () => DateHistogramAggregation;
  asScalarAggregation: () => ScalarAggregation;
  asNestedAggregation: () => NestedAggregation;
}

type Common = BuiltAggregation["aggregation"];

function aggregation(common: Common): Aggregation {
  const on = (more: Common): Aggregation => aggregation({ ...common, ...more });
  return {
    aggregation: common,
    ofType: (type) => on({ type }),
    onField: (field) => on({ fieldPath: wireName(field) }),
    asValueAggregation: () => valueAggregation({ ...common, type: "VALUE" }, {}),
    asRangeAggregation: () => rangeAggregation({ ...common, type: "RANGE", range: { buckets: [] } }),
    asDateHistogramAggregation: () => histogram({ ...common, type: "DATE_HISTOGRAM", dateHistogram: {} }),
    asScalarAggregation: () => scalarAggregation({ ...common, type: "SCALAR", scalar: {} }),
    asNestedAggregation: () => nestedAggregation({ ...common, type: "NESTED" }, []),
  };
}

function valueAggregation(common: Common, value: Record<string, unknown>): ValueAggregation {
  const on = (more: Record<string, unknown>): ValueAggregation => valueAggregation(common, { ...value, ...more });
  return {
    aggregation: { ...common, value },
    sortBy: (sortType, sortDirection) => on({ sortType, sortDirection }),
    limit: (limit) => on({ limit }),
    excludeMissingValues: () => on({ missingValues: "EXCLUDE" }),
    includeMissingValues: () => on({ missingValues: "INCLUDE" }),
    includeValues: (addToBucket) => on({ includeOptions: { addToBucket } }),
  };
}

const rangeAggregation = (common: Common): RangeAggregation => ({
  aggregation: common,
  withBuckets: (...buckets) => rangeAggregation({ ...common, range: { buckets } }),
});

const histogram = (common: Common): DateHistogramAggregation => ({
  aggregation: common,
  interval: (interval) => histogram({ ...common, dateHistogram: { interval } }),
});

const scalarAggregation = (common: Common): ScalarAggregation => ({
  aggregation: common,
  type: (type) => scalarAggregation({ ...common, scalar: { type } }),
});

const nestedAggregation = (common: Common, nested: readonly NestedItem[]): NestedAggregation => ({
  aggregation: { ...common, nested: { nestedAggregations: [...nested] } },
  addNestedAggregation: ({ aggregation }) => nestedAggregation(common, [...nested, aggregation]),
});

const Aggregation = (name?: string): Aggregation => aggregation(name === undefined ? {} : { name });

/** A call's query builders, with the call's fields. */
export type QueryUtils<Of extends Fields, Paging> = {
  readonly QueryBuilder: () => UtilsQueryBuilder<Paging>;
  readonly Filter: FilterOf<Of>;
  readonly Sort: SortOf<Of>;
};

/** A call's search builders, with the call's fields. */
export type SearchUtils<Of extends Fields> = {
  readonly SearchBuilder: () => UtilsSearchBuilder<CursorPaging>;
  readonly Filter: FilterOf<Of>;
  readonly Sort: SortOf<Of>;
  readonly SearchParams: (expression?: string) => SearchParams<Of["search"]>;
  readonly Aggregation: (name?: string) => Aggregation<Of["aggregation"]>;
};

/** Query builders with offset paging. */
export const offsetQuery: QueryUtils<Fields, OffsetPaging> = {
  QueryBuilder: /* @__PURE__ */ builder<OffsetPaging>("paging"),
  Filter,
  Sort,
};

/** Query builders with cursor paging. `withPaging` writes `cursorPaging`, the key in these calls. */
export const cursorQuery: QueryUtils<Fields, CursorPaging> = {
  QueryBuilder: /* @__PURE__ */ builder<CursorPaging>("cursorPaging"),
  Filter,
  Sort,
};

/** Search builders. */
export const cursorSearch: SearchUtils<Fields> = {
  SearchBuilder: /* @__PURE__ */ builder<CursorPaging>("cursorPaging"),
  Filter,
  Sort,
  SearchParams,
  Aggregation,
};
