/** The two ways of a query function: a builder when nothing is given, and the answer to a query that is. */

import type { Caller, CallOptions } from "../call.js";
import { CursorQueryBuilder, type CursorQueryObject } from "../query/index.js";
import type { GroupCall } from "./call.js";

interface CursorPage {
  pagingMetadata?: { cursors?: { next?: string; prev?: string } };
}

/** What a query function of cursors is. */
export interface CursorQueried<Item, Page, Fields> {
  (): CursorQueryBuilder<Item>;
  (query: CursorQueryObject, fields?: Fields, options?: CallOptions): Promise<Page>;
}

/** Makes the query function of an endpoint whose items stand in the answer under a name. */
export function queriedByCursor<Item, Page extends CursorPage, Fields = { fields?: string[] }>(
  call: GroupCall,
  row: string,
  name: keyof Page & string,
): (caller: Caller) => CursorQueried<Item, Page, Fields> {
  return (caller) => {
    const ask = (query: CursorQueryObject, fields?: Fields, options?: CallOptions): Promise<Page> =>
      call<Page>(caller, row, { query, ...fields }, options);
    const builder = (): CursorQueryBuilder<Item> =>
      new CursorQueryBuilder<Item>(async (query, options) => {
        const page = await ask(query, undefined, options);
        return { items: (page[name] ?? []) as Item[], metadata: page.pagingMetadata };
      });
    function queried(): CursorQueryBuilder<Item>;
    function queried(query: CursorQueryObject, fields?: Fields, options?: CallOptions): Promise<Page>;
    function queried(
      query?: CursorQueryObject,
      fields?: Fields,
      options?: CallOptions,
    ): CursorQueryBuilder<Item> | Promise<Page> {
      return query === undefined ? builder() : ask(query, fields, options);
    }
    return queried;
  };
}
