/** Generated from the Rust models by `cargo test -p cartwright-wasm --test generated`: do not edit. */

import type { JsonValue } from "./json.js";

export type AddToCart = { 
/**
 * Catalog items with their quantities. At most 100.
 */
lineItems?: Array<LineItem>, 
/**
 * Lines with prices of the caller's; they need the owner. At most 100.
 */
customLineItems?: Array<CustomLineItem>, 
/**
 * The business location to buy from. A GUID.
 */
businessLocationId?: string, };

export type AdditionalFee = { 
/**
 * Code. At most 100 characters.
 */
code?: string, 
/**
 * Name. At most 50 characters.
 */
name?: string, 
/**
 * Price.
 */
price?: MultiCurrencyPrice, 
/**
 * Tax details.
 */
taxDetails?: ItemTaxFullDetails, 
/**
 * Provider app id. At most 100 characters.
 */
providerAppId?: string, 
/**
 * Price before tax.
 */
priceBeforeTax?: MultiCurrencyPrice, 
/**
 * Price after tax.
 */
priceAfterTax?: MultiCurrencyPrice, 
/**
 * Line item ids. A GUID.
 */
lineItemIds?: Array<string>, 
/**
 * Source.
 */
source?: AdditionalFeeSource, 
/**
 * Translated name. At most 50 characters.
 */
translatedName?: string, 
/**
 * Taxable address.
 */
taxableAddress?: TaxableAddress, };

export type AdditionalFeeSource = "UNKNOWN_ADDITIONAL_FEE_SOURCE" | "SERVICE_PLUGIN" | "ITEM" | "MANUAL" | "SHIPPING" | "PLATFORM" | (string & {});

export type Address = { 
/**
 * Country. A two-letter country code.
 */
country?: string, 
/**
 * Subdivision. At most 50 characters.
 */
subdivision?: string, 
/**
 * City. At most 50 characters.
 */
city?: string, 
/**
 * Postal code. At most 50 characters.
 */
postalCode?: string, 
/**
 * Street address.
 */
streetAddress?: StreetAddress, 
/**
 * Address line. At most 150 characters.
 */
addressLine1?: string, 
/**
 * Address line2. At most 100 characters.
 */
addressLine2?: string, 
/**
 * Geocode.
 */
location?: AddressLocation, 
/**
 * Country fullname. Set by the platform.
 */
countryFullname?: string, 
/**
 * Subdivision fullname. Set by the platform.
 */
subdivisionFullname?: string, };

export type AddressLocation = { 
/**
 * Latitude.
 */
latitude?: number, 
/**
 * Longitude.
 */
longitude?: number, };

export type AddressWithContact = { 
/**
 * Address.
 */
address?: Address, 
/**
 * Contact details.
 */
contactDetails?: FullAddressContactDetails, };

export type ApplicableLineItems = { 
/**
 * Line item ids. At most 100 characters, at most 300.
 */
lineItemIds?: Array<string>, };

export type ApplicationError = { 
/**
 * Code.
 */
code?: string, 
/**
 * Description.
 */
description?: string, 
/**
 * Data.
 */
data?: JsonValue, };

export type AppliedCoupon = { 
/**
 * Identifier.
 */
_id?: string, 
/**
 * Code.
 */
code?: string, 
/**
 * Amount in the shop's currency.
 */
amount?: MultiCurrencyPrice, 
/**
 * Name.
 */
name?: string, };

export type AppliedDiscount = { 
/**
 * Coupon. One of a choice.
 */
coupon?: AppliedCoupon, 
/**
 * Merchant discount. One of a choice.
 */
merchantDiscount?: AppliedMerchantDiscount, 
/**
 * Discount rule. One of a choice.
 */
discountRule?: AppliedDiscountRule, 
/**
 * Discount type.
 */
discountType?: DiscountType, 
/**
 * Line item ids. A GUID.
 */
lineItemIds?: Array<string>, };

export type AppliedDiscountRule = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Name.
 */
name?: DiscountRuleName, 
/**
 * Amount in the shop's currency.
 */
amount?: MultiCurrencyPrice, };

export type AppliedMerchantDiscount = { 
/**
 * Amount in the shop's currency.
 */
amount?: MultiCurrencyPrice, 
/**
 * Percentage. 0.01 to 100.
 */
percentage?: number, };

export type AutoTaxFallbackCalculationDetails = { 
/**
 * Fallback reason.
 */
fallbackReason?: FallbackReason, 
/**
 * Error.
 */
error?: ApplicationError, };

export type BuyerInfo = { 
/**
 * Visitor id. A GUID, one of a choice, set by the platform.
 */
visitorId?: string, 
/**
 * Member id. A GUID, one of a choice, set by the platform.
 */
memberId?: string, 
/**
 * User id. A GUID, one of a choice, set by the platform.
 */
userId?: string, 
/**
 * Contact id. A GUID.
 */
contactId?: string, 
/**
 * Email. An email address.
 */
email?: string, };

export type CalculatedLineItem = { 
/**
 * Line item id.
 */
lineItemId?: string, 
/**
 * Prices breakdown.
 */
pricesBreakdown?: LineItemPricesData, 
/**
 * Payment option.
 */
paymentOption?: PaymentOption, 
/**
 * Taxable address.
 */
taxableAddress?: TaxableAddress, };

export type CalculationErrors = { 
/**
 * General shipping calculation error. One of a choice.
 */
generalShippingCalculationError?: Details, 
/**
 * Carrier errors. One of a choice.
 */
carrierErrors?: CarrierErrors, 
/**
 * Selected shipping option error. One of a choice.
 */
selectedShippingOptionError?: Details, 
/**
 * Tax calculation error.
 */
taxCalculationError?: Details, 
/**
 * Coupon calculation error.
 */
couponCalculationError?: Details, 
/**
 * Gift card calculation error.
 */
giftCardCalculationError?: Details, 
/**
 * Order validation errors.
 */
orderValidationErrors?: Array<ApplicationError>, 
/**
 * Membership error.
 */
membershipError?: Details, 
/**
 * Discounts calculation error.
 */
discountsCalculationError?: Details, };

export type Carrier = { 
/**
 * App that owns the catalog. A GUID.
 */
appId?: string, 
/**
 * Code. At most 250 characters.
 */
code?: string, };

export type CarrierError = { 
/**
 * Carrier id.
 */
carrierId?: string, 
/**
 * Error.
 */
error?: Details, };

export type CarrierErrors = { 
/**
 * Errors.
 */
errors?: Array<CarrierError>, };

export type CarrierServiceOption = { 
/**
 * Carrier id. A GUID.
 */
carrierId?: string, 
/**
 * Shipping options.
 */
shippingOptions?: Array<ShippingOption>, };

export type Cart = { 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Line items. At most 300, set by the platform.
 */
lineItems?: Array<LineItem>, 
/**
 * Buyer note. At most 1000 characters.
 */
buyerNote?: string, 
/**
 * Buyer info.
 */
buyerInfo?: BuyerInfo, 
/**
 * Currency. A three-letter currency code, set by the platform.
 */
currency?: string, 
/**
 * Conversion currency. A three-letter currency code, set by the platform.
 */
conversionCurrency?: string, 
/**
 * Buyer language. Set by the platform.
 */
buyerLanguage?: string, 
/**
 * Site language. Set by the platform.
 */
siteLanguage?: string, 
/**
 * Tax included in prices. Set by the platform.
 */
taxIncludedInPrices?: boolean, 
/**
 * Weight unit. Set by the platform.
 */
weightUnit?: WeightUnit, 
/**
 * Checkout id. A GUID, set by the platform.
 */
checkoutId?: string, 
/**
 * Applied discounts. Set by the platform.
 */
appliedDiscounts?: Array<CartDiscount>, 
/**
 * When it was created. Set by the platform.
 */
_createdDate?: Date, 
/**
 * When it last changed. Set by the platform.
 */
_updatedDate?: Date, 
/**
 * Contact info.
 */
contactInfo?: AddressWithContact, 
/**
 * Override checkout url. At most 1000 characters.
 */
overrideCheckoutUrl?: string, 
/**
 * Purchase flow id. A GUID, set by the platform.
 */
purchaseFlowId?: string, 
/**
 * Selected shipping option.
 */
selectedShippingOption?: SelectedShippingOption, 
/**
 * Fields added by apps.
 */
extendedFields?: ExtendedFields, 
/**
 * Business location id. A GUID.
 */
businessLocationId?: string, 
/**
 * Payment currency. A three-letter currency code, set by the platform.
 */
paymentCurrency?: string, 
/**
 * Number that rises with each change. Set by the platform.
 */
revision?: string, };

export type CartDiscount = { 
/**
 * Coupon. One of a choice.
 */
coupon?: Coupon, 
/**
 * Merchant discount. One of a choice.
 */
merchantDiscount?: MerchantDiscount, };

export type CartReply = { 
/**
 * The cart as it is now.
 */
cart?: Cart, };

export type CatalogOverrideFields = { 
/**
 * Product name.
 */
productName?: ProductName, 
/**
 * Price.
 */
price?: string, 
/**
 * Full price.
 */
fullPrice?: string, 
/**
 * Description lines. At most 20.
 */
descriptionLines?: Array<DescriptionLine>, 
/**
 * Physical properties.
 */
physicalProperties?: PhysicalProperties, 
/**
 * Image.
 */
image?: string, 
/**
 * Payment option.
 */
paymentOption?: PaymentOptionOverride, 
/**
 * Deposit amount.
 */
depositAmount?: string, 
/**
 * Save payment method.
 */
savePaymentMethod?: boolean, 
/**
 * Inventory app id. A GUID.
 */
inventoryAppId?: string, };

export type CatalogReference = { 
/**
 * Item in its catalog: the product's id. At most 36 characters.
 */
catalogItemId?: string, 
/**
 * App that owns the catalog.
 */
appId?: string, 
/**
 * What was chosen: `variantId`, or `options` by name, and `customTextFields`.
 */
options?: JsonValue, };

export type ChannelType = "UNSPECIFIED" | "WEB" | "POS" | "EBAY" | "AMAZON" | "OTHER_PLATFORM" | "WIX_APP_STORE" | "WIX_INVOICES" | "BACKOFFICE_MERCHANT" | "WISH" | "CLASS_PASS" | "GLOBAL_E" | "FACEBOOK" | "ETSY" | "TIKTOK" | "FAIRE_COM" | "PAYPAL_AGENTIC_CHECKOUT" | "STRIPE_AGENTIC_CHECKOUT" | (string & {});

export type ChargeType = "HANDLING_FEE" | "INSURANCE" | (string & {});

export type CheckoutReply = { 
/**
 * The checkout's id. A GUID.
 */
checkoutId?: string, };

export type Color = { 
/**
 * Text in the site's language. At most 500 characters.
 */
original?: string, 
/**
 * Text in the buyer's language. At most 500 characters.
 */
translated?: string, 
/**
 * Code.
 */
code?: string, };

export type Coupon = { 
/**
 * Identifier.
 */
_id?: string, 
/**
 * Code.
 */
code?: string, };

export type CreateCheckout = { 
/**
 * Where the buyer shops.
 */
channelType?: ChannelType, 
/**
 * Where to deliver.
 */
shippingAddress?: Address, 
/**
 * Where to bill.
 */
billingAddress?: Address, 
/**
 * How to deliver.
 */
selectedShippingOption?: SelectedShippingOption, 
/**
 * The buyer's email address.
 */
email?: string, };

export type CustomItemModifier = { 
/**
 * Identifier. At most 36 characters.
 */
_id?: string, 
/**
 * Quantity. 1 to 100000.
 */
quantity?: number, 
/**
 * Label.
 */
label?: TranslatableString, 
/**
 * Details.
 */
details?: TranslatableString, 
/**
 * Price.
 */
price?: string, };

export type CustomLineItem = { 
/**
 * Quantity. 1 to 100000.
 */
quantity?: number, 
/**
 * Price.
 */
price?: string, 
/**
 * Price description.
 */
priceDescription?: PriceDescription, 
/**
 * Description lines. At most 10.
 */
descriptionLines?: Array<DescriptionLine>, 
/**
 * Media.
 */
media?: string, 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Tax group id. A GUID.
 */
taxGroupId?: string, 
/**
 * Product name.
 */
productName?: ProductName, 
/**
 * Web address.
 */
url?: string, 
/**
 * Item type.
 */
itemType?: ItemType, 
/**
 * Full price.
 */
fullPrice?: string, 
/**
 * Quantity available. At most 100000.
 */
quantityAvailable?: number, 
/**
 * Physical properties.
 */
physicalProperties?: PhysicalProperties, 
/**
 * Payment option.
 */
paymentOption?: PaymentOption, 
/**
 * Service properties.
 */
serviceProperties?: ServiceProperties, 
/**
 * Root catalog item id. At most 36 characters.
 */
rootCatalogItemId?: string, 
/**
 * Deposit amount.
 */
depositAmount?: string, 
/**
 * Delivery profile id. A GUID.
 */
deliveryProfileId?: string, 
/**
 * Catalog reference.
 */
catalogReference?: CatalogReference, 
/**
 * Price undetermined.
 */
priceUndetermined?: boolean, 
/**
 * Fixed quantity.
 */
fixedQuantity?: boolean, 
/**
 * Consent required payment policy. At most 1000 characters, set by the platform.
 */
consentRequiredPaymentPolicy?: string, 
/**
 * Save payment method. Set by the platform.
 */
savePaymentMethod?: boolean, 
/**
 * Policies. At most 5.
 */
policies?: Array<Policy>, 
/**
 * Members only.
 */
membersOnly?: boolean, 
/**
 * Taxable address.
 */
taxableAddress?: TaxableAddress, 
/**
 * Modifier groups. At most 25.
 */
modifierGroups?: Array<CustomModifierGroup>, };

export type CustomModifierGroup = { 
/**
 * Identifier. At most 36 characters.
 */
_id?: string, 
/**
 * Name.
 */
name?: TranslatableString, 
/**
 * Modifiers. At most 25.
 */
modifiers?: Array<CustomItemModifier>, };

export type DeliveryAllocation = { 
/**
 * Delivery carrier.
 */
deliveryCarrier?: Carrier, 
/**
 * Delivery region.
 */
deliveryRegion?: Region, 
/**
 * Applicable line items.
 */
applicableLineItems?: ApplicableLineItems, };

export type DeliveryLogistics = { 
/**
 * Delivery time. At most 500 characters.
 */
deliveryTime?: string, 
/**
 * Instructions. At most 1000 characters.
 */
instructions?: string, 
/**
 * Pickup details.
 */
pickupDetails?: PickupDetails, };

export type Description = { 
/**
 * Text in the site's language. At most 500 characters.
 */
original?: string, 
/**
 * Text in the buyer's language. At most 500 characters.
 */
translated?: string, };

export type DescriptionLine = { 
/**
 * Plain text. One of a choice.
 */
plainText?: PlainTextValue, 
/**
 * Color info. One of a choice.
 */
colorInfo?: Color, 
/**
 * Name.
 */
name?: DescriptionLineName, };

export type DescriptionLineName = { 
/**
 * Text in the site's language. At most 100 characters.
 */
original?: string, 
/**
 * Text in the buyer's language. At most 200 characters.
 */
translated?: string, };

export type Details = { 
/**
 * Application error. One of a choice.
 */
applicationError?: ApplicationError, 
/**
 * Validation error. One of a choice.
 */
validationError?: ValidationError, 
/**
 * System error. One of a choice.
 */
systemError?: SystemError, 
/**
 * Tracing.
 */
tracing?: { [key in string]: string }, };

export type DiscountRuleName = { 
/**
 * Text in the site's language. At most 256 characters.
 */
original?: string, 
/**
 * Text in the buyer's language. At most 500 characters.
 */
translated?: string, };

export type DiscountType = "GLOBAL" | "SPECIFIC_ITEMS" | "SHIPPING" | (string & {});

export type EstimateTotals = { 
/**
 * How to deliver.
 */
selectedShippingOption?: SelectedShippingOption, 
/**
 * Where to deliver.
 */
shippingAddress?: Address, 
/**
 * Where to bill.
 */
billingAddress?: Address, 
/**
 * Memberships to pay with.
 */
selectedMemberships?: SelectedMemberships, 
/**
 * Whether to work out tax; yes when absent.
 */
calculateTax?: boolean, 
/**
 * Whether to work out delivery; yes when absent.
 */
calculateShipping?: boolean, 
/**
 * Whether to work out additional fees; yes when absent.
 */
calculateAdditionalFees?: boolean, };

export type EstimatedTotals = { 
/**
 * Cart.
 */
cart?: Cart, 
/**
 * Calculated line items.
 */
calculatedLineItems?: Array<CalculatedLineItem>, 
/**
 * Price summary.
 */
priceSummary?: PriceSummary, 
/**
 * Gift card.
 */
giftCard?: GiftCard, 
/**
 * Tax summary.
 */
taxSummary?: TaxSummary, 
/**
 * Shipping info.
 */
shippingInfo?: ShippingInformation, 
/**
 * Applied discounts.
 */
appliedDiscounts?: Array<AppliedDiscount>, 
/**
 * Calculation errors.
 */
calculationErrors?: CalculationErrors, 
/**
 * Weight unit.
 */
weightUnit?: WeightUnit, 
/**
 * Currency. A three-letter currency code.
 */
currency?: string, 
/**
 * Pay now. Set by the platform.
 */
payNow?: PriceSummary, 
/**
 * Pay later. Set by the platform.
 */
payLater?: PriceSummary, 
/**
 * Membership options.
 */
membershipOptions?: MembershipOptions, 
/**
 * Additional fees. At most 100.
 */
additionalFees?: Array<AdditionalFee>, 
/**
 * Violations. Set by the platform.
 */
violations?: Array<Violation>, };

export type ExtendedFields = { 
/**
 * Namespaces.
 */
namespaces?: JsonValue, };

export type FallbackReason = "AUTO_TAX_FAILED" | "AUTO_TAX_DEACTIVATED" | (string & {});

export type FieldViolation = { 
/**
 * Field.
 */
field?: string, 
/**
 * Description.
 */
description?: string, 
/**
 * Violated rule.
 */
violatedRule?: RuleType, 
/**
 * Rule name.
 */
ruleName?: string, 
/**
 * Data.
 */
data?: JsonValue, };

export type FreeTrialPeriod = { 
/**
 * Frequency.
 */
frequency?: SubscriptionFrequency, 
/**
 * Interval. 1 to 999.
 */
interval?: number, };

export type FullAddressContactDetails = { 
/**
 * First name. At most 100 characters.
 */
firstName?: string, 
/**
 * Last name. At most 100 characters.
 */
lastName?: string, 
/**
 * Phone. A phone number.
 */
phone?: string, 
/**
 * Company. At most 1000 characters.
 */
company?: string, 
/**
 * Vat id.
 */
vatId?: VatId, };

export type GiftCard = { 
/**
 * Identifier.
 */
_id?: string, 
/**
 * Obfuscated code.
 */
obfuscatedCode?: string, 
/**
 * Amount in the shop's currency.
 */
amount?: MultiCurrencyPrice, 
/**
 * App that owns the catalog. A GUID.
 */
appId?: string, 
/**
 * External id. At most 50 characters.
 */
externalId?: string, 
/**
 * Requested amount.
 */
requestedAmount?: MultiCurrencyPrice, };

export type HostSelectedMembership = { 
/**
 * Identifier. At most 200 characters.
 */
_id?: string, 
/**
 * App that owns the catalog. A GUID.
 */
appId?: string, 
/**
 * Line item ids. At most 100 characters, at most 300.
 */
lineItemIds?: Array<string>, };

export type Image = { 
/**
 * Identifier.
 */
_id?: string, 
/**
 * Height in pixels.
 */
height?: number, 
/**
 * Width in pixels.
 */
width?: number, 
/**
 * Text for those who do not see the picture.
 */
altText?: string, 
/**
 * Filename.
 */
filename?: string, };

export type InvalidMembership = { 
/**
 * Membership.
 */
membership?: Membership, 
/**
 * Reason. At most 100 characters.
 */
reason?: string, };

export type ItemAvailability = { 
/**
 * Status.
 */
status?: ItemAvailabilityStatus, 
/**
 * Quantity available.
 */
quantityAvailable?: number, };

export type ItemAvailabilityStatus = "AVAILABLE" | "NOT_FOUND" | "NOT_AVAILABLE" | "PARTIALLY_AVAILABLE" | (string & {});

export type ItemModifier = { 
/**
 * Identifier. At most 36 characters.
 */
_id?: string, 
/**
 * Quantity. 1 to 100000.
 */
quantity?: number, 
/**
 * Label.
 */
label?: TranslatableString, 
/**
 * Details.
 */
details?: TranslatableString, 
/**
 * Price.
 */
price?: MultiCurrencyPrice, };

export type ItemTaxFullDetails = { 
/**
 * Taxable amount.
 */
taxableAmount?: MultiCurrencyPrice, 
/**
 * Tax rate.
 */
taxRate?: string, 
/**
 * Total tax.
 */
totalTax?: MultiCurrencyPrice, 
/**
 * Rate breakdown. Set by the platform.
 */
rateBreakdown?: Array<TaxRateBreakdown>, 
/**
 * Tax breakdown. At most 1000, set by the platform.
 */
taxBreakdown?: Array<TaxBreakdown>, };

export type ItemType = { 
/**
 * Preset. One of a choice.
 */
preset?: ItemTypePreset, 
/**
 * Custom. One of a choice.
 */
custom?: string, };

export type ItemTypePreset = "UNRECOGNISED" | "PHYSICAL" | "DIGITAL" | "GIFT_CARD" | "SERVICE" | (string & {});

export type JurisdictionType = "UNDEFINED" | "COUNTRY" | "STATE" | "COUNTY" | "CITY" | "SPECIAL" | (string & {});

export type LineItem = { 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Quantity. 1 to 100000.
 */
quantity?: number, 
/**
 * Catalog reference.
 */
catalogReference?: CatalogReference, 
/**
 * Product name. Set by the platform.
 */
productName?: ProductName, 
/**
 * Web address. Set by the platform.
 */
url?: string, 
/**
 * Price of one, discounts taken off. Set by the platform.
 */
price?: MultiCurrencyPrice, 
/**
 * Price of one before any sale. Set by the platform.
 */
fullPrice?: MultiCurrencyPrice, 
/**
 * Price of one before coupons and merchant discounts. Set by the platform.
 */
priceBeforeDiscounts?: MultiCurrencyPrice, 
/**
 * Price of the whole line. Set by the platform.
 */
lineItemPrice?: MultiCurrencyPrice, 
/**
 * Description lines. Set by the platform.
 */
descriptionLines?: Array<DescriptionLine>, 
/**
 * Image. Set by the platform.
 */
image?: string, 
/**
 * Availability. Set by the platform.
 */
availability?: ItemAvailability, 
/**
 * Physical properties. Set by the platform.
 */
physicalProperties?: PhysicalProperties, 
/**
 * Item type. Set by the platform.
 */
itemType?: ItemType, 
/**
 * Subscription option info. Set by the platform.
 */
subscriptionOptionInfo?: SubscriptionOptionInfo, 
/**
 * Payment option. Set by the platform.
 */
paymentOption?: PaymentOption, 
/**
 * Service properties. Set by the platform.
 */
serviceProperties?: ServiceProperties, 
/**
 * Root catalog item id. At most 36 characters, set by the platform.
 */
rootCatalogItemId?: string, 
/**
 * Price description. Set by the platform.
 */
priceDescription?: PriceDescription, 
/**
 * Deposit amount. Set by the platform.
 */
depositAmount?: MultiCurrencyPrice, 
/**
 * Selected membership.
 */
selectedMembership?: SelectedMembership, 
/**
 * Delivery profile id. A GUID, set by the platform.
 */
deliveryProfileId?: string, 
/**
 * Tax group id. A GUID, set by the platform.
 */
taxGroupId?: string, 
/**
 * Custom line item. Set by the platform.
 */
customLineItem?: boolean, 
/**
 * Consent required payment policy. At most 2500 characters, set by the platform.
 */
consentRequiredPaymentPolicy?: string, 
/**
 * Price undetermined. Set by the platform.
 */
priceUndetermined?: boolean, 
/**
 * Fixed quantity. Set by the platform.
 */
fixedQuantity?: boolean, 
/**
 * Catalog override fields.
 */
catalogOverrideFields?: CatalogOverrideFields, 
/**
 * Save payment method. Set by the platform.
 */
savePaymentMethod?: boolean, 
/**
 * Taxable address.
 */
taxableAddress?: TaxableAddress, 
/**
 * Fields added by apps.
 */
extendedFields?: ExtendedFields, 
/**
 * Policies. At most 5, set by the platform.
 */
policies?: Array<Policy>, 
/**
 * Members only. Set by the platform.
 */
membersOnly?: boolean, 
/**
 * Modifier groups. At most 25, set by the platform.
 */
modifierGroups?: Array<ModifierGroup>, 
/**
 * Modifiers total price. Set by the platform.
 */
modifiersTotalPrice?: MultiCurrencyPrice, };

export type LineItemImage = { 
/**
 * Identifier.
 */
_id?: string, 
/**
 * Web address.
 */
url?: string, 
/**
 * Height in pixels. Set by the platform.
 */
height?: number, 
/**
 * Width in pixels. Set by the platform.
 */
width?: number, 
/**
 * Text for those who do not see the picture.
 */
altText?: string, 
/**
 * Filename. Set by the platform.
 */
filename?: string, };

export type LineItemPricesData = { 
/**
 * Total price after tax.
 */
totalPriceAfterTax?: MultiCurrencyPrice, 
/**
 * Total price before tax.
 */
totalPriceBeforeTax?: MultiCurrencyPrice, 
/**
 * Tax details.
 */
taxDetails?: ItemTaxFullDetails, 
/**
 * Total discount.
 */
totalDiscount?: MultiCurrencyPrice, 
/**
 * Price.
 */
price?: MultiCurrencyPrice, 
/**
 * Price before discounts.
 */
priceBeforeDiscounts?: MultiCurrencyPrice, 
/**
 * Line item price.
 */
lineItemPrice?: MultiCurrencyPrice, 
/**
 * Full price.
 */
fullPrice?: MultiCurrencyPrice, 
/**
 * Modifiers.
 */
modifiers?: MultiCurrencyPrice, 
/**
 * Deposit amount.
 */
depositAmount?: MultiCurrencyPrice, };

export type LineItemQuantity = { 
/**
 * The line's id.
 */
_id?: string, 
/**
 * How many, at least 1.
 */
quantity?: number, };

export type LineItemTarget = "LINE_ITEM_DEFAULT" | (string & {});

export type ManualCalculationReason = "GLOBAL_SETTING_TO_MANUAL" | "REGION_SETTING_TO_MANUAL" | (string & {});

export type Membership = { 
/**
 * Identifier. At most 200 characters.
 */
_id?: string, 
/**
 * App that owns the catalog. A GUID.
 */
appId?: string, 
/**
 * Name.
 */
name?: MembershipName, 
/**
 * Line item ids. At most 100 characters, at most 300.
 */
lineItemIds?: Array<string>, 
/**
 * Credits.
 */
credits?: MembershipPaymentCredits, 
/**
 * Expiration date.
 */
expirationDate?: Date, 
/**
 * Additional data.
 */
additionalData?: JsonValue, };

export type MembershipName = { 
/**
 * Text in the site's language. At most 100 characters.
 */
original?: string, 
/**
 * Text in the buyer's language. At most 100 characters.
 */
translated?: string, };

export type MembershipOptions = { 
/**
 * Eligible memberships. At most 300.
 */
eligibleMemberships?: Array<Membership>, 
/**
 * Invalid memberships. At most 300.
 */
invalidMemberships?: Array<InvalidMembership>, 
/**
 * Selected memberships. At most 300.
 */
selectedMemberships?: Array<HostSelectedMembership>, };

export type MembershipPaymentCredits = { 
/**
 * Total. At least 1.
 */
total?: number, 
/**
 * Remaining.
 */
remaining?: number, };

export type MerchantDiscount = { 
/**
 * Amount in the shop's currency.
 */
amount?: MultiCurrencyPrice, };

export type MerchantDiscountInput = { 
/**
 * Amount off.
 */
amount?: string, 
/**
 * Percentage off, 0 to 100.
 */
percentage?: number, 
/**
 * Lines it is for; the whole cart when absent.
 */
lineItemIds?: Array<string>, };

export type ModifierGroup = { 
/**
 * Identifier. At most 36 characters.
 */
_id?: string, 
/**
 * Name.
 */
name?: TranslatableString, 
/**
 * Modifiers. At most 25.
 */
modifiers?: Array<ItemModifier>, };

export type MultiCurrencyPrice = { 
/**
 * Amount in the shop's currency.
 */
amount?: string, 
/**
 * Amount in the buyer's currency. Set by the platform.
 */
convertedAmount?: string, 
/**
 * Amount as text with its currency. Set by the platform.
 */
formattedAmount?: string, 
/**
 * Converted amount as text with its currency. Set by the platform.
 */
formattedConvertedAmount?: string, };

export type Other = { 
/**
 * Name.
 */
name?: OtherTarget, };

export type OtherCharge = { 
/**
 * Type.
 */
type?: ChargeType, 
/**
 * Price.
 */
price?: MultiCurrencyPrice, 
/**
 * Details. At most 250 characters.
 */
details?: string, };

export type OtherTarget = "OTHER_DEFAULT" | (string & {});

export type PageUrl = { 
/**
 * Relative path.
 */
relativePath?: string, 
/**
 * Web address.
 */
url?: string, };

export type PaymentOption = "FULL_PAYMENT_ONLINE" | "FULL_PAYMENT_OFFLINE" | "MEMBERSHIP" | "DEPOSIT_ONLINE" | "MEMBERSHIP_OFFLINE" | "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER" | (string & {});

export type PaymentOptionOverride = { 
/**
 * Value.
 */
value?: PaymentOption, };

export type PhysicalProperties = { 
/**
 * Weight in the shop's weight unit.
 */
weight?: number, 
/**
 * Sku. At most 40 characters.
 */
sku?: string, 
/**
 * Shippable.
 */
shippable?: boolean, };

export type PickupDetails = { 
/**
 * Address.
 */
address?: Address, 
/**
 * Business location.
 */
businessLocation?: boolean, 
/**
 * Pickup method.
 */
pickupMethod?: PickupMethod, };

export type PickupMethod = "STORE_PICKUP" | "PICKUP_POINT" | (string & {});

export type PlainTextValue = { 
/**
 * Text in the site's language. At most 600 characters.
 */
original?: string, 
/**
 * Text in the buyer's language. At most 600 characters.
 */
translated?: string, };

export type Policy = { 
/**
 * Title. At most 29 characters.
 */
title?: string, 
/**
 * Content. At most 3000 characters.
 */
content?: string, };

export type PriceDescription = { 
/**
 * Text in the site's language. At most 100 characters.
 */
original?: string, 
/**
 * Text in the buyer's language. At most 100 characters.
 */
translated?: string, };

export type PriceSummary = { 
/**
 * Subtotal.
 */
subtotal?: MultiCurrencyPrice, 
/**
 * Shipping.
 */
shipping?: MultiCurrencyPrice, 
/**
 * Tax.
 */
tax?: MultiCurrencyPrice, 
/**
 * Discount.
 */
discount?: MultiCurrencyPrice, 
/**
 * Total.
 */
total?: MultiCurrencyPrice, 
/**
 * Additional fees.
 */
additionalFees?: MultiCurrencyPrice, };

export type ProductName = { 
/**
 * Text in the site's language. At most 200 characters.
 */
original?: string, 
/**
 * Text in the buyer's language. At most 400 characters.
 */
translated?: string, };

export type RateType = "NO_TAX_COLLECTED" | "MANUAL_RATE" | "AUTO_RATE" | "FALLBACK_RATE" | (string & {});

export type Region = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Name. At most 100 characters.
 */
name?: string, };

export type RemoveLineItems = { 
/**
 * Ids of lines, 1 to 100.
 */
lineItemIds?: Array<string>, };

export type RuleType = "VALIDATION" | "OTHER" | "MAX" | "MIN" | "MAX_LENGTH" | "MIN_LENGTH" | "MAX_SIZE" | "MIN_SIZE" | "FORMAT" | "DECIMAL_LTE" | "DECIMAL_GTE" | "DECIMAL_LT" | "DECIMAL_GT" | "DECIMAL_MAX_SCALE" | "INVALID_ENUM_VALUE" | "REQUIRED_FIELD" | "FIELD_NOT_ALLOWED" | "ONE_OF_ALIGNMENT" | "EXACT_LENGTH" | "EXACT_SIZE" | "REQUIRED_ONE_OF_FIELD" | (string & {});

export type SelectedCarrierServiceOption = { 
/**
 * Code. At most 100 characters.
 */
code?: string, 
/**
 * Title. At most 250 characters, set by the platform.
 */
title?: string, 
/**
 * Logistics. Set by the platform.
 */
logistics?: DeliveryLogistics, 
/**
 * Cost. Set by the platform.
 */
cost?: SelectedCarrierServiceOptionPrices, 
/**
 * Requested shipping option. Set by the platform.
 */
requestedShippingOption?: boolean, 
/**
 * Other charges.
 */
otherCharges?: Array<SelectedCarrierServiceOptionOtherCharge>, 
/**
 * Carrier id. A GUID.
 */
carrierId?: string, 
/**
 * Delivery allocations. At most 300.
 */
deliveryAllocations?: Array<DeliveryAllocation>, 
/**
 * Partial.
 */
partial?: boolean, };

export type SelectedCarrierServiceOptionOtherCharge = { 
/**
 * Type.
 */
type?: ChargeType, 
/**
 * Details. At most 200 characters.
 */
details?: string, 
/**
 * Cost.
 */
cost?: SelectedCarrierServiceOptionPrices, };

export type SelectedCarrierServiceOptionPrices = { 
/**
 * Total price after tax.
 */
totalPriceAfterTax?: MultiCurrencyPrice, 
/**
 * Total price before tax.
 */
totalPriceBeforeTax?: MultiCurrencyPrice, 
/**
 * Tax details.
 */
taxDetails?: ItemTaxFullDetails, 
/**
 * Total discount.
 */
totalDiscount?: MultiCurrencyPrice, 
/**
 * Price.
 */
price?: MultiCurrencyPrice, };

export type SelectedLineMembership = { 
/**
 * The membership's id.
 */
_id?: string, 
/**
 * The app that issued it.
 */
appId?: string, 
/**
 * Ids of the lines it pays for.
 */
lineItemIds?: Array<string>, };

export type SelectedMembership = { 
/**
 * Identifier. At most 100 characters.
 */
_id?: string, 
/**
 * App that owns the catalog. A GUID.
 */
appId?: string, };

export type SelectedMemberships = { 
/**
 * Which, and for which lines.
 */
memberships?: Array<SelectedLineMembership>, };

export type SelectedShippingOption = { 
/**
 * Carrier id. A GUID.
 */
carrierId?: string, 
/**
 * Code. At most 100 characters.
 */
code?: string, };

export type ServiceProperties = { 
/**
 * Scheduled date.
 */
scheduledDate?: Date, 
/**
 * Number of participants. 1 to 10000.
 */
numberOfParticipants?: number, };

export type Severity = "WARNING" | "ERROR" | (string & {});

export type ShippingInformation = { 
/**
 * Region.
 */
region?: ShippingRegion, 
/**
 * Selected carrier service option.
 */
selectedCarrierServiceOption?: SelectedCarrierServiceOption, 
/**
 * Carrier service options.
 */
carrierServiceOptions?: Array<CarrierServiceOption>, };

export type ShippingOption = { 
/**
 * Code. At most 100 characters.
 */
code?: string, 
/**
 * Title. At most 250 characters.
 */
title?: string, 
/**
 * Logistics.
 */
logistics?: DeliveryLogistics, 
/**
 * Cost.
 */
cost?: ShippingPrice, 
/**
 * Delivery allocations. At most 300.
 */
deliveryAllocations?: Array<DeliveryAllocation>, 
/**
 * Partial.
 */
partial?: boolean, };

export type ShippingPrice = { 
/**
 * Price.
 */
price?: MultiCurrencyPrice, 
/**
 * Other charges.
 */
otherCharges?: Array<OtherCharge>, };

export type ShippingRegion = { 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Name. At most 100 characters.
 */
name?: string, };

export type StreetAddress = { 
/**
 * Number.
 */
number?: string, 
/**
 * Name.
 */
name?: string, };

export type SubscriptionFrequency = "UNDEFINED" | "DAY" | "WEEK" | "MONTH" | "YEAR" | (string & {});

export type SubscriptionOptionInfo = { 
/**
 * Subscription settings.
 */
subscriptionSettings?: SubscriptionSettings, 
/**
 * Title.
 */
title?: Title, 
/**
 * Description.
 */
description?: Description, };

export type SubscriptionSettings = { 
/**
 * Frequency.
 */
frequency?: SubscriptionFrequency, 
/**
 * Interval. 1 to 3650.
 */
interval?: number, 
/**
 * Auto renewal.
 */
autoRenewal?: boolean, 
/**
 * Billing cycles. At least 1.
 */
billingCycles?: number, 
/**
 * Enable customer cancellation.
 */
enableCustomerCancellation?: boolean, 
/**
 * Free trial period.
 */
freeTrialPeriod?: FreeTrialPeriod, };

export type SystemError = { 
/**
 * Error code.
 */
errorCode?: string, };

export type Target = { 
/**
 * Other. One of a choice.
 */
other?: Other, 
/**
 * Line item. One of a choice.
 */
lineItem?: TargetLineItem, };

export type TargetLineItem = { 
/**
 * Name.
 */
name?: LineItemTarget, 
/**
 * Identifier.
 */
_id?: string, };

export type TaxBreakdown = { 
/**
 * Jurisdiction. At most 200 characters.
 */
jurisdiction?: string, 
/**
 * Non taxable amount.
 */
nonTaxableAmount?: MultiCurrencyPrice, 
/**
 * Rate.
 */
rate?: string, 
/**
 * Tax amount.
 */
taxAmount?: MultiCurrencyPrice, 
/**
 * Taxable amount.
 */
taxableAmount?: MultiCurrencyPrice, 
/**
 * Tax type. At most 200 characters.
 */
taxType?: string, 
/**
 * Tax name. At most 200 characters.
 */
taxName?: string, 
/**
 * Jurisdiction type.
 */
jurisdictionType?: JurisdictionType, };

export type TaxCalculationDetails = { 
/**
 * Manual rate reason. One of a choice.
 */
manualRateReason?: ManualCalculationReason, 
/**
 * Auto tax fallback details. One of a choice.
 */
autoTaxFallbackDetails?: AutoTaxFallbackCalculationDetails, 
/**
 * Rate type.
 */
rateType?: RateType, };

export type TaxRateBreakdown = { 
/**
 * Name. At most 100 characters.
 */
name?: string, 
/**
 * Rate.
 */
rate?: string, 
/**
 * Tax.
 */
tax?: MultiCurrencyPrice, };

export type TaxSummary = { 
/**
 * Taxable amount. Set by the platform.
 */
taxableAmount?: MultiCurrencyPrice, 
/**
 * Total tax. Set by the platform.
 */
totalTax?: MultiCurrencyPrice, 
/**
 * Calculation details.
 */
calculationDetails?: TaxCalculationDetails, };

export type TaxableAddress = { 
/**
 * Address type. One of a choice.
 */
addressType?: TaxableAddressType, };

export type TaxableAddressType = "BUSINESS" | "BILLING" | "SHIPPING" | (string & {});

export type Title = { 
/**
 * Text in the site's language. At most 150 characters.
 */
original?: string, 
/**
 * Text in the buyer's language. At most 150 characters.
 */
translated?: string, };

export type TranslatableString = { 
/**
 * Text in the site's language. At most 200 characters.
 */
original?: string, 
/**
 * Text in the buyer's language. At most 400 characters.
 */
translated?: string, };

export type UpdateCart = { 
/**
 * Fields to change.
 */
cartInfo?: Cart, 
/**
 * Coupon to apply.
 */
couponCode?: string, 
/**
 * Discounts by the merchant; they need the owner.
 */
merchantDiscounts?: Array<MerchantDiscountInput>, 
/**
 * Lines to add. At most 300.
 */
lineItems?: Array<LineItem>, 
/**
 * Lines to add with prices of the caller's; they need the owner. At most 300.
 */
customLineItems?: Array<CustomLineItem>, 
/**
 * Fields of `cart_info` to change, by path, joined by commas; all that are given when absent.
 */
cartFieldmask?: string, };

export type UpdateQuantities = { 
/**
 * One entry a line.
 */
lineItems?: Array<LineItemQuantity>, };

export type ValidationError = { 
/**
 * Field violations.
 */
fieldViolations?: Array<FieldViolation>, };

export type VatId = { 
/**
 * Identifier.
 */
_id?: string, 
/**
 * Type.
 */
type?: VatType, };

export type VatType = "UNSPECIFIED" | "CPF" | "CNPJ" | (string & {});

export type Violation = { 
/**
 * Severity.
 */
severity?: Severity, 
/**
 * Target.
 */
target?: Target, 
/**
 * Description. At most 1000 characters.
 */
description?: string, };

export type WeightUnit = "UNSPECIFIED_WEIGHT_UNIT" | "KG" | "LB" | (string & {});
