/** The two ways of a query function: a builder when no query is given, and the answer to a query that is. */

import type { Caller, CallOptions } from "../call.js";
import type { QueryMetadata } from "../generated/products.js";
import {
  CursorQueryBuilder,
  type CursorQueryObject,
  type Find,
  QueryBuilder,
  type QueryObject,
} from "../query/index.js";
import type { GroupCall } from "./call.js";
import { totalOf } from "./totals.js";

/** What a query function of offsets is. */
export interface OffsetQueried<Item, Page> {
  (): QueryBuilder<Item>;
  (query: QueryObject, options?: CallOptions): Promise<Page>;
}

/** What a query function of cursors is. What stands beside a query goes along with every page of a builder's. */
export interface CursorQueried<Item, Page, Fields> {
  (fields?: Fields): CursorQueryBuilder<Item>;
  (query: CursorQueryObject, fields?: Fields, options?: CallOptions): Promise<Page>;
}

const QUERY_FIELDS = ["filter", "sort", "sorting", "paging", "cursorPaging"];

/** Whether what stands first is a query, rather than what stands beside one. */
export function isQuery(first: object | undefined): boolean {
  return first !== undefined && QUERY_FIELDS.some((field) => field in first);
}

/**
 * Makes the query function of an endpoint whose pages are counted, and whose items stand in the answer under a name.
 * `key` is a field of theirs that grows from one to the next, by which all of them can be walked.
 */
export function queriedByOffset<Item, Page extends { metadata?: QueryMetadata }>(
  call: GroupCall,
  row: string,
  name: keyof Page & string,
  key?: keyof Item & string,
): (caller: Caller) => OffsetQueried<Item, Page> {
  return (caller) => {
    const ask = (query: QueryObject, options?: CallOptions): Promise<Page> =>
      call<Page>(caller, row, { query }, options);
    const find: Find<Item> = async (object, options) => {
      const page = (await ask(object, options)) as Page | undefined;
      return { items: (page?.[name] ?? []) as Item[], total: totalOf(page?.metadata) };
    };
    function queried(): QueryBuilder<Item>;
    function queried(query: QueryObject, options?: CallOptions): Promise<Page>;
    function queried(query?: QueryObject, options?: CallOptions): QueryBuilder<Item> | Promise<Page> {
      return query === undefined ? new QueryBuilder(find, undefined, undefined, key) : ask(query, options);
    }
    return queried;
  };
}

/** Makes the query function of an endpoint whose pages are turned by cursor, and whose items stand under a name. */
export function queriedByCursor<
  Item,
  Page extends { pagingMetadata?: { cursors?: { next?: string; prev?: string } } },
  Fields extends object = { fields?: string[] },
>(call: GroupCall, row: string, name: keyof Page & string): (caller: Caller) => CursorQueried<Item, Page, Fields> {
  return (caller) => {
    const ask = (query: CursorQueryObject, fields?: Fields, options?: CallOptions): Promise<Page> =>
      call<Page>(caller, row, { ...fields, query }, options);
    const builder = (fields?: Fields): CursorQueryBuilder<Item> =>
      new CursorQueryBuilder<Item>(async (query, options) => {
        const page = (await ask(query, fields, options)) as Page | undefined;
        return { items: (page?.[name] ?? []) as Item[], metadata: page?.pagingMetadata };
      });
    function queried(fields?: Fields): CursorQueryBuilder<Item>;
    function queried(query: CursorQueryObject, fields?: Fields, options?: CallOptions): Promise<Page>;
    function queried(
      first?: CursorQueryObject | Fields,
      fields?: Fields,
      options?: CallOptions,
    ): CursorQueryBuilder<Item> | Promise<Page> {
      return fields !== undefined || options !== undefined || isQuery(first)
        ? ask(first as CursorQueryObject, fields, options)
        : builder(first as Fields | undefined);
    }
    return queried;
  };
}
