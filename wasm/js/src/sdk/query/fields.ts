/** The fields by which the entities of a query can be filtered and sorted. */

/** The fields that the builders of a call may name, by what they may be named for. */
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

/** Holds the fields of a call to their form. */
export type Nameable<Of extends Fields> = Of;
