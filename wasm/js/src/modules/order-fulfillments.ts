/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable } from "../binder.js";
import { type CallOptions } from "../call.js";
import { deleteFulfillment, updateFulfillment } from "../extras.js";
import { orders as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as types from "../generated/order-fulfillments.js";
import type * as ordersTypes from "../generated/orders.js";

export type OrderFulfillmentsModule = {
  readonly FulfillmentStatus: typeof enumerations.fulfillmentStatus;
  /** Returns the fulfillments of an order. Fails with the code `NOT_FOUND`. For anyone. */
  listFulfillmentsForSingleOrder: Callable<(orderId: string, callOptions?: CallOptions) => Promise<orderFulfillments.ListFulfillmentsForSingleOrderResponse>>;
  /** Returns the fulfillments of some orders. Orders that the caller does not have are left out. For anyone. */
  listFulfillmentsForMultipleOrders: Callable<(orderIds: readonly string[], callOptions?: CallOptions) => Promise<orderFulfillments.ListFulfillmentsForMultipleOrdersResponse>>;
  /**
   * Creates a fulfillment. Fails with the code `TRACKING_NUMBER_ALREADY_EXISTS`, and with a field violation for more
   * than is left to fulfill. Needs the owner.
   */
  createFulfillment: Callable<(orderId: string, fulfillment: types.Fulfillment, callOptions?: CallOptions) => Promise<orderFulfillments.CreateFulfillmentResponse>>;
  /**
   * Updates a fulfillment. Its line items cannot change: delete it and create another. Fails with the code
   * `TRACKING_NUMBER_ALREADY_EXISTS`. Needs the owner.
   */
  updateFulfillment: typeof updateFulfillment;
  /** Deletes a fulfillment. Needs the owner. */
  deleteFulfillment: typeof deleteFulfillment;
  /** Creates fulfillments for 1 to 100 orders. Needs the owner. */
  bulkCreateFulfillments: Callable<(ordersWithFulfillments: readonly types.OrderWithFulfillments[], callOptions?: CallOptions) => Promise<orderFulfillments.BulkCreateFulfillmentResponse>>;
};

/** Fulfillments of orders: buyers read those of their own orders, the owner reads and changes all. */
export const orderFulfillments: OrderFulfillmentsModule = /* @__PURE__ */ moduleOf(conversions, "order_fulfillments", {
  FulfillmentStatus: enumerations.fulfillmentStatus,
  listFulfillmentsForSingleOrder: "orderId> list GET ecom visitor safe none /v1/fulfillments/orders/{orderId}",
  listFulfillmentsForMultipleOrders: "orderIds> list_many POST ecom visitor safe none /v1/fulfillments/list-by-ids",
  createFulfillment: "orderId,fulfillment> create POST ecom owner unsafe none /v1/fulfillments/orders/{orderId}/create-fulfillment",
  updateFulfillment,
  deleteFulfillment,
  bulkCreateFulfillments: "ordersWithFulfillments> bulk_create POST ecom owner unsafe none /v1/fulfillments/orders/bulk/create-fulfillments",
});

export declare namespace orderFulfillments {
  type ApplicationError = types.ItemError;
  type BulkActionMetadata = types.BulkActionMetadata;
  type BulkCreateOrderWithFulfillments = types.OrderWithFulfillments;
  type CustomFulfillmentInfo = types.CustomFulfillmentInfo;
  type Fulfillment = types.Fulfillment;
  type FulfillmentCreated = types.FulfillmentCreated;
  type FulfillmentLineItem = types.FulfillmentLineItem;
  type FulfillmentStatus = ordersTypes.FulfillmentStatus;
  type FulfillmentTrackingInfo = types.FulfillmentTrackingInfo;
  type ItemMetadata = types.ItemMetadata;
  type OrderWithFulfillments = types.OrderWithFulfillments;
  type ListFulfillmentsForSingleOrderResponse = {
    orderWithFulfillments?: types.OrderWithFulfillments;
  };
  type ListFulfillmentsForSingleOrderRequest = {
    orderId?: string;
  };
  type ListFulfillmentsForMultipleOrdersResponse = {
    ordersWithFulfillments?: Array<types.OrderWithFulfillments>;
  };
  type ListFulfillmentsForMultipleOrdersRequest = {
    orderIds?: Array<string>;
  };
  type CreateFulfillmentResponse = types.FulfillmentCreated;
  type CreateFulfillmentRequest = {
    orderId?: string;
    fulfillment?: types.Fulfillment;
  };
  type UpdateFulfillmentRequest = {
    fulfillment?: types.Fulfillment;
    orderId?: string;
  };
  type DeleteFulfillmentRequest = {
    fulfillmentId?: string;
    orderId?: string;
  };
  type BulkCreateFulfillmentResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, ordersWithFulfillments?: types.OrderWithFulfillments, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkCreateFulfillmentRequest = {
    ordersWithFulfillments?: Array<types.OrderWithFulfillments>;
  };
}
