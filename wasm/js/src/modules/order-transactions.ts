/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable } from "../binder.js";
import { type CallOptions } from "../call.js";
import { updatePaymentStatus } from "../extras.js";
import { orders as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as types from "../generated/order-transactions.js";

export type OrderTransactionsModule = {
  readonly PaymentStatus: typeof enumerations.paymentStatus;
  readonly RefundStatus: typeof enumerations.refundStatus;
  /** Returns the payments and refunds of an order. Fails with the code `NOT_FOUND`. For anyone. */
  listTransactionsForSingleOrder: Callable<(orderId: string, callOptions?: CallOptions) => Promise<orderTransactions.ListTransactionsForSingleOrderResponse>>;
  /**
   * Returns the payments and refunds of some orders. Orders that the caller does not have are left out. For anyone.
   */
  listTransactionsForMultipleOrders: Callable<(orderIds: readonly string[], callOptions?: CallOptions) => Promise<orderTransactions.ListTransactionsForMultipleOrdersResponse>>;
  /** Adds payments that were made outside the platform to the records of an order. Needs the owner. */
  addPayments: Callable<(orderId: string, payments: readonly types.Payment[], callOptions?: CallOptions) => Promise<orderTransactions.AddPaymentsResponse>>;
  /** Sets the status of a payment in the records. Fails with the code `STATUS_NOT_ALLOWED`. Needs the owner. */
  updatePaymentStatus: typeof updatePaymentStatus;
  /** Sets the status of payments in the records. Needs the owner. */
  bulkUpdatePaymentStatuses: Callable<(paymentAndOrderIds: readonly types.PaymentAndOrderId[], options?: orderTransactions.BulkUpdatePaymentStatusesOptions, callOptions?: CallOptions) => Promise<orderTransactions.BulkUpdatePaymentStatusesResponse>>;
};

/**
 * Payments and refunds of orders, as records: buyers read those of their own orders, the owner reads all and adds to
 * them. Nothing is charged or refunded here: see `orderBilling`.
 */
export const orderTransactions: OrderTransactionsModule = /* @__PURE__ */ moduleOf(conversions, "order_transactions", {
  PaymentStatus: enumerations.paymentStatus,
  RefundStatus: enumerations.refundStatus,
  listTransactionsForSingleOrder: "orderId> list GET ecom visitor safe none /v1/payments/orders/{orderId}",
  listTransactionsForMultipleOrders: "orderIds> list_many POST ecom visitor safe none /v1/payments/list-by-ids",
  addPayments: "orderId,payments> add_payments POST ecom owner unsafe none /v1/payments/orders/{orderId}/add-payment",
  updatePaymentStatus,
  bulkUpdatePaymentStatuses: "paymentAndOrderIds,?> bulk_update_payment_statuses POST ecom owner idempotent none /v1/bulk/payments/update-payment-transaction-status",
});

export declare namespace orderTransactions {
  type ActionType = types.ActionType;
  type AdditionalFeeRefund = types.AdditionalFeeRefund;
  type AggregatedRefundSummary = types.AggregatedRefundSummary;
  type ApplicationError = types.ItemError;
  type AuthorizationActionFailureDetails = types.AuthorizationActionFailureDetails;
  type AuthorizationCapture = types.AuthorizationCapture;
  type AuthorizationCaptureStatus = types.AuthorizationCaptureStatus;
  type AuthorizationDetails = types.AuthorizationDetails;
  type AuthorizationVoid = types.AuthorizationVoid;
  type AuthorizationVoidStatus = types.AuthorizationVoidStatus;
  type BulkActionMetadata = types.BulkActionMetadata;
  type CashRounding = types.CashRounding;
  type CashRoundingDetails = types.CashRoundingDetails;
  type Chargeback = types.Chargeback;
  type ChargebackStatus = types.ChargebackStatus;
  type CreditCardPaymentMethodDetails = types.CreditCardPaymentMethodDetails;
  type FutureMembershipDetails = types.FutureMembershipDetails;
  type GiftCardPaymentDetails = types.GiftCardPaymentDetails;
  type ItemMetadata = types.ItemMetadata;
  type LineItemRefund = types.LineItemRefund;
  type LineItemRefundSummary = types.LineItemRefundSummary;
  type MembershipName = types.MembershipName;
  type MembershipPaymentDetails = types.MembershipPaymentDetails;
  type MembershipPaymentStatus = types.MembershipPaymentStatus;
  type OrderTransactions = types.OrderTransactions;
  type Payment = types.Payment;
  type PaymentAndOrderId = types.PaymentAndOrderId;
  type PaymentMethodName = types.PaymentMethodName;
  type PaymentStatus = types.PaymentStatus;
  type PaymentsAdded = types.PaymentsAdded;
  type PredefinedPaymentMethod = types.PredefinedPaymentMethod;
  type Price = types.Price;
  type Reason = types.Reason;
  type Refund = types.Refund;
  type RefundDetails = types.RefundDetails;
  type RefundItem = types.RefundItem;
  type RefundItemsBreakdown = types.RefundItemsBreakdown;
  type RefundStatus = types.RefundStatus;
  type RefundStatusInfo = types.RefundStatusInfo;
  type RefundTransaction = types.RefundTransaction;
  type RegularPaymentDetails = types.RegularPaymentDetails;
  type ScheduledAction = types.ScheduledAction;
  type ShippingRefund = types.ShippingRefund;
  type TransactionStatus = types.TransactionStatus;
  type UserDefinedPaymentMethodName = types.UserDefinedPaymentMethodName;
  type ListTransactionsForSingleOrderResponse = {
    orderTransactions?: types.OrderTransactions;
  };
  type ListTransactionsForSingleOrderRequest = {
    orderId?: string;
  };
  type ListTransactionsForMultipleOrdersResponse = {
    orderTransactions?: Array<types.OrderTransactions>;
  };
  type ListTransactionsForMultipleOrdersRequest = {
    orderIds?: Array<string>;
  };
  type AddPaymentsResponse = types.PaymentsAdded;
  type AddPaymentsRequest = {
    orderId?: string;
    payments?: Array<types.Payment>;
  };
  type UpdatePaymentStatusRequest = {
    orderId?: string;
    paymentId?: string;
    status?: types.TransactionStatus;
  };
  type BulkUpdatePaymentStatusesResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.Payment, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkUpdatePaymentStatusesOptions = {
    status?: types.TransactionStatus;
    /** Whether the results hold the payments. */
    returnFullEntity?: boolean;
  };
  type BulkUpdatePaymentStatusesRequest = {
    paymentAndOrderIds?: Array<types.PaymentAndOrderId>;
    status?: types.TransactionStatus;
    returnFullEntity?: boolean;
  };
}
