/** Orders: what visitors and members bought, and the owner's dealings with it. */

import type { Caller, CallOptions } from "../call.js";
import { orders as conversions } from "../generated/conversions.js";
import type {
  ActivitiesAdded,
  AddActivities,
  CancelOrder,
  CollectabilityReply,
  CursorSearch,
  Order,
  OrderPayload,
  OrdersPage,
  RefundabilityReply,
} from "../generated/orders.js";
import { callsOf, held, withId } from "./call.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

const call = callsOf(conversions);

export const orders = {
  ChannelType: enumerations.channelTypes,
  FulfillmentStatus: enumerations.orderFulfillment,
  ItemTypePreset: enumerations.itemTypes,
  OrderStatus: enumerations.orderStatuses,
  PaymentOptionType: enumerations.paymentOptions,
  PaymentStatus: enumerations.paymentStatuses,
  PickupMethod: enumerations.pickupMethods,
  SortOrder: enumerations.sortOrders,
  SubscriptionFrequency: enumerations.subscriptionFrequencies,
  WeightUnit: enumerations.weightUnits,

  getOrder:
    (caller: Caller) =>
    (_id: string, options?: CallOptions): Promise<Order> =>
      held(call<OrderPayload>(caller, endpoints.ordersGet, { id: _id }, options), "order"),

  /** Finds orders, page after page by cursor: the visitor's or member's own, or all for the owner. */
  searchOrders:
    (caller: Caller) =>
    (search: CursorSearch, options?: CallOptions): Promise<OrdersPage> =>
      call(caller, endpoints.ordersSearch, { search }, options),

  /** Needs the owner, as do all calls below that change an order. */
  updateOrder:
    (caller: Caller) =>
    (_id: string, change: Order, options?: CallOptions): Promise<Order> =>
      held(call<OrderPayload>(caller, endpoints.ordersUpdate, { order: withId(_id, change) }, options), "order"),

  cancelOrder:
    (caller: Caller) =>
    (_id: string, fields: Omit<CancelOrder, "_id"> = {}, options?: CallOptions): Promise<OrderPayload> =>
      call(caller, endpoints.ordersCancel, { ...fields, id: _id }, options),

  addActivities:
    (caller: Caller) =>
    (orderId: string, fields: Omit<AddActivities, "orderId"> = {}, options?: CallOptions): Promise<ActivitiesAdded> =>
      call(caller, endpoints.ordersAddActivities, { ...fields, orderId }, options),

  /** Which payments of an order can be given back. */
  getRefundabilityStatus:
    (caller: Caller) =>
    (ecomOrderId: string, options?: CallOptions): Promise<RefundabilityReply> =>
      call(caller, endpoints.ordersGetRefundability, { ecomOrderId }, options),

  /** Whether anything is left to be paid, and how much. */
  getPaymentCollectabilityStatus:
    (caller: Caller) =>
    (ecomOrderId: string, options?: CallOptions): Promise<CollectabilityReply> =>
      call(caller, endpoints.ordersGetPaymentCollectability, { ecomOrderId }, options),

  /** Records that an order was paid outside the platform. */
  paymentCollectionMarkOrderAsPaid:
    (caller: Caller) =>
    (ecomOrderId: string, options?: CallOptions): Promise<OrderPayload> =>
      call(caller, endpoints.ordersMarkAsPaid, { ecomOrderId }, options),
};
