/** Generated from the Rust models by `npm run generate`: do not edit. */

export type CustomFulfillmentInfo = {
  /** At most 100. */
  fieldsData?: { [key in string]: string };
};

export type Fulfillment = {
  trackingInfo?: FulfillmentTrackingInfo;
  customInfo?: CustomFulfillmentInfo;
  /** A GUID, set by the platform. */
  _id?: string;
  /** Set by the platform. */
  _createdDate?: Date;
  /** At most 300. */
  lineItems?: Array<FulfillmentLineItem>;
  /** At most 100 characters. */
  status?: string;
  completed?: boolean;
};

export type FulfillmentCreated = {
  orderWithFulfillments?: OrderWithFulfillments;
  /** A GUID. */
  fulfillmentId?: string;
};

export type FulfillmentLineItem = {
  /** A GUID. */
  _id?: string;
  /** 1 to 100000. */
  quantity?: number;
};

export type FulfillmentTrackingInfo = {
  /** At most 100 characters. */
  trackingNumber?: string;
  /** At most 100 characters. */
  shippingProvider?: string;
  /** A web address, at most 2048 characters. */
  trackingLink?: string;
};

export type OrderWithFulfillments = {
  /** At most 100 characters. */
  orderId?: string;
  fulfillments?: Array<Fulfillment>;
};
