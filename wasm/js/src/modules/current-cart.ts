/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Answered, type Callable, type Given } from "../binder.js";
import { type CallOptions } from "../call.js";
import { currentCartOrNull } from "../extras.js";
import { cart as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as types from "../generated/cart.js";

export type CurrentCartModule = {
  readonly ChannelType: typeof enumerations.channelType;
  readonly DiscountType: typeof enumerations.discountType2;
  readonly ItemAvailabilityStatus: typeof enumerations.itemAvailabilityStatus;
  readonly ItemTypePreset: typeof enumerations.itemTypePreset;
  readonly PaymentOptionType: typeof enumerations.paymentOptionType;
  readonly PickupMethod: typeof enumerations.pickupMethod;
  readonly Severity: typeof enumerations.severity;
  readonly SubscriptionFrequency: typeof enumerations.subscriptionFrequency;
  readonly WeightUnit: typeof enumerations.weightUnit;
  /**
   * Returns the cart. Fails with the code `OWNED_CART_NOT_FOUND` when there is none: `getCurrentCartOrNull` returns
   * `null` for that. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.getCurrentCart`.
   */
  getCurrentCart: Callable<(callOptions?: CallOptions) => Promise<Answered<types.Cart, "lineItems" | "currency" | "subtotal" | "subtotalAfterDiscounts" | "discount">>>;
  /**
   * Updates fields, applies a coupon, adds lines. Unsafe to repeat, since lines are added. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.updateCurrentCart`.
   */
  updateCurrentCart: Callable<(options?: currentCart.UpdateCurrentCartOptions, callOptions?: CallOptions) => Promise<Answered<types.Cart, "lineItems" | "currency" | "subtotal" | "subtotalAfterDiscounts" | "discount">>>;
  /**
   * Deletes the cart. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.deleteCurrentCart`.
   */
  deleteCurrentCart: Callable<(callOptions?: CallOptions) => Promise<void>>;
  /**
   * Adds lines, creating the cart if there is none. For anyone.
   *
   * The platform answers with success and adds nothing when an item needs a variant that is not named.
   *
   * @example
   * ```ts
   * const { cart } = await client.currentCart.addToCurrentCart({
   *   lineItems: [{ catalogReference: { appId: STORES_APP_ID, catalogItemId: productId }, quantity: 1 }],
   * });
   * ```
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.addLineItemsToCurrentCart`.
   */
  addToCurrentCart: Callable<(options?: currentCart.AddToCurrentCartOptions, callOptions?: CallOptions) => Promise<currentCart.AddToCartResponse>>;
  /**
   * Removes lines. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.removeLineItemsFromCurrentCart`.
   */
  removeLineItemsFromCurrentCart: Callable<(lineItemIds: readonly string[], callOptions?: CallOptions) => Promise<currentCart.RemoveLineItemsResponse>>;
  /**
   * Sets quantities of lines. Fails with a field violation for a quantity below 1. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.updateLineItemsInCurrentCart`.
   */
  updateCurrentCartLineItemQuantity: Callable<(lineItems: readonly types.LineItemQuantity[], callOptions?: CallOptions) => Promise<currentCart.UpdateLineItemsQuantityResponse>>;
  /**
   * Removes the coupon. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.removeCouponFromCurrentCart`.
   */
  removeCouponFromCurrentCart: Callable<(callOptions?: CallOptions) => Promise<currentCart.RemoveCouponResponse>>;
  /**
   * Creates a checkout, and returns its id. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01.
   */
  createCheckoutFromCurrentCart: Callable<(options?: currentCart.CreateCheckoutFromCurrentCartOptions, callOptions?: CallOptions) => Promise<currentCart.CreateCheckoutResponse>>;
  /**
   * Estimates the totals of the cart. The answer names the parts that could not be calculated. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.estimateCurrentCart`.
   */
  estimateCurrentCartTotals: Callable<(options?: currentCart.EstimateCurrentCartTotalsOptions, callOptions?: CallOptions) => Promise<currentCart.EstimateTotalsResponse>>;
  /**
   * Returns the cart; `null` when there is none. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `currentCartV2.getCurrentCartOrNull`.
   */
  getCurrentCartOrNull: typeof currentCartOrNull;
};

/** The current visitor's or member's cart, of Cart V1. */
export const currentCart: CurrentCartModule = /* @__PURE__ */ moduleOf(conversions, "cart", {
  ChannelType: enumerations.channelType,
  DiscountType: enumerations.discountType2,
  ItemAvailabilityStatus: enumerations.itemAvailabilityStatus,
  ItemTypePreset: enumerations.itemTypePreset,
  PaymentOptionType: enumerations.paymentOptionType,
  PickupMethod: enumerations.pickupMethod,
  Severity: enumerations.severity,
  SubscriptionFrequency: enumerations.subscriptionFrequency,
  WeightUnit: enumerations.weightUnit,
  getCurrentCart: ">cart get_current GET ecom visitor safe none /v1/carts/current",
  updateCurrentCart: "?>cart update_current PATCH ecom visitor unsafe none /v1/carts/current",
  deleteCurrentCart: " delete_current DELETE ecom visitor idempotent none /v1/carts/current",
  addToCurrentCart: "?> add_to_current POST ecom visitor unsafe none /v1/carts/current/add-to-cart",
  removeLineItemsFromCurrentCart: "lineItemIds> remove_line_items POST ecom visitor idempotent none /v1/carts/current/remove-line-items",
  updateCurrentCartLineItemQuantity: "lineItems> update_line_items_quantity POST ecom visitor idempotent none /v1/carts/current/update-line-items-quantity",
  removeCouponFromCurrentCart: "> remove_coupon POST ecom visitor idempotent none /v1/carts/current/remove-coupon",
  createCheckoutFromCurrentCart: "?> create_checkout POST ecom visitor unsafe none /v1/carts/current/create-checkout",
  estimateCurrentCartTotals: "?> estimate_totals POST ecom visitor safe none /v1/carts/current/estimate-totals",
  getCurrentCartOrNull: currentCartOrNull,
});

export declare namespace currentCart {
  type AdditionalFee = types.AdditionalFee;
  type AdditionalFeeSource = types.AdditionalFeeSource;
  type Address = types.Address;
  type AddressLocation = types.AddressLocation;
  type AddressWithContact = types.AddressWithContact;
  type ApplicableLineItems = types.ApplicableLineItems;
  type ApplicationError = types.ApplicationError;
  type AppliedDiscount = types.AppliedDiscount;
  type AppliedDiscountDiscountType = types.DiscountType;
  type AutoTaxFallbackCalculationDetails = types.AutoTaxFallbackCalculationDetails;
  type BuyerInfo = types.BuyerInfo;
  type CalculatedLineItem = types.CalculatedLineItem;
  type CalculationErrors = types.CalculationErrors;
  type Carrier = types.Carrier;
  type CarrierError = types.CarrierError;
  type CarrierErrors = types.CarrierErrors;
  type CarrierServiceOption = types.CarrierServiceOption;
  type Cart = types.Cart;
  type CartDiscount = types.CartDiscount;
  type CatalogOverrideFields = types.CatalogOverrideFields;
  type CatalogReference = types.CatalogReference;
  type ChannelType = types.ChannelType;
  type ChargeType = types.ChargeType;
  type Color = types.Color;
  type Coupon = types.Coupon;
  type CustomLineItem = types.CustomLineItem;
  type DeliveryAllocation = types.DeliveryAllocation;
  type DeliveryLogistics = types.DeliveryLogistics;
  type DeliveryTimeSlot = types.DeliveryTimeSlot;
  type Description = types.Description;
  type DescriptionLine = types.DescriptionLine;
  type DescriptionLineName = types.DescriptionLineName;
  type Details = types.Details;
  type DiscountRuleName = types.DiscountRuleName;
  type DiscountType = types.DiscountType;
  type EstimatedTotals = types.EstimatedTotals;
  type ExtendedFields = types.ExtendedFields;
  type FallbackReason = types.FallbackReason;
  type FieldViolation = types.FieldViolation;
  type FreeTrialPeriod = types.FreeTrialPeriod;
  type FullAddressContactDetails = types.FullAddressContactDetails;
  type GiftCard = types.GiftCard;
  type Group = types.Group;
  type HostSelectedMembership = types.HostSelectedMembership;
  type InvalidMembership = types.InvalidMembership;
  type ItemAvailabilityInfo = types.ItemAvailability;
  type ItemAvailabilityStatus = types.ItemAvailabilityStatus;
  type ItemModifier = types.ItemModifier;
  type ItemTaxFullDetails = types.ItemTaxFullDetails;
  type ItemType = types.ItemType;
  type ItemTypePreset = types.ItemTypePreset;
  type JurisdictionType = types.JurisdictionType;
  type LineItem = types.LineItem;
  type LineItemPricesData = types.LineItemPricesData;
  type LineItemQuantityUpdate = types.LineItemQuantity;
  type ManualCalculationReason = types.ManualCalculationReason;
  type Membership = types.Membership;
  type MembershipName = types.MembershipName;
  type MembershipOptions = types.MembershipOptions;
  type MembershipPaymentCredits = types.MembershipPaymentCredits;
  type MerchantDiscount = types.MerchantDiscount;
  type MerchantDiscountInput = types.MerchantDiscountInput;
  type ModifierGroup = types.ModifierGroup;
  type MultiCurrencyPrice = types.MultiCurrencyPrice;
  type NameInLineItem = types.LineItemTarget;
  type NameInOther = types.OtherTarget;
  type Other = types.Other;
  type OtherCharge = types.OtherCharge;
  type PaymentOption = types.PaymentOptionOverride;
  type PaymentOptionType = types.PaymentOption;
  type PhysicalProperties = types.PhysicalProperties;
  type PickupDetails = types.PickupDetails;
  type PickupMethod = types.PickupMethod;
  type PlainTextValue = types.PlainTextValue;
  type Policy = types.Policy;
  type PriceDescription = types.PriceDescription;
  type PriceSummary = types.PriceSummary;
  type ProductName = types.ProductName;
  type RateType = types.RateType;
  type Region = types.Region;
  type RuleType = types.RuleType;
  type Scope = types.Scope;
  type SelectedCarrierServiceOption = types.SelectedCarrierServiceOption;
  type SelectedCarrierServiceOptionOtherCharge = types.SelectedCarrierServiceOptionOtherCharge;
  type SelectedCarrierServiceOptionPrices = types.SelectedCarrierServiceOptionPrices;
  type SelectedLineMembership = types.SelectedLineMembership;
  type SelectedMembership = types.SelectedMembership;
  type SelectedMemberships = types.SelectedMemberships;
  type SelectedShippingOption = types.SelectedShippingOption;
  type ServiceProperties = types.ServiceProperties;
  type Severity = types.Severity;
  type ShippingInformation = types.ShippingInformation;
  type ShippingOption = types.ShippingOption;
  type ShippingPrice = types.ShippingPrice;
  type ShippingRegion = types.ShippingRegion;
  type StreetAddress = types.StreetAddress;
  type SubscriptionFrequency = types.SubscriptionFrequency;
  type SubscriptionOptionInfo = types.SubscriptionOptionInfo;
  type SubscriptionSettings = types.SubscriptionSettings;
  type SuggestedFix = types.SuggestedFix;
  type SystemError = types.SystemError;
  type Target = types.Target;
  type TargetLineItem = types.TargetLineItem;
  type TaxBreakdown = types.TaxBreakdown;
  type TaxCalculationDetails = types.TaxCalculationDetails;
  type TaxRateBreakdown = types.TaxRateBreakdown;
  type TaxSummary = types.TaxSummary;
  type TaxableAddress = types.TaxableAddress;
  type TaxableAddressType = types.TaxableAddressType;
  type Title = types.Title;
  type TranslatableString = types.TranslatableString;
  type V1Coupon = types.AppliedCoupon;
  type V1DiscountRule = types.AppliedDiscountRule;
  type V1DiscountRuleName = types.DiscountRuleName;
  type V1ItemModifier = types.CustomItemModifier;
  type V1MerchantDiscount = types.AppliedMerchantDiscount;
  type V1ModifierGroup = types.CustomModifierGroup;
  type ValidationError = types.ValidationError;
  type VatId = types.VatId;
  type VatType = types.VatType;
  type Violation = types.Violation;
  type WeightUnit = types.WeightUnit;
  type GetCurrentCartRequest = {
  };
  type UpdateCurrentCartOptions = {
    cartInfo?: Given<types.Cart>;
    couponCode?: string;
    /** Need the owner. */
    merchantDiscounts?: Array<types.MerchantDiscountInput>;
    /** Lines to add. At most 300. */
    lineItems?: Array<types.LineItem>;
    /** Lines to add at the caller's prices; they need the owner. At most 300. */
    customLineItems?: Array<types.CustomLineItem>;
    /** The fields of `cartInfo` to change, by path, joined by commas; all given ones if absent. */
    cartFieldmask?: string;
  };
  type UpdateCartRequest = {
    cartInfo?: Given<types.Cart>;
    couponCode?: string;
    merchantDiscounts?: Array<types.MerchantDiscountInput>;
    lineItems?: Array<types.LineItem>;
    customLineItems?: Array<types.CustomLineItem>;
    cartFieldmask?: string;
  };
  type DeleteCurrentCartRequest = {
  };
  type AddToCartResponse = {
    cart: Answered<types.Cart, "lineItems" | "currency" | "subtotal" | "subtotalAfterDiscounts" | "discount">;
  };
  type AddToCurrentCartOptions = {
    /** Catalog items with their quantities. At most 100. */
    lineItems?: Array<types.LineItem>;
    /** Lines at the caller's prices; they need the owner. At most 100. */
    customLineItems?: Array<types.CustomLineItem>;
    /** A GUID. */
    businessLocationId?: string;
  };
  type AddToCurrentCartRequest = {
    lineItems?: Array<types.LineItem>;
    customLineItems?: Array<types.CustomLineItem>;
    businessLocationId?: string;
  };
  type RemoveLineItemsResponse = {
    cart: Answered<types.Cart, "lineItems" | "currency" | "subtotal" | "subtotalAfterDiscounts" | "discount">;
  };
  type RemoveLineItemsFromCurrentCartRequest = {
    lineItemIds?: Array<string>;
  };
  type UpdateLineItemsQuantityResponse = {
    cart: Answered<types.Cart, "lineItems" | "currency" | "subtotal" | "subtotalAfterDiscounts" | "discount">;
  };
  type UpdateCurrentCartLineItemQuantityRequest = {
    lineItems?: Array<types.LineItemQuantity>;
  };
  type RemoveCouponResponse = {
    cart: Answered<types.Cart, "lineItems" | "currency" | "subtotal" | "subtotalAfterDiscounts" | "discount">;
  };
  type RemoveCouponFromCurrentCartRequest = {
  };
  type CreateCheckoutResponse = {
    checkoutId?: string;
  };
  type CreateCheckoutFromCurrentCartOptions = {
    /** The buyer's sales channel. */
    channelType?: types.ChannelType;
    shippingAddress?: Given<types.Address>;
    billingAddress?: Given<types.Address>;
    selectedShippingOption?: types.SelectedShippingOption;
    email?: string;
  };
  type CreateCheckoutFromCurrentCartRequest = {
    channelType?: types.ChannelType;
    shippingAddress?: Given<types.Address>;
    billingAddress?: Given<types.Address>;
    selectedShippingOption?: types.SelectedShippingOption;
    email?: string;
  };
  type EstimateTotalsResponse = types.EstimatedTotals;
  type EstimateCurrentCartTotalsOptions = {
    selectedShippingOption?: types.SelectedShippingOption;
    shippingAddress?: Given<types.Address>;
    billingAddress?: Given<types.Address>;
    /** Memberships to pay with. */
    selectedMemberships?: types.SelectedMemberships;
    /** `true` if absent. */
    calculateTax?: boolean;
    /** `true` if absent. */
    calculateShipping?: boolean;
    /** `true` if absent. */
    calculateAdditionalFees?: boolean;
  };
  type EstimateCurrentCartTotalsRequest = {
    selectedShippingOption?: types.SelectedShippingOption;
    shippingAddress?: Given<types.Address>;
    billingAddress?: Given<types.Address>;
    selectedMemberships?: types.SelectedMemberships;
    calculateTax?: boolean;
    calculateShipping?: boolean;
    calculateAdditionalFees?: boolean;
  };
}
