/** The session and the cart as framework-independent external stores. */

import type { CartModules } from "../cart-api/cart-api-of.js";
import { deferredCartApi } from "../cart-api/deferred.js";
import type { CartVersion, CartView } from "../cart-view/view.js";
import { onDispose } from "../../sdk/client-listeners.js";
import type { LazyClient } from "../lazy/types.js";
import { byClient } from "./by-client.js";
import type { CartStoreOfClient } from "./cart/actions.js";
import { browserStorage } from "./cart/storage.js";
import { CartStore } from "./cart/store.js";
import type { SessionClient } from "./identity.js";

export type { CartActions, CartStoreOfClient, Outcome } from "./cart/actions.js";
export type { ItemPreview, WantedItem } from "./cart/change.js";
export { LineGoneError } from "./cart/failure.js";
export type { CartState, CartStatus, FailedChange, FailedParts, PendingParts } from "./cart/state.js";
export type { CatalogOwner, CatalogSource } from "../catalog-view/catalog-of.js";
export { type ExternalStore, heldStore, type HeldStore } from "./external.js";
export { type FilterChoice, type FilterGroup, listingFilters } from "./listing/choices.js";
export type { ListingBase } from "./listing/filter.js";
export {
  changeListing,
  countFilters,
  LISTING_SORTS,
  type ListingCorrection,
  listingCorrections,
  type ListingSort,
  type ListingState,
  MAX_PRICE_DIGITS,
  NO_FILTERS,
  readListing,
  withoutFilters,
  writeListing,
} from "./listing/state.js";
export type { ListingAddress } from "./listing/address.js";
export { refreshLists } from "./listing/lists.js";
export { listingStore, loadListing } from "./listing/store.js";
export type { ListingData, ListingOptions, ListingProducts, ListingSnapshot, ListingStore } from "./listing/types.js";
export { type Availability, availabilityOf, canBuy, type Stocked } from "./product/availability.js";
export * from "./product/extras.js";
export {
  type ProductForm,
  productForm,
  type ProductFormOptions,
  type ProductFormSnapshot,
  type ProductItem,
} from "./product/form.js";
export * from "./product/media.js";
export { chosenPrice, formatPrice, type PricedChoice } from "./product/pricing.js";
export * from "./product/variants.js";
export { type LoginClient, type LoginSnapshot, type LoginStore, loginStore } from "./login.js";
export { type SearchOptions, type SearchSnapshot, type SearchStore, searchStore } from "./search.js";
export { UNKNOWN as UNKNOWN_CART } from "./cart/state.js";
export type { SessionClient } from "./identity.js";
export { type SessionState, type SessionStore, sessionStore } from "./session.js";

/** A client with a session and the modules of one cart version, or of both. */
export type CartClient = SessionClient & CartModules;

/** Options of `cartStore`. */
export interface CartStoreOptions {
  /** The cart API's version; when absent, version 2 if the client and the site have it. */
  version?: CartVersion;
  /** A cart that the server has read, or a promise of one: shown until the page has loaded its own. */
  initialData?: CartView | null | Promise<CartView | null>;
}

const storesOf = byClient(() => new Map<CartVersion | undefined, CartStore>());

/**
 * The cart store of a client: in a page one store for all callers, synchronized with other tabs; on a server a new store
 * for each call. It queues changes while the platform is unreachable. `client.dispose()` closes it. With a lazy client,
 * the cart is `null` immediately if there is no session, and any call loads the client.
 *
 * ```ts
 * const cart = cartStore(client);
 * cart.subscribe(() => console.log(cart.getSnapshot().cart?.lines.length));
 * await cart.add([{ catalogReference, quantity: 1 }]);
 * ```
 */
export function cartStore(
  client: CartClient | LazyClient<CartClient>,
  { version, initialData }: CartStoreOptions = {},
): CartStoreOfClient {
  const { session } = client;
  const versions = storesOf(client);
  const store =
    versions.get(version) ??
    new CartStore(deferredCartApi(client, version), session, browserStorage(session.place), (close) =>
      onDispose(client, close),
    );
  versions.set(version, store);
  if (initialData instanceof Promise || (initialData !== undefined && store.hasListeners)) {
    // Deferred: the caller may be rendering, when no other component may be updated.
    void Promise.resolve(initialData).then(
      (cart) => store.begin(cart),
      () => undefined,
    );
  } else if (initialData !== undefined) {
    store.begin(initialData);
  }
  return store;
}
