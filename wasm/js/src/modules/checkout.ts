/** Checkouts: carts on their way to an order, by id. */

import type { Caller, CallOptions } from "../call.js";
import type { LineItemQuantity } from "../generated/cart.js";
import type {
  AddToCheckout,
  Checkout,
  CheckoutAnswer,
  CheckoutUrlReply,
  CreateOrder,
  NewCheckout,
  OrderPlaced,
  UpdateCheckout,
} from "../generated/checkout.js";
import { checkout as conversions } from "../generated/conversions.js";
import { callsOf, held, withId } from "./call.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

/** A call about one checkout, whose answer is given whole. */
const byId =
  <Answer>(row: string) =>
  (caller: Caller) =>
  (_id: string, options?: CallOptions): Promise<Answer> =>
    call(caller, row, { id: _id }, options);

export const checkout = {
  ...enumerations.ofCart,

  createCheckout:
    (caller: Caller) =>
    (fields: NewCheckout = {}, options?: CallOptions): Promise<Checkout> =>
      held(call<CheckoutAnswer>(caller, endpoints.checkoutCreate, fields, options), "checkout"),

  getCheckout:
    (caller: Caller) =>
    (_id: string, options?: CallOptions): Promise<Checkout> =>
      held(call<CheckoutAnswer>(caller, endpoints.checkoutGet, { id: _id }, options), "checkout"),

  /** The checkout that was made of a cart. */
  getCheckoutByCartId: byId<CheckoutAnswer>(endpoints.checkoutGetByCart),

  /** The platform's page for it. */
  getCheckoutUrl: byId<CheckoutUrlReply>(endpoints.checkoutGetUrl),

  /** Changes fields, applies a coupon or gift card, adds lines. */
  updateCheckout:
    (caller: Caller) =>
    (
      _id: string,
      checkout: Checkout,
      fields: Omit<UpdateCheckout, "checkout"> = {},
      options?: CallOptions,
    ): Promise<Checkout> => {
      const payload = { ...fields, checkout: withId(_id, checkout) };
      return held(call<CheckoutAnswer>(caller, endpoints.checkoutUpdate, payload, options), "checkout");
    },

  removeCoupon: byId<CheckoutAnswer>(endpoints.checkoutRemoveCoupon),
  removeGiftCard: byId<CheckoutAnswer>(endpoints.checkoutRemoveGiftCard),

  addToCheckout:
    (caller: Caller) =>
    (_id: string, lines: Omit<AddToCheckout, "_id"> = {}, options?: CallOptions): Promise<CheckoutAnswer> =>
      call(caller, endpoints.checkoutAddToCheckout, { ...lines, id: _id }, options),

  removeLineItems:
    (caller: Caller) =>
    (_id: string, lineItemIds: readonly string[], options?: CallOptions): Promise<CheckoutAnswer> =>
      call(caller, endpoints.checkoutRemoveLineItems, { id: _id, lineItemIds }, options),

  /** Sets how many of each line; at least 1. */
  updateLineItemsQuantity:
    (caller: Caller) =>
    (_id: string, lineItems: readonly LineItemQuantity[], options?: CallOptions): Promise<CheckoutAnswer> =>
      call(caller, endpoints.checkoutUpdateLineItemsQuantity, { id: _id, lineItems }, options),

  /** Makes the order, where nothing is left to be paid online. A checkout becomes one order, however often it is asked. */
  createOrder:
    (caller: Caller) =>
    (_id: string, fields: Omit<CreateOrder, "_id"> = {}, options?: CallOptions): Promise<OrderPlaced> =>
      call(caller, endpoints.checkoutCreateOrder, { ...fields, id: _id }, options),
};
