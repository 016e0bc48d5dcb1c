/** Product lists, suggestions and product forms: the stores as hooks. */

import { useEffect, useState, useSyncExternalStore } from "react";
import type { CatalogClient } from "../storefront/catalog-view/detect.js";
import type { ProductView } from "../storefront/catalog-view/view.js";
import type { LazyClient } from "../storefront/lazy/types.js";
import {
  type ExternalStore,
  type ListingOptions,
  type ListingSnapshot,
  type ListingStore,
  listingStore,
  type ProductForm,
  productForm,
  type ProductFormOptions,
  type ProductFormSnapshot,
  type SearchOptions,
  type SearchSnapshot,
  type SearchStore,
  searchStore,
} from "../storefront/store/index.js";
import { useProvided } from "./provider.js";

/** A store's state, and the store. */
type Used<Snapshot, Store> = readonly [state: Snapshot, store: Store];

/** The state of a store. */
type StateOf<Store> = Store extends ExternalStore<infer Snapshot> ? Snapshot : never;

function useStore<Store extends ExternalStore<unknown>>(make: () => Store): Used<StateOf<Store>, Store> {
  const [store] = useState(make);
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return [state as StateOf<Store>, store];
}

const useCatalogClient = (): CatalogClient | LazyClient<CatalogClient> =>
  useProvided().client as unknown as CatalogClient | LazyClient<CatalogClient>;

/** A product list with filters in the address. The options of the first render hold. */
export function useListing(options?: ListingOptions): Used<ListingSnapshot, ListingStore> {
  const client = useCatalogClient();
  return useStore(() => listingStore(client, options));
}

/** The suggestions of a search field. */
export function useSearch(options?: SearchOptions): Used<SearchSnapshot, SearchStore> {
  const client = useCatalogClient();
  return useStore(() => searchStore(client, options));
}

/** The purchase form of a product. Give the component the product's id as `key`. */
export function useProductForm(
  product: ProductView,
  options?: ProductFormOptions,
): Used<ProductFormSnapshot, ProductForm> {
  const used = useStore(() => productForm(product, options));
  const [, form] = used;
  useEffect(() => {
    form.update(product);
  }, [form, product]);
  return used;
}
