import { useSyncExternalStore } from "react";
import { useResources } from "../../lib/resource";
import { useConfig, useShop } from "../../lib/useShop";
import { type WishlistState, type WishlistStore, wishlistStore } from "./wishlistStore";

const stores = new WeakMap<object, WishlistStore>();

/** The state on the server, and in the first render in the browser. */
const UNKNOWN: WishlistState = { ids: [], max: 0, isFull: false, inAccount: false, failedId: undefined };

/** The page's wishlist. */
export function useWishlistStore(): WishlistStore {
  const shop = useShop();
  const resources = useResources();
  const { clientId } = useConfig();
  const store = stores.get(resources) ?? wishlistStore(shop, resources, clientId);
  stores.set(resources, store);
  return store;
}

/** Selects a part of the wishlist's state; the component renders when the part changes. */
export function useWishlist<Part>(select: (state: WishlistState) => Part): Part {
  const { subscribe, getSnapshot } = useWishlistStore();
  return useSyncExternalStore(
    subscribe,
    () => select(getSnapshot()),
    () => select(UNKNOWN),
  );
}
