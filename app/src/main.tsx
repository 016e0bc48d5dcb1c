import core from "@cartwright/sdk/core.wasm?url";
import { hydrate } from "@tanstack/react-query";
import { startTransition, StrictMode } from "react";
import { preload } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App, createQueries, forgetWithSession } from "./App";
import { afterFirstInteraction } from "./boot/firstInteraction";
import { LanguageRouter } from "./boot/LanguageRouter";
import { registerServiceWorker } from "./boot/offline";
import { loadMatching } from "./boot/loadMatching";
import { ConfigProblem } from "./ConfigProblem";
import "./index.css";
import { loadConfig, type StoreConfig } from "./lib/config";
import { basePath } from "./lib/language";
import { hasSession, lazyClient, placeOf, readyClient } from "./lib/lazyClient";
import { loadPlatform } from "./lib/loadPlatform";
import { loadTexts } from "./lib/texts";
import { asOfNow, isPrerendered, readPrerendered, removePrerenderedHead } from "./prerender/prerendered";
import { Pages, routes } from "./pages";

/** Renders the store: a prerendered page is hydrated, any other is rendered anew. */
async function show(root: HTMLElement, config: StoreConfig): Promise<void> {
  const client = lazyClient(placeOf(config), async () => {
    preload(core, { as: "fetch", crossOrigin: "anonymous" });
    const { openShop } = await loadPlatform();
    return openShop(config);
  });
  const queries = createQueries();
  forgetWithSession(client, queries);
  const prerendered = readPrerendered(config.host);
  const code = loadMatching(routes, window.location, basePath);
  if (prerendered) hydrate(queries, asOfNow(prerendered.state));
  // A failure is shown where the client is used.
  else await readyClient(client).catch(() => undefined);
  await code;
  const store = (
    <StrictMode>
      <App config={config} client={client} queries={queries}>
        <LanguageRouter>
          <Pages />
        </LanguageRouter>
      </App>
    </StrictMode>
  );
  if (!prerendered) {
    removePrerenderedHead();
    createRoot(root).render(store);
    return;
  }
  // Hydration in slices: user input comes first.
  startTransition(() => {
    hydrateRoot(root, store);
  });
  // Prerendered content is enough until the first interaction; then it is refreshed.
  const refresh = () => void queries.invalidateQueries();
  if (hasSession()) refresh();
  else afterFirstInteraction(refresh);
}

const element = document.getElementById("root");
if (!element) throw new Error("The page has no #root");
if (!isPrerendered() || hasSession()) void loadPlatform().catch(() => undefined);
const [result] = await Promise.all([loadConfig(), loadTexts("shop")]);
if (result.ok) {
  await show(element, result.config);
  afterFirstInteraction(() => void registerServiceWorker());
} else createRoot(element).render(<ConfigProblem problems={result.problems} />);
