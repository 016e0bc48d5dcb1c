/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";
import type {
  AddressWithContact,
  CatalogReference,
  ChannelType,
  DescriptionLine,
  DiscountRuleName,
  DiscountType,
  ExtendedFields,
  ItemType,
  JurisdictionType,
  PaymentOption,
  PhysicalProperties,
  PickupMethod,
  PriceDescription,
  ProductName,
  StreetAddress,
  SubscriptionSettings,
  TaxableAddress,
  TranslatableString,
  WeightUnit,
} from "./cart.js";
import type { BuyerInfo, CreatedBy, CustomField } from "./checkout.js";
import type { ActionType } from "./order-transactions.js";

export type ActivitiesAdded = {
  order?: Order;
  /** In the order of the entries. */
  activityIds?: Array<string>;
};

export type Activity = {
  merchantComment?: MerchantComment;
  orderRefunded?: OrderRefunded;
  draftOrderChangesApplied?: DraftOrderChangesApplied;
  savedPaymentMethod?: SavedPaymentMethod;
  authorizedPaymentCreated?: AuthorizedPaymentCreated;
  authorizedPaymentCaptured?: AuthorizedPaymentCaptured;
  authorizedPaymentVoided?: AuthorizedPaymentVoided;
  refundInitiated?: RefundInitiated;
  paymentRefunded?: PaymentRefunded;
  paymentRefundFailed?: PaymentRefundFailed;
  refundedAsStoreCredit?: RefundedAsStoreCredit;
  paymentPending?: PaymentPending;
  paymentCanceled?: PaymentCanceled;
  paymentDeclined?: PaymentDeclined;
  receiptCreated?: ReceiptCreated;
  receiptSent?: ReceiptSent;
  chargebackCreated?: ChargebackCreated;
  chargebackReversed?: ChargebackReversed;
  /** A GUID, set by the platform. */
  _id?: string;
  /** An email address, set by the platform. */
  authorEmail?: string;
  /** Set by the platform. */
  _createdDate?: Date;
  type?: ActivityType;
  activityType?: OrderActivityType;
};

export type ActivityType =
  | "ORDER_REFUNDED"
  | "ORDER_PLACED"
  | "ORDER_PAID"
  | "ORDER_FULFILLED"
  | "ORDER_NOT_FULFILLED"
  | "ORDER_CANCELED"
  | "DOWNLOAD_LINK_SENT"
  | "TRACKING_NUMBER_ADDED"
  | "TRACKING_NUMBER_EDITED"
  | "TRACKING_LINK_ADDED"
  | "SHIPPING_CONFIRMATION_EMAIL_SENT"
  | "INVOICE_ADDED"
  | "INVOICE_REMOVED"
  | "INVOICE_SENT"
  | "FULFILLER_EMAIL_SENT"
  | "SHIPPING_ADDRESS_EDITED"
  | "EMAIL_EDITED"
  | "PICKUP_READY_EMAIL_SENT"
  | "CUSTOM_ACTIVITY"
  | "MERCHANT_COMMENT"
  | "ORDER_PARTIALLY_PAID"
  | "DRAFT_ORDER_CHANGES_APPLIED"
  | "SAVED_PAYMENT_METHOD"
  | "AUTHORIZED_PAYMENT_CREATED"
  | "AUTHORIZED_PAYMENT_CAPTURED"
  | "AUTHORIZED_PAYMENT_VOIDED"
  | "REFUND_INITIATED"
  | "PAYMENT_REFUNDED"
  | "PAYMENT_REFUND_FAILED"
  | "REFUNDED_AS_STORE_CREDIT"
  | "PAYMENT_PENDING"
  | "PAYMENT_CANCELED"
  | "PAYMENT_DECLINED"
  | "ORDER_PENDING"
  | "ORDER_REJECTED"
  | "RECEIPT_CREATED"
  | "RECEIPT_SENT"
  | "CHARGEBACK_CREATED"
  | "CHARGEBACK_REVERSED"
  | "TRACKING_LINK_WAS_SET"
  | "INVOICE_WAS_SET"
  | "INVOICE_WAS_REMOVED"
  | "INVOICE_WAS_SENT"
  | (string & {});

export const ActivityType = /* @__PURE__ */ enumeration<ActivityType>(
  "ORDER_REFUNDED ORDER_PLACED ORDER_PAID ORDER_FULFILLED ORDER_NOT_FULFILLED ORDER_CANCELED DOWNLOAD_LINK_SENT TRACKING_NUMBER_ADDED TRACKING_NUMBER_EDITED TRACKING_LINK_ADDED SHIPPING_CONFIRMATION_EMAIL_SENT INVOICE_ADDED INVOICE_REMOVED INVOICE_SENT FULFILLER_EMAIL_SENT SHIPPING_ADDRESS_EDITED EMAIL_EDITED PICKUP_READY_EMAIL_SENT CUSTOM_ACTIVITY MERCHANT_COMMENT ORDER_PARTIALLY_PAID DRAFT_ORDER_CHANGES_APPLIED SAVED_PAYMENT_METHOD AUTHORIZED_PAYMENT_CREATED AUTHORIZED_PAYMENT_CAPTURED AUTHORIZED_PAYMENT_VOIDED REFUND_INITIATED PAYMENT_REFUNDED PAYMENT_REFUND_FAILED REFUNDED_AS_STORE_CREDIT PAYMENT_PENDING PAYMENT_CANCELED PAYMENT_DECLINED ORDER_PENDING ORDER_REJECTED RECEIPT_CREATED RECEIPT_SENT CHARGEBACK_CREATED CHARGEBACK_REVERSED TRACKING_LINK_WAS_SET INVOICE_WAS_SET INVOICE_WAS_REMOVED INVOICE_WAS_SENT",
);

export type AdditionalFee = {
  /** At most 100 characters. */
  code?: string;
  /** At most 50 characters. */
  name?: string;
  price?: Price;
  taxDetails?: ItemTaxFullDetails;
  taxInfo?: LineItemTaxInfo;
  /** A GUID. */
  providerAppId?: string;
  priceBeforeTax?: Price;
  priceAfterTax?: Price;
  /** A GUID. */
  _id?: string;
  /** GUIDs. */
  lineItemIds?: Array<string>;
  source?: AdditionalFeeSource;
  taxableAddress?: TaxableAddress;
};

export type AdditionalFeeSource = "SERVICE_PLUGIN" | "ITEM" | "MANUAL" | "SHIPPING" | "PLATFORM" | (string & {});

export type AppliedDiscount = {
  coupon?: Coupon;
  merchantDiscount?: MerchantDiscount;
  discountRule?: DiscountRule;
  discountType?: DiscountType;
  /** GUIDs, at most 300. */
  lineItemIds?: Array<string>;
  /** A GUID. */
  _id?: string;
  /** At most 300. */
  lineItemDiscounts?: Array<LineItemDiscount>;
};

export type AttributionSource = "UNSPECIFIED" | "FACEBOOK_ADS" | (string & {});

export type AuthorizedPaymentCaptured = {
  /** A GUID. */
  paymentId?: string;
  amount?: Price;
  /** At most 4 characters. */
  lastFourDigits?: string;
  /** At most 100 characters. */
  brand?: string;
};

export type AuthorizedPaymentCreated = {
  /** A GUID. */
  paymentId?: string;
  amount?: Price;
  /** At most 4 characters. */
  lastFourDigits?: string;
  /** At most 100 characters. */
  brand?: string;
};

export type AuthorizedPaymentVoided = {
  /** A GUID. */
  paymentId?: string;
  amount?: Price;
  /** At most 4 characters. */
  lastFourDigits?: string;
  /** At most 100 characters. */
  brand?: string;
};

export type Balance = {
  /** Set by the platform. */
  amount?: string;
  /** With the currency's sign. Set by the platform. */
  formattedAmount?: string;
};

export type BalanceSummary = {
  /** Set by the platform. */
  balance?: Balance;
  /** Set by the platform. */
  paid?: Price;
  /** Set by the platform. */
  refunded?: Price;
  /** Set by the platform. */
  authorized?: Price;
  /** Set by the platform. */
  pendingRefund?: Price;
  /** Set by the platform. */
  pending?: Price;
  /** Set by the platform. */
  chargeback?: Price;
  /** Set by the platform. */
  chargebackReversal?: Price;
  /** Set by the platform. */
  platformFees?: Price;
  /** Set by the platform. */
  totalMinusPlatformFees?: Price;
  /** Set by the platform. */
  cashRoundingAdjustment?: CashRounding;
};

export type CashRounding = {
  amount?: string;
  /** With the currency's sign. Set by the platform. */
  formattedAmount?: string;
};

export type ChannelInfo = {
  type?: ChannelType;
  /** At most 100 characters. */
  externalOrderId?: string;
  /** At most 300 characters. */
  externalOrderUrl?: string;
};

export type ChargeType = "PASS_ON" | "ABSORBED" | (string & {});

export type ChargebackCreated = {
  /** A GUID. */
  paymentId?: string;
  /** A GUID. */
  chargebackId?: string;
  amount?: Price;
  paymentDetails?: RegularPayment;
};

export type ChargebackReversed = {
  /** A GUID. */
  paymentId?: string;
  /** A GUID. */
  chargebackId?: string;
  amount?: Price;
  reversalAmount?: Price;
  paymentDetails?: RegularPayment;
};

export type CollectabilityReply = { status?: PaymentCollectabilityStatus; amount?: Price };

export type Coupon = { _id?: string; code?: string; name?: string; amount?: Price };

export type CreditCardDetails = {
  /** At most 4 characters. */
  lastFourDigits?: string;
  /** At most 100 characters. */
  brand?: string;
};

export type CurrencyConversionDetails = {
  /** A three-letter currency code, set by the platform. */
  originalCurrency?: string;
  /** Set by the platform. */
  conversionRate?: string;
};

export type DecimalQuantity = {
  measurementUnit?: MeasurementUnit;
  /** At most 50 characters. */
  otherUnit?: string;
  value?: string;
  description?: TranslatableString;
};

export type DelayDuration = {
  /** At least 1. */
  count?: number;
  unit?: DurationUnit;
};

export type DelayedCaptureSettings = {
  scheduledAction?: ActionType;
  /** The time until the action. */
  delayDuration?: DelayDuration;
};

export type DeliveryLogistics = {
  shippingDestination?: AddressWithContact;
  pickupDetails?: PickupDetails;
  /** At most 500 characters. */
  deliveryTime?: string;
  /** At most 1000 characters. */
  instructions?: string;
  /** The latest time of delivery. */
  deliverByDate?: Date;
  deliveryTimeSlot?: DeliveryTimeSlot;
};

export type DeliveryTimeSlot = { from?: Date; to?: Date };

export type DigitalFile = {
  /** At most 100 characters. */
  fileId?: string;
  /** A web address, at most 2000 characters. */
  link?: string;
  /** The end of the link's validity. Set by the platform. */
  expirationDate?: Date;
};

export type DiscountReason = "UNSPECIFIED" | "EXCHANGED_ITEMS" | "BILLING_ADJUSTMENT" | (string & {});

export type DiscountRule = {
  /** A GUID. */
  _id?: string;
  name?: DiscountRuleName;
  amount?: Price;
};

export type DraftOrderChangesApplied = {
  draftOrderId?: string;
  /** At most 200 characters. */
  reason?: string;
  changes?: Array<OrderChange>;
};

export type DurationUnit = "MINUTES" | "HOURS" | "DAYS" | (string & {});

export type ExternalReceipt = {
  /** At most 100 characters. */
  receiptId?: string;
  /** At most 40 characters. */
  displayNumber?: string;
};

export type FulfillmentStatus = "NOT_FULFILLED" | "FULFILLED" | "PARTIALLY_FULFILLED" | "CANCELED" | (string & {});

export const FulfillmentStatus = /* @__PURE__ */ enumeration<FulfillmentStatus>(
  "NOT_FULFILLED FULFILLED PARTIALLY_FULFILLED CANCELED",
);

export type GiftCardPaymentRefund = {
  /** At most 100 characters. */
  giftCardPaymentId?: string;
  amount?: Price;
};

export type ItemModifier = {
  /** At most 36 characters. */
  _id?: string;
  /** 1 to 100000. */
  quantity?: number;
  label?: TranslatableString;
  details?: TranslatableString;
  price?: Price;
};

export type ItemTaxFullDetails = {
  taxableAmount?: Price;
  /** 0.0875 is 8.75 percent. */
  taxRate?: string;
  totalTax?: Price;
};

export type LineItemAmount = {
  /** A GUID. */
  _id?: string;
  name?: ProductName;
  amount?: Price;
};

export type LineItemChanges = {
  /** A GUID. */
  _id?: string;
  name?: ProductName;
  quantity?: LineItemQuantityChange;
  price?: LineItemPriceChange;
};

export type LineItemDiscount = {
  /** A GUID. */
  _id?: string;
  totalDiscount?: Price;
};

export type LineItemPriceChange = { originalPrice?: Price; newPrice?: Price };

export type LineItemQuantityChange = {
  /** At most 1000000. */
  originalQuantity?: number;
  /** At most 1000000. */
  newQuantity?: number;
  /** 1 to 1000000. */
  diff?: number;
  deltaType?: LineItemQuantityChangeType;
};

export type LineItemQuantityChangeType = "QUANTITY_INCREASED" | "QUANTITY_DECREASED" | (string & {});

export type LineItemTaxBreakdown = {
  /** At most 200 characters. */
  jurisdiction?: string;
  /** 0.0875 is 8.75 percent. */
  rate?: string;
  taxAmount?: Price;
  /** At most 200 characters. */
  taxType?: string;
  /** At most 200 characters. */
  taxName?: string;
  jurisdictionType?: JurisdictionType;
  nonTaxableAmount?: Price;
  taxableAmount?: Price;
};

export type LineItemTaxInfo = {
  taxAmount?: Price;
  taxableAmount?: Price;
  /** 0.0875 is 8.75 percent. */
  taxRate?: string;
  /** A GUID. */
  taxGroupId?: string;
  taxIncludedInPrice?: boolean;
  /** At most 7. */
  taxBreakdown?: Array<LineItemTaxBreakdown>;
};

export type Location = {
  /** A GUID. */
  _id?: string;
  /** At most 500 characters, set by the platform. */
  name?: string;
};

export type LocationAndQuantity = {
  /** A GUID. */
  _id?: string;
  /** A GUID. */
  appId?: string;
  /** 1 to 100000. */
  quantity?: number;
  /** At most 500 characters, set by the platform. */
  name?: string;
};

export type ManagedAdditionalFee = {
  /** A GUID. */
  _id?: string;
  name?: DiscountRuleName;
  affectedLineItems?: Array<LineItemAmount>;
  totalAmount?: Price;
};

export type ManagedDiscount = {
  /** A GUID. */
  _id?: string;
  name?: DiscountRuleName;
  affectedLineItems?: Array<LineItemAmount>;
  totalAmount?: Price;
};

export type ManagedLineItem = {
  /** A GUID. */
  _id?: string;
  name?: ProductName;
  /** 1 to 1000000. */
  quantity?: number;
};

export type ManuallyRefundableReason = "EXPIRED" | "NOT_SUPPORTED" | "OFFLINE" | "REQUIRES_CARD_READER" | (string & {});

export type MeasurementUnit =
  | "UNSPECIFIED"
  | "ML"
  | "CL"
  | "L"
  | "CBM"
  | "MG"
  | "G"
  | "KG"
  | "MM"
  | "CM"
  | "M"
  | "SQM"
  | "OZ"
  | "LB"
  | "FLOZ"
  | "PT"
  | "QT"
  | "GAL"
  | "IN"
  | "FT"
  | "YD"
  | "SQFT"
  | (string & {});

export type MembershipPaymentRefund = {
  /** At most 200 characters. */
  membershipId?: string;
};

export type MerchantComment = {
  /** At most 5000 characters. */
  message?: string;
};

export type MerchantDiscount = {
  discountReason?: DiscountReason;
  /** At most 200 characters. */
  description?: string;
  amount?: Price;
};

export type ModifierGroup = {
  /** At most 36 characters. */
  _id?: string;
  name?: TranslatableString;
  /** At most 10. */
  modifiers?: Array<ItemModifier>;
};

export type NonRefundableReason =
  | "NONE"
  | "ALREADY_REFUNDED"
  | "PROVIDER_IS_DOWN"
  | "INTERNAL_ERROR"
  | "NOT_PAID"
  | "PARTIALLY_PAID"
  | "ACCESS_DENIED"
  | "ZERO_PRICE"
  | "DISABLED_BY_PROVIDER"
  | "PENDING_REFUND"
  | "FORBIDDEN"
  | "TRANSACTION_NOT_FOUND"
  | "ORDER_IS_PENDING"
  | "ORDER_IS_REJECTED"
  | (string & {});

export type Order = {
  /** A GUID, set by the platform. */
  _id?: string;
  /** The number that people see, a whole number as text. Set by the platform. */
  number?: string;
  /** Set by the platform. */
  _createdDate?: Date;
  /** Set by the platform. */
  _updatedDate?: Date;
  /** At most 300, set by the platform. */
  lineItems?: Array<OrderLineItem>;
  buyerInfo?: BuyerInfo;
  paymentStatus?: PaymentStatus;
  /** Set by the platform. */
  fulfillmentStatus?: FulfillmentStatus;
  buyerLanguage?: string;
  weightUnit?: WeightUnit;
  /** A three-letter currency code. */
  currency?: string;
  currencyConversionDetails?: CurrencyConversionDetails;
  taxIncludedInPrices?: boolean;
  /** Set by the platform. */
  siteLanguage?: string;
  /** Set by the platform. */
  priceSummary?: PriceSummary;
  /** Name and address of the payer. */
  billingInfo?: AddressWithContact;
  shippingInfo?: ShippingInformation;
  /** At most 1000 characters. */
  buyerNote?: string;
  status?: OrderStatus;
  archived?: boolean;
  taxSummary?: TaxSummary;
  taxInfo?: OrderTaxInfo;
  /** At most 320. */
  appliedDiscounts?: Array<AppliedDiscount>;
  /** Oldest first. At most 1000, set by the platform. */
  activities?: Array<Activity>;
  attributionSource?: AttributionSource;
  /** Set by the platform. */
  createdBy?: CreatedBy;
  channelInfo?: ChannelInfo;
  seenByAHuman?: boolean;
  /** The checkout that became this order. A GUID. */
  checkoutId?: string;
  /** Fields of the checkout form. */
  customFields?: Array<CustomField>;
  /** Set by the platform. */
  balanceSummary?: BalanceSummary;
  /** At most 100. */
  additionalFees?: Array<AdditionalFee>;
  extendedFields?: ExtendedFields;
  /** Ties carts, checkouts and orders of one purchase together. A GUID. */
  purchaseFlowId?: string;
  /** Name and address of the recipient. */
  recipientInfo?: AddressWithContact;
  tags?: Tags;
  purchasedDate?: Date;
  businessLocation?: Location;
  /** The totals due when the free trial ends. Set by the platform. */
  payAfterFreeTrial?: PriceSummary;
  platformFeeSummary?: PlatformFeeSummary;
  /** Set by the platform. */
  imported?: boolean;
  /** Present if the site takes tips and the platform includes them. Set by the platform. */
  tip?: Tip;
};

export type OrderActivityType =
  | "ORDER_PLACED"
  | "ORDER_PAID"
  | "ORDER_FULFILLED"
  | "ORDER_NOT_FULFILLED"
  | "ORDER_CANCELED"
  | "DOWNLOAD_LINK_SENT"
  | "TRACKING_NUMBER_ADDED"
  | "TRACKING_NUMBER_EDITED"
  | "TRACKING_LINK_ADDED"
  | "SHIPPING_CONFIRMATION_EMAIL_SENT"
  | "INVOICE_ADDED"
  | "INVOICE_REMOVED"
  | "INVOICE_SENT"
  | "FULFILLER_EMAIL_SENT"
  | "SHIPPING_ADDRESS_EDITED"
  | "EMAIL_EDITED"
  | "PICKUP_READY_EMAIL_SENT"
  | "MERCHANT_COMMENT"
  | "ORDER_PARTIALLY_PAID"
  | "DRAFT_ORDER_CHANGES_APPLIED"
  | "SAVED_PAYMENT_METHOD"
  | "AUTHORIZED_PAYMENT_CREATED"
  | "AUTHORIZED_PAYMENT_CAPTURED"
  | "AUTHORIZED_PAYMENT_VOIDED"
  | "REFUND_INITIATED"
  | "PAYMENT_REFUNDED"
  | "PAYMENT_REFUND_FAILED"
  | "REFUNDED_AS_STORE_CREDIT"
  | "PAYMENT_PENDING"
  | "PAYMENT_CANCELED"
  | "PAYMENT_DECLINED"
  | "ORDER_PENDING"
  | "ORDER_REJECTED"
  | "RECEIPT_CREATED"
  | "RECEIPT_SENT"
  | "CHARGEBACK_CREATED"
  | "CHARGEBACK_REVERSED"
  | "ORDER_REFUNDED"
  | "TRACKING_LINK_WAS_SET"
  | "INVOICE_WAS_SET"
  | "INVOICE_WAS_REMOVED"
  | "INVOICE_WAS_SENT"
  | (string & {});

export type OrderApprovalStrategy = "DEFAULT" | "PAYMENT_RECEIVED" | "PAYMENT_METHOD_SAVED" | (string & {});

export type OrderChange = {
  lineItemChanged?: LineItemChanges;
  lineItemAdded?: ManagedLineItem;
  lineItemRemoved?: ManagedLineItem;
  discountAdded?: ManagedDiscount;
  discountRemoved?: ManagedDiscount;
  additionalFeeAdded?: ManagedAdditionalFee;
  additionalFeeRemoved?: ManagedAdditionalFee;
  totalPriceChanged?: TotalPriceChange;
  shippingInformationChanged?: ShippingInformationChange;
};

export type OrderChanges = {
  /** With its `id`. */
  order?: Order;
};

export type OrderCreateNotifications = { sendNotificationToBuyer?: boolean; sendNotificationsToBusiness?: boolean };

export type OrderCreationSettings = {
  editableByEveryone?: boolean;
  editableByOwnerApps?: OwnerApps;
  orderApprovalStrategy?: OrderApprovalStrategy;
  notifications?: OrderCreateNotifications;
};

export type OrderLineItem = {
  _id?: string;
  productName?: ProductName;
  catalogReference?: CatalogReference;
  /** 1 to 100000. */
  quantity?: number;
  /** Set by the platform. */
  totalDiscount?: Price;
  /** At most 20. */
  descriptionLines?: Array<DescriptionLine>;
  image?: string;
  physicalProperties?: PhysicalProperties;
  itemType?: ItemType;
  /** A GUID. */
  fulfillerId?: string;
  /** At most 100000. */
  refundQuantity?: number;
  /** At most 100000. */
  restockQuantity?: number;
  price?: Price;
  /** Set by the platform. */
  priceBeforeDiscounts?: Price;
  /** Set by the platform. */
  totalPriceBeforeTax?: Price;
  /** Set by the platform. */
  totalPriceAfterTax?: Price;
  paymentOption?: PaymentOption;
  taxDetails?: ItemTaxFullDetails;
  taxInfo?: LineItemTaxInfo;
  digitalFile?: DigitalFile;
  subscriptionInfo?: SubscriptionInfo;
  priceDescription?: PriceDescription;
  /** Set by the platform. */
  depositAmount?: Price;
  /** At most 5. */
  locations?: Array<LocationAndQuantity>;
  lineItemPrice?: Price;
  taxableAddress?: TaxableAddress;
  priceUndetermined?: boolean;
  fixedQuantity?: boolean;
  decimalQuantity?: DecimalQuantity;
  extendedFields?: ExtendedFields;
  /** At most 10, set by the platform. */
  modifierGroups?: Array<ModifierGroup>;
};

export type OrderNumberCounter = { oldCounter?: string; newCounter?: string };

export type OrderRefunded = {
  manual?: boolean;
  amount?: Price;
  /** At most 200 characters. */
  reason?: string;
};

export type OrderStatus = "INITIALIZED" | "APPROVED" | "CANCELED" | "PENDING" | "REJECTED" | (string & {});

export const OrderStatus = /* @__PURE__ */ enumeration<OrderStatus>("INITIALIZED APPROVED CANCELED PENDING REJECTED");

export type OrderTaxBreakdown = {
  /** At most 200 characters. */
  taxName?: string;
  /** At most 200 characters. */
  taxType?: string;
  /** At most 200 characters. */
  jurisdiction?: string;
  jurisdictionType?: JurisdictionType;
  /** 0.0875 is 8.75 percent. */
  rate?: string;
  aggregatedTaxAmount?: Price;
};

export type OrderTaxInfo = {
  totalTax?: Price;
  /** At most 50. */
  taxBreakdown?: Array<OrderTaxBreakdown>;
  /** Set by the platform. */
  taxExempt?: boolean;
};

export type OwnerApps = {
  /** GUIDs, from 1 to 10. */
  appIds?: Array<string>;
};

export type PaymentCanceled = {
  regular?: RegularPayment;
  /** A GUID. */
  paymentId?: string;
};

export type PaymentCapture = {
  /** A GUID. */
  paymentId?: string;
  /** The full amount when absent. */
  amount?: Price;
};

export type PaymentCollectabilityStatus =
  | "UNKNOWN"
  | "COLLECTABLE"
  | "NONCOLLECTABLE_ORDER_IS_CANCELLED"
  | "NONCOLLECTABLE_ORDER_IS_PAID"
  | "NONCOLLECTABLE_MISSING_PAYMENT_METHOD"
  | "NONCOLLECTABLE_ORDER_IS_PENDING"
  | "NONCOLLECTABLE_ORDER_IS_REJECTED"
  | "NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS"
  | "NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS"
  | "NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED"
  | "NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION"
  | "NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED"
  | "NONCOLLECTABLE_SUBSCRIPTION_START_DATE_IN_PAST"
  | (string & {});

export type PaymentDeclined = {
  regular?: RegularPayment;
  /** A GUID. */
  paymentId?: string;
};

export type PaymentPending = {
  regular?: RegularPayment;
  /** A GUID. */
  paymentId?: string;
};

export type PaymentRefundFailed = {
  /** A GUID. */
  refundId?: string;
  payment?: RefundedPayment;
};

export type PaymentRefunded = {
  /** A GUID. */
  refundId?: string;
  payment?: RefundedPayment;
};

export type PaymentStatus =
  | "UNSPECIFIED"
  | "NOT_PAID"
  | "PAID"
  | "PARTIALLY_REFUNDED"
  | "FULLY_REFUNDED"
  | "PENDING"
  | "PARTIALLY_PAID"
  | "PENDING_MERCHANT"
  | "CANCELED"
  | "DECLINED"
  | (string & {});

export const PaymentStatus = /* @__PURE__ */ enumeration<PaymentStatus>(
  "UNSPECIFIED NOT_PAID PAID PARTIALLY_REFUNDED FULLY_REFUNDED PENDING PARTIALLY_PAID PENDING_MERCHANT CANCELED DECLINED",
);

export type PickupAddress = {
  /** A two-letter country code. */
  country?: string;
  /** At most 50 characters. */
  subdivision?: string;
  /** At most 1000 characters. */
  city?: string;
  /** At most 1000 characters. */
  postalCode?: string;
  streetAddress?: StreetAddress;
  /** At most 1000 characters. */
  addressLine1?: string;
  /** At most 1000 characters. */
  addressLine2?: string;
  /** Set by the platform. */
  countryFullname?: string;
  /** Set by the platform. */
  subdivisionFullname?: string;
};

export type PickupDetails = { address?: PickupAddress; pickupMethod?: PickupMethod };

export type PlatformFee = {
  name?: TranslatableString;
  amount?: Price;
  /** A GUID. */
  lineItemId?: string;
  chargeType?: ChargeType;
  percentageRate?: string;
};

export type PlatformFeeSummary = {
  total?: Price;
  totalPassOn?: Price;
  totalAbsorbed?: Price;
  /** At most 300. */
  fees?: Array<PlatformFee>;
};

export type Price = {
  amount?: string;
  /** With the currency's sign. Set by the platform. */
  formattedAmount?: string;
};

export type PriceSummary = {
  subtotal?: Price;
  shipping?: Price;
  tax?: Price;
  discount?: Price;
  total?: Price;
  totalAdditionalFees?: Price;
};

export type ReceiptCreated = {
  wixReceipt?: WixReceipt;
  externalReceipt?: ExternalReceipt;
  /** A GUID. */
  paymentId?: string;
};

export type ReceiptSent = {
  wixReceipt?: WixReceipt;
  externalReceipt?: ExternalReceipt;
  /** A GUID. */
  paymentId?: string;
};

export type RefundInitiated = {
  /** A GUID. */
  refundId?: string;
  amount?: Price;
  /** At most 50. */
  payments?: Array<RefundedPayment>;
  /** At most 200 characters. */
  reason?: string;
};

export type Refundability = {
  nonRefundableReason?: NonRefundableReason;
  manuallyRefundableReason?: ManuallyRefundableReason;
  paymentId?: string;
  refundabilityStatus?: RefundableStatus;
  providerLink?: string;
};

export type RefundabilityReply = {
  refundabilities?: Array<Refundability>;
  /** Whether single line items can be refunded. */
  refundablePerItem?: boolean;
};

export type RefundableStatus = "NOT_REFUNDABLE" | "MANUAL" | "REFUNDABLE" | (string & {});

export type RefundedAsStoreCredit = {
  amount?: Price;
  /** At most 100 characters. */
  reason?: string;
};

export type RefundedPayment = {
  regular?: RegularPaymentRefund;
  giftCard?: GiftCardPaymentRefund;
  membership?: MembershipPaymentRefund;
  /** A GUID. */
  paymentId?: string;
  externalRefund?: boolean;
};

export type RegularPayment = { creditCardDetails?: CreditCardDetails; amount?: Price };

export type RegularPaymentRefund = {
  amount?: Price;
  /** At most 4 characters. */
  lastFourDigits?: string;
  /** At most 100 characters. */
  brand?: string;
};

export type SavedPaymentMethod = {
  /** At most 100 characters. */
  name?: string;
  /** At most 100 characters. */
  description?: string;
};

export type ShippingChange = {
  total?: Price;
  /** At most 250 characters. */
  shippingTitle?: string;
};

export type ShippingInformation = {
  /** At most 100 characters. */
  carrierId?: string;
  /** At most 100 characters. */
  code?: string;
  /** At most 250 characters. */
  title?: string;
  logistics?: DeliveryLogistics;
  cost?: ShippingPrice;
  region?: ShippingRegion;
};

export type ShippingInformationChange = { originalShippingInfo?: ShippingChange; newShippingInfo?: ShippingChange };

export type ShippingPrice = {
  price?: Price;
  /** Set by the platform. */
  totalPriceBeforeTax?: Price;
  /** Set by the platform. */
  totalPriceAfterTax?: Price;
  taxDetails?: ItemTaxFullDetails;
  taxInfo?: LineItemTaxInfo;
  /** Set by the platform. */
  discount?: Price;
};

export type ShippingRegion = {
  /** At most 100 characters. */
  name?: string;
};

export type SubscriptionInfo = {
  /** A GUID. */
  _id?: string;
  cycleNumber?: number;
  /** At most 150 characters. */
  subscriptionOptionTitle?: string;
  /** At most 500 characters. */
  subscriptionOptionDescription?: string;
  subscriptionSettings?: SubscriptionSettings;
  /** At most 1000 characters. */
  chargesDescription?: string;
};

export type TagList = {
  /** At most 100, each of at most 5 characters. */
  tagIds?: Array<string>;
};

export type Tags = { privateTags?: TagList; tags?: TagList };

export type TaxSummary = {
  /** Set by the platform. */
  totalTax?: Price;
};

export type Tip = {
  /** A GUID, set by the platform. */
  _id?: string;
  choice?: TipChoice;
  amount?: string;
  /** The subtotal that a percentage is taken of. Set by the platform. */
  lineItemSubtotal?: string;
  staffDistributionMethod?: TipSplitMethod;
  /** At most 50. Absent for a tip that goes to the business as a whole. */
  distributions?: Array<TipDistribution>;
  /** The part that no staff member gets. Set by the platform. */
  undistributedAmount?: string;
};

export type TipChoice = {
  /** A percentage or an amount, by the type. */
  value?: string;
  tipType?: TipType;
};

export type TipDistribution = {
  /** A GUID, set by the platform. */
  _id?: string;
  staff?: TipStaff;
  amount?: string;
  /** Set by the platform. */
  _createdDate?: Date;
  source?: TipSource;
};

export type TipSource = "POS" | "WEB" | "DASHBOARD" | (string & {});

export type TipSplitMethod = "EQUAL" | "PROPORTIONAL" | (string & {});

export type TipStaff = {
  /** A GUID. */
  _id?: string;
  name?: string;
  /** A GUID. */
  staffMemberId?: string;
};

export type TipType = "PERCENTAGE" | "AMOUNT" | "CUSTOM" | (string & {});

export type TotalPriceChange = { originalTotal?: Price; newTotal?: Price };

export type WixReceipt = {
  /** A GUID. */
  receiptId?: string;
  /** At most 40 characters. */
  displayNumber?: string;
};
