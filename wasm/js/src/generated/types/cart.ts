/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";
import type { JsonValue } from "./json.js";
import type { RuleType } from "./error.js";
import type { AddressLocation } from "./shared.js";

export type AdditionalFee = {
  /** Code of the fee. At most 100 characters. */
  code?: string;
  /** Name of the fee. At most 50 characters. */
  name?: string;
  /** Price of the fee. */
  price?: MultiCurrencyPrice;
  /** Tax of the fee. */
  taxDetails?: ItemTaxFullDetails;
  /** Id of the app that added the fee. At most 100 characters. */
  providerAppId?: string;
  /** Price of the fee without tax. */
  priceBeforeTax?: MultiCurrencyPrice;
  /** Price of the fee with tax. */
  priceAfterTax?: MultiCurrencyPrice;
  /** Ids of the lines the fee is for. Each a GUID. */
  lineItemIds?: Array<string>;
  source?: AdditionalFeeSource;
  /** Name of the fee in the buyer's language. At most 50 characters. */
  translatedName?: string;
  /** The address that decides the tax of the fee. */
  taxableAddress?: TaxableAddress;
};

export type AdditionalFeeSource =
  | "UNKNOWN_ADDITIONAL_FEE_SOURCE"
  | "SERVICE_PLUGIN"
  | "ITEM"
  | "MANUAL"
  | "SHIPPING"
  | "PLATFORM"
  | (string & {});

export type Address = {
  /** Country. A two-letter country code. */
  country?: string;
  /** Code of the state, region or province. At most 50 characters. */
  subdivision?: string;
  /** City or town. At most 50 characters. */
  city?: string;
  /** Postcode or ZIP code. At most 50 characters. */
  postalCode?: string;
  /** Street and house number, each apart. */
  streetAddress?: StreetAddress;
  /** First line of the address, as a rule street and number. At most 150 characters. */
  addressLine1?: string;
  /** Second line of the address, such as a flat or floor. At most 100 characters. */
  addressLine2?: string;
  location?: AddressLocation;
  /** Name of the country in full. Set by the platform. */
  countryFullname?: string;
  /** Name of the state, region or province in full. Set by the platform. */
  subdivisionFullname?: string;
};

export type AddressWithContact = {
  /** The postal address. */
  address?: Address;
  /** Name, phone number and company of the contact at this address. */
  contactDetails?: FullAddressContactDetails;
};

export type AggregatedTaxBreakdown = {
  taxName?: string;
  taxType?: string;
  jurisdiction?: string;
  jurisdictionType?: JurisdictionType;
  /** Tax rate as a fraction of 0 to 1: 0.2 means 20%. */
  rate?: string;
  aggregatedTaxAmount?: MultiCurrencyPrice;
};

export type ApplicableLineItems = {
  /** Ids of the lines. Each at most 100 characters, at most 300 ids. */
  lineItemIds?: Array<string>;
};

export type ApplicationError = {
  /** Code of the error. */
  code?: string;
  description?: string;
  /** Further data about the error, in JSON. */
  data?: JsonValue;
};

export type AppliedCoupon = {
  /** Id of the coupon. */
  _id?: string;
  /** Code that the buyer typed. */
  code?: string;
  /** Amount the coupon takes off. */
  amount?: MultiCurrencyPrice;
  /** Name of the coupon. */
  name?: string;
};

export type AppliedDiscount = {
  /** Coupon the discount comes from; excludes `merchant_discount` and `discount_rule`. */
  coupon?: AppliedCoupon;
  /** Discount given by the shop's owner; excludes `coupon` and `discount_rule`. */
  merchantDiscount?: AppliedMerchantDiscount;
  /** Rule of the shop the discount comes from; excludes `coupon` and `merchant_discount`. */
  discountRule?: AppliedDiscountRule;
  discountType?: DiscountType;
  /** Ids of the lines the discount applies to. Each a GUID. */
  lineItemIds?: Array<string>;
};

export type AppliedDiscountRule = {
  /** Id of the rule. A GUID. */
  _id?: string;
  name?: DiscountRuleName;
  /** Amount the rule takes off. */
  amount?: MultiCurrencyPrice;
};

export type AppliedMerchantDiscount = {
  /** Amount taken off. */
  amount?: MultiCurrencyPrice;
  /** Part taken off, in per cent. 0.01 to 100. */
  percentage?: number;
};

export type AutoTaxFallbackCalculationDetails = {
  /** Whether the automatic tax failed or was switched off. */
  fallbackReason?: FallbackReason;
  /** Error of the automatic tax, if it failed. */
  error?: ApplicationError;
};

export type BuyerInfo = {
  /** Id of a visitor who is not logged in; excludes `member_id` and `user_id`. A GUID, set by the platform. */
  visitorId?: string;
  /** Id of a member of the site; excludes `visitor_id` and `user_id`. A GUID, set by the platform. */
  memberId?: string;
  /** Id of a user of the platform; excludes `visitor_id` and `member_id`. A GUID, set by the platform. */
  userId?: string;
  /** Id of the buyer in the site's list of contacts. A GUID. */
  contactId?: string;
  /** Email address of the buyer. */
  email?: string;
};

export type CalculatedLineItem = {
  /** Id of the line in the cart. */
  lineItemId?: string;
  /** Prices, discount and tax of the line. */
  pricesBreakdown?: LineItemPricesData;
  /** Extras of the line. */
  modifiers?: Array<ItemModifier>;
  paymentOption?: PaymentOption;
  /** The address that decides the tax of the line. */
  taxableAddress?: TaxableAddress;
};

export type CalculationErrors = {
  /** Shipping as a whole failed; excludes `carrier_errors` and `selected_shipping_option_error`. */
  generalShippingCalculationError?: Details;
  /** Single carriers failed; excludes `general_shipping_calculation_error` and `selected_shipping_option_error`. */
  carrierErrors?: CarrierErrors;
  /** The chosen option failed; excludes `general_shipping_calculation_error` and `carrier_errors`. */
  selectedShippingOptionError?: Details;
  /** Why the tax could not be calculated. */
  taxCalculationError?: Details;
  /** Why the coupon could not be calculated. */
  couponCalculationError?: Details;
  /** Why the gift card could not be calculated. */
  giftCardCalculationError?: Details;
  /** Why single gift cards could not be calculated. */
  giftCardCalculationErrors?: Array<ApplicationError>;
  /** Errors found when the order was checked. */
  orderValidationErrors?: Array<ApplicationError>;
  /** Why the memberships could not be calculated. */
  membershipError?: Details;
  /** Why the discounts could not be calculated. */
  discountsCalculationError?: Details;
};

export type Carrier = {
  /** Id of the app that provides the carrier. A GUID. */
  appId?: string;
  /** Code of the carrier or its service. At most 250 characters. */
  code?: string;
};

export type CarrierError = {
  carrierId?: string;
  /** Why it failed. */
  error?: Details;
};

export type CarrierErrors = {
  /** One entry for each carrier that failed. */
  errors?: Array<CarrierError>;
};

export type CarrierServiceOption = {
  /** Id of the carrier. A GUID. */
  carrierId?: string;
  /** Options that the carrier offers. */
  shippingOptions?: Array<ShippingOption>;
};

export type Cart = {
  /** Id of the cart. A GUID, set by the platform. */
  _id?: string;
  /** The lines of the cart, one for each item put in. At most 300, set by the platform. */
  lineItems?: Array<LineItem>;
  /** Note from the buyer to the shop. At most 1000 characters. */
  buyerNote?: string;
  buyerInfo?: BuyerInfo;
  /** Currency in which the shop sets its prices. A three-letter currency code, set by the platform. */
  currency?: string;
  /** Currency of the converted amounts shown to the buyer. A three-letter currency code, set by the platform. */
  conversionCurrency?: string;
  /** Language of the buyer, in which the translated texts are given. Set by the platform. */
  buyerLanguage?: string;
  /** Language of the site, in which the original texts are given. Set by the platform. */
  siteLanguage?: string;
  /** Whether the prices already contain the tax. Set by the platform. */
  taxIncludedInPrices?: boolean;
  /** Unit of every weight in the cart. Set by the platform. */
  weightUnit?: WeightUnit;
  /** Prices times quantities of all lines, before coupons and merchant discounts. Set by the platform. */
  subtotal?: MultiCurrencyPrice;
  /** The subtotal less the discount. Set by the platform. */
  subtotalAfterDiscounts?: MultiCurrencyPrice;
  /** Amount that coupons and merchant discounts take off. Set by the platform. */
  discount?: MultiCurrencyPrice;
  /** Id of the checkout made from this cart. A GUID, set by the platform. */
  checkoutId?: string;
  /** Whether the cart is one of Cart V2, too. Set by the platform. */
  managedByV2?: boolean;
  /** Coupons and merchant discounts that apply to the cart. Set by the platform. */
  appliedDiscounts?: Array<CartDiscount>;
  /** Set by the platform. */
  _createdDate?: Date;
  /** Set by the platform. */
  _updatedDate?: Date;
  /** Address and contact details of the buyer. */
  contactInfo?: AddressWithContact;
  /** Web address of a checkout page to use in place of the usual one. At most 1000 characters. */
  overrideCheckoutUrl?: string;
  /** Id that links the cart with the other records of the same purchase. A GUID, set by the platform. */
  purchaseFlowId?: string;
  /** Shipping option that was chosen for the cart. */
  selectedShippingOption?: SelectedShippingOption;
  /** Further fields that apps have added to the cart. */
  extendedFields?: ExtendedFields;
  /** Id of the shop's location that the cart is for. A GUID. */
  businessLocationId?: string;
  /** Currency in which the buyer pays. A three-letter currency code, set by the platform. */
  paymentCurrency?: string;
  /** Number of the cart's version, as text; increases with each change. Set by the platform. */
  revision?: string;
};

export type CartDiscount = {
  /** Coupon the buyer entered; excludes `merchant_discount`. */
  coupon?: Coupon;
  /** Discount given by the shop's owner; excludes `coupon`. */
  merchantDiscount?: MerchantDiscount;
};

export type CatalogOverrideFields = {
  /** Name to show. */
  productName?: ProductName;
  /** Price of one, in the shop's currency. */
  price?: string;
  /** Price of one before any sale, in the shop's currency. */
  fullPrice?: string;
  /** Details to show under the name. At most 20. */
  descriptionLines?: Array<DescriptionLine>;
  /** Weight, stock-keeping code and whether it is shipped. */
  physicalProperties?: PhysicalProperties;
  /** Picture to show. */
  image?: string;
  paymentOption?: PaymentOptionOverride;
  /** Deposit to pay now, in the shop's currency. */
  depositAmount?: string;
  /** Whether the payment method is kept for later charges. */
  savePaymentMethod?: boolean;
  /** Id of the app that keeps the item's stock. A GUID. */
  inventoryAppId?: string;
};

export type CatalogReference = {
  /** Item in its catalog: the product's id. At most 36 characters. */
  catalogItemId?: string;
  /** Id of the app that owns the catalog. */
  appId?: string;
  /** The choices: `variantId`, or `options` by name, and `customTextFields`. */
  options?: JsonValue;
};

export type ChannelType =
  | "UNSPECIFIED"
  | "WEB"
  | "POS"
  | "EBAY"
  | "AMAZON"
  | "OTHER_PLATFORM"
  | "WIX_APP_STORE"
  | "WIX_INVOICES"
  | "BACKOFFICE_MERCHANT"
  | "WISH"
  | "CLASS_PASS"
  | "GLOBAL_E"
  | "FACEBOOK"
  | "ETSY"
  | "TIKTOK"
  | "FAIRE_COM"
  | "PAYPAL_AGENTIC_CHECKOUT"
  | "STRIPE_AGENTIC_CHECKOUT"
  | "WIX_INVOICES_PLATFORM"
  | "UCP_AGENTIC_CHECKOUT"
  | (string & {});

export const ChannelType = /* @__PURE__ */ enumeration<ChannelType>(
  "UNSPECIFIED WEB POS EBAY AMAZON OTHER_PLATFORM WIX_APP_STORE WIX_INVOICES BACKOFFICE_MERCHANT WISH CLASS_PASS GLOBAL_E FACEBOOK ETSY TIKTOK FAIRE_COM PAYPAL_AGENTIC_CHECKOUT STRIPE_AGENTIC_CHECKOUT WIX_INVOICES_PLATFORM UCP_AGENTIC_CHECKOUT",
);

export type ChargeType = "HANDLING_FEE" | "INSURANCE" | (string & {});

export type Color = {
  /** Text in the site's language. At most 500 characters. */
  original?: string;
  /** Text in the buyer's language. At most 500 characters. */
  translated?: string;
  /** Code of the colour. */
  code?: string;
};

export type Coupon = {
  /** Id of the coupon. */
  _id?: string;
  /** Code that the buyer types to use the coupon. */
  code?: string;
};

export type CustomItemModifier = {
  /** Id of the extra. At most 36 characters. */
  _id?: string;
  /** 1 to 100000. */
  quantity?: number;
  /** Name of the extra. */
  label?: TranslatableString;
  /** Further text about the extra. */
  details?: TranslatableString;
  /** Price of the extra, in the shop's currency. */
  price?: string;
};

export type CustomLineItem = {
  /** 1 to 100000. */
  quantity?: number;
  /** Price of one, in the shop's currency. */
  price?: string;
  /** Text shown about the price. */
  priceDescription?: PriceDescription;
  /** Details shown under the name, such as size or colour. At most 10. */
  descriptionLines?: Array<DescriptionLine>;
  /** Picture of the item. */
  media?: string;
  /** Id of the line. A GUID, set by the platform. */
  _id?: string;
  /** Id of the tax group that decides the item's tax. A GUID. */
  taxGroupId?: string;
  /** Name of the item. */
  productName?: ProductName;
  /** Page of the item on the site. */
  url?: string;
  /** Kind of item: physical, digital, gift card, service or another. */
  itemType?: ItemType;
  /** Price of one before any sale, in the shop's currency. */
  fullPrice?: string;
  /** The number in stock. At most 100000. */
  quantityAvailable?: number;
  /** Weight and stock-keeping code of the item, and whether it is shipped. */
  physicalProperties?: PhysicalProperties;
  paymentOption?: PaymentOption;
  /** Date and number of participants, if the item is a service. */
  serviceProperties?: ServiceProperties;
  /** Id of the catalog item at the root of this one, where there is one. At most 36 characters. */
  rootCatalogItemId?: string;
  /** Deposit to pay now, in the shop's currency. */
  depositAmount?: string;
  /** Id of the delivery profile whose rules apply to the item. A GUID. */
  deliveryProfileId?: string;
  /** The line's item in a catalog, if any. */
  catalogReference?: CatalogReference;
  /** Whether the price is not known yet. */
  priceUndetermined?: boolean;
  /** Whether the quantity is fixed. */
  fixedQuantity?: boolean;
  /** Payment policy the buyer must agree to. At most 1000 characters, set by the platform. */
  consentRequiredPaymentPolicy?: string;
  /** Whether the payment method is kept for later charges. Set by the platform. */
  savePaymentMethod?: boolean;
  /** Policies that go with the item, such as returns. At most 5. */
  policies?: Array<Policy>;
  /** Whether only members of the site may buy the item. */
  membersOnly?: boolean;
  /** The address that decides the tax of the line. */
  taxableAddress?: TaxableAddress;
  /** Extras added to the item, by group. At most 25. */
  modifierGroups?: Array<CustomModifierGroup>;
  /** Subscription under which the item is bought, if it is. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
};

export type CustomModifierGroup = {
  /** Id of the group. At most 36 characters. */
  _id?: string;
  /** Name of the group. */
  name?: TranslatableString;
  /** Extras chosen from the group. At most 25. */
  modifiers?: Array<CustomItemModifier>;
};

export type DeliveryAllocation = {
  /** Carrier that delivers them. */
  deliveryCarrier?: Carrier;
  /** Region it is delivered to. */
  deliveryRegion?: Region;
  /** Lines that are delivered so. */
  applicableLineItems?: ApplicableLineItems;
};

export type DeliveryLogistics = {
  /** The slot in which it is delivered. */
  deliveryTimeSlot?: DeliveryTimeSlot;
  /** A text such as "3-5 days". At most 500 characters. */
  deliveryTime?: string;
  /** Instructions for the delivery or pickup. At most 1000 characters. */
  instructions?: string;
  /** For a pickup. */
  pickupDetails?: PickupDetails;
};

export type DeliveryTimeSlot = { from?: Date; to?: Date };

export type Description = {
  /** Text in the site's language. At most 500 characters. */
  original?: string;
  /** Text in the buyer's language. At most 500 characters. */
  translated?: string;
};

export type DescriptionLine = {
  /** Value of the detail as text; excludes `color_info`. */
  plainText?: PlainTextValue;
  /** Value of the detail as a colour; excludes `plain_text`. */
  colorInfo?: Color;
  /** Label of the detail, such as "Size". */
  name?: DescriptionLineName;
  /** Whether the detail is a text or a colour. */
  lineType?: DescriptionLineType;
  /** Code of the colour, as in `color_info`. */
  color?: string;
  /** Whether the detail is of a modifier. */
  modifierDescriptionLine?: boolean;
};

export type DescriptionLineName = {
  /** Text in the site's language. At most 100 characters. */
  original?: string;
  /** Text in the buyer's language. At most 200 characters. */
  translated?: string;
};

export type DescriptionLineType = "UNRECOGNISED" | "PLAIN_TEXT" | "COLOR" | (string & {});

export type Details = {
  /** Error with a code; excludes `validation_error` and `system_error`. */
  applicationError?: ApplicationError;
  /** Fields that broke a rule; excludes `application_error` and `system_error`. */
  validationError?: ValidationError;
  /** Fault within the service; excludes `application_error` and `validation_error`. */
  systemError?: SystemError;
  /** Names and values that help to trace the failure. */
  tracing?: { [key in string]: string };
};

export type DiscountRuleName = {
  /** Text in the site's language. At most 256 characters. */
  original?: string;
  /** Text in the buyer's language. At most 500 characters. */
  translated?: string;
};

export type DiscountType = "GLOBAL" | "SPECIFIC_ITEMS" | "SHIPPING" | (string & {});

export const DiscountType = /* @__PURE__ */ enumeration<DiscountType>("GLOBAL SPECIFIC_ITEMS SHIPPING");

export type EstimatedTotals = {
  /** The calculated cart. */
  cart?: Cart;
  /** Prices and tax of each line. */
  calculatedLineItems?: Array<CalculatedLineItem>;
  /** Sums for the whole cart. */
  priceSummary?: PriceSummary;
  /** Gift card that pays for part or all of the cart. */
  giftCard?: GiftCard;
  /** Tax of the whole cart, and how it was calculated. */
  taxSummary?: TaxSummary;
  /** Shipping region, the options on offer and the one chosen. */
  shippingInfo?: ShippingInformation;
  /** Discounts taken off, and how much each comes to. */
  appliedDiscounts?: Array<AppliedDiscount>;
  /** The parts that could not be calculated. */
  calculationErrors?: CalculationErrors;
  /** Unit of every weight in the answer. */
  weightUnit?: WeightUnit;
  /** Currency of the amounts. A three-letter currency code. */
  currency?: string;
  /** Totals to pay now. Set by the platform. */
  payNow?: PriceSummary;
  /** Totals to pay later. Set by the platform. */
  payLater?: PriceSummary;
  /** Totals to pay after a free trial. Set by the platform. */
  payAfterFreeTrial?: PriceSummary;
  /** Memberships that could pay for lines, that cannot, and that were chosen. */
  membershipOptions?: MembershipOptions;
  /** Fees beyond items, shipping and tax. At most 100. */
  additionalFees?: Array<AdditionalFee>;
  /** Errors and warnings that an order would meet. Set by the platform. */
  violations?: Array<Violation>;
};

export type ExtendedFields = {
  /** The fields as a JSON object, grouped by the namespace of the app they belong to. */
  namespaces?: JsonValue;
};

export type FallbackReason = "AUTO_TAX_FAILED" | "AUTO_TAX_DEACTIVATED" | (string & {});

export type FieldViolation = {
  /** Name or path of the field. */
  field?: string;
  description?: string;
  /** Kind of rule that was broken. */
  violatedRule?: RuleType;
  /** Name of the rule, for a kind that does not identify it. */
  ruleName?: string;
  /** Further data about the violation, in JSON. */
  data?: JsonValue;
};

export type FocalPoint = { x?: number; y?: number };

export type FreeTrialPeriod = {
  /** Unit in which the period is counted. */
  frequency?: SubscriptionFrequency;
  /** The number of units. 1 to 999. */
  interval?: number;
};

export type FullAddressContactDetails = {
  /** First name. At most 100 characters. */
  firstName?: string;
  /** Last name. At most 100 characters. */
  lastName?: string;
  /** Phone number. */
  phone?: string;
  /** Name of the company. At most 1000 characters. */
  company?: string;
  /** Tax id, as used in Brazil. */
  vatId?: VatId;
};

export type GiftCard = {
  /** Id of the gift card. */
  _id?: string;
  /** Code of the gift card, hidden in part. */
  obfuscatedCode?: string;
  /** Amount the gift card pays. */
  amount?: MultiCurrencyPrice;
  /** Id of the app that provides the gift card. A GUID. */
  appId?: string;
  /** Id of the gift card, assigned by the app that provides it. At most 50 characters. */
  externalId?: string;
  /** Requested amount of the gift card. */
  requestedAmount?: MultiCurrencyPrice;
};

export type Group = {
  /** Kind of the group, such as `product` or `collection`. */
  name?: string;
  /** Id of the product or collection; absent for all of the kind. */
  entityId?: string;
};

export type HostSelectedMembership = {
  /** Id of the membership. At most 200 characters. */
  _id?: string;
  /** Id of the app that provides the membership. A GUID. */
  appId?: string;
  /** Ids of the lines it pays for. Each at most 100 characters, at most 300 ids. */
  lineItemIds?: Array<string>;
};

export type Image = {
  /** Id of the picture. */
  _id?: string;
  /** Height in pixels. */
  height?: number;
  /** Width in pixels. */
  width?: number;
  /** Alternative text, for readers who cannot see the picture. */
  altText?: string;
  /** Name of the picture's file. */
  filename?: string;
};

export type InvalidMembership = {
  membership?: Membership;
  /** Why it cannot be used. At most 100 characters. */
  reason?: string;
};

export type ItemAvailability = {
  /** Whether the line can be bought in full, in part or not at all. */
  status?: ItemAvailabilityStatus;
  /** The number in stock. */
  quantityAvailable?: number;
};

export type ItemAvailabilityStatus =
  | "AVAILABLE"
  | "NOT_FOUND"
  | "NOT_AVAILABLE"
  | "PARTIALLY_AVAILABLE"
  | (string & {});

export const ItemAvailabilityStatus = /* @__PURE__ */ enumeration<ItemAvailabilityStatus>(
  "AVAILABLE NOT_FOUND NOT_AVAILABLE PARTIALLY_AVAILABLE",
);

export type ItemModifier = {
  /** Id of the extra. At most 36 characters. */
  _id?: string;
  /** 1 to 100000. */
  quantity?: number;
  /** Name of the extra. */
  label?: TranslatableString;
  /** Further text about the extra. */
  details?: TranslatableString;
  /** Price of the extra. */
  price?: MultiCurrencyPrice;
};

export type ItemTaxFullDetails = {
  /** Amount on which tax is due. */
  taxableAmount?: MultiCurrencyPrice;
  /** Tax rate as a fraction of 0 to 1: 0.2 means 20%. */
  taxRate?: string;
  /** All tax on the amount together. */
  totalTax?: MultiCurrencyPrice;
  /** Amount that is exempt from tax. Set by the platform. */
  exemptAmount?: MultiCurrencyPrice;
  /** Tax by rate. Set by the platform. */
  rateBreakdown?: Array<TaxRateBreakdown>;
  /** Tax by jurisdiction. At most 1000, set by the platform. */
  taxBreakdown?: Array<TaxBreakdown>;
};

export type ItemType = {
  /** Kind that the platform knows; excludes `custom`. */
  preset?: ItemTypePreset;
  /** Name of a kind that the platform does not know; excludes `preset`. */
  custom?: string;
};

export type ItemTypePreset =
  | "UNRECOGNISED"
  | "PHYSICAL"
  | "DIGITAL"
  | "GIFT_CARD"
  | "SERVICE"
  | "CUSTOM_AMOUNT_ITEM"
  | (string & {});

export const ItemTypePreset = /* @__PURE__ */ enumeration<ItemTypePreset>(
  "UNRECOGNISED PHYSICAL DIGITAL GIFT_CARD SERVICE CUSTOM_AMOUNT_ITEM",
);

export type JurisdictionType = "UNDEFINED" | "COUNTRY" | "STATE" | "COUNTY" | "CITY" | "SPECIAL" | (string & {});

export type LineItem = {
  /** Id of the line within its cart. A GUID, set by the platform. */
  _id?: string;
  /** 1 to 100000. */
  quantity?: number;
  /** The item with the choices made. */
  catalogReference?: CatalogReference;
  /** Name of the item. Set by the platform. */
  productName?: ProductName;
  /** Page of the item on the site. Set by the platform. */
  url?: string;
  /** Price of one, discounts taken off. Set by the platform. */
  price?: MultiCurrencyPrice;
  /** Price of one before any sale. Set by the platform. */
  fullPrice?: MultiCurrencyPrice;
  /** Price of one before coupons and merchant discounts. Set by the platform. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Price of the whole line. Set by the platform. */
  lineItemPrice?: MultiCurrencyPrice;
  /** The catalog's unit price, without modifiers. Set by the platform. */
  originalPrice?: string;
  /** The catalog's unit price before any discount, without modifiers. Set by the platform. */
  originalFullPrice?: string;
  /** Choices and details shown under the name, such as size or colour. Set by the platform. */
  descriptionLines?: Array<DescriptionLine>;
  /** Picture of the item. Set by the platform. */
  image?: string;
  /** Whether the item can be bought now, and how many are left. Set by the platform. */
  availability?: ItemAvailability;
  /** Weight and stock-keeping code of the item, and whether it is shipped. Set by the platform. */
  physicalProperties?: PhysicalProperties;
  /** Scopes of coupons that the item is in: its product's, and each of its collections'. Set by the platform. */
  couponScopes?: Array<Scope>;
  /** Kind of item: physical, digital, gift card, service or another. Set by the platform. */
  itemType?: ItemType;
  /** Subscription under which the item is bought, if it is. Set by the platform. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** Set by the platform. */
  paymentOption?: PaymentOption;
  /** Date and number of participants, if the item is a service. Set by the platform. */
  serviceProperties?: ServiceProperties;
  /** Id of the item at the root of this one, if it differs. At most 36 characters, set by the platform. */
  rootCatalogItemId?: string;
  /** Text shown about the price. Set by the platform. */
  priceDescription?: PriceDescription;
  /** Deposit to pay now. Set by the platform. */
  depositAmount?: MultiCurrencyPrice;
  /** Membership chosen to pay for the line. */
  selectedMembership?: SelectedMembership;
  /** Id of the delivery profile whose rules apply to the item. A GUID, set by the platform. */
  deliveryProfileId?: string;
  /** Id of the tax group that decides the item's tax. A GUID, set by the platform. */
  taxGroupId?: string;
  /** Whether the line was priced by the caller and is not from a catalog. Set by the platform. */
  customLineItem?: boolean;
  /** Payment policy the buyer must agree to. At most 2500 characters, set by the platform. */
  consentRequiredPaymentPolicy?: string;
  /** Whether the price is not known yet. Set by the platform. */
  priceUndetermined?: boolean;
  /** Whether the quantity is fixed. Set by the platform. */
  fixedQuantity?: boolean;
  /** Values that override the catalog's. */
  catalogOverrideFields?: CatalogOverrideFields;
  /** Whether the payment method is kept for later charges. Set by the platform. */
  savePaymentMethod?: boolean;
  /** The address that decides the tax of the line. */
  taxableAddress?: TaxableAddress;
  /** Further fields that apps have added to the line. */
  extendedFields?: ExtendedFields;
  /** Policies that go with the item, such as returns. At most 5, set by the platform. */
  policies?: Array<Policy>;
  /** Id of the app that keeps the item's stock. A GUID. */
  inventoryAppId?: string;
  /** Whether only members of the site may buy the item. Set by the platform. */
  membersOnly?: boolean;
  /** Extras added to the item, by group. At most 25, set by the platform. */
  modifierGroups?: Array<ModifierGroup>;
  /** Price of all extras of the line together. Set by the platform. */
  modifiersTotalPrice?: MultiCurrencyPrice;
};

export type LineItemImage = {
  /** Id of the picture. */
  _id?: string;
  /** Web address of the picture. */
  url?: string;
  /** Height in pixels. Set by the platform. */
  height?: number;
  /** Width in pixels. Set by the platform. */
  width?: number;
  /** Alternative text, for readers who cannot see the picture. */
  altText?: string;
  /** Name of the picture's file. Set by the platform. */
  filename?: string;
  /** The expiry date of a private picture's address. Set by the platform. */
  urlExpirationDate?: Date;
  focalPoint?: FocalPoint;
};

export type LineItemPricesData = {
  /** Price of the whole line, with tax and with discounts taken off. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Price of the whole line, without tax and with discounts taken off. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax of the line. */
  taxDetails?: ItemTaxFullDetails;
  /** All discounts on the line together. */
  totalDiscount?: MultiCurrencyPrice;
  /** Price of one, discounts taken off. */
  price?: MultiCurrencyPrice;
  /** Price of one before coupons and merchant discounts. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Price of the whole line. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Price of one before any sale. */
  fullPrice?: MultiCurrencyPrice;
  /** Price of the line's extras. */
  modifiers?: MultiCurrencyPrice;
  /** Price of the whole line, without tax and before discounts. */
  priceBeforeDiscountsAndTax?: MultiCurrencyPrice;
  /** Deposit to pay now. */
  depositAmount?: MultiCurrencyPrice;
};

export type LineItemQuantity = {
  /** The line's id. */
  _id?: string;
  /** At least 1. */
  quantity?: number;
};

export type LineItemTarget = "LINE_ITEM_DEFAULT" | (string & {});

export type ManualCalculationReason = "GLOBAL_SETTING_TO_MANUAL" | "REGION_SETTING_TO_MANUAL" | (string & {});

export type Membership = {
  /** Id of the membership. At most 200 characters. */
  _id?: string;
  /** Id of the app that provides the membership. A GUID. */
  appId?: string;
  name?: MembershipName;
  /** Ids of the lines it may pay for. Each at most 100 characters, at most 300 ids. */
  lineItemIds?: Array<string>;
  /** Credits of the membership, if it is counted in credits. */
  credits?: MembershipPaymentCredits;
  expirationDate?: Date;
  /** Further data about the membership, as a JSON object. */
  additionalData?: JsonValue;
};

export type MembershipName = {
  /** Text in the site's language. At most 100 characters. */
  original?: string;
  /** Text in the buyer's language. At most 100 characters. */
  translated?: string;
};

export type MembershipOptions = {
  /** Memberships that can pay for lines of the cart. At most 300. */
  eligibleMemberships?: Array<Membership>;
  /** Memberships that cannot be used, each with the reason. At most 300. */
  invalidMemberships?: Array<InvalidMembership>;
  /** Memberships that were chosen, each with its lines. At most 300. */
  selectedMemberships?: Array<HostSelectedMembership>;
};

export type MembershipPaymentCredits = {
  /** At least 1. */
  total?: number;
  remaining?: number;
};

export type MerchantDiscount = {
  /** Amount taken off. */
  amount?: MultiCurrencyPrice;
};

export type MerchantDiscountInput = {
  amount?: string;
  /** From 0 to 100. */
  percentage?: number;
  /** The discounted lines; the whole cart if absent. */
  lineItemIds?: Array<string>;
};

export type ModifierGroup = {
  /** Id of the group. At most 36 characters. */
  _id?: string;
  /** Name of the group. */
  name?: TranslatableString;
  /** Extras chosen from the group. At most 25. */
  modifiers?: Array<ItemModifier>;
};

export type MultiCurrencyPrice = {
  /** Amount in the shop's currency. */
  amount?: string;
  /** Amount in the buyer's currency. Set by the platform. */
  convertedAmount?: string;
  /** Amount as text with its currency. Set by the platform. */
  formattedAmount?: string;
  /** Converted amount as text with its currency. Set by the platform. */
  formattedConvertedAmount?: string;
};

export type Other = { name?: OtherTarget };

export type OtherCharge = {
  type?: ChargeType;
  /** Price of the charge. */
  price?: MultiCurrencyPrice;
  /** Further text about the charge. At most 250 characters. */
  details?: string;
};

export type OtherTarget = "OTHER_DEFAULT" | (string & {});

export type PageUrl = {
  /** Path of the page, relative to the site's address. */
  relativePath?: string;
  /** Web address of the page in full. */
  url?: string;
};

export type PaymentOption =
  | "FULL_PAYMENT_ONLINE"
  | "FULL_PAYMENT_OFFLINE"
  | "MEMBERSHIP"
  | "DEPOSIT_ONLINE"
  | "MEMBERSHIP_OFFLINE"
  | "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER"
  | (string & {});

export const PaymentOption = /* @__PURE__ */ enumeration<PaymentOption>(
  "FULL_PAYMENT_ONLINE FULL_PAYMENT_OFFLINE MEMBERSHIP DEPOSIT_ONLINE MEMBERSHIP_OFFLINE MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER",
);

export type PaymentOptionOverride = {
  /** The payment option to use. */
  value?: PaymentOption;
};

export type PhysicalProperties = {
  /** Weight in the shop's weight unit. */
  weight?: number;
  /** Stock-keeping unit: the shop's own code for the item. At most 40 characters. */
  sku?: string;
  /** Whether the item can be shipped. */
  shippable?: boolean;
};

export type PickupDetails = {
  /** Address of the place to collect from. */
  address?: Address;
  /** Whether that place is a location of the shop. */
  businessLocation?: boolean;
  /** Whether the items are collected in the shop or at a pickup point. */
  pickupMethod?: PickupMethod;
};

export type PickupMethod = "STORE_PICKUP" | "PICKUP_POINT" | (string & {});

export const PickupMethod = /* @__PURE__ */ enumeration<PickupMethod>("STORE_PICKUP PICKUP_POINT");

export type PlainTextValue = {
  /** Text in the site's language. At most 600 characters. */
  original?: string;
  /** Text in the buyer's language. At most 600 characters. */
  translated?: string;
};

export type Policy = {
  /** Title of the policy. At most 29 characters. */
  title?: string;
  /** Text of the policy. At most 3000 characters. */
  content?: string;
};

export type PriceDescription = {
  /** Text in the site's language. At most 100 characters. */
  original?: string;
  /** Text in the buyer's language. At most 100 characters. */
  translated?: string;
};

export type PriceSummary = {
  /** All lines together, before shipping, tax, fees and discounts. */
  subtotal?: MultiCurrencyPrice;
  shipping?: MultiCurrencyPrice;
  /** All tax together. */
  tax?: MultiCurrencyPrice;
  /** All discounts together. */
  discount?: MultiCurrencyPrice;
  /** Amount to be paid in the end. */
  total?: MultiCurrencyPrice;
  /** All additional fees together. */
  additionalFees?: MultiCurrencyPrice;
};

export type ProductName = {
  /** Text in the site's language. At most 200 characters. */
  original?: string;
  /** Text in the buyer's language. At most 400 characters. */
  translated?: string;
};

export type RateType = "NO_TAX_COLLECTED" | "MANUAL_RATE" | "AUTO_RATE" | "FALLBACK_RATE" | (string & {});

export type Region = {
  /** Id of the region. A GUID. */
  _id?: string;
  /** Name of the region. At most 100 characters. */
  name?: string;
};

export type Scope = {
  /** Kind of app that sells the items, such as `stores`. */
  namespace?: string;
  /** The items of that app. */
  group?: Group;
};

export type SelectedCarrierServiceOption = {
  /** Code of the option, as the carrier names it. At most 100 characters. */
  code?: string;
  /** Name of the option, as the buyer sees it. At most 250 characters, set by the platform. */
  title?: string;
  /** Set by the platform. */
  logistics?: DeliveryLogistics;
  /** Price, discount and tax of the option. Set by the platform. */
  cost?: SelectedCarrierServiceOptionPrices;
  /** Whether this is the requested option. Set by the platform. */
  requestedShippingOption?: boolean;
  /** Charges on top, such as handling or insurance. */
  otherCharges?: Array<SelectedCarrierServiceOptionOtherCharge>;
  /** Id of the carrier that offers the option. A GUID. */
  carrierId?: string;
  /** The lines of each carrier. At most 300. */
  deliveryAllocations?: Array<DeliveryAllocation>;
  /** Whether the option delivers only some of the lines. */
  partial?: boolean;
};

export type SelectedCarrierServiceOptionOtherCharge = {
  type?: ChargeType;
  /** Further text about the charge. At most 200 characters. */
  details?: string;
  /** Price, discount and tax of the charge. */
  cost?: SelectedCarrierServiceOptionPrices;
};

export type SelectedCarrierServiceOptionPrices = {
  /** Price with tax and with discounts taken off. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Price without tax and with discounts taken off. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on the price. */
  taxDetails?: ItemTaxFullDetails;
  /** All discounts on the price together. */
  totalDiscount?: MultiCurrencyPrice;
  /** Price of the option or charge. */
  price?: MultiCurrencyPrice;
};

export type SelectedLineMembership = {
  /** The membership's id. */
  _id?: string;
  /** The app that issued the membership. */
  appId?: string;
  /** Ids of the lines that it pays for. */
  lineItemIds?: Array<string>;
};

export type SelectedMembership = {
  /** Id of the membership. At most 100 characters. */
  _id?: string;
  /** Id of the app that provides the membership. A GUID. */
  appId?: string;
};

export type SelectedMemberships = { memberships?: Array<SelectedLineMembership> };

export type SelectedShippingOption = {
  /** Id of the carrier that offers the option. A GUID. */
  carrierId?: string;
  /** Code of the option, as the carrier names it. At most 100 characters. */
  code?: string;
};

export type ServiceProperties = {
  scheduledDate?: Date;
  /** 1 to 10000. */
  numberOfParticipants?: number;
};

export type Severity = "WARNING" | "ERROR" | (string & {});

export const Severity = /* @__PURE__ */ enumeration<Severity>("WARNING ERROR");

export type ShippingInformation = {
  /** Shipping region of the shop that the address lies in. */
  region?: ShippingRegion;
  /** Shipping option that is chosen, with its cost. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  /** Shipping options on offer, by carrier. */
  carrierServiceOptions?: Array<CarrierServiceOption>;
};

export type ShippingOption = {
  /** Code of the option; send it back to choose the option. At most 100 characters. */
  code?: string;
  /** Name of the option, as the buyer sees it. At most 250 characters. */
  title?: string;
  logistics?: DeliveryLogistics;
  /** Price of the option and the charges on top. */
  cost?: ShippingPrice;
  /** The lines of each carrier. At most 300. */
  deliveryAllocations?: Array<DeliveryAllocation>;
  /** Whether the option delivers only some of the lines. */
  partial?: boolean;
};

export type ShippingPrice = {
  /** Price of the shipping. */
  price?: MultiCurrencyPrice;
  /** Charges on top, such as handling or insurance. */
  otherCharges?: Array<OtherCharge>;
};

export type ShippingRegion = {
  /** Id of the region. A GUID, set by the platform. */
  _id?: string;
  /** Name of the region. At most 100 characters. */
  name?: string;
};

export type StreetAddress = {
  /** House number. */
  number?: string;
  /** Name of the street. */
  name?: string;
};

export type SubscriptionFrequency = "UNDEFINED" | "DAY" | "WEEK" | "MONTH" | "YEAR" | (string & {});

export const SubscriptionFrequency = /* @__PURE__ */ enumeration<SubscriptionFrequency>(
  "UNDEFINED DAY WEEK MONTH YEAR",
);

export type SubscriptionOptionInfo = {
  subscriptionSettings?: SubscriptionSettings;
  /** Name of the subscription. */
  title?: Title;
  /** Text that explains the subscription. */
  description?: Description;
};

export type SubscriptionSettings = {
  /** Unit in which the time between charges is counted. */
  frequency?: SubscriptionFrequency;
  /** The number of units between two charges. 1 to 3650. */
  interval?: number;
  /** Whether the subscription goes on until it is cancelled. */
  autoRenewal?: boolean;
  /** The number of charges, without auto-renewal. At least 1. */
  billingCycles?: number;
  /** Whether the buyer may cancel it. */
  enableCustomerCancellation?: boolean;
  /** The free trial at the start. */
  freeTrialPeriod?: FreeTrialPeriod;
  /** The date of the first payment; immediately if absent. */
  startDate?: Date;
};

export type SuggestedFix = "UNKNOWN_SUGGESTED_FIX" | "REMOVE_LINE_ITEM" | (string & {});

export type SystemError = {
  /** Code of the fault. */
  errorCode?: string;
};

export type Target = {
  /** Something other than a line; excludes `line_item`. */
  other?: Other;
  /** A line of the cart; excludes `other`. */
  lineItem?: TargetLineItem;
};

export type TargetLineItem = {
  name?: LineItemTarget;
  /** Id of the line. */
  _id?: string;
};

export type TaxBreakdown = {
  /** Name of the country, state, county or city that levies the tax. At most 200 characters. */
  jurisdiction?: string;
  /** Amount on which no tax is due here. */
  nonTaxableAmount?: MultiCurrencyPrice;
  /** Tax rate as a fraction: 0.2 means 20%. */
  rate?: string;
  /** Tax due here. */
  taxAmount?: MultiCurrencyPrice;
  /** Amount on which tax is due here. */
  taxableAmount?: MultiCurrencyPrice;
  /** Kind of tax. At most 200 characters. */
  taxType?: string;
  /** Name of the tax. At most 200 characters. */
  taxName?: string;
  /** Whether the jurisdiction is a country, a state, a county, a city or a special one. */
  jurisdictionType?: JurisdictionType;
};

export type TaxCalculationDetails = {
  /** Why a manual rate was used; excludes `auto_tax_fallback_details`. */
  manualRateReason?: ManualCalculationReason;
  /** Why the fallback rate was used; excludes `manual_rate_reason`. */
  autoTaxFallbackDetails?: AutoTaxFallbackCalculationDetails;
  /** Kind of rate that was used. */
  rateType?: RateType;
};

export type TaxRateBreakdown = {
  /** Name of the tax. At most 100 characters. */
  name?: string;
  /** Tax rate as a fraction of 0 to 1: 0.2 means 20%. */
  rate?: string;
  /** Tax due at this rate. */
  tax?: MultiCurrencyPrice;
};

export type TaxSummary = {
  /** Amount on which tax is due. Set by the platform. */
  taxableAmount?: MultiCurrencyPrice;
  /** All tax together. Set by the platform. */
  totalTax?: MultiCurrencyPrice;
  /** Amount that is exempt from tax. Set by the platform. */
  totalExempt?: MultiCurrencyPrice;
  /** Rate of the manual tax: 0.2 means 20%. Set by the platform. */
  manualTaxRate?: string;
  /** Tax by name and jurisdiction. Set by the platform. */
  aggregatedTaxBreakdown?: Array<AggregatedTaxBreakdown>;
  calculationDetails?: TaxCalculationDetails;
};

export type TaxableAddress = { addressType?: TaxableAddressType };

export type TaxableAddressType = "BUSINESS" | "BILLING" | "SHIPPING" | (string & {});

export type Title = {
  /** Text in the site's language. At most 150 characters. */
  original?: string;
  /** Text in the buyer's language. At most 150 characters. */
  translated?: string;
};

export type TranslatableString = {
  /** Text in the site's language. At most 200 characters. */
  original?: string;
  /** Text in the buyer's language. At most 400 characters. */
  translated?: string;
};

export type ValidationError = {
  /** The fields, each with the rule it broke. */
  fieldViolations?: Array<FieldViolation>;
};

export type VatId = {
  /** The tax id itself. */
  _id?: string;
  type?: VatType;
};

export type VatType = "UNSPECIFIED" | "CPF" | "CNPJ" | (string & {});

export type Violation = {
  /** Whether the problem is a warning or an error. */
  severity?: Severity;
  target?: Target;
  /** At most 1000 characters. */
  description?: string;
  /** The change of the cart that would resolve it. */
  suggestedFix?: SuggestedFix;
};

export type WeightUnit = "UNSPECIFIED_WEIGHT_UNIT" | "KG" | "LB" | (string & {});

export const WeightUnit = /* @__PURE__ */ enumeration<WeightUnit>("UNSPECIFIED_WEIGHT_UNIT KG LB");
