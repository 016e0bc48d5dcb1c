/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf, inContext } from "../../sdk/binder.js";
import * as custom from "../../sdk/custom-functions.js";
import { orders } from "../conversions.js";
import type { Call, Callable } from "../../sdk/binder.js";
import type { BulkActionMetadata, ItemMetadata } from "../types/bulk.js";
import type {
  OrderTransactions,
  Payment,
  PaymentAndOrderId,
  PaymentsAdded,
  TransactionStatus,
} from "../types/order-transactions.js";

export type * from "../types/order-transactions.js";
export type * from "../types/bulk.js";
export { PaymentStatus, RefundStatus } from "../types/order-transactions.js";
export type { ItemError as ApplicationError } from "../types/bulk.js";
export type { MembershipName } from "../types/cart.js";
export type { CashRounding, Price } from "../types/orders.js";

const call = /* @__PURE__ */ callsOf(orders, "order_transactions", "/v1");

/**
 * Returns the payments and refunds of an order. For anyone.
 *
 * @throws An error with the code `NOT_FOUND`.
 */
export const listTransactionsForSingleOrder: Call<[orderId: string], ListTransactionsForSingleOrderResponse> =
  /* @__PURE__ */ call("orderId> list aabaa /payments/orders/{orderId}");
export type ListTransactionsForSingleOrderResponse = { orderTransactions?: OrderTransactions };
export type ListTransactionsForSingleOrderRequest = { orderId?: string };

/**
 * Returns the payments and refunds of some orders. Orders that the caller does not have are left out. For anyone.
 */
export const listTransactionsForMultipleOrders: Call<
  [orderIds: readonly string[]],
  ListTransactionsForMultipleOrdersResponse
> = /* @__PURE__ */ call("orderIds> list_many babaa /payments/list-by-ids");
export type ListTransactionsForMultipleOrdersResponse = { orderTransactions?: Array<OrderTransactions> };
export type ListTransactionsForMultipleOrdersRequest = { orderIds?: Array<string> };

/** Adds payments that were made outside the platform to the records of an order. Needs the owner. */
export const addPayments: Call<[orderId: string, payments: readonly Payment[]], AddPaymentsResponse> =
  /* @__PURE__ */ call("orderId,payments> add_payments badca /payments/orders/{orderId}/add-payment");
export type AddPaymentsResponse = PaymentsAdded;
export type AddPaymentsRequest = { orderId?: string; payments?: Array<Payment> };

/**
 * Sets the status of a payment in the records. Needs the owner.
 *
 * @throws An error with the code `STATUS_NOT_ALLOWED`.
 */
export const updatePaymentStatus: Callable<ReturnType<typeof custom.updatePaymentStatus>> = /* @__PURE__ */ inContext(
  custom.updatePaymentStatus,
  "order_transactions.update_payment_status",
);
export type UpdatePaymentStatusRequest = { orderId?: string; paymentId?: string; status?: TransactionStatus };

/** Sets the status of payments in the records. Needs the owner. */
export const bulkUpdatePaymentStatuses: Call<
  [paymentAndOrderIds: readonly PaymentAndOrderId[], options?: BulkUpdatePaymentStatusesOptions],
  BulkUpdatePaymentStatusesResponse
> = /* @__PURE__ */ call(
  "paymentAndOrderIds,?> bulk_update_payment_statuses badba /bulk/payments/update-payment-transaction-status",
);
export type BulkUpdatePaymentStatusesResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: Payment }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkUpdatePaymentStatusesOptions = {
  status?: TransactionStatus;
  /** Whether the results hold the payments. */
  returnFullEntity?: boolean;
};
export type BulkUpdatePaymentStatusesRequest = BulkUpdatePaymentStatusesOptions & {
  paymentAndOrderIds?: Array<PaymentAndOrderId>;
};
