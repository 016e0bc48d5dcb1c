/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { cartV2 } from "../conversions.js";
import type { Call, Change, Given, Stored } from "../../sdk/binder.js";
import type {
  CalculatedCart,
  Cart,
  CatalogItemInput,
  CouponInput,
  CustomItemInput,
  DeliveryMethodInput,
  FormSubmission,
  GiftCardInput,
  ItemUpsells,
  LineItemUpdate,
  PlacedOrder,
  RedirectUrls,
  ValidationsConfig,
} from "../types/cart-v2.js";

export type * from "../types/cart-v2.js";
export type * from "../types/error.js";
export { ItemStatus, Source, ViolationSeverity } from "../types/cart-v2.js";
export {
  ChannelType,
  DiscountType,
  ItemTypePreset,
  PaymentOption as PaymentOptionType,
  PickupMethod,
  SubscriptionFrequency,
  WeightUnit,
} from "../types/cart.js";
export type {
  AdditionalFee as V2AdditionalFee,
  CartViolation as V2Violation,
  ConvertedMoney as MultiCurrencyPrice,
  ConvertedMoney as Price,
  ExistingMembership as V2ExistingMembership,
  GiftCard as V2GiftCard,
  LineItem as V2LineItem,
  LineItemDiscount as V2LineItemDiscount,
  Membership as V2Membership,
  PriceSummary as V2PriceSummary,
  SelectedMembership as V2SelectedMembership,
  TaxSummary as V2TaxSummary,
} from "../types/cart-v2.js";
export type {
  Address,
  ApplicationError,
  CalculationErrors,
  CalculationErrors as V2CalculationErrors,
  CarrierError,
  CarrierError as V2CarrierError,
  CarrierErrors,
  CarrierErrors as V2CarrierErrors,
  CatalogReference,
  Color,
  Coupon as V2Coupon,
  Description,
  DescriptionLine,
  DescriptionLineName,
  DescriptionLineType,
  Details,
  ExtendedFields,
  FieldViolation,
  FreeTrialPeriod,
  FullAddressContactDetails,
  ItemType,
  LineItemTarget as NameInLineItem,
  Other,
  OtherTarget as NameInOther,
  PaymentOptionOverride as PaymentOption,
  PhysicalProperties,
  PlainTextValue,
  Policy,
  PriceDescription,
  ServiceProperties,
  Severity,
  StreetAddress,
  SubscriptionOptionInfo,
  SubscriptionSettings,
  SuggestedFix,
  SystemError,
  Target,
  TargetLineItem as LineItem,
  TaxableAddress,
  TaxableAddressType,
  Title,
  TranslatableString,
  ValidationError,
  VatId,
  VatType,
  Violation,
} from "../types/cart.js";
export type { CreatedBy, CustomContentReference, ExternalReference } from "../types/checkout.js";
export type { AddressLocation } from "../types/shared.js";

const call = /* @__PURE__ */ callsOf(cartV2, "cart_v2", "/v2");

/**
 * Creates a cart. For anyone.
 *
 * @throws An error with a code that names the reason.
 */
export const createCart: Call<[options?: CreateCartOptions], Stored<Cart>> = /* @__PURE__ */ call(
  "?>cart create babca /carts",
);
export type CreateCartOptions = {
  cart?: Given<Cart>;
  /** At most 300. */
  catalogItems?: Array<CatalogItemInput>;
  /** Lines at the caller's prices; they need the owner. At most 300. */
  customItems?: Array<CustomItemInput>;
  /** At most 1. */
  coupons?: Array<CouponInput>;
  deliveryMethod?: DeliveryMethodInput;
  /** At most 5. */
  giftCards?: Array<GiftCardInput>;
};
export type CreateCartRequest = CreateCartOptions;

/**
 * Returns the cart. For anyone.
 *
 * @throws An error with the code `CURRENT_CART_NOT_FOUND`, or `CART_NOT_FOUND` by an id, when there is none:
 * `getCurrentCartOrNull` returns `null` for that.
 */
export const getCart: Call<[cartId: string], Stored<Cart>> = /* @__PURE__ */ call(
  "cartId>cart get aabaa /carts/{cartId}",
);
export type GetCartRequest = { cartId?: string };

/**
 * Updates fields of the cart; lines, coupons and gift cards have calls of their own. For anyone.
 *
 * @throws An error with field violations for fields that cannot be changed.
 */
export const updateCart: Call<[_id: string, cart: Change<Cart>], Stored<Cart>> = /* @__PURE__ */ call(
  ".cart>cart update dabba /carts/{cart.id}",
);
export type UpdateCartRequest = { cart?: Given<Cart> };
export type UpdateCart = Change<Cart>;

/** Deletes the cart. For anyone. */
export const deleteCart: Call<[cartId: string], void> = /* @__PURE__ */ call("cartId delete eabba /carts/{cartId}");
export type DeleteCartRequest = { cartId?: string };

/** Refreshes the prices and stock of the lines. For anyone. */
export const refreshCart: Call<[cartId: string], RefreshCartResponse> = /* @__PURE__ */ call(
  "cartId> refresh babba /carts/{cartId}/refresh",
);
export type RefreshCartResponse = { cart: Stored<Cart> };
export type RefreshCartRequest = { cartId?: string };

/**
 * Calculates the cart and stores the summary, after a refresh of prices and stock if asked. The summary's token goes
 * into `placeOrder`. For anyone.
 */
export const calculateCart: Call<[cartId: string, options?: CalculateCartOptions], CalculateCartResponse> =
  /* @__PURE__ */ call("cartId,?> calculate babba /carts/{cartId}/calculate");
export type CalculateCartResponse = CalculatedCart;
export type CalculateCartOptions = { refreshCart?: boolean };
export type CalculateCartRequest = CalculateCartOptions & { cartId?: string };

/** Estimates the cart; omits parts that were not requested. For anyone. */
export const estimateCart: Call<[cartId: string, options?: EstimateCartOptions], EstimateCartResponse> =
  /* @__PURE__ */ call("cartId,?> estimate babaa /carts/{cartId}/estimate");
export type EstimateCartResponse = CalculatedCart;
export type EstimateCartOptions = {
  /** Whether prices and stock are refreshed first. */
  refreshCart?: boolean;
  validationConfig?: ValidationsConfig;
  /** `false` if absent. */
  calculateDelivery?: boolean;
  /** `false` if absent. */
  calculateAdditionalFees?: boolean;
  /** `false` if absent. */
  calculateTax?: boolean;
  /** `false` if absent. */
  calculateGiftCards?: boolean;
};
export type EstimateCartRequest = EstimateCartOptions & { cartId?: string };

/**
 * Returns the address of the checkout page. Needs the cart's id. For anyone.
 *
 * @throws An error with the codes `CHECKOUT_PAGE_NOT_FOUND` and `SITE_NOT_PUBLISHED`.
 */
export const getCheckoutUrl: Call<[cartId: string, options?: GetCheckoutUrlOptions], GetCheckoutURLResponse> =
  /* @__PURE__ */ call("cartId,?> get_checkout_url babaa /carts/{cartId}/get-checkout-url");
export type GetCheckoutURLResponse = { checkoutUrl?: string };
export type GetCheckoutUrlOptions = {
  /** The currency to pay in; the shop's if absent. An ISO 4217 code. */
  currencyCode?: string;
};
export type GetCheckoutURLRequest = GetCheckoutUrlOptions & { cartId?: string };

/**
 * Places the order of a cart that has nothing to pay now, or is paid with a token. Needs the cart's id. Do not repeat
 * it blindly: an ordered cart fails with `CART_ALREADY_ORDERED`, whose data has the order's id. After
 * `CART_PRICES_OUT_OF_SYNC` calculate again and ask the buyer. For anyone.
 */
export const placeOrder: Call<[cartId: string, options?: PlaceOrderOptions], PlaceOrderResponse> = /* @__PURE__ */ call(
  "cartId,?> place_order babca /carts/{cartId}/place-order",
);
export type PlaceOrderResponse = PlacedOrder;
export type PlaceOrderOptions = {
  /** The token of the summary that the buyer saw. At most 3000 characters. */
  priceVerificationToken?: string;
  /** Whether the payment method is saved for later charges. */
  savePaymentMethod?: boolean;
  /** Whether the payment is authorized now and captured later. */
  delayCapture?: boolean;
  /** The token of the payment method. */
  paymentToken?: string;
  redirectUrls?: RedirectUrls;
  inAppPurchase?: boolean;
};
export type PlaceOrderRequest = PlaceOrderOptions & { cartId?: string };

/**
 * Adds lines, creating the current cart if there is none. Unsafe to repeat. For anyone.
 *
 * @throws An error with a code that names the reason, such as `ITEM_NOT_FOUND_IN_CATALOG`.
 */
export const addLineItems: Call<[cartId: string, options?: AddLineItemsOptions], AddLineItemsResponse> =
  /* @__PURE__ */ call("cartId,?> add_line_items babca /carts/{cartId}/add-line-items");
export type AddLineItemsResponse = { cart: Stored<Cart> };
export type AddLineItemsOptions = {
  /** At most 300. */
  catalogItems?: Array<CatalogItemInput>;
  /** Lines at the caller's prices; they need the owner. At most 300. */
  customItems?: Array<CustomItemInput>;
};
export type AddLineItemsRequest = AddLineItemsOptions & { cartId?: string };

/**
 * Removes lines. For anyone.
 *
 * @throws An error with the code `LINE_ITEM_NOT_FOUND_IN_CART`.
 */
export const removeLineItems: Call<[cartId: string, lineItemIds: readonly string[]], RemoveLineItemsResponse> =
  /* @__PURE__ */ call("cartId,lineItemIds> remove_line_items babba /carts/{cartId}/remove-line-items");
export type RemoveLineItemsResponse = { cart: Stored<Cart> };
export type RemoveLineItemsRequest = { lineItemIds?: Array<string>; cartId?: string };

/**
 * Updates quantities or memberships of lines. For anyone.
 *
 * @throws An error with a code that names the reason, such as `INSUFFICIENT_INVENTORY`.
 */
export const updateLineItems: Call<[cartId: string, options?: UpdateLineItemsOptions], UpdateLineItemsResponse> =
  /* @__PURE__ */ call("cartId,?> update_line_items babba /carts/{cartId}/update-line-items");
export type UpdateLineItemsResponse = { cart: Stored<Cart> };
export type UpdateLineItemsOptions = { lineItems?: Array<LineItemUpdate> };
export type UpdateLineItemsRequest = UpdateLineItemsOptions & { cartId?: string };

/**
 * Applies a coupon. For anyone.
 *
 * @throws An error with the codes `INVALID_COUPON_CODE` and `INVALID_COUPON_STATUS`, whose data has the reason, and
 * `COUPON_ALREADY_EXISTS`.
 */
export const addCoupon: Call<[cartId: string, coupon: CouponInput], AddCouponResponse> = /* @__PURE__ */ call(
  "cartId,coupon> add_coupon babba /carts/{cartId}/add-coupon",
);
export type AddCouponResponse = { cart: Stored<Cart> };
export type AddCouponRequest = { coupon?: CouponInput; cartId?: string };

/**
 * Removes a coupon, by its id in the cart. For anyone.
 *
 * @throws An error with the code `COUPON_NOT_FOUND_IN_CART`.
 */
export const removeCoupon: Call<[cartId: string, couponId: string], RemoveCouponResponse> = /* @__PURE__ */ call(
  "cartId,couponId> remove_coupon babba /carts/{cartId}/remove-coupon",
);
export type RemoveCouponResponse = { cart: Stored<Cart> };
export type RemoveCouponRequest = { couponId?: string; cartId?: string };

/**
 * Sets the delivery method. The cart needs an address and lines first. For anyone.
 *
 * @throws An error with the codes `DELIVERY_METHOD_NOT_FOUND`, `DELIVERY_METHOD_MISSING_ADDRESS` and
 * `DELIVERY_METHOD_MISSING_LINE_ITEMS`.
 */
export const setDeliveryMethod: Call<[cartId: string, deliveryMethod: DeliveryMethodInput], SetDeliveryMethodResponse> =
  /* @__PURE__ */ call("cartId,deliveryMethod> set_delivery_method babba /carts/{cartId}/set-delivery-method");
export type SetDeliveryMethodResponse = { cart: Stored<Cart> };
export type SetDeliveryMethodRequest = { deliveryMethod?: DeliveryMethodInput; cartId?: string };

/** Removes the delivery method. For anyone. */
export const removeDeliveryMethod: Call<[cartId: string], RemoveDeliveryMethodResponse> = /* @__PURE__ */ call(
  "cartId> remove_delivery_method babba /carts/{cartId}/remove-delivery-method",
);
export type RemoveDeliveryMethodResponse = { cart: Stored<Cart> };
export type RemoveDeliveryMethodRequest = { cartId?: string };

/**
 * Adds a gift card to pay with. For anyone.
 *
 * @throws An error with the codes `INVALID_GIFT_CARD_CODE` and `INVALID_GIFT_CARD_STATUS`, whose data has the reason.
 */
export const addGiftCard: Call<[cartId: string, giftCard: GiftCardInput], AddGiftCardResponse> = /* @__PURE__ */ call(
  "cartId,giftCard> add_gift_card babba /carts/{cartId}/add-gift-card",
);
export type AddGiftCardResponse = { cart: Stored<Cart> };
export type AddGiftCardRequest = { giftCard?: GiftCardInput; cartId?: string };

/**
 * Removes a gift card, by its id in the cart. For anyone.
 *
 * @throws An error with the code `GIFT_CARD_NOT_FOUND_IN_CART`.
 */
export const removeGiftCard: Call<[cartId: string, giftCardId: string], RemoveGiftCardResponse> = /* @__PURE__ */ call(
  "cartId,giftCardId> remove_gift_card babba /carts/{cartId}/remove-gift-card",
);
export type RemoveGiftCardResponse = { cart: Stored<Cart> };
export type RemoveGiftCardRequest = { giftCardId?: string; cartId?: string };

/** Marks the cart as completed by an order that was placed elsewhere. Needs the cart's id. Needs the owner. */
export const markCartAsCompleted: Call<
  [cartId: string, options?: MarkCartAsCompletedOptions],
  MarkCartAsCompletedResponse
> = /* @__PURE__ */ call("cartId,?> mark_as_completed badba /carts/{cartId}/mark-cart-as-completed");
export type MarkCartAsCompletedResponse = { cart: Stored<Cart> };
export type MarkCartAsCompletedOptions = { orderId?: string };
export type MarkCartAsCompletedRequest = MarkCartAsCompletedOptions & { cartId?: string };

/** Attaches submitted forms to lines. For anyone. */
export const updateFormSubmissions: Call<
  [cartId: string, options?: UpdateFormSubmissionsOptions],
  UpdateFormSubmissionsResponse
> = /* @__PURE__ */ call("cartId,?> update_form_submissions babba /carts/{cartId}/update-forms-submission");
export type UpdateFormSubmissionsResponse = { cart: Stored<Cart> };
export type UpdateFormSubmissionsOptions = { formSubmissions?: Array<FormSubmission> };
export type UpdateFormSubmissionsRequest = UpdateFormSubmissionsOptions & { cartId?: string };

/** Returns the upsells of each line. For anyone. */
export const getUpsellOptions: Call<[cartId: string], GetUpsellOptionsResponse> = /* @__PURE__ */ call(
  "cartId> get_upsell_options aabaa /carts/{cartId}/upsell-options",
);
export type GetUpsellOptionsResponse = { itemsUpsells?: Array<ItemUpsells> };
export type GetUpsellOptionsRequest = { cartId?: string };
