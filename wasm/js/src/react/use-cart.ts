import { useSyncExternalStore } from "react";
import type { CartApi } from "../cart-api/cart-api.js";
import type { CartVersion } from "../cart-view/view.js";
import { type CartState, UNKNOWN } from "./cart/state.js";
import { CartStore } from "./cart/store.js";
import { cartApiOf, type StoreClient } from "./client.js";
import { useProvided } from "./provider.js";

const stores = new WeakMap<StoreClient, Partial<Record<CartVersion, CartStore>>>();

function storeOf(client: StoreClient, version: CartVersion): CartStore {
  const made = stores.get(client) ?? {};
  stores.set(client, made);
  return (made[version] ??= new CartStore(cartApiOf(client, version), client.session));
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

/** What a server shows, and a page until it has taken over: the cart may be known by then, but not to the server. */
const unknown = (): CartState => UNKNOWN;

/** The cart; the component is shown again when it changes, in this tab or another. */
export function useCart(): UseCart {
  const { client, cartVersion } = useProvided();
  const store = storeOf(client, cartVersion);
  const state = useSyncExternalStore(store.subscribe, store.state, unknown);
  const { version, supports } = store.api;
  const { add, setQuantity, remove, restore, applyCoupon, removeCoupon, addGiftCard, removeGiftCard } = store;
  const { setNote, estimate, checkout, dismiss, refresh } = store;
  const lines = { add, setQuantity, remove, restore };
  const payment = { applyCoupon, removeCoupon, addGiftCard, removeGiftCard, setNote, estimate, checkout };
  return { ...state, version, supports, ...lines, ...payment, dismiss, refresh };
}
