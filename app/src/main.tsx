import core from "@cartwright/sdk/core.wasm?url";
import { hydrate } from "@tanstack/react-query";
import { startTransition, StrictMode } from "react";
import { preload } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App, createQueries, forgetWithSession } from "./App";
import { ConfigProblem } from "./ConfigProblem";
import "./index.css";
import { loadConfig, type StoreConfig } from "./lib/config";
import { atFirstSign } from "./lib/firstSign";
import { basePath } from "./lib/language";
import { hasSession, lazyClient, placeOf, readyClient } from "./lib/lazyClient";
import { loadPlatform } from "./lib/loadPlatform";
import { asOfNow, forgetMade, isMade, readMade } from "./prerender/made";
import { Pages, routes } from "./routes";
import { loadMatching } from "./routes/loadMatching";

/** Shows the store. What was made beforehand is taken over as it stands, or is what the first page begins with. */
async function show(root: HTMLElement, config: StoreConfig): Promise<void> {
  const client = lazyClient(placeOf(config), async () => {
    preload(core, { as: "fetch", crossOrigin: "anonymous" });
    const { openShop } = await loadPlatform();
    return openShop(config);
  });
  const queries = createQueries();
  forgetWithSession(client, queries);
  const made = readMade(config.host);
  const code = loadMatching(routes, window.location, basePath);
  if (made) hydrate(queries, asOfNow(made.state));
  // What does not come now is asked for again, and told of, where it is needed.
  else await readyClient(client).catch(() => undefined);
  await code;
  const store = (
    <StrictMode>
      <App config={config} client={client} queries={queries}>
        <BrowserRouter basename={basePath || "/"}>
          <Pages />
        </BrowserRouter>
      </App>
    </StrictMode>
  );
  if (!made) {
    forgetMade();
    createRoot(root).render(store);
    return;
  }
  // Taken over bit by bit: what the shopper does meanwhile comes first.
  startTransition(() => {
    hydrateRoot(root, store);
  });
  // Nobody need be there yet, and what was made is what they came for. From then on it is what the platform says.
  const refresh = () => void queries.invalidateQueries();
  if (hasSession()) refresh();
  else atFirstSign(refresh);
}

const element = document.getElementById("root");
if (!element) throw new Error("The page has no #root");
if (!isMade() || hasSession()) void loadPlatform().catch(() => undefined);
const result = await loadConfig();
if (result.ok) await show(element, result.config);
else createRoot(element).render(<ConfigProblem problems={result.problems} />);
