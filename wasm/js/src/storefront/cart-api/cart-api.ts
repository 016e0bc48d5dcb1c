/** The cart's API, of whichever version the platform serves. */

import type { CallOptions } from "../../sdk/call.js";
import type { CartTotals } from "../cart-view/totals.js";
import type { CartAddress, CartVersion, CartView, DeliveryChoice } from "../cart-view/view.js";
import type { AddedItem, MissingItem } from "./nothing-added.js";

/** A feature that only one of the two versions of the cart API may have. */
export type CartFeature = "deliveryOptions" | "memberships";

/** For what delivery and payment totals are asked. */
export interface EstimateInput {
  /** Where to; without it neither delivery nor tax is worked out. */
  readonly address?: CartAddress;
  readonly delivery?: DeliveryChoice;
  readonly memberships?: readonly MembershipChoice[];
}

/** A membership that pays for lines. */
export interface MembershipChoice {
  readonly id: string;
  readonly appId: string;
  readonly lineIds: readonly string[];
}

/** Details of the buyer, as far as they are known before the checkout. */
export interface CheckoutInput extends EstimateInput {
  readonly email?: string;
}

export interface CartApi {
  readonly version: CartVersion;
  /** Whether this version has a feature that the other version lacks. */
  supports(feature: CartFeature): boolean;
  /** Loads the code of the calls, where it is not there yet. A change whose code is missing was certainly not sent. */
  load?(): Promise<unknown>;
  /** The cart; `null` when there is none. */
  read(options?: CallOptions): Promise<CartView | null>;
  add(items: readonly AddedItem[]): Promise<CartView>;
  /** Items that were not added, each with the reason as far as the catalog tells it. */
  explain?(items: readonly MissingItem[]): Promise<readonly MissingItem[]>;
  setQuantity(lineId: string, quantity: number): Promise<CartView>;
  remove(lineIds: readonly string[]): Promise<CartView | null>;
  applyCoupon(code: string): Promise<CartView>;
  removeCoupon(cart: CartView): Promise<CartView>;
  /** Pays with a gift card, as far as it goes. */
  addGiftCard(cart: CartView, code: string): Promise<CartView>;
  removeGiftCard(cart: CartView, giftCardId: string): Promise<CartView>;
  setNote(note: string): Promise<CartView>;
  estimate(cart: CartView, input: EstimateInput, options?: CallOptions): Promise<CartTotals>;
  /** Makes a checkout of the cart, or brings the one that it has up to date. */
  checkout(cart: CartView, input: CheckoutInput): Promise<{ checkoutId: string }>;
}
