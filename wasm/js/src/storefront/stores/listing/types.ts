/** The types of product lists. */

import type { Facets, ProductPage } from "../../catalog-view/query.js";
import type { CollectionView, ProductSummary } from "../../catalog-view/view.js";
import type { CatalogSource } from "../../catalog-view/catalog-of.js";
import type { ExternalStore } from "../external.js";
import type { ListingAddress } from "./address.js";
import type { ListingBase } from "./filter.js";
import type { ListingCorrection, ListingState } from "./state.js";

/** The products of a list, and their total. */
export interface ListingProducts {
  /** `undefined` until the first answer. */
  readonly products: readonly ProductSummary[] | undefined;
  /** The total number; absent if there are too many to count. */
  readonly total: number | undefined;
  /** The number of pages; absent like the total. */
  readonly pages: number | undefined;
  /** Whether there is a next page. */
  readonly hasMore: boolean;
}

/** The state of a product list. */
export interface ListingSnapshot extends ListingProducts {
  readonly state: ListingState;
  /** The query of the list's URL, such as `?sort=newest`; empty for the defaults. */
  readonly search: string;
  /** The first shown page; the state's page is the last. */
  readonly from: number;
  readonly facets: Facets | undefined;
  /** Whether products are loading. */
  readonly isLoading: boolean;
  /** Whether the products are from before a change, because those after it are loading or failed. */
  readonly isStale: boolean;
  /** Whether further pages are loading. */
  readonly isGrowing: boolean;
  /** Whether the facets after a change are loading. */
  readonly isCounting: boolean;
  /** The invalid parts of the URL, which were corrected. */
  readonly corrections: readonly ListingCorrection[];
  /** The error of the last request for products, until the next answer; products of an earlier answer stay. */
  readonly error: unknown;
}

/** The data of a list that a server has loaded: plain data, by `loadListing`. */
export interface ListingData {
  readonly search: string;
  readonly from: number;
  readonly pages: readonly ProductPage[];
  readonly facets: Facets | undefined;
  /** In milliseconds since 1970. Data older than 30 seconds is loaded again, and shown meanwhile. */
  readonly loadedAt: number;
}

/** Options of `listingStore`. */
export interface ListingOptions {
  /** The collection or brand of the list. */
  readonly base?: ListingBase;
  /** The number of products on a page, at most 100; 24 when absent. */
  readonly pageSize?: number;
  /** The initial query; the page's own when absent. */
  readonly search?: string;
  /** The initial first page, as `navigate` received it. */
  readonly from?: number | undefined;
  /**
   * Writes the list's URL after a change; by default to the browser's history, whose Back and Forward the list then
   * follows. With a router: write the URL there, and call `read` after each navigation of the router.
   */
  readonly navigate?: (address: ListingAddress) => void;
  /** Data of a list with the same URL, which a server has loaded. */
  readonly initialData?: ListingData | undefined;
  /** Returns the catalog; `catalogOf(client)` when absent. */
  readonly catalog?: CatalogSource;
  /** Reads the collections, for URLs that name some; from the catalog when absent. */
  readonly collections?: () => Promise<readonly CollectionView[]>;
}

/** A product list with filters as an external store. */
export interface ListingStore extends ExternalStore<ListingSnapshot> {
  /** Changes the list: a new filter returns to the first page. */
  readonly change: (change: Partial<ListingState>) => void;
  /** Appends the next page. */
  readonly more: () => void;
  /** Retries a failed request. */
  readonly retry: () => void;
  /** Reads the state from a URL's query, with the first shown page, after a navigation. */
  readonly read: (search: string, from?: number) => void;
}
