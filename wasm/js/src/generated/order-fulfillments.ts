/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

export type CustomFulfillmentInfo = { 
/**
 * Fields data. At most 100.
 */
fieldsData?: { [key in string]: string }, };

export type Fulfillment = { 
/**
 * Tracking info. One of a choice.
 */
trackingInfo?: FulfillmentTrackingInfo, 
/**
 * Custom info. One of a choice.
 */
customInfo?: CustomFulfillmentInfo, 
/**
 * Identifier. A GUID, set by the platform.
 */
_id?: string, 
/**
 * When it was created. Set by the platform.
 */
_createdDate?: Date, 
/**
 * The lines. At most 300.
 */
lineItems?: Array<FulfillmentLineItem>, 
/**
 * Where it stands. At most 100 characters.
 */
status?: string, 
/**
 * Whether it has become an order.
 */
completed?: boolean, };

export type FulfillmentCreated = { 
/**
 * The order's fulfillments.
 */
orderWithFulfillments?: OrderWithFulfillments, 
/**
 * The new one. A GUID.
 */
fulfillmentId?: string, };

export type FulfillmentLineItem = { 
/**
 * Identifier. A GUID.
 */
_id?: string, 
/**
 * How many. 1 to 100000.
 */
quantity?: number, };

export type FulfillmentTrackingInfo = { 
/**
 * Number of the parcel. At most 100 characters.
 */
trackingNumber?: string, 
/**
 * Who carries it. At most 100 characters.
 */
shippingProvider?: string, 
/**
 * Page to follow it. A web address, at most 2048 characters.
 */
trackingLink?: string, };

export type FulfillmentsReply = { 
/**
 * The order's fulfillments.
 */
orderWithFulfillments?: OrderWithFulfillments, };

export type ManyFulfillmentsReply = { 
/**
 * One entry an order.
 */
ordersWithFulfillments?: Array<OrderWithFulfillments>, };

export type OrderWithFulfillments = { 
/**
 * The order. At most 100 characters.
 */
orderId?: string, 
/**
 * Fulfillments.
 */
fulfillments?: Array<Fulfillment>, };
