/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf, inContext } from "../../sdk/binder.js";
import * as custom from "../../sdk/custom-functions.js";
import { cartV2 } from "../conversions.js";
import type { Call, Callable, Given, Stored } from "../../sdk/binder.js";
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

const call = /* @__PURE__ */ callsOf(cartV2, "current_cart_v2", "/v2/carts");

/**
 * Creates a cart. For anyone.
 *
 * @throws An error with a code that names the reason.
 */
export const createCurrentCart: Call<[options?: CreateCurrentCartOptions], CreateCurrentCartResponse> =
  /* @__PURE__ */ call("?> create babca /current");
export type CreateCurrentCartResponse = { cart: Stored<Cart> };
export type CreateCurrentCartOptions = {
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
export type CreateCurrentCartRequest = CreateCurrentCartOptions;

/**
 * Returns the cart. For anyone.
 *
 * @throws An error with the code `CURRENT_CART_NOT_FOUND`, or `CART_NOT_FOUND` by an id, when there is none:
 * `getCurrentCartOrNull` returns `null` for that.
 *
 * @example
 * ```ts
 * const { cart } = await client.currentCartV2.getCurrentCart();
 * ```
 */
export const getCurrentCart: Call<[], GetCurrentCartResponse> = /* @__PURE__ */ call("> get aabaa /current");
export type GetCurrentCartResponse = { cart: Stored<Cart> };
export type GetCurrentCartRequest = { cartId?: string };

/**
 * Updates fields of the cart; lines, coupons and gift cards have calls of their own. For anyone.
 *
 * @throws An error with field violations for fields that cannot be changed.
 */
export const updateCurrentCart: Call<[cart: Given<Cart>], UpdateCurrentCartResponse> =
  /* @__PURE__ */ call("cart> update dabba /current");
export type UpdateCurrentCartResponse = { cart: Stored<Cart> };
export type UpdateCurrentCartRequest = { cart?: Given<Cart> };

/** Deletes the cart. For anyone. */
export const deleteCurrentCart: Call<[], void> = /* @__PURE__ */ call(" delete eabba /current");
export type DeleteCurrentCartRequest = { cartId?: string };

/** Refreshes the prices and stock of the lines. For anyone. */
export const refreshCurrentCart: Call<[], RefreshCurrentCartResponse> = /* @__PURE__ */ call(
  "> refresh babba /current/refresh",
);
export type RefreshCurrentCartResponse = { cart: Stored<Cart> };
export type RefreshCurrentCartRequest = { cartId?: string };

/**
 * Calculates the cart and stores the summary, after a refresh of prices and stock if asked. The summary's token goes
 * into `placeOrder`. For anyone.
 *
 * @example
 * ```ts
 * const { summary } = await client.currentCartV2.calculateCurrentCart({ refreshCart: true });
 * ```
 */
export const calculateCurrentCart: Call<[options?: CalculateCurrentCartOptions], CalculateCurrentCartResponse> =
  /* @__PURE__ */ call("?> calculate babba /current/calculate");
export type CalculateCurrentCartResponse = CalculatedCart;
export type CalculateCurrentCartOptions = { refreshCart?: boolean };
export type CalculateCurrentCartRequest = CalculateCurrentCartOptions & { cartId?: string };

/** Estimates the cart; omits parts that were not requested. For anyone. */
export const estimateCurrentCart: Call<[options?: EstimateCurrentCartOptions], EstimateCurrentCartResponse> =
  /* @__PURE__ */ call("?> estimate babaa /current/estimate");
export type EstimateCurrentCartResponse = CalculatedCart;
export type EstimateCurrentCartOptions = {
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
export type EstimateCurrentCartRequest = EstimateCurrentCartOptions & { cartId?: string };

/**
 * Adds lines, creating the current cart if there is none. Unsafe to repeat. For anyone.
 *
 * @throws An error with a code that names the reason, such as `ITEM_NOT_FOUND_IN_CATALOG`.
 *
 * @example
 * ```ts
 * const { cart } = await client.currentCartV2.addLineItemsToCurrentCart({
 *   catalogItems: [
 *     {
 *       catalogReference: { appId: STORES_APP_ID, catalogItemId: productId, options: { variantId } },
 *       quantity: 1,
 *     },
 *   ],
 * });
 * ```
 */
export const addLineItemsToCurrentCart: Call<
  [options?: AddLineItemsToCurrentCartOptions],
  AddLineItemsToCurrentCartResponse
> = /* @__PURE__ */ call("?> add_line_items babca /current/add-line-items");
export type AddLineItemsToCurrentCartResponse = { cart: Stored<Cart> };
export type AddLineItemsToCurrentCartOptions = {
  /** At most 300. */
  catalogItems?: Array<CatalogItemInput>;
  /** Lines at the caller's prices; they need the owner. At most 300. */
  customItems?: Array<CustomItemInput>;
};
export type AddLineItemsToCurrentCartRequest = AddLineItemsToCurrentCartOptions & { cartId?: string };

/**
 * Removes lines. For anyone.
 *
 * @throws An error with the code `LINE_ITEM_NOT_FOUND_IN_CART`.
 *
 * @example
 * ```ts
 * await client.currentCartV2.removeLineItemsFromCurrentCart([lineItemId]);
 * ```
 */
export const removeLineItemsFromCurrentCart: Call<
  [lineItemIds: readonly string[]],
  RemoveLineItemsFromCurrentCartResponse
> = /* @__PURE__ */ call("lineItemIds> remove_line_items babba /current/remove-line-items");
export type RemoveLineItemsFromCurrentCartResponse = { cart: Stored<Cart> };
export type RemoveLineItemsFromCurrentCartRequest = { lineItemIds?: Array<string>; cartId?: string };

/**
 * Updates quantities or memberships of lines. For anyone.
 *
 * @throws An error with a code that names the reason, such as `INSUFFICIENT_INVENTORY`.
 *
 * @example
 * ```ts
 * await client.currentCartV2.updateLineItemsInCurrentCart({
 *   lineItems: [{ lineItemId, quantity: { newQuantity: 3 } }],
 * });
 * ```
 */
export const updateLineItemsInCurrentCart: Call<
  [options?: UpdateLineItemsInCurrentCartOptions],
  UpdateLineItemsInCurrentCartResponse
> = /* @__PURE__ */ call("?> update_line_items babba /current/update-line-items");
export type UpdateLineItemsInCurrentCartResponse = { cart: Stored<Cart> };
export type UpdateLineItemsInCurrentCartOptions = { lineItems?: Array<LineItemUpdate> };
export type UpdateLineItemsInCurrentCartRequest = UpdateLineItemsInCurrentCartOptions & { cartId?: string };

/**
 * Applies a coupon. For anyone.
 *
 * @throws An error with the codes `INVALID_COUPON_CODE` and `INVALID_COUPON_STATUS`, whose data has the reason, and
 * `COUPON_ALREADY_EXISTS`.
 *
 * @example
 * ```ts
 * await client.currentCartV2.addCouponToCurrentCart({ code: "WELCOME" });
 * ```
 */
export const addCouponToCurrentCart: Call<[coupon: CouponInput], AddCouponToCurrentCartResponse> = /* @__PURE__ */ call(
  "coupon> add_coupon babba /current/add-coupon",
);
export type AddCouponToCurrentCartResponse = { cart: Stored<Cart> };
export type AddCouponToCurrentCartRequest = { coupon?: CouponInput; cartId?: string };

/**
 * Removes a coupon, by its id in the cart. For anyone.
 *
 * @throws An error with the code `COUPON_NOT_FOUND_IN_CART`.
 */
export const removeCouponFromCurrentCart: Call<[couponId: string], RemoveCouponFromCurrentCartResponse> =
  /* @__PURE__ */ call("couponId> remove_coupon babba /current/remove-coupon");
export type RemoveCouponFromCurrentCartResponse = { cart: Stored<Cart> };
export type RemoveCouponFromCurrentCartRequest = { couponId?: string; cartId?: string };

/**
 * Sets the delivery method. The cart needs an address and lines first. For anyone.
 *
 * @throws An error with the codes `DELIVERY_METHOD_NOT_FOUND`, `DELIVERY_METHOD_MISSING_ADDRESS` and
 * `DELIVERY_METHOD_MISSING_LINE_ITEMS`.
 */
export const setDeliveryMethodForCurrentCart: Call<
  [deliveryMethod: DeliveryMethodInput],
  SetDeliveryMethodForCurrentCartResponse
> = /* @__PURE__ */ call("deliveryMethod> set_delivery_method babba /current/set-delivery-method");
export type SetDeliveryMethodForCurrentCartResponse = { cart: Stored<Cart> };
export type SetDeliveryMethodForCurrentCartRequest = { deliveryMethod?: DeliveryMethodInput; cartId?: string };

/** Removes the delivery method. For anyone. */
export const removeDeliveryMethodFromCurrentCart: Call<[], RemoveDeliveryMethodFromCurrentCartResponse> =
  /* @__PURE__ */ call("> remove_delivery_method babba /current/remove-delivery-method");
export type RemoveDeliveryMethodFromCurrentCartResponse = { cart: Stored<Cart> };
export type RemoveDeliveryMethodFromCurrentCartRequest = { cartId?: string };

/**
 * Adds a gift card to pay with. For anyone.
 *
 * @throws An error with the codes `INVALID_GIFT_CARD_CODE` and `INVALID_GIFT_CARD_STATUS`, whose data has the reason.
 */
export const addGiftCardToCurrentCart: Call<[giftCard: GiftCardInput], AddGiftCardToCurrentCartResponse> =
  /* @__PURE__ */ call("giftCard> add_gift_card babba /current/add-gift-card");
export type AddGiftCardToCurrentCartResponse = { cart: Stored<Cart> };
export type AddGiftCardToCurrentCartRequest = { giftCard?: GiftCardInput; cartId?: string };

/**
 * Removes a gift card, by its id in the cart. For anyone.
 *
 * @throws An error with the code `GIFT_CARD_NOT_FOUND_IN_CART`.
 */
export const removeGiftCardFromCurrentCart: Call<[giftCardId: string], RemoveGiftCardFromCurrentCartResponse> =
  /* @__PURE__ */ call("giftCardId> remove_gift_card babba /current/remove-gift-card");
export type RemoveGiftCardFromCurrentCartResponse = { cart: Stored<Cart> };
export type RemoveGiftCardFromCurrentCartRequest = { giftCardId?: string; cartId?: string };

/** Attaches submitted forms to lines. For anyone. */
export const updateFormSubmissionsInCurrentCart: Call<
  [options?: UpdateFormSubmissionsInCurrentCartOptions],
  UpdateFormSubmissionsInCurrentCartResponse
> = /* @__PURE__ */ call("?> update_form_submissions babba /current/update-forms-submission");
export type UpdateFormSubmissionsInCurrentCartResponse = { cart: Stored<Cart> };
export type UpdateFormSubmissionsInCurrentCartOptions = { formSubmissions?: Array<FormSubmission> };
export type UpdateFormSubmissionsInCurrentCartRequest = UpdateFormSubmissionsInCurrentCartOptions & { cartId?: string };

/** Returns the upsells of each line. For anyone. */
export const getUpsellOptionsForCurrentCart: Call<[], GetUpsellOptionsForCurrentCartResponse> = /* @__PURE__ */ call(
  "> get_upsell_options aabaa /current/upsell-options",
);
export type GetUpsellOptionsForCurrentCartResponse = { itemsUpsells?: Array<ItemUpsells> };
export type GetUpsellOptionsForCurrentCartRequest = { cartId?: string };

/** Returns the cart; `null` when there is none. For anyone. */
export const getCurrentCartOrNull: Callable<ReturnType<typeof custom.currentCartV2OrNull>> = /* @__PURE__ */ inContext(
  custom.currentCartV2OrNull,
  "current_cart_v2.get",
);
