/** The query builder with offset paging (contract: "Query builder"). */

import type { Maker } from "../binder.js";
import type { CallOptions } from "../call.js";
import { itemsOf, type Queried, queryFunction } from "../query-functions.js";
import { ConditionBuilder, type Conditions, type Filter } from "./conditions.js";
import type { Fields } from "./fields.js";

/** A query in the platform's format. */
export interface QueryObject {
  filter?: Filter;
  sort?: readonly { fieldName?: string; order?: "ASC" | "DESC" }[];
  paging?: { offset?: number; limit?: number };
}

/** One page of results. */
export interface QueryResult<T, Of extends Fields = Fields> {
  /** The entries of this page. */
  readonly items: T[];
  /** The number of entries on this page. */
  readonly length: number;
  /** The page size. */
  readonly pageSize: number;
  /** Counted from 0. */
  readonly currentPage: number | undefined;
  readonly totalPages: number | undefined;
  /** The total number; `undefined` if there are too many to count. */
  readonly totalCount: number | undefined;
  readonly query: QueryBuilder<T, Of>;
  /** Whether there is a next page. */
  hasNext(): boolean;
  /** Whether there is a previous page. */
  hasPrev(): boolean;
  /** Requests the next page. */
  next(options?: CallOptions): Promise<QueryResult<T, Of>>;
  /** Requests the previous page. */
  prev(options?: CallOptions): Promise<QueryResult<T, Of>>;
}

/** One page of a module's call. */
export interface FoundPage<T> {
  items: T[];
  total: number | undefined;
}

/** Makes a query's call. */
export type Find<T> = (query: QueryObject, options?: CallOptions) => Promise<FoundPage<T>>;

interface Place {
  readonly offset: number;
  readonly limit: number;
}

/** A query with offset paging: each method returns a new query, and `find` requests a page. */
export class QueryBuilder<T, Of extends Fields = Fields> extends ConditionBuilder<QueryBuilder<T, Of>, Of> {
  readonly #find: Find<T>;
  readonly #paging: Place;
  readonly #key: string | undefined;

  /** `key` is an ascending field, for reading a list beyond the largest offset. */
  constructor(
    find: Find<T>,
    conditions: Conditions = { filter: {}, sort: [] },
    place: Place = { offset: 0, limit: 50 },
    key?: string,
  ) {
    super(conditions);
    this.#find = find;
    this.#paging = place;
    this.#key = key;
  }

  /** The number of skipped entries. */
  get offset(): number {
    return this.#paging.offset;
  }

  protected override rebuilt(conditions: Conditions): QueryBuilder<T, Of> {
    return new QueryBuilder(this.#find, conditions, this.#paging, this.#key);
  }

  /** Skips the first entries. */
  skip(offset: number): QueryBuilder<T, Of> {
    return new QueryBuilder(this.#find, this.conditions, { ...this.#paging, offset }, this.#key);
  }
  /** Sets the page size; 50 when absent. */
  limit(limit: number): QueryBuilder<T, Of> {
    return new QueryBuilder(this.#find, this.conditions, { ...this.#paging, limit }, this.#key);
  }

  /** Requests the page. */
  async find(options?: CallOptions): Promise<QueryResult<T, Of>> {
    const { filter, sort } = this.conditions;
    const query: QueryObject = { filter, paging: this.#paging };
    if (sort.length > 0) query.sort = sort;
    return this.#page(await this.#find(query, options));
  }

  /** All results, page by page: see `all`. */
  [Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    return this.all();
  }

  /**
   * All results, page by page, even if the platform does not count them.
   *
   * @param options settings of each page's call, such as the signal that ends the list
   */
  async *all(options?: CallOptions): AsyncGenerator<T, void, undefined> {
    const { limit, offset } = this.#paging;
    // Keeps the program's sort; only an unsorted list is read by its key.
    const key = offset === 0 && this.conditions.sort.length === 0 ? this.#key : undefined;
    const list = key === undefined ? this : this.ascending(key);
    let page = await list.find(options);
    let walked: unknown;
    for (let next = offset + limit; ; next += limit) {
      yield* page.items;
      const end = page.query.#paging.offset + limit;
      const more = page.totalCount === undefined ? page.items.length > 0 : end < page.totalCount;
      if (!more || limit <= 0) return;
      const last = key && (page.items.at(-1) as Record<string, unknown> | undefined)?.[key];
      if (last !== undefined && last === walked) {
        // A platform that ignores the key condition returns the same page again.
        return;
      }
      walked = last;
      page = await (key === undefined || last === undefined ? list.skip(next) : list.gt(key, last)).find(options);
    }
  }

  #page({ items, total }: FoundPage<T>): QueryResult<T, Of> {
    const { offset, limit } = this.#paging;
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
        // Without a total count, only the next request shows whether there is another page.
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

/** A query function with offset paging. */
export type OffsetQueried<Item, Page, Of extends Fields = Fields, Options = undefined, IsNeeded = false> = Queried<
  QueryObject,
  QueryBuilder<Item, Of>,
  Page,
  Options,
  IsNeeded
>;

/**
 * Makes a query function with offset paging. After a comma, the signature names the key field for reading all results.
 */
export const byOffset: Maker = /* @__PURE__ */ queryFunction(
  (requestPage, options, name, key) =>
    new QueryBuilder(
      async (query, callOptions) => {
        const page = await requestPage(query, options, callOptions);
        const { metadata } = page ?? {};
        // `tooManyToCount` means that the total is unusable.
        return { items: itemsOf(page, name), total: metadata?.tooManyToCount ? undefined : metadata?.total };
      },
      undefined,
      undefined,
      key,
    ),
);
