/** Carts by id, by version 2 of the API: the cart is its own checkout, and becomes the order. */

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
  GetCheckoutUrl,
  GiftCardInput,
  MarkAsCompleted,
  PlacedOrder,
  PlaceOrder,
  UpdateForms,
  UpdateItems,
  UpsellsReply,
} from "../generated/cart-v2.js";
import type { CheckoutUrlReply } from "../generated/checkout.js";
import { cartV2 as conversions } from "../generated/conversions.js";
import { callsOf } from "./call.js";

const call = callsOf(conversions);

/** A call about one cart, whose answer is given whole. */
const byId =
  <Answer>(endpoint: string) =>
  (caller: Caller) =>
  (cartId: string, options?: CallOptions): Promise<Answer> =>
    call(caller, endpoint, { cartId }, options);

/** A call about one cart, with fields that are sent as they are. */
const withFields =
  <Fields extends object, Answer>(endpoint: string) =>
  (caller: Caller) =>
  (cartId: string, fields?: Omit<Fields, "cartId">, options?: CallOptions): Promise<Answer> =>
    call(caller, endpoint, { ...fields, cartId }, options);

/** A call about one cart and one thing of it, by the thing's name. */
const withOne =
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- says what the call takes
  <Value>(endpoint: string, name: string) =>
    (caller: Caller) =>
    (cartId: string, value: Value, options?: CallOptions): Promise<CartAnswer> =>
      call(caller, endpoint, { cartId, [name]: value }, options);

export const cartV2 = {
  createCart:
    (caller: Caller) =>
    async (fields: CreateCart = {}, options?: CallOptions): Promise<Cart> => {
      const { cart } = await call<CartAnswer>(caller, "cart_v2.create", fields, options);
      return cart as Cart;
    },

  getCart:
    (caller: Caller) =>
    async (cartId: string, options?: CallOptions): Promise<Cart> => {
      const { cart } = await call<CartAnswer>(caller, "cart_v2.get", { cartId }, options);
      return cart as Cart;
    },

  /** Changes fields; lines, coupons and gift cards have calls of their own. */
  updateCart:
    (caller: Caller) =>
    async (_id: string, change: Cart, options?: CallOptions): Promise<Cart> => {
      const { cart } = await call<CartAnswer>(caller, "cart_v2.update", { cart: { ...change, _id } }, options);
      return cart as Cart;
    },

  deleteCart:
    (caller: Caller) =>
    async (cartId: string, options?: CallOptions): Promise<void> => {
      await call(caller, "cart_v2.delete", { cartId }, options);
    },

  /** Brings prices and stock up to date. */
  refreshCart: byId<CartAnswer>("cart_v2.refresh"),

  /** What the cart comes to, with a token that shows that the buyer has seen it. */
  calculateCart: withFields<CalculateCart, CalculatedCart>("cart_v2.calculate"),

  /** What the cart would come to, as far as is asked. */
  estimateCart: withFields<EstimateCart, CalculatedCart>("cart_v2.estimate"),

  /** The platform's page for it. */
  getCheckoutUrl: withFields<GetCheckoutUrl, CheckoutUrlReply>("cart_v2.get_checkout_url"),

  /** Makes the order. Asked again, it is refused with `CART_ALREADY_ORDERED`, and the error's data name the order. */
  placeOrder: withFields<PlaceOrder, PlacedOrder>("cart_v2.place_order"),

  addLineItems: withFields<AddItems, CartAnswer>("cart_v2.add_line_items"),
  removeLineItems: withOne<readonly string[]>("cart_v2.remove_line_items", "lineItemIds"),
  updateLineItems: withFields<UpdateItems, CartAnswer>("cart_v2.update_line_items"),
  addCoupon: withOne<CouponInput>("cart_v2.add_coupon", "coupon"),
  removeCoupon: withOne<string>("cart_v2.remove_coupon", "couponId"),
  setDeliveryMethod: withOne<DeliveryMethodInput>("cart_v2.set_delivery_method", "deliveryMethod"),
  removeDeliveryMethod: byId<CartAnswer>("cart_v2.remove_delivery_method"),
  addGiftCard: withOne<GiftCardInput>("cart_v2.add_gift_card", "giftCard"),
  removeGiftCard: withOne<string>("cart_v2.remove_gift_card", "giftCardId"),

  /** Records an order that was placed elsewhere. */
  markCartAsCompleted: withFields<MarkAsCompleted, CartAnswer>("cart_v2.mark_as_completed"),

  updateFormSubmissions: withFields<UpdateForms, CartAnswer>("cart_v2.update_form_submissions"),

  /** Memberships that would make lines cheaper. */
  getUpsellOptions: byId<UpsellsReply>("cart_v2.get_upsell_options"),
};
