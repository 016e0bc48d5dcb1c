/** A store of the provider's client as a hook. */

import { useState, useSyncExternalStore } from "react";
import type { CatalogOwner } from "../storefront/catalog-view/catalog-of.js";
import type { ExternalStore } from "../storefront/stores/external.js";
import { useProvided } from "./provider.js";

/** A store's state, and the store. */
export type Used<Snapshot, Store> = readonly [state: Snapshot, store: Store];

/** The state of a store. */
type StateOf<Store> = Store extends ExternalStore<infer Snapshot> ? Snapshot : never;

/** A store that the component creates, and replaces if `owner` changes. */
export function useStore<Store extends ExternalStore<unknown>>(
  make: () => Store,
  owner?: object,
): Used<StateOf<Store>, Store> {
  const [first, setMade] = useState(() => ({ owner, store: make() }));
  let made = first;
  if (made.owner !== owner) {
    made = { owner, store: make() };
    setMade(made);
  }
  const { store } = made;
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return [state as StateOf<Store>, store];
}

export const useCatalogClient = (): CatalogOwner => useProvided().client;
