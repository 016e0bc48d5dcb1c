/** Payments and refunds of orders. */

import type { Caller, CallOptions } from "../call.js";
import { orders as conversions } from "../generated/conversions.js";
import type { ManyTransactionsReply, TransactionsReply } from "../generated/order-transactions.js";
import { callsOf } from "./call.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

export const orderTransactions = {
  PaymentStatus: enumerations.paymentStatuses,
  RefundStatus: enumerations.refundStatuses,

  listTransactionsForSingleOrder:
    (caller: Caller) =>
    (orderId: string, options?: CallOptions): Promise<TransactionsReply> =>
      call(caller, endpoints.orderTransactionsList, { orderId }, options),

  listTransactionsForMultipleOrders:
    (caller: Caller) =>
    (orderIds: readonly string[], options?: CallOptions): Promise<ManyTransactionsReply> =>
      call(caller, endpoints.orderTransactionsListMany, { orderIds }, options),
};
