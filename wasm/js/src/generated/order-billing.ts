/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { Details } from "./cart.js";
import type { AdditionalFeeRefund, CreditCardPaymentMethodDetails, LineItemRefund, ShippingRefund } from "./order-transactions.js";
import type { Price } from "./orders.js";

export type AdditionalFeeRefundability = { 
/**
 * Additional fee id. A GUID.
 */
additionalFeeId?: string, 
/**
 * Amount in the shop's currency.
 */
amount?: Price, 
/**
 * Refunded amount.
 */
refundedAmount?: Price, 
/**
 * Available refund amount.
 */
availableRefundAmount?: Price, };

export type AggregatedRefundSummary = { 
/**
 * What is to be paid.
 */
total?: Price, 
/**
 * Tax.
 */
tax?: Price, 
/**
 * All discounts together.
 */
discount?: Price, 
/**
 * The goods, before discounts.
 */
subtotal?: Price, 
/**
 * Line items subtotal.
 */
lineItemsSubtotal?: Price, 
/**
 * Additional fees total.
 */
additionalFeesTotal?: Price, };

export type CalculateRefund = { 
/**
 * The order. A GUID.
 */
orderId?: string, 
/**
 * Lines, delivery and fees; everything when absent.
 */
refundItems?: RefundItems, };

export type CalculatedAdditionalFeeRefund = { 
/**
 * Additional fee.
 */
additionalFee?: AdditionalFeeRefund, 
/**
 * Summary.
 */
summary?: CalculatedRefundSummary, };

export type CalculatedLineItemRefund = { 
/**
 * Item.
 */
item?: LineItemRefund, 
/**
 * Summary.
 */
summary?: CalculatedRefundSummary, };

export type CalculatedRefundItems = { 
/**
 * The lines. At most 300.
 */
lineItems?: Array<CalculatedLineItemRefund>, 
/**
 * Fees. At most 100.
 */
additionalFees?: Array<CalculatedAdditionalFeeRefund>, 
/**
 * Delivery.
 */
shipping?: CalculatedShippingRefund, };

export type CalculatedRefundNotAvailableStatus = { 
/**
 * Errors. At most 401.
 */
errors?: Array<CalculationError>, };

export type CalculatedRefundSummary = { 
/**
 * What is to be paid.
 */
total?: Price, 
/**
 * Tax.
 */
tax?: Price, 
/**
 * All discounts together.
 */
discount?: Price, 
/**
 * The goods, before discounts.
 */
subtotal?: Price, };

export type CalculatedShippingRefund = { 
/**
 * Delivery.
 */
shipping?: ShippingRefund, 
/**
 * Summary.
 */
summary?: CalculatedRefundSummary, };

export type CalculationError = { 
/**
 * Line item. One of a choice.
 */
lineItem?: LineItemRefund, 
/**
 * Additional fee. One of a choice.
 */
additionalFee?: AdditionalFeeRefund, 
/**
 * Delivery. One of a choice.
 */
shipping?: ShippingRefund, 
/**
 * Error.
 */
error?: Details, };

export type LineItemRefundability = { 
/**
 * The line it is about. A GUID.
 */
lineItemId?: string, 
/**
 * Original quantity.
 */
originalQuantity?: number, 
/**
 * Refunded quantity.
 */
refundedQuantity?: number, 
/**
 * Available refund quantity.
 */
availableRefundQuantity?: number, };

export type ManuallyRefundablePaymentStatus = { 
/**
 * Why.
 */
reason?: ManuallyRefundableReason, };

export type ManuallyRefundableReason = "UNKNOWN_REASON" | "EXPIRED" | "NOT_SUPPORTED" | "OFFLINE" | "REQUIRES_CARD_READER" | (string & {});

export type MembershipPaymentSummary = { 
/**
 * Paid line item ids. A GUID, at most 100.
 */
paidLineItemIds?: Array<string>, 
/**
 * Refunded line item ids. A GUID, at most 100.
 */
refundedLineItemIds?: Array<string>, 
/**
 * Refundable line item ids. A GUID, at most 100.
 */
refundableLineItemIds?: Array<string>, };

export type MonetaryPaymentSummary = { 
/**
 * Paid.
 */
paid?: Price, 
/**
 * Refunded.
 */
refunded?: Price, 
/**
 * Refund pending.
 */
refundPending?: Price, 
/**
 * Max refund.
 */
maxRefund?: Price, };

export type NonRefundablePaymentStatus = { 
/**
 * Why.
 */
reason?: NonRefundableReason, };

export type NonRefundableReason = "UNKNOWN_REASON" | "ALREADY_REFUNDED" | "PROVIDER_IS_DOWN" | "NOT_PAID" | "ZERO_PRICE" | "DISABLED_BY_PROVIDER" | "PENDING_REFUND" | "FORBIDDEN" | "TRANSACTION_NOT_FOUND" | "ORDER_IS_PENDING" | "ORDER_IS_REJECTED" | "AMOUNT_OFFSET_BY_CHARGEBACK" | (string & {});

export type OrderRefundability = { 
/**
 * One entry a payment.
 */
payments?: Array<PaymentRefundability>, 
/**
 * All payments together.
 */
paymentsSummary?: PaymentsSummary, 
/**
 * One entry a line.
 */
lineItems?: Array<LineItemRefundability>, 
/**
 * Delivery.
 */
shipping?: ShippingRefundability, 
/**
 * One entry a fee.
 */
additionalFees?: Array<AdditionalFeeRefundability>, };

export type PaymentInfo = { 
/**
 * Monetary. One of a choice.
 */
monetary?: MonetaryPaymentSummary, 
/**
 * Membership. One of a choice.
 */
membership?: MembershipPaymentSummary, 
/**
 * Credit card details. One of a choice.
 */
creditCardDetails?: CreditCardPaymentMethodDetails, 
/**
 * The payment it is about. A GUID.
 */
paymentId?: string, 
/**
 * How it was paid. At most 50 characters.
 */
paymentMethod?: string, 
/**
 * Offline payment.
 */
offlinePayment?: boolean, };

export type PaymentRefundability = { 
/**
 * Refundable. One of a choice.
 */
refundable?: boolean, 
/**
 * Manually refundable. One of a choice.
 */
manuallyRefundable?: ManuallyRefundablePaymentStatus, 
/**
 * Non refundable. One of a choice.
 */
nonRefundable?: NonRefundablePaymentStatus, 
/**
 * Payment.
 */
payment?: PaymentInfo, 
/**
 * Provider link. A web address.
 */
providerLink?: string, };

export type PaymentsSummary = { 
/**
 * Monetary.
 */
monetary?: MonetaryPaymentSummary, 
/**
 * Membership.
 */
membership?: MembershipPaymentSummary, };

export type RefundCalculation = { 
/**
 * Whether it can be given back.
 */
available?: boolean, 
/**
 * Why not.
 */
notAvailable?: CalculatedRefundNotAvailableStatus, 
/**
 * The sums.
 */
summary?: AggregatedRefundSummary, 
/**
 * The sums by line, delivery and fee.
 */
calculatedRefundItems?: CalculatedRefundItems, };

export type RefundItems = { 
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

export type ShippingRefundability = { 
/**
 * Amount in the shop's currency.
 */
amount?: Price, 
/**
 * Refunded amount.
 */
refundedAmount?: Price, 
/**
 * Available refund amount.
 */
availableRefundAmount?: Price, };
