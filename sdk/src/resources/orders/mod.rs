//! Orders.

mod activity;
mod changes;
mod line_item;
mod order;
mod rejection;
mod totals;

pub use activity::*;
pub use changes::*;
pub use line_item::*;
pub use order::*;
pub use rejection::*;
pub use totals::*;

use crate::query::CursorSearch;
use crate::resources::bulk::{Bulk, BulkEntity};
use crate::resources::calls::calls;
use crate::resources::order_transactions::{ActionType, OrderTransactions};
use crate::row::Conversions;
use crate::types::Patch;
use crate::types::entity::{entities, open_enums};

/// The conversions of orders and of their payments, fulfillments and invoices.
pub(crate) const CONVERSIONS: Conversions = Conversions {
    dates: &[
        "createdDate",
        "updatedDate",
        "purchasedDate",
        "urlExpirationDate",
        "startDate",
        "scheduledDate",
        "endDate",
        "expirationDate",
        "deliverByDate",
        "from",
        "to",
        "authorizedDate",
        "executionDate",
        "voidedDate",
    ],
    images: &["image"],
    addresses: &["address"],
    opaque: &["options", "extendedFields", "data", "value"],
    ..Conversions::NONE
};

calls! {
    /// Orders: buyers read their own, the owner reads and changes all.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::query::Filter;
    ///
    /// let mut paid = client.orders().search(Filter::eq("paymentStatus", "PAID")).stream();
    /// while let Some(order) = paid.next().await {
    ///     println!("{}", order?.number.unwrap_or_default());
    /// }
    /// # Ok(())
    /// # }
    /// ```
    Orders by orders;
    rows orders at Ecom "/v1", converting CONVERSIONS;

    /// Returns an order. Fails with the code `NOT_FOUND` for an order that does not exist or is not the caller's.
    get(GetOrder {
        /// A GUID.
        id: String
    }) -> { order: Order } = GET "/orders/{id}";

    /// Searches orders. Fails with a field violation for a field that cannot be filtered or sorted by.
    search(SearchOrders { search: CursorSearch }) -> { orders: [Order] } = POST "/orders/search".safe();

    /// Updates the details of an order: buyer, billing, recipient and delivery details, note, custom fields, tags,
    /// channel, extended fields, and whether it is archived or seen.
    ///
    /// Fails with a field violation for other fields, and with the codes `ORDER_IS_PENDING` and `ORDER_IS_REJECTED`.
    /// [`order_change_rejection`] reads the reason of a refusal.
    update(UpdateOrder { order.id, order: Patch<Order> }) -> { order: Order } = PATCH "/orders/{order.id}".owner();

    /// Cancels an order. Fails with the codes `ORDER_HAS_AUTHORIZED_TRANSACTION`, `ORDER_IS_PENDING`,
    /// `ORDER_IS_REJECTED` and `ORDER_ALREADY_CANCELED`; [`order_change_rejection`] reads the reason.
    cancel(CancelOrder) -> { order: Order } = POST "/orders/{id}/cancel".owner();

    /// Returns the refundability of each payment. Superseded by `get_order_refundability` of
    /// [`OrderBilling`](crate::resources::order_billing::OrderBilling).
    get_refundability(GetRefundability {
        /// The order. A GUID.
        ecom_order_id: String
    }) -> RefundabilityReply = GET "/payments-collector/orders/{ecomOrderId}/refundability".owner();

    /// Returns whether the amount due can be collected.
    get_payment_collectability(GetPaymentCollectability {
        /// The order. A GUID.
        ecom_order_id: String
    }) -> CollectabilityReply = GET "/payments-collector/orders/{ecomOrderId}/payment-collectability-status".owner();

    /// Records that an order was paid outside the platform. Fails with the codes `ORDER_ALREADY_PAID`,
    /// `PAYMENT_GATEWAY_ID_NOT_FOUND` and `ORDER_HAS_CHARGEBACKS`.
    mark_as_paid(MarkAsPaid {
        /// The order. A GUID.
        ecom_order_id: String
    }) -> { order: Order } = POST "/payments-collector/orders/{ecomOrderId}/mark-as-paid".owner();

    /// Adds entries to the history of an order. Fails with a field violation for a kind that the platform writes
    /// itself.
    add_activities(AddActivities {
        /// A GUID.
        order_id: String,
        /// At most 300.
        order_activities: Vec<Activity>
    }) -> ActivitiesAdded = POST "/orders/{orderId}/activities/add".owner();

    /// Creates an order without a checkout. Needs line items, price summary, channel and currency conversion. Fails
    /// with the code `PURCHASED_DATE_CANNOT_BE_IN_FUTURE`.
    create(CreateOrder { order: Order, settings: OrderCreationSettings }) -> { order: Order } = POST "/orders".owner();

    /// Imports an order as it is given: no stock is reserved, no mail is sent, and one `imported` event is published.
    /// An order of the same id is replaced if it was imported too; otherwise the call fails with the code
    /// `CANNOT_OVERWRITE_NON_IMPORTED_ORDER`.
    import(ImportOrder { order: Order }) -> { order: Order } = POST "/orders/import".owner();

    /// Updates 1 to 100 orders, each as [`update`](Self::update) does.
    bulk_update(BulkUpdateOrders {
        /// From 1 to 100.
        orders: Vec<OrderChanges>,
        /// Whether the results hold the orders.
        return_entity: bool
    }) -> BulkOrders = POST "/bulk/orders/update".owner().idempotent();

    /// Assigns tags to orders and unassigns others. A tag in both lists is assigned.
    bulk_update_tags(BulkUpdateOrderTags {
        /// GUIDs, from 1 to 100.
        order_ids: Vec<String>,
        assign_tags: Tags,
        unassign_tags: Tags
    }) -> Bulk = POST "/bulk/orders/update-tags".owner().idempotent();

    /// Deletes imported orders in a job, and returns the job's id.
    bulk_delete_imported(BulkDeleteImportedOrders {
        /// GUIDs, from 1 to 1000.
        order_ids: Vec<String>
    }) -> { job_id: String } = POST "/orders/import/bulk-delete-imported-orders".owner().idempotent();

    /// Captures authorized payments. Superseded by the call of the same name of
    /// [`OrderBilling`](crate::resources::order_billing::OrderBilling).
    ///
    /// Fails with codes such as `PAYMENT_NOT_AUTHORIZED`, `PAYMENT_ALREADY_CAPTURED` and `INVALID_AMOUNT`.
    capture_authorized_payments(CaptureAuthorizedPayments {
        /// The order. At most 100 characters.
        ecom_order_id: String,
        /// From 1 to 100.
        payments: Vec<PaymentCapture>
    }) -> { order_transactions: OrderTransactions }
        = POST "/payments-collector/orders/{ecomOrderId}/capture-authorized-payments".owner();

    /// Voids authorized payments. Superseded by the call of the same name of
    /// [`OrderBilling`](crate::resources::order_billing::OrderBilling).
    ///
    /// Fails with codes such as `PAYMENT_NOT_AUTHORIZED` and `PAYMENT_ALREADY_VOIDED`.
    void_authorized_payments(VoidAuthorizedPayments {
        /// The order. At most 100 characters.
        ecom_order_id: String,
        /// GUIDs, from 1 to 100.
        payment_ids: Vec<String>
    }) -> { order_transactions: OrderTransactions }
        = POST "/payments-collector/orders/{ecomOrderId}/void-authorized-payments".owner();

    /// Prepares the payment of an amount due, and returns its id at the payment gateway. Fails with the codes
    /// `PAYMENT_METHODS_NOT_FOUND`, `ORDER_CANCELED`, `INVALID_AMOUNT`, `ORDER_ALREADY_PAID`,
    /// `NO_ASSOCIATED_ECOM_ORDER` and `ORDER_HAS_CHARGEBACKS`.
    prepare_payment_collection(PreparePaymentCollection) -> { payment_gateway_order_id: String }
        = POST "/payments-collector/orders/{ecomOrderId}/prepare-payment-collection".owner();

    /// Sets the counter of order numbers. Fails with the code `CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER` for a lower one,
    /// unless that is allowed.
    set_number_counter(SetOrderNumberCounter {
        /// A whole number as text, at most 999999999.
        counter: String,
        allow_lower_counter: bool
    }) -> OrderNumberCounter = POST "/orders/import/set-order-number-counter".owner();
}

/// The answer of a bulk call, with orders.
pub type BulkOrders = Bulk<Order>;

impl BulkEntity for Order {}

impl CancelOrder {
    /// Cancels an order by id, without an email and without changing the stock.
    #[must_use]
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: Some(id.into()), ..Self::default() }
    }

    /// Sends the buyer a mail.
    #[must_use]
    pub fn send_email(mut self) -> Self {
        self.send_order_canceled_email = Some(true);
        self
    }

    /// Puts all items back to stock.
    #[must_use]
    pub fn restock(mut self) -> Self {
        self.restock_all_items = Some(true);
        self
    }
}

impl OrderChanges {
    /// The changes of one order.
    #[must_use]
    pub fn new(id: impl Into<String>, order: impl Into<Patch<Order>>) -> Self {
        let mut order = order.into();
        order.id = Some(id.into());
        Self { order: Some(order), ..Self::default() }
    }
}

impl PaymentCapture {
    /// Captures a payment in full.
    #[must_use]
    pub fn new(payment_id: impl Into<String>) -> Self {
        Self { payment_id: Some(payment_id.into()), ..Self::default() }
    }
}

impl PreparePaymentCollection {
    /// Collects an amount due for an order.
    #[must_use]
    pub fn new(ecom_order_id: impl Into<String>, amount: impl Into<Price>) -> Self {
        Self { ecom_order_id: Some(ecom_order_id.into()), amount: Some(amount.into()), ..Self::default() }
    }
}

entities! {
    /// The payload of [`Orders::cancel`].
    CancelOrder {
        /// A GUID.
        id: String,
        /// Whether the buyer gets a mail.
        send_order_canceled_email: bool,
        /// Part of the mail. At most 1000 characters.
        custom_message: String,
        /// Whether all items go back to stock.
        restock_all_items: bool,
    }

    /// An order with the ids of the entries that were added to its history.
    ActivitiesAdded {
        order: Order,
        /// In the order of the entries.
        activity_ids: Vec<String>,
    }

    /// The refundability of an order's payments.
    RefundabilityReply {
        refundabilities: Vec<Refundability>,
        /// Whether single line items can be refunded.
        refundable_per_item: bool,
    }

    /// Whether a payment can be refunded, or the reason why it cannot.
    Refundability {
        non_refundable_reason: NonRefundableReason,
        manually_refundable_reason: ManuallyRefundableReason,
        payment_id: String,
        refundability_status: RefundableStatus,
        provider_link: String,
    }

    /// Whether the amount due can be collected.
    CollectabilityReply {
        status: PaymentCollectabilityStatus,
        amount: Price,
    }

    /// Settings of an order's creation. `editable_by_everyone` and `editable_by_owner_apps` exclude each other.
    OrderCreationSettings {
        editable_by_everyone: bool,
        editable_by_owner_apps: OwnerApps,
        order_approval_strategy: OrderApprovalStrategy,
        notifications: OrderCreateNotifications,
    }

    /// The apps that may edit an order.
    OwnerApps {
        /// GUIDs, from 1 to 10.
        app_ids: Vec<String>,
    }

    /// The mails about a new order.
    OrderCreateNotifications {
        send_notification_to_buyer: bool,
        send_notifications_to_business: bool,
    }

    /// The changes of one order of [`Orders::bulk_update`].
    OrderChanges {
        /// With its `id`.
        order: Patch<Order>,
    }

    /// An authorized payment to capture.
    PaymentCapture {
        /// A GUID.
        payment_id: String,
        /// The full amount when absent.
        amount: Price,
    }

    /// The payload of [`Orders::prepare_payment_collection`].
    PreparePaymentCollection {
        /// The order. At most 100 characters.
        ecom_order_id: String,
        amount: Price,
        /// The id at the payment gateway of a payment that was prepared before.
        payment_gateway_order_id: String,
        /// Whether the payment is authorized now and captured later.
        delayed_capture: bool,
        delayed_capture_settings: DelayedCaptureSettings,
    }

    /// The automatic capture or void of an authorized payment.
    DelayedCaptureSettings {
        scheduled_action: ActionType,
        /// The time until the action.
        delay_duration: DelayDuration,
    }

    /// A duration in a unit.
    DelayDuration {
        /// At least 1.
        count: i64,
        unit: DurationUnit,
    }

    /// The counter of order numbers before and after a change, as whole numbers in texts.
    OrderNumberCounter {
        old_counter: String,
        new_counter: String,
    }
}

open_enums! {
    /// The condition for the approval of a new order.
    OrderApprovalStrategy {
        Default = "DEFAULT",
        PaymentReceived = "PAYMENT_RECEIVED",
        PaymentMethodSaved = "PAYMENT_METHOD_SAVED",
    }

    /// A unit of time.
    DurationUnit {
        Minutes = "MINUTES",
        Hours = "HOURS",
        Days = "DAYS",
    }

    /// The reason why a payment cannot be refunded.
    NonRefundableReason {
        None = "NONE",
        AlreadyRefunded = "ALREADY_REFUNDED",
        ProviderIsDown = "PROVIDER_IS_DOWN",
        InternalError = "INTERNAL_ERROR",
        NotPaid = "NOT_PAID",
        PartiallyPaid = "PARTIALLY_PAID",
        AccessDenied = "ACCESS_DENIED",
        ZeroPrice = "ZERO_PRICE",
        DisabledByProvider = "DISABLED_BY_PROVIDER",
        PendingRefund = "PENDING_REFUND",
        Forbidden = "FORBIDDEN",
        TransactionNotFound = "TRANSACTION_NOT_FOUND",
        OrderIsPending = "ORDER_IS_PENDING",
        OrderIsRejected = "ORDER_IS_REJECTED",
    }

    /// The reason why a payment can be refunded by hand only.
    ManuallyRefundableReason {
        Expired = "EXPIRED",
        NotSupported = "NOT_SUPPORTED",
        Offline = "OFFLINE",
        RequiresCardReader = "REQUIRES_CARD_READER",
    }

    /// Whether a payment can be refunded.
    RefundableStatus {
        NotRefundable = "NOT_REFUNDABLE",
        Manual = "MANUAL",
        Refundable = "REFUNDABLE",
    }

    /// Whether the amount due can be collected.
    PaymentCollectabilityStatus {
        Unspecified = "UNKNOWN",
        Collectable = "COLLECTABLE",
        NoncollectableOrderIsCancelled = "NONCOLLECTABLE_ORDER_IS_CANCELLED",
        NoncollectableOrderIsPaid = "NONCOLLECTABLE_ORDER_IS_PAID",
        NoncollectableMissingPaymentMethod = "NONCOLLECTABLE_MISSING_PAYMENT_METHOD",
        NoncollectableOrderIsPending = "NONCOLLECTABLE_ORDER_IS_PENDING",
        NoncollectableOrderIsRejected = "NONCOLLECTABLE_ORDER_IS_REJECTED",
        NoncollectableOrderHasSubscriptions = "NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS",
        NoncollectableOrderHasChargebacks = "NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS",
        NoncollectableSubscriptionCycleAlreadyPassed = "NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED",
        NoncollectableOrderHasUnsupportedSubscription = "NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION",
        NoncollectableCustomAmountNotSupported = "NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED",
        NoncollectableSubscriptionStartDateInPast = "NONCOLLECTABLE_SUBSCRIPTION_START_DATE_IN_PAST",
    }
}
