import { catalogOf, createLocalTokenStorage, EMPTY_TOKENS } from "@cartwright/sdk";
import { loadedClient } from "@cartwright/sdk/lazy";
import { type ListingBase, type ListingData, loadListing } from "@cartwright/sdk/store";
import { StrictMode } from "react";
import titles from "virtual:shop-pages";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { fixedHistory, Router } from "../lib/router";
import { App } from "../boot/App";
import { loadMatching, pagesOf } from "../lib/lazyPage";
import { brandSlug } from "../features/catalog";
import { createShopClient, type ShopClient } from "../lib/client";
import { mediaBases, type StoreConfig } from "../lib/config";
import { FirstListContext } from "../lib/firstList";
import { language } from "../lib/language";
import { hashOf, type Resource, Resources } from "../lib/resource";
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
  /** The page's own modules and texts, as in Vite's manifest. */
  modules: string[];
}

/** A public page of the shop. */
interface Place {
  /** The path, without a language prefix. */
  path: string;
  /** The base of the page's product list, if it has one. */
  list: ListingBase | undefined;
}

/** The greatest number of rounds of loading: a resource may lead to another. */
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

  /** All public pages, each path once. */
  async places(): Promise<Place[]> {
    const api = await this.#catalog();
    const places = new Map<string, Place>();
    const add = (path: string, list?: ListingBase) => {
      if (!places.has(path)) places.set(path, { path, list });
    };
    add("/");
    add("/collections");
    add("/search", {});
    for (const name of Object.keys(titles[language] ?? {})) add(`/info/${name}`);
    for (const { slug, id } of await api.collections()) add(`/collections/${slug}`, { collectionId: id });
    for (const { name } of await api.brands()) add(`/brand/${brandSlug(name)}`, { brand: name });
    for (let offset = 0; ; offset += PAGE) {
      const { products, more } = await api.products({ sort: "newest", offset, limit: PAGE });
      for (const { slug } of products) add(`/product/${slug}`);
      if (!more || products.length === 0) break;
    }
    return [...places.values()];
  }

  /** The `noscript` content of pages that are rendered in the browser. */
  async withoutScript(): Promise<string> {
    const api = await this.#catalog();
    return renderToStaticMarkup(<WithoutScript name={this.#config.name} collections={await api.collections()} />);
  }

  /** The modules and texts of a page, as in Vite's manifest. */
  modulesOf(path: string): string[] {
    return pagesOf(routes, path).flatMap(({ module, texts }) => [
      module,
      ...texts.map((part) => `src/locales/${language}/${part}.po`),
    ]);
  }

  async page({ path, list: base }: Place): Promise<Page> {
    const modules = this.modulesOf(path);
    await loadMatching(routes, path);
    const resources = new Resources();
    const list = base && (await loadListing(this.#shop, { base, catalog: this.#catalog, search: "" }));
    let html = this.#html(path, resources, list);
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const missing = resources.missing();
      if (missing.length === 0) break;
      const kept = missing.map(async (resource) => ({ key: resource.key, data: await this.#answer(resource) }));
      resources.restore(await Promise.all(kept));
      html = this.#html(path, resources, list);
    }
    const head = HEAD.exec(html)?.[0] ?? "";
    const data = { host: this.#config.host, kept: resources.keep(), list };
    return { head, body: html.slice(head.length), data, modules };
  }

  /** Ends the client's session. */
  close(): void {
    this.#client.dispose();
  }

  readonly #catalog = () => catalogOf(this.#client, mediaBases(this.#config.host));

  #html(path: string, resources: Resources, list: ListingData | undefined): string {
    return renderToString(
      <StrictMode>
        <OriginProvider value={this.#origin}>
          <App config={this.#config} client={this.#shop} resources={resources}>
            <Router open={() => fixedHistory(path)}>
              <FirstListContext value={list && { path, data: list }}>
                <Pages />
              </FirstListContext>
            </Router>
          </App>
        </OriginProvider>
      </StrictMode>,
    );
  }

  #answer(resource: Resource<unknown>): Promise<unknown> {
    const key = `${language} ${hashOf(resource.key)}`;
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = resource.load(new AbortController().signal, undefined);
    this.#answers.set(key, answer);
    return answer;
  }
}
