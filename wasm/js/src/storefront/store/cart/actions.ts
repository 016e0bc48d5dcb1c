/** The cart's store as programs use it. */

import type { CallOptions } from "../../../sdk/call.js";
import type { CartApi, CheckoutInput, EstimateInput } from "../../cart-api/cart-api.js";
import type { CartTotals } from "../../cart-view/totals.js";
import type { CartLine } from "../../cart-view/view.js";
import type { WantedItem } from "./change.js";
import type { CartState } from "./state.js";

/** `done` is with the platform; `kept` waits until the platform can be reached. */
export type Outcome = "done" | "queued";

/** Changes of the cart, and questions about it. Changes are shown at once, and reject with the error that the call gave. */
export interface CartActions {
  /** Puts items into the cart. Rejects with `NothingAddedError` when the platform says yes and adds nothing. */
  readonly add: (items: readonly WantedItem[]) => Promise<Outcome>;
  /** Sets a line's quantity. However often it is called while a request is under way, one more follows it. */
  readonly setQuantity: (line: CartLine, quantity: number) => Promise<Outcome>;
  /** Removes a line. */
  readonly remove: (line: CartLine) => Promise<Outcome>;
  /** Puts a removed line back, as it was. Rejects with `LineGoneError` when nothing says of what to make it. */
  readonly restore: (line: CartLine) => Promise<Outcome>;
  /** Enters a coupon's code. Rejects with the platform's refusal, for example of an unknown code. */
  readonly applyCoupon: (code: string) => Promise<Outcome>;
  /** Removes the coupon. */
  readonly removeCoupon: () => Promise<Outcome>;
  /** Pays with a gift card, as far as it goes. Only the platform knows its balance: it is never queued. */
  readonly addGiftCard: (code: string) => Promise<void>;
  /** Removes a gift card. */
  readonly removeGiftCard: (giftCardId: string) => Promise<void>;
  /** Writes the buyer's note to the shop. */
  readonly setNote: (note: string) => Promise<void>;
  /** The totals of the cart, delivered to an address. Waits for changes under way. */
  readonly estimate: (input: EstimateInput, options?: CallOptions) => Promise<CartTotals>;
  /** Starts a checkout, after changes under way. A signal ends the wait. */
  readonly checkout: (input?: CheckoutInput, options?: { signal?: AbortSignal }) => Promise<{ checkoutId: string }>;
  /** Forgets a failed change that the shopper has read of. */
  readonly dismiss: (id: string) => void;
  /** Reads the cart again, and sends the queue. */
  readonly refresh: () => Promise<void>;
}

/** The cart of a client as an external store. */
export interface CartStoreOfClient extends CartActions {
  /** The version of the cart API, and what that can do. */
  readonly api: Pick<CartApi, "version" | "supports">;
  /** The state: the same object until something changes. */
  readonly getSnapshot: () => CartState;
  /** The state that a server shows, and a page until it has taken over: by then the page may know more. */
  readonly getServerSnapshot: () => CartState;
  /** Calls back after each change, until the returned function is called. The first listener has the cart read. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Ends the store: it hears of nothing any more. The queue is left to the next store of the same session. */
  readonly close: () => void;
}
