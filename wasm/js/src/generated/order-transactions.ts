/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import type { CashRoundingDetails, GiftCardPaymentDetails, MembershipPaymentDetails, Price, Refund, RegularPaymentDetails } from "./orders.js";
export type { MembershipName } from "./cart.js";
export type { ActionType, AdditionalFeeRefund, AggregatedRefundSummary, AuthorizationActionFailureDetails, AuthorizationCapture, AuthorizationCaptureStatus, AuthorizationDetails, AuthorizationVoid, AuthorizationVoidStatus, CashRounding, CashRoundingDetails, Chargeback, ChargebackStatus, CreditCardPaymentMethodDetails, FutureMembershipDetails, GiftCardPaymentDetails, LineItemRefund, LineItemRefundSummary, MembershipPaymentDetails, MembershipPaymentStatus, PaymentMethodName, PredefinedPaymentMethod, Price, Reason, Refund, RefundDetails, RefundItem, RefundItemsBreakdown, RefundStatus, RefundStatusInfo, RefundTransaction, RegularPaymentDetails, ScheduledAction, ShippingRefund, TransactionStatus, UserDefinedPaymentMethodName } from "./orders.js";
export type { BulkActionMetadata, ItemError, ItemMetadata } from "./products.js";

export type OrderTransactions = { 
/**
 * A GUID.
 */
orderId?: string, 
/**
 * At most 100.
 */
payments?: Array<Payment>, 
/**
 * At most 300.
 */
refunds?: Array<Refund>, };

export type Payment = { regularPaymentDetails?: RegularPaymentDetails, giftcardPaymentDetails?: GiftCardPaymentDetails, membershipPaymentDetails?: MembershipPaymentDetails, 
/**
 * A GUID, set by the platform.
 */
_id?: string, _createdDate?: Date, 
/**
 * Set by the platform.
 */
_updatedDate?: Date, amount?: Price, refundDisabled?: boolean, 
/**
 * Set by the platform.
 */
supportReceiptGeneration?: boolean, cashRounding?: CashRoundingDetails, status?: PaymentStatus, 
/**
 * A GUID.
 */
chargeCorrelationId?: string, };

export type PaymentAndOrderId = { 
/**
 * A GUID.
 */
orderId?: string, paymentId?: string, };

export type PaymentStatus = "APPROVED" | "PENDING" | "PENDING_MERCHANT" | "CANCELED" | "DECLINED" | "REFUNDED" | "PARTIALLY_REFUNDED" | "AUTHORIZED" | "VOIDED" | (string & {});

export type PaymentsAdded = { orderTransactions?: OrderTransactions, paymentsIds?: Array<string>, };
