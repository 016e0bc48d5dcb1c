import { hydrate } from "@tanstack/react-query";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App, createQueries, forgetWithSession } from "./App";
import { ConfigProblem } from "./ConfigProblem";
import "./index.css";
import { createShopClient } from "./lib/client";
import { loadConfig, type StoreConfig } from "./lib/config";
import { basePath } from "./lib/language";
import { forgetMade, readMade } from "./prerender/made";
import { Pages, routes } from "./routes";
import { loadMatching } from "./routes/loadMatching";

/** Shows the store. What was made beforehand is taken over as it stands, or is what the first page begins with. */
async function show(root: HTMLElement, config: StoreConfig): Promise<void> {
  const client = createShopClient(config);
  const queries = createQueries();
  forgetWithSession(client, queries);
  const made = readMade(config.host);
  if (made) hydrate(queries, made.state);
  await loadMatching(routes, window.location, basePath);
  const store = (
    <StrictMode>
      <App config={config} client={client} queries={queries}>
        <BrowserRouter basename={basePath || "/"}>
          <Pages />
        </BrowserRouter>
      </App>
    </StrictMode>
  );
  if (made) {
    // Taken over bit by bit: what the shopper does meanwhile comes first.
    startTransition(() => {
      hydrateRoot(root, store);
    });
  } else {
    forgetMade();
    createRoot(root).render(store);
  }
}

const element = document.getElementById("root");
if (!element) throw new Error("The page has no #root");
const result = await loadConfig();
if (result.ok) await show(element, result.config);
else createRoot(element).render(<ConfigProblem problems={result.problems} />);
