/** Invoices of orders. */

import type { Caller, CallOptions } from "../call.js";
import { orders as conversions } from "../generated/conversions.js";
import type { ManyInvoicesReply } from "../generated/order-invoices.js";
import { callsOf } from "./call.js";
import * as endpoints from "../generated/endpoints.js";

const call = callsOf(conversions);

export const orderInvoices = {
  listInvoicesForMultipleOrders:
    (caller: Caller) =>
    (orderIds: readonly string[], options?: CallOptions): Promise<ManyInvoicesReply> =>
      call(caller, endpoints.orderInvoicesListMany, { orderIds }, options),
};
