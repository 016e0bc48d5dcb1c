/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable, type Change, type Given, type Named, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { cursorSearch, type SearchUtils } from "../query/utils.js";
import { orders as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as fields from "../generated/query-fields.js";
import type * as types from "../generated/orders.js";

export type OrdersModule = {
  readonly ActivityType: typeof enumerations.activityType;
  readonly ChannelType: typeof enumerations.channelType;
  readonly FulfillmentStatus: typeof enumerations.fulfillmentStatus;
  readonly ItemTypePreset: typeof enumerations.itemTypePreset;
  readonly OrderStatus: typeof enumerations.orderStatus;
  readonly PaymentOptionType: typeof enumerations.paymentOptionType;
  readonly PaymentStatus: typeof enumerations.paymentStatus;
  readonly PaymentStatusEnumPaymentStatus: typeof enumerations.paymentStatusEnumPaymentStatus;
  readonly PickupMethod: typeof enumerations.pickupMethod;
  readonly SortOrder: typeof enumerations.sortOrder;
  readonly SubscriptionFrequency: typeof enumerations.subscriptionFrequency;
  readonly WeightUnit: typeof enumerations.weightUnit;
  /**
   * Returns an order. Fails with the code `NOT_FOUND` for one that the caller does not have. For anyone.
   *
   * @example
   * ```ts
   * const order = await client.orders.getOrder("order-id");
   * ```
   */
  getOrder: Callable<(_id: string, callOptions?: CallOptions) => Promise<Stored<types.Order>>>;
  /**
   * Searches orders. Fails with a field violation for a field that cannot be filtered or sorted by. For anyone.
   *
   * @example
   * ```ts
   * const { orders = [], metadata } = await client.orders.searchOrders({ cursorPaging: { limit: 10 } });
   * ```
   */
  searchOrders: Callable<(search: Named<"search", types.CursorSearch>, callOptions?: CallOptions) => Promise<orders.SearchOrdersResponse>>;
  /**
   * Updates the details of an order: buyer, billing, recipient and delivery details, note, custom fields, tags,
   * channel, extended fields, and whether it is archived or seen. Needs the owner.
   *
   * Fails with a field violation for other fields, and with the codes `ORDER_IS_PENDING` and `ORDER_IS_REJECTED`.
   */
  updateOrder: Callable<(_id: string, order: Change<types.Order>, callOptions?: CallOptions) => Promise<Stored<types.Order>>>;
  /**
   * Cancels an order. Fails with the codes `ORDER_HAS_AUTHORIZED_TRANSACTION`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`
   * and `ORDER_ALREADY_CANCELED`. Needs the owner.
   */
  cancelOrder: Callable<(_id: string, options?: orders.CancelOrderOptions, callOptions?: CallOptions) => Promise<orders.CancelOrderResponse>>;
  /**
   * Returns the refundability of each payment. Superseded by `getOrderRefundability` of `orderBilling`. Needs the
   * owner.
   */
  getRefundabilityStatus: Callable<(ecomOrderId: string, callOptions?: CallOptions) => Promise<orders.GetRefundabilityStatusResponse>>;
  /** Returns whether the amount due can be collected. Needs the owner. */
  getPaymentCollectabilityStatus: Callable<(ecomOrderId: string, callOptions?: CallOptions) => Promise<orders.GetPaymentCollectabilityStatusResponse>>;
  /**
   * Records that an order was paid outside the platform. Fails with the codes `ORDER_ALREADY_PAID`,
   * `PAYMENT_GATEWAY_ID_NOT_FOUND` and `ORDER_HAS_CHARGEBACKS`. Needs the owner.
   */
  paymentCollectionMarkOrderAsPaid: Callable<(ecomOrderId: string, callOptions?: CallOptions) => Promise<orders.MarkOrderAsPaidResponse>>;
  /**
   * Adds entries to the history of an order. Fails with a field violation for a kind that the platform writes itself.
   * Needs the owner.
   */
  addActivities: Callable<(orderId: string, options?: orders.AddActivitiesOptions, callOptions?: CallOptions) => Promise<orders.AddActivitiesResponse>>;
  /**
   * Creates an order without a checkout. Needs line items, price summary, channel and currency conversion. Fails with
   * the code `PURCHASED_DATE_CANNOT_BE_IN_FUTURE`. Needs the owner.
   */
  createOrder: Callable<(order: Given<types.Order>, options?: orders.CreateOrderOptions, callOptions?: CallOptions) => Promise<Stored<types.Order>>>;
  /**
   * Imports an order as it is given: no stock is reserved, no mail is sent, and one `imported` event is published. An
   * order of the same id is replaced if it was imported too; otherwise the call fails with the code
   * `CANNOT_OVERWRITE_NON_IMPORTED_ORDER`. Needs the owner.
   */
  importOrder: Callable<(order: Given<types.Order>, callOptions?: CallOptions) => Promise<orders.ImportOrderResponse>>;
  /** Updates 1 to 100 orders, each as `updateOrder` does. Needs the owner. */
  bulkUpdateOrders: Callable<(orders: readonly Given<types.OrderChanges>[], options?: orders.BulkUpdateOrdersOptions, callOptions?: CallOptions) => Promise<orders.BulkUpdateOrdersResponse>>;
  /** Assigns tags to orders and unassigns others. A tag in both lists is assigned. Needs the owner. */
  bulkUpdateOrderTags: Callable<(orderIds: readonly string[], options?: orders.BulkUpdateOrderTagsOptions, callOptions?: CallOptions) => Promise<orders.BulkUpdateOrderTagsResponse>>;
  /** Deletes imported orders in a job, and returns the job's id. Needs the owner. */
  bulkDeleteImportedOrders: Callable<(orderIds: readonly string[], callOptions?: CallOptions) => Promise<orders.BulkDeleteImportedOrdersResponse>>;
  /**
   * Captures authorized payments. Superseded by the call of the same name of `orderBilling`. Needs the owner.
   *
   * Fails with codes such as `PAYMENT_NOT_AUTHORIZED`, `PAYMENT_ALREADY_CAPTURED` and `INVALID_AMOUNT`.
   */
  captureAuthorizedPayments: Callable<(ecomOrderId: string, payments: readonly types.PaymentCapture[], callOptions?: CallOptions) => Promise<orders.CaptureAuthorizedPaymentsResponse>>;
  /**
   * Voids authorized payments. Superseded by the call of the same name of `orderBilling`. Needs the owner.
   *
   * Fails with codes such as `PAYMENT_NOT_AUTHORIZED` and `PAYMENT_ALREADY_VOIDED`.
   */
  voidAuthorizedPayments: Callable<(ecomOrderId: string, paymentIds: readonly string[], callOptions?: CallOptions) => Promise<orders.VoidAuthorizedPaymentsResponse>>;
  /**
   * Prepares the payment of an amount due, and returns its id at the payment gateway. Fails with the codes
   * `PAYMENT_METHODS_NOT_FOUND`, `ORDER_CANCELED`, `INVALID_AMOUNT`, `ORDER_ALREADY_PAID`, `NO_ASSOCIATED_ECOM_ORDER`
   * and `ORDER_HAS_CHARGEBACKS`. Needs the owner.
   */
  preparePaymentCollection: Callable<(ecomOrderId: string, amount: types.Price, options?: orders.PreparePaymentCollectionOptions, callOptions?: CallOptions) => Promise<orders.PreparePaymentCollectionResponse>>;
  /**
   * Sets the counter of order numbers. Fails with the code `CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER` for a lower one,
   * unless that is allowed. Needs the owner.
   */
  setOrderNumberCounter: Callable<(counter: string, options?: orders.SetOrderNumberCounterOptions, callOptions?: CallOptions) => Promise<orders.SetOrderNumberCounterResponse>>;
  /** Builders of queries and searches as plain objects. */
  readonly utils: { readonly search: SearchUtils<fields.OrdersSearch> };
};

/** Orders: buyers read their own, the owner reads and changes all. */
export const orders: OrdersModule = /* @__PURE__ */ moduleOf(conversions, "orders", {
  ActivityType: enumerations.activityType,
  ChannelType: enumerations.channelType,
  FulfillmentStatus: enumerations.fulfillmentStatus,
  ItemTypePreset: enumerations.itemTypePreset,
  OrderStatus: enumerations.orderStatus,
  PaymentOptionType: enumerations.paymentOptionType,
  PaymentStatus: enumerations.paymentStatus,
  PaymentStatusEnumPaymentStatus: enumerations.paymentStatusEnumPaymentStatus,
  PickupMethod: enumerations.pickupMethod,
  SortOrder: enumerations.sortOrder,
  SubscriptionFrequency: enumerations.subscriptionFrequency,
  WeightUnit: enumerations.weightUnit,
  getOrder: "_id>order get GET ecom visitor safe none /v1/orders/{id}",
  searchOrders: "search> search POST ecom visitor safe none /v1/orders/search",
  updateOrder: ".order>order update PATCH ecom owner idempotent none /v1/orders/{order.id}",
  cancelOrder: "_id,?> cancel POST ecom owner unsafe none /v1/orders/{id}/cancel",
  getRefundabilityStatus: "ecomOrderId> get_refundability GET ecom owner safe none /v1/payments-collector/orders/{ecomOrderId}/refundability",
  getPaymentCollectabilityStatus: "ecomOrderId> get_payment_collectability GET ecom owner safe none /v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status",
  paymentCollectionMarkOrderAsPaid: "ecomOrderId> mark_as_paid POST ecom owner unsafe none /v1/payments-collector/orders/{ecomOrderId}/mark-as-paid",
  addActivities: "orderId,?> add_activities POST ecom owner unsafe none /v1/orders/{orderId}/activities/add",
  createOrder: "order,?>order create POST ecom owner unsafe none /v1/orders",
  importOrder: "order> import POST ecom owner unsafe none /v1/orders/import",
  bulkUpdateOrders: "orders,?> bulk_update POST ecom owner idempotent none /v1/bulk/orders/update",
  bulkUpdateOrderTags: "orderIds,?> bulk_update_tags POST ecom owner idempotent none /v1/bulk/orders/update-tags",
  bulkDeleteImportedOrders: "orderIds> bulk_delete_imported POST ecom owner idempotent none /v1/orders/import/bulk-delete-imported-orders",
  captureAuthorizedPayments: "ecomOrderId,payments> capture_authorized_payments POST ecom owner unsafe none /v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments",
  voidAuthorizedPayments: "ecomOrderId,paymentIds> void_authorized_payments POST ecom owner unsafe none /v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments",
  preparePaymentCollection: "ecomOrderId,amount,?> prepare_payment_collection POST ecom owner unsafe none /v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection",
  setOrderNumberCounter: "counter,?> set_number_counter POST ecom owner unsafe none /v1/orders/import/set-order-number-counter",
  utils: { search: cursorSearch },
});

export declare namespace orders {
  type ActionType = types.ActionType;
  type ActivitiesAdded = types.ActivitiesAdded;
  type Activity = types.Activity;
  type ActivityType = types.ActivityType;
  type AdditionalFee = types.AdditionalFee;
  type AdditionalFeeRefund = types.AdditionalFeeRefund;
  type AdditionalFeeSource = types.AdditionalFeeSource;
  type Address = types.Address;
  type AddressLocation = types.AddressLocation;
  type AddressWithContact = types.AddressWithContact;
  type AggregatedRefundSummary = types.AggregatedRefundSummary;
  type AppliedDiscount = types.AppliedDiscount;
  type AttributionSource = types.AttributionSource;
  type AuthorizationActionFailureDetails = types.AuthorizationActionFailureDetails;
  type AuthorizationCapture = types.AuthorizationCapture;
  type AuthorizationCaptureStatus = types.AuthorizationCaptureStatus;
  type AuthorizationDetails = types.AuthorizationDetails;
  type AuthorizationVoid = types.AuthorizationVoid;
  type AuthorizationVoidStatus = types.AuthorizationVoidStatus;
  type AuthorizedPaymentCaptured = types.AuthorizedPaymentCaptured;
  type AuthorizedPaymentCreated = types.AuthorizedPaymentCreated;
  type AuthorizedPaymentVoided = types.AuthorizedPaymentVoided;
  type Balance = types.Balance;
  type BalanceSummary = types.BalanceSummary;
  type BulkActionMetadata = types.BulkActionMetadata;
  type BuyerInfo = types.BuyerInfo;
  type CashRounding = types.CashRounding;
  type CashRoundingDetails = types.CashRoundingDetails;
  type CatalogReference = types.CatalogReference;
  type ChannelInfo = types.ChannelInfo;
  type ChannelType = types.ChannelType;
  type ChargeType = types.ChargeType;
  type Chargeback = types.Chargeback;
  type ChargebackCreated = types.ChargebackCreated;
  type ChargebackReversed = types.ChargebackReversed;
  type ChargebackStatus = types.ChargebackStatus;
  type CollectabilityReply = types.CollectabilityReply;
  type Color = types.Color;
  type Coupon = types.Coupon;
  type CreatedBy = types.CreatedBy;
  type CreditCardDetails = types.CreditCardDetails;
  type CreditCardPaymentMethodDetails = types.CreditCardPaymentMethodDetails;
  type CurrencyConversionDetails = types.CurrencyConversionDetails;
  type CursorPaging = types.CursorPaging;
  type CursorPagingMetadata = types.CursorPagingMetadata;
  type Cursors = types.Cursors;
  type CustomField = types.CustomField;
  type DecimalQuantity = types.DecimalQuantity;
  type DelayedCaptureSettings = types.DelayedCaptureSettings;
  type DeliveryLogistics = types.DeliveryLogistics;
  type DeliveryTimeSlot = types.DeliveryTimeSlot;
  type DescriptionLine = types.DescriptionLine;
  type DescriptionLineName = types.DescriptionLineName;
  type DigitalFile = types.DigitalFile;
  type DiscountReason = types.DiscountReason;
  type DiscountRule = types.DiscountRule;
  type DiscountRuleName = types.DiscountRuleName;
  type DiscountType = types.DiscountType;
  type DraftOrderChangesApplied = types.DraftOrderChangesApplied;
  type Duration = types.DelayDuration;
  type DurationUnit = types.DurationUnit;
  type ExtendedFields = types.ExtendedFields;
  type ExternalReceipt = types.ExternalReceipt;
  type FreeTrialPeriod = types.FreeTrialPeriod;
  type FulfillmentStatus = types.FulfillmentStatus;
  type FullAddressContactDetails = types.FullAddressContactDetails;
  type FutureMembershipDetails = types.FutureMembershipDetails;
  type GiftCardPaymentDetails = types.GiftCardPaymentDetails;
  type GiftCardPaymentRefund = types.GiftCardPaymentRefund;
  type ItemError = types.ItemError;
  type ItemMetadata = types.ItemMetadata;
  type ItemModifier = types.ItemModifier;
  type ItemTaxFullDetails = types.ItemTaxFullDetails;
  type ItemType = types.ItemType;
  type ItemTypePreset = types.ItemTypePreset;
  type JurisdictionType = types.JurisdictionType;
  type LineItemAmount = types.LineItemAmount;
  type LineItemChanges = types.LineItemChanges;
  type LineItemDiscount = types.LineItemDiscount;
  type LineItemPriceChange = types.LineItemPriceChange;
  type LineItemQuantityChange = types.LineItemQuantityChange;
  type LineItemQuantityChangeType = types.LineItemQuantityChangeType;
  type LineItemRefund = types.LineItemRefund;
  type LineItemRefundSummary = types.LineItemRefundSummary;
  type LineItemTaxBreakdown = types.LineItemTaxBreakdown;
  type LineItemTaxInfo = types.LineItemTaxInfo;
  type Location = types.Location;
  type LocationAndQuantity = types.LocationAndQuantity;
  type ManagedAdditionalFee = types.ManagedAdditionalFee;
  type ManagedDiscount = types.ManagedDiscount;
  type ManagedLineItem = types.ManagedLineItem;
  type ManuallyRefundableReason = types.ManuallyRefundableReason;
  type MaskedOrder = types.OrderChanges;
  type MeasurementUnit = types.MeasurementUnit;
  type MembershipName = types.MembershipName;
  type MembershipPaymentDetails = types.MembershipPaymentDetails;
  type MembershipPaymentRefund = types.MembershipPaymentRefund;
  type MembershipPaymentStatus = types.MembershipPaymentStatus;
  type MerchantComment = types.MerchantComment;
  type MerchantDiscount = types.MerchantDiscount;
  type ModifierGroup = types.ModifierGroup;
  type NonRefundableReason = types.NonRefundableReason;
  type Order = types.Order;
  type OrderActivityTypeEnumActivityType = types.OrderActivityType;
  type OrderApprovalStrategy = types.OrderApprovalStrategy;
  type OrderChange = types.OrderChange;
  type OrderCreateNotifications = types.OrderCreateNotifications;
  type OrderCreationSettings = types.OrderCreationSettings;
  type OrderLineItem = types.OrderLineItem;
  type OrderNumberCounter = types.OrderNumberCounter;
  type OrderRefunded = types.OrderRefunded;
  type OrderSearch = types.CursorSearch;
  type OrderStatus = types.OrderStatus;
  type OrderTaxBreakdown = types.OrderTaxBreakdown;
  type OrderTaxInfo = types.OrderTaxInfo;
  type OrderTransactions = types.OrderTransactions;
  type OwnerApps = types.OwnerApps;
  type Payment = types.Payment;
  type PaymentCanceled = types.PaymentCanceled;
  type PaymentCapture = types.PaymentCapture;
  type PaymentCollectabilityStatus = types.PaymentCollectabilityStatus;
  type PaymentDeclined = types.PaymentDeclined;
  type PaymentMethodName = types.PaymentMethodName;
  type PaymentOptionType = types.PaymentOption;
  type PaymentPending = types.PaymentPending;
  type PaymentRefundFailed = types.PaymentRefundFailed;
  type PaymentRefunded = types.PaymentRefunded;
  type PaymentStatus = types.OrderTransactionsPaymentStatus;
  type PaymentStatusEnumPaymentStatus = types.PaymentStatus;
  type PhysicalProperties = types.PhysicalProperties;
  type PickupAddress = types.PickupAddress;
  type PickupDetails = types.PickupDetails;
  type PickupMethod = types.PickupMethod;
  type PlainTextValue = types.PlainTextValue;
  type PlatformFee = types.PlatformFee;
  type PlatformFeeSummary = types.PlatformFeeSummary;
  type PredefinedPaymentMethod = types.PredefinedPaymentMethod;
  type Price = types.Price;
  type PriceDescription = types.PriceDescription;
  type PriceSummary = types.PriceSummary;
  type ProductName = types.ProductName;
  type Reason = types.Reason;
  type ReceiptCreated = types.ReceiptCreated;
  type ReceiptSent = types.ReceiptSent;
  type Refund = types.Refund;
  type RefundDetails = types.RefundDetails;
  type RefundInitiated = types.RefundInitiated;
  type RefundItem = types.RefundItem;
  type RefundItemsBreakdown = types.RefundItemsBreakdown;
  type RefundStatus = types.RefundStatus;
  type RefundStatusInfo = types.RefundStatusInfo;
  type RefundTransaction = types.RefundTransaction;
  type Refundability = types.Refundability;
  type RefundabilityReply = types.RefundabilityReply;
  type RefundableStatus = types.RefundableStatus;
  type RefundedAsStoreCredit = types.RefundedAsStoreCredit;
  type RefundedPayment = types.RefundedPayment;
  type RegularPayment = types.RegularPayment;
  type RegularPaymentDetails = types.RegularPaymentDetails;
  type RegularPaymentRefund = types.RegularPaymentRefund;
  type SavedPaymentMethod = types.SavedPaymentMethod;
  type ScheduledAction = types.ActionType;
  type ShippingInformation = types.ShippingChange;
  type ShippingInformationChange = types.ShippingInformationChange;
  type ShippingPrice = types.ShippingPrice;
  type ShippingRefund = types.ShippingRefund;
  type ShippingRegion = types.ShippingRegion;
  type SortOrder = types.SortOrder;
  type Sorting = types.Sorting;
  type StreetAddress = types.StreetAddress;
  type SubscriptionFrequency = types.SubscriptionFrequency;
  type SubscriptionInfo = types.SubscriptionInfo;
  type SubscriptionSettings = types.SubscriptionSettings;
  type TagList = types.TagList;
  type Tags = types.Tags;
  type TagsTagList = types.TagList;
  type TagsTags = types.Tags;
  type TaxSummary = types.TaxSummary;
  type TaxableAddress = types.TaxableAddress;
  type TaxableAddressType = types.TaxableAddressType;
  type Tip = types.Tip;
  type TipChoice = types.TipChoice;
  type TipDistribution = types.TipDistribution;
  type TipSource = types.TipSource;
  type TipSplitMethod = types.TipSplitMethod;
  type TipStaff = types.TipStaff;
  type TipType = types.TipType;
  type TotalPriceChange = types.TotalPriceChange;
  type TransactionStatus = types.TransactionStatus;
  type TranslatableString = types.TranslatableString;
  type TranslatedValue = types.DiscountRuleName;
  type UserDefinedPaymentMethodName = types.UserDefinedPaymentMethodName;
  type V1ShippingInformation = types.ShippingInformation;
  type VatId = types.VatId;
  type VatType = types.VatType;
  type WeightUnit = types.WeightUnit;
  type WixReceipt = types.WixReceipt;
  type GetOrderRequest = {
    _id?: string;
  };
  type SearchOrdersResponse = {
    orders?: Array<Stored<types.Order>>;
    metadata?: types.CursorPagingMetadata;
  };
  type SearchOrdersRequest = {
    search?: types.CursorSearch;
  };
  type UpdateOrderRequest = {
    order?: Given<types.Order>;
  };
  type UpdateOrder = Change<Given<types.Order>>;
  type CancelOrderResponse = {
    order: Stored<types.Order>;
  };
  type CancelOrderOptions = {
    /** Whether the buyer gets a mail. */
    sendOrderCanceledEmail?: boolean;
    /** Part of the mail. At most 1000 characters. */
    customMessage?: string;
    /** Whether all items go back to stock. */
    restockAllItems?: boolean;
  };
  type CancelOrderRequest = {
    _id?: string;
    sendOrderCanceledEmail?: boolean;
    customMessage?: string;
    restockAllItems?: boolean;
  };
  type GetRefundabilityStatusResponse = types.RefundabilityReply;
  type GetRefundabilityStatusRequest = {
    ecomOrderId?: string;
  };
  type GetPaymentCollectabilityStatusResponse = types.CollectabilityReply;
  type GetPaymentCollectabilityStatusRequest = {
    ecomOrderId?: string;
  };
  type MarkOrderAsPaidResponse = {
    order: Stored<types.Order>;
  };
  type MarkOrderAsPaidRequest = {
    ecomOrderId?: string;
  };
  type AddActivitiesResponse = types.ActivitiesAdded;
  type AddActivitiesOptions = {
    /** At most 300. */
    orderActivities?: Array<types.Activity>;
  };
  type AddActivitiesRequest = {
    orderId?: string;
    orderActivities?: Array<types.Activity>;
  };
  type CreateOrderOptions = {
    settings?: types.OrderCreationSettings;
  };
  type CreateOrderRequest = {
    order?: Given<types.Order>;
    settings?: types.OrderCreationSettings;
  };
  type ImportOrderResponse = {
    order: Stored<types.Order>;
  };
  type ImportOrderRequest = {
    order?: Given<types.Order>;
  };
  type BulkUpdateOrdersResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: types.Order, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkUpdateOrdersOptions = {
    /** Whether the results hold the orders. */
    returnEntity?: boolean;
  };
  type BulkUpdateOrdersRequest = {
    orders?: Array<Given<types.OrderChanges>>;
    returnEntity?: boolean;
  };
  type BulkUpdateOrderTagsResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: unknown, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkUpdateOrderTagsOptions = {
    assignTags?: types.Tags;
    unassignTags?: types.Tags;
  };
  type BulkUpdateOrderTagsRequest = {
    orderIds?: Array<string>;
    assignTags?: types.Tags;
    unassignTags?: types.Tags;
  };
  type BulkDeleteImportedOrdersResponse = {
    jobId?: string;
  };
  type BulkDeleteImportedOrdersRequest = {
    orderIds?: Array<string>;
  };
  type CaptureAuthorizedPaymentsResponse = {
    orderTransactions?: types.OrderTransactions;
  };
  type CaptureAuthorizedPaymentsRequest = {
    ecomOrderId?: string;
    payments?: Array<types.PaymentCapture>;
  };
  type VoidAuthorizedPaymentsResponse = {
    orderTransactions?: types.OrderTransactions;
  };
  type VoidAuthorizedPaymentsRequest = {
    ecomOrderId?: string;
    paymentIds?: Array<string>;
  };
  type PreparePaymentCollectionResponse = {
    paymentGatewayOrderId?: string;
  };
  type PreparePaymentCollectionOptions = {
    /** The id at the payment gateway of a payment that was prepared before. */
    paymentGatewayOrderId?: string;
    /** Whether the payment is authorized now and captured later. */
    delayedCapture?: boolean;
    delayedCaptureSettings?: types.DelayedCaptureSettings;
  };
  type PreparePaymentCollectionRequest = {
    ecomOrderId?: string;
    amount?: types.Price;
    paymentGatewayOrderId?: string;
    delayedCapture?: boolean;
    delayedCaptureSettings?: types.DelayedCaptureSettings;
  };
  type SetOrderNumberCounterResponse = types.OrderNumberCounter;
  type SetOrderNumberCounterOptions = {
    allowLowerCounter?: boolean;
  };
  type SetOrderNumberCounterRequest = {
    counter?: string;
    allowLowerCounter?: boolean;
  };
}
