/** The cart API, common to both versions of the platform's cart. */

import type { CallOptions } from "../../sdk/call.js";
import type { CartTotals } from "../cart-view/totals.js";
import type { CartAddress, CartVersion, CartView, DeliveryChoice } from "../cart-view/view.js";
import type { AddedItem, MissingItem } from "./nothing-added.js";

/** A feature that only one version of the cart API has. */
export type CartFeature = "deliveryOptions" | "memberships";

/** The delivery and payment choices of an estimate. */
export interface EstimateInput {
  /** The delivery address; without an address, neither delivery nor tax is calculated. */
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

/** The buyer's details known before the checkout. */
export interface CheckoutInput extends EstimateInput {
  readonly email?: string;
}

/** The calls of a buyer's cart, alike for both versions of the platform's cart. */
export interface CartApi {
  readonly version: CartVersion;
  /** Whether this version has a feature that the other version lacks. */
  supports(feature: CartFeature): boolean;
  /**
   * Loads the code of the calls, if it is not loaded yet. A change whose code failed to load was certainly not sent.
   */
  load?(): Promise<unknown>;
  /** The cart; `null` if there is none. */
  read(options?: CallOptions): Promise<CartView | null>;
  add(items: readonly AddedItem[]): Promise<CartView>;
  /** Adds the catalog's reasons to items that were not added. */
  explain?(items: readonly MissingItem[]): Promise<readonly MissingItem[]>;
  setQuantity(lineId: string, quantity: number): Promise<CartView>;
  remove(lineIds: readonly string[]): Promise<CartView | null>;
  applyCoupon(code: string): Promise<CartView>;
  removeCoupon(cart: CartView): Promise<CartView>;
  /** Pays with a gift card, up to the card's balance. */
  addGiftCard(cart: CartView, code: string): Promise<CartView>;
  removeGiftCard(cart: CartView, giftCardId: string): Promise<CartView>;
  setNote(note: string): Promise<CartView>;
  estimate(cart: CartView, input: EstimateInput, options?: CallOptions): Promise<CartTotals>;
  /** Makes a checkout of the cart, or updates the cart's checkout. */
  checkout(cart: CartView, input: CheckoutInput): Promise<{ checkoutId: string }>;
}
