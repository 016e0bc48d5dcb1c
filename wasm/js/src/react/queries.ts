/** Calls in the shape that TanStack Query takes, which this package does without: `useQuery(callQuery(…))`. */

import type { CallOptions } from "../call.js";
import type { CursorQueryBuilder, CursorQueryResult, QueryBuilder, QueryResult } from "../query/index.js";
import { identityOf, type SessionClient } from "../store/identity.js";

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

/** A list page by page, as `useInfiniteQuery` takes it. */
export interface PagesQuery<Page, Place, Key extends readonly unknown[]> extends Shared<Key> {
  readonly queryFn: (context: { readonly signal: AbortSignal; readonly pageParam: Place }) => Promise<Page>;
  readonly initialPageParam: Place;
  readonly getNextPageParam: (
    page: Page,
    pages?: readonly Page[],
    place?: Place,
    places?: readonly Place[],
  ) => Place | undefined;
}

/**
 * A call as a query. Hand its options on, so that a query that nobody waits for any more ends the call.
 *
 * ```ts
 * useQuery(callQuery(client, ["cheapest"], ({ products }, options) => products.queryProducts().ascending("price").find(options)));
 * ```
 */
export function callQuery<Client extends SessionClient, T, const Key extends readonly unknown[]>(
  client: Client,
  key: Key,
  call: (client: Client, options: CallOptions) => Promise<T>,
): CallQuery<T, Key> {
  return { ...shared(client, key), queryFn: ({ signal }) => call(client, { signal }) };
}

/**
 * A query builder as an infinite query: by offset or by cursor, as the list is.
 *
 * ```ts
 * useInfiniteQuery(pagesQuery(client, ["products"], ({ products }) => products.queryProducts().limit(24)));
 * ```
 */
export function pagesQuery<Client extends SessionClient, T, const Key extends readonly unknown[]>(
  client: Client,
  key: Key,
  list: (client: Client) => QueryBuilder<T>,
): PagesQuery<QueryResult<T>, number, Key>;
export function pagesQuery<Client extends SessionClient, T, const Key extends readonly unknown[]>(
  client: Client,
  key: Key,
  list: (client: Client) => CursorQueryBuilder<T>,
): PagesQuery<CursorQueryResult<T>, string, Key>;
export function pagesQuery<Client extends SessionClient, T, const Key extends readonly unknown[]>(
  client: Client,
  key: Key,
  list: (client: Client) => QueryBuilder<T> | CursorQueryBuilder<T>,
): PagesQuery<QueryResult<T>, number, Key> | PagesQuery<CursorQueryResult<T>, string, Key> {
  const builder = list(client);
  return "skipTo" in builder
    ? { ...shared(client, key), ...byCursor(builder) }
    : { ...shared(client, key), ...byOffset(builder) };
}

type Pages<Page, Place> = Omit<PagesQuery<Page, Place, []>, keyof Shared<[]>>;

function byCursor<T>(builder: CursorQueryBuilder<T>): Pages<CursorQueryResult<T>, string> {
  return {
    // No text is no cursor: the first page.
    queryFn: ({ signal, pageParam }) => (pageParam ? builder.skipTo(pageParam) : builder).find({ signal }),
    initialPageParam: "",
    getNextPageParam: ({ cursors: { next } }, _pages, _place, places = []) =>
      // A cursor that was there before would never end.
      next === null || places.includes(next) ? undefined : next,
  };
}

function byOffset<T>(builder: QueryBuilder<T>): Pages<QueryResult<T>, number> {
  return {
    queryFn: ({ signal, pageParam }) => builder.skip(pageParam).find({ signal }),
    initialPageParam: builder.offset,
    getNextPageParam: (page) => {
      const next = page.query.offset + page.pageSize;
      // When the platform does not count, whether there is more is found out by asking.
      const more = page.totalCount === undefined ? page.length > 0 : next < page.totalCount;
      return more ? next : undefined;
    },
  };
}

function shared<const Key extends readonly unknown[]>(client: SessionClient, key: Key): Shared<Key> {
  return { queryKey: ["cartwright", identityOf(client), ...key], retry: false };
}
