/** A product list with filters in the URL, as an external store. */

import type { CatalogApi } from "../../catalog-view/api.js";
import type { ProductFilter, ProductPage } from "../../catalog-view/query.js";
import type { CollectionView } from "../../catalog-view/view.js";
import { catalogOf, type CatalogOwner, type CatalogSource } from "../../catalog-view/catalog-of.js";
import { heldStore, type HeldStore, setFields } from "../external.js";
import { currentSearch, firstPage, keptFrom, type ListingAddress, writeHistory } from "./address.js";
import { CATALOG_SORTS, facetFilter, listingFilter } from "./filter.js";
import { expire, type Lists, listsOf, shownOf } from "./lists.js";
import {
  changeListing,
  type ListingCorrection,
  listingCorrections,
  type ListingState,
  readListing,
  writeListing,
} from "./state.js";
import type { ListingData, ListingOptions, ListingProducts, ListingSnapshot, ListingStore } from "./types.js";

/** The pages to request: the stale and the missing ones, or only the missing ones. */
type Requested = "old" | "missing";

const PAGE_SIZE = 24;

/**
 * The list of a shop's products, on sites of either catalog. Filters, sort order and page are in the URL, so that
 * reloads, shared links and the browser's Back button restore the list.
 *
 * ```ts
 * const list = listingStore(client);
 * list.subscribe(() => render(list.getSnapshot().products));
 * list.change({ inStock: true, sort: "price-low" });
 * ```
 *
 * The first subscription starts the list, and the end of the last subscription cancels its requests. In a page the lists of
 * a client share a cache with a time to live of 30 seconds. A list shows its stale answer while it loads the new one.
 */
export function listingStore(client: CatalogOwner, options?: ListingOptions): ListingStore {
  return new Listing(client, options);
}

/**
 * Loads the data of a list on a server, for the `initialData` of the same list in the page.
 *
 * ```ts
 * const initialData = await loadListing(client, { search: url.search });
 * ```
 */
export async function loadListing(client: CatalogOwner, options: ListingOptions = {}): Promise<ListingData> {
  return new Listing(client, { ...options, navigate: () => undefined }).load();
}

class Listing implements ListingStore {
  readonly #options: ListingOptions;
  readonly #client: CatalogOwner;
  readonly #catalog: CatalogSource;
  readonly #lists: Lists;
  readonly #held: HeldStore<ListingSnapshot>;
  #request = new AbortController();
  /** The kind of the last request. */
  #due: Requested = "old";
  #collections: readonly CollectionView[] | undefined;
  /** Whether the URL has invalid parts that the store has not corrected yet. */
  #isAddressWrong: boolean;

  constructor(client: CatalogOwner, options: ListingOptions = {}) {
    this.#client = client;
    this.#options = options;
    this.#catalog = options.catalog ?? (() => catalogOf(client));
    this.#lists = listsOf(client);
    const params = new URLSearchParams(options.search ?? currentSearch());
    const state = readListing(params);
    const from = firstPage(options.from ?? (options.navigate ? undefined : keptFrom()), state.page);
    this.#begin(options.initialData, state, from);
    const corrections = listingCorrections(params);
    this.#isAddressWrong = corrections.length > 0;
    this.#held = heldStore<ListingSnapshot>(this.#opened(state, from, corrections), this.#start);
  }

  readonly getSnapshot = (): ListingSnapshot => this.#held.getSnapshot();
  readonly subscribe = (listener: () => void): (() => void) => this.#held.subscribe(listener);

  readonly change = (change: Partial<ListingState>): void => {
    const { state, search } = this.getSnapshot();
    const next = changeListing(state, change);
    setFields(this.#held, { corrections: [] });
    if (writeListing(next) !== search) void this.#go(next);
  };

  readonly more = (): void => {
    const { state, from, products, hasMore, isGrowing, isStale } = this.getSnapshot();
    if (isGrowing || isStale || !products) return;
    if (!this.#isWhole(state, from)) {
      // The last request for a further page failed.
      void this.#load("missing");
    } else if (hasMore) {
      void this.#go({ ...state, page: state.page + 1 }, { from, replace: true, due: "missing" });
    }
  };

  readonly retry = (): void => {
    void this.#load(this.#due);
  };

  readonly read = (search: string, from?: number): void => {
    const params = new URLSearchParams(search);
    const state = readListing(params);
    const first = firstPage(from, state.page);
    const corrections = listingCorrections(params);
    this.#isAddressWrong = corrections.length > 0;
    const shown = this.getSnapshot();
    if (writeListing(state) !== shown.search || first !== shown.from) {
      void this.#open(state, first, corrections);
    } else if (corrections.length > 0) {
      setFields(this.#held, { corrections });
    }
    this.#correctAddress();
  };

  /** Loads the list once. */
  async load(): Promise<ListingData> {
    await this.#load("old");
    const { state, search, from, facets, error } = this.getSnapshot();
    if (error !== undefined) throw error as Error;
    return { search, from, pages: this.#cached(state, from), facets, loadedAt: Date.now() };
  }

  readonly #start = (): (() => void) => {
    const follow = (): void => this.read(currentSearch(), keptFrom());
    const follows = this.#options.navigate === undefined;
    const shown = {
      refresh: () => {
        expire(this.#lists);
        this.#collections = undefined;
        void this.#load("old");
      },
      repeatFailure: () => {
        if (this.getSnapshot().error !== undefined) this.retry();
      },
    };
    const all = shownOf(this.#client);
    all.add(shown);
    if (follows) {
      addEventListener("popstate", follow);
      follow();
    }
    this.#correctAddress();
    void this.#load("old");
    return () => {
      this.#request.abort();
      all.delete(shown);
      if (follows) removeEventListener("popstate", follow);
    };
  };

  /** Adds data that a server has loaded to the cache. */
  #begin(data: ListingData | undefined, state: ListingState, from: number): void {
    if (data?.search !== writeListing(state) || data.from !== from) return;
    const { pages, facets } = this.#lists;
    data.pages.forEach((page, index) => {
      const key = this.#pageKey(state, from + index);
      if (!pages.get(key)) pages.set(key, page, data.loadedAt);
    });
    if (data.facets && !facets.get(this.#key(state))) facets.set(this.#key(state), data.facets, data.loadedAt);
  }

  /** The key of a list's answers. */
  #key(state: ListingState): string {
    const { base, pageSize = PAGE_SIZE } = this.#options;
    return JSON.stringify([base ?? {}, pageSize, writeListing({ ...state, page: 1 })]);
  }

  #pageKey(state: ListingState, page: number): string {
    return `${this.#key(state)} ${page}`;
  }

  /** The cached pages of a list, up to the first missing one. */
  #cached(state: ListingState, from: number): ProductPage[] {
    const found: ProductPage[] = [];
    for (let page = from; page <= state.page; page += 1) {
      const known = this.#lists.pages.get(this.#pageKey(state, page));
      if (!known) break;
      found.push(known);
      if (!known.more) break;
    }
    return found;
  }

  /** Whether all shown pages are cached, or the list ends before. */
  #isWhole(state: ListingState, from: number): boolean {
    const pages = this.#cached(state, from);
    return pages.length > state.page - from || pages.at(-1)?.more === false;
  }

  /** The products of the cached, shown pages. */
  #products(state: ListingState, from: number): ListingProducts {
    const { pageSize = PAGE_SIZE } = this.#options;
    const pages = this.#cached(state, from);
    const total = pages.at(-1)?.total;
    return {
      products: pages.length > 0 ? pages.flatMap(({ products }) => products) : undefined,
      total,
      pages: total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize)),
      hasMore: pages.at(-1)?.more ?? false,
    };
  }

  /** The snapshot of a list that is opened: with its cached answers, else with those of the list before. */
  #opened(
    state: ListingState,
    from: number,
    corrections: readonly ListingCorrection[],
    before?: ListingSnapshot,
  ): ListingSnapshot {
    const own = this.#products(state, from);
    const isKnown = own.products !== undefined;
    const { products, total, pages, hasMore } = isKnown ? own : (before ?? own);
    const facets = this.#lists.facets.get(this.#key(state));
    return {
      ...{ state, search: writeListing(state), from, corrections, products, total, pages, hasMore },
      facets: facets ?? before?.facets,
      isLoading: !isKnown,
      isStale: !isKnown && products !== undefined,
      isGrowing: isKnown && !this.#isWhole(state, from),
      isCounting: !facets,
      error: undefined,
    };
  }

  /** Opens a list, and loads it. */
  #open(
    state: ListingState,
    from: number,
    corrections: readonly ListingCorrection[],
    due: Requested = "old",
  ): Promise<void> {
    setFields(this.#held, this.#opened(state, from, corrections, this.getSnapshot()));
    return this.#load(due);
  }

  /** Opens a list, and writes its URL. */
  #go(
    state: ListingState,
    {
      from = state.page,
      replace = false,
      due = "old",
      corrections = [],
    }: { from?: number; replace?: boolean; due?: Requested; corrections?: readonly ListingCorrection[] } = {},
  ): Promise<void> {
    const loading = this.#open(state, from, corrections, due);
    this.#isAddressWrong = false;
    this.#navigate({ search: this.getSnapshot().search, from, replace });
    return loading;
  }

  #navigate(address: ListingAddress): void {
    (this.#options.navigate ?? writeHistory)(address);
  }

  /** Replaces a URL with invalid parts. */
  #correctAddress(): void {
    if (this.#isAddressWrong) {
      this.#isAddressWrong = false;
      const { search, from } = this.getSnapshot();
      this.#navigate({ search, from, replace: true });
    }
  }

  /** Corrects the list according to the catalog's answer. */
  #correct(changed: Partial<ListingState>, correction: ListingCorrection): Promise<void> {
    const { state, from, corrections } = this.getSnapshot();
    const corrected = { ...state, ...changed };
    return this.#go(corrected, {
      from: Math.min(from, corrected.page),
      replace: true,
      corrections: [...new Set([...corrections, correction])],
    });
  }

  /** Requests the due pages, in order, and the facets. */
  async #load(due: Requested): Promise<void> {
    this.#request.abort();
    const { signal } = (this.#request = new AbortController());
    this.#due = due;
    const { state, from } = this.getSnapshot();
    const pages = this.#duePages(due, state, from);
    const { facets } = this.#lists;
    const countsFacets = !facets.isFresh(this.#key(state));
    setFields(this.#held, {
      isLoading: pages.length > 0,
      isGrowing: this.#cached(state, from).length > 0 && !this.#isWhole(state, from),
      isCounting: !facets.get(this.#key(state)),
    });
    if (pages.length === 0 && !countsFacets) return;
    try {
      const catalog = await this.#catalog();
      const filter = await this.#filter(catalog, state, signal);
      if (filter && !signal.aborted) {
        await Promise.all([
          this.#loadPages(catalog, filter, pages, signal),
          countsFacets && this.#loadFacets(catalog, filter, signal),
        ]);
      }
    } catch (error) {
      if (!signal.aborted) setFields(this.#held, { isLoading: false, isGrowing: false, isCounting: false, error });
    }
  }

  #duePages(due: Requested, state: ListingState, from: number): number[] {
    const { pages } = this.#lists;
    const found: number[] = [];
    for (let page = from; page <= state.page; page += 1) {
      const key = this.#pageKey(state, page);
      const known = pages.get(key);
      if (!known || (due === "old" && !pages.isFresh(key))) found.push(page);
      if (known?.more === false) break;
    }
    return found;
  }

  /** The catalog's filter; `undefined` after a correction, which loads the list itself. */
  async #filter(catalog: CatalogApi, state: ListingState, signal: AbortSignal): Promise<ProductFilter | undefined> {
    const { base = {}, collections: read } = this.#options;
    if (state.collections.length > 0) {
      this.#collections ??= await (read?.() ?? catalog.collections({ signal }));
      const known = state.collections.filter((slug) => this.#collections?.some((each) => each.slug === slug));
      if (known.length < state.collections.length && !signal.aborted) {
        await this.#correct({ collections: known, page: 1 }, "collection");
        return undefined;
      }
    }
    return listingFilter(state, base, this.#collections ?? []);
  }

  async #loadPages(
    catalog: CatalogApi,
    filter: ProductFilter,
    due: readonly number[],
    signal: AbortSignal,
  ): Promise<void> {
    const { state, from } = this.getSnapshot();
    const { pageSize = PAGE_SIZE } = this.#options;
    for (const page of due) {
      const paging = { sort: CATALOG_SORTS[state.sort], offset: (page - 1) * pageSize, limit: pageSize };
      const answer = await catalog.products({ ...filter, ...paging }, { signal });
      if (signal.aborted) return;
      this.#lists.pages.set(this.#pageKey(state, page), answer);
      const isGrowing = !this.#isWhole(state, from);
      setFields(this.#held, { ...this.#products(state, from), isStale: false, isGrowing, error: undefined });
      if (!answer.more) break;
    }
    setFields(this.#held, { isLoading: false, isGrowing: false });
    const { pages } = this.getSnapshot();
    if (pages !== undefined && state.page > pages) await this.#correct({ page: pages }, "page");
  }

  /** Loads the facets; a list works without them. A catalog without counts has the same facets for many lists. */
  async #loadFacets(catalog: CatalogApi, filter: ProductFilter, signal: AbortSignal): Promise<void> {
    const { facets } = this.#lists;
    const own = this.#key(this.getSnapshot().state);
    const wanted = facetFilter(filter, catalog.supports("counts"));
    const key = JSON.stringify(wanted);
    const known = facets.isFresh(key) ? facets.get(key) : undefined;
    const answer = known ?? (await catalog.facets(wanted, { signal }).catch(() => undefined));
    if (signal.aborted) return;
    if (answer) {
      facets.set(key, answer);
      facets.set(own, answer);
    }
    setFields(this.#held, { facets: facets.get(own), isCounting: false });
  }
}
