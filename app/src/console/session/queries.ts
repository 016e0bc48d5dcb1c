/** The console's query cache. */
import { type Query, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { reportUnavailable } from "../../lib/connection";
import { subscribeLanguage } from "../../lib/language";

/** Makes a cache whose answers stay visible while they are requested again. */
export function createQueries(): QueryClient {
  const queryCache = new QueryCache({ onError: reportUnavailable });
  keepErrors(queryCache);
  return new QueryClient({
    // The client already retries what is safe to retry.
    defaultOptions: {
      queries: { retry: false, networkMode: "always", refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: "always" },
    },
    queryCache,
  });
}

/** Keeps a first load's error on screen during a retry, so that its message and its link stay. */
function keepErrors(cache: QueryCache): void {
  const errors = new WeakMap<Query, unknown>();
  cache.subscribe((event) => {
    if (event.type !== "updated") return;
    const { action } = event;
    const query = event.query as Query;
    const error = errors.get(query);
    if (action.type === "error") errors.set(query, action.error);
    else if (action.type === "success" || query.state.status === "success") errors.delete(query);
    else if (action.type === "fetch" && error) query.setState({ status: "error", error: error as Error });
    else if (action.type === "setState" && query.state.status === "pending") errors.delete(query);
  });
}

/** Requests all queries again after a change of the language, which mounts the screens anew. */
export function rereadWithLanguage(queries: QueryClient): () => void {
  return subscribeLanguage(() => {
    // An answer in flight is in the previous language.
    void queries.cancelQueries();
    // oxlint-disable-next-line eslint/no-restricted-properties -- nothing is requested
    void queries.invalidateQueries({ refetchType: "none" });
  });
}

/** Requests failed queries again. */
export const retryFailed = (queries: QueryClient) =>
  queries.refetchQueries({ predicate: ({ state }) => state.status === "error" && state.fetchStatus === "idle" });

/** Reads the queries of a key again, also those that load for the first time: an invalidation alone would join that load. */
export function reread(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirst = ({ state }: Query) => state.data === undefined;
  const firstLoads = queries.getQueryCache().findAll({ queryKey, type: "active", predicate: isFirst });
  for (const load of firstLoads) void load.cancel({ silent: true });
  // oxlint-disable-next-line eslint/no-restricted-properties -- the one place of the rule
  return queries.invalidateQueries({ queryKey });
}
