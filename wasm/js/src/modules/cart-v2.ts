/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable, type Change, type Given, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { cartV2 as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as types from "../generated/cart-v2.js";
import type * as cartTypes from "../generated/cart.js";

export type CartV2Module = {
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
  createCart: Callable<(options?: cartV2.CreateCartOptions, callOptions?: CallOptions) => Promise<Stored<types.Cart>>>;
  /**
   * Returns the cart. Fails with the code `CURRENT_CART_NOT_FOUND`, or `CART_NOT_FOUND` by an id, when there is none:
   * `getCurrentCartOrNull` returns `null` for that. For anyone.
   */
  getCart: Callable<(cartId: string, callOptions?: CallOptions) => Promise<Stored<types.Cart>>>;
  /**
   * Updates fields of the cart; lines, coupons and gift cards have calls of their own. Fails with field violations for
   * fields that cannot be changed. For anyone.
   */
  updateCart: Callable<(_id: string, cart: Change<types.Cart>, callOptions?: CallOptions) => Promise<Stored<types.Cart>>>;
  /** Deletes the cart. For anyone. */
  deleteCart: Callable<(cartId: string, callOptions?: CallOptions) => Promise<void>>;
  /** Refreshes the prices and stock of the lines. For anyone. */
  refreshCart: Callable<(cartId: string, callOptions?: CallOptions) => Promise<cartV2.RefreshCartResponse>>;
  /**
   * Calculates the cart and stores the summary, after a refresh of prices and stock if asked. The summary's token goes
   * into `placeOrder`. For anyone.
   */
  calculateCart: Callable<(cartId: string, options?: cartV2.CalculateCartOptions, callOptions?: CallOptions) => Promise<cartV2.CalculateCartResponse>>;
  /** Estimates the cart; parts that are not asked for are left out. For anyone. */
  estimateCart: Callable<(cartId: string, options?: cartV2.EstimateCartOptions, callOptions?: CallOptions) => Promise<cartV2.EstimateCartResponse>>;
  /**
   * Returns the address of the checkout page. Needs the cart's id. Fails with the codes `CHECKOUT_PAGE_NOT_FOUND` and
   * `SITE_NOT_PUBLISHED`. For anyone.
   */
  getCheckoutUrl: Callable<(cartId: string, options?: cartV2.GetCheckoutUrlOptions, callOptions?: CallOptions) => Promise<cartV2.GetCheckoutURLResponse>>;
  /**
   * Places the order of a cart that has nothing to pay now, or is paid with a token. Needs the cart's id. Do not
   * repeat it blindly: an ordered cart fails with `CART_ALREADY_ORDERED`, whose data has the order's id. After
   * `CART_PRICES_OUT_OF_SYNC` calculate again and ask the buyer. For anyone.
   */
  placeOrder: Callable<(cartId: string, options?: cartV2.PlaceOrderOptions, callOptions?: CallOptions) => Promise<cartV2.PlaceOrderResponse>>;
  /**
   * Adds lines, creating the current cart if there is none. Unsafe to repeat. Fails with a code that names the reason,
   * such as `ITEM_NOT_FOUND_IN_CATALOG`. For anyone.
   */
  addLineItems: Callable<(cartId: string, options?: cartV2.AddLineItemsOptions, callOptions?: CallOptions) => Promise<cartV2.AddLineItemsResponse>>;
  /** Removes lines. Fails with the code `LINE_ITEM_NOT_FOUND_IN_CART`. For anyone. */
  removeLineItems: Callable<(cartId: string, lineItemIds: readonly string[], callOptions?: CallOptions) => Promise<cartV2.RemoveLineItemsResponse>>;
  /**
   * Updates quantities or memberships of lines. Fails with a code that names the reason, such as
   * `INSUFFICIENT_INVENTORY`. For anyone.
   */
  updateLineItems: Callable<(cartId: string, options?: cartV2.UpdateLineItemsOptions, callOptions?: CallOptions) => Promise<cartV2.UpdateLineItemsResponse>>;
  /**
   * Applies a coupon. Fails with the codes `INVALID_COUPON_CODE` and `INVALID_COUPON_STATUS`, whose data has the
   * reason, and `COUPON_ALREADY_EXISTS`. For anyone.
   */
  addCoupon: Callable<(cartId: string, coupon: types.CouponInput, callOptions?: CallOptions) => Promise<cartV2.AddCouponResponse>>;
  /** Removes a coupon, by its id in the cart. Fails with the code `COUPON_NOT_FOUND_IN_CART`. For anyone. */
  removeCoupon: Callable<(cartId: string, couponId: string, callOptions?: CallOptions) => Promise<cartV2.RemoveCouponResponse>>;
  /**
   * Sets the delivery method. The cart needs an address and lines first. Fails with the codes
   * `DELIVERY_METHOD_NOT_FOUND`, `DELIVERY_METHOD_MISSING_ADDRESS` and `DELIVERY_METHOD_MISSING_LINE_ITEMS`. For
   * anyone.
   */
  setDeliveryMethod: Callable<(cartId: string, deliveryMethod: types.DeliveryMethodInput, callOptions?: CallOptions) => Promise<cartV2.SetDeliveryMethodResponse>>;
  /** Removes the delivery method. For anyone. */
  removeDeliveryMethod: Callable<(cartId: string, callOptions?: CallOptions) => Promise<cartV2.RemoveDeliveryMethodResponse>>;
  /**
   * Adds a gift card to pay with. Fails with the codes `INVALID_GIFT_CARD_CODE` and `INVALID_GIFT_CARD_STATUS`, whose
   * data has the reason. For anyone.
   */
  addGiftCard: Callable<(cartId: string, giftCard: types.GiftCardInput, callOptions?: CallOptions) => Promise<cartV2.AddGiftCardResponse>>;
  /** Removes a gift card, by its id in the cart. Fails with the code `GIFT_CARD_NOT_FOUND_IN_CART`. For anyone. */
  removeGiftCard: Callable<(cartId: string, giftCardId: string, callOptions?: CallOptions) => Promise<cartV2.RemoveGiftCardResponse>>;
  /** Marks the cart as completed by an order that was placed elsewhere. Needs the cart's id. Needs the owner. */
  markCartAsCompleted: Callable<(cartId: string, options?: cartV2.MarkCartAsCompletedOptions, callOptions?: CallOptions) => Promise<cartV2.MarkCartAsCompletedResponse>>;
  /** Attaches submitted forms to lines. For anyone. */
  updateFormSubmissions: Callable<(cartId: string, options?: cartV2.UpdateFormSubmissionsOptions, callOptions?: CallOptions) => Promise<cartV2.UpdateFormSubmissionsResponse>>;
  /** Returns the upsells of each line. For anyone. */
  getUpsellOptions: Callable<(cartId: string, callOptions?: CallOptions) => Promise<cartV2.GetUpsellOptionsResponse>>;
};

/**
 * A cart of Cart V2, which is also its checkout: the current visitor's or member's, or the one of an id (`cartId`).
 * Changes fail with the code `CART_ALREADY_ORDERED` once an order was placed.
 */
export const cartV2: CartV2Module = /* @__PURE__ */ moduleOf(conversions, "cart_v2", {
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
  createCart: "?>cart create POST ecom visitor unsafe none /v2/carts",
  getCart: "cartId>cart get GET ecom visitor safe none /v2/carts/{cartId}",
  updateCart: ".cart>cart update PATCH ecom visitor idempotent none /v2/carts/{cart.id}",
  deleteCart: "cartId delete DELETE ecom visitor idempotent none /v2/carts/{cartId}",
  refreshCart: "cartId> refresh POST ecom visitor idempotent none /v2/carts/{cartId}/refresh",
  calculateCart: "cartId,?> calculate POST ecom visitor idempotent none /v2/carts/{cartId}/calculate",
  estimateCart: "cartId,?> estimate POST ecom visitor safe none /v2/carts/{cartId}/estimate",
  getCheckoutUrl: "cartId,?> get_checkout_url POST ecom visitor safe none /v2/carts/{cartId}/get-checkout-url",
  placeOrder: "cartId,?> place_order POST ecom visitor unsafe none /v2/carts/{cartId}/place-order",
  addLineItems: "cartId,?> add_line_items POST ecom visitor unsafe none /v2/carts/{cartId}/add-line-items",
  removeLineItems: "cartId,lineItemIds> remove_line_items POST ecom visitor idempotent none /v2/carts/{cartId}/remove-line-items",
  updateLineItems: "cartId,?> update_line_items POST ecom visitor idempotent none /v2/carts/{cartId}/update-line-items",
  addCoupon: "cartId,coupon> add_coupon POST ecom visitor idempotent none /v2/carts/{cartId}/add-coupon",
  removeCoupon: "cartId,couponId> remove_coupon POST ecom visitor idempotent none /v2/carts/{cartId}/remove-coupon",
  setDeliveryMethod: "cartId,deliveryMethod> set_delivery_method POST ecom visitor idempotent none /v2/carts/{cartId}/set-delivery-method",
  removeDeliveryMethod: "cartId> remove_delivery_method POST ecom visitor idempotent none /v2/carts/{cartId}/remove-delivery-method",
  addGiftCard: "cartId,giftCard> add_gift_card POST ecom visitor idempotent none /v2/carts/{cartId}/add-gift-card",
  removeGiftCard: "cartId,giftCardId> remove_gift_card POST ecom visitor idempotent none /v2/carts/{cartId}/remove-gift-card",
  markCartAsCompleted: "cartId,?> mark_as_completed POST ecom owner idempotent none /v2/carts/{cartId}/mark-cart-as-completed",
  updateFormSubmissions: "cartId,?> update_form_submissions POST ecom visitor idempotent none /v2/carts/{cartId}/update-forms-submission",
  getUpsellOptions: "cartId> get_upsell_options GET ecom visitor safe none /v2/carts/{cartId}/upsell-options",
});

export declare namespace cartV2 {
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
  type PlacedOrder = types.PlacedOrder;
  type PlainTextValue = types.PlainTextValue;
  type Policy = types.Policy;
  type Price = types.ConvertedMoney;
  type PriceDescription = types.PriceDescription;
  type PriceDetails = types.PriceDetails;
  type PriceSummary = types.PriceSummary;
  type QuantityUpdate = types.QuantityUpdate;
  type RedemptionType = types.RedemptionType;
  type RedirectUrls = types.RedirectUrls;
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
  type CreateCartOptions = {
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
  type CreateCartRequest = {
    cart?: Given<types.Cart>;
    catalogItems?: Array<types.CatalogItemInput>;
    customItems?: Array<types.CustomItemInput>;
    coupons?: Array<types.CouponInput>;
    deliveryMethod?: types.DeliveryMethodInput;
    giftCards?: Array<types.GiftCardInput>;
  };
  type GetCartRequest = {
    cartId?: string;
  };
  type UpdateCartRequest = {
    cart?: Given<types.Cart>;
  };
  type UpdateCart = Change<Given<types.Cart>>;
  type DeleteCartRequest = {
    cartId?: string;
  };
  type RefreshCartResponse = {
    cart: Stored<types.Cart>;
  };
  type RefreshCartRequest = {
    cartId?: string;
  };
  type CalculateCartResponse = types.CalculatedCart;
  type CalculateCartOptions = {
    refreshCart?: boolean;
  };
  type CalculateCartRequest = {
    refreshCart?: boolean;
    cartId?: string;
  };
  type EstimateCartResponse = types.CalculatedCart;
  type EstimateCartOptions = {
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
  type EstimateCartRequest = {
    cartId?: string;
    refreshCart?: boolean;
    validationConfig?: types.ValidationsConfig;
    calculateDelivery?: boolean;
    calculateAdditionalFees?: boolean;
    calculateTax?: boolean;
    calculateGiftCards?: boolean;
  };
  type GetCheckoutURLResponse = {
    checkoutUrl?: string;
  };
  type GetCheckoutUrlOptions = {
    /** The currency to pay in; the shop's if absent. An ISO 4217 code. */
    currencyCode?: string;
  };
  type GetCheckoutURLRequest = {
    cartId?: string;
    currencyCode?: string;
  };
  type PlaceOrderResponse = types.PlacedOrder;
  type PlaceOrderOptions = {
    /** The token of the summary that the buyer saw. At most 3000 characters. */
    priceVerificationToken?: string;
    /** Whether the payment method is saved for later charges. */
    savePaymentMethod?: boolean;
    /** Whether the payment is authorized now and captured later. */
    delayCapture?: boolean;
    /** The token of the payment method. */
    paymentToken?: string;
    redirectUrls?: types.RedirectUrls;
    inAppPurchase?: boolean;
  };
  type PlaceOrderRequest = {
    cartId?: string;
    priceVerificationToken?: string;
    savePaymentMethod?: boolean;
    delayCapture?: boolean;
    paymentToken?: string;
    redirectUrls?: types.RedirectUrls;
    inAppPurchase?: boolean;
  };
  type AddLineItemsResponse = {
    cart: Stored<types.Cart>;
  };
  type AddLineItemsOptions = {
    /** At most 300. */
    catalogItems?: Array<types.CatalogItemInput>;
    /** Lines at the caller's prices; they need the owner. At most 300. */
    customItems?: Array<types.CustomItemInput>;
  };
  type AddLineItemsRequest = {
    cartId?: string;
    catalogItems?: Array<types.CatalogItemInput>;
    customItems?: Array<types.CustomItemInput>;
  };
  type RemoveLineItemsResponse = {
    cart: Stored<types.Cart>;
  };
  type RemoveLineItemsRequest = {
    lineItemIds?: Array<string>;
    cartId?: string;
  };
  type UpdateLineItemsResponse = {
    cart: Stored<types.Cart>;
  };
  type UpdateLineItemsOptions = {
    lineItems?: Array<types.LineItemUpdate>;
  };
  type UpdateLineItemsRequest = {
    lineItems?: Array<types.LineItemUpdate>;
    cartId?: string;
  };
  type AddCouponResponse = {
    cart: Stored<types.Cart>;
  };
  type AddCouponRequest = {
    coupon?: types.CouponInput;
    cartId?: string;
  };
  type RemoveCouponResponse = {
    cart: Stored<types.Cart>;
  };
  type RemoveCouponRequest = {
    couponId?: string;
    cartId?: string;
  };
  type SetDeliveryMethodResponse = {
    cart: Stored<types.Cart>;
  };
  type SetDeliveryMethodRequest = {
    deliveryMethod?: types.DeliveryMethodInput;
    cartId?: string;
  };
  type RemoveDeliveryMethodResponse = {
    cart: Stored<types.Cart>;
  };
  type RemoveDeliveryMethodRequest = {
    cartId?: string;
  };
  type AddGiftCardResponse = {
    cart: Stored<types.Cart>;
  };
  type AddGiftCardRequest = {
    giftCard?: types.GiftCardInput;
    cartId?: string;
  };
  type RemoveGiftCardResponse = {
    cart: Stored<types.Cart>;
  };
  type RemoveGiftCardRequest = {
    giftCardId?: string;
    cartId?: string;
  };
  type MarkCartAsCompletedResponse = {
    cart: Stored<types.Cart>;
  };
  type MarkCartAsCompletedOptions = {
    orderId?: string;
  };
  type MarkCartAsCompletedRequest = {
    orderId?: string;
    cartId?: string;
  };
  type UpdateFormSubmissionsResponse = {
    cart: Stored<types.Cart>;
  };
  type UpdateFormSubmissionsOptions = {
    formSubmissions?: Array<types.FormSubmission>;
  };
  type UpdateFormSubmissionsRequest = {
    formSubmissions?: Array<types.FormSubmission>;
    cartId?: string;
  };
  type GetUpsellOptionsResponse = {
    itemsUpsells?: Array<types.ItemUpsells>;
  };
  type GetUpsellOptionsRequest = {
    cartId?: string;
  };
}
