/** The builder of queries whose pages are turned by cursor (contract: "Query builder"). */

import type { CallOptions } from "../call.js";
import { ConditionBuilder, type Conditions, type Filter } from "./conditions.js";
import type { Fields } from "./fields.js";

/** A query as the platform reads it. */
export interface CursorQueryObject {
  filter?: Filter;
  sort?: readonly { fieldName?: string; order?: "ASC" | "DESC" }[];
  cursorPaging?: { cursor?: string; limit?: number };
}

/** One page of results. */
export interface CursorQueryResult<T, Of extends Fields = Fields> {
  /** The entries of this page. */
  readonly items: T[];
  /** The number of entries of this page. */
  readonly length: number;
  /** The number of entries that a page has at most. */
  readonly pageSize: number;
  readonly cursors: { readonly next: string | null; readonly prev: string | null };
  readonly query: CursorQueryBuilder<T, Of>;
  /** Whether there is a next page. */
  hasNext(): boolean;
  /** Whether there is a previous page. */
  hasPrev(): boolean;
  /** Asks for the next page. */
  next(options?: CallOptions): Promise<CursorQueryResult<T, Of>>;
  /** Asks for the previous page. */
  prev(options?: CallOptions): Promise<CursorQueryResult<T, Of>>;
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

export class CursorQueryBuilder<T, Of extends Fields = Fields> extends ConditionBuilder<CursorQueryBuilder<T, Of>, Of> {
  readonly #find: FindByCursor<T>;
  readonly #place: Place;

  constructor(find: FindByCursor<T>, conditions: Conditions = { filter: {}, sort: [] }, place: Place = { limit: 50 }) {
    super(conditions);
    this.#find = find;
    this.#place = place;
  }

  protected override rebuilt(conditions: Conditions): CursorQueryBuilder<T, Of> {
    return new CursorQueryBuilder(this.#find, conditions, this.#place);
  }

  /** Sets the number of entries of a page; 50 unless set. */
  limit(limit: number): CursorQueryBuilder<T, Of> {
    return new CursorQueryBuilder(this.#find, this.conditions, { ...this.#place, limit });
  }
  /** Goes on where a page ended; the cursor stands for filter and order. */
  skipTo(cursor: string): CursorQueryBuilder<T, Of> {
    return new CursorQueryBuilder(this.#find, this.conditions, { ...this.#place, cursor });
  }

  /** Asks for the page. */
  async find(options?: CallOptions): Promise<CursorQueryResult<T, Of>> {
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

  #page({ items, metadata }: FoundCursorPage<T>): CursorQueryResult<T, Of> {
    // An empty text is no cursor either.
    const next = metadata?.cursors?.next || null;
    const prev = metadata?.cursors?.prev || null;
    const turn = (cursor: string | null, which: string, options?: CallOptions): Promise<CursorQueryResult<T, Of>> =>
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
