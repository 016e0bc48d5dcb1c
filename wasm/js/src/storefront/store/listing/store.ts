/** A product list with filters in the address, as an external store. */

import { type CatalogClient, catalogOf } from "../../catalog-view/detect.js";
import type { Facets } from "../../catalog-view/query.js";
import type { CollectionView, ProductSummary } from "../../catalog-view/view.js";
import type { LazyClient } from "../../lazy/types.js";
import { type ExternalStore, Held } from "../external.js";
import { CATALOG_SORTS, facetFilter, type ListingBase, listingFilter } from "./filter.js";
import { changeListing, type ListingState, readListing, writeListing } from "./state.js";

export interface ListingSnapshot {
  readonly state: ListingState;
  /** The query of the list's address, such as `?sort=newest`; empty for the defaults. */
  readonly search: string;
  /** `undefined` until the first answer. While a change loads, the products before the change. */
  readonly products: readonly ProductSummary[] | undefined;
  readonly facets: Facets | undefined;
  /** The total number; absent if there are too many to count. */
  readonly total: number | undefined;
  /** Whether there is a next page. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** The error of the last request; products of an earlier answer stay. */
  readonly error: unknown;
}

export interface ListingOptions {
  /** The collection or brand of the list. */
  readonly base?: ListingBase;
  /** The number of products on a page, at most 100; 24 when absent. */
  readonly pageSize?: number;
  /** The query of the address at the start; the page's own when absent. */
  readonly search?: string;
  /**
   * Writes the list's address after a change; by default as an entry of the browser's history, whose back and forward
   * the list then follows. `isSameList`: the address of a further page, which needs no entry of its own.
   */
  readonly navigate?: (search: string, isSameList: boolean) => void;
}

export interface ListingStore extends ExternalStore<ListingSnapshot> {
  /** Changes the list: filters begin at the first page again. */
  readonly change: (change: Partial<ListingState>) => void;
  /** Adds the next page below. */
  readonly more: () => void;
  /** Repeats a failed request. */
  readonly retry: () => void;
  /** Reads the state from the query of an address, after a navigation. */
  readonly read: (search: string) => void;
}

/**
 * The list of a shop's products, on sites of either catalog. Filters, sort order and page are in the address, so that a
 * list can be reloaded, shared and left by the browser's back button.
 *
 * ```ts
 * const list = listingStore(client);
 * list.subscribe(() => render(list.getSnapshot().products));
 * list.change({ inStock: true, sort: "price-low" });
 * ```
 *
 * The first subscription starts the list, and the end of the last one cancels its request.
 */
export function listingStore(
  client: CatalogClient | LazyClient<CatalogClient>,
  { base = {}, pageSize = 24, search, navigate }: ListingOptions = {},
): ListingStore {
  const start = readListing(new URLSearchParams(search ?? location.search));
  const held = new Held<ListingSnapshot>(
    {
      ...{ state: start, search: writeListing(start), products: undefined, facets: undefined, total: undefined },
      ...{ hasMore: false, isLoading: true, error: undefined },
    },
    () => {
      if (!navigate) {
        addEventListener("popstate", followHistory);
        followHistory();
      }
      if (held.getSnapshot().isLoading) {
        void load(false);
      }
      return () => {
        request.abort();
        if (!navigate) {
          removeEventListener("popstate", followHistory);
        }
      };
    },
  );
  let request = new AbortController();
  let collections: readonly CollectionView[] | undefined;
  /** Whether the last request failed to load a further page: the page is in the address, and its products are missing. */
  let isNextMissing = false;

  /** Loads the state's page, below the products on the page before if `isNext`. */
  const load = async (isNext: boolean): Promise<void> => {
    request.abort();
    const { signal } = (request = new AbortController());
    isNextMissing = false;
    held.set({ isLoading: true, error: undefined });
    try {
      const { state, products: before = [] } = held.getSnapshot();
      const catalog = await catalogOf(client);
      if (state.collections.length > 0) {
        collections ??= await catalog.collections({ signal });
      }
      const filter = listingFilter(state, base, collections ?? []);
      const query = { sort: CATALOG_SORTS[state.sort], offset: (state.page - 1) * pageSize, limit: pageSize };
      const [page, facets] = await Promise.all([
        catalog.products({ ...filter, ...query }, { signal }),
        isNext
          ? held.getSnapshot().facets
          : catalog.facets(facetFilter(filter, catalog.supports("counts")), { signal }),
      ]);
      const products = isNext ? [...before, ...page.products] : page.products;
      held.set({ products, facets, total: page.total, hasMore: page.more, isLoading: false });
    } catch (error) {
      if (!signal.aborted) {
        isNextMissing = isNext;
        held.set({ isLoading: false, error });
      }
    }
  };
  const show = (state: ListingState, isNext: boolean): void => {
    held.set({ state, search: writeListing(state) });
    void load(isNext);
  };
  const go = (state: ListingState, isNext: boolean): void => {
    show(state, isNext);
    (navigate ?? writeAddress)(held.getSnapshot().search, isNext);
  };
  const followHistory = (): void => list.read(location.search);
  const list: ListingStore = {
    getSnapshot: held.getSnapshot,
    subscribe: held.subscribe,
    change(change) {
      const next = changeListing(held.getSnapshot().state, change);
      if (writeListing(next) !== held.getSnapshot().search) {
        go(next, false);
      }
    },
    more() {
      const { state, hasMore, isLoading } = held.getSnapshot();
      if (isNextMissing && !isLoading) {
        void load(true);
      } else if (hasMore && !isLoading) {
        go({ ...state, page: state.page + 1 }, true);
      }
    },
    retry() {
      void load(isNextMissing);
    },
    read(search) {
      const state = readListing(new URLSearchParams(search));
      if (writeListing(state) !== held.getSnapshot().search) {
        show(state, false);
      }
    },
  };
  return list;
}

function writeAddress(search: string, isSameList: boolean): void {
  const address = location.pathname + search;
  if (isSameList) {
    history.replaceState(history.state, "", address);
  } else {
    history.pushState(null, "", address);
  }
}
