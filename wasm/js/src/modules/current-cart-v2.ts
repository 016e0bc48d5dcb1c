/** The current visitor's or member's cart, by version 2 of the API: the cart is its own checkout. */

import type { Caller, CallOptions } from "../call.js";
import type {
  AddItems,
  CalculateCart,
  CalculatedCart,
  Cart,
  CartAnswer,
  CouponInput,
  CreateCart,
  DeliveryMethodInput,
  EstimateCart,
  GiftCardInput,
  UpdateForms,
  UpdateItems,
  UpsellsReply,
} from "../generated/cart-v2.js";
import { cartV2 as conversions } from "../generated/conversions.js";
import { ApplicationError } from "../errors.js";
import { callsOf } from "./call.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

/** A call without arguments, whose answer is given whole. */
const plain =
  <Answer>(row: string) =>
  (caller: Caller) =>
  (options?: CallOptions): Promise<Answer> =>
    call(caller, row, {}, options);

/** A call whose argument is sent as it is. */
const taking =
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- says what the call takes
  <Fields extends object, Answer>(row: string) =>
    (caller: Caller) =>
    (fields?: Fields, options?: CallOptions): Promise<Answer> =>
      call(caller, row, fields ?? {}, options);

/** The cart. A visitor who has none yet gets an `ApplicationError` with the code `CART_NOT_FOUND`. */
const getCurrentCart =
  (caller: Caller) =>
  (options?: CallOptions): Promise<CartAnswer> =>
    call(caller, endpoints.currentCartV2Get, undefined, options);

export const currentCartV2 = {
  ...enumerations.ofCartV2,

  createCurrentCart: taking<CreateCart, CartAnswer>(endpoints.currentCartV2Create),
  getCurrentCart,

  /** The cart; `null` for a visitor who has none yet. */
  getCurrentCartOrNull:
    (caller: Caller) =>
    async (options?: CallOptions): Promise<Cart | null> => {
      try {
        return (await getCurrentCart(caller)(options)).cart ?? null;
      } catch (error) {
        if (error instanceof ApplicationError && error.code?.endsWith("CART_NOT_FOUND")) {
          return null;
        }
        throw error;
      }
    },

  /** Changes fields; lines, coupons and gift cards have calls of their own. */
  updateCurrentCart:
    (caller: Caller) =>
    (cart: Cart, options?: CallOptions): Promise<CartAnswer> =>
      call(caller, endpoints.currentCartV2Update, { cart }, options),

  deleteCurrentCart:
    (caller: Caller) =>
    async (options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.currentCartV2Delete, undefined, options);
    },

  /** Brings prices and stock up to date. */
  refreshCurrentCart: plain<CartAnswer>(endpoints.currentCartV2Refresh),

  /** What the cart comes to, with a token that shows that the buyer has seen it. */
  calculateCurrentCart: taking<Omit<CalculateCart, "cartId">, CalculatedCart>(endpoints.currentCartV2Calculate),

  /** What the cart would come to, as far as is asked. */
  estimateCurrentCart: taking<Omit<EstimateCart, "cartId">, CalculatedCart>(endpoints.currentCartV2Estimate),

  /** Adds lines, making the cart if there is none. */
  addLineItemsToCurrentCart: taking<Omit<AddItems, "cartId">, CartAnswer>(endpoints.currentCartV2AddLineItems),

  removeLineItemsFromCurrentCart:
    (caller: Caller) =>
    (lineItemIds: readonly string[], options?: CallOptions): Promise<CartAnswer> =>
      call(caller, endpoints.currentCartV2RemoveLineItems, { lineItemIds }, options),

  updateLineItemsInCurrentCart: taking<Omit<UpdateItems, "cartId">, CartAnswer>(endpoints.currentCartV2UpdateLineItems),

  addCouponToCurrentCart:
    (caller: Caller) =>
    (coupon: CouponInput, options?: CallOptions): Promise<CartAnswer> =>
      call(caller, endpoints.currentCartV2AddCoupon, { coupon }, options),

  removeCouponFromCurrentCart:
    (caller: Caller) =>
    (couponId: string, options?: CallOptions): Promise<CartAnswer> =>
      call(caller, endpoints.currentCartV2RemoveCoupon, { couponId }, options),

  setDeliveryMethodForCurrentCart:
    (caller: Caller) =>
    (deliveryMethod: DeliveryMethodInput, options?: CallOptions): Promise<CartAnswer> =>
      call(caller, endpoints.currentCartV2SetDeliveryMethod, { deliveryMethod }, options),

  removeDeliveryMethodFromCurrentCart: plain<CartAnswer>(endpoints.currentCartV2RemoveDeliveryMethod),

  addGiftCardToCurrentCart:
    (caller: Caller) =>
    (giftCard: GiftCardInput, options?: CallOptions): Promise<CartAnswer> =>
      call(caller, endpoints.currentCartV2AddGiftCard, { giftCard }, options),

  removeGiftCardFromCurrentCart:
    (caller: Caller) =>
    (giftCardId: string, options?: CallOptions): Promise<CartAnswer> =>
      call(caller, endpoints.currentCartV2RemoveGiftCard, { giftCardId }, options),

  updateFormSubmissionsInCurrentCart: taking<Omit<UpdateForms, "cartId">, CartAnswer>(
    endpoints.currentCartV2UpdateFormSubmissions,
  ),

  /** Memberships that would make lines cheaper. */
  getUpsellOptionsForCurrentCart: plain<UpsellsReply>(endpoints.currentCartV2GetUpsellOptions),
};
