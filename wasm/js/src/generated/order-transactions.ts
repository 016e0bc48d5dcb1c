/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { MembershipName } from "./cart.js";
import type { CashRounding, Price } from "./orders.js";

export type ActionType = "VOID" | "CAPTURE" | (string & {});

export type AdditionalFeeRefund = { 
/**
 * Additional fee id. A GUID.
 */
additionalFeeId?: string, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, };

export type AggregatedRefundSummary = { 
/**
 * Requested refund.
 */
requestedRefund?: Price, 
/**
 * Pending refund.
 */
pendingRefund?: Price, 
/**
 * Refunded.
 */
refunded?: Price, 
/**
 * Failed refund amount.
 */
failedRefundAmount?: Price, 
/**
 * Pending.
 */
pending?: boolean, 
/**
 * Breakdown.
 */
breakdown?: RefundItemsBreakdown, };

export type AuthorizationActionFailureDetails = { 
/**
 * Failure code. At most 100 characters.
 */
failureCode?: string, };

export type AuthorizationCapture = { 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Where it stands.
 */
status?: AuthorizationCaptureStatus, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, 
/**
 * When it was created.
 */
_createdDate?: Date, 
/**
 * Failure details.
 */
failureDetails?: AuthorizationActionFailureDetails, };

export type AuthorizationCaptureStatus = "PENDING" | "SUCCEEDED" | "FAILED" | (string & {});

export type AuthorizationDetails = { 
/**
 * Delayed capture. Set by the platform.
 */
delayedCapture?: boolean, 
/**
 * Authorized date.
 */
authorizedDate?: Date, 
/**
 * Captures. At most 1.
 */
captures?: Array<AuthorizationCapture>, 
/**
 * Void.
 */
void?: AuthorizationVoid, 
/**
 * Scheduled action.
 */
scheduledAction?: ScheduledAction, };

export type AuthorizationVoid = { 
/**
 * Where it stands.
 */
status?: AuthorizationVoidStatus, 
/**
 * Voided date.
 */
voidedDate?: Date, 
/**
 * Failure details.
 */
failureDetails?: AuthorizationActionFailureDetails, 
/**
 * Why.
 */
reason?: Reason, };

export type AuthorizationVoidStatus = "PENDING" | "SUCCEEDED" | "FAILED" | (string & {});

export type CashRoundingDetails = { 
/**
 * Unrounded amount.
 */
unroundedAmount?: Price, 
/**
 * Rounding adjustment. Set by the platform.
 */
roundingAdjustment?: CashRounding, };

export type Chargeback = { 
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
 * Amount in the shop's currency. Set by the platform.
 */
amount?: Price, 
/**
 * Reversal amount. Set by the platform.
 */
reversalAmount?: Price, 
/**
 * Where it stands.
 */
status?: ChargebackStatus, 
/**
 * Its id with the app that made it. A GUID, set by the platform.
 */
externalId?: string, };

export type ChargebackStatus = "APPROVED" | "REVERSED" | (string & {});

export type CreditCardPaymentMethodDetails = { 
/**
 * Last four digits. At most 4 characters.
 */
lastFourDigits?: string, 
/**
 * Brand. At most 100 characters.
 */
brand?: string, };

export type FutureMembershipDetails = { 
/**
 * The line it is about. A GUID.
 */
lineItemId?: string, 
/**
 * Benefit id. At most 200 characters.
 */
benefitId?: string, };

export type GiftCardPaymentDetails = { 
/**
 * Gift card payment id. At most 100 characters.
 */
giftCardPaymentId?: string, 
/**
 * App that owns the catalog. A GUID.
 */
appId?: string, 
/**
 * Voided. Set by the platform.
 */
voided?: boolean, 
/**
 * Obfuscated code. At most 30 characters.
 */
obfuscatedCode?: string, };

export type LineItemRefund = { 
/**
 * The line it is about. A GUID.
 */
lineItemId?: string, 
/**
 * How many. 1 to 100000.
 */
quantity?: number, };

export type LineItemRefundSummary = { 
/**
 * The line it is about. A GUID.
 */
lineItemId?: string, 
/**
 * Total refunded amount.
 */
totalRefundedAmount?: Price, };

export type ManyTransactionsReply = { 
/**
 * One entry an order.
 */
orderTransactions?: Array<OrderTransactions>, };

export type MembershipPaymentDetails = { 
/**
 * Membership id. At most 200 characters.
 */
membershipId?: string, 
/**
 * The line it is about. At most 100 characters.
 */
lineItemId?: string, 
/**
 * Where it stands.
 */
status?: MembershipPaymentStatus, 
/**
 * Name shown to people.
 */
name?: MembershipName, 
/**
 * External transaction id. At most 100 characters.
 */
externalTransactionId?: string, 
/**
 * Voided. Set by the platform.
 */
voided?: boolean, 
/**
 * Provider app id. A GUID.
 */
providerAppId?: string, 
/**
 * Future membership.
 */
futureMembership?: FutureMembershipDetails, };

export type MembershipPaymentStatus = "CHARGED" | "CHARGE_FAILED" | "CHARGE_PENDING" | "VOIDED" | (string & {});

export type OrderTransactions = { 
/**
 * The order. A GUID.
 */
orderId?: string, 
/**
 * Payments. At most 100.
 */
payments?: Array<Payment>, 
/**
 * Refunds. At most 300.
 */
refunds?: Array<Refund>, };

export type Payment = { 
/**
 * Regular payment details. One of a choice.
 */
regularPaymentDetails?: RegularPaymentDetails, 
/**
 * Giftcard payment details. One of a choice.
 */
giftcardPaymentDetails?: GiftCardPaymentDetails, 
/**
 * Membership payment details. One of a choice.
 */
membershipPaymentDetails?: MembershipPaymentDetails, 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * When it was created.
 */
_createdDate?: Date, 
/**
 * When it last changed. Set by the platform.
 */
_updatedDate?: Date, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, 
/**
 * Refund disabled.
 */
refundDisabled?: boolean, 
/**
 * Support receipt generation. Set by the platform.
 */
supportReceiptGeneration?: boolean, 
/**
 * Cash rounding.
 */
cashRounding?: CashRoundingDetails, 
/**
 * Where it stands.
 */
status?: PaymentStatus, 
/**
 * Charge correlation id. A GUID.
 */
chargeCorrelationId?: string, };

export type PaymentMethodName = { 
/**
 * Buyer language name. At most 150 characters.
 */
buyerLanguageName?: string, 
/**
 * Site language name. At most 150 characters.
 */
siteLanguageName?: string, 
/**
 * User defined name.
 */
userDefinedName?: UserDefinedPaymentMethodName, };

export type PaymentStatus = "APPROVED" | "PENDING" | "PENDING_MERCHANT" | "CANCELED" | "DECLINED" | "REFUNDED" | "PARTIALLY_REFUNDED" | "AUTHORIZED" | "VOIDED" | (string & {});

export type PredefinedPaymentMethod = "CASH" | "BANK_TRANSFER" | "CHECK" | (string & {});

export type Reason = "MANUAL" | "SCHEDULED" | (string & {});

export type Refund = { 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * Transactions. At most 50.
 */
transactions?: Array<RefundTransaction>, 
/**
 * Details.
 */
details?: RefundDetails, 
/**
 * When it was created. Set by the platform.
 */
_createdDate?: Date, 
/**
 * Summary. Set by the platform.
 */
summary?: AggregatedRefundSummary, 
/**
 * Requesting service app id. A GUID, set by the platform.
 */
requestingServiceAppId?: string, };

export type RefundDetails = { 
/**
 * Items. At most 300.
 */
items?: Array<RefundItem>, 
/**
 * Shipping included.
 */
shippingIncluded?: boolean, 
/**
 * Why. At most 200 characters.
 */
reason?: string, 
/**
 * The lines. At most 300.
 */
lineItems?: Array<LineItemRefund>, 
/**
 * Fees. At most 100.
 */
additionalFees?: Array<AdditionalFeeRefund>, 
/**
 * Delivery.
 */
shipping?: ShippingRefund, };

export type RefundItem = { 
/**
 * The line it is about. A GUID.
 */
lineItemId?: string, 
/**
 * How many. 1 to 100000.
 */
quantity?: number, };

export type RefundItemsBreakdown = { 
/**
 * The lines. At most 300.
 */
lineItems?: Array<LineItemRefundSummary>, };

export type RefundStatus = "PENDING" | "SUCCEEDED" | "FAILED" | "SCHEDULED" | "STARTED" | (string & {});

export type RefundStatusInfo = { 
/**
 * Payment gateway reason code. At most 10 characters.
 */
paymentGatewayReasonCode?: string, 
/**
 * Description. At most 1000 characters.
 */
description?: string, };

export type RefundTransaction = { 
/**
 * The payment it is about. A GUID.
 */
paymentId?: string, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, 
/**
 * Refund status.
 */
refundStatus?: RefundStatus, 
/**
 * Refund status info.
 */
refundStatusInfo?: RefundStatusInfo, 
/**
 * Gateway refund id. A GUID.
 */
gatewayRefundId?: string, 
/**
 * Provider refund id.
 */
providerRefundId?: string, 
/**
 * External refund.
 */
externalRefund?: boolean, };

export type RegularPaymentDetails = { 
/**
 * Credit card details. One of a choice.
 */
creditCardDetails?: CreditCardPaymentMethodDetails, 
/**
 * Payment order id. At most 100 characters.
 */
paymentOrderId?: string, 
/**
 * Gateway transaction id. At most 100 characters.
 */
gatewayTransactionId?: string, 
/**
 * How it was paid. At most 150 characters.
 */
paymentMethod?: string, 
/**
 * Provider transaction id. At most 100 characters.
 */
providerTransactionId?: string, 
/**
 * Offline payment.
 */
offlinePayment?: boolean, 
/**
 * Where it stands.
 */
status?: TransactionStatus, 
/**
 * Saved payment method.
 */
savedPaymentMethod?: boolean, 
/**
 * Authorization details.
 */
authorizationDetails?: AuthorizationDetails, 
/**
 * Chargebacks. At most 6.
 */
chargebacks?: Array<Chargeback>, 
/**
 * Platform fee.
 */
platformFee?: Price, 
/**
 * Payment method name.
 */
paymentMethodName?: PaymentMethodName, };

export type ScheduledAction = { 
/**
 * Action type.
 */
actionType?: ActionType, 
/**
 * Execution date.
 */
executionDate?: Date, };

export type ShippingRefund = { 
/**
 * Amount in the shop's currency.
 */
amount?: Price, };

export type TransactionStatus = "UNDEFINED" | "APPROVED" | "PENDING" | "PENDING_MERCHANT" | "CANCELED" | "DECLINED" | "REFUNDED" | "PARTIALLY_REFUNDED" | "AUTHORIZED" | "VOIDED" | (string & {});

export type TransactionsReply = { 
/**
 * The payments.
 */
orderTransactions?: OrderTransactions, };

export type UserDefinedPaymentMethodName = { 
/**
 * Predefined. One of a choice.
 */
predefined?: PredefinedPaymentMethod, 
/**
 * Custom. At most 150 characters, one of a choice.
 */
custom?: string, };
