/** The builder of queries whose pages are counted (contract: "Query builder"). */

import type { CallOptions } from "../call.js";
import { ConditionBuilder, type Conditions, type Filter } from "./conditions.js";
import type { Fields } from "./fields.js";

/** A query as the platform reads it. */
export interface QueryObject {
  filter?: Filter;
  sort?: readonly { fieldName?: string; order?: "ASC" | "DESC" }[];
  paging?: { offset?: number; limit?: number };
}

/** One page of results. */
export interface QueryResult<T, Of extends Fields = Fields> {
  /** The entries of this page. */
  readonly items: T[];
  /** The number of entries of this page. */
  readonly length: number;
  /** The number of entries that a page has at most. */
  readonly pageSize: number;
  /** Counted from 0. */
  readonly currentPage: number | undefined;
  readonly totalPages: number | undefined;
  /** How many there are in all; `undefined` when they are too many to count. */
  readonly totalCount: number | undefined;
  readonly query: QueryBuilder<T, Of>;
  /** Whether there is a next page. */
  hasNext(): boolean;
  /** Whether there is a previous page. */
  hasPrev(): boolean;
  /** Asks for the next page. */
  next(options?: CallOptions): Promise<QueryResult<T, Of>>;
  /** Asks for the previous page. */
  prev(options?: CallOptions): Promise<QueryResult<T, Of>>;
}

/** One page as a module's call gives it. */
export interface FoundPage<T> {
  items: T[];
  total: number | undefined;
}

/** Makes the call of a query. */
export type Find<T> = (query: QueryObject, options?: CallOptions) => Promise<FoundPage<T>>;

interface Place {
  readonly offset: number;
  readonly limit: number;
}

export class QueryBuilder<T, Of extends Fields = Fields> extends ConditionBuilder<QueryBuilder<T, Of>, Of> {
  readonly #find: Find<T>;
  readonly #place: Place;
  readonly #key: string | undefined;

  /** `key` is a field that grows from one entry to the next, by which a list is walked where offsets end. */
  constructor(
    find: Find<T>,
    conditions: Conditions = { filter: {}, sort: [] },
    place: Place = { offset: 0, limit: 50 },
    key?: string,
  ) {
    super(conditions);
    this.#find = find;
    this.#place = place;
    this.#key = key;
  }

  /** How many entries are passed over. */
  get offset(): number {
    return this.#place.offset;
  }

  protected override rebuilt(conditions: Conditions): QueryBuilder<T, Of> {
    return new QueryBuilder(this.#find, conditions, this.#place, this.#key);
  }

  /** Passes over the first entries. */
  skip(offset: number): QueryBuilder<T, Of> {
    return new QueryBuilder(this.#find, this.conditions, { ...this.#place, offset }, this.#key);
  }
  /** Sets the number of entries of a page; 50 unless set. */
  limit(limit: number): QueryBuilder<T, Of> {
    return new QueryBuilder(this.#find, this.conditions, { ...this.#place, limit }, this.#key);
  }

  /** Asks for the page. */
  async find(options?: CallOptions): Promise<QueryResult<T, Of>> {
    const { filter, sort } = this.conditions;
    const query: QueryObject = { filter, paging: this.#place };
    if (sort.length > 0) {
      query.sort = sort;
    }
    return this.#page(await this.#find(query, options));
  }

  /** Every result, page after page. A count that the platform does not give is no end. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    const { limit, offset } = this.#place;
    // An order of the program's own is kept; only a list without one is walked by its key.
    const key = offset === 0 && this.conditions.sort.length === 0 ? this.#key : undefined;
    const list = key === undefined ? this : this.ascending(key);
    let page = await list.find();
    let walked: unknown;
    for (let next = offset + limit; ; next += limit) {
      yield* page.items;
      const end = page.query.#place.offset + limit;
      const more = page.totalCount === undefined ? page.items.length > 0 : end < page.totalCount;
      if (!more || limit <= 0) {
        return;
      }
      const last = key && (page.items.at(-1) as Record<string, unknown> | undefined)?.[key];
      if (last !== undefined && last === walked) {
        // A platform that does not look at the key gives the same page again.
        return;
      }
      walked = last;
      page = await (key === undefined || last === undefined ? list.skip(next) : list.gt(key, last)).find();
    }
  }

  #page({ items, total }: FoundPage<T>): QueryResult<T, Of> {
    const { offset, limit } = this.#place;
    const currentPage = limit > 0 ? Math.floor(offset / limit) : 0;
    const totalPages = total === undefined || limit <= 0 ? undefined : Math.ceil(total / limit);
    const hasNext = (): boolean => totalPages !== undefined && currentPage < totalPages - 1;
    const hasPrev = (): boolean => currentPage > 0;
    return {
      items,
      length: items.length,
      pageSize: limit,
      currentPage,
      totalPages,
      totalCount: total,
      query: this,
      hasNext,
      hasPrev,
      next: (options) => {
        // When the platform does not count, whether there is more is found out by asking.
        if (!hasNext() && (total !== undefined || items.length === 0)) {
          return Promise.reject(new Error("No next page to fetch"));
        }
        return this.skip(offset + limit).find(options);
      },
      prev: (options) =>
        hasPrev()
          ? this.skip(Math.max(0, offset - limit)).find(options)
          : Promise.reject(new Error("No previous page to fetch")),
    };
  }
}
