/** The public interface of the cart's store. */

import type { CallOptions } from "../../../sdk/call.js";
import type { CartApi, CheckoutInput, EstimateInput } from "../../cart-api/cart-api.js";
import type { CartTotals } from "../../cart-view/totals.js";
import type { CartLine } from "../../cart-view/view.js";
import type { WantedItem } from "./change.js";
import type { CartState } from "./state.js";

/** `done`: the platform has the change. `queued`: the change waits until the platform is reachable. */
export type Outcome = "done" | "queued";

/** The cart's changes and requests. Changes are optimistic, and reject with the call's error after a rollback. */
export interface CartActions {
  /** Adds items. Rejects with `NothingAddedError` when the platform answers with success but adds nothing. */
  readonly add: (items: readonly WantedItem[]) => Promise<Outcome>;
  /** Sets a line's quantity. Calls during a request are merged into one following request. */
  readonly setQuantity: (line: CartLine, quantity: number) => Promise<Outcome>;
  /** Removes a line. */
  readonly remove: (line: CartLine) => Promise<Outcome>;
  /** Restores a removed line. Rejects with `LineGoneError` when the removed item is unknown. */
  readonly restore: (line: CartLine) => Promise<Outcome>;
  /** Applies a coupon code. Rejects with the platform's refusal, such as of an unknown code. */
  readonly applyCoupon: (code: string) => Promise<Outcome>;
  /** Removes the coupon. */
  readonly removeCoupon: () => Promise<Outcome>;
  /**
   * Pays with a gift card, up to the card's balance. Only the platform knows the balance: the change is never queued.
   */
  readonly addGiftCard: (code: string) => Promise<void>;
  /** Removes a gift card. */
  readonly removeGiftCard: (giftCardId: string) => Promise<void>;
  /** Sets the buyer's note to the shop. */
  readonly setNote: (note: string) => Promise<void>;
  /** The cart's totals for a delivery to an address. Waits for changes in flight. */
  readonly estimate: (input: EstimateInput, options?: CallOptions) => Promise<CartTotals>;
  /** Starts a checkout after changes in flight. The signal ends the wait. */
  readonly checkout: (input?: CheckoutInput, options?: { signal?: AbortSignal }) => Promise<{ checkoutId: string }>;
  /** Dismisses the error of a failed change. */
  readonly dismiss: (id: string) => void;
  /** Reads the cart again, and sends the queue. */
  readonly refresh: () => Promise<void>;
}

/** The cart of a client as an external store. */
export interface CartStoreOfClient extends CartActions {
  /** The cart API's version and its features. */
  readonly api: Pick<CartApi, "version" | "supports">;
  /** The state: the same object until it changes. */
  readonly getSnapshot: () => CartState;
  /** The state for server rendering and hydration, since the page's own state may be newer. */
  readonly getServerSnapshot: () => CartState;
  /**
   * Subscribes to changes; returns the function that unsubscribes. The first listener makes the store read the cart.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** Closes the store. The queue is left to the session's next store. */
  readonly close: () => void;
}
