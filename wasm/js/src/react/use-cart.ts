import { useSyncExternalStore } from "react";
import { type CartState, CartStore } from "./cart-store.js";
import type { StoreClient } from "./client.js";
import { useClient } from "./provider.js";

const stores = new WeakMap<StoreClient, CartStore>();

function storeOf(client: StoreClient): CartStore {
  let store = stores.get(client);
  if (!store) {
    store = new CartStore(client);
    stores.set(client, store);
  }
  return store;
}

/** The cart's state, and what can be done with it. Changes reject with the error that the call gave. */
export type CartView = CartState &
  Pick<
    CartStore,
    "add" | "setQuantity" | "remove" | "update" | "applyCoupon" | "removeCoupon" | "estimate" | "checkout" | "refresh"
  >;

/** The cart; the component is shown again when it changes, in this tab or another. */
export function useCart(): CartView {
  const store = storeOf(useClient());
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const { add, setQuantity, remove, update, applyCoupon, removeCoupon, estimate, checkout, refresh } = store;
  return { ...state, add, setQuantity, remove, update, applyCoupon, removeCoupon, estimate, checkout, refresh };
}
