/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf, rawResponse } from "../../sdk/binder.js";
import { checkout } from "../conversions.js";
import type { Call, Change, Given, RawHttpResponse, Stored } from "../../sdk/binder.js";
import type { ChannelType, CustomLineItem, LineItem, LineItemQuantity } from "../types/cart.js";
import type { Checkout, OrderCharged, OrderPlaced } from "../types/checkout.js";

export type * from "../types/checkout.js";
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
  AppliedCoupon as Coupon,
  AppliedDiscountRule as DiscountRule,
  AppliedMerchantDiscount as MerchantDiscount,
  CustomItemModifier as V1ItemModifier,
  CustomModifierGroup as V1ModifierGroup,
  ItemAvailability as ItemAvailabilityInfo,
  LineItemQuantity as LineItemQuantityUpdate,
  LineItemTarget as NameInLineItem,
  OtherTarget as NameInOther,
  PaymentOptionOverride as PaymentOption,
} from "../types/cart.js";
export type { BuyerInfo, MembershipOptions } from "../types/checkout.js";
export type { AddressLocation } from "../types/shared.js";

const call = /* @__PURE__ */ callsOf(checkout, "checkout", "/v1");

/**
 * Creates a checkout without a cart. For anyone.
 *
 * @throws An error with codes such as `ERROR_COUPON_DOES_NOT_EXIST`, `GIFT_CARD_NOT_FOUND` and
 * `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND`.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.createCart`.
 */
export const createCheckout: Call<[options?: CreateCheckoutOptions], Stored<Checkout>> = /* @__PURE__ */ call(
  "?>checkout create babca /checkouts",
);
export type CreateCheckoutOptions = {
  /** The buyer's details so far. */
  checkoutInfo?: Given<Checkout>;
  couponCode?: string;
  /** At most 300. */
  lineItems?: Array<LineItem>;
  /** Line items with prices of the caller's; they need the owner. At most 300. */
  customLineItems?: Array<CustomLineItem>;
  /** Required. */
  channelType?: ChannelType;
  giftCardCode?: string;
  /** The page to pay on instead of the site's; needs the owner. At most 1000 characters. */
  overrideCheckoutUrl?: string;
  /** The amount to use of the gift card; all of it when absent. */
  giftCardRedeemAmount?: string;
};
export type CreateCheckoutRequest = CreateCheckoutOptions;

/**
 * Returns a checkout, with current prices and stock. For anyone.
 *
 * @throws An error with status 404 for a checkout that does not exist or is not the caller's.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.getCart`.
 */
export const getCheckout: Call<[_id: string], Stored<Checkout>> = /* @__PURE__ */ call(
  "_id>checkout get aabaa /checkouts/{id}",
);
export type GetCheckoutRequest = { _id?: string };

/**
 * Returns the checkout of a cart. For anyone.
 *
 * @throws An error with status 404 if there is none.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.getCart`.
 */
export const getCheckoutByCartId: Call<[_id: string], GetCheckoutByCartIdResponse> = /* @__PURE__ */ call(
  "_id> get_by_cart aabaa /checkouts/by-cart-id/{id}",
);
export type GetCheckoutByCartIdResponse = { checkout: Stored<Checkout> };
export type GetCheckoutByCartIdRequest = { _id?: string };

/**
 * Returns the address of the page on which a checkout is paid. For anyone.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.getCheckoutUrl`.
 */
export const getCheckoutUrl: Call<[_id: string], GetCheckoutURLResponse> = /* @__PURE__ */ call(
  "_id> get_url aabaa /checkouts/{id}/checkout-url",
);
export type GetCheckoutURLResponse = { checkoutUrl?: string };
export type GetCheckoutURLRequest = { _id?: string };

/**
 * Updates a checkout. Its line items are added, so that a repeat adds them again. For anyone.
 *
 * @throws An error with the codes of `createCheckout`.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.updateCart`.
 */
export const updateCheckout: Call<
  [_id: string, checkout: Change<Checkout>, options?: UpdateCheckoutOptions],
  Stored<Checkout>
> = /* @__PURE__ */ call(".checkout,?>checkout update dabca /checkouts/{checkout.id}");
export type UpdateCheckoutOptions = {
  couponCode?: string;
  giftCardCode?: string;
  /** The page to pay on instead of the site's; needs the owner. At most 1000 characters. */
  overrideCheckoutUrl?: string;
  /** Line items to add. At most 300. */
  lineItems?: Array<LineItem>;
  /** Line items to add with prices of the caller's; they need the owner. At most 300. */
  customLineItems?: Array<CustomLineItem>;
  /** The amount to use of the gift card; all of it when absent. */
  giftCardRedeemAmount?: string;
};
export type UpdateCheckoutRequest = UpdateCheckoutOptions & { checkout?: Given<Checkout> };
export type UpdateCheckout = Change<Checkout>;

/**
 * Removes the coupon. For anyone.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.removeCoupon`.
 */
export const removeCoupon: Call<[_id: string], RemoveCouponResponse> = /* @__PURE__ */ call(
  "_id> remove_coupon babba /checkouts/{id}/remove-coupon",
);
export type RemoveCouponResponse = { checkout: Stored<Checkout> };
export type RemoveCouponRequest = { _id?: string };

/**
 * Removes the gift card. For anyone.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.removeGiftCard`.
 */
export const removeGiftCard: Call<[_id: string], RemoveGiftCardResponse> = /* @__PURE__ */ call(
  "_id> remove_gift_card babba /checkouts/{id}/remove-gift-card",
);
export type RemoveGiftCardResponse = { checkout: Stored<Checkout> };
export type RemoveGiftCardRequest = { _id?: string };

/**
 * Adds line items. For anyone.
 *
 * @throws An error with the code `CHECKOUT_IS_COMPLETE` for a checkout that became an order.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.addLineItems`.
 */
export const addToCheckout: Call<[_id: string, options?: AddToCheckoutOptions], AddToCheckoutResponse> =
  /* @__PURE__ */ call("_id,?> add_to_checkout babca /checkouts/{id}/add-to-checkout");
export type AddToCheckoutResponse = { checkout: Stored<Checkout> };
export type AddToCheckoutOptions = {
  /** At most 100. */
  lineItems?: Array<LineItem>;
  /** Line items with prices of the caller's; they need the owner. At most 100. */
  customLineItems?: Array<CustomLineItem>;
};
export type AddToCheckoutRequest = AddToCheckoutOptions & { _id?: string };

/**
 * Removes line items. For anyone.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.removeLineItems`.
 */
export const removeLineItems: Call<[_id: string, lineItemIds: readonly string[]], RemoveLineItemsResponse> =
  /* @__PURE__ */ call("_id,lineItemIds> remove_line_items babba /checkouts/{id}/remove-line-items");
export type RemoveLineItemsResponse = { checkout: Stored<Checkout> };
export type RemoveLineItemsRequest = { _id?: string; lineItemIds?: Array<string> };

/**
 * Sets the quantities of line items. For anyone.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.updateLineItems`.
 */
export const updateLineItemsQuantity: Call<
  [_id: string, lineItems: readonly LineItemQuantity[]],
  UpdateLineItemsQuantityResponse
> = /* @__PURE__ */ call("_id,lineItems> update_line_items_quantity babba /checkouts/{id}/update-line-items-quantity");
export type UpdateLineItemsQuantityResponse = { checkout: Stored<Checkout> };
export type UpdateLineItemsQuantityRequest = { _id?: string; lineItems?: Array<LineItemQuantity> };

/**
 * Places the order of a checkout that is paid offline or has nothing to pay now. Other checkouts are paid on the page
 * of `getCheckoutUrl`. For anyone.
 *
 * @throws An error with codes such as `PARTIAL_OUT_OF_STOCK`, `CHECKOUT_CHANGED`, `PAYMENT_ERROR` and
 * `NO_SELECTED_CARRIER_SERVICE_OPTION`.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.placeOrder`.
 */
export const createOrder: Call<[_id: string, options?: CreateOrderOptions], CreateOrderResponse> = /* @__PURE__ */ call(
  "_id,?> create_order babca /checkouts/{id}/create-order",
);
export type CreateOrderResponse = OrderPlaced;
export type CreateOrderOptions = {
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod?: boolean;
  /** Whether the payment is authorized now and captured later. */
  delayCapture?: boolean;
};
export type CreateOrderRequest = CreateOrderOptions & { _id?: string };

/**
 * Places the order of a checkout and charges it. Needs the owner.
 *
 * @throws An error with the codes of `createOrder`.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.placeOrder`.
 */
export const createOrderAndCharge: Call<
  [_id: string, options?: CreateOrderAndChargeOptions],
  CreateOrderAndChargeResponse
> = /* @__PURE__ */ call("_id,?> create_order_and_charge badca /checkouts/{id}/create-order-and-charge");
export type CreateOrderAndChargeResponse = OrderCharged;
export type CreateOrderAndChargeOptions = {
  /** Represents a payment method at the payment provider. */
  paymentToken?: string;
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod?: boolean;
  /** Whether the payment is authorized now and captured later. */
  delayCapture?: boolean;
};
export type CreateOrderAndChargeRequest = CreateOrderAndChargeOptions & { _id?: string };

/**
 * Marks a checkout as completed without an order. Needs the owner.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.markCartAsCompleted`.
 */
export const markCheckoutAsCompleted: Call<[_id: string, options?: MarkCheckoutAsCompletedOptions], void> =
  /* @__PURE__ */ call("_id,? mark_as_completed badba /checkouts/{id}/mark-as-completed");
export type MarkCheckoutAsCompletedOptions = {};
export type MarkCheckoutAsCompletedRequest = MarkCheckoutAsCompletedOptions & { _id?: string };

/**
 * Marks the checkout of a token that the platform signed as completed, and returns the redirect that follows. Needs
 * the owner.
 *
 * @throws An error with the code `UNAUTHENTICATED_TOKEN`.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.markCartAsCompleted`.
 */
export const markCheckoutAsCompletedAndRedirectToUrl: Call<[token: string], RawHttpResponse> = /* @__PURE__ */ call(
  "token> mark_as_completed_and_redirect aadba /checkouts/mark-checkout-as-completed-and-redirect-to-url",
  rawResponse,
);
export type MarkCheckoutAsCompletedAndRedirectToUrlRequest = { token?: string };

/**
 * Removes the address of another checkout page. Needs the owner.
 *
 * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.updateCart`.
 */
export const removeOverrideCheckoutUrl: Call<[_id: string], RemoveOverrideCheckoutUrlResponse> = /* @__PURE__ */ call(
  "_id> remove_override_url badba /checkouts/{id}/remove-override-checkout-url",
);
export type RemoveOverrideCheckoutUrlResponse = { checkout: Stored<Checkout> };
export type RemoveOverrideCheckoutUrlRequest = { _id?: string };
