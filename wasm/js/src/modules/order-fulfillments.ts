/** Shipments of orders, and how to follow them. */

import type { Caller, CallOptions } from "../call.js";
import { orders as conversions } from "../generated/conversions.js";
import type {
  Fulfillment,
  FulfillmentCreated,
  FulfillmentsReply,
  ManyFulfillmentsReply,
} from "../generated/order-fulfillments.js";
import { callsOf } from "./call.js";

const call = callsOf(conversions);

export const orderFulfillments = {
  listFulfillmentsForSingleOrder:
    (caller: Caller) =>
    (orderId: string, options?: CallOptions): Promise<FulfillmentsReply> =>
      call(caller, "order_fulfillments.list", { orderId }, options),

  listFulfillmentsForMultipleOrders:
    (caller: Caller) =>
    (orderIds: readonly string[], options?: CallOptions): Promise<ManyFulfillmentsReply> =>
      call(caller, "order_fulfillments.list_many", { orderIds }, options),

  /** Records that lines are on their way. Needs the owner. */
  createFulfillment:
    (caller: Caller) =>
    (orderId: string, fulfillment: Fulfillment, options?: CallOptions): Promise<FulfillmentCreated> =>
      call(caller, "order_fulfillments.create", { orderId, fulfillment }, options),
};
