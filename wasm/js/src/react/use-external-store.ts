/** A store of the provider's client as a hook. */

import { useState, useSyncExternalStore } from "react";
import type { CatalogOwner } from "../storefront/store/deferred-catalog.js";
import type { ExternalStore } from "../storefront/store/external.js";
import { useProvided } from "./provider.js";

/** A store's state, and the store. */
export type Used<Snapshot, Store> = readonly [state: Snapshot, store: Store];

/** The state of a store. */
type StateOf<Store> = Store extends ExternalStore<infer Snapshot> ? Snapshot : never;

export function useStore<Store extends ExternalStore<unknown>>(make: () => Store): Used<StateOf<Store>, Store> {
  const [store] = useState(make);
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return [state as StateOf<Store>, store];
}

export const useCatalogClient = (): CatalogOwner => useProvided().client as unknown as CatalogOwner;
