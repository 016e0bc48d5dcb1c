/** The query builder with cursor paging (contract: "Query builder"). */

import type { Maker } from "../binder.js";
import type { CallOptions } from "../call.js";
import { itemsOf, type Queried, queryFunction } from "../query-functions.js";
import { ConditionBuilder, type Conditions, type Filter } from "./conditions.js";
import type { Fields } from "./fields.js";

/** A query in the platform's format. */
export interface CursorQueryObject {
  filter?: Filter;
  sort?: readonly { fieldName?: string; order?: "ASC" | "DESC" }[];
  cursorPaging?: { cursor?: string; limit?: number };
}

/** One page of results. */
export interface CursorQueryResult<T, Of extends Fields = Fields> {
  /** The entries of this page. */
  readonly items: T[];
  /** The number of entries on this page. */
  readonly length: number;
  /** The page size. */
  readonly pageSize: number;
  readonly cursors: { readonly next: string | null; readonly prev: string | null };
  readonly query: CursorQueryBuilder<T, Of>;
  /** Whether there is a next page. */
  hasNext(): boolean;
  /** Whether there is a previous page. */
  hasPrev(): boolean;
  /** Requests the next page. */
  next(options?: CallOptions): Promise<CursorQueryResult<T, Of>>;
  /** Requests the previous page. */
  prev(options?: CallOptions): Promise<CursorQueryResult<T, Of>>;
}

/** One page of a module's call. */
export interface FoundCursorPage<T> {
  items: T[];
  metadata: { cursors?: { next?: string; prev?: string } } | undefined;
}

/** Makes a query's call. */
export type FindByCursor<T> = (query: CursorQueryObject, options?: CallOptions) => Promise<FoundCursorPage<T>>;

interface Place {
  readonly limit: number;
  readonly cursor?: string;
}

/** A query with cursor paging: each method returns a new query, and `find` requests a page. */
export class CursorQueryBuilder<T, Of extends Fields = Fields> extends ConditionBuilder<CursorQueryBuilder<T, Of>, Of> {
  readonly #find: FindByCursor<T>;
  readonly #paging: Place;

  constructor(find: FindByCursor<T>, conditions: Conditions = { filter: {}, sort: [] }, place: Place = { limit: 50 }) {
    super(conditions);
    this.#find = find;
    this.#paging = place;
  }

  protected override rebuilt(conditions: Conditions): CursorQueryBuilder<T, Of> {
    return new CursorQueryBuilder(this.#find, conditions, this.#paging);
  }

  /** Sets the page size; 50 when absent. */
  limit(limit: number): CursorQueryBuilder<T, Of> {
    return new CursorQueryBuilder(this.#find, this.conditions, { ...this.#paging, limit });
  }
  /** Continues at a cursor, which includes filter and sort. */
  skipTo(cursor: string): CursorQueryBuilder<T, Of> {
    return new CursorQueryBuilder(this.#find, this.conditions, { ...this.#paging, cursor });
  }

  /** Requests the page. */
  async find(options?: CallOptions): Promise<CursorQueryResult<T, Of>> {
    const { filter, sort } = this.conditions;
    const query: CursorQueryObject = { cursorPaging: this.#paging };
    if (this.#paging.cursor === undefined) {
      query.filter = filter;
      if (sort.length > 0) query.sort = sort;
    }
    return this.#page(await this.#find(query, options));
  }

  /** All results, page by page: see `all`. */
  [Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    return this.all();
  }

  /**
   * All results, page by page. An empty page with a next cursor continues; a repeated cursor ends the list.
   *
   * ```ts
   * for await (const product of client.productsV3.queryProducts().all({ signal })) { … }
   * ```
   *
   * @param options settings of each page's call, such as the signal that ends the list
   */
  async *all(options?: CallOptions): AsyncGenerator<T, void, undefined> {
    const seen = new Set([this.#paging.cursor]);
    let page = await this.find(options);
    for (;;) {
      yield* page.items;
      const next = page.cursors.next;
      if (next === null || seen.has(next)) return;
      seen.add(next);
      page = await page.query.skipTo(next).find(options);
    }
  }

  #page({ items, metadata }: FoundCursorPage<T>): CursorQueryResult<T, Of> {
    // An empty cursor counts as none.
    const next = metadata?.cursors?.next || null;
    const prev = metadata?.cursors?.prev || null;
    const turn = (cursor: string | null, which: string, options?: CallOptions): Promise<CursorQueryResult<T, Of>> =>
      cursor === null ? Promise.reject(new Error(`No ${which} page to fetch`)) : this.skipTo(cursor).find(options);
    return {
      items,
      length: items.length,
      pageSize: this.#paging.limit,
      cursors: { next, prev },
      query: this,
      hasNext: () => next !== null,
      hasPrev: () => prev !== null,
      next: (options) => turn(next, "next", options),
      prev: (options) => turn(prev, "previous", options),
    };
  }
}

/** A query function with cursor paging. */
export type CursorQueried<Item, Page, Of extends Fields = Fields, Options = undefined, IsNeeded = false> = Queried<
  CursorQueryObject,
  CursorQueryBuilder<Item, Of>,
  Page,
  Options,
  IsNeeded
>;

/** Makes a query function with cursor paging. `,!` in the signature marks a call that refuses an empty filter. */
export const byCursor: Maker = /* @__PURE__ */ queryFunction(
  (requestPage, options, name, mark) =>
    new CursorQueryBuilder(async ({ filter, ...query }, callOptions) => {
      const isSent = filter && !(mark && Object.keys(filter).length === 0);
      const page = await requestPage(isSent ? { ...query, filter } : query, options, callOptions);
      return { items: itemsOf(page, name), metadata: page?.pagingMetadata };
    }),
);
