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

const call = callsOf(conversions);

/** A call without arguments, whose answer is given whole. */
const plain =
  <Answer>(endpoint: string) =>
  (caller: Caller) =>
  (options?: CallOptions): Promise<Answer> =>
    call(caller, endpoint, {}, options);

/** A call whose argument is sent as it is. */
const taking =
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- says what the call takes
  <Fields extends object, Answer>(endpoint: string) =>
    (caller: Caller) =>
    (fields?: Fields, options?: CallOptions): Promise<Answer> =>
      call(caller, endpoint, fields ?? {}, options);

/** The cart. A visitor who has none yet gets an `ApplicationError` with the code `CART_NOT_FOUND`. */
const getCurrentCart =
  (caller: Caller) =>
  (options?: CallOptions): Promise<CartAnswer> =>
    call(caller, "cart_v2.get_current", undefined, options);

export const currentCartV2 = {
  createCurrentCart: taking<CreateCart, CartAnswer>("cart_v2.create_current"),
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
      call(caller, "cart_v2.update_current", { cart }, options),

  deleteCurrentCart:
    (caller: Caller) =>
    async (options?: CallOptions): Promise<void> => {
      await call(caller, "cart_v2.delete_current", undefined, options);
    },

  /** Brings prices and stock up to date. */
  refreshCurrentCart: plain<CartAnswer>("cart_v2.refresh_current"),

  /** What the cart comes to, with a token that shows that the buyer has seen it. */
  calculateCurrentCart: taking<Omit<CalculateCart, "cartId">, CalculatedCart>("cart_v2.calculate_current"),

  /** What the cart would come to, as far as is asked. */
  estimateCurrentCart: taking<Omit<EstimateCart, "cartId">, CalculatedCart>("cart_v2.estimate_current"),

  /** Adds lines, making the cart if there is none. */
  addLineItemsToCurrentCart: taking<Omit<AddItems, "cartId">, CartAnswer>("cart_v2.add_line_items_to_current"),

  removeLineItemsFromCurrentCart:
    (caller: Caller) =>
    (lineItemIds: readonly string[], options?: CallOptions): Promise<CartAnswer> =>
      call(caller, "cart_v2.remove_line_items_from_current", { lineItemIds }, options),

  updateLineItemsInCurrentCart: taking<Omit<UpdateItems, "cartId">, CartAnswer>("cart_v2.update_line_items_in_current"),

  addCouponToCurrentCart:
    (caller: Caller) =>
    (coupon: CouponInput, options?: CallOptions): Promise<CartAnswer> =>
      call(caller, "cart_v2.add_coupon_to_current", { coupon }, options),

  removeCouponFromCurrentCart:
    (caller: Caller) =>
    (couponId: string, options?: CallOptions): Promise<CartAnswer> =>
      call(caller, "cart_v2.remove_coupon_from_current", { couponId }, options),

  setDeliveryMethodForCurrentCart:
    (caller: Caller) =>
    (deliveryMethod: DeliveryMethodInput, options?: CallOptions): Promise<CartAnswer> =>
      call(caller, "cart_v2.set_delivery_method_for_current", { deliveryMethod }, options),

  removeDeliveryMethodFromCurrentCart: plain<CartAnswer>("cart_v2.remove_delivery_method_from_current"),

  addGiftCardToCurrentCart:
    (caller: Caller) =>
    (giftCard: GiftCardInput, options?: CallOptions): Promise<CartAnswer> =>
      call(caller, "cart_v2.add_gift_card_to_current", { giftCard }, options),

  removeGiftCardFromCurrentCart:
    (caller: Caller) =>
    (giftCardId: string, options?: CallOptions): Promise<CartAnswer> =>
      call(caller, "cart_v2.remove_gift_card_from_current", { giftCardId }, options),

  updateFormSubmissionsInCurrentCart: taking<Omit<UpdateForms, "cartId">, CartAnswer>(
    "cart_v2.update_form_submissions_in_current",
  ),

  /** Memberships that would make lines cheaper. */
  getUpsellOptionsForCurrentCart: plain<UpsellsReply>("cart_v2.get_upsell_options_for_current"),
};
