/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";
import type {
  Address,
  CalculationErrors,
  CatalogReference,
  ChannelType,
  Coupon,
  DescriptionLine,
  ExtendedFields,
  FullAddressContactDetails,
  ItemType,
  PaymentOption,
  PaymentOptionOverride,
  PhysicalProperties,
  Policy,
  PriceDescription,
  ServiceProperties,
  SubscriptionOptionInfo,
  Target,
  TaxableAddress,
  TranslatableString,
  VatId,
  Violation,
  WeightUnit,
} from "./cart.js";
import type { CreatedBy, CustomContentReference, ExternalReference } from "./checkout.js";

export type AdditionalFee = {
  /** At most 100 characters. */
  code?: string;
  name?: TranslatableString;
  /** At most 100 characters. */
  providerAppId?: string;
  /** A GUID, at most 100. */
  lineItemIds?: Array<string>;
  price?: ConvertedMoney;
  /** 1 to 999. */
  subscriptionCycles?: number;
  source?: Source;
};

export type AdditionalFeeTax = {
  /** At most 100 characters. */
  additionalFeeCode?: string;
  tax?: ConvertedMoney;
};

export type BenefitType = "PERCENTAGE" | "FIXED_PRICE" | "FIXED_AMOUNT" | (string & {});

export type BusinessInfo = {
  /** A GUID. */
  locationId?: string;
  /** Set by the platform. */
  languageCode?: string;
  /** An ISO 4217 code, set by the platform. */
  currencyCode?: string;
};

export type CalculatedCart = { cart?: Cart; summary?: CartSummary };

export type Cart = {
  /** A GUID, set by the platform. */
  _id?: string;
  _createdDate?: Date;
  _updatedDate?: Date;
  /** Increases with each change. Set by the platform. */
  revision?: string;
  /** At most 300, set by the platform. */
  lineItems?: Array<LineItem>;
  /** The goods, before discounts. Set by the platform. */
  subtotal?: ConvertedMoney;
  /** Note of the buyer. At most 1000 characters. */
  note?: string;
  /** At most 1, set by the platform. */
  coupons?: Array<Coupon>;
  source?: CartSource;
  businessInfo?: BusinessInfo;
  customerInfo?: CustomerInfo;
  deliveryInfo?: DeliveryInfo;
  /** Tax on it, by jurisdiction. */
  taxInfo?: TaxInfo;
  paymentInfo?: PaymentInfo;
  /** Set by the platform. */
  orderPlaced?: boolean;
  /** A GUID, set by the platform. */
  orderId?: string;
  /** Ties carts, checkouts and orders of one purchase together. A GUID, set by the platform. */
  purchaseFlowId?: string;
  /** Set by the platform. */
  settings?: CartSettings;
  /** At most 2048 characters. */
  customCheckoutUrl?: string;
  extendedFields?: ExtendedFields;
  /** Set by the platform. */
  currentCart?: boolean;
  demo?: boolean;
  /** At most 1000, set by the platform. */
  forms?: Array<FormInfo>;
  /** Set by the platform. */
  estimationIndicators?: CartEstimationIndicators;
};

export type CartEstimationIndicators = { hasAdditionalFees?: boolean; hasPreCheckoutCustomViolations?: boolean };

export type CartSettings = {
  lockGiftCard?: boolean;
  lockCouponCode?: boolean;
  policyAgreementCheckboxDisabled?: boolean;
  manualPaymentDisabled?: boolean;
};

export type CartSource = {
  channelType?: ChannelType;
  /** At most 10, set by the platform. */
  externalReferences?: Array<ExternalReference>;
  /** Set by the platform. */
  createdBy?: CreatedBy;
  customContentReference?: CustomContentReference;
};

export type CartSummary = {
  /** The cart it came from. A GUID. */
  cartId?: string;
  cartRevision?: string;
  /** A GUID. */
  calculationId?: string;
  /** At most 300. */
  lineItems?: Array<LineItemSummary>;
  /** At most 100. */
  discounts?: Array<Discount>;
  deliverySummary?: DeliverySummary;
  /** At most 100. */
  additionalFees?: Array<AdditionalFee>;
  /** All tax. */
  taxSummary?: TaxSummary;
  /** The sums. */
  priceSummary?: PriceSummary;
  paymentSummary?: PaymentSummary;
  /** Proves the shown prices: an order placed with it is refused if they have changed. At most 1024 characters. */
  priceVerificationToken?: string;
  /** The parts that could not be calculated. */
  calculationErrors?: CalculationErrors;
  /** At most 100. */
  spiViolations?: Array<Violation>;
  /** At most 100. */
  violations?: Array<CartViolation>;
};

export type CartViolation = {
  customValidationData?: CustomValidationErrorData;
  invalidCouponStatusData?: InvalidCouponStatusErrorData;
  invalidCouponCodeData?: InvalidCouponCodeErrorData;
  invalidGiftCardCodeData?: InvalidGiftCardCodeErrorData;
  invalidGiftCardStatusData?: InvalidGiftCardStatusErrorData;
  lineItemsOutOfStockData?: LineItemsOutOfStockErrorData;
  membersOnlyItemData?: MembersOnlyItemErrorData;
  subtotalBelowOrderMinimumData?: SubtotalBelowOrderMinimumErrorData;
  invalidMembershipStatusData?: InvalidMembershipStatusErrorData;
  subscriptionItemNotSupportedOnDemoCartData?: SubscriptionItemNotSupportedOnDemoCartErrorData;
  giftCardItemNotSupportedOnDemoCartData?: GiftCardItemNotSupportedOnDemoCartErrorData;
  scope?: ViolationScope;
  code?: ViolationCode;
  /** At most 1000 characters. */
  description?: string;
  severity?: ViolationSeverity;
};

export type CatalogItemInput = {
  catalogReference?: CatalogReference;
  /** 1 to 100000. */
  quantity?: number;
  selectedMembership?: SelectedMembership;
  catalogOverrideFields?: CatalogOverrideFields;
  extendedFields?: ExtendedFields;
  /** A GUID. */
  inventoryAppId?: string;
  membershipPayment?: MembershipInput;
};

export type CatalogOverrideFields = {
  name?: TranslatableString;
  salePrice?: string;
  fullPrice?: string;
  /** At most 20. */
  descriptionLines?: Array<DescriptionLine>;
  physicalProperties?: PhysicalProperties;
  image?: string;
  paymentOption?: PaymentOptionOverride;
  depositAmount?: string;
  savePaymentMethod?: boolean;
  /** A GUID. */
  inventoryAppId?: string;
};

export type Charge = { cycleFrom?: number; cycleCount?: number; cycleBillingDate?: Date };

export type ConvertedMoney = {
  /** Amount in the shop's currency. */
  amount?: string;
  /** Amount in the buyer's currency. Set by the platform. */
  convertedAmount?: string;
};

export type CouponInput = {
  /** At most 50 characters. */
  code?: string;
};

export type CustomItemAttributes = {
  /** At most 100. */
  descriptionLines?: Array<DescriptionLine>;
  image?: string;
  url?: string;
  itemType?: ItemType;
  physicalProperties?: PhysicalProperties;
  serviceProperties?: ServiceProperties;
  membersOnly?: boolean;
};

export type CustomItemDeliveryConfig = {
  /** A GUID. */
  deliveryProfileId?: string;
};

export type CustomItemInput = {
  name?: TranslatableString;
  quantityInfo?: CustomItemQuantityInfo;
  pricing?: CustomItemPricingInfo;
  source?: CustomItemSource;
  attributes?: CustomItemAttributes;
  deliveryConfig?: CustomItemDeliveryConfig;
  taxConfig?: CustomItemTaxConfig;
  paymentConfig?: CustomItemPaymentConfig;
  /** At most 25. */
  modifierGroups?: Array<ModifierGroup>;
};

export type CustomItemPaymentConfig = { depositAmount?: ConvertedMoney; paymentOption?: PaymentOption };

export type CustomItemPricingInfo = {
  price?: ConvertedMoney;
  fullPrice?: ConvertedMoney;
  priceDescription?: PriceDescription;
  priceUndetermined?: boolean;
};

export type CustomItemQuantityInfo = {
  /** 1 to 100000. */
  requestedQuantity?: number;
  availableQuantity?: number;
  /** Whether the quantity is fixed. */
  fixedQuantity?: boolean;
};

export type CustomItemSource = {
  catalogReference?: CatalogReference;
  /** At most 36 characters. */
  rootCatalogItemId?: string;
  /** A GUID. */
  inventoryAppId?: string;
};

export type CustomItemTaxConfig = {
  taxableAddress?: TaxableAddress;
  /** At most 50 characters. */
  taxGroupId?: string;
};

export type CustomValidationErrorData = { target?: Target };

export type CustomerInfo = {
  /** A GUID, set by the platform. */
  visitorId?: string;
  /** A GUID, set by the platform. */
  memberId?: string;
  /** A GUID, set by the platform. */
  userId?: string;
  /** Set by the platform. */
  openAccess?: boolean;
  /** At most 100 characters. */
  firstName?: string;
  /** At most 100 characters. */
  lastName?: string;
  phone?: string;
  /** At most 1000 characters. */
  company?: string;
  vatId?: VatId;
  /** Email address. */
  email?: string;
  /** A GUID, set by the platform. */
  contactId?: string;
  /** Set by the platform. */
  languageCode?: string;
  /** An ISO 4217 code, set by the platform. */
  currencyCode?: string;
};

export type DeliveryInfo = {
  address?: Address;
  /** Set by the platform. */
  method?: DeliveryMethod;
  /** Unit of all weights. Set by the platform. */
  weightUnit?: WeightUnit;
};

export type DeliveryMethod = {
  /** At most 100 characters. */
  code?: string;
  /** A GUID. */
  appId?: string;
  title?: TranslatableString;
  pickup?: boolean;
};

export type DeliveryMethodInput = {
  /** At most 100 characters. */
  code?: string;
  /** A GUID. */
  appId?: string;
};

export type DeliverySummary = { method?: DeliveryMethod; price?: ConvertedMoney };

export type Discount = {
  name?: TranslatableString;
  source?: DiscountSource;
  scope?: DiscountScope;
  /** 1 to 1000. */
  subscriptionCycles?: number;
  total?: ConvertedMoney;
  /** At most 100. */
  lineItemDiscounts?: Array<LineItemDiscount>;
};

export type DiscountScope = "UNKNOWN_DISCOUNT_SCOPE" | "CART_SUBTOTAL" | "LINE_ITEM" | "DELIVERY" | (string & {});

export type DiscountSource = {
  sourceType?: DiscountSourceType;
  /** At most 50 characters. */
  couponCode?: string;
};

export type DiscountSourceType = "AUTOMATIC_RULE" | "COUPON" | (string & {});

export type ExistingMembership = {
  /** A GUID. */
  appId?: string;
  /** At most 200 characters. */
  membershipId?: string;
};

export type ExistingMembershipInput = {
  /** A GUID. */
  appId?: string;
  /** At most 200 characters. */
  membershipId?: string;
};

export type FormIdentifier = {
  /** A GUID. */
  formSchemaId?: string;
  /** At most 100 characters. */
  namespace?: string;
};

export type FormInfo = {
  /** Schema identifier. Set by the platform. */
  schemaIdentifier?: FormIdentifier;
  /** A GUID, set by the platform. */
  _id?: string;
  /** A GUID, at most 300, set by the platform. */
  lineItemIds?: Array<string>;
  /** At most 100 characters, set by the platform. */
  title?: string;
  /** At most 100 characters, at most 10, set by the platform. */
  subtitles?: Array<string>;
  /** A GUID. */
  formSubmissionId?: string;
};

export type FormSubmission = {
  /** A GUID. */
  _id?: string;
  /** A GUID. */
  formSubmissionId?: string;
};

export type FutureMembership = {
  /** A GUID. */
  lineItemId?: string;
  /** At most 200 characters. */
  benefitId?: string;
};

export type FutureMembershipInput = {
  /** A GUID. */
  lineItemId?: string;
  /** At most 200 characters. */
  benefitId?: string;
};

export type GiftCard = {
  /** A GUID. */
  _id?: string;
  /** At most 50 characters. */
  obfuscatedCode?: string;
  /** A GUID. */
  appId?: string;
  /** The id assigned by the app that created it. At most 50 characters. */
  externalId?: string;
  requestedRedeemAmount?: ConvertedMoney;
};

export type GiftCardInput = {
  /** At most 20 characters. */
  code?: string;
  redeemAmount?: ConvertedMoney;
};

export type GiftCardItemNotSupportedOnDemoCartErrorData = {
  /** A GUID, at most 300. */
  lineItemIds?: Array<string>;
};

export type GiftCardSummary = {
  /** A GUID. */
  giftCardId?: string;
  redeemAmount?: ConvertedMoney;
};

export type InvalidCouponCodeErrorData = {
  /** At most 100 characters. */
  couponCode?: string;
};

export type InvalidCouponReason =
  | "UNKNOWN_INVALID_COUPON_REASON"
  | "EXPIRED"
  | "DISABLED"
  | "INACTIVE"
  | "MAX_USAGE_EXCEEDED"
  | "MAX_USAGE_PER_CUSTOMER_EXCEEDED"
  | "NOT_APPLICABLE_TO_SUBSCRIPTIONS"
  | "NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS"
  | "MIN_LINE_ITEM_QUANTITY_NOT_REACHED"
  | "MIN_SUBTOTAL_NOT_REACHED"
  | (string & {});

export type InvalidCouponStatusErrorData = {
  minLineItemQuantityNotReachedDetails?: MinLineItemQuantityNotReachedDetails;
  minSubtotalNotReachedDetails?: MinSubtotalNotReachedDetails;
  /** At most 100 characters. */
  couponCode?: string;
  reason?: InvalidCouponReason;
};

export type InvalidGiftCardCodeErrorData = {
  /** At most 100 characters. */
  giftCardCode?: string;
  /** A GUID. */
  giftCardId?: string;
};

export type InvalidGiftCardReason =
  | "UNKNOWN_INVALID_GIFT_CARD_REASON"
  | "EXPIRED"
  | "DISABLED"
  | "EMPTY_BALANCE"
  | (string & {});

export type InvalidGiftCardStatusErrorData = {
  /** At most 100 characters. */
  giftCardCode?: string;
  reason?: InvalidGiftCardReason;
  /** A GUID. */
  giftCardId?: string;
};

export type InvalidMembershipReason =
  | "UNKNOWN_INVALID_MEMBERSHIP_REASON"
  | "INSUFFICIENT_FUNDS"
  | "MEMBERSHIP_NOT_FOUND"
  | "NOT_APPLICABLE_TO_LINE_ITEMS"
  | "LINE_ITEM_NOT_FOUND"
  | (string & {});

export type InvalidMembershipStatusErrorData = {
  /** At most 200 characters. */
  membershipId?: string;
  reason?: InvalidMembershipReason;
};

export type ItemAttributes = {
  /** At most 100. */
  descriptionLines?: Array<DescriptionLine>;
  image?: string;
  url?: string;
  /** At most 5. */
  policies?: Array<Policy>;
  itemType?: ItemType;
  physicalProperties?: PhysicalProperties;
  subscriptionInfo?: SubscriptionOptionInfo;
  serviceProperties?: ServiceProperties;
  membersOnly?: boolean;
};

export type ItemDeliveryConfig = {
  /** A GUID. */
  deliveryProfileId?: string;
  /** A GUID. */
  fulfillerId?: string;
};

export type ItemDiscount = { name?: TranslatableString; amountOff?: ConvertedMoney; source?: DiscountSource };

export type ItemModifier = {
  /** At most 36 characters, set by the platform. */
  _id?: string;
  /** 1 to 100000. */
  quantity?: number;
  label?: TranslatableString;
  details?: TranslatableString;
  price?: ConvertedMoney;
};

export type ItemPaymentConfig = {
  savePaymentMethod?: boolean;
  /** At most 2500 characters. */
  consentRequiredPaymentPolicy?: string;
  depositAmount?: ConvertedMoney;
  selectedMembership?: SelectedMembership;
  paymentOption?: PaymentOption;
  membership?: Membership;
};

export type ItemPriceBreakdown = {
  fullPrice?: ConvertedMoney;
  salePrice?: ConvertedMoney;
  totalModifiersPrice?: ConvertedMoney;
};

export type ItemPricingInfo = {
  unitPrice?: ConvertedMoney;
  /** Price of the line. */
  totalPrice?: ConvertedMoney;
  priceDescription?: PriceDescription;
  priceUndetermined?: boolean;
  breakdown?: ItemPriceBreakdown;
};

export type ItemQuantityInfo = {
  /** The part of the requested quantity that is in stock. 1 to 100000. */
  confirmedQuantity?: number;
  /** 1 to 100000. */
  requestedQuantity?: number;
  availableQuantity?: number;
  /** Whether the quantity is fixed. */
  fixedQuantity?: boolean;
};

export type ItemSource = {
  catalogReference?: CatalogReference;
  catalogOverrideFields?: CatalogOverrideFields;
  /** At most 36 characters. */
  rootCatalogItemId?: string;
  /** A GUID. */
  inventoryAppId?: string;
};

export type ItemStatus = "IN_STOCK" | "PARTIALLY_IN_STOCK" | "OUT_OF_STOCK" | "REMOVED_FROM_CATALOG" | (string & {});

export const ItemStatus = /* @__PURE__ */ enumeration<ItemStatus>(
  "IN_STOCK PARTIALLY_IN_STOCK OUT_OF_STOCK REMOVED_FROM_CATALOG",
);

export type ItemTaxConfig = {
  taxableAddress?: TaxableAddress;
  /** At most 50 characters. */
  taxGroupId?: string;
};

export type ItemUpsells = {
  /** A GUID. */
  lineItemId?: string;
  /** At most 10. */
  upsells?: Array<UpsellOption>;
};

export type LineItem = {
  /** A GUID. */
  _id?: string;
  name?: TranslatableString;
  quantityInfo?: ItemQuantityInfo;
  pricing?: ItemPricingInfo;
  source?: ItemSource;
  attributes?: ItemAttributes;
  deliveryConfig?: ItemDeliveryConfig;
  taxConfig?: ItemTaxConfig;
  paymentConfig?: ItemPaymentConfig;
  status?: ItemStatus;
  extendedFields?: ExtendedFields;
  /** At most 25. */
  modifierGroups?: Array<ModifierGroup>;
  /** At most 100. */
  discounts?: Array<ItemDiscount>;
  customLineItem?: boolean;
};

export type LineItemDiscount = {
  /** A GUID. */
  lineItemId?: string;
  amountOff?: ConvertedMoney;
};

export type LineItemSummary = {
  /** A GUID. */
  lineItemId?: string;
  /** 1 to 100000. */
  quantity?: number;
  unitPrice?: ConvertedMoney;
  /** Price of the line. */
  totalPrice?: ConvertedMoney;
};

export type LineItemTax = {
  /** A GUID. */
  lineItemId?: string;
  tax?: ConvertedMoney;
  /** Rate as a decimal: 0.0875 is 8.75 percent. */
  rate?: string;
};

export type LineItemUpdate = {
  /** A GUID. */
  lineItemId?: string;
  quantity?: QuantityUpdate;
  selectedMembership?: SelectedMembershipUpdate;
  membershipPayment?: MembershipInput;
};

export type LineItemsOutOfStockErrorData = {
  /** A GUID, at most 300. */
  lineItemIds?: Array<string>;
  allLineItemsOutOfStock?: boolean;
};

export type MembersOnlyItemErrorData = {
  /** A GUID, at most 300. */
  lineItemIds?: Array<string>;
};

export type Membership = {
  existingMembership?: ExistingMembership;
  futureMembership?: FutureMembership;
  /** Set by the platform. */
  name?: TranslatableString;
  /** Set by the platform. */
  redemptionCost?: number;
  /** Set by the platform. */
  redemptionType?: RedemptionType;
};

export type MembershipInput = {
  existingMembership?: ExistingMembershipInput;
  futureMembership?: FutureMembershipInput;
};

export type MembershipSummary = {
  /** At most 200 characters. */
  _id?: string;
  /** A GUID. */
  appId?: string;
  /** At most 100 characters, at most 300. */
  lineItemIds?: Array<string>;
};

export type MinLineItemQuantityNotReachedDetails = { requiredMinimumQuantity?: number };

export type MinSubtotalNotReachedDetails = {
  requiredMinimumSubtotal?: ConvertedMoney;
  /** At most 100 characters. */
  originalDescription?: string;
};

export type ModifierGroup = {
  /** At most 36 characters, set by the platform. */
  _id?: string;
  name?: TranslatableString;
  /** At most 25. */
  modifiers?: Array<ItemModifier>;
};

export type PaymentInfo = {
  /** At most 1, set by the platform. */
  giftCards?: Array<GiftCard>;
  /** An ISO 4217 code, set by the platform. */
  currencyCode?: string;
  billingAddress?: Address;
  billingContact?: FullAddressContactDetails;
};

export type PaymentSummary = {
  /** At most 1. */
  giftCards?: Array<GiftCardSummary>;
  /** At most 300. */
  memberships?: Array<MembershipSummary>;
  /** At most 100. */
  subscriptionCharges?: Array<SubscriptionCharges>;
  requiresPaymentAfterGiftCard?: boolean;
  totalAfterGiftCards?: ConvertedMoney;
  payNow?: ConvertedMoney;
  payLater?: ConvertedMoney;
  payAfterFreeTrial?: ConvertedMoney;
};

export type PlacedOrder = {
  /** A GUID. */
  orderId?: string;
  /** The order's id at the payment gateway. */
  paymentGatewayOrderId?: string;
  /** Whether the payment is completed. */
  completed?: boolean;
  paymentResponseToken?: string;
};

export type PriceDetails = {
  price?: string;
  /** At most 200 characters. */
  description?: string;
};

export type PriceSummary = {
  /** The goods, before discounts. */
  subtotal?: ConvertedMoney;
  /** All discounts together. */
  discount?: ConvertedMoney;
  delivery?: ConvertedMoney;
  additionalFees?: ConvertedMoney;
  tax?: ConvertedMoney;
  total?: ConvertedMoney;
};

export type QuantityUpdate = {
  /** 1 to 100000. */
  newQuantity?: number;
};

export type RedemptionType = "CREDITS" | "SESSIONS" | (string & {});

export type RedirectUrls = {
  /** At most 2000 characters. */
  cancelUrl?: string;
  /** At most 2000 characters. */
  errorUrl?: string;
  /** At most 2000 characters. */
  successUrl?: string;
  /** At most 2000 characters. */
  pendingUrl?: string;
};

export type SelectedMembership = {
  /** At most 200 characters. */
  _id?: string;
  /** A GUID. */
  appId?: string;
  /** Set by the platform. */
  name?: TranslatableString;
};

export type SelectedMembershipUpdate = { newMembership?: SelectedMembership };

export type Source =
  | "UNKNOWN_ADDITIONAL_FEE_SOURCE"
  | "SERVICE_PLUGIN"
  | "LINE_ITEM"
  | "DELIVERY"
  | "PLATFORM"
  | (string & {});

export const Source = /* @__PURE__ */ enumeration<Source>(
  "UNKNOWN_ADDITIONAL_FEE_SOURCE SERVICE_PLUGIN LINE_ITEM DELIVERY PLATFORM",
);

export type SubscriptionCharges = {
  /** A GUID, at most 300. */
  lineItemIds?: Array<string>;
  /** At most 1000 characters. */
  description?: string;
  /** At most 50. */
  charges?: Array<Charge>;
};

export type SubscriptionItemNotSupportedOnDemoCartErrorData = {
  /** A GUID, at most 300. */
  lineItemIds?: Array<string>;
};

export type SubtotalBelowOrderMinimumErrorData = {
  minimumOrderSubtotal?: ConvertedMoney;
  remainingAmount?: ConvertedMoney;
};

export type Tax = {
  name?: TranslatableString;
  taxableAmount?: ConvertedMoney;
  exemptAmount?: ConvertedMoney;
  /** Amount in the shop's currency. */
  amount?: ConvertedMoney;
};

export type TaxInfo = {
  /** Set by the platform. */
  pricesIncludeTax?: boolean;
  /** A GUID. */
  taxExemptGroupId?: string;
};

export type TaxSummary = {
  /** At most 100. */
  taxes?: Array<Tax>;
  totalExempt?: ConvertedMoney;
  /** Set by the platform. */
  pricesIncludeTax?: boolean;
  /** At most 300. */
  lineItemTaxes?: Array<LineItemTax>;
  deliveryTax?: ConvertedMoney;
  /** At most 100. */
  additionalFeeTaxes?: Array<AdditionalFeeTax>;
};

export type UpsellBenefitMetadata = { benefitType?: BenefitType; benefitValue?: string };

export type UpsellOption = {
  /** A GUID. */
  _id?: string;
  /** At most 200 characters. */
  title?: string;
  /** At most 500 characters. */
  description?: string;
  catalogReference?: CatalogReference;
  metadata?: UpsellBenefitMetadata;
  priceDetails?: PriceDetails;
};

export type ValidationsConfig =
  | "SKIP_VALIDATIONS"
  | "PRE_CHECKOUT_VALIDATIONS"
  | "CHECKOUT_VALIDATIONS"
  | (string & {});

export type ViolationCode =
  | "GENERAL_CODE"
  | "CUSTOM_VALIDATION"
  | "EMPTY_CART"
  | "LINE_ITEMS_OUT_OF_STOCK"
  | "MEMBERS_ONLY_ITEM"
  | "INVALID_COUPON_CODE"
  | "INVALID_COUPON_STATUS"
  | "CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD"
  | "MISSING_DELIVERY_ADDRESS"
  | "MISSING_DELIVERY_METHOD"
  | "DELIVERY_METHOD_NO_LONGER_AVAILABLE"
  | "DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS"
  | "INVALID_GIFT_CARD_CODE"
  | "INVALID_GIFT_CARD_STATUS"
  | "CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD"
  | "SUBTOTAL_BELOW_ORDER_MINIMUM"
  | "INVALID_MEMBERSHIP_STATUS"
  | "INVALID_POSTAL_CODE"
  | "INVALID_SUBDIVISION"
  | "SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART"
  | "GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART"
  | "GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART"
  | "MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART"
  | (string & {});

export type ViolationScope =
  | "GLOBAL"
  | "LINE_ITEM"
  | "DISCOUNT"
  | "DELIVERY"
  | "TAX"
  | "MEMBERSHIP"
  | "GIFT_CARD"
  | (string & {});

export type ViolationSeverity = "WARNING" | "ERROR" | (string & {});

export const ViolationSeverity = /* @__PURE__ */ enumeration<ViolationSeverity>("WARNING ERROR");
