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
import { callsOf, held, withId } from "./call.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

/** A call about one cart, whose answer is given whole. */
const byId =
  <Answer>(row: string) =>
  (caller: Caller) =>
  (cartId: string, options?: CallOptions): Promise<Answer> =>
    call(caller, row, { cartId }, options);

/** A call about one cart, with fields that are sent as they are. */
const withFields =
  <Fields extends object, Answer>(row: string) =>
  (caller: Caller) =>
  (cartId: string, fields?: Omit<Fields, "cartId">, options?: CallOptions): Promise<Answer> =>
    call(caller, row, { ...fields, cartId }, options);

/** A call about one cart and one thing of it, by the thing's name. */
const withOne =
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- says what the call takes
  <Value>(row: string, name: string) =>
    (caller: Caller) =>
    (cartId: string, value: Value, options?: CallOptions): Promise<CartAnswer> =>
      call(caller, row, { cartId, [name]: value }, options);

export const cartV2 = {
  ...enumerations.ofCartV2,

  createCart:
    (caller: Caller) =>
    (fields: CreateCart = {}, options?: CallOptions): Promise<Cart> =>
      held(call<CartAnswer>(caller, endpoints.cartV2Create, fields, options), "cart"),

  getCart:
    (caller: Caller) =>
    (cartId: string, options?: CallOptions): Promise<Cart> =>
      held(call<CartAnswer>(caller, endpoints.cartV2Get, { cartId }, options), "cart"),

  /** Changes fields; lines, coupons and gift cards have calls of their own. */
  updateCart:
    (caller: Caller) =>
    (_id: string, change: Cart, options?: CallOptions): Promise<Cart> =>
      held(call<CartAnswer>(caller, endpoints.cartV2Update, { cart: withId(_id, change) }, options), "cart"),

  deleteCart:
    (caller: Caller) =>
    async (cartId: string, options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.cartV2Delete, { cartId }, options);
    },

  /** Brings prices and stock up to date. */
  refreshCart: byId<CartAnswer>(endpoints.cartV2Refresh),

  /** What the cart comes to, with a token that shows that the buyer has seen it. */
  calculateCart: withFields<CalculateCart, CalculatedCart>(endpoints.cartV2Calculate),

  /** What the cart would come to, as far as is asked. */
  estimateCart: withFields<EstimateCart, CalculatedCart>(endpoints.cartV2Estimate),

  /** The platform's page for it. */
  getCheckoutUrl: withFields<GetCheckoutUrl, CheckoutUrlReply>(endpoints.cartV2GetCheckoutUrl),

  /** Makes the order. Asked again, it is refused with `CART_ALREADY_ORDERED`, and the error's data name the order. */
  placeOrder: withFields<PlaceOrder, PlacedOrder>(endpoints.cartV2PlaceOrder),

  addLineItems: withFields<AddItems, CartAnswer>(endpoints.cartV2AddLineItems),
  removeLineItems: withOne<readonly string[]>(endpoints.cartV2RemoveLineItems, "lineItemIds"),
  updateLineItems: withFields<UpdateItems, CartAnswer>(endpoints.cartV2UpdateLineItems),
  addCoupon: withOne<CouponInput>(endpoints.cartV2AddCoupon, "coupon"),
  removeCoupon: withOne<string>(endpoints.cartV2RemoveCoupon, "couponId"),
  setDeliveryMethod: withOne<DeliveryMethodInput>(endpoints.cartV2SetDeliveryMethod, "deliveryMethod"),
  removeDeliveryMethod: byId<CartAnswer>(endpoints.cartV2RemoveDeliveryMethod),
  addGiftCard: withOne<GiftCardInput>(endpoints.cartV2AddGiftCard, "giftCard"),
  removeGiftCard: withOne<string>(endpoints.cartV2RemoveGiftCard, "giftCardId"),

  /** Records an order that was placed elsewhere. */
  markCartAsCompleted: withFields<MarkAsCompleted, CartAnswer>(endpoints.cartV2MarkAsCompleted),

  updateFormSubmissions: withFields<UpdateForms, CartAnswer>(endpoints.cartV2UpdateFormSubmissions),

  /** Memberships that would make lines cheaper. */
  getUpsellOptions: byId<UpsellsReply>(endpoints.cartV2GetUpsellOptions),
};
