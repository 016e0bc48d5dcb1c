/** The two ways of a query function: a builder when no query is given, and the answer to a query that is. */

import { fromLine, type Named, unwrapped } from "./binder.js";
import type { Caller, CallOptions } from "./call.js";
import type { Conversions } from "./convert/conversions.js";
import { CursorQueryBuilder, type CursorQueryObject, QueryBuilder, type QueryObject } from "./query/index.js";
import type { Fields } from "./query/utils.js";

/** A query function. The options go along with every page of a builder. */
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

/** A query function whose pages are counted. */
export type OffsetQueried<Item, Page, Of extends Fields = Fields, Options = undefined, IsNeeded = false> = Queried<
  QueryObject,
  QueryBuilder<Item, Of>,
  Page,
  Options,
  IsNeeded
>;

/** A query function whose pages are turned by cursor. */
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

type Ask = (query: object, options: unknown, callOptions?: CallOptions) => Promise<Page | undefined>;

/** The query function of a line whose pages are counted. After a comma stands a field to walk all results by. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the type that the line stands for
export function byOffset<Function>(conversions: Conversions, line: string): Function {
  return queried(
    conversions,
    line,
    (ask, options, name, key) =>
      new QueryBuilder(
        async (query, callOptions) => {
          const page = await ask(query, options, callOptions);
          const { metadata } = page ?? {};
          // Too many to count are as good as not counted.
          return { items: itemsOf(page, name), total: metadata?.tooManyToCount ? undefined : metadata?.total };
        },
        undefined,
        undefined,
        key,
      ),
  );
}

/** The query function of a line whose pages are turned by cursor. `,!` stands for a call that refuses an empty filter. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the type that the line stands for
export function byCursor<Function>(conversions: Conversions, line: string): Function {
  return queried(
    conversions,
    line,
    (ask, options, name, mark) =>
      new CursorQueryBuilder(async ({ filter, ...query }, callOptions) => {
        const isSent = filter && !(mark && Object.keys(filter).length === 0);
        const page = await ask(isSent ? { ...query, filter } : query, options, callOptions);
        return { items: itemsOf(page, name), metadata: page?.pagingMetadata };
      }),
  );
}

/** A query function by its line. The signature is the field with the items, `?` if it takes options, and a mark. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the type that the line stands for
function queried<Function>(
  conversions: Conversions,
  line: string,
  builder: (ask: Ask, options: unknown, items: string, mark: string | undefined) => unknown,
): Function {
  return fromLine(line, (signature, row) => (caller: Caller) => {
    const [first = "", mark] = signature.split(",");
    const takesOptions = first.endsWith("?");
    const items = takesOptions ? first.slice(0, -1) : first;
    const ask: Ask = (query, options, callOptions) =>
      caller.call(
        row,
        () => ({ ...(options as object | undefined), query }),
        conversions,
        callOptions,
      ) as ReturnType<Ask>;
    return (given?: object, ...beside: unknown[]): unknown => {
      const [options, callOptions] = (takesOptions ? beside : [undefined, ...beside]) as [unknown, CallOptions?];
      const query = unwrapped(given, "query", QUERY_FIELDS) as object | undefined;
      const isGiven =
        options !== undefined ||
        callOptions !== undefined ||
        (query !== undefined && (!takesOptions || isQuery(query)));
      return isGiven ? ask(query ?? {}, options, callOptions) : builder(ask, query, items, mark);
    };
  });
}

const QUERY_FIELDS = ["filter", "sort", "sorting", "paging", "cursorPaging"];

/** Whether an only argument is a query, rather than what stands beside one. */
function isQuery(given: object): boolean {
  return QUERY_FIELDS.some((field) => field in given);
}

/** The items of a page; their type is told by the module. */
function itemsOf(page: object | undefined, name: string): never[] {
  return (page as Record<string, never[]> | undefined)?.[name] ?? [];
}
