//! Payments and refunds of orders.

use crate::resources::bulk::{Bulk, BulkEntity};
use crate::resources::calls::calls;
use crate::resources::cart::MembershipName;
use crate::resources::orders::{CONVERSIONS, CashRounding, Price};
use crate::types::Timestamp;
use crate::types::entity::{entities, open_enums};

calls! {
    /// Payments and refunds of orders, as records: buyers read those of their own orders, the owner reads all and
    /// adds to them. Nothing is charged or refunded here: see [`Client::order_billing`](crate::Client::order_billing).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// let transactions = client.order_transactions().list("order-id").await?;
    /// for payment in transactions.payments.unwrap_or_default() {
    ///     println!("{}", payment.id.unwrap_or_default());
    /// }
    /// # Ok(())
    /// # }
    /// ```
    OrderPayments by order_transactions;
    rows order_transactions at Ecom "/v1", converting CONVERSIONS;

    /// Returns the payments and refunds of an order. Fails with the code `NOT_FOUND`.
    list(ListTransactions {
        /// A GUID.
        order_id: String
    }) -> { order_transactions: OrderTransactions } = GET "/payments/orders/{orderId}";

    /// Returns the payments and refunds of some orders. Orders that the caller does not have are left out.
    list_many(ListManyTransactions {
        /// GUIDs, from 1 to 100.
        order_ids: Vec<String>
    }) -> { order_transactions: Vec<OrderTransactions> } = POST "/payments/list-by-ids".safe();

    /// Adds payments that were made outside the platform to the records of an order.
    add_payments(AddPayments {
        /// A GUID.
        order_id: String,
        /// From 1 to 50. Each needs its amount and details.
        payments: Vec<Payment>
    }) -> PaymentsAdded = POST "/payments/orders/{orderId}/add-payment".owner();

    /// Sets the status of a payment in the records. Fails with the code `STATUS_NOT_ALLOWED`.
    update_payment_status(UpdatePaymentStatus {
        /// A GUID.
        order_id: String,
        /// A GUID.
        payment_id: String,
        status: TransactionStatus
    }) -> { order_transactions: OrderTransactions }
        = POST "/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status".owner().idempotent();

    /// Sets the status of payments in the records.
    bulk_update_payment_statuses(BulkUpdatePaymentStatuses {
        /// From 1 to 300.
        payment_and_order_ids: Vec<PaymentAndOrderId>,
        status: TransactionStatus,
        /// Whether the results hold the payments.
        return_full_entity: bool
    }) -> BulkPayments = POST "/bulk/payments/update-payment-transaction-status".owner().idempotent();
}

/// The answer of a bulk call, with payments.
pub type BulkPayments = Bulk<Payment>;

impl BulkEntity for Payment {}

impl PaymentAndOrderId {
    /// A payment of an order.
    #[must_use]
    pub fn new(order_id: impl Into<String>, payment_id: impl Into<String>) -> Self {
        Self { order_id: Some(order_id.into()), payment_id: Some(payment_id.into()), ..Self::default() }
    }
}

entities! {
    /// A payment by its id and the id of its order.
    PaymentAndOrderId {
        /// A GUID.
        order_id: String,
        payment_id: String,
    }

    /// The payments of an order, and the ids of those that were added.
    PaymentsAdded {
        order_transactions: OrderTransactions,
        payments_ids: Vec<String>,
    }

    /// The payments and refunds of an order.
    OrderTransactions {
        /// A GUID.
        order_id: String,
        /// At most 100.
        payments: Vec<Payment>,
        /// At most 300.
        refunds: Vec<Refund>,
    }

    /// A payment. `regular_payment_details`, `giftcard_payment_details` and `membership_payment_details` exclude each
    /// other.
    Payment {
        regular_payment_details: RegularPaymentDetails,
        giftcard_payment_details: GiftCardPaymentDetails,
        membership_payment_details: MembershipPaymentDetails,
        /// A GUID, set by the platform.
        id: String,
        created_date: Timestamp,
        /// Set by the platform.
        updated_date: Timestamp,
        amount: Price,
        refund_disabled: bool,
        /// Set by the platform.
        support_receipt_generation: bool,
        cash_rounding: CashRoundingDetails,
        status: PaymentStatus,
        /// A GUID.
        charge_correlation_id: String,
    }

    /// A payment by card or another regular method.
    RegularPaymentDetails {
        credit_card_details: CreditCardPaymentMethodDetails,
        /// At most 100 characters.
        payment_order_id: String,
        /// At most 100 characters.
        gateway_transaction_id: String,
        /// At most 150 characters.
        payment_method: String,
        /// At most 100 characters.
        provider_transaction_id: String,
        offline_payment: bool,
        status: TransactionStatus,
        saved_payment_method: bool,
        authorization_details: AuthorizationDetails,
        /// At most 6.
        chargebacks: Vec<Chargeback>,
        platform_fee: Price,
        payment_method_name: PaymentMethodName,
    }

    /// The card of a payment.
    CreditCardPaymentMethodDetails {
        /// At most 4 characters.
        last_four_digits: String,
        /// At most 100 characters.
        brand: String,
    }

    /// The authorization of a payment.
    AuthorizationDetails {
        /// Set by the platform.
        delayed_capture: bool,
        authorized_date: Timestamp,
        /// At most 1.
        captures: Vec<AuthorizationCapture>,
        void: AuthorizationVoid,
        scheduled_action: ScheduledAction,
    }

    /// A capture of an authorized payment.
    AuthorizationCapture {
        /// A GUID, set by the platform.
        id: String,
        status: AuthorizationCaptureStatus,
        amount: Price,
        created_date: Timestamp,
        failure_details: AuthorizationActionFailureDetails,
    }

    /// The reason why a capture or void failed.
    AuthorizationActionFailureDetails {
        /// At most 100 characters.
        failure_code: String,
    }

    /// The void of an authorized payment.
    AuthorizationVoid {
        status: AuthorizationVoidStatus,
        voided_date: Timestamp,
        failure_details: AuthorizationActionFailureDetails,
        reason: Reason,
    }

    /// A scheduled capture or void.
    ScheduledAction {
        action_type: ActionType,
        execution_date: Timestamp,
    }

    /// A chargeback.
    Chargeback {
        /// A GUID, set by the platform.
        id: String,
        /// Set by the platform.
        created_date: Timestamp,
        /// Set by the platform.
        updated_date: Timestamp,
        /// Set by the platform.
        amount: Price,
        /// Set by the platform.
        reversal_amount: Price,
        status: ChargebackStatus,
        /// The id at the payment provider. A GUID, set by the platform.
        external_id: String,
    }

    /// The name of a payment method.
    PaymentMethodName {
        /// At most 150 characters.
        buyer_language_name: String,
        /// At most 150 characters.
        site_language_name: String,
        user_defined_name: UserDefinedPaymentMethodName,
    }

    /// The name that the merchant gave to a payment method. The fields exclude each other.
    UserDefinedPaymentMethodName {
        predefined: PredefinedPaymentMethod,
        /// At most 150 characters.
        custom: String,
    }

    /// A payment by gift card.
    GiftCardPaymentDetails {
        /// At most 100 characters.
        gift_card_payment_id: String,
        /// A GUID.
        app_id: String,
        /// Set by the platform.
        voided: bool,
        /// At most 30 characters.
        obfuscated_code: String,
    }

    /// A payment by membership.
    MembershipPaymentDetails {
        /// At most 200 characters.
        membership_id: String,
        /// At most 100 characters.
        line_item_id: String,
        status: MembershipPaymentStatus,
        name: MembershipName,
        /// At most 100 characters.
        external_transaction_id: String,
        /// Set by the platform.
        voided: bool,
        /// A GUID.
        provider_app_id: String,
        future_membership: FutureMembershipDetails,
    }

    /// A membership that is bought with the same order.
    FutureMembershipDetails {
        /// A GUID.
        line_item_id: String,
        /// At most 200 characters.
        benefit_id: String,
    }

    /// The rounding of a payment in cash.
    CashRoundingDetails {
        unrounded_amount: Price,
        /// Set by the platform.
        rounding_adjustment: CashRounding,
    }

    /// A refund.
    Refund {
        /// A GUID, set by the platform.
        id: String,
        /// At most 50.
        transactions: Vec<RefundTransaction>,
        details: RefundDetails,
        /// Set by the platform.
        created_date: Timestamp,
        /// Set by the platform.
        summary: AggregatedRefundSummary,
        /// A GUID, set by the platform.
        requesting_service_app_id: String,
    }

    /// The refund of one payment.
    RefundTransaction {
        /// A GUID.
        payment_id: String,
        amount: Price,
        refund_status: RefundStatus,
        refund_status_info: RefundStatusInfo,
        /// A GUID.
        gateway_refund_id: String,
        provider_refund_id: String,
        external_refund: bool,
    }

    /// Details of a refund's status.
    RefundStatusInfo {
        /// At most 10 characters.
        payment_gateway_reason_code: String,
        /// At most 1000 characters.
        description: String,
    }

    /// The items of a refund.
    RefundDetails {
        /// At most 300.
        items: Vec<RefundItem>,
        shipping_included: bool,
        /// At most 200 characters.
        reason: String,
        /// At most 300.
        line_items: Vec<LineItemRefund>,
        /// At most 100.
        additional_fees: Vec<AdditionalFeeRefund>,
        shipping: ShippingRefund,
    }

    /// A refunded line item, in an older form.
    RefundItem {
        /// A GUID.
        line_item_id: String,
        /// 1 to 100000.
        quantity: i64,
    }

    /// The refund of a line item.
    LineItemRefund {
        /// A GUID.
        line_item_id: String,
        /// 1 to 100000.
        quantity: i64,
    }

    /// The refund of an additional fee.
    AdditionalFeeRefund {
        /// A GUID.
        additional_fee_id: String,
        amount: Price,
    }

    /// The refund of the delivery.
    ShippingRefund {
        amount: Price,
    }

    /// The sums of a refund.
    AggregatedRefundSummary {
        requested_refund: Price,
        pending_refund: Price,
        refunded: Price,
        failed_refund_amount: Price,
        pending: bool,
        breakdown: RefundItemsBreakdown,
    }

    /// The refunded amounts, by line item.
    RefundItemsBreakdown {
        /// At most 300.
        line_items: Vec<LineItemRefundSummary>,
    }

    /// The refunded amount of a line item.
    LineItemRefundSummary {
        /// A GUID.
        line_item_id: String,
        total_refunded_amount: Price,
    }
}

open_enums! {
    /// The status of a payment, in its older place.
    TransactionStatus {
        Undefined = "UNDEFINED",
        Approved = "APPROVED",
        Pending = "PENDING",
        PendingMerchant = "PENDING_MERCHANT",
        Canceled = "CANCELED",
        Declined = "DECLINED",
        Refunded = "REFUNDED",
        PartiallyRefunded = "PARTIALLY_REFUNDED",
        Authorized = "AUTHORIZED",
        Voided = "VOIDED",
    }

    /// The status of a capture.
    AuthorizationCaptureStatus {
        Pending = "PENDING",
        Succeeded = "SUCCEEDED",
        Failed = "FAILED",
    }

    /// The status of a void.
    AuthorizationVoidStatus {
        Pending = "PENDING",
        Succeeded = "SUCCEEDED",
        Failed = "FAILED",
    }

    /// The reason for a void.
    Reason {
        Manual = "MANUAL",
        Scheduled = "SCHEDULED",
    }

    /// The action on an authorized payment.
    ActionType {
        Void = "VOID",
        Capture = "CAPTURE",
    }

    /// The status of a chargeback.
    ChargebackStatus {
        Approved = "APPROVED",
        Reversed = "REVERSED",
    }

    /// A payment method outside the platform.
    PredefinedPaymentMethod {
        Cash = "CASH",
        BankTransfer = "BANK_TRANSFER",
        Check = "CHECK",
    }

    /// The status of a payment by membership.
    MembershipPaymentStatus {
        Charged = "CHARGED",
        ChargeFailed = "CHARGE_FAILED",
        ChargePending = "CHARGE_PENDING",
        Voided = "VOIDED",
    }

    /// The status of a payment.
    PaymentStatus {
        Approved = "APPROVED",
        Pending = "PENDING",
        PendingMerchant = "PENDING_MERCHANT",
        Canceled = "CANCELED",
        Declined = "DECLINED",
        Refunded = "REFUNDED",
        PartiallyRefunded = "PARTIALLY_REFUNDED",
        Authorized = "AUTHORIZED",
        Voided = "VOIDED",
    }

    /// The status of a refund.
    RefundStatus {
        Pending = "PENDING",
        Succeeded = "SUCCEEDED",
        Failed = "FAILED",
        Scheduled = "SCHEDULED",
        Started = "STARTED",
    }
}
