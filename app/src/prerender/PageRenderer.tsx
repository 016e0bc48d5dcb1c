import { catalogOf, createLocalTokenStorage, EMPTY_TOKENS } from "@cartwright/sdk";
import { loadedClient } from "@cartwright/sdk/lazy";
import { dehydrate, type Query, type QueryClient } from "@tanstack/react-query";
import { StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { fixedHistory, Router } from "../lib/router";
import { App, createQueries } from "../boot/App";
import { loadMatching, pagesOf } from "../lib/lazyPage";
import { brandSlug } from "../features/catalog";
import { createShopClient, type ShopClient } from "../lib/client";
import { mediaBases, type StoreConfig } from "../lib/config";
import { language } from "../lib/language";
import { OriginProvider, type Shop } from "../lib/useShop";
import { Pages, routes } from "../pages";
import type { Prerendered } from "../boot/prerendered";
import { WithoutScript } from "./WithoutScript";

/** A rendered page. */
export interface Page {
  /** The elements of the head. */
  head: string;
  body: string;
  /** The data for hydration. */
  data: Prerendered;
  /** The page's own modules, as in Vite's manifest. */
  modules: string[];
}

/** The greatest number of rounds of loading: a query may lead to another. */
const MAX_ROUNDS = 6;
const PAGE = 100;
/** The head elements that React renders before a page's content. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

/** Renders the public pages of a shop, in the current language. */
export class PageRenderer {
  readonly #config: StoreConfig;
  readonly #origin: string;
  readonly #client: ShopClient;
  readonly #shop: Shop;
  /** The platform's answers, shared by all pages of a language. */
  readonly #answers = new Map<string, Promise<unknown>>();

  constructor(config: StoreConfig, origin: string) {
    this.#config = config;
    this.#origin = origin;
    const { clientId, host } = config;
    this.#client = createShopClient({ clientId, host, tokenStorage: createLocalTokenStorage(EMPTY_TOKENS) });
    this.#shop = loadedClient(this.#client);
  }

  /** The paths of all public pages, without a language prefix. */
  async paths(): Promise<string[]> {
    const api = await catalogOf(this.#client, mediaBases(this.#config.host));
    const paths = ["/", "/collections", "/search"];
    paths.push(...(await api.collections()).map(({ slug }) => `/collections/${slug}`));
    paths.push(...(await api.brands()).map(({ name }) => `/brand/${brandSlug(name)}`));
    for (let offset = 0; ; offset += PAGE) {
      const { products, more } = await api.products({ sort: "newest", offset, limit: PAGE });
      paths.push(...products.map(({ slug }) => `/product/${slug}`));
      if (!more || products.length === 0) break;
    }
    return [...new Set(paths)];
  }

  /** The `noscript` content of pages that are rendered in the browser. */
  async withoutScript(): Promise<string> {
    const api = await catalogOf(this.#client, mediaBases(this.#config.host));
    return renderToStaticMarkup(<WithoutScript name={this.#config.name} collections={await api.collections()} />);
  }

  async page(path: string): Promise<Page> {
    const modules = pagesOf(routes, path).map(({ module }) => module);
    await loadMatching(routes, path);
    const queries = createQueries();
    let html = this.#html(path, queries);
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const open = queries.getQueryCache().getAll().filter(isOpen);
      if (open.length === 0) break;
      await Promise.all(
        open.map(async (query) => {
          queries.setQueryData(query.queryKey, await this.#answer(query));
        }),
      );
      html = this.#html(path, queries);
    }
    const head = HEAD.exec(html)?.[0] ?? "";
    const data = { host: this.#config.host, state: dehydrate(queries) };
    return { head, body: html.slice(head.length), data, modules };
  }

  /** Ends the client's session. */
  close(): void {
    this.#client.dispose();
  }

  #html(path: string, queries: QueryClient): string {
    return renderToString(
      <StrictMode>
        <OriginProvider value={this.#origin}>
          <App config={this.#config} client={this.#shop} queries={queries}>
            <Router open={() => fixedHistory(path)}>
              <Pages />
            </Router>
          </App>
        </OriginProvider>
      </StrictMode>,
    );
  }

  #answer(query: Query): Promise<unknown> {
    const key = `${language} ${query.queryHash}`;
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = query.fetch();
    this.#answers.set(key, answer);
    return answer;
  }
}

/** Whether a rendered page waits for this query. */
function isOpen({ state, options }: Query): boolean {
  const { enabled } = options as { enabled?: unknown };
  return state.data === undefined && enabled !== false;
}
