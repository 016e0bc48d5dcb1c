/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { AdditionalFee, AddressWithContact, AppliedDiscount, CalculationErrors, CarrierServiceOption, CatalogOverrideFields, CatalogReference, ChannelType, CustomLineItem, DescriptionLine, ExtendedFields, GiftCard, InvalidMembership, ItemAvailability, ItemTaxFullDetails, ItemType, LineItem, Membership, ModifierGroup, MultiCurrencyPrice, PaymentOption, PhysicalProperties, Policy, PriceDescription, PriceSummary, ProductName, SelectedCarrierServiceOption, SelectedMemberships, ServiceProperties, ShippingRegion, SubscriptionOptionInfo, TaxSummary, TaxableAddress, Violation, WeightUnit } from "./cart.js";
import type { JsonValue } from "./json.js";

export type AddToCheckout = { 
/**
 * The checkout. A GUID.
 */
_id?: string, 
/**
 * Catalog items with their quantities. At most 100.
 */
lineItems?: Array<LineItem>, 
/**
 * Lines with prices of the caller's; they need the owner. At most 100.
 */
customLineItems?: Array<CustomLineItem>, };

export type BuyerInfo = { 
/**
 * The visitor. A GUID, one of a choice, set by the platform.
 */
visitorId?: string, 
/**
 * The member. A GUID, one of a choice, set by the platform.
 */
memberId?: string, 
/**
 * The contact. A GUID, set by the platform.
 */
contactId?: string, 
/**
 * Email address. An email address.
 */
email?: string, };

export type Checkout = { 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * The lines. At most 300, set by the platform.
 */
lineItems?: Array<CheckoutLineItem>, 
/**
 * Who pays, and where they live.
 */
billingInfo?: AddressWithContact, 
/**
 * How it gets to the buyer.
 */
shippingInfo?: ShippingInfo, 
/**
 * What the buyer wrote. At most 1000 characters.
 */
buyerNote?: string, 
/**
 * Who buys.
 */
buyerInfo?: BuyerInfo, 
/**
 * Conversion currency. A three-letter currency code, set by the platform.
 */
conversionCurrency?: string, 
/**
 * The sums. Set by the platform.
 */
priceSummary?: PriceSummary, 
/**
 * What could not be worked out. Set by the platform.
 */
calculationErrors?: CalculationErrors, 
/**
 * The gift card that pays a part. Set by the platform.
 */
giftCard?: GiftCard, 
/**
 * Discounts that were taken off. Set by the platform.
 */
appliedDiscounts?: Array<AppliedDiscount>, 
/**
 * Fields that the checkout form asks for.
 */
customFields?: Array<CustomField>, 
/**
 * Unit of all weights. Set by the platform.
 */
weightUnit?: WeightUnit, 
/**
 * All tax. Set by the platform.
 */
taxSummary?: TaxSummary, 
/**
 * Three-letter currency code. A three-letter currency code, set by the platform.
 */
currency?: string, 
/**
 * Channel type. Set by the platform.
 */
channelType?: ChannelType, 
/**
 * Language of the site. Set by the platform.
 */
siteLanguage?: string, 
/**
 * Language of the buyer. Set by the platform.
 */
buyerLanguage?: string, 
/**
 * Whether it has become an order. Set by the platform.
 */
completed?: boolean, 
/**
 * Tax included in price. Set by the platform.
 */
taxIncludedInPrice?: boolean, 
/**
 * Who made it. Set by the platform.
 */
createdBy?: CreatedBy, 
/**
 * When it was created. Set by the platform.
 */
_createdDate?: Date, 
/**
 * When it last changed. Set by the platform.
 */
_updatedDate?: Date, 
/**
 * What is paid now. Set by the platform.
 */
payNow?: PriceSummary, 
/**
 * What is paid later. Set by the platform.
 */
payLater?: PriceSummary, 
/**
 * Memberships that can pay, and that cannot.
 */
membershipOptions?: MembershipOptions, 
/**
 * Fees. At most 100, set by the platform.
 */
additionalFees?: Array<AdditionalFee>, 
/**
 * The cart it came from. A GUID.
 */
cartId?: string, 
/**
 * What stands in the way of an order. Set by the platform.
 */
violations?: Array<Violation>, 
/**
 * Fields added by apps.
 */
extendedFields?: ExtendedFields, 
/**
 * Ties carts, checkouts and orders of one purchase together. A GUID, set by the platform.
 */
purchaseFlowId?: string, 
/**
 * Custom settings.
 */
customSettings?: CustomSettings, 
/**
 * Custom content reference.
 */
customContentReference?: CustomContentReference, 
/**
 * External reference.
 */
externalReference?: ExternalReference, 
/**
 * What is paid when the free trial ends. Set by the platform.
 */
payAfterFreeTrial?: PriceSummary, 
/**
 * Business location id. A GUID.
 */
businessLocationId?: string, 
/**
 * Payment currency. A three-letter currency code, set by the platform.
 */
paymentCurrency?: string, 
/**
 * Tax exempt group id. A GUID.
 */
taxExemptGroupId?: string, };

export type CheckoutAnswer = { 
/**
 * The checkout.
 */
checkout?: Checkout, };

export type CheckoutLineItem = { 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * How many. 1 to 100000.
 */
quantity?: number, 
/**
 * Where the item comes from.
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
 * Price of the whole line. Set by the platform.
 */
lineItemPrice?: MultiCurrencyPrice, 
/**
 * Price of one before any sale. Set by the platform.
 */
fullPrice?: MultiCurrencyPrice, 
/**
 * Price of one before coupons and merchant discounts. Set by the platform.
 */
priceBeforeDiscounts?: MultiCurrencyPrice, 
/**
 * Total price after tax. Set by the platform.
 */
totalPriceAfterTax?: MultiCurrencyPrice, 
/**
 * Total price before tax. Set by the platform.
 */
totalPriceBeforeTax?: MultiCurrencyPrice, 
/**
 * Tax on it. Set by the platform.
 */
taxDetails?: ItemTaxFullDetails, 
/**
 * All discounts together. Set by the platform.
 */
discount?: MultiCurrencyPrice, 
/**
 * Description lines. Set by the platform.
 */
descriptionLines?: Array<DescriptionLine>, 
/**
 * Media. Set by the platform.
 */
media?: string, 
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
 * Delivery profile id. A GUID, set by the platform.
 */
deliveryProfileId?: string, 
/**
 * Custom line item. Set by the platform.
 */
customLineItem?: boolean, 
/**
 * Consent required payment policy. At most 2500 characters, set by the platform.
 */
consentRequiredPaymentPolicy?: string, 
/**
 * Catalog override fields.
 */
catalogOverrideFields?: CatalogOverrideFields, 
/**
 * Price undetermined. Set by the platform.
 */
priceUndetermined?: boolean, 
/**
 * Whether the quantity cannot be changed. Set by the platform.
 */
fixedQuantity?: boolean, 
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

export type CheckoutUrlReply = { 
/**
 * Address of the page.
 */
checkoutUrl?: string, };

export type CreateOrder = { 
/**
 * The checkout. A GUID.
 */
_id?: string, 
/**
 * Whether the way of paying is kept for later charges.
 */
savePaymentMethod?: boolean, 
/**
 * Whether the payment is only authorized, to be captured later.
 */
delayCapture?: boolean, };

export type CreatedBy = { 
/**
 * The user of the site. A GUID, one of a choice.
 */
userId?: string, 
/**
 * The member. A GUID, one of a choice.
 */
memberId?: string, 
/**
 * The visitor. A GUID, one of a choice.
 */
visitorId?: string, 
/**
 * App that owns the catalog. A GUID, one of a choice.
 */
appId?: string, };

export type CustomContentReference = { 
/**
 * App that owns the catalog. A GUID.
 */
appId?: string, 
/**
 * Component id. A GUID.
 */
componentId?: string, };

export type CustomField = { 
/**
 * Value.
 */
value?: JsonValue, 
/**
 * Title shown to people. At most 500 characters.
 */
title?: string, 
/**
 * Translated title. At most 500 characters.
 */
translatedTitle?: string, };

export type CustomSettings = { 
/**
 * Lock gift card.
 */
lockGiftCard?: boolean, 
/**
 * Lock coupon code.
 */
lockCouponCode?: boolean, 
/**
 * Disabled policy agreement checkbox.
 */
disabledPolicyAgreementCheckbox?: boolean, 
/**
 * Disabled manual payment.
 */
disabledManualPayment?: boolean, };

export type ExternalReference = { 
/**
 * App that owns the catalog. A GUID.
 */
appId?: string, 
/**
 * Resource id. At most 100 characters.
 */
resourceId?: string, };

export type MembershipOptions = { 
/**
 * Eligible memberships. At most 300, set by the platform.
 */
eligibleMemberships?: Array<Membership>, 
/**
 * Invalid memberships. At most 300, set by the platform.
 */
invalidMemberships?: Array<InvalidMembership>, 
/**
 * Memberships that pay.
 */
selectedMemberships?: SelectedMemberships, };

export type NewCheckout = { 
/**
 * What the buyer has said so far.
 */
checkoutInfo?: Checkout, 
/**
 * Coupon to apply.
 */
couponCode?: string, 
/**
 * Catalog items with their quantities. At most 300.
 */
lineItems?: Array<LineItem>, 
/**
 * Lines with prices of the caller's; they need the owner. At most 300.
 */
customLineItems?: Array<CustomLineItem>, 
/**
 * Where it is sold.
 */
channelType?: ChannelType, 
/**
 * Gift card to pay with.
 */
giftCardCode?: string, 
/**
 * Page to pay on instead of the site's; needs the owner. At most 1000 characters.
 */
overrideCheckoutUrl?: string, 
/**
 * How much of the gift card to use; all that it has when absent.
 */
giftCardRedeemAmount?: string, };

export type OrderPlaced = { 
/**
 * The order. One of a choice.
 */
orderId?: string, 
/**
 * The subscription. One of a choice.
 */
subscriptionId?: string, 
/**
 * The order's id with the payment provider.
 */
paymentGatewayOrderId?: string, };

export type ShippingInfo = { 
/**
 * Shipping destination.
 */
shippingDestination?: AddressWithContact, 
/**
 * Selected carrier service option.
 */
selectedCarrierServiceOption?: SelectedCarrierServiceOption, 
/**
 * Region. Set by the platform.
 */
region?: ShippingRegion, 
/**
 * Carrier service options. Set by the platform.
 */
carrierServiceOptions?: Array<CarrierServiceOption>, };

export type UpdateCheckout = { 
/**
 * The checkout's id and the fields to change.
 */
checkout?: Checkout, 
/**
 * Coupon to apply.
 */
couponCode?: string, 
/**
 * Gift card to pay with.
 */
giftCardCode?: string, 
/**
 * Page to pay on instead of the site's; needs the owner. At most 1000 characters.
 */
overrideCheckoutUrl?: string, 
/**
 * Catalog items to add. At most 300.
 */
lineItems?: Array<LineItem>, 
/**
 * Lines to add with prices of the caller's; they need the owner. At most 300.
 */
customLineItems?: Array<CustomLineItem>, 
/**
 * How much of the gift card to use; all that it has when absent.
 */
giftCardRedeemAmount?: string, };
