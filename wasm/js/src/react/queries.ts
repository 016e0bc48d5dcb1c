/**
 * Calls in the form of TanStack Query's options: `useQuery(callQuery(…))`. The package does not depend on TanStack
 * Query.
 */

import type { CallOptions } from "../sdk/call.js";
import type { CursorQueryBuilder, CursorQueryResult, QueryBuilder, QueryResult } from "../sdk/query/index.js";
import { isLazy, type LazyClient } from "../storefront/lazy/types.js";
import { identityOf, type SessionClient } from "../storefront/stores/identity.js";

/** The cache key: it starts with the identity, so that a login starts a new query. */
export type CallKey<Key extends readonly unknown[]> = readonly ["cartwright", string, ...Key];

interface Shared<Key extends readonly unknown[]> {
  readonly queryKey: CallKey<Key>;
  /** No retries by TanStack Query: the client retries, and knows which calls are idempotent. */
  readonly retry: false;
}

/** The options of `useQuery`, `useSuspenseQuery` and `prefetchQuery` for one call. */
export interface CallQuery<T, Key extends readonly unknown[]> extends Shared<Key> {
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
}

/** The options of `useInfiniteQuery` for a list. The query itself yields the first page. */
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
 * The query options of a call. Pass the call options on, so that an unmounted component cancels the call. The query
 * loads a lazy client.
 *
 * ```ts
 * useQuery(callQuery(client, ["products"], ({ products }, options) => products.queryProducts().ascending("price").find(options)));
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
 * The infinite query options of a query builder, by offset or by cursor.
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
      if (pageParam === undefined) return builder.find({ signal });
      return typeof pageParam === "number" && "skip" in builder
        ? builder.skip(pageParam).find({ signal })
        : (builder as CursorQueryBuilder<T>).skipTo(String(pageParam)).find({ signal });
    },
    initialPageParam: undefined,
    getNextPageParam: (page, _pages, _place, places = []) =>
      "cursors" in page ? nextCursor(page, places) : nextOffset(page),
  };
  // The list's type determines the type of its pages.
  return query as PagesQuery<QueryResult<T>, number, Key> & PagesQuery<CursorQueryResult<T>, string, Key>;
}

function nextCursor<T>({ cursors: { next } }: CursorQueryResult<T>, places: readonly unknown[]): string | undefined {
  // A repeated cursor would loop forever.
  return next === null || places.includes(next) ? undefined : next;
}

function nextOffset<T>(page: QueryResult<T>): number | undefined {
  const next = page.query.offset + page.pageSize;
  // Without a total count, only the next request shows whether there is another page.
  const more = page.totalCount === undefined ? page.length > 0 : next < page.totalCount;
  return more ? next : undefined;
}

/** The client; loads a lazy client. */
function loaded<Client extends object>(client: Client | LazyClient<Client>): Client | Promise<Client> {
  return isLazy(client) ? client.load() : client;
}

function shared<const Key extends readonly unknown[]>(client: SessionClient, key: Key): Shared<Key> {
  return { queryKey: ["cartwright", identityOf(client), ...key], retry: false };
}
