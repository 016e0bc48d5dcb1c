import { CartwrightProvider } from "@cartwright/sdk/react";
import type { CartStoreOfClient } from "@cartwright/sdk/store";
import { type Query, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { memberKey } from "../features/account";
import { estimateKey, setPlan } from "../features/cart/drawer";
import { forgetViewed } from "../features/saved";
import type { StoreConfig } from "../lib/config";
import { connection } from "../lib/connection";
import { isUnavailable } from "../lib/errors";
import { subscribeLanguage } from "../lib/language";
import { ConfigProvider, type Shop } from "../lib/useShop";

/** The query cache, with its defaults for retries and errors. */
export function createQueries(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error) => {
      if (isUnavailable(error)) connection.failed();
    },
  });
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

/** The session-storage key that records that a member is logged in here, also after reloads. */
const MEMBER = "cartwright.member";

/** Drops the data of one shopper, in the cache and in storage, before another may use this tab. */
export function forgetWithSession({ session }: Pick<Shop, "session">, queries: QueryClient): void {
  forgetMember(session.role === "member", false);
  session.subscribe(({ type }) => {
    if (type !== "renewed") {
      void queries.resetQueries({ queryKey: memberKey });
      void queries.resetQueries({ queryKey: estimateKey });
    }
    forgetMember(session.role === "member", type === "signedIn" || type === "changedElsewhere");
  });
}

/** Drops a member's stored data unless the same member is still logged in. */
function forgetMember(isMember: boolean, mayBeOther: boolean): void {
  try {
    const wasMember = sessionStorage.getItem(MEMBER) !== null;
    if (wasMember && (!isMember || mayBeOther)) {
      setPlan({});
      forgetViewed();
    }
    if (isMember) sessionStorage.setItem(MEMBER, "");
    else sessionStorage.removeItem(MEMBER);
  } catch {
    // Storage is blocked: it never held anything.
    if (!isMember) setPlan({});
  }
}

/** Refetches all queries after a change of the language. The old answers stay visible until then. */
export function rereadWithLanguage(queries: QueryClient, cart: Pick<CartStoreOfClient, "refresh">): () => void {
  return subscribeLanguage(() => {
    // An answer in flight is in the previous language.
    void queries.cancelQueries();
    void queries.invalidateQueries({ refetchType: "none" });
    void cart.refresh();
  });
}

interface Props {
  config: StoreConfig;
  client: Shop;
  queries: QueryClient;
  /** The router's provider. */
  children: ReactNode;
}

/** The context providers of all pages. */
export function App({ config, client, queries, children }: Props) {
  return (
    <ConfigProvider value={config}>
      <CartwrightProvider client={client} {...(config.cartVersion && { cartVersion: config.cartVersion })}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </CartwrightProvider>
    </ConfigProvider>
  );
}
