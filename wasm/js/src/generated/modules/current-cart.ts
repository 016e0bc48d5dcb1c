/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf, inContext } from "../../sdk/binder.js";
import * as custom from "../../sdk/custom-functions.js";
import { cart } from "../conversions.js";
import type { Answered, Call, Callable, Given } from "../../sdk/binder.js";
import type {
  Address,
  Cart,
  ChannelType,
  CustomLineItem,
  EstimatedTotals,
  LineItem,
  LineItemQuantity,
  MerchantDiscountInput,
  SelectedMemberships,
  SelectedShippingOption,
} from "../types/cart.js";

export type * from "../types/cart.js";
export type * from "../types/error.js";
export {
  ChannelType,
  DiscountType,
  ItemAvailabilityStatus,
  ItemTypePreset,
  PaymentOption as PaymentOptionType,
  PickupMethod,
  Severity,
  SubscriptionFrequency,
  WeightUnit,
} from "../types/cart.js";
export type {
  AppliedCoupon as V1Coupon,
  AppliedDiscountRule as V1DiscountRule,
  AppliedMerchantDiscount as V1MerchantDiscount,
  CustomItemModifier as V1ItemModifier,
  CustomModifierGroup as V1ModifierGroup,
  DiscountRuleName as V1DiscountRuleName,
  DiscountType as AppliedDiscountDiscountType,
  ItemAvailability as ItemAvailabilityInfo,
  LineItemQuantity as LineItemQuantityUpdate,
  LineItemTarget as NameInLineItem,
  OtherTarget as NameInOther,
  PaymentOptionOverride as PaymentOption,
} from "../types/cart.js";
export type { AddressLocation } from "../types/shared.js";

const call = /* @__PURE__ */ callsOf(cart, "cart", "/v1/carts");

/**
 * Returns the cart. For anyone.
 *
 * @throws An error with the code `OWNED_CART_NOT_FOUND` when there is none: `getCurrentCartOrNull` returns `null` for
 * that.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.getCurrentCart`.
 */
export const getCurrentCart: Call<
  [],
  Answered<Cart, "lineItems" | "currency" | "subtotal" | "subtotalAfterDiscounts" | "discount">
> = /* @__PURE__ */ call(">cart get_current aabaa /current");
export type GetCurrentCartRequest = {};

/**
 * Updates fields, applies a coupon, adds lines. Unsafe to repeat, since lines are added. For anyone.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.updateCurrentCart`.
 */
export const updateCurrentCart: Call<
  [options?: UpdateCurrentCartOptions],
  Answered<Cart, "lineItems" | "currency" | "subtotal" | "subtotalAfterDiscounts" | "discount">
> = /* @__PURE__ */ call("?>cart update_current dabca /current");
export type UpdateCurrentCartOptions = {
  cartInfo?: Given<Cart>;
  couponCode?: string;
  /** Need the owner. */
  merchantDiscounts?: Array<MerchantDiscountInput>;
  /** Lines to add. At most 300. */
  lineItems?: Array<LineItem>;
  /** Lines to add at the caller's prices; they need the owner. At most 300. */
  customLineItems?: Array<CustomLineItem>;
  /** The fields of `cartInfo` to change, by path, joined by commas; all given ones if absent. */
  cartFieldmask?: string;
};
export type UpdateCartRequest = UpdateCurrentCartOptions;

/**
 * Deletes the cart. For anyone.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.deleteCurrentCart`.
 */
export const deleteCurrentCart: Call<[], void> = /* @__PURE__ */ call(" delete_current eabba /current");
export type DeleteCurrentCartRequest = {};

/**
 * Adds lines, creating the cart if there is none. For anyone.
 *
 * The platform answers with success and adds nothing when an item needs a variant that is not named.
 *
 * @example
 * ```ts
 * const { cart } = await client.currentCart.addToCurrentCart({
 *   lineItems: [{ catalogReference: { appId: STORES_APP_ID, catalogItemId: productId }, quantity: 1 }],
 * });
 * ```
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.addLineItemsToCurrentCart`.
 */
export const addToCurrentCart: Call<[options?: AddToCurrentCartOptions], AddToCartResponse> = /* @__PURE__ */ call(
  "?> add_to_current babca /current/add-to-cart",
);
export type AddToCartResponse = {
  cart: Answered<Cart, "lineItems" | "currency" | "subtotal" | "subtotalAfterDiscounts" | "discount">;
};
export type AddToCurrentCartOptions = {
  /** Catalog items with their quantities. At most 100. */
  lineItems?: Array<LineItem>;
  /** Lines at the caller's prices; they need the owner. At most 100. */
  customLineItems?: Array<CustomLineItem>;
  /** A GUID. */
  businessLocationId?: string;
};
export type AddToCurrentCartRequest = AddToCurrentCartOptions;

/**
 * Removes lines. For anyone.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.removeLineItemsFromCurrentCart`.
 */
export const removeLineItemsFromCurrentCart: Call<[lineItemIds: readonly string[]], RemoveLineItemsResponse> =
  /* @__PURE__ */ call("lineItemIds> remove_line_items babba /current/remove-line-items");
export type RemoveLineItemsResponse = {
  cart: Answered<Cart, "lineItems" | "currency" | "subtotal" | "subtotalAfterDiscounts" | "discount">;
};
export type RemoveLineItemsFromCurrentCartRequest = { lineItemIds?: Array<string> };

/**
 * Sets quantities of lines. For anyone.
 *
 * @throws An error with a field violation for a quantity below 1.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.updateLineItemsInCurrentCart`.
 */
export const updateCurrentCartLineItemQuantity: Call<
  [lineItems: readonly LineItemQuantity[]],
  UpdateLineItemsQuantityResponse
> = /* @__PURE__ */ call("lineItems> update_line_items_quantity babba /current/update-line-items-quantity");
export type UpdateLineItemsQuantityResponse = {
  cart: Answered<Cart, "lineItems" | "currency" | "subtotal" | "subtotalAfterDiscounts" | "discount">;
};
export type UpdateCurrentCartLineItemQuantityRequest = { lineItems?: Array<LineItemQuantity> };

/**
 * Removes the coupon. For anyone.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.removeCouponFromCurrentCart`.
 */
export const removeCouponFromCurrentCart: Call<[], RemoveCouponResponse> = /* @__PURE__ */ call(
  "> remove_coupon babba /current/remove-coupon",
);
export type RemoveCouponResponse = {
  cart: Answered<Cart, "lineItems" | "currency" | "subtotal" | "subtotalAfterDiscounts" | "discount">;
};
export type RemoveCouponFromCurrentCartRequest = {};

/**
 * Creates a checkout, and returns its id. For anyone.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `redirects.createRedirectSession`.
 */
export const createCheckoutFromCurrentCart: Call<
  [options?: CreateCheckoutFromCurrentCartOptions],
  CreateCheckoutResponse
> = /* @__PURE__ */ call("?> create_checkout babca /current/create-checkout");
export type CreateCheckoutResponse = { checkoutId?: string };
export type CreateCheckoutFromCurrentCartOptions = {
  /** The buyer's sales channel. */
  channelType?: ChannelType;
  shippingAddress?: Given<Address>;
  billingAddress?: Given<Address>;
  selectedShippingOption?: SelectedShippingOption;
  email?: string;
};
export type CreateCheckoutFromCurrentCartRequest = CreateCheckoutFromCurrentCartOptions;

/**
 * Estimates the totals of the cart. The answer names the parts that could not be calculated. For anyone.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.estimateCurrentCart`.
 */
export const estimateCurrentCartTotals: Call<[options?: EstimateCurrentCartTotalsOptions], EstimateTotalsResponse> =
  /* @__PURE__ */ call("?> estimate_totals babaa /current/estimate-totals");
export type EstimateTotalsResponse = EstimatedTotals;
export type EstimateCurrentCartTotalsOptions = {
  selectedShippingOption?: SelectedShippingOption;
  shippingAddress?: Given<Address>;
  billingAddress?: Given<Address>;
  /** Memberships to pay with. */
  selectedMemberships?: SelectedMemberships;
  /** `true` if absent. */
  calculateTax?: boolean;
  /** `true` if absent. */
  calculateShipping?: boolean;
  /** `true` if absent. */
  calculateAdditionalFees?: boolean;
};
export type EstimateCurrentCartTotalsRequest = EstimateCurrentCartTotalsOptions;

/**
 * Returns the cart; `null` when there is none. For anyone.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.getCurrentCartOrNull`.
 */
export const getCurrentCartOrNull: Callable<ReturnType<typeof custom.currentCartOrNull>> = /* @__PURE__ */ inContext(
  custom.currentCartOrNull,
  "cart.get_current",
);
