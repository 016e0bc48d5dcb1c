/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { cursorSearch } from "../../sdk/query/utils.js";
import { orders } from "../conversions.js";
import type { Call, Change, Given, Named, Stored } from "../../sdk/binder.js";
import type * as queries from "../../sdk/query/utils.js";
import type * as fields from "../query-fields.js";
import type { BulkActionMetadata, ItemMetadata } from "../types/bulk.js";
import type { OrderTransactions } from "../types/order-transactions.js";
import type {
  ActivitiesAdded,
  Activity,
  CollectabilityReply,
  DelayedCaptureSettings,
  Order,
  OrderChanges,
  OrderCreationSettings,
  OrderNumberCounter,
  PaymentCapture,
  Price,
  RefundabilityReply,
  Tags,
} from "../types/orders.js";
import type { CursorPagingMetadata, CursorSearch } from "../types/query.js";

export type * from "../types/orders.js";
export type * from "../types/bulk.js";
export type * from "../types/order-transactions.js";
export {
  ChannelType,
  ItemTypePreset,
  PaymentOption as PaymentOptionType,
  PickupMethod,
  SubscriptionFrequency,
  WeightUnit,
} from "../types/cart.js";
export { PaymentStatus } from "../types/order-transactions.js";
export {
  ActivityType,
  FulfillmentStatus,
  OrderStatus,
  PaymentStatus as PaymentStatusEnumPaymentStatus,
} from "../types/orders.js";
export { SortOrder } from "../types/query.js";
export type {
  Address,
  AddressWithContact,
  CatalogReference,
  Color,
  DescriptionLine,
  DescriptionLineName,
  DescriptionLineType,
  DiscountRuleName,
  DiscountRuleName as TranslatedValue,
  DiscountType,
  ExtendedFields,
  FreeTrialPeriod,
  FullAddressContactDetails,
  ItemType,
  JurisdictionType,
  MembershipName,
  PhysicalProperties,
  PlainTextValue,
  PriceDescription,
  ProductName,
  StreetAddress,
  SubscriptionSettings,
  TaxableAddress,
  TaxableAddressType,
  TranslatableString,
  VatId,
  VatType,
} from "../types/cart.js";
export type { BuyerInfo, CreatedBy, CustomField } from "../types/checkout.js";
export type { ActionType as ScheduledAction } from "../types/order-transactions.js";
export type {
  DelayDuration as Duration,
  OrderActivityType as OrderActivityTypeEnumActivityType,
  OrderChanges as MaskedOrder,
  ShippingChange as ShippingInformation,
  ShippingInformation as V1ShippingInformation,
  TagList as TagsTagList,
  Tags as TagsTags,
} from "../types/orders.js";
export type {
  CursorPaging,
  CursorPagingMetadata,
  CursorSearch as OrderSearch,
  Cursors,
  Sorting,
} from "../types/query.js";
export type { AddressLocation } from "../types/shared.js";

const call = /* @__PURE__ */ callsOf(orders, "orders", "/v1");

/**
 * Returns an order. For anyone.
 *
 * @throws An error with the code `NOT_FOUND` for an order that does not exist or is not the caller's.
 *
 * @example
 * ```ts
 * const order = await client.orders.getOrder("order-id");
 * ```
 */
export const getOrder: Call<[_id: string], Stored<Order>> = /* @__PURE__ */ call("_id>order get aabaa /orders/{id}");
export type GetOrderRequest = { _id?: string };

/**
 * Searches orders. For anyone.
 *
 * @throws An error with a field violation for a field that cannot be filtered or sorted by.
 *
 * @example
 * ```ts
 * const { orders = [], metadata } = await client.orders.searchOrders({ cursorPaging: { limit: 10 } });
 * ```
 */
export const searchOrders: Call<[search: Named<"search", CursorSearch>], SearchOrdersResponse> = /* @__PURE__ */ call(
  "search> search babaa /orders/search",
);
export type SearchOrdersResponse = { orders?: Array<Stored<Order>>; metadata?: CursorPagingMetadata };
export type SearchOrdersRequest = { search?: CursorSearch };

/**
 * Updates the details of an order: buyer, billing, recipient and delivery details, note, custom fields, tags, channel,
 * extended fields, and whether it is archived or seen. Needs the owner.
 *
 * @throws An error with a field violation for other fields, and with the codes `ORDER_IS_PENDING` and
 * `ORDER_IS_REJECTED`.
 */
export const updateOrder: Call<[_id: string, order: Change<Order>], Stored<Order>> = /* @__PURE__ */ call(
  ".order>order update dadba /orders/{order.id}",
);
export type UpdateOrderRequest = { order?: Given<Order> };
export type UpdateOrder = Change<Order>;

/**
 * Cancels an order. Needs the owner.
 *
 * @throws An error with the codes `ORDER_HAS_AUTHORIZED_TRANSACTION`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED` and
 * `ORDER_ALREADY_CANCELED`.
 */
export const cancelOrder: Call<[_id: string, options?: CancelOrderOptions], CancelOrderResponse> = /* @__PURE__ */ call(
  "_id,?> cancel badca /orders/{id}/cancel",
);
export type CancelOrderResponse = { order: Stored<Order> };
export type CancelOrderOptions = {
  /** Whether the buyer gets a mail. */
  sendOrderCanceledEmail?: boolean;
  /** Part of the mail. At most 1000 characters. */
  customMessage?: string;
  /** Whether all items go back to stock. */
  restockAllItems?: boolean;
};
export type CancelOrderRequest = CancelOrderOptions & { _id?: string };

/**
 * Returns the refundability of each payment. Superseded by `getOrderRefundability` of `orderBilling`. Needs the owner.
 */
export const getRefundabilityStatus: Call<[ecomOrderId: string], GetRefundabilityStatusResponse> = /* @__PURE__ */ call(
  "ecomOrderId> get_refundability aadaa /payments-collector/orders/{ecomOrderId}/refundability",
);
export type GetRefundabilityStatusResponse = RefundabilityReply;
export type GetRefundabilityStatusRequest = { ecomOrderId?: string };

/** Returns whether the amount due can be collected. Needs the owner. */
export const getPaymentCollectabilityStatus: Call<[ecomOrderId: string], GetPaymentCollectabilityStatusResponse> =
  /* @__PURE__ */ call(
    "ecomOrderId> get_payment_collectability aadaa /payments-collector/orders/{ecomOrderId}/payment-collectability-status",
  );
export type GetPaymentCollectabilityStatusResponse = CollectabilityReply;
export type GetPaymentCollectabilityStatusRequest = { ecomOrderId?: string };

/**
 * Records that an order was paid outside the platform. Needs the owner.
 *
 * @throws An error with the codes `ORDER_ALREADY_PAID`, `PAYMENT_GATEWAY_ID_NOT_FOUND` and `ORDER_HAS_CHARGEBACKS`.
 */
export const paymentCollectionMarkOrderAsPaid: Call<[ecomOrderId: string], MarkOrderAsPaidResponse> =
  /* @__PURE__ */ call("ecomOrderId> mark_as_paid badca /payments-collector/orders/{ecomOrderId}/mark-as-paid");
export type MarkOrderAsPaidResponse = { order: Stored<Order> };
export type MarkOrderAsPaidRequest = { ecomOrderId?: string };

/**
 * Adds entries to the history of an order. Needs the owner.
 *
 * @throws An error with a field violation for a kind that the platform writes itself.
 */
export const addActivities: Call<[orderId: string, options?: AddActivitiesOptions], AddActivitiesResponse> =
  /* @__PURE__ */ call("orderId,?> add_activities badca /orders/{orderId}/activities/add");
export type AddActivitiesResponse = ActivitiesAdded;
export type AddActivitiesOptions = {
  /** At most 300. */
  orderActivities?: Array<Activity>;
};
export type AddActivitiesRequest = AddActivitiesOptions & { orderId?: string };

/**
 * Creates an order without a checkout. Needs line items, price summary, channel and currency conversion. Needs the
 * owner.
 *
 * @throws An error with the code `PURCHASED_DATE_CANNOT_BE_IN_FUTURE`.
 */
export const createOrder: Call<
  [order: Given<Order>, options?: CreateOrderOptions],
  Stored<Order>
> = /* @__PURE__ */ call("order,?>order create badca /orders");
export type CreateOrderOptions = { settings?: OrderCreationSettings };
export type CreateOrderRequest = CreateOrderOptions & { order?: Given<Order> };

/**
 * Imports an order as it is given: no stock is reserved, no mail is sent, and one `imported` event is published. An
 * order of the same id is replaced if it was imported too; otherwise the call fails with the code
 * `CANNOT_OVERWRITE_NON_IMPORTED_ORDER`. Needs the owner.
 */
export const importOrder: Call<[order: Given<Order>], ImportOrderResponse> = /* @__PURE__ */ call(
  "order> import badca /orders/import",
);
export type ImportOrderResponse = { order: Stored<Order> };
export type ImportOrderRequest = { order?: Given<Order> };

/** Updates 1 to 100 orders, each as `updateOrder` does. Needs the owner. */
export const bulkUpdateOrders: Call<
  [orders: readonly Given<OrderChanges>[], options?: BulkUpdateOrdersOptions],
  BulkUpdateOrdersResponse
> = /* @__PURE__ */ call("orders,?> bulk_update badba /bulk/orders/update");
export type BulkUpdateOrdersResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: Order }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkUpdateOrdersOptions = {
  /** Whether the results hold the orders. */
  returnEntity?: boolean;
};
export type BulkUpdateOrdersRequest = BulkUpdateOrdersOptions & { orders?: Array<Given<OrderChanges>> };

/** Assigns tags to orders and unassigns others. A tag in both lists is assigned. Needs the owner. */
export const bulkUpdateOrderTags: Call<
  [orderIds: readonly string[], options?: BulkUpdateOrderTagsOptions],
  BulkUpdateOrderTagsResponse
> = /* @__PURE__ */ call("orderIds,?> bulk_update_tags badba /bulk/orders/update-tags");
export type BulkUpdateOrderTagsResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkUpdateOrderTagsOptions = { assignTags?: Tags; unassignTags?: Tags };
export type BulkUpdateOrderTagsRequest = BulkUpdateOrderTagsOptions & { orderIds?: Array<string> };

/** Deletes imported orders in a job, and returns the job's id. Needs the owner. */
export const bulkDeleteImportedOrders: Call<[orderIds: readonly string[]], BulkDeleteImportedOrdersResponse> =
  /* @__PURE__ */ call("orderIds> bulk_delete_imported badba /orders/import/bulk-delete-imported-orders");
export type BulkDeleteImportedOrdersResponse = { jobId?: string };
export type BulkDeleteImportedOrdersRequest = { orderIds?: Array<string> };

/**
 * Captures authorized payments. Superseded by the call of the same name of `orderBilling`. Needs the owner.
 *
 * @throws An error with codes such as `PAYMENT_NOT_AUTHORIZED`, `PAYMENT_ALREADY_CAPTURED` and `INVALID_AMOUNT`.
 */
export const captureAuthorizedPayments: Call<
  [ecomOrderId: string, payments: readonly PaymentCapture[]],
  CaptureAuthorizedPaymentsResponse
> = /* @__PURE__ */ call(
  "ecomOrderId,payments> capture_authorized_payments badca /payments-collector/orders/{ecomOrderId}/capture-authorized-payments",
);
export type CaptureAuthorizedPaymentsResponse = { orderTransactions?: OrderTransactions };
export type CaptureAuthorizedPaymentsRequest = { ecomOrderId?: string; payments?: Array<PaymentCapture> };

/**
 * Voids authorized payments. Superseded by the call of the same name of `orderBilling`. Needs the owner.
 *
 * @throws An error with codes such as `PAYMENT_NOT_AUTHORIZED` and `PAYMENT_ALREADY_VOIDED`.
 */
export const voidAuthorizedPayments: Call<
  [ecomOrderId: string, paymentIds: readonly string[]],
  VoidAuthorizedPaymentsResponse
> = /* @__PURE__ */ call(
  "ecomOrderId,paymentIds> void_authorized_payments badca /payments-collector/orders/{ecomOrderId}/void-authorized-payments",
);
export type VoidAuthorizedPaymentsResponse = { orderTransactions?: OrderTransactions };
export type VoidAuthorizedPaymentsRequest = { ecomOrderId?: string; paymentIds?: Array<string> };

/**
 * Prepares the payment of an amount due, and returns its id at the payment gateway. Needs the owner.
 *
 * @throws An error with the codes `PAYMENT_METHODS_NOT_FOUND`, `ORDER_CANCELED`, `INVALID_AMOUNT`,
 * `ORDER_ALREADY_PAID`, `NO_ASSOCIATED_ECOM_ORDER` and `ORDER_HAS_CHARGEBACKS`.
 */
export const preparePaymentCollection: Call<
  [ecomOrderId: string, amount: Price, options?: PreparePaymentCollectionOptions],
  PreparePaymentCollectionResponse
> = /* @__PURE__ */ call(
  "ecomOrderId,amount,?> prepare_payment_collection badca /payments-collector/orders/{ecomOrderId}/prepare-payment-collection",
);
export type PreparePaymentCollectionResponse = { paymentGatewayOrderId?: string };
export type PreparePaymentCollectionOptions = {
  /** The id at the payment gateway of a payment that was prepared before. */
  paymentGatewayOrderId?: string;
  /** Whether the payment is authorized now and captured later. */
  delayedCapture?: boolean;
  delayedCaptureSettings?: DelayedCaptureSettings;
};
export type PreparePaymentCollectionRequest = PreparePaymentCollectionOptions & {
  ecomOrderId?: string;
  amount?: Price;
};

/**
 * Sets the counter of order numbers. Needs the owner.
 *
 * @throws An error with the code `CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER` for a lower one, unless that is allowed.
 */
export const setOrderNumberCounter: Call<
  [counter: string, options?: SetOrderNumberCounterOptions],
  SetOrderNumberCounterResponse
> = /* @__PURE__ */ call("counter,?> set_number_counter badca /orders/import/set-order-number-counter");
export type SetOrderNumberCounterResponse = OrderNumberCounter;
export type SetOrderNumberCounterOptions = { allowLowerCounter?: boolean };
export type SetOrderNumberCounterRequest = SetOrderNumberCounterOptions & { counter?: string };

/** Builders of queries and searches as plain objects. */
export const utils: { readonly search: queries.SearchUtils<fields.OrdersSearch> } = { search: cursorSearch };
