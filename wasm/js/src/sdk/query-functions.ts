/** Query functions: without a query they return a builder; with a query they make the call. */

import { type Maker, type Named, unwrapped } from "./binder.js";
import type { CallOptions } from "./call.js";
import { CursorQueryBuilder, type CursorQueryObject, QueryBuilder, type QueryObject } from "./query/index.js";
import type { Fields } from "./query/fields.js";

/** A query function. The options apply to every page of a builder. */
export type Queried<Query, Builder, Page, Options, IsNeeded> = Options extends object
  ? IsNeeded extends true
    ? {
        (options: Options): Builder;
        (query: Named<"query", Query>, options: Options, callOptions?: CallOptions): Promise<Page>;
      }
    : {
        (options?: Options): Builder;
        (query: Named<"query", Query>, options?: Options, callOptions?: CallOptions): Promise<Page>;
      }
  : {
      (): Builder;
      (query: Named<"query", Query>, callOptions?: CallOptions): Promise<Page>;
    };

/** A query function with offset paging. */
export type OffsetQueried<Item, Page, Of extends Fields = Fields, Options = undefined, IsNeeded = false> = Queried<
  QueryObject,
  QueryBuilder<Item, Of>,
  Page,
  Options,
  IsNeeded
>;

/** A query function with cursor paging. */
export type CursorQueried<Item, Page, Of extends Fields = Fields, Options = undefined, IsNeeded = false> = Queried<
  CursorQueryObject,
  CursorQueryBuilder<Item, Of>,
  Page,
  Options,
  IsNeeded
>;

interface Page {
  metadata?: { total?: number; tooManyToCount?: boolean };
  pagingMetadata?: { cursors?: { next?: string; prev?: string } };
}

type RequestPage = (query: object, options: unknown, callOptions?: CallOptions) => Promise<Page | undefined>;

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

/** Makes a query function with cursor paging. `,!` in the signature marks a call that refuses an empty filter. */
export const byCursor: Maker = /* @__PURE__ */ queryFunction(
  (requestPage, options, name, mark) =>
    new CursorQueryBuilder(async ({ filter, ...query }, callOptions) => {
      const isSent = filter && !(mark && Object.keys(filter).length === 0);
      const page = await requestPage(isSent ? { ...query, filter } : query, options, callOptions);
      return { items: itemsOf(page, name), metadata: page?.pagingMetadata };
    }),
);

/** Makes query functions. The signature is the field with the items, `?` if the call takes options, and a mark. */
function queryFunction(
  builder: (requestPage: RequestPage, options: unknown, items: string, mark: string | undefined) => unknown,
): Maker {
  return (signature, row, conversions) => (caller) => {
    const [first = "", mark] = signature.split(",");
    const takesOptions = first.endsWith("?");
    const items = takesOptions ? first.slice(0, -1) : first;
    const requestPage: RequestPage = (query, options, callOptions) =>
      caller.call(
        row,
        () => ({ ...(options as object | undefined), query }),
        conversions,
        callOptions,
      ) as ReturnType<RequestPage>;
    return (given?: object, ...rest: unknown[]): unknown => {
      const [options, callOptions] = (takesOptions ? rest : [undefined, ...rest]) as [unknown, CallOptions?];
      const query = unwrapped(given, "query", QUERY_FIELDS) as object | undefined;
      const isGiven =
        options !== undefined ||
        callOptions !== undefined ||
        (query !== undefined && (!takesOptions || isQuery(query)));
      return isGiven ? requestPage(query ?? {}, options, callOptions) : builder(requestPage, query, items, mark);
    };
  };
}

const QUERY_FIELDS = ["filter", "sort", "sorting", "paging", "cursorPaging"];

/** Whether a single argument is a query, and not the options. */
function isQuery(given: object): boolean {
  return QUERY_FIELDS.some((field) => field in given);
}

/** A page's items; the module declares their type. */
function itemsOf(page: object | undefined, name: string): never[] {
  return (page as Record<string, never[]> | undefined)?.[name] ?? [];
}
