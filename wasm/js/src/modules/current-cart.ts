/** The current visitor's or member's cart. */

import type { Caller, CallOptions } from "../call.js";
import { ApplicationError } from "../errors.js";
import type {
  AddToCart,
  Cart,
  CartReply,
  CheckoutReply,
  CreateCheckout,
  EstimatedTotals,
  EstimateTotals,
  LineItemQuantity,
  UpdateCart,
} from "../generated/cart.js";
import { cart as conversions } from "../generated/conversions.js";
import { callsOf, held } from "./call.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

/** The cart. A visitor who has none yet gets an `ApplicationError` with the code `OWNED_CART_NOT_FOUND`. */
const getCurrentCart =
  (caller: Caller) =>
  (options?: CallOptions): Promise<Cart> =>
    held(call<CartReply>(caller, endpoints.cartGetCurrent, undefined, options), "cart");

export const currentCart = {
  ...enumerations.ofCart,

  getCurrentCart,

  /** The cart; `null` for a visitor who has none yet. */
  getCurrentCartOrNull:
    (caller: Caller) =>
    async (options?: CallOptions): Promise<Cart | null> => {
      try {
        return await getCurrentCart(caller)(options);
      } catch (error) {
        if (error instanceof ApplicationError && error.code === "OWNED_CART_NOT_FOUND") {
          return null;
        }
        throw error;
      }
    },

  /** Changes fields, applies a coupon, adds lines. */
  updateCurrentCart:
    (caller: Caller) =>
    (update: UpdateCart = {}, options?: CallOptions): Promise<Cart> =>
      held(call<CartReply>(caller, endpoints.cartUpdateCurrent, update, options), "cart"),

  deleteCurrentCart:
    (caller: Caller) =>
    async (options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.cartDeleteCurrent, undefined, options);
    },

  /** Adds lines, making the cart if there is none. */
  addToCurrentCart:
    (caller: Caller) =>
    (lines: AddToCart = {}, options?: CallOptions): Promise<CartReply> =>
      call(caller, endpoints.cartAddToCurrent, lines, options),

  removeLineItemsFromCurrentCart:
    (caller: Caller) =>
    (lineItemIds: readonly string[], options?: CallOptions): Promise<CartReply> =>
      call(caller, endpoints.cartRemoveLineItems, { lineItemIds }, options),

  /** Sets how many of each line; at least 1. */
  updateCurrentCartLineItemQuantity:
    (caller: Caller) =>
    (lineItems: readonly LineItemQuantity[], options?: CallOptions): Promise<CartReply> =>
      call(caller, endpoints.cartUpdateLineItemsQuantity, { lineItems }, options),

  removeCouponFromCurrentCart:
    (caller: Caller) =>
    (options?: CallOptions): Promise<CartReply> =>
      call(caller, endpoints.cartRemoveCoupon, {}, options),

  createCheckoutFromCurrentCart:
    (caller: Caller) =>
    (checkout: CreateCheckout = {}, options?: CallOptions): Promise<CheckoutReply> =>
      call(caller, endpoints.cartCreateCheckout, checkout, options),

  /** What the cart would cost, delivered there. */
  estimateCurrentCartTotals:
    (caller: Caller) =>
    (estimate: EstimateTotals = {}, options?: CallOptions): Promise<EstimatedTotals> =>
      call(caller, endpoints.cartEstimateTotals, estimate, options),
};
