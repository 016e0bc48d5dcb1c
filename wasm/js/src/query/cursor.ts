/** The builder of queries whose pages are turned by cursor (contract: "Query builder"). */

import type { CallOptions } from "../call.js";
import { ConditionBuilder, type Conditions, type Filter } from "./conditions.js";

/** A query as the platform reads it. */
export interface CursorQueryObject {
  filter?: Filter;
  sort?: readonly { fieldName?: string; order?: "ASC" | "DESC" }[];
  cursorPaging?: { cursor?: string; limit?: number };
}

/** One page of results. */
export interface CursorQueryResult<T> {
  readonly items: T[];
  readonly length: number;
  readonly pageSize: number;
  readonly cursors: { readonly next: string | null; readonly prev: string | null };
  readonly query: CursorQueryBuilder<T>;
  hasNext(): boolean;
  hasPrev(): boolean;
  next(options?: CallOptions): Promise<CursorQueryResult<T>>;
  prev(options?: CallOptions): Promise<CursorQueryResult<T>>;
}

/** One page as a module's call gives it. */
export interface FoundCursorPage<T> {
  items: T[];
  metadata: { cursors?: { next?: string; prev?: string } } | undefined;
}

/** Makes the call of a query. */
export type FindByCursor<T> = (query: CursorQueryObject, options?: CallOptions) => Promise<FoundCursorPage<T>>;

interface Place {
  readonly limit: number;
  readonly cursor?: string;
}

export class CursorQueryBuilder<T> extends ConditionBuilder<CursorQueryBuilder<T>> {
  readonly #find: FindByCursor<T>;
  readonly #place: Place;

  constructor(find: FindByCursor<T>, conditions: Conditions = { filter: {}, sort: [] }, place: Place = { limit: 50 }) {
    super(conditions);
    this.#find = find;
    this.#place = place;
  }

  protected override rebuilt(conditions: Conditions): CursorQueryBuilder<T> {
    return new CursorQueryBuilder(this.#find, conditions, this.#place);
  }

  limit(limit: number): CursorQueryBuilder<T> {
    return new CursorQueryBuilder(this.#find, this.conditions, { ...this.#place, limit });
  }
  /** Goes on where a page ended; the cursor stands for filter and order. */
  skipTo(cursor: string): CursorQueryBuilder<T> {
    return new CursorQueryBuilder(this.#find, this.conditions, { ...this.#place, cursor });
  }

  /** Asks for the page. */
  async find(options?: CallOptions): Promise<CursorQueryResult<T>> {
    const { filter, sort } = this.conditions;
    const query: CursorQueryObject = { cursorPaging: this.#place };
    if (this.#place.cursor === undefined) {
      query.filter = filter;
      if (sort.length > 0) {
        query.sort = sort;
      }
    }
    return this.#page(await this.#find(query, options));
  }

  /**
   * Every result, page after page. An empty page is no end while there is a cursor after it; a cursor that was there
   * before is.
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    const seen = new Set([this.#place.cursor]);
    let page = await this.find();
    for (;;) {
      yield* page.items;
      const next = page.cursors.next;
      if (next === null || seen.has(next)) {
        return;
      }
      seen.add(next);
      page = await page.query.skipTo(next).find();
    }
  }

  #page({ items, metadata }: FoundCursorPage<T>): CursorQueryResult<T> {
    // An empty text is no cursor either.
    const next = metadata?.cursors?.next || null;
    const prev = metadata?.cursors?.prev || null;
    const turn = (cursor: string | null, which: string, options?: CallOptions): Promise<CursorQueryResult<T>> =>
      cursor === null ? Promise.reject(new Error(`No ${which} page to fetch`)) : this.skipTo(cursor).find(options);
    return {
      items,
      length: items.length,
      pageSize: this.#place.limit,
      cursors: { next, prev },
      query: this,
      hasNext: () => next !== null,
      hasPrev: () => prev !== null,
      next: (options) => turn(next, "next", options),
      prev: (options) => turn(prev, "previous", options),
    };
  }
}
