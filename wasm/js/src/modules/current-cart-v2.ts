/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable, type Given, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { currentCartV2OrNull } from "../extras.js";
import { cartV2 as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as types from "../generated/cart-v2.js";
import type * as cartTypes from "../generated/cart.js";

export type CurrentCartV2Module = {
  readonly ChannelType: typeof enumerations.channelType;
  readonly DiscountType: typeof enumerations.discountType2;
  readonly ItemStatus: typeof enumerations.itemStatus;
  readonly ItemTypePreset: typeof enumerations.itemTypePreset;
  readonly PaymentOptionType: typeof enumerations.paymentOptionType;
  readonly PickupMethod: typeof enumerations.pickupMethod;
  readonly Source: typeof enumerations.source;
  readonly SubscriptionFrequency: typeof enumerations.subscriptionFrequency;
  readonly ViolationSeverity: typeof enumerations.severity;
  readonly WeightUnit: typeof enumerations.weightUnit;
  /** Creates a cart. Fails with a code that names the reason. For anyone. */
  createCurrentCart: Callable<(options?: currentCartV2.CreateCurrentCartOptions, callOptions?: CallOptions) => Promise<currentCartV2.CreateCurrentCartResponse>>;
  /**
   * Returns the cart. Fails with the code `CURRENT_CART_NOT_FOUND`, or `CART_NOT_FOUND` by an id, when there is none:
   * `getCurrentCartOrNull` returns `null` for that. For anyone.
   *
   * @example
   * ```ts
   * const { cart } = await client.currentCartV2.getCurrentCart();
   * ```
   */
  getCurrentCart: Callable<(callOptions?: CallOptions) => Promise<currentCartV2.GetCurrentCartResponse>>;
  /**
   * Updates fields of the cart; lines, coupons and gift cards have calls of their own. Fails with field violations for
   * fields that cannot be changed. For anyone.
   */
  updateCurrentCart: Callable<(cart: Given<types.Cart>, callOptions?: CallOptions) => Promise<currentCartV2.UpdateCurrentCartResponse>>;
  /** Deletes the cart. For anyone. */
  deleteCurrentCart: Callable<(callOptions?: CallOptions) => Promise<void>>;
  /** Refreshes the prices and stock of the lines. For anyone. */
  refreshCurrentCart: Callable<(callOptions?: CallOptions) => Promise<currentCartV2.RefreshCurrentCartResponse>>;
  /**
   * Calculates the cart and stores the summary, after a refresh of prices and stock if asked. The summary's token goes
   * into `placeOrder`. For anyone.
   *
   * @example
   * ```ts
   * const { summary } = await client.currentCartV2.calculateCurrentCart({ refreshCart: true });
   * ```
   */
  calculateCurrentCart: Callable<(options?: currentCartV2.CalculateCurrentCartOptions, callOptions?: CallOptions) => Promise<currentCartV2.CalculateCurrentCartResponse>>;
  /** Estimates the cart; parts that are not asked for are left out. For anyone. */
  estimateCurrentCart: Callable<(options?: currentCartV2.EstimateCurrentCartOptions, callOptions?: CallOptions) => Promise<currentCartV2.EstimateCurrentCartResponse>>;
  /**
   * Adds lines, creating the current cart if there is none. Unsafe to repeat. Fails with a code that names the reason,
   * such as `ITEM_NOT_FOUND_IN_CATALOG`. For anyone.
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
  addLineItemsToCurrentCart: Callable<(options?: currentCartV2.AddLineItemsToCurrentCartOptions, callOptions?: CallOptions) => Promise<currentCartV2.AddLineItemsToCurrentCartResponse>>;
  /**
   * Removes lines. Fails with the code `LINE_ITEM_NOT_FOUND_IN_CART`. For anyone.
   *
   * @example
   * ```ts
   * await client.currentCartV2.removeLineItemsFromCurrentCart([lineItemId]);
   * ```
   */
  removeLineItemsFromCurrentCart: Callable<(lineItemIds: readonly string[], callOptions?: CallOptions) => Promise<currentCartV2.RemoveLineItemsFromCurrentCartResponse>>;
  /**
   * Updates quantities or memberships of lines. Fails with a code that names the reason, such as
   * `INSUFFICIENT_INVENTORY`. For anyone.
   *
   * @example
   * ```ts
   * await client.currentCartV2.updateLineItemsInCurrentCart({
   *   lineItems: [{ lineItemId, quantity: { newQuantity: 3 } }],
   * });
   * ```
   */
  updateLineItemsInCurrentCart: Callable<(options?: currentCartV2.UpdateLineItemsInCurrentCartOptions, callOptions?: CallOptions) => Promise<currentCartV2.UpdateLineItemsInCurrentCartResponse>>;
  /**
   * Applies a coupon. Fails with the codes `INVALID_COUPON_CODE` and `INVALID_COUPON_STATUS`, whose data has the
   * reason, and `COUPON_ALREADY_EXISTS`. For anyone.
   *
   * @example
   * ```ts
   * await client.currentCartV2.addCouponToCurrentCart({ code: "WELCOME" });
   * ```
   */
  addCouponToCurrentCart: Callable<(coupon: types.CouponInput, callOptions?: CallOptions) => Promise<currentCartV2.AddCouponToCurrentCartResponse>>;
  /** Removes a coupon, by its id in the cart. Fails with the code `COUPON_NOT_FOUND_IN_CART`. For anyone. */
  removeCouponFromCurrentCart: Callable<(couponId: string, callOptions?: CallOptions) => Promise<currentCartV2.RemoveCouponFromCurrentCartResponse>>;
  /**
   * Sets the delivery method. The cart needs an address and lines first. Fails with the codes
   * `DELIVERY_METHOD_NOT_FOUND`, `DELIVERY_METHOD_MISSING_ADDRESS` and `DELIVERY_METHOD_MISSING_LINE_ITEMS`. For
   * anyone.
   */
  setDeliveryMethodForCurrentCart: Callable<(deliveryMethod: types.DeliveryMethodInput, callOptions?: CallOptions) => Promise<currentCartV2.SetDeliveryMethodForCurrentCartResponse>>;
  /** Removes the delivery method. For anyone. */
  removeDeliveryMethodFromCurrentCart: Callable<(callOptions?: CallOptions) => Promise<currentCartV2.RemoveDeliveryMethodFromCurrentCartResponse>>;
  /**
   * Adds a gift card to pay with. Fails with the codes `INVALID_GIFT_CARD_CODE` and `INVALID_GIFT_CARD_STATUS`, whose
   * data has the reason. For anyone.
   */
  addGiftCardToCurrentCart: Callable<(giftCard: types.GiftCardInput, callOptions?: CallOptions) => Promise<currentCartV2.AddGiftCardToCurrentCartResponse>>;
  /** Removes a gift card, by its id in the cart. Fails with the code `GIFT_CARD_NOT_FOUND_IN_CART`. For anyone. */
  removeGiftCardFromCurrentCart: Callable<(giftCardId: string, callOptions?: CallOptions) => Promise<currentCartV2.RemoveGiftCardFromCurrentCartResponse>>;
  /** Attaches submitted forms to lines. For anyone. */
  updateFormSubmissionsInCurrentCart: Callable<(options?: currentCartV2.UpdateFormSubmissionsInCurrentCartOptions, callOptions?: CallOptions) => Promise<currentCartV2.UpdateFormSubmissionsInCurrentCartResponse>>;
  /** Returns the upsells of each line. For anyone. */
  getUpsellOptionsForCurrentCart: Callable<(callOptions?: CallOptions) => Promise<currentCartV2.GetUpsellOptionsForCurrentCartResponse>>;
  /** Returns the cart; `null` when there is none. For anyone. */
  getCurrentCartOrNull: typeof currentCartV2OrNull;
};

/**
 * A cart of Cart V2, which is also its checkout: the current visitor's or member's, or the one of an id (`cartId`).
 * Changes fail with the code `CART_ALREADY_ORDERED` once an order was placed.
 */
export const currentCartV2: CurrentCartV2Module = /* @__PURE__ */ moduleOf(conversions, "current_cart_v2", {
  ChannelType: enumerations.channelType,
  DiscountType: enumerations.discountType2,
  ItemStatus: enumerations.itemStatus,
  ItemTypePreset: enumerations.itemTypePreset,
  PaymentOptionType: enumerations.paymentOptionType,
  PickupMethod: enumerations.pickupMethod,
  Source: enumerations.source,
  SubscriptionFrequency: enumerations.subscriptionFrequency,
  ViolationSeverity: enumerations.severity,
  WeightUnit: enumerations.weightUnit,
  createCurrentCart: "?> create POST ecom visitor unsafe none /v2/carts/current",
  getCurrentCart: "> get GET ecom visitor safe none /v2/carts/current",
  updateCurrentCart: "cart> update PATCH ecom visitor idempotent none /v2/carts/current",
  deleteCurrentCart: " delete DELETE ecom visitor idempotent none /v2/carts/current",
  refreshCurrentCart: "> refresh POST ecom visitor idempotent none /v2/carts/current/refresh",
  calculateCurrentCart: "?> calculate POST ecom visitor idempotent none /v2/carts/current/calculate",
  estimateCurrentCart: "?> estimate POST ecom visitor safe none /v2/carts/current/estimate",
  addLineItemsToCurrentCart: "?> add_line_items POST ecom visitor unsafe none /v2/carts/current/add-line-items",
  removeLineItemsFromCurrentCart: "lineItemIds> remove_line_items POST ecom visitor idempotent none /v2/carts/current/remove-line-items",
  updateLineItemsInCurrentCart: "?> update_line_items POST ecom visitor idempotent none /v2/carts/current/update-line-items",
  addCouponToCurrentCart: "coupon> add_coupon POST ecom visitor idempotent none /v2/carts/current/add-coupon",
  removeCouponFromCurrentCart: "couponId> remove_coupon POST ecom visitor idempotent none /v2/carts/current/remove-coupon",
  setDeliveryMethodForCurrentCart: "deliveryMethod> set_delivery_method POST ecom visitor idempotent none /v2/carts/current/set-delivery-method",
  removeDeliveryMethodFromCurrentCart: "> remove_delivery_method POST ecom visitor idempotent none /v2/carts/current/remove-delivery-method",
  addGiftCardToCurrentCart: "giftCard> add_gift_card POST ecom visitor idempotent none /v2/carts/current/add-gift-card",
  removeGiftCardFromCurrentCart: "giftCardId> remove_gift_card POST ecom visitor idempotent none /v2/carts/current/remove-gift-card",
  updateFormSubmissionsInCurrentCart: "?> update_form_submissions POST ecom visitor idempotent none /v2/carts/current/update-forms-submission",
  getUpsellOptionsForCurrentCart: "> get_upsell_options GET ecom visitor safe none /v2/carts/current/upsell-options",
  getCurrentCartOrNull: currentCartV2OrNull,
});

export declare namespace currentCartV2 {
  type AdditionalFee = types.AdditionalFee;
  type AdditionalFeeTax = types.AdditionalFeeTax;
  type Address = types.Address;
  type AddressLocation = types.AddressLocation;
  type ApplicationError = types.ApplicationError;
  type BenefitType = types.BenefitType;
  type BusinessInfo = types.BusinessInfo;
  type CalculatedCart = types.CalculatedCart;
  type CalculationErrors = types.CalculationErrors;
  type CarrierError = types.CarrierError;
  type CarrierErrors = types.CarrierErrors;
  type Cart = types.Cart;
  type CartEstimationIndicators = types.CartEstimationIndicators;
  type CartSettings = types.CartSettings;
  type CartSource = types.CartSource;
  type CartSummary = types.CartSummary;
  type CatalogItemInput = types.CatalogItemInput;
  type CatalogOverrideFields = types.CatalogOverrideFields;
  type CatalogReference = types.CatalogReference;
  type ChannelType = types.ChannelType;
  type Charge = types.Charge;
  type Color = types.Color;
  type ConvertedMoney = types.ConvertedMoney;
  type CouponInput = types.CouponInput;
  type CreatedBy = types.CreatedBy;
  type CustomContentReference = types.CustomContentReference;
  type CustomItemAttributes = types.CustomItemAttributes;
  type CustomItemDeliveryConfig = types.CustomItemDeliveryConfig;
  type CustomItemInput = types.CustomItemInput;
  type CustomItemPaymentConfig = types.CustomItemPaymentConfig;
  type CustomItemPricingInfo = types.CustomItemPricingInfo;
  type CustomItemQuantityInfo = types.CustomItemQuantityInfo;
  type CustomItemSource = types.CustomItemSource;
  type CustomItemTaxConfig = types.CustomItemTaxConfig;
  type CustomValidationErrorData = types.CustomValidationErrorData;
  type CustomerInfo = types.CustomerInfo;
  type DeliveryInfo = types.DeliveryInfo;
  type DeliveryMethod = types.DeliveryMethod;
  type DeliveryMethodInput = types.DeliveryMethodInput;
  type DeliverySummary = types.DeliverySummary;
  type Description = types.Description;
  type DescriptionLine = types.DescriptionLine;
  type DescriptionLineName = types.DescriptionLineName;
  type Details = types.Details;
  type Discount = types.Discount;
  type DiscountScope = types.DiscountScope;
  type DiscountSource = types.DiscountSource;
  type DiscountSourceType = types.DiscountSourceType;
  type DiscountType = cartTypes.DiscountType;
  type ExistingMembershipInput = types.ExistingMembershipInput;
  type ExtendedFields = types.ExtendedFields;
  type ExternalReference = types.ExternalReference;
  type FieldViolation = types.FieldViolation;
  type FormIdentifier = types.FormIdentifier;
  type FormInfo = types.FormInfo;
  type FormSubmission = types.FormSubmission;
  type FreeTrialPeriod = types.FreeTrialPeriod;
  type FullAddressContactDetails = types.FullAddressContactDetails;
  type FutureMembership = types.FutureMembership;
  type FutureMembershipInput = types.FutureMembershipInput;
  type GiftCardInput = types.GiftCardInput;
  type GiftCardSummary = types.GiftCardSummary;
  type InvalidCouponCodeErrorData = types.InvalidCouponCodeErrorData;
  type InvalidCouponReason = types.InvalidCouponReason;
  type InvalidCouponStatusErrorData = types.InvalidCouponStatusErrorData;
  type InvalidGiftCardCodeErrorData = types.InvalidGiftCardCodeErrorData;
  type InvalidGiftCardReason = types.InvalidGiftCardReason;
  type InvalidGiftCardStatusErrorData = types.InvalidGiftCardStatusErrorData;
  type InvalidMembershipReason = types.InvalidMembershipReason;
  type InvalidMembershipStatusErrorData = types.InvalidMembershipStatusErrorData;
  type ItemAttributes = types.ItemAttributes;
  type ItemDeliveryConfig = types.ItemDeliveryConfig;
  type ItemDiscount = types.ItemDiscount;
  type ItemModifier = types.ItemModifier;
  type ItemPaymentConfig = types.ItemPaymentConfig;
  type ItemPriceBreakdown = types.ItemPriceBreakdown;
  type ItemPricingInfo = types.ItemPricingInfo;
  type ItemQuantityInfo = types.ItemQuantityInfo;
  type ItemSource = types.ItemSource;
  type ItemStatus = types.ItemStatus;
  type ItemTaxConfig = types.ItemTaxConfig;
  type ItemType = types.ItemType;
  type ItemTypePreset = types.ItemTypePreset;
  type ItemUpsells = types.ItemUpsells;
  type LineItem = types.TargetLineItem;
  type LineItemDiscount = types.LineItemDiscount;
  type LineItemSummary = types.LineItemSummary;
  type LineItemTax = types.LineItemTax;
  type LineItemUpdate = types.LineItemUpdate;
  type LineItemsOutOfStockErrorData = types.LineItemsOutOfStockErrorData;
  type MembersOnlyItemErrorData = types.MembersOnlyItemErrorData;
  type MembershipInput = types.MembershipInput;
  type MembershipSummary = types.MembershipSummary;
  type MinLineItemQuantityNotReachedDetails = types.MinLineItemQuantityNotReachedDetails;
  type MinSubtotalNotReachedDetails = types.MinSubtotalNotReachedDetails;
  type ModifierGroup = types.ModifierGroup;
  type MultiCurrencyPrice = types.ConvertedMoney;
  type NameInLineItem = types.LineItemTarget;
  type NameInOther = types.OtherTarget;
  type Other = types.Other;
  type PaymentInfo = types.PaymentInfo;
  type PaymentOption = types.PaymentOptionOverride;
  type PaymentOptionType = types.PaymentOption;
  type PaymentSummary = types.PaymentSummary;
  type PhysicalProperties = types.PhysicalProperties;
  type PickupMethod = cartTypes.PickupMethod;
  type PlainTextValue = types.PlainTextValue;
  type Policy = types.Policy;
  type Price = types.ConvertedMoney;
  type PriceDescription = types.PriceDescription;
  type PriceDetails = types.PriceDetails;
  type PriceSummary = types.PriceSummary;
  type QuantityUpdate = types.QuantityUpdate;
  type RedemptionType = types.RedemptionType;
  type RuleType = types.RuleType;
  type SelectedMembershipUpdate = types.SelectedMembershipUpdate;
  type ServiceProperties = types.ServiceProperties;
  type Severity = types.Severity;
  type Source = types.Source;
  type StreetAddress = types.StreetAddress;
  type SubscriptionCharges = types.SubscriptionCharges;
  type SubscriptionFrequency = types.SubscriptionFrequency;
  type SubscriptionOptionInfo = types.SubscriptionOptionInfo;
  type SubscriptionSettings = types.SubscriptionSettings;
  type SubtotalBelowOrderMinimumErrorData = types.SubtotalBelowOrderMinimumErrorData;
  type SuggestedFix = types.SuggestedFix;
  type SystemError = types.SystemError;
  type Target = types.Target;
  type Tax = types.Tax;
  type TaxInfo = types.TaxInfo;
  type TaxSummary = types.TaxSummary;
  type TaxableAddress = types.TaxableAddress;
  type TaxableAddressType = types.TaxableAddressType;
  type Title = types.Title;
  type TranslatableString = types.TranslatableString;
  type UpsellBenefitMetadata = types.UpsellBenefitMetadata;
  type UpsellOption = types.UpsellOption;
  type V2AdditionalFee = types.AdditionalFee;
  type V2CalculationErrors = types.CalculationErrors;
  type V2CarrierError = types.CarrierError;
  type V2CarrierErrors = types.CarrierErrors;
  type V2Coupon = types.Coupon;
  type V2ExistingMembership = types.ExistingMembership;
  type V2GiftCard = types.GiftCard;
  type V2LineItem = types.LineItem;
  type V2LineItemDiscount = types.LineItemDiscount;
  type V2Membership = types.Membership;
  type V2PriceSummary = types.PriceSummary;
  type V2SelectedMembership = types.SelectedMembership;
  type V2TaxSummary = types.TaxSummary;
  type V2Violation = types.CartViolation;
  type ValidationError = types.ValidationError;
  type ValidationsConfig = types.ValidationsConfig;
  type VatId = types.VatId;
  type VatType = types.VatType;
  type Violation = types.Violation;
  type ViolationCode = types.ViolationCode;
  type ViolationScope = types.ViolationScope;
  type ViolationSeverity = types.ViolationSeverity;
  type WeightUnit = types.WeightUnit;
  type CreateCurrentCartResponse = {
    cart: Stored<types.Cart>;
  };
  type CreateCurrentCartOptions = {
    cart?: Given<types.Cart>;
    /** At most 300. */
    catalogItems?: Array<types.CatalogItemInput>;
    /** Lines at the caller's prices; they need the owner. At most 300. */
    customItems?: Array<types.CustomItemInput>;
    /** At most 1. */
    coupons?: Array<types.CouponInput>;
    deliveryMethod?: types.DeliveryMethodInput;
    /** At most 5. */
    giftCards?: Array<types.GiftCardInput>;
  };
  type CreateCurrentCartRequest = {
    cart?: Given<types.Cart>;
    catalogItems?: Array<types.CatalogItemInput>;
    customItems?: Array<types.CustomItemInput>;
    coupons?: Array<types.CouponInput>;
    deliveryMethod?: types.DeliveryMethodInput;
    giftCards?: Array<types.GiftCardInput>;
  };
  type GetCurrentCartResponse = {
    cart: Stored<types.Cart>;
  };
  type GetCurrentCartRequest = {
    cartId?: string;
  };
  type UpdateCurrentCartResponse = {
    cart: Stored<types.Cart>;
  };
  type UpdateCurrentCartRequest = {
    cart?: Given<types.Cart>;
  };
  type DeleteCurrentCartRequest = {
    cartId?: string;
  };
  type RefreshCurrentCartResponse = {
    cart: Stored<types.Cart>;
  };
  type RefreshCurrentCartRequest = {
    cartId?: string;
  };
  type CalculateCurrentCartResponse = types.CalculatedCart;
  type CalculateCurrentCartOptions = {
    refreshCart?: boolean;
  };
  type CalculateCurrentCartRequest = {
    refreshCart?: boolean;
    cartId?: string;
  };
  type EstimateCurrentCartResponse = types.CalculatedCart;
  type EstimateCurrentCartOptions = {
    /** Whether prices and stock are refreshed first. */
    refreshCart?: boolean;
    validationConfig?: types.ValidationsConfig;
    /** `false` if absent. */
    calculateDelivery?: boolean;
    /** `false` if absent. */
    calculateAdditionalFees?: boolean;
    /** `false` if absent. */
    calculateTax?: boolean;
    /** `false` if absent. */
    calculateGiftCards?: boolean;
  };
  type EstimateCurrentCartRequest = {
    cartId?: string;
    refreshCart?: boolean;
    validationConfig?: types.ValidationsConfig;
    calculateDelivery?: boolean;
    calculateAdditionalFees?: boolean;
    calculateTax?: boolean;
    calculateGiftCards?: boolean;
  };
  type AddLineItemsToCurrentCartResponse = {
    cart: Stored<types.Cart>;
  };
  type AddLineItemsToCurrentCartOptions = {
    /** At most 300. */
    catalogItems?: Array<types.CatalogItemInput>;
    /** Lines at the caller's prices; they need the owner. At most 300. */
    customItems?: Array<types.CustomItemInput>;
  };
  type AddLineItemsToCurrentCartRequest = {
    cartId?: string;
    catalogItems?: Array<types.CatalogItemInput>;
    customItems?: Array<types.CustomItemInput>;
  };
  type RemoveLineItemsFromCurrentCartResponse = {
    cart: Stored<types.Cart>;
  };
  type RemoveLineItemsFromCurrentCartRequest = {
    lineItemIds?: Array<string>;
    cartId?: string;
  };
  type UpdateLineItemsInCurrentCartResponse = {
    cart: Stored<types.Cart>;
  };
  type UpdateLineItemsInCurrentCartOptions = {
    lineItems?: Array<types.LineItemUpdate>;
  };
  type UpdateLineItemsInCurrentCartRequest = {
    lineItems?: Array<types.LineItemUpdate>;
    cartId?: string;
  };
  type AddCouponToCurrentCartResponse = {
    cart: Stored<types.Cart>;
  };
  type AddCouponToCurrentCartRequest = {
    coupon?: types.CouponInput;
    cartId?: string;
  };
  type RemoveCouponFromCurrentCartResponse = {
    cart: Stored<types.Cart>;
  };
  type RemoveCouponFromCurrentCartRequest = {
    couponId?: string;
    cartId?: string;
  };
  type SetDeliveryMethodForCurrentCartResponse = {
    cart: Stored<types.Cart>;
  };
  type SetDeliveryMethodForCurrentCartRequest = {
    deliveryMethod?: types.DeliveryMethodInput;
    cartId?: string;
  };
  type RemoveDeliveryMethodFromCurrentCartResponse = {
    cart: Stored<types.Cart>;
  };
  type RemoveDeliveryMethodFromCurrentCartRequest = {
    cartId?: string;
  };
  type AddGiftCardToCurrentCartResponse = {
    cart: Stored<types.Cart>;
  };
  type AddGiftCardToCurrentCartRequest = {
    giftCard?: types.GiftCardInput;
    cartId?: string;
  };
  type RemoveGiftCardFromCurrentCartResponse = {
    cart: Stored<types.Cart>;
  };
  type RemoveGiftCardFromCurrentCartRequest = {
    giftCardId?: string;
    cartId?: string;
  };
  type UpdateFormSubmissionsInCurrentCartResponse = {
    cart: Stored<types.Cart>;
  };
  type UpdateFormSubmissionsInCurrentCartOptions = {
    formSubmissions?: Array<types.FormSubmission>;
  };
  type UpdateFormSubmissionsInCurrentCartRequest = {
    formSubmissions?: Array<types.FormSubmission>;
    cartId?: string;
  };
  type GetUpsellOptionsForCurrentCartResponse = {
    itemsUpsells?: Array<types.ItemUpsells>;
  };
  type GetUpsellOptionsForCurrentCartRequest = {
    cartId?: string;
  };
}
