/** Calls in the shape that TanStack Query takes, which this package does without: `useQuery(callQuery(…))`. */

import type { CallOptions } from "../sdk/call.js";
import type { CursorQueryBuilder, CursorQueryResult, QueryBuilder, QueryResult } from "../sdk/query/index.js";
import { isLazy, type LazyClient } from "../storefront/lazy/types.js";
import { identityOf, type SessionClient } from "../storefront/store/identity.js";

/** The cache key of an answer: it begins with the identity, so that a login asks anew. */
export type CallKey<Key extends readonly unknown[]> = readonly ["cartwright", string, ...Key];

interface Shared<Key extends readonly unknown[]> {
  readonly queryKey: CallKey<Key>;
  /** The client tries again by itself, and knows which calls may be repeated. */
  readonly retry: false;
}

/** One call, as `useQuery`, `useSuspenseQuery` and `prefetchQuery` take it. */
export interface CallQuery<T, Key extends readonly unknown[]> extends Shared<Key> {
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
}

/** A list page by page, as `useInfiniteQuery` takes it. The first page is that of the query itself. */
export interface PagesQuery<Page, Place, Key extends readonly unknown[]> extends Shared<Key> {
  readonly queryFn: (context: { readonly signal: AbortSignal; readonly pageParam: Place | undefined }) => Promise<Page>;
  readonly initialPageParam: Place | undefined;
  readonly getNextPageParam: (
    page: Page,
    pages?: readonly Page[],
    place?: Place,
    places?: readonly (Place | undefined)[],
  ) => Place | undefined;
}

/**
 * A call as a query. Hand its options on, so that a query that nobody waits for any more ends the call. A lazy client is
 * loaded by it.
 *
 * ```ts
 * useQuery(callQuery(client, ["cheapest"], ({ products }, options) => products.queryProducts().ascending("price").find(options)));
 * ```
 */
export function callQuery<Client extends SessionClient, T, const Key extends readonly unknown[]>(
  client: Client | LazyClient<Client>,
  key: Key,
  call: (client: Client, options: CallOptions) => Promise<T>,
): CallQuery<T, Key> {
  return { ...shared(client, key), queryFn: async ({ signal }) => call(await loaded(client), { signal }) };
}

/**
 * A query builder as an infinite query: by offset or by cursor, as the list is.
 *
 * ```ts
 * useInfiniteQuery(pagesQuery(client, ["products"], ({ products }) => products.queryProducts().limit(24)));
 * ```
 */
export function pagesQuery<Client extends SessionClient, T, const Key extends readonly unknown[]>(
  client: Client | LazyClient<Client>,
  key: Key,
  list: (client: Client) => QueryBuilder<T>,
): PagesQuery<QueryResult<T>, number, Key>;
export function pagesQuery<Client extends SessionClient, T, const Key extends readonly unknown[]>(
  client: Client | LazyClient<Client>,
  key: Key,
  list: (client: Client) => CursorQueryBuilder<T>,
): PagesQuery<CursorQueryResult<T>, string, Key>;
export function pagesQuery<Client extends SessionClient, T, const Key extends readonly unknown[]>(
  client: Client | LazyClient<Client>,
  key: Key,
  list: (client: Client) => QueryBuilder<T> | CursorQueryBuilder<T>,
): PagesQuery<QueryResult<T>, number, Key> | PagesQuery<CursorQueryResult<T>, string, Key> {
  const query: PagesQuery<QueryResult<T> | CursorQueryResult<T>, number | string, Key> = {
    ...shared(client, key),
    async queryFn({ signal, pageParam }) {
      const builder = list(await loaded(client));
      if (pageParam === undefined) {
        return builder.find({ signal });
      }
      return typeof pageParam === "number" && "skip" in builder
        ? builder.skip(pageParam).find({ signal })
        : (builder as CursorQueryBuilder<T>).skipTo(String(pageParam)).find({ signal });
    },
    initialPageParam: undefined,
    getNextPageParam: (page, _pages, _place, places = []) =>
      "cursors" in page ? nextCursor(page, places) : nextOffset(page),
  };
  // The type of a list decides that of its pages.
  return query as PagesQuery<QueryResult<T>, number, Key> & PagesQuery<CursorQueryResult<T>, string, Key>;
}

function nextCursor<T>({ cursors: { next } }: CursorQueryResult<T>, places: readonly unknown[]): string | undefined {
  // A cursor that was there before would never end.
  return next === null || places.includes(next) ? undefined : next;
}

function nextOffset<T>(page: QueryResult<T>): number | undefined {
  const next = page.query.offset + page.pageSize;
  // When the platform does not count, whether there is more is found out by asking.
  const more = page.totalCount === undefined ? page.length > 0 : next < page.totalCount;
  return more ? next : undefined;
}

/** A client, loaded if it is a lazy one. */
function loaded<Client extends object>(client: Client | LazyClient<Client>): Client | Promise<Client> {
  return isLazy(client) ? client.load() : client;
}

function shared<const Key extends readonly unknown[]>(client: SessionClient, key: Key): Shared<Key> {
  return { queryKey: ["cartwright", identityOf(client), ...key], retry: false };
}
