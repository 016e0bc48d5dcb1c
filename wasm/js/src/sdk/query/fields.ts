/** The filter and sort fields of queries. */

/** A call's field names, by allowed use. */
export interface Fields {
  /** Filters with every operator that suits the type of the field. */
  every: string;
  /** Filters with `eq`, `ne`, `in` and `nin` only. */
  equality: string;
  /** Filters with `hasAll` and `hasSome` only. */
  list: string;
  sort: string;
  search: string;
  aggregation: string;
}

/** Checks the type of the fields. */
export type Nameable<Of extends Fields> = Of;
