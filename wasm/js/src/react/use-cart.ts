import { useSyncExternalStore } from "react";
import type { CartApi } from "../cart-api/cart-api.js";
import { cartApiV1 } from "../cart-api/v1.js";
import { type CartState, CartStore } from "./cart/store.js";
import type { StoreClient } from "./client.js";
import { useClient } from "./provider.js";

const stores = new WeakMap<StoreClient, CartStore>();

function storeOf(client: StoreClient): CartStore {
  let store = stores.get(client);
  if (!store) {
    store = new CartStore(cartApiV1(client), client.session);
    stores.set(client, store);
  }
  return store;
}

/** The cart's state, and what can be done with it. Changes reject with the error that the call gave. */
export type UseCart = CartState &
  Pick<CartApi, "version" | "supports"> &
  Pick<
    CartStore,
    | "add"
    | "setQuantity"
    | "remove"
    | "restore"
    | "applyCoupon"
    | "removeCoupon"
    | "addGiftCard"
    | "removeGiftCard"
    | "setNote"
    | "estimate"
    | "checkout"
    | "dismiss"
    | "refresh"
  >;

/** The cart; the component is shown again when it changes, in this tab or another. */
export function useCart(): UseCart {
  const store = storeOf(useClient());
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const { version, supports } = store.api;
  const { add, setQuantity, remove, restore, applyCoupon, removeCoupon, addGiftCard, removeGiftCard } = store;
  const { setNote, estimate, checkout, dismiss, refresh } = store;
  const lines = { add, setQuantity, remove, restore };
  const payment = { applyCoupon, removeCoupon, addGiftCard, removeGiftCard, setNote, estimate, checkout };
  return { ...state, version, supports, ...lines, ...payment, dismiss, refresh };
}
