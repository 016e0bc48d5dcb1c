/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, rawResponse, type Callable, type Change, type Given, type RawHttpResponse, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { checkout as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as types from "../generated/checkout.js";

export type CheckoutModule = {
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
   * Creates a checkout without a cart. Fails with codes such as `ERROR_COUPON_DOES_NOT_EXIST`, `GIFT_CARD_NOT_FOUND`
   * and `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND`. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.createCart`.
   */
  createCheckout: Callable<(options?: checkout.CreateCheckoutOptions, callOptions?: CallOptions) => Promise<Stored<types.Checkout>>>;
  /**
   * Returns a checkout, with current prices and stock. Fails with status 404 for one that the caller does not have.
   * For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.getCart`.
   */
  getCheckout: Callable<(_id: string, callOptions?: CallOptions) => Promise<Stored<types.Checkout>>>;
  /**
   * Returns the checkout of a cart. Fails with status 404 if there is none. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.getCart`.
   */
  getCheckoutByCartId: Callable<(_id: string, callOptions?: CallOptions) => Promise<checkout.GetCheckoutByCartIdResponse>>;
  /**
   * Returns the address of the page on which a checkout is paid. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.getCheckoutUrl`.
   */
  getCheckoutUrl: Callable<(_id: string, callOptions?: CallOptions) => Promise<checkout.GetCheckoutURLResponse>>;
  /**
   * Updates a checkout. Its line items are added, so that a repeat adds them again. Fails with the codes of
   * `createCheckout`. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.updateCart`.
   */
  updateCheckout: Callable<(_id: string, checkout: Change<types.Checkout>, options?: checkout.UpdateCheckoutOptions, callOptions?: CallOptions) => Promise<Stored<types.Checkout>>>;
  /**
   * Removes the coupon. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.removeCoupon`.
   */
  removeCoupon: Callable<(_id: string, callOptions?: CallOptions) => Promise<checkout.RemoveCouponResponse>>;
  /**
   * Removes the gift card. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.removeGiftCard`.
   */
  removeGiftCard: Callable<(_id: string, callOptions?: CallOptions) => Promise<checkout.RemoveGiftCardResponse>>;
  /**
   * Adds line items. Fails with the code `CHECKOUT_IS_COMPLETE` for a checkout that became an order. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.addLineItems`.
   */
  addToCheckout: Callable<(_id: string, options?: checkout.AddToCheckoutOptions, callOptions?: CallOptions) => Promise<checkout.AddToCheckoutResponse>>;
  /**
   * Removes line items. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.removeLineItems`.
   */
  removeLineItems: Callable<(_id: string, lineItemIds: readonly string[], callOptions?: CallOptions) => Promise<checkout.RemoveLineItemsResponse>>;
  /**
   * Sets the quantities of line items. For anyone.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.updateLineItems`.
   */
  updateLineItemsQuantity: Callable<(_id: string, lineItems: readonly types.LineItemQuantity[], callOptions?: CallOptions) => Promise<checkout.UpdateLineItemsQuantityResponse>>;
  /**
   * Places the order of a checkout that is paid offline or has nothing to pay now. Other checkouts are paid on the
   * page of `getCheckoutUrl`. For anyone.
   *
   * Fails with codes such as `PARTIAL_OUT_OF_STOCK`, `CHECKOUT_CHANGED`, `PAYMENT_ERROR` and
   * `NO_SELECTED_CARRIER_SERVICE_OPTION`.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.placeOrder`.
   */
  createOrder: Callable<(_id: string, options?: checkout.CreateOrderOptions, callOptions?: CallOptions) => Promise<checkout.CreateOrderResponse>>;
  /**
   * Places the order of a checkout and charges it. Needs the owner. Fails with the codes of `createOrder`.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.placeOrder`.
   */
  createOrderAndCharge: Callable<(_id: string, options?: checkout.CreateOrderAndChargeOptions, callOptions?: CallOptions) => Promise<checkout.CreateOrderAndChargeResponse>>;
  /**
   * Marks a checkout as completed without an order. Needs the owner.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.markCartAsCompleted`.
   */
  markCheckoutAsCompleted: Callable<(_id: string, options?: checkout.MarkCheckoutAsCompletedOptions, callOptions?: CallOptions) => Promise<void>>;
  /**
   * Marks the checkout of a token that the platform signed as completed, and returns the redirect that follows. Needs
   * the owner. Fails with the code `UNAUTHENTICATED_TOKEN`.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.markCartAsCompleted`.
   */
  markCheckoutAsCompletedAndRedirectToUrl: Callable<(token: string, callOptions?: CallOptions) => Promise<RawHttpResponse>>;
  /**
   * Removes the address of another checkout page. Needs the owner.
   *
   * @deprecated Removed from the platform on 2027-02-01. Use `cartV2.updateCart`.
   */
  removeOverrideCheckoutUrl: Callable<(_id: string, callOptions?: CallOptions) => Promise<checkout.RemoveOverrideCheckoutUrlResponse>>;
};

/**
 * Checkouts of catalog items, with or without a cart. The platform ends them on 2027-02-01 in favour of Cart V2.
 */
export const checkout: CheckoutModule = /* @__PURE__ */ moduleOf(conversions, "checkout", {
  ChannelType: enumerations.channelType,
  DiscountType: enumerations.discountType2,
  ItemAvailabilityStatus: enumerations.itemAvailabilityStatus,
  ItemTypePreset: enumerations.itemTypePreset,
  PaymentOptionType: enumerations.paymentOptionType,
  PickupMethod: enumerations.pickupMethod,
  Severity: enumerations.severity,
  SubscriptionFrequency: enumerations.subscriptionFrequency,
  WeightUnit: enumerations.weightUnit,
  createCheckout: "?>checkout create POST ecom visitor unsafe none /v1/checkouts",
  getCheckout: "_id>checkout get GET ecom visitor safe none /v1/checkouts/{id}",
  getCheckoutByCartId: "_id> get_by_cart GET ecom visitor safe none /v1/checkouts/by-cart-id/{id}",
  getCheckoutUrl: "_id> get_url GET ecom visitor safe none /v1/checkouts/{id}/checkout-url",
  updateCheckout: ".checkout,?>checkout update PATCH ecom visitor unsafe none /v1/checkouts/{checkout.id}",
  removeCoupon: "_id> remove_coupon POST ecom visitor idempotent none /v1/checkouts/{id}/remove-coupon",
  removeGiftCard: "_id> remove_gift_card POST ecom visitor idempotent none /v1/checkouts/{id}/remove-gift-card",
  addToCheckout: "_id,?> add_to_checkout POST ecom visitor unsafe none /v1/checkouts/{id}/add-to-checkout",
  removeLineItems: "_id,lineItemIds> remove_line_items POST ecom visitor idempotent none /v1/checkouts/{id}/remove-line-items",
  updateLineItemsQuantity: "_id,lineItems> update_line_items_quantity POST ecom visitor idempotent none /v1/checkouts/{id}/update-line-items-quantity",
  createOrder: "_id,?> create_order POST ecom visitor unsafe none /v1/checkouts/{id}/create-order",
  createOrderAndCharge: "_id,?> create_order_and_charge POST ecom owner unsafe none /v1/checkouts/{id}/create-order-and-charge",
  markCheckoutAsCompleted: "_id,? mark_as_completed POST ecom owner idempotent none /v1/checkouts/{id}/mark-as-completed",
  markCheckoutAsCompletedAndRedirectToUrl: rawResponse(conversions, "checkout", "token> mark_as_completed_and_redirect GET ecom owner idempotent none /v1/checkouts/mark-checkout-as-completed-and-redirect-to-url"),
  removeOverrideCheckoutUrl: "_id> remove_override_url POST ecom owner idempotent none /v1/checkouts/{id}/remove-override-checkout-url",
});

export declare namespace checkout {
  type AdditionalFee = types.AdditionalFee;
  type AdditionalFeeSource = types.AdditionalFeeSource;
  type Address = types.Address;
  type AddressLocation = types.AddressLocation;
  type AddressWithContact = types.AddressWithContact;
  type ApplicableLineItems = types.ApplicableLineItems;
  type ApplicationError = types.ApplicationError;
  type AppliedDiscount = types.AppliedDiscount;
  type AutoTaxFallbackCalculationDetails = types.AutoTaxFallbackCalculationDetails;
  type BuyerInfo = types.BuyerInfo;
  type CalculationErrors = types.CalculationErrors;
  type Carrier = types.Carrier;
  type CarrierError = types.CarrierError;
  type CarrierErrors = types.CarrierErrors;
  type CarrierServiceOption = types.CarrierServiceOption;
  type CatalogOverrideFields = types.CatalogOverrideFields;
  type CatalogReference = types.CatalogReference;
  type ChannelType = types.ChannelType;
  type ChargeType = types.ChargeType;
  type Checkout = types.Checkout;
  type CheckoutLineItem = types.CheckoutLineItem;
  type Color = types.Color;
  type Coupon = types.AppliedCoupon;
  type CreatedBy = types.CreatedBy;
  type CustomContentReference = types.CustomContentReference;
  type CustomField = types.CustomField;
  type CustomLineItem = types.CustomLineItem;
  type CustomSettings = types.CustomSettings;
  type DeliveryAllocation = types.DeliveryAllocation;
  type DeliveryLogistics = types.DeliveryLogistics;
  type DeliveryTimeSlot = types.DeliveryTimeSlot;
  type Description = types.Description;
  type DescriptionLine = types.DescriptionLine;
  type DescriptionLineName = types.DescriptionLineName;
  type Details = types.Details;
  type DiscountRule = types.AppliedDiscountRule;
  type DiscountRuleName = types.DiscountRuleName;
  type DiscountType = types.DiscountType;
  type ExtendedFields = types.ExtendedFields;
  type ExternalReference = types.ExternalReference;
  type FallbackReason = types.FallbackReason;
  type FieldViolation = types.FieldViolation;
  type FreeTrialPeriod = types.FreeTrialPeriod;
  type FullAddressContactDetails = types.FullAddressContactDetails;
  type GiftCard = types.GiftCard;
  type Group = types.Group;
  type HeadersEntry = types.HeadersEntry;
  type HttpAnswer = types.HttpAnswer;
  type InvalidMembership = types.InvalidMembership;
  type ItemAvailabilityInfo = types.ItemAvailability;
  type ItemAvailabilityStatus = types.ItemAvailabilityStatus;
  type ItemModifier = types.ItemModifier;
  type ItemTaxFullDetails = types.ItemTaxFullDetails;
  type ItemType = types.ItemType;
  type ItemTypePreset = types.ItemTypePreset;
  type JurisdictionType = types.JurisdictionType;
  type LineItem = types.LineItem;
  type LineItemQuantityUpdate = types.LineItemQuantity;
  type ManualCalculationReason = types.ManualCalculationReason;
  type Membership = types.Membership;
  type MembershipName = types.MembershipName;
  type MembershipOptions = types.MembershipOptions;
  type MembershipPaymentCredits = types.MembershipPaymentCredits;
  type MerchantDiscount = types.AppliedMerchantDiscount;
  type ModifierGroup = types.ModifierGroup;
  type MultiCurrencyPrice = types.MultiCurrencyPrice;
  type NameInLineItem = types.LineItemTarget;
  type NameInOther = types.OtherTarget;
  type OrderCharged = types.OrderCharged;
  type OrderPlaced = types.OrderPlaced;
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
  type ServiceProperties = types.ServiceProperties;
  type Severity = types.Severity;
  type ShippingInfo = types.ShippingInfo;
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
  type V1ItemModifier = types.CustomItemModifier;
  type V1ModifierGroup = types.CustomModifierGroup;
  type ValidationError = types.ValidationError;
  type VatId = types.VatId;
  type VatType = types.VatType;
  type Violation = types.Violation;
  type WeightUnit = types.WeightUnit;
  type CreateCheckoutOptions = {
    /** The buyer's details so far. */
    checkoutInfo?: Given<types.Checkout>;
    couponCode?: string;
    /** At most 300. */
    lineItems?: Array<types.LineItem>;
    /** Line items with prices of the caller's; they need the owner. At most 300. */
    customLineItems?: Array<types.CustomLineItem>;
    /** Required. */
    channelType?: types.ChannelType;
    giftCardCode?: string;
    /** The page to pay on instead of the site's; needs the owner. At most 1000 characters. */
    overrideCheckoutUrl?: string;
    /** The amount to use of the gift card; all of it when absent. */
    giftCardRedeemAmount?: string;
  };
  type CreateCheckoutRequest = {
    checkoutInfo?: Given<types.Checkout>;
    couponCode?: string;
    lineItems?: Array<types.LineItem>;
    customLineItems?: Array<types.CustomLineItem>;
    channelType?: types.ChannelType;
    giftCardCode?: string;
    overrideCheckoutUrl?: string;
    giftCardRedeemAmount?: string;
  };
  type GetCheckoutRequest = {
    _id?: string;
  };
  type GetCheckoutByCartIdResponse = {
    checkout: Stored<types.Checkout>;
  };
  type GetCheckoutByCartIdRequest = {
    _id?: string;
  };
  type GetCheckoutURLResponse = {
    checkoutUrl?: string;
  };
  type GetCheckoutURLRequest = {
    _id?: string;
  };
  type UpdateCheckoutOptions = {
    couponCode?: string;
    giftCardCode?: string;
    /** The page to pay on instead of the site's; needs the owner. At most 1000 characters. */
    overrideCheckoutUrl?: string;
    /** Line items to add. At most 300. */
    lineItems?: Array<types.LineItem>;
    /** Line items to add with prices of the caller's; they need the owner. At most 300. */
    customLineItems?: Array<types.CustomLineItem>;
    /** The amount to use of the gift card; all of it when absent. */
    giftCardRedeemAmount?: string;
  };
  type UpdateCheckoutRequest = {
    checkout?: Given<types.Checkout>;
    couponCode?: string;
    giftCardCode?: string;
    overrideCheckoutUrl?: string;
    lineItems?: Array<types.LineItem>;
    customLineItems?: Array<types.CustomLineItem>;
    giftCardRedeemAmount?: string;
  };
  type UpdateCheckout = Change<Given<types.Checkout>>;
  type RemoveCouponResponse = {
    checkout: Stored<types.Checkout>;
  };
  type RemoveCouponRequest = {
    _id?: string;
  };
  type RemoveGiftCardResponse = {
    checkout: Stored<types.Checkout>;
  };
  type RemoveGiftCardRequest = {
    _id?: string;
  };
  type AddToCheckoutResponse = {
    checkout: Stored<types.Checkout>;
  };
  type AddToCheckoutOptions = {
    /** At most 100. */
    lineItems?: Array<types.LineItem>;
    /** Line items with prices of the caller's; they need the owner. At most 100. */
    customLineItems?: Array<types.CustomLineItem>;
  };
  type AddToCheckoutRequest = {
    _id?: string;
    lineItems?: Array<types.LineItem>;
    customLineItems?: Array<types.CustomLineItem>;
  };
  type RemoveLineItemsResponse = {
    checkout: Stored<types.Checkout>;
  };
  type RemoveLineItemsRequest = {
    _id?: string;
    lineItemIds?: Array<string>;
  };
  type UpdateLineItemsQuantityResponse = {
    checkout: Stored<types.Checkout>;
  };
  type UpdateLineItemsQuantityRequest = {
    _id?: string;
    lineItems?: Array<types.LineItemQuantity>;
  };
  type CreateOrderResponse = types.OrderPlaced;
  type CreateOrderOptions = {
    /** Whether the payment method is saved for later charges. */
    savePaymentMethod?: boolean;
    /** Whether the payment is authorized now and captured later. */
    delayCapture?: boolean;
  };
  type CreateOrderRequest = {
    _id?: string;
    savePaymentMethod?: boolean;
    delayCapture?: boolean;
  };
  type CreateOrderAndChargeResponse = types.OrderCharged;
  type CreateOrderAndChargeOptions = {
    /** Stands for a payment method of the payment provider. */
    paymentToken?: string;
    /** Whether the payment method is saved for later charges. */
    savePaymentMethod?: boolean;
    /** Whether the payment is authorized now and captured later. */
    delayCapture?: boolean;
  };
  type CreateOrderAndChargeRequest = {
    _id?: string;
    paymentToken?: string;
    savePaymentMethod?: boolean;
    delayCapture?: boolean;
  };
  type MarkCheckoutAsCompletedOptions = {
  };
  type MarkCheckoutAsCompletedRequest = {
    _id?: string;
  };
  type MarkCheckoutAsCompletedAndRedirectToUrlRequest = {
    token?: string;
  };
  type RemoveOverrideCheckoutUrlResponse = {
    checkout: Stored<types.Checkout>;
  };
  type RemoveOverrideCheckoutUrlRequest = {
    _id?: string;
  };
}
