import { CartwrightProvider } from "@cartwright/sdk/react";
import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createBrowserRouter, RouterProvider } from "react-router";
import { memberKey } from "./features/account";
import { connection } from "./features/connection";
import { createShopClient } from "./lib/client";
import type { StoreConfig } from "./lib/config";
import { isUnavailable } from "./lib/errors";
import { ConfigProvider } from "./lib/useShop";
import { routes } from "./routes";

/** The store for one configuration. Made once: client, cache and router live as long as the page. */
export function createApp(config: StoreConfig) {
  const client = createShopClient(config);
  const queries = new QueryClient({
    // The client already repeats what may be repeated.
    defaultOptions: { queries: { retry: false, networkMode: "always", refetchOnWindowFocus: false } },
    queryCache: new QueryCache({
      onError: (error) => {
        if (isUnavailable(error)) connection.failed();
      },
    }),
  });
  // What one member was shown is never shown to the next.
  client.session.subscribe(({ type }) => {
    if (type !== "renewed") void queries.resetQueries({ queryKey: memberKey });
  });
  const router = createBrowserRouter(routes);
  return function App() {
    return (
      <ConfigProvider value={config}>
        <CartwrightProvider client={client} cartVersion={config.cartVersion ?? 1}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </CartwrightProvider>
      </ConfigProvider>
    );
  };
}
