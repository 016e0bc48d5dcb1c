/** Query functions: without a query they return a builder; with a query they make the call. */

import { type Maker, type Named, unwrapped } from "./binder.js";
import type { CallOptions } from "./call.js";

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

interface Page {
  metadata?: { total?: number; tooManyToCount?: boolean };
  pagingMetadata?: { cursors?: { next?: string; prev?: string } };
}

type RequestPage = (query: object, options: unknown, callOptions?: CallOptions) => Promise<Page | undefined>;

/** Makes query functions. The signature is the field with the items, `?` if the call takes options, and a mark. */
export function queryFunction(
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
export function itemsOf(page: object | undefined, name: string): never[] {
  return (page as Record<string, never[]> | undefined)?.[name] ?? [];
}
