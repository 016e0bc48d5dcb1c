/** What of an order can be given back, and what that comes to. Needs the owner. */

import type { Caller, CallOptions } from "../call.js";
import { orders as conversions } from "../generated/conversions.js";
import type { CalculateRefund, OrderRefundability, RefundCalculation } from "../generated/order-billing.js";
import { callsOf } from "./call.js";
import * as endpoints from "../generated/endpoints.js";

const call = callsOf(conversions);

export const orderBilling = {
  getOrderRefundability:
    (caller: Caller) =>
    (orderId: string, options?: CallOptions): Promise<OrderRefundability> =>
      call(caller, endpoints.orderBillingGetOrderRefundability, { orderId }, options),

  /** Works a refund out, and makes none. */
  calculateRefund:
    (caller: Caller) =>
    (
      orderId: string,
      fields: Omit<CalculateRefund, "orderId"> = {},
      options?: CallOptions,
    ): Promise<RefundCalculation> =>
      call(caller, endpoints.orderBillingCalculateRefund, { ...fields, orderId }, options),
};
