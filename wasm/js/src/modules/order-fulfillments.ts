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
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

export const orderFulfillments = {
  FulfillmentStatus: enumerations.fulfillmentStatuses,

  listFulfillmentsForSingleOrder:
    (caller: Caller) =>
    (orderId: string, options?: CallOptions): Promise<FulfillmentsReply> =>
      call(caller, endpoints.orderFulfillmentsList, { orderId }, options),

  listFulfillmentsForMultipleOrders:
    (caller: Caller) =>
    (orderIds: readonly string[], options?: CallOptions): Promise<ManyFulfillmentsReply> =>
      call(caller, endpoints.orderFulfillmentsListMany, { orderIds }, options),

  /** Records that lines are on their way. Needs the owner. */
  createFulfillment:
    (caller: Caller) =>
    (orderId: string, fulfillment: Fulfillment, options?: CallOptions): Promise<FulfillmentCreated> =>
      call(caller, endpoints.orderFulfillmentsCreate, { orderId, fulfillment }, options),
};
