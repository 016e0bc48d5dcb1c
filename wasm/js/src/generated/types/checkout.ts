/** Generated from the Rust models by `npm run generate`: do not edit. */

import type { JsonValue } from "./json.js";
import type {
  AdditionalFee,
  AddressWithContact,
  AppliedDiscount,
  CalculationErrors,
  CarrierServiceOption,
  CatalogOverrideFields,
  CatalogReference,
  ChannelType,
  DescriptionLine,
  ExtendedFields,
  GiftCard,
  InvalidMembership,
  ItemAvailability,
  ItemTaxFullDetails,
  ItemType,
  Membership,
  ModifierGroup,
  MultiCurrencyPrice,
  PaymentOption,
  PhysicalProperties,
  Policy,
  PriceDescription,
  PriceSummary,
  ProductName,
  SelectedCarrierServiceOption,
  SelectedMemberships,
  ServiceProperties,
  ShippingRegion,
  SubscriptionOptionInfo,
  TaxSummary,
  TaxableAddress,
  Violation,
  WeightUnit,
} from "./cart.js";

export type BuyerInfo = {
  /** A GUID, set by the platform. */
  visitorId?: string;
  /** A GUID, set by the platform. */
  memberId?: string;
  /** A GUID, set by the platform. */
  contactId?: string;
  /** An email address. */
  email?: string;
};

export type Checkout = {
  /** A GUID, set by the platform. */
  _id?: string;
  /** At most 300, set by the platform. */
  lineItems?: Array<CheckoutLineItem>;
  /** Name and address of the payer. */
  billingInfo?: AddressWithContact;
  shippingInfo?: ShippingInfo;
  /** At most 1000 characters. */
  buyerNote?: string;
  buyerInfo?: BuyerInfo;
  /** A three-letter currency code, set by the platform. */
  conversionCurrency?: string;
  /** Set by the platform. */
  priceSummary?: PriceSummary;
  /** Parts that could not be calculated. Set by the platform. */
  calculationErrors?: CalculationErrors;
  /** Set by the platform. */
  giftCard?: GiftCard;
  /** Set by the platform. */
  appliedDiscounts?: Array<AppliedDiscount>;
  /** Fields of the checkout form. */
  customFields?: Array<CustomField>;
  /** Set by the platform. */
  weightUnit?: WeightUnit;
  /** Set by the platform. */
  taxSummary?: TaxSummary;
  /** A three-letter currency code, set by the platform. */
  currency?: string;
  /** Set by the platform. */
  channelType?: ChannelType;
  /** Set by the platform. */
  siteLanguage?: string;
  /** Set by the platform. */
  buyerLanguage?: string;
  /** Whether the checkout became an order. Set by the platform. */
  completed?: boolean;
  /** Set by the platform. */
  taxIncludedInPrice?: boolean;
  /** Set by the platform. */
  createdBy?: CreatedBy;
  /** Set by the platform. */
  _createdDate?: Date;
  /** Set by the platform. */
  _updatedDate?: Date;
  /** The totals due now. Set by the platform. */
  payNow?: PriceSummary;
  /** The totals due later. Set by the platform. */
  payLater?: PriceSummary;
  membershipOptions?: MembershipOptions;
  /** At most 100, set by the platform. */
  additionalFees?: Array<AdditionalFee>;
  /** The cart that it was made from. A GUID. */
  cartId?: string;
  /** Problems that prevent the order. Set by the platform. */
  violations?: Array<Violation>;
  extendedFields?: ExtendedFields;
  /** Ties carts, checkouts and orders of one purchase together. A GUID, set by the platform. */
  purchaseFlowId?: string;
  customSettings?: CustomSettings;
  customContentReference?: CustomContentReference;
  externalReference?: ExternalReference;
  /** The totals due when the free trial ends. Set by the platform. */
  payAfterFreeTrial?: PriceSummary;
  /** A GUID. */
  businessLocationId?: string;
  /** A three-letter currency code, set by the platform. */
  paymentCurrency?: string;
  /** A GUID. */
  taxExemptGroupId?: string;
};

export type CheckoutLineItem = {
  /** A GUID, set by the platform. */
  _id?: string;
  /** 1 to 100000. */
  quantity?: number;
  catalogReference?: CatalogReference;
  /** Set by the platform. */
  productName?: ProductName;
  /** Set by the platform. */
  url?: string;
  /** Unit price after discounts. Set by the platform. */
  price?: MultiCurrencyPrice;
  /** Price of the line. Set by the platform. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Unit price before any sale. Set by the platform. */
  fullPrice?: MultiCurrencyPrice;
  /** Unit price before coupons and merchant discounts. Set by the platform. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Set by the platform. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Set by the platform. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Set by the platform. */
  taxDetails?: ItemTaxFullDetails;
  /** Set by the platform. */
  discount?: MultiCurrencyPrice;
  /** Set by the platform. */
  descriptionLines?: Array<DescriptionLine>;
  /** Set by the platform. */
  media?: string;
  /** Set by the platform. */
  availability?: ItemAvailability;
  /** Set by the platform. */
  physicalProperties?: PhysicalProperties;
  /** Set by the platform. */
  itemType?: ItemType;
  /** Set by the platform. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** Set by the platform. */
  paymentOption?: PaymentOption;
  /** Set by the platform. */
  serviceProperties?: ServiceProperties;
  /** At most 36 characters, set by the platform. */
  rootCatalogItemId?: string;
  /** Set by the platform. */
  priceDescription?: PriceDescription;
  /** Set by the platform. */
  depositAmount?: MultiCurrencyPrice;
  /** A GUID, set by the platform. */
  deliveryProfileId?: string;
  /** Set by the platform. */
  customLineItem?: boolean;
  /** At most 2500 characters, set by the platform. */
  consentRequiredPaymentPolicy?: string;
  catalogOverrideFields?: CatalogOverrideFields;
  /** Set by the platform. */
  priceUndetermined?: boolean;
  /** Set by the platform. */
  fixedQuantity?: boolean;
  /** Set by the platform. */
  savePaymentMethod?: boolean;
  taxableAddress?: TaxableAddress;
  extendedFields?: ExtendedFields;
  /** At most 5, set by the platform. */
  policies?: Array<Policy>;
  /** Set by the platform. */
  membersOnly?: boolean;
  /** At most 25, set by the platform. */
  modifierGroups?: Array<ModifierGroup>;
  /** Set by the platform. */
  modifiersTotalPrice?: MultiCurrencyPrice;
};

export type CreatedBy = {
  /** A GUID. */
  userId?: string;
  /** A GUID. */
  memberId?: string;
  /** A GUID. */
  visitorId?: string;
  /** A GUID. */
  appId?: string;
};

export type CustomContentReference = {
  /** A GUID. */
  appId?: string;
  /** A GUID. */
  componentId?: string;
};

export type CustomField = {
  value?: JsonValue;
  /** At most 500 characters. */
  title?: string;
  /** At most 500 characters. */
  translatedTitle?: string;
};

export type CustomSettings = {
  lockGiftCard?: boolean;
  lockCouponCode?: boolean;
  disabledPolicyAgreementCheckbox?: boolean;
  disabledManualPayment?: boolean;
};

export type ExternalReference = {
  /** A GUID. */
  appId?: string;
  /** At most 100 characters. */
  resourceId?: string;
};

export type HeadersEntry = { key?: string; value?: string };

export type HttpAnswer = {
  /** In base64. */
  body?: string;
  statusCode?: number;
  headers?: Array<HeadersEntry>;
};

export type MembershipOptions = {
  /** At most 300, set by the platform. */
  eligibleMemberships?: Array<Membership>;
  /** At most 300, set by the platform. */
  invalidMemberships?: Array<InvalidMembership>;
  selectedMemberships?: SelectedMemberships;
};

export type OrderCharged = {
  /** A GUID. */
  orderId?: string;
  /** A GUID. */
  subscriptionId?: string;
  /** Instructs the payment provider's page how to continue. */
  paymentResponseToken?: string;
  paymentGatewayOrderId?: string;
};

export type OrderPlaced = {
  /** A GUID. */
  orderId?: string;
  /** A GUID. */
  subscriptionId?: string;
  paymentGatewayOrderId?: string;
};

export type ShippingInfo = {
  shippingDestination?: AddressWithContact;
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  /** Set by the platform. */
  region?: ShippingRegion;
  /** Set by the platform. */
  carrierServiceOptions?: Array<CarrierServiceOption>;
};
