/** Makes public pages beforehand, for search engines, for browsers without JavaScript, and for the first paint. */
// In Node this entry starts the core.
import { catalogOf } from "@cartwright/sdk";
import { dehydrate, type Query, type QueryClient } from "@tanstack/react-query";
import { StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { App, createQueries } from "../App";
import { brandSlug } from "../features/catalog";
import { createShopClient, type ShopClient } from "../lib/client";
import { mediaBases, type StoreConfig } from "../lib/config";
import { basePath, language, pathIn } from "../lib/language";
import { OriginProvider } from "../lib/useShop";
import { Pages, routes } from "../routes";
import { loadMatching } from "../routes/loadMatching";
import type { Made } from "./made";
import { WithoutScript } from "./WithoutScript";

export { direction, language, LANGUAGES, pathIn } from "../lib/language";

export interface Page {
  /** Title, description and what else belongs into the head. */
  head: string;
  body: string;
  made: Made;
}

/** A page asks for more as long as what it has been given leads it to new questions. */
const MOST_ROUNDS = 6;
const PAGE = 100;
/** What React puts before a page's content, to be moved into the head. */
const HEAD = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

/** Makes the pages of one shop. */
export class Press {
  readonly #config: StoreConfig;
  readonly #origin: string;
  readonly #client: ShopClient;
  /** What was asked for one page is not asked again for the next. */
  readonly #answers = new Map<string, Promise<unknown>>();

  constructor(config: StoreConfig, origin: string) {
    this.#config = config;
    this.#origin = origin;
    let tokens: Parameters<
      Exclude<NonNullable<Parameters<typeof createShopClient>[1]>, { kind: string }>["setTokens"]
    >[0];
    this.#client = createShopClient(config, {
      getTokens: () => tokens,
      setTokens: (renewed) => {
        tokens = renewed;
      },
    });
  }

  /** The paths of all public pages. */
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

  /** What a page that is made in the browser says to those who have no JavaScript. */
  async withoutScript(): Promise<string> {
    const api = await catalogOf(this.#client, mediaBases(this.#config.host));
    return renderToStaticMarkup(<WithoutScript name={this.#config.name} collections={await api.collections()} />);
  }

  async page(path: string): Promise<Page> {
    const pathname = pathIn(language, path);
    await loadMatching(routes, { pathname }, basePath);
    const queries = createQueries();
    let html = this.#html(pathname, queries);
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const open = queries.getQueryCache().getAll().filter(isOpen);
      if (open.length === 0) break;
      await Promise.all(
        open.map(async (query) => {
          queries.setQueryData(query.queryKey, await this.#answer(query));
        }),
      );
      html = this.#html(pathname, queries);
    }
    const head = HEAD.exec(html)?.[0] ?? "";
    const made = { host: this.#config.host, state: dehydrate(queries) };
    return { head, body: html.slice(head.length), made };
  }

  #html(pathname: string, queries: QueryClient): string {
    return renderToString(
      <StrictMode>
        <OriginProvider value={this.#origin}>
          <App config={this.#config} client={this.#client} queries={queries}>
            <StaticRouter basename={basePath || "/"} location={pathname}>
              <Pages />
            </StaticRouter>
          </App>
        </OriginProvider>
      </StrictMode>,
    );
  }

  #answer(query: Query): Promise<unknown> {
    const known = this.#answers.get(query.queryHash);
    if (known) return known;
    const answer = query.fetch();
    this.#answers.set(query.queryHash, answer);
    return answer;
  }
}

/** Whether a page waits for this question to be answered. */
function isOpen({ state, options }: Query): boolean {
  const { enabled } = options as { enabled?: unknown };
  return state.data === undefined && enabled !== false;
}
