/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { Address, CalculationErrors, CatalogReference, ChannelType, Coupon, DescriptionLine, ExtendedFields, FullAddressContactDetails, ItemType, PaymentOption, PaymentOptionOverride, PhysicalProperties, Policy, PriceDescription, ServiceProperties, SubscriptionOptionInfo, Target, TaxableAddress, TranslatableString, VatId, Violation, WeightUnit } from "./cart.js";
import type { CreatedBy, CustomContentReference, ExternalReference } from "./checkout.js";

export type AddItems = { 
/**
 * The cart. A GUID.
 */
cartId?: string, 
/**
 * Items of a catalog. At most 300.
 */
catalogItems?: Array<CatalogItemInput>, 
/**
 * Lines with prices of the caller's; they need the owner. At most 300.
 */
customItems?: Array<CustomItemInput>, };

export type AdditionalFee = { 
/**
 * Code it is known by. At most 100 characters.
 */
code?: string, 
/**
 * Name shown to people.
 */
name?: TranslatableString, 
/**
 * Provider app id. At most 100 characters.
 */
providerAppId?: string, 
/**
 * The lines it is about. A GUID, at most 100.
 */
lineItemIds?: Array<string>, 
/**
 * Price of one.
 */
price?: ConvertedMoney, 
/**
 * Subscription cycles. 1 to 999.
 */
subscriptionCycles?: number, 
/**
 * Source.
 */
source?: Source, };

export type AdditionalFeeTax = { 
/**
 * Additional fee code. At most 100 characters.
 */
additionalFeeCode?: string, 
/**
 * Tax.
 */
tax?: ConvertedMoney, };

export type BenefitType = "PERCENTAGE" | "FIXED_PRICE" | "FIXED_AMOUNT" | (string & {});

export type BusinessInfo = { 
/**
 * Location id. A GUID.
 */
locationId?: string, 
/**
 * Language. Set by the platform.
 */
languageCode?: string, 
/**
 * Three-letter currency code. A three-letter currency code, set by the platform.
 */
currencyCode?: string, };

export type CalculateCart = { 
/**
 * The cart. A GUID.
 */
cartId?: string, 
/**
 * Whether prices and stock are looked at anew.
 */
refreshCart?: boolean, };

export type CalculatedCart = { 
/**
 * The cart.
 */
cart?: Cart, 
/**
 * What it costs.
 */
summary?: CartSummary, };

export type Cart = { 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * When it was created. Set by the platform.
 */
_createdDate?: Date, 
/**
 * When it last changed. Set by the platform.
 */
_updatedDate?: Date, 
/**
 * Number that rises with each change. Set by the platform.
 */
revision?: string, 
/**
 * The lines. At most 300, set by the platform.
 */
lineItems?: Array<LineItem>, 
/**
 * The goods, before discounts. Set by the platform.
 */
subtotal?: ConvertedMoney, 
/**
 * Note of the buyer. At most 1000 characters.
 */
note?: string, 
/**
 * Coupons. At most 1, set by the platform.
 */
coupons?: Array<Coupon>, 
/**
 * Source.
 */
source?: CartSource, 
/**
 * Business info.
 */
businessInfo?: BusinessInfo, 
/**
 * Customer info.
 */
customerInfo?: CustomerInfo, 
/**
 * Delivery info.
 */
deliveryInfo?: DeliveryInfo, 
/**
 * Tax on it, by jurisdiction.
 */
taxInfo?: TaxInfo, 
/**
 * Payment info.
 */
paymentInfo?: PaymentInfo, 
/**
 * Order placed. Set by the platform.
 */
orderPlaced?: boolean, 
/**
 * The order. A GUID, set by the platform.
 */
orderId?: string, 
/**
 * Ties carts, checkouts and orders of one purchase together. A GUID, set by the platform.
 */
purchaseFlowId?: string, 
/**
 * Settings. Set by the platform.
 */
settings?: CartSettings, 
/**
 * Custom checkout url. At most 2048 characters.
 */
customCheckoutUrl?: string, 
/**
 * Fields added by apps.
 */
extendedFields?: ExtendedFields, 
/**
 * Current cart. Set by the platform.
 */
currentCart?: boolean, 
/**
 * Demo.
 */
demo?: boolean, 
/**
 * Forms. At most 1000, set by the platform.
 */
forms?: Array<FormInfo>, 
/**
 * Estimation indicators. Set by the platform.
 */
estimationIndicators?: CartEstimationIndicators, };

export type CartAnswer = { 
/**
 * The cart.
 */
cart?: Cart, };

export type CartEstimationIndicators = { 
/**
 * Has additional fees.
 */
hasAdditionalFees?: boolean, 
/**
 * Has pre checkout custom violations.
 */
hasPreCheckoutCustomViolations?: boolean, };

export type CartSettings = { 
/**
 * Lock gift card.
 */
lockGiftCard?: boolean, 
/**
 * Lock coupon code.
 */
lockCouponCode?: boolean, 
/**
 * Policy agreement checkbox disabled.
 */
policyAgreementCheckboxDisabled?: boolean, 
/**
 * Manual payment disabled.
 */
manualPaymentDisabled?: boolean, };

export type CartSource = { 
/**
 * Channel type.
 */
channelType?: ChannelType, 
/**
 * External references. At most 10, set by the platform.
 */
externalReferences?: Array<ExternalReference>, 
/**
 * Who made it. Set by the platform.
 */
createdBy?: CreatedBy, 
/**
 * Custom content reference.
 */
customContentReference?: CustomContentReference, };

export type CartSummary = { 
/**
 * The cart it came from. A GUID.
 */
cartId?: string, 
/**
 * Cart revision.
 */
cartRevision?: string, 
/**
 * Calculation id. A GUID.
 */
calculationId?: string, 
/**
 * The lines. At most 300.
 */
lineItems?: Array<LineItemSummary>, 
/**
 * Discounts. At most 100.
 */
discounts?: Array<Discount>, 
/**
 * Delivery summary.
 */
deliverySummary?: DeliverySummary, 
/**
 * Fees. At most 100.
 */
additionalFees?: Array<AdditionalFee>, 
/**
 * All tax.
 */
taxSummary?: TaxSummary, 
/**
 * The sums.
 */
priceSummary?: PriceSummary, 
/**
 * Payment summary.
 */
paymentSummary?: PaymentSummary, 
/**
 * Stands for the prices shown: an order placed with it is refused when they have changed. At most 1024 characters.
 */
priceVerificationToken?: string, 
/**
 * What could not be worked out.
 */
calculationErrors?: CalculationErrors, 
/**
 * Spi violations. At most 100.
 */
spiViolations?: Array<Violation>, 
/**
 * What stands in the way of an order. At most 100.
 */
violations?: Array<CartViolation>, };

export type CartViolation = { 
/**
 * Custom validation data. One of a choice.
 */
customValidationData?: CustomValidationErrorData, 
/**
 * Invalid coupon status data. One of a choice.
 */
invalidCouponStatusData?: InvalidCouponStatusErrorData, 
/**
 * Invalid coupon code data. One of a choice.
 */
invalidCouponCodeData?: InvalidCouponCodeErrorData, 
/**
 * Invalid gift card code data. One of a choice.
 */
invalidGiftCardCodeData?: InvalidGiftCardCodeErrorData, 
/**
 * Invalid gift card status data. One of a choice.
 */
invalidGiftCardStatusData?: InvalidGiftCardStatusErrorData, 
/**
 * Line items out of stock data. One of a choice.
 */
lineItemsOutOfStockData?: LineItemsOutOfStockErrorData, 
/**
 * Members only item data. One of a choice.
 */
membersOnlyItemData?: MembersOnlyItemErrorData, 
/**
 * Subtotal below order minimum data. One of a choice.
 */
subtotalBelowOrderMinimumData?: SubtotalBelowOrderMinimumErrorData, 
/**
 * Invalid membership status data. One of a choice.
 */
invalidMembershipStatusData?: InvalidMembershipStatusErrorData, 
/**
 * Scope.
 */
scope?: ViolationScope, 
/**
 * Code it is known by.
 */
code?: ViolationCode, 
/**
 * Description. At most 1000 characters.
 */
description?: string, 
/**
 * Severity.
 */
severity?: ViolationSeverity, };

export type CatalogItemInput = { 
/**
 * Where the item comes from.
 */
catalogReference?: CatalogReference, 
/**
 * How many. 1 to 100000.
 */
quantity?: number, 
/**
 * Selected membership.
 */
selectedMembership?: SelectedMembership, 
/**
 * Catalog override fields.
 */
catalogOverrideFields?: CatalogOverrideFields, 
/**
 * Fields added by apps.
 */
extendedFields?: ExtendedFields, 
/**
 * Inventory app id. A GUID.
 */
inventoryAppId?: string, 
/**
 * Membership payment.
 */
membershipPayment?: MembershipInput, };

export type CatalogOverrideFields = { 
/**
 * Name shown to people.
 */
name?: TranslatableString, 
/**
 * Sale price.
 */
salePrice?: string, 
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

export type Charge = { 
/**
 * Cycle from.
 */
cycleFrom?: number, 
/**
 * Cycle count.
 */
cycleCount?: number, 
/**
 * Cycle billing date.
 */
cycleBillingDate?: Date, };

export type ConvertedMoney = { 
/**
 * Amount in the shop's currency.
 */
amount?: string, 
/**
 * Amount in the buyer's currency. Set by the platform.
 */
convertedAmount?: string, };

export type CouponInput = { 
/**
 * Code it is known by. At most 50 characters.
 */
code?: string, };

export type CreateCart = { 
/**
 * Fields of the cart.
 */
cart?: Cart, 
/**
 * Items of a catalog. At most 300.
 */
catalogItems?: Array<CatalogItemInput>, 
/**
 * Lines with prices of the caller's; they need the owner. At most 300.
 */
customItems?: Array<CustomItemInput>, 
/**
 * Coupons. At most 1.
 */
coupons?: Array<CouponInput>, 
/**
 * The way of delivery.
 */
deliveryMethod?: DeliveryMethodInput, 
/**
 * Gift cards. At most 5.
 */
giftCards?: Array<GiftCardInput>, };

export type CustomItemAttributes = { 
/**
 * Description lines. At most 100.
 */
descriptionLines?: Array<DescriptionLine>, 
/**
 * Image.
 */
image?: string, 
/**
 * Web address.
 */
url?: string, 
/**
 * Item type.
 */
itemType?: ItemType, 
/**
 * Physical properties.
 */
physicalProperties?: PhysicalProperties, 
/**
 * Service properties.
 */
serviceProperties?: ServiceProperties, 
/**
 * Members only.
 */
membersOnly?: boolean, };

export type CustomItemDeliveryConfig = { 
/**
 * Delivery profile id. A GUID.
 */
deliveryProfileId?: string, };

export type CustomItemInput = { 
/**
 * Name shown to people.
 */
name?: TranslatableString, 
/**
 * Quantity info.
 */
quantityInfo?: CustomItemQuantityInfo, 
/**
 * Pricing.
 */
pricing?: CustomItemPricingInfo, 
/**
 * Source.
 */
source?: CustomItemSource, 
/**
 * Attributes.
 */
attributes?: CustomItemAttributes, 
/**
 * Delivery config.
 */
deliveryConfig?: CustomItemDeliveryConfig, 
/**
 * Tax config.
 */
taxConfig?: CustomItemTaxConfig, 
/**
 * Payment config.
 */
paymentConfig?: CustomItemPaymentConfig, 
/**
 * Modifier groups. At most 25.
 */
modifierGroups?: Array<ModifierGroup>, };

export type CustomItemPaymentConfig = { 
/**
 * Deposit amount.
 */
depositAmount?: ConvertedMoney, 
/**
 * Payment option.
 */
paymentOption?: PaymentOption, };

export type CustomItemPricingInfo = { 
/**
 * Price of one.
 */
price?: ConvertedMoney, 
/**
 * Full price.
 */
fullPrice?: ConvertedMoney, 
/**
 * Price description.
 */
priceDescription?: PriceDescription, 
/**
 * Price undetermined.
 */
priceUndetermined?: boolean, };

export type CustomItemQuantityInfo = { 
/**
 * How many are wanted. 1 to 100000.
 */
requestedQuantity?: number, 
/**
 * How many there are.
 */
availableQuantity?: number, 
/**
 * Whether the quantity cannot be changed.
 */
fixedQuantity?: boolean, };

export type CustomItemSource = { 
/**
 * Where the item comes from.
 */
catalogReference?: CatalogReference, 
/**
 * Root catalog item id. At most 36 characters.
 */
rootCatalogItemId?: string, 
/**
 * Inventory app id. A GUID.
 */
inventoryAppId?: string, };

export type CustomItemTaxConfig = { 
/**
 * Taxable address.
 */
taxableAddress?: TaxableAddress, 
/**
 * Tax group id. At most 50 characters.
 */
taxGroupId?: string, };

export type CustomValidationErrorData = { 
/**
 * Target.
 */
target?: Target, };

export type CustomerInfo = { 
/**
 * The visitor. A GUID, one of a choice, set by the platform.
 */
visitorId?: string, 
/**
 * The member. A GUID, one of a choice, set by the platform.
 */
memberId?: string, 
/**
 * The user of the site. A GUID, one of a choice, set by the platform.
 */
userId?: string, 
/**
 * Open access. One of a choice, set by the platform.
 */
openAccess?: boolean, 
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
vatId?: VatId, 
/**
 * Email address. An email address.
 */
email?: string, 
/**
 * The contact. A GUID, set by the platform.
 */
contactId?: string, 
/**
 * Language. Set by the platform.
 */
languageCode?: string, 
/**
 * Three-letter currency code. A three-letter currency code, set by the platform.
 */
currencyCode?: string, };

export type DeliveryInfo = { 
/**
 * Address.
 */
address?: Address, 
/**
 * Method. Set by the platform.
 */
method?: DeliveryMethod, 
/**
 * Unit of all weights. Set by the platform.
 */
weightUnit?: WeightUnit, };

export type DeliveryMethod = { 
/**
 * Code it is known by. At most 100 characters.
 */
code?: string, 
/**
 * App that owns the catalog. A GUID.
 */
appId?: string, 
/**
 * Title shown to people.
 */
title?: TranslatableString, 
/**
 * Pickup.
 */
pickup?: boolean, };

export type DeliveryMethodInput = { 
/**
 * Code it is known by. At most 100 characters.
 */
code?: string, 
/**
 * App that owns the catalog. A GUID.
 */
appId?: string, };

export type DeliverySummary = { 
/**
 * Method.
 */
method?: DeliveryMethod, 
/**
 * Price of one.
 */
price?: ConvertedMoney, };

export type Discount = { 
/**
 * Name shown to people.
 */
name?: TranslatableString, 
/**
 * Source.
 */
source?: DiscountSource, 
/**
 * Scope.
 */
scope?: DiscountScope, 
/**
 * Subscription cycles. 1 to 1000.
 */
subscriptionCycles?: number, 
/**
 * What is to be paid.
 */
total?: ConvertedMoney, 
/**
 * Line item discounts. At most 100.
 */
lineItemDiscounts?: Array<LineItemDiscount>, };

export type DiscountScope = "UNKNOWN_DISCOUNT_SCOPE" | "CART_SUBTOTAL" | "LINE_ITEM" | "DELIVERY" | (string & {});

export type DiscountSource = { 
/**
 * Source type.
 */
sourceType?: DiscountSourceType, 
/**
 * Coupon code. At most 50 characters.
 */
couponCode?: string, };

export type DiscountSourceType = "AUTOMATIC_RULE" | "COUPON" | (string & {});

export type EstimateCart = { 
/**
 * The cart. A GUID.
 */
cartId?: string, 
/**
 * Whether prices and stock are looked at anew.
 */
refreshCart?: boolean, 
/**
 * What is checked beside.
 */
validationConfig?: ValidationsConfig, 
/**
 * Whether delivery is worked out. No when absent.
 */
calculateDelivery?: boolean, 
/**
 * Whether fees are worked out. No when absent.
 */
calculateAdditionalFees?: boolean, 
/**
 * Whether tax is worked out. No when absent.
 */
calculateTax?: boolean, 
/**
 * Whether gift cards are worked out. No when absent.
 */
calculateGiftCards?: boolean, };

export type ExistingMembership = { 
/**
 * App that owns the catalog. A GUID.
 */
appId?: string, 
/**
 * Membership id. At most 200 characters.
 */
membershipId?: string, };

export type ExistingMembershipInput = { 
/**
 * App that owns the catalog. A GUID.
 */
appId?: string, 
/**
 * Membership id. At most 200 characters.
 */
membershipId?: string, };

export type FormIdentifier = { 
/**
 * Form schema id. A GUID.
 */
formSchemaId?: string, 
/**
 * Namespace. At most 100 characters.
 */
namespace?: string, };

export type FormInfo = { 
/**
 * Schema identifier. Set by the platform.
 */
schemaIdentifier?: FormIdentifier, 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * The lines it is about. A GUID, at most 300, set by the platform.
 */
lineItemIds?: Array<string>, 
/**
 * Title shown to people. At most 100 characters, set by the platform.
 */
title?: string, 
/**
 * Subtitles. At most 100 characters, at most 10, set by the platform.
 */
subtitles?: Array<string>, 
/**
 * Form submission id. A GUID.
 */
formSubmissionId?: string, };

export type FormSubmission = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Form submission id. A GUID.
 */
formSubmissionId?: string, };

export type FutureMembership = { 
/**
 * The line it is about. A GUID.
 */
lineItemId?: string, 
/**
 * Benefit id. At most 200 characters.
 */
benefitId?: string, };

export type FutureMembershipInput = { 
/**
 * The line it is about. A GUID.
 */
lineItemId?: string, 
/**
 * Benefit id. At most 200 characters.
 */
benefitId?: string, };

export type GetCheckoutUrl = { 
/**
 * The cart. A GUID.
 */
cartId?: string, 
/**
 * Currency to pay in.
 */
currencyCode?: string, };

export type GiftCard = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Obfuscated code. At most 50 characters.
 */
obfuscatedCode?: string, 
/**
 * App that owns the catalog. A GUID.
 */
appId?: string, 
/**
 * Its id with the app that made it. At most 50 characters.
 */
externalId?: string, 
/**
 * Requested redeem amount.
 */
requestedRedeemAmount?: ConvertedMoney, };

export type GiftCardInput = { 
/**
 * Code it is known by. At most 20 characters.
 */
code?: string, 
/**
 * How much of it is used.
 */
redeemAmount?: ConvertedMoney, };

export type GiftCardSummary = { 
/**
 * Gift card id. A GUID.
 */
giftCardId?: string, 
/**
 * How much of it is used.
 */
redeemAmount?: ConvertedMoney, };

export type InvalidCouponCodeErrorData = { 
/**
 * Coupon code. At most 100 characters.
 */
couponCode?: string, };

export type InvalidCouponReason = "UNKNOWN_INVALID_COUPON_REASON" | "EXPIRED" | "DISABLED" | "INACTIVE" | "MAX_USAGE_EXCEEDED" | "MAX_USAGE_PER_CUSTOMER_EXCEEDED" | "NOT_APPLICABLE_TO_SUBSCRIPTIONS" | "NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS" | "MIN_LINE_ITEM_QUANTITY_NOT_REACHED" | "MIN_SUBTOTAL_NOT_REACHED" | (string & {});

export type InvalidCouponStatusErrorData = { 
/**
 * Min line item quantity not reached details. One of a choice.
 */
minLineItemQuantityNotReachedDetails?: MinLineItemQuantityNotReachedDetails, 
/**
 * Min subtotal not reached details. One of a choice.
 */
minSubtotalNotReachedDetails?: MinSubtotalNotReachedDetails, 
/**
 * Coupon code. At most 100 characters.
 */
couponCode?: string, 
/**
 * Why.
 */
reason?: InvalidCouponReason, };

export type InvalidGiftCardCodeErrorData = { 
/**
 * Gift card code. At most 100 characters.
 */
giftCardCode?: string, 
/**
 * Gift card id. A GUID.
 */
giftCardId?: string, };

export type InvalidGiftCardReason = "UNKNOWN_INVALID_GIFT_CARD_REASON" | "EXPIRED" | "DISABLED" | "EMPTY_BALANCE" | (string & {});

export type InvalidGiftCardStatusErrorData = { 
/**
 * Gift card code. At most 100 characters.
 */
giftCardCode?: string, 
/**
 * Why.
 */
reason?: InvalidGiftCardReason, 
/**
 * Gift card id. A GUID.
 */
giftCardId?: string, };

export type InvalidMembershipReason = "UNKNOWN_INVALID_MEMBERSHIP_REASON" | "INSUFFICIENT_FUNDS" | "MEMBERSHIP_NOT_FOUND" | "NOT_APPLICABLE_TO_LINE_ITEMS" | "LINE_ITEM_NOT_FOUND" | (string & {});

export type InvalidMembershipStatusErrorData = { 
/**
 * Membership id. At most 200 characters.
 */
membershipId?: string, 
/**
 * Why.
 */
reason?: InvalidMembershipReason, };

export type ItemAttributes = { 
/**
 * Description lines. At most 100.
 */
descriptionLines?: Array<DescriptionLine>, 
/**
 * Image.
 */
image?: string, 
/**
 * Web address.
 */
url?: string, 
/**
 * Policies. At most 5.
 */
policies?: Array<Policy>, 
/**
 * Item type.
 */
itemType?: ItemType, 
/**
 * Physical properties.
 */
physicalProperties?: PhysicalProperties, 
/**
 * Subscription info.
 */
subscriptionInfo?: SubscriptionOptionInfo, 
/**
 * Service properties.
 */
serviceProperties?: ServiceProperties, 
/**
 * Members only.
 */
membersOnly?: boolean, };

export type ItemDeliveryConfig = { 
/**
 * Delivery profile id. A GUID.
 */
deliveryProfileId?: string, 
/**
 * Fulfiller id. A GUID.
 */
fulfillerId?: string, };

export type ItemDiscount = { 
/**
 * Name shown to people.
 */
name?: TranslatableString, 
/**
 * Amount off.
 */
amountOff?: ConvertedMoney, 
/**
 * Source.
 */
source?: DiscountSource, };

export type ItemModifier = { 
/**
 * Identifier. At most 36 characters, set by the platform.
 */
_id?: string, 
/**
 * How many. 1 to 100000.
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
 * Price of one.
 */
price?: ConvertedMoney, };

export type ItemPaymentConfig = { 
/**
 * Save payment method.
 */
savePaymentMethod?: boolean, 
/**
 * Consent required payment policy. At most 2500 characters.
 */
consentRequiredPaymentPolicy?: string, 
/**
 * Deposit amount.
 */
depositAmount?: ConvertedMoney, 
/**
 * Selected membership.
 */
selectedMembership?: SelectedMembership, 
/**
 * Payment option.
 */
paymentOption?: PaymentOption, 
/**
 * Membership.
 */
membership?: Membership, };

export type ItemPriceBreakdown = { 
/**
 * Full price.
 */
fullPrice?: ConvertedMoney, 
/**
 * Sale price.
 */
salePrice?: ConvertedMoney, 
/**
 * Total modifiers price.
 */
totalModifiersPrice?: ConvertedMoney, };

export type ItemPricingInfo = { 
/**
 * Price of one.
 */
unitPrice?: ConvertedMoney, 
/**
 * Price of the line.
 */
totalPrice?: ConvertedMoney, 
/**
 * Price description.
 */
priceDescription?: PriceDescription, 
/**
 * Price undetermined.
 */
priceUndetermined?: boolean, 
/**
 * Breakdown.
 */
breakdown?: ItemPriceBreakdown, };

export type ItemQuantityInfo = { 
/**
 * How many can be had. 1 to 100000.
 */
confirmedQuantity?: number, 
/**
 * How many are wanted. 1 to 100000.
 */
requestedQuantity?: number, 
/**
 * How many there are.
 */
availableQuantity?: number, 
/**
 * Whether the quantity cannot be changed.
 */
fixedQuantity?: boolean, };

export type ItemSource = { 
/**
 * Where the item comes from.
 */
catalogReference?: CatalogReference, 
/**
 * Catalog override fields.
 */
catalogOverrideFields?: CatalogOverrideFields, 
/**
 * Root catalog item id. At most 36 characters.
 */
rootCatalogItemId?: string, 
/**
 * Inventory app id. A GUID.
 */
inventoryAppId?: string, };

export type ItemStatus = "IN_STOCK" | "PARTIALLY_IN_STOCK" | "OUT_OF_STOCK" | "REMOVED_FROM_CATALOG" | (string & {});

export type ItemTaxConfig = { 
/**
 * Taxable address.
 */
taxableAddress?: TaxableAddress, 
/**
 * Tax group id. At most 50 characters.
 */
taxGroupId?: string, };

export type ItemUpsells = { 
/**
 * The line it is about. A GUID.
 */
lineItemId?: string, 
/**
 * Upsells. At most 10.
 */
upsells?: Array<UpsellOption>, };

export type LineItem = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Name shown to people.
 */
name?: TranslatableString, 
/**
 * Quantity info.
 */
quantityInfo?: ItemQuantityInfo, 
/**
 * Pricing.
 */
pricing?: ItemPricingInfo, 
/**
 * Source.
 */
source?: ItemSource, 
/**
 * Attributes.
 */
attributes?: ItemAttributes, 
/**
 * Delivery config.
 */
deliveryConfig?: ItemDeliveryConfig, 
/**
 * Tax config.
 */
taxConfig?: ItemTaxConfig, 
/**
 * Payment config.
 */
paymentConfig?: ItemPaymentConfig, 
/**
 * Where it stands.
 */
status?: ItemStatus, 
/**
 * Fields added by apps.
 */
extendedFields?: ExtendedFields, 
/**
 * Modifier groups. At most 25.
 */
modifierGroups?: Array<ModifierGroup>, 
/**
 * Discounts. At most 100.
 */
discounts?: Array<ItemDiscount>, 
/**
 * Custom line item.
 */
customLineItem?: boolean, };

export type LineItemDiscount = { 
/**
 * The line it is about. A GUID.
 */
lineItemId?: string, 
/**
 * Amount off.
 */
amountOff?: ConvertedMoney, };

export type LineItemSummary = { 
/**
 * The line it is about. A GUID.
 */
lineItemId?: string, 
/**
 * How many. 1 to 100000.
 */
quantity?: number, 
/**
 * Price of one.
 */
unitPrice?: ConvertedMoney, 
/**
 * Price of the line.
 */
totalPrice?: ConvertedMoney, };

export type LineItemTax = { 
/**
 * The line it is about. A GUID.
 */
lineItemId?: string, 
/**
 * Tax.
 */
tax?: ConvertedMoney, 
/**
 * Rate as a decimal: 0.0875 is 8.75 percent.
 */
rate?: string, };

export type LineItemUpdate = { 
/**
 * The line it is about. A GUID.
 */
lineItemId?: string, 
/**
 * How many.
 */
quantity?: QuantityUpdate, 
/**
 * Selected membership.
 */
selectedMembership?: SelectedMembershipUpdate, 
/**
 * Membership payment.
 */
membershipPayment?: MembershipInput, };

export type LineItemsOutOfStockErrorData = { 
/**
 * The lines it is about. A GUID, at most 300.
 */
lineItemIds?: Array<string>, 
/**
 * All line items out of stock.
 */
allLineItemsOutOfStock?: boolean, };

export type MarkAsCompleted = { 
/**
 * The cart. A GUID.
 */
cartId?: string, 
/**
 * The order. A GUID.
 */
orderId?: string, };

export type MembersOnlyItemErrorData = { 
/**
 * The lines it is about. A GUID, at most 300.
 */
lineItemIds?: Array<string>, };

export type Membership = { 
/**
 * Existing membership. One of a choice.
 */
existingMembership?: ExistingMembership, 
/**
 * Future membership. One of a choice.
 */
futureMembership?: FutureMembership, 
/**
 * Name shown to people. Set by the platform.
 */
name?: TranslatableString, 
/**
 * Redemption cost. Set by the platform.
 */
redemptionCost?: number, 
/**
 * Redemption type. Set by the platform.
 */
redemptionType?: RedemptionType, };

export type MembershipInput = { 
/**
 * Existing membership. One of a choice.
 */
existingMembership?: ExistingMembershipInput, 
/**
 * Future membership. One of a choice.
 */
futureMembership?: FutureMembershipInput, };

export type MembershipSummary = { 
/**
 * Identifier. At most 200 characters.
 */
_id?: string, 
/**
 * App that owns the catalog. A GUID.
 */
appId?: string, 
/**
 * The lines it is about. At most 100 characters, at most 300.
 */
lineItemIds?: Array<string>, };

export type MinLineItemQuantityNotReachedDetails = { 
/**
 * Required minimum quantity.
 */
requiredMinimumQuantity?: number, };

export type MinSubtotalNotReachedDetails = { 
/**
 * Required minimum subtotal.
 */
requiredMinimumSubtotal?: ConvertedMoney, 
/**
 * Original description. At most 100 characters.
 */
originalDescription?: string, };

export type ModifierGroup = { 
/**
 * Identifier. At most 36 characters, set by the platform.
 */
_id?: string, 
/**
 * Name shown to people.
 */
name?: TranslatableString, 
/**
 * Modifiers. At most 25.
 */
modifiers?: Array<ItemModifier>, };

export type PaymentInfo = { 
/**
 * Gift cards. At most 1, set by the platform.
 */
giftCards?: Array<GiftCard>, 
/**
 * Three-letter currency code. A three-letter currency code, set by the platform.
 */
currencyCode?: string, 
/**
 * Billing address.
 */
billingAddress?: Address, 
/**
 * Billing contact.
 */
billingContact?: FullAddressContactDetails, };

export type PaymentSummary = { 
/**
 * Gift cards. At most 1.
 */
giftCards?: Array<GiftCardSummary>, 
/**
 * Memberships. At most 300.
 */
memberships?: Array<MembershipSummary>, 
/**
 * Subscription charges. At most 100.
 */
subscriptionCharges?: Array<SubscriptionCharges>, 
/**
 * Requires payment after gift card.
 */
requiresPaymentAfterGiftCard?: boolean, 
/**
 * Total after gift cards.
 */
totalAfterGiftCards?: ConvertedMoney, 
/**
 * What is paid now.
 */
payNow?: ConvertedMoney, 
/**
 * What is paid later.
 */
payLater?: ConvertedMoney, 
/**
 * What is paid when the free trial ends.
 */
payAfterFreeTrial?: ConvertedMoney, };

export type PlaceOrder = { 
/**
 * The cart. A GUID.
 */
cartId?: string, 
/**
 * The token of the summary that the buyer saw. At most 3000 characters.
 */
priceVerificationToken?: string, 
/**
 * Whether the way of paying is kept for later charges.
 */
savePaymentMethod?: boolean, 
/**
 * Whether the payment is only authorized, to be captured later.
 */
delayCapture?: boolean, 
/**
 * What to pay with.
 */
paymentToken?: string, 
/**
 * Where the payment page leads.
 */
redirectUrls?: RedirectUrls, 
/**
 * Whether it is bought within an app.
 */
inAppPurchase?: boolean, };

export type PlacedOrder = { 
/**
 * The order. A GUID.
 */
orderId?: string, 
/**
 * The order's id with the payment provider.
 */
paymentGatewayOrderId?: string, 
/**
 * Whether it has been paid.
 */
completed?: boolean, 
/**
 * What the payment provider answered.
 */
paymentResponseToken?: string, };

export type PriceDetails = { 
/**
 * Price of one.
 */
price?: string, 
/**
 * Description. At most 200 characters.
 */
description?: string, };

export type PriceSummary = { 
/**
 * The goods, before discounts.
 */
subtotal?: ConvertedMoney, 
/**
 * All discounts together.
 */
discount?: ConvertedMoney, 
/**
 * Delivery.
 */
delivery?: ConvertedMoney, 
/**
 * Fees.
 */
additionalFees?: ConvertedMoney, 
/**
 * Tax.
 */
tax?: ConvertedMoney, 
/**
 * What is to be paid.
 */
total?: ConvertedMoney, };

export type QuantityUpdate = { 
/**
 * The new quantity. 1 to 100000.
 */
newQuantity?: number, };

export type RedemptionType = "CREDITS" | "SESSIONS" | (string & {});

export type RedirectUrls = { 
/**
 * Cancel url. At most 2000 characters.
 */
cancelUrl?: string, 
/**
 * Error url. At most 2000 characters.
 */
errorUrl?: string, 
/**
 * Success url. At most 2000 characters.
 */
successUrl?: string, 
/**
 * Pending url. At most 2000 characters.
 */
pendingUrl?: string, };

export type SelectedMembership = { 
/**
 * Identifier. At most 200 characters.
 */
_id?: string, 
/**
 * App that owns the catalog. A GUID.
 */
appId?: string, 
/**
 * Name shown to people. Set by the platform.
 */
name?: TranslatableString, };

export type SelectedMembershipUpdate = { 
/**
 * New membership.
 */
newMembership?: SelectedMembership, };

export type Source = "UNKNOWN_ADDITIONAL_FEE_SOURCE" | "SERVICE_PLUGIN" | "LINE_ITEM" | "DELIVERY" | "PLATFORM" | (string & {});

export type SubscriptionCharges = { 
/**
 * The lines it is about. A GUID, at most 300.
 */
lineItemIds?: Array<string>, 
/**
 * Description. At most 1000 characters.
 */
description?: string, 
/**
 * Charges. At most 50.
 */
charges?: Array<Charge>, };

export type SubtotalBelowOrderMinimumErrorData = { 
/**
 * Minimum order subtotal.
 */
minimumOrderSubtotal?: ConvertedMoney, 
/**
 * Remaining amount.
 */
remainingAmount?: ConvertedMoney, };

export type Tax = { 
/**
 * Name shown to people.
 */
name?: TranslatableString, 
/**
 * What tax is taken of.
 */
taxableAmount?: ConvertedMoney, 
/**
 * Exempt amount.
 */
exemptAmount?: ConvertedMoney, 
/**
 * Amount in the shop's currency.
 */
amount?: ConvertedMoney, };

export type TaxInfo = { 
/**
 * Prices include tax. Set by the platform.
 */
pricesIncludeTax?: boolean, 
/**
 * Tax exempt group id. A GUID.
 */
taxExemptGroupId?: string, };

export type TaxSummary = { 
/**
 * Taxes. At most 100.
 */
taxes?: Array<Tax>, 
/**
 * Total exempt.
 */
totalExempt?: ConvertedMoney, 
/**
 * Prices include tax. Set by the platform.
 */
pricesIncludeTax?: boolean, 
/**
 * Line item taxes. At most 300.
 */
lineItemTaxes?: Array<LineItemTax>, 
/**
 * Delivery tax.
 */
deliveryTax?: ConvertedMoney, 
/**
 * Additional fee taxes. At most 100.
 */
additionalFeeTaxes?: Array<AdditionalFeeTax>, };

export type UpdateCart = { 
/**
 * The fields, and the cart's id when it is not the current one.
 */
cart?: Cart, };

export type UpdateForms = { 
/**
 * The cart. A GUID.
 */
cartId?: string, 
/**
 * One entry a form.
 */
formSubmissions?: Array<FormSubmission>, };

export type UpdateItems = { 
/**
 * The cart. A GUID.
 */
cartId?: string, 
/**
 * One entry a line.
 */
lineItems?: Array<LineItemUpdate>, };

export type UpsellBenefitMetadata = { 
/**
 * Benefit type.
 */
benefitType?: BenefitType, 
/**
 * Benefit value.
 */
benefitValue?: string, };

export type UpsellOption = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Title shown to people. At most 200 characters.
 */
title?: string, 
/**
 * Description. At most 500 characters.
 */
description?: string, 
/**
 * Where the item comes from.
 */
catalogReference?: CatalogReference, 
/**
 * Metadata.
 */
metadata?: UpsellBenefitMetadata, 
/**
 * Price details.
 */
priceDetails?: PriceDetails, };

export type UpsellsReply = { 
/**
 * One entry a line.
 */
itemsUpsells?: Array<ItemUpsells>, };

export type ValidationsConfig = "SKIP_VALIDATIONS" | "PRE_CHECKOUT_VALIDATIONS" | "CHECKOUT_VALIDATIONS" | (string & {});

export type ViolationCode = "GENERAL_CODE" | "CUSTOM_VALIDATION" | "EMPTY_CART" | "LINE_ITEMS_OUT_OF_STOCK" | "MEMBERS_ONLY_ITEM" | "INVALID_COUPON_CODE" | "INVALID_COUPON_STATUS" | "CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD" | "MISSING_DELIVERY_ADDRESS" | "MISSING_DELIVERY_METHOD" | "DELIVERY_METHOD_NO_LONGER_AVAILABLE" | "DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS" | "INVALID_GIFT_CARD_CODE" | "INVALID_GIFT_CARD_STATUS" | "CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD" | "SUBTOTAL_BELOW_ORDER_MINIMUM" | "INVALID_MEMBERSHIP_STATUS" | "INVALID_POSTAL_CODE" | "INVALID_SUBDIVISION" | "SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART" | "GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART" | "GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART" | "MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART" | (string & {});

export type ViolationScope = "GLOBAL" | "LINE_ITEM" | "DISCOUNT" | "DELIVERY" | "TAX" | "MEMBERSHIP" | "GIFT_CARD" | (string & {});

export type ViolationSeverity = "WARNING" | "ERROR" | (string & {});
