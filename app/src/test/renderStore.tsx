import { CartwrightProvider, type StoreClient } from "@cartwright/sdk/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { ConfigProvider } from "../lib/useShop";

const config = { clientId: "test", host: "http://localhost:4400", name: "Test shop" };

/** Shows something as the store would, with a client of the test's own. */
export function renderStore(content: ReactNode, client: unknown) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: "*", element: content }]);
  const view = render(
    <ConfigProvider value={config}>
      <CartwrightProvider client={client as StoreClient}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </CartwrightProvider>
    </ConfigProvider>,
  );
  return { ...view, user: userEvent.setup() };
}
