import { type LoadableClient, loadedClient } from "@cartwright/sdk/lazy";
import { CartwrightProvider, type StoreClient } from "@cartwright/sdk/react";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Resources, ResourcesProvider } from "../lib/resource";
import { type Route, Router, Routes } from "../lib/router";
import type { StoreConfig } from "../lib/config";
import { ConfigProvider } from "../lib/useShop";
import { memoryHistory, type Start } from "./memoryHistory";

export const CAPTCHA_PAGE = "http://localhost:4400/pages/captcha";

export const SECURITY_PAGE = "http://localhost:4400/pages/security";

const config = {
  clientId: "test",
  host: "http://localhost:4400",
  name: "Test shop",
  country: "US",
  captchaPage: CAPTCHA_PAGE,
  securityPage: SECURITY_PAGE,
};

interface Place {
  at: Start;
  pages: Route[];
}

/** Renders content within the store's providers, with the test's client; or several pages, at one of them. */
export function renderStore(content: ReactNode, client: unknown, place?: Place, more?: Partial<StoreConfig>) {
  const shop = loadedClient(client as StoreClient & LoadableClient);
  const resources = new Resources();
  const rest: Route = { path: "*", element: content };
  const table = [...(place?.pages ?? []), rest];
  const history = memoryHistory(place?.at ?? "/");
  const view = render(
    <ConfigProvider value={{ ...config, ...more }}>
      <CartwrightProvider client={shop}>
        <ResourcesProvider value={resources}>
          <Router open={() => history}>
            <Routes table={table} />
          </Router>
        </ResourcesProvider>
      </CartwrightProvider>
    </ConfigProvider>,
  );
  return { ...view, user: userEvent.setup(), history, resources };
}
