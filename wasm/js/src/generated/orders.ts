/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { AddressLocation, AddressWithContact, CatalogReference, ChannelType, DescriptionLine, DiscountRuleName, DiscountType, ExtendedFields, ItemType, JurisdictionType, PaymentOption, PhysicalProperties, PickupMethod, PriceDescription, ProductName, StreetAddress, SubscriptionSettings, TaxableAddress, TranslatableString, WeightUnit } from "./cart.js";
import type { BuyerInfo, CreatedBy, CustomField } from "./checkout.js";
import type { JsonValue } from "./json.js";

export type ActivitiesAdded = { 
/**
 * The order.
 */
order?: Order, 
/**
 * Ids of the entries, in their order.
 */
activityIds?: Array<string>, };

export type Activity = { 
/**
 * Merchant comment. One of a choice.
 */
merchantComment?: MerchantComment, 
/**
 * Order refunded. One of a choice.
 */
orderRefunded?: OrderRefunded, 
/**
 * Draft order changes applied. One of a choice.
 */
draftOrderChangesApplied?: DraftOrderChangesApplied, 
/**
 * Saved payment method. One of a choice.
 */
savedPaymentMethod?: SavedPaymentMethod, 
/**
 * Authorized payment created. One of a choice.
 */
authorizedPaymentCreated?: AuthorizedPaymentCreated, 
/**
 * Authorized payment captured. One of a choice.
 */
authorizedPaymentCaptured?: AuthorizedPaymentCaptured, 
/**
 * Authorized payment voided. One of a choice.
 */
authorizedPaymentVoided?: AuthorizedPaymentVoided, 
/**
 * Refund initiated. One of a choice.
 */
refundInitiated?: RefundInitiated, 
/**
 * Payment refunded. One of a choice.
 */
paymentRefunded?: PaymentRefunded, 
/**
 * Payment refund failed. One of a choice.
 */
paymentRefundFailed?: PaymentRefundFailed, 
/**
 * Refunded as store credit. One of a choice.
 */
refundedAsStoreCredit?: RefundedAsStoreCredit, 
/**
 * Payment pending. One of a choice.
 */
paymentPending?: PaymentPending, 
/**
 * Payment canceled. One of a choice.
 */
paymentCanceled?: PaymentCanceled, 
/**
 * Payment declined. One of a choice.
 */
paymentDeclined?: PaymentDeclined, 
/**
 * Receipt created. One of a choice.
 */
receiptCreated?: ReceiptCreated, 
/**
 * Receipt sent. One of a choice.
 */
receiptSent?: ReceiptSent, 
/**
 * Chargeback created. One of a choice.
 */
chargebackCreated?: ChargebackCreated, 
/**
 * Chargeback reversed. One of a choice.
 */
chargebackReversed?: ChargebackReversed, 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Author email. An email address, set by the platform.
 */
authorEmail?: string, 
/**
 * When it was created. Set by the platform.
 */
_createdDate?: Date, 
/**
 * Which kind it is.
 */
type?: ActivityType, 
/**
 * Activity type.
 */
activityType?: OrderActivityType, };

export type ActivityType = "ORDER_REFUNDED" | "ORDER_PLACED" | "ORDER_PAID" | "ORDER_FULFILLED" | "ORDER_NOT_FULFILLED" | "ORDER_CANCELED" | "DOWNLOAD_LINK_SENT" | "TRACKING_NUMBER_ADDED" | "TRACKING_NUMBER_EDITED" | "TRACKING_LINK_ADDED" | "SHIPPING_CONFIRMATION_EMAIL_SENT" | "INVOICE_ADDED" | "INVOICE_REMOVED" | "INVOICE_SENT" | "FULFILLER_EMAIL_SENT" | "SHIPPING_ADDRESS_EDITED" | "EMAIL_EDITED" | "PICKUP_READY_EMAIL_SENT" | "CUSTOM_ACTIVITY" | "MERCHANT_COMMENT" | "ORDER_PARTIALLY_PAID" | "DRAFT_ORDER_CHANGES_APPLIED" | "SAVED_PAYMENT_METHOD" | "AUTHORIZED_PAYMENT_CREATED" | "AUTHORIZED_PAYMENT_CAPTURED" | "AUTHORIZED_PAYMENT_VOIDED" | "REFUND_INITIATED" | "PAYMENT_REFUNDED" | "PAYMENT_REFUND_FAILED" | "REFUNDED_AS_STORE_CREDIT" | "PAYMENT_PENDING" | "PAYMENT_CANCELED" | "PAYMENT_DECLINED" | "ORDER_PENDING" | "ORDER_REJECTED" | "RECEIPT_CREATED" | "RECEIPT_SENT" | "CHARGEBACK_CREATED" | "CHARGEBACK_REVERSED" | (string & {});

export type AddActivities = { 
/**
 * The order. A GUID.
 */
orderId?: string, 
/**
 * The entries. At most 300.
 */
orderActivities?: Array<Activity>, };

export type AdditionalFee = { 
/**
 * Code it is known by. At most 100 characters.
 */
code?: string, 
/**
 * Name shown to people. At most 50 characters.
 */
name?: string, 
/**
 * Price of one.
 */
price?: Price, 
/**
 * Tax on it.
 */
taxDetails?: ItemTaxFullDetails, 
/**
 * Tax on it, by jurisdiction.
 */
taxInfo?: LineItemTaxInfo, 
/**
 * Provider app id. A GUID.
 */
providerAppId?: string, 
/**
 * Price before tax.
 */
priceBeforeTax?: Price, 
/**
 * Price after tax.
 */
priceAfterTax?: Price, 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * The lines it is about. A GUID.
 */
lineItemIds?: Array<string>, 
/**
 * Source.
 */
source?: AdditionalFeeSource, 
/**
 * Taxable address.
 */
taxableAddress?: TaxableAddress, };

export type AdditionalFeeSource = "SERVICE_PLUGIN" | "ITEM" | "MANUAL" | "SHIPPING" | "PLATFORM" | (string & {});

export type AppliedDiscount = { 
/**
 * Coupon. One of a choice.
 */
coupon?: Coupon, 
/**
 * Merchant discount. One of a choice.
 */
merchantDiscount?: MerchantDiscount, 
/**
 * Discount rule. One of a choice.
 */
discountRule?: DiscountRule, 
/**
 * Discount type.
 */
discountType?: DiscountType, 
/**
 * The lines it is about. A GUID, at most 300.
 */
lineItemIds?: Array<string>, 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Line item discounts. At most 300.
 */
lineItemDiscounts?: Array<LineItemDiscount>, };

export type AttributionSource = "UNSPECIFIED" | "FACEBOOK_ADS" | (string & {});

export type AuthorizedPaymentCaptured = { 
/**
 * The payment it is about. A GUID.
 */
paymentId?: string, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, 
/**
 * Last four digits. At most 4 characters.
 */
lastFourDigits?: string, 
/**
 * Brand. At most 100 characters.
 */
brand?: string, };

export type AuthorizedPaymentCreated = { 
/**
 * The payment it is about. A GUID.
 */
paymentId?: string, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, 
/**
 * Last four digits. At most 4 characters.
 */
lastFourDigits?: string, 
/**
 * Brand. At most 100 characters.
 */
brand?: string, };

export type AuthorizedPaymentVoided = { 
/**
 * The payment it is about. A GUID.
 */
paymentId?: string, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, 
/**
 * Last four digits. At most 4 characters.
 */
lastFourDigits?: string, 
/**
 * Brand. At most 100 characters.
 */
brand?: string, };

export type Balance = { 
/**
 * Amount in the shop's currency. Set by the platform.
 */
amount?: string, 
/**
 * Amount as text with its currency. Set by the platform.
 */
formattedAmount?: string, };

export type BalanceSummary = { 
/**
 * How much is left on it. Set by the platform.
 */
balance?: Balance, 
/**
 * Paid. Set by the platform.
 */
paid?: Price, 
/**
 * Refunded. Set by the platform.
 */
refunded?: Price, 
/**
 * Authorized. Set by the platform.
 */
authorized?: Price, 
/**
 * Pending refund. Set by the platform.
 */
pendingRefund?: Price, 
/**
 * Pending. Set by the platform.
 */
pending?: Price, 
/**
 * Chargeback. Set by the platform.
 */
chargeback?: Price, 
/**
 * Chargeback reversal. Set by the platform.
 */
chargebackReversal?: Price, 
/**
 * Platform fees. Set by the platform.
 */
platformFees?: Price, 
/**
 * Total minus platform fees. Set by the platform.
 */
totalMinusPlatformFees?: Price, 
/**
 * Cash rounding adjustment. Set by the platform.
 */
cashRoundingAdjustment?: CashRounding, };

export type CancelOrder = { 
/**
 * The order. A GUID.
 */
_id?: string, 
/**
 * Whether the buyer is told by mail.
 */
sendOrderCanceledEmail?: boolean, 
/**
 * What the mail says beside. At most 1000 characters.
 */
customMessage?: string, 
/**
 * Whether the items go back to stock.
 */
restockAllItems?: boolean, };

export type CashRounding = { 
/**
 * Amount in the shop's currency.
 */
amount?: string, 
/**
 * Amount as text with its currency. Set by the platform.
 */
formattedAmount?: string, };

export type ChannelInfo = { 
/**
 * Which kind it is.
 */
type?: ChannelType, 
/**
 * External order id. At most 100 characters.
 */
externalOrderId?: string, 
/**
 * External order url. At most 300 characters.
 */
externalOrderUrl?: string, };

export type ChargeType = "PASS_ON" | "ABSORBED" | (string & {});

export type ChargebackCreated = { 
/**
 * The payment it is about. A GUID.
 */
paymentId?: string, 
/**
 * Chargeback id. A GUID.
 */
chargebackId?: string, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, 
/**
 * Payment details.
 */
paymentDetails?: RegularPayment, };

export type ChargebackReversed = { 
/**
 * The payment it is about. A GUID.
 */
paymentId?: string, 
/**
 * Chargeback id. A GUID.
 */
chargebackId?: string, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, 
/**
 * Reversal amount.
 */
reversalAmount?: Price, 
/**
 * Payment details.
 */
paymentDetails?: RegularPayment, };

export type CollectabilityReply = { 
/**
 * Whether it can, and why not.
 */
status?: PaymentCollectabilityStatus, 
/**
 * How much.
 */
amount?: Price, };

export type Coupon = { 
/**
 * Identifier.
 */
_id?: string, 
/**
 * Code it is known by.
 */
code?: string, 
/**
 * Name shown to people.
 */
name?: string, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, };

export type CreditCardDetails = { 
/**
 * Last four digits. At most 4 characters.
 */
lastFourDigits?: string, 
/**
 * Brand. At most 100 characters.
 */
brand?: string, };

export type CurrencyConversionDetails = { 
/**
 * Currency the prices were in first. A three-letter currency code, set by the platform.
 */
originalCurrency?: string, 
/**
 * Conversion rate. Set by the platform.
 */
conversionRate?: string, };

export type CursorPaging = { 
/**
 * How many a page has. At most 100.
 */
limit?: number, 
/**
 * The cursor of an answer; filter and order are those that it came from. At most 16000 characters.
 */
cursor?: string, };

export type CursorPagingMetadata = { 
/**
 * How many this page has.
 */
count?: number, 
/**
 * Where the pages beside this one are.
 */
cursors?: Cursors, 
/**
 * Whether there is a page after.
 */
hasNext?: boolean, 
/**
 * How many there are in all, where that was counted.
 */
total?: number, };

export type CursorSearch = { 
/**
 * Cursor paging. One of a choice.
 */
cursorPaging?: CursorPaging, 
/**
 * Condition, in the filter language of queries.
 */
filter?: JsonValue, 
/**
 * Order of the answer. At most 4.
 */
sort?: Array<Sorting>, };

export type Cursors = { 
/**
 * The page after. At most 16000 characters.
 */
next?: string, 
/**
 * The page before. At most 16000 characters.
 */
prev?: string, };

export type DecimalQuantity = { 
/**
 * Measurement unit. One of a choice.
 */
measurementUnit?: MeasurementUnit, 
/**
 * Other unit. At most 50 characters, one of a choice.
 */
otherUnit?: string, 
/**
 * Value.
 */
value?: string, 
/**
 * Description.
 */
description?: TranslatableString, };

export type DeliveryLogistics = { 
/**
 * Shipping destination. One of a choice.
 */
shippingDestination?: AddressWithContact, 
/**
 * Pickup details. One of a choice.
 */
pickupDetails?: PickupDetails, 
/**
 * Delivery time. At most 500 characters.
 */
deliveryTime?: string, 
/**
 * Instructions. At most 1000 characters.
 */
instructions?: string, 
/**
 * By when it comes.
 */
deliverByDate?: Date, 
/**
 * Delivery time slot.
 */
deliveryTimeSlot?: DeliveryTimeSlot, };

export type DeliveryTimeSlot = { 
/**
 * From when.
 */
from?: Date, 
/**
 * Until when.
 */
to?: Date, };

export type DigitalFile = { 
/**
 * The file. At most 100 characters.
 */
fileId?: string, 
/**
 * Link. A web address, at most 2000 characters.
 */
link?: string, 
/**
 * Until when the link is good. Set by the platform.
 */
expirationDate?: Date, };

export type DiscountReason = "UNSPECIFIED" | "EXCHANGED_ITEMS" | "BILLING_ADJUSTMENT" | (string & {});

export type DiscountRule = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Name shown to people.
 */
name?: DiscountRuleName, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, };

export type DraftOrderChangesApplied = { 
/**
 * Draft order id.
 */
draftOrderId?: string, 
/**
 * Why. At most 200 characters.
 */
reason?: string, 
/**
 * Changes.
 */
changes?: Array<OrderChange>, };

export type ExternalReceipt = { 
/**
 * Receipt id. At most 100 characters.
 */
receiptId?: string, 
/**
 * Display number. At most 40 characters.
 */
displayNumber?: string, };

export type FulfillmentStatus = "NOT_FULFILLED" | "FULFILLED" | "PARTIALLY_FULFILLED" | "CANCELED" | (string & {});

export type GiftCardPaymentRefund = { 
/**
 * Gift card payment id. At most 100 characters.
 */
giftCardPaymentId?: string, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, };

export type ItemModifier = { 
/**
 * Identifier. At most 36 characters.
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
price?: Price, };

export type ItemTaxFullDetails = { 
/**
 * What tax is taken of.
 */
taxableAmount?: Price, 
/**
 * Rate as a decimal: 0.0875 is 8.75 percent.
 */
taxRate?: string, 
/**
 * All tax together.
 */
totalTax?: Price, };

export type LineItemAmount = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Name shown to people.
 */
name?: ProductName, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, };

export type LineItemChanges = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Name shown to people.
 */
name?: ProductName, 
/**
 * How many.
 */
quantity?: LineItemQuantityChange, 
/**
 * Price of one.
 */
price?: LineItemPriceChange, };

export type LineItemDiscount = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Total discount.
 */
totalDiscount?: Price, };

export type LineItemPriceChange = { 
/**
 * Original price.
 */
originalPrice?: Price, 
/**
 * New price.
 */
newPrice?: Price, };

export type LineItemQuantityChange = { 
/**
 * Original quantity. At most 1000000.
 */
originalQuantity?: number, 
/**
 * The new quantity. At most 1000000.
 */
newQuantity?: number, 
/**
 * Diff. 1 to 1000000.
 */
diff?: number, 
/**
 * Delta type.
 */
deltaType?: LineItemQuantityChangeType, };

export type LineItemQuantityChangeType = "QUANTITY_INCREASED" | "QUANTITY_DECREASED" | (string & {});

export type LineItemTaxBreakdown = { 
/**
 * Name of the jurisdiction. At most 200 characters.
 */
jurisdiction?: string, 
/**
 * Rate as a decimal: 0.0875 is 8.75 percent.
 */
rate?: string, 
/**
 * The tax.
 */
taxAmount?: Price, 
/**
 * Tax type. At most 200 characters.
 */
taxType?: string, 
/**
 * Tax name. At most 200 characters.
 */
taxName?: string, 
/**
 * Which kind of jurisdiction.
 */
jurisdictionType?: JurisdictionType, 
/**
 * Non taxable amount.
 */
nonTaxableAmount?: Price, 
/**
 * What tax is taken of.
 */
taxableAmount?: Price, };

export type LineItemTaxInfo = { 
/**
 * The tax.
 */
taxAmount?: Price, 
/**
 * What tax is taken of.
 */
taxableAmount?: Price, 
/**
 * Rate as a decimal: 0.0875 is 8.75 percent.
 */
taxRate?: string, 
/**
 * Tax group id. A GUID.
 */
taxGroupId?: string, 
/**
 * Tax included in price.
 */
taxIncludedInPrice?: boolean, 
/**
 * Tax breakdown. At most 7.
 */
taxBreakdown?: Array<LineItemTaxBreakdown>, };

export type Location = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Name shown to people. At most 500 characters, set by the platform.
 */
name?: string, };

export type LocationAndQuantity = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * App that owns the catalog. A GUID.
 */
appId?: string, 
/**
 * How many. 1 to 100000.
 */
quantity?: number, 
/**
 * Name shown to people. At most 500 characters, set by the platform.
 */
name?: string, };

export type ManagedAdditionalFee = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Name shown to people.
 */
name?: DiscountRuleName, 
/**
 * Affected line items.
 */
affectedLineItems?: Array<LineItemAmount>, 
/**
 * Total amount.
 */
totalAmount?: Price, };

export type ManagedDiscount = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Name shown to people.
 */
name?: DiscountRuleName, 
/**
 * Affected line items.
 */
affectedLineItems?: Array<LineItemAmount>, 
/**
 * Total amount.
 */
totalAmount?: Price, };

export type ManagedLineItem = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Name shown to people.
 */
name?: ProductName, 
/**
 * How many. 1 to 1000000.
 */
quantity?: number, };

export type ManuallyRefundableReason = "EXPIRED" | "NOT_SUPPORTED" | "OFFLINE" | "REQUIRES_CARD_READER" | (string & {});

export type MeasurementUnit = "UNSPECIFIED" | "ML" | "CL" | "L" | "CBM" | "MG" | "G" | "KG" | "MM" | "CM" | "M" | "SQM" | "OZ" | "LB" | "FLOZ" | "PT" | "QT" | "GAL" | "IN" | "FT" | "YD" | "SQFT" | (string & {});

export type MembershipPaymentRefund = { 
/**
 * Membership id. At most 200 characters.
 */
membershipId?: string, };

export type MerchantComment = { 
/**
 * Message. At most 5000 characters.
 */
message?: string, };

export type MerchantDiscount = { 
/**
 * Discount reason. One of a choice.
 */
discountReason?: DiscountReason, 
/**
 * Description. At most 200 characters, one of a choice.
 */
description?: string, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, };

export type ModifierGroup = { 
/**
 * Identifier. At most 36 characters.
 */
_id?: string, 
/**
 * Name shown to people.
 */
name?: TranslatableString, 
/**
 * Modifiers. At most 10.
 */
modifiers?: Array<ItemModifier>, };

export type NonRefundableReason = "NONE" | "ALREADY_REFUNDED" | "PROVIDER_IS_DOWN" | "INTERNAL_ERROR" | "NOT_PAID" | "ACCESS_DENIED" | "ZERO_PRICE" | "DISABLED_BY_PROVIDER" | "PENDING_REFUND" | "FORBIDDEN" | "TRANSACTION_NOT_FOUND" | "ORDER_IS_PENDING" | "ORDER_IS_REJECTED" | (string & {});

export type Order = { 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Number shown to people; a whole number as text. Set by the platform.
 */
number?: string, 
/**
 * When it was created. Set by the platform.
 */
_createdDate?: Date, 
/**
 * When it last changed. Set by the platform.
 */
_updatedDate?: Date, 
/**
 * The lines. At most 300, set by the platform.
 */
lineItems?: Array<OrderLineItem>, 
/**
 * Who buys.
 */
buyerInfo?: BuyerInfo, 
/**
 * How much has been paid.
 */
paymentStatus?: PaymentStatus, 
/**
 * How much has been sent. Set by the platform.
 */
fulfillmentStatus?: FulfillmentStatus, 
/**
 * Language of the buyer.
 */
buyerLanguage?: string, 
/**
 * Unit of all weights.
 */
weightUnit?: WeightUnit, 
/**
 * Three-letter currency code. A three-letter currency code.
 */
currency?: string, 
/**
 * Currency conversion details.
 */
currencyConversionDetails?: CurrencyConversionDetails, 
/**
 * Whether prices hold the tax.
 */
taxIncludedInPrices?: boolean, 
/**
 * Language of the site. Set by the platform.
 */
siteLanguage?: string, 
/**
 * The sums. Set by the platform.
 */
priceSummary?: PriceSummary, 
/**
 * Who pays, and where they live.
 */
billingInfo?: AddressWithContact, 
/**
 * How it gets to the buyer.
 */
shippingInfo?: ShippingInformation, 
/**
 * What the buyer wrote. At most 1000 characters.
 */
buyerNote?: string, 
/**
 * Where it stands.
 */
status?: OrderStatus, 
/**
 * Whether it is put away.
 */
archived?: boolean, 
/**
 * All tax.
 */
taxSummary?: TaxSummary, 
/**
 * Tax on it, by jurisdiction.
 */
taxInfo?: OrderTaxInfo, 
/**
 * Discounts that were taken off. At most 320.
 */
appliedDiscounts?: Array<AppliedDiscount>, 
/**
 * What happened to the order, oldest first. At most 1000, set by the platform.
 */
activities?: Array<Activity>, 
/**
 * Attribution source.
 */
attributionSource?: AttributionSource, 
/**
 * Who made it. Set by the platform.
 */
createdBy?: CreatedBy, 
/**
 * Where it was sold.
 */
channelInfo?: ChannelInfo, 
/**
 * Whether someone has looked at it.
 */
seenByAHuman?: boolean, 
/**
 * The checkout it came from. A GUID.
 */
checkoutId?: string, 
/**
 * Fields that the checkout form asks for.
 */
customFields?: Array<CustomField>, 
/**
 * What was paid, given back and is still owed. Set by the platform.
 */
balanceSummary?: BalanceSummary, 
/**
 * Fees. At most 100.
 */
additionalFees?: Array<AdditionalFee>, 
/**
 * Fields added by apps.
 */
extendedFields?: ExtendedFields, 
/**
 * Ties carts, checkouts and orders of one purchase together. A GUID.
 */
purchaseFlowId?: string, 
/**
 * Who gets it, and where.
 */
recipientInfo?: AddressWithContact, 
/**
 * Words to sort by.
 */
tags?: Tags, 
/**
 * When it was bought.
 */
purchasedDate?: Date, 
/**
 * Business location.
 */
businessLocation?: Location, 
/**
 * What is paid when the free trial ends. Set by the platform.
 */
payAfterFreeTrial?: PriceSummary, 
/**
 * Platform fee summary.
 */
platformFeeSummary?: PlatformFeeSummary, 
/**
 * Imported. Set by the platform.
 */
imported?: boolean, };

export type OrderActivityType = "ORDER_PLACED" | "ORDER_PAID" | "ORDER_FULFILLED" | "ORDER_NOT_FULFILLED" | "ORDER_CANCELED" | "DOWNLOAD_LINK_SENT" | "TRACKING_NUMBER_ADDED" | "TRACKING_NUMBER_EDITED" | "TRACKING_LINK_ADDED" | "SHIPPING_CONFIRMATION_EMAIL_SENT" | "INVOICE_ADDED" | "INVOICE_REMOVED" | "INVOICE_SENT" | "FULFILLER_EMAIL_SENT" | "SHIPPING_ADDRESS_EDITED" | "EMAIL_EDITED" | "PICKUP_READY_EMAIL_SENT" | "MERCHANT_COMMENT" | "ORDER_PARTIALLY_PAID" | "DRAFT_ORDER_CHANGES_APPLIED" | "SAVED_PAYMENT_METHOD" | "AUTHORIZED_PAYMENT_CREATED" | "AUTHORIZED_PAYMENT_CAPTURED" | "AUTHORIZED_PAYMENT_VOIDED" | "REFUND_INITIATED" | "PAYMENT_REFUNDED" | "PAYMENT_REFUND_FAILED" | "REFUNDED_AS_STORE_CREDIT" | "PAYMENT_PENDING" | "PAYMENT_CANCELED" | "PAYMENT_DECLINED" | "ORDER_PENDING" | "ORDER_REJECTED" | "RECEIPT_CREATED" | "RECEIPT_SENT" | "CHARGEBACK_CREATED" | "CHARGEBACK_REVERSED" | "ORDER_REFUNDED" | "TRACKING_LINK_WAS_SET" | "INVOICE_WAS_SET" | "INVOICE_WAS_REMOVED" | "INVOICE_WAS_SENT" | (string & {});

export type OrderChange = { 
/**
 * Line item changed. One of a choice.
 */
lineItemChanged?: LineItemChanges, 
/**
 * Line item added. One of a choice.
 */
lineItemAdded?: ManagedLineItem, 
/**
 * Line item removed. One of a choice.
 */
lineItemRemoved?: ManagedLineItem, 
/**
 * Discount added. One of a choice.
 */
discountAdded?: ManagedDiscount, 
/**
 * Discount removed. One of a choice.
 */
discountRemoved?: ManagedDiscount, 
/**
 * Additional fee added. One of a choice.
 */
additionalFeeAdded?: ManagedAdditionalFee, 
/**
 * Additional fee removed. One of a choice.
 */
additionalFeeRemoved?: ManagedAdditionalFee, 
/**
 * Total price changed. One of a choice.
 */
totalPriceChanged?: TotalPriceChange, 
/**
 * Shipping information changed. One of a choice.
 */
shippingInformationChanged?: ShippingInformationChange, };

export type OrderLineItem = { 
/**
 * Identifier.
 */
_id?: string, 
/**
 * Product name.
 */
productName?: ProductName, 
/**
 * Where the item comes from.
 */
catalogReference?: CatalogReference, 
/**
 * How many. 1 to 100000.
 */
quantity?: number, 
/**
 * Total discount. Set by the platform.
 */
totalDiscount?: Price, 
/**
 * Description lines. At most 20.
 */
descriptionLines?: Array<DescriptionLine>, 
/**
 * Image.
 */
image?: string, 
/**
 * Physical properties.
 */
physicalProperties?: PhysicalProperties, 
/**
 * Item type.
 */
itemType?: ItemType, 
/**
 * Fulfiller id. A GUID.
 */
fulfillerId?: string, 
/**
 * Refund quantity. At most 100000.
 */
refundQuantity?: number, 
/**
 * Restock quantity. At most 100000.
 */
restockQuantity?: number, 
/**
 * Price of one.
 */
price?: Price, 
/**
 * Price before discounts. Set by the platform.
 */
priceBeforeDiscounts?: Price, 
/**
 * Total price before tax. Set by the platform.
 */
totalPriceBeforeTax?: Price, 
/**
 * Total price after tax. Set by the platform.
 */
totalPriceAfterTax?: Price, 
/**
 * Payment option.
 */
paymentOption?: PaymentOption, 
/**
 * Tax on it.
 */
taxDetails?: ItemTaxFullDetails, 
/**
 * Tax on it, by jurisdiction.
 */
taxInfo?: LineItemTaxInfo, 
/**
 * Digital file.
 */
digitalFile?: DigitalFile, 
/**
 * Subscription info.
 */
subscriptionInfo?: SubscriptionInfo, 
/**
 * Price description.
 */
priceDescription?: PriceDescription, 
/**
 * Deposit amount. Set by the platform.
 */
depositAmount?: Price, 
/**
 * Locations. At most 5.
 */
locations?: Array<LocationAndQuantity>, 
/**
 * Line item price.
 */
lineItemPrice?: Price, 
/**
 * Taxable address.
 */
taxableAddress?: TaxableAddress, 
/**
 * Price undetermined.
 */
priceUndetermined?: boolean, 
/**
 * Whether the quantity cannot be changed.
 */
fixedQuantity?: boolean, 
/**
 * Decimal quantity.
 */
decimalQuantity?: DecimalQuantity, 
/**
 * Fields added by apps.
 */
extendedFields?: ExtendedFields, 
/**
 * Modifier groups. At most 10, set by the platform.
 */
modifierGroups?: Array<ModifierGroup>, };

export type OrderPayload = { 
/**
 * The order.
 */
order?: Order, };

export type OrderRefunded = { 
/**
 * Manual.
 */
manual?: boolean, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, 
/**
 * Why. At most 200 characters.
 */
reason?: string, };

export type OrderStatus = "INITIALIZED" | "APPROVED" | "CANCELED" | "PENDING" | "REJECTED" | (string & {});

export type OrderTaxBreakdown = { 
/**
 * Tax name. At most 200 characters.
 */
taxName?: string, 
/**
 * Tax type. At most 200 characters.
 */
taxType?: string, 
/**
 * Name of the jurisdiction. At most 200 characters.
 */
jurisdiction?: string, 
/**
 * Which kind of jurisdiction.
 */
jurisdictionType?: JurisdictionType, 
/**
 * Rate as a decimal: 0.0875 is 8.75 percent.
 */
rate?: string, 
/**
 * Aggregated tax amount.
 */
aggregatedTaxAmount?: Price, };

export type OrderTaxInfo = { 
/**
 * All tax together.
 */
totalTax?: Price, 
/**
 * Tax breakdown. At most 50.
 */
taxBreakdown?: Array<OrderTaxBreakdown>, 
/**
 * Tax exempt. Set by the platform.
 */
taxExempt?: boolean, };

export type OrdersPage = { 
/**
 * The orders.
 */
orders?: Array<Order>, 
/**
 * Where the page stands.
 */
metadata?: CursorPagingMetadata, };

export type PaymentCanceled = { 
/**
 * Regular. One of a choice.
 */
regular?: RegularPayment, 
/**
 * The payment it is about. A GUID.
 */
paymentId?: string, };

export type PaymentCollectabilityStatus = "UNKNOWN" | "COLLECTABLE" | "NONCOLLECTABLE_ORDER_IS_CANCELLED" | "NONCOLLECTABLE_ORDER_IS_PAID" | "NONCOLLECTABLE_MISSING_PAYMENT_METHOD" | "NONCOLLECTABLE_ORDER_IS_PENDING" | "NONCOLLECTABLE_ORDER_IS_REJECTED" | "NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS" | "NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS" | "NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED" | "NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION" | "NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED" | (string & {});

export type PaymentDeclined = { 
/**
 * Regular. One of a choice.
 */
regular?: RegularPayment, 
/**
 * The payment it is about. A GUID.
 */
paymentId?: string, };

export type PaymentPending = { 
/**
 * Regular. One of a choice.
 */
regular?: RegularPayment, 
/**
 * The payment it is about. A GUID.
 */
paymentId?: string, };

export type PaymentRefundFailed = { 
/**
 * The refund it is about. A GUID.
 */
refundId?: string, 
/**
 * Payment.
 */
payment?: RefundedPayment, };

export type PaymentRefunded = { 
/**
 * The refund it is about. A GUID.
 */
refundId?: string, 
/**
 * Payment.
 */
payment?: RefundedPayment, };

export type PaymentStatus = "UNSPECIFIED" | "NOT_PAID" | "PAID" | "PARTIALLY_REFUNDED" | "FULLY_REFUNDED" | "PENDING" | "PARTIALLY_PAID" | "PENDING_MERCHANT" | "CANCELED" | "DECLINED" | (string & {});

export type PickupAddress = { 
/**
 * Country. A two-letter country code.
 */
country?: string, 
/**
 * Subdivision. At most 50 characters.
 */
subdivision?: string, 
/**
 * City. At most 1000 characters.
 */
city?: string, 
/**
 * Postal code. At most 1000 characters.
 */
postalCode?: string, 
/**
 * Street address.
 */
streetAddress?: StreetAddress, 
/**
 * Address line. At most 1000 characters.
 */
addressLine1?: string, 
/**
 * Address line2. At most 1000 characters.
 */
addressLine2?: string, 
/**
 * Country fullname. Set by the platform.
 */
countryFullname?: string, 
/**
 * Subdivision fullname. Set by the platform.
 */
subdivisionFullname?: string, };

export type PickupDetails = { 
/**
 * Address.
 */
address?: PickupAddress, 
/**
 * Pickup method.
 */
pickupMethod?: PickupMethod, };

export type PlatformFee = { 
/**
 * Name shown to people.
 */
name?: TranslatableString, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, 
/**
 * The line it is about. A GUID.
 */
lineItemId?: string, 
/**
 * Charge type.
 */
chargeType?: ChargeType, 
/**
 * Percentage rate.
 */
percentageRate?: string, };

export type PlatformFeeSummary = { 
/**
 * What is to be paid.
 */
total?: Price, 
/**
 * Total pass on.
 */
totalPassOn?: Price, 
/**
 * Total absorbed.
 */
totalAbsorbed?: Price, 
/**
 * Fees. At most 300.
 */
fees?: Array<PlatformFee>, };

export type Price = { 
/**
 * Amount in the shop's currency.
 */
amount?: string, 
/**
 * Amount as text with its currency. Set by the platform.
 */
formattedAmount?: string, };

export type PriceSummary = { 
/**
 * The goods, before discounts.
 */
subtotal?: Price, 
/**
 * Delivery.
 */
shipping?: Price, 
/**
 * Tax.
 */
tax?: Price, 
/**
 * All discounts together.
 */
discount?: Price, 
/**
 * What is to be paid.
 */
total?: Price, 
/**
 * All fees together.
 */
totalAdditionalFees?: Price, };

export type ReceiptCreated = { 
/**
 * Wix receipt. One of a choice.
 */
wixReceipt?: WixReceipt, 
/**
 * External receipt. One of a choice.
 */
externalReceipt?: ExternalReceipt, 
/**
 * The payment it is about. A GUID.
 */
paymentId?: string, };

export type ReceiptSent = { 
/**
 * Wix receipt. One of a choice.
 */
wixReceipt?: WixReceipt, 
/**
 * External receipt. One of a choice.
 */
externalReceipt?: ExternalReceipt, 
/**
 * The payment it is about. A GUID.
 */
paymentId?: string, };

export type RefundInitiated = { 
/**
 * The refund it is about. A GUID.
 */
refundId?: string, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, 
/**
 * Payments. At most 50.
 */
payments?: Array<RefundedPayment>, 
/**
 * Why. At most 200 characters.
 */
reason?: string, };

export type Refundability = { 
/**
 * Non refundable reason. One of a choice.
 */
nonRefundableReason?: NonRefundableReason, 
/**
 * Manually refundable reason. One of a choice.
 */
manuallyRefundableReason?: ManuallyRefundableReason, 
/**
 * The payment it is about.
 */
paymentId?: string, 
/**
 * Refundability status.
 */
refundabilityStatus?: RefundableStatus, 
/**
 * Provider link.
 */
providerLink?: string, };

export type RefundabilityReply = { 
/**
 * One entry a payment.
 */
refundabilities?: Array<Refundability>, 
/**
 * Whether single lines can be given back.
 */
refundablePerItem?: boolean, };

export type RefundableStatus = "NOT_REFUNDABLE" | "MANUAL" | "REFUNDABLE" | (string & {});

export type RefundedAsStoreCredit = { 
/**
 * Amount in the shop's currency.
 */
amount?: Price, 
/**
 * Why. At most 100 characters.
 */
reason?: string, };

export type RefundedPayment = { 
/**
 * Regular. One of a choice.
 */
regular?: RegularPaymentRefund, 
/**
 * The gift card that pays a part. One of a choice.
 */
giftCard?: GiftCardPaymentRefund, 
/**
 * Membership. One of a choice.
 */
membership?: MembershipPaymentRefund, 
/**
 * The payment it is about. A GUID.
 */
paymentId?: string, 
/**
 * External refund.
 */
externalRefund?: boolean, };

export type RegularPayment = { 
/**
 * Credit card details. One of a choice.
 */
creditCardDetails?: CreditCardDetails, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, };

export type RegularPaymentRefund = { 
/**
 * Amount in the shop's currency.
 */
amount?: Price, 
/**
 * Last four digits. At most 4 characters.
 */
lastFourDigits?: string, 
/**
 * Brand. At most 100 characters.
 */
brand?: string, };

export type SavedPaymentMethod = { 
/**
 * Name shown to people. At most 100 characters.
 */
name?: string, 
/**
 * Description. At most 100 characters.
 */
description?: string, };

export type ShippingChange = { 
/**
 * What is to be paid.
 */
total?: Price, 
/**
 * Shipping title. At most 250 characters.
 */
shippingTitle?: string, };

export type ShippingInformation = { 
/**
 * Carrier id. At most 100 characters.
 */
carrierId?: string, 
/**
 * Code it is known by. At most 100 characters.
 */
code?: string, 
/**
 * Title shown to people. At most 250 characters.
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
 * Region.
 */
region?: ShippingRegion, };

export type ShippingInformationChange = { 
/**
 * Original shipping info.
 */
originalShippingInfo?: ShippingChange, 
/**
 * New shipping info.
 */
newShippingInfo?: ShippingChange, };

export type ShippingPrice = { 
/**
 * Price of one.
 */
price?: Price, 
/**
 * Total price before tax. Set by the platform.
 */
totalPriceBeforeTax?: Price, 
/**
 * Total price after tax. Set by the platform.
 */
totalPriceAfterTax?: Price, 
/**
 * Tax on it.
 */
taxDetails?: ItemTaxFullDetails, 
/**
 * Tax on it, by jurisdiction.
 */
taxInfo?: LineItemTaxInfo, 
/**
 * All discounts together. Set by the platform.
 */
discount?: Price, };

export type ShippingRegion = { 
/**
 * Name shown to people. At most 100 characters.
 */
name?: string, };

export type SortOrder = "ASC" | "DESC" | (string & {});

export type Sorting = { 
/**
 * Name of the field. At most 512 characters.
 */
fieldName?: string, 
/**
 * Which way.
 */
order?: SortOrder, 
/**
 * For sorting by distance: where from.
 */
origin?: AddressLocation, };

export type SubscriptionInfo = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * Cycle number.
 */
cycleNumber?: number, 
/**
 * Subscription option title. At most 150 characters.
 */
subscriptionOptionTitle?: string, 
/**
 * Subscription option description. At most 500 characters.
 */
subscriptionOptionDescription?: string, 
/**
 * Subscription settings.
 */
subscriptionSettings?: SubscriptionSettings, 
/**
 * Charges description. At most 1000 characters.
 */
chargesDescription?: string, };

export type TagList = { 
/**
 * Tag ids. At most 5 characters, at most 100.
 */
tagIds?: Array<string>, };

export type Tags = { 
/**
 * Private tags.
 */
privateTags?: TagList, 
/**
 * Words to sort by.
 */
tags?: TagList, };

export type TaxSummary = { 
/**
 * All tax together. Set by the platform.
 */
totalTax?: Price, };

export type TotalPriceChange = { 
/**
 * Original total.
 */
originalTotal?: Price, 
/**
 * New total.
 */
newTotal?: Price, };

export type WixReceipt = { 
/**
 * Receipt id. A GUID.
 */
receiptId?: string, 
/**
 * Display number. At most 40 characters.
 */
displayNumber?: string, };
