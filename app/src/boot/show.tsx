import { foreignSessions } from "@cartwright/sdk/adopt";
import core from "@cartwright/sdk/core.wasm?url";
import { cookieStorage, lazyClient } from "@cartwright/sdk/lazy";
import { cartStore, refreshLists } from "@cartwright/sdk/store";
import { startTransition, StrictMode } from "react";
import { preload } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App, forgetWithSession, rereadWithLanguage } from "./App";
import { ConfigProblem } from "./ConfigProblem";
import type { StoreConfig } from "../lib/config";
import { subscribeLanguage, withoutLanguage } from "../lib/language";
import { reportUnavailable } from "../lib/connection";
import { FirstListContext } from "../lib/firstList";
import { loadMatching, pagesOf } from "../lib/lazyPage";
import { Resources } from "../lib/resource";
import { shopCode } from "../lib/shopCode";
import { afterFirstInteraction } from "../lib/timing";
import { Pages, routes } from "../pages";
import { readPrerendered, removePrerenderedHead } from "./prerendered";
import { LanguageRouter } from "./LanguageRouter";

/** Renders the store: hydrates a prerendered page, renders any other from scratch. */
export async function show(root: HTMLElement, config: StoreConfig): Promise<void> {
  const { clientId, host, cartVersion: version } = config;
  const client = lazyClient({ clientId, host, tokenStorage: cookieStorage({ adopt: foreignSessions() }) }, () => {
    preload(core, { as: "fetch", crossOrigin: "anonymous" });
    return shopCode.again();
  });
  const resources = new Resources(reportUnavailable);
  forgetWithSession(client, resources);
  rereadWithLanguage(resources, cartStore(client, version && { version }));
  subscribeLanguage(() => {
    refreshLists(client);
  });
  const prerendered = readPrerendered(host);
  const path = withoutLanguage(window.location.pathname);
  const code = loadMatching(routes, path);
  if (prerendered) resources.restore(prerendered.kept);
  // The list counts as fresh until the first interaction, as the other answers do.
  const list = prerendered?.list && { path, data: { ...prerendered.list, loadedAt: Date.now() } };
  await code;
  const store = (
    <StrictMode>
      <App config={config} client={client} resources={resources}>
        <LanguageRouter>
          <FirstListContext value={list}>
            <Pages />
          </FirstListContext>
        </LanguageRouter>
      </App>
    </StrictMode>
  );
  if (!prerendered) {
    removePrerenderedHead();
    createRoot(root).render(store);
    return;
  }
  // Hydration in slices, so that user input has priority.
  startTransition(() => {
    hydrateRoot(root, store);
  });
  // Prerendered content is refreshed only after the first interaction.
  const refresh = () => {
    void resources.invalidate();
    refreshLists(client);
  };
  if (client.hasSession) refresh();
  else afterFirstInteraction(refresh);
}

/** Preloads the cart's page, so that the cart can be seen offline. */
export async function preloadCart(): Promise<void> {
  await Promise.all(pagesOf(routes, "/cart").map((page) => page.preload()));
}

/** Renders the problems of the store's configuration. */
export function showProblems(root: HTMLElement, problems: readonly string[]): void {
  createRoot(root).render(<ConfigProblem problems={problems} />);
}
