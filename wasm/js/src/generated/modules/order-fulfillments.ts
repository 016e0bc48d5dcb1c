/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf, inContext } from "../../sdk/binder.js";
import * as custom from "../../sdk/custom-functions.js";
import { orders } from "../conversions.js";
import type { Call, Callable } from "../../sdk/binder.js";
import type { BulkActionMetadata, ItemMetadata } from "../types/bulk.js";
import type { Fulfillment, FulfillmentCreated, OrderWithFulfillments } from "../types/order-fulfillments.js";

export type * from "../types/order-fulfillments.js";
export type * from "../types/bulk.js";
export { FulfillmentStatus } from "../types/orders.js";
export type { ItemError as ApplicationError } from "../types/bulk.js";
export type { OrderWithFulfillments as BulkCreateOrderWithFulfillments } from "../types/order-fulfillments.js";

const call = /* @__PURE__ */ callsOf(orders, "order_fulfillments", "/v1/fulfillments");

/**
 * Returns the fulfillments of an order. For anyone.
 *
 * @throws An error with the code `NOT_FOUND`.
 */
export const listFulfillmentsForSingleOrder: Call<[orderId: string], ListFulfillmentsForSingleOrderResponse> =
  /* @__PURE__ */ call("orderId> list aabaa /orders/{orderId}");
export type ListFulfillmentsForSingleOrderResponse = { orderWithFulfillments?: OrderWithFulfillments };
export type ListFulfillmentsForSingleOrderRequest = { orderId?: string };

/** Returns the fulfillments of some orders. Orders that the caller does not have are left out. For anyone. */
export const listFulfillmentsForMultipleOrders: Call<
  [orderIds: readonly string[]],
  ListFulfillmentsForMultipleOrdersResponse
> = /* @__PURE__ */ call("orderIds> list_many babaa /list-by-ids");
export type ListFulfillmentsForMultipleOrdersResponse = { ordersWithFulfillments?: Array<OrderWithFulfillments> };
export type ListFulfillmentsForMultipleOrdersRequest = { orderIds?: Array<string> };

/**
 * Creates a fulfillment. Needs the owner.
 *
 * @throws An error with the code `TRACKING_NUMBER_ALREADY_EXISTS`, and with a field violation for more than is left to
 * fulfill.
 */
export const createFulfillment: Call<[orderId: string, fulfillment: Fulfillment], CreateFulfillmentResponse> =
  /* @__PURE__ */ call("orderId,fulfillment> create badca /orders/{orderId}/create-fulfillment");
export type CreateFulfillmentResponse = FulfillmentCreated;
export type CreateFulfillmentRequest = { orderId?: string; fulfillment?: Fulfillment };

/**
 * Updates a fulfillment. Its line items cannot change: delete it and create another. Needs the owner.
 *
 * @throws An error with the code `TRACKING_NUMBER_ALREADY_EXISTS`.
 */
export const updateFulfillment: Callable<ReturnType<typeof custom.updateFulfillment>> = /* @__PURE__ */ inContext(
  custom.updateFulfillment,
  "order_fulfillments.update",
);
export type UpdateFulfillmentRequest = { fulfillment?: Fulfillment; orderId?: string };

/** Deletes a fulfillment. Needs the owner. */
export const deleteFulfillment: Callable<ReturnType<typeof custom.deleteFulfillment>> = /* @__PURE__ */ inContext(
  custom.deleteFulfillment,
  "order_fulfillments.delete",
);
export type DeleteFulfillmentRequest = { fulfillmentId?: string; orderId?: string };

/** Creates fulfillments for 1 to 100 orders. Needs the owner. */
export const bulkCreateFulfillments: Call<
  [ordersWithFulfillments: readonly OrderWithFulfillments[]],
  BulkCreateFulfillmentResponse
> = /* @__PURE__ */ call("ordersWithFulfillments> bulk_create badca /orders/bulk/create-fulfillments");
export type BulkCreateFulfillmentResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; ordersWithFulfillments?: OrderWithFulfillments }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkCreateFulfillmentRequest = { ordersWithFulfillments?: Array<OrderWithFulfillments> };
