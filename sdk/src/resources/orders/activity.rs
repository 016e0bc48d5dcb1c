//! The history of an order.

use super::changes::DraftOrderChangesApplied;
use super::totals::Price;
use crate::types::Timestamp;
use crate::types::entity::{entities, open_enums};

entities! {
    /// An entry of an order's history. The fields up to `chargeback_reversed` exclude each other.
    Activity {
        merchant_comment: MerchantComment,
        order_refunded: OrderRefunded,
        draft_order_changes_applied: DraftOrderChangesApplied,
        saved_payment_method: SavedPaymentMethod,
        authorized_payment_created: AuthorizedPaymentCreated,
        authorized_payment_captured: AuthorizedPaymentCaptured,
        authorized_payment_voided: AuthorizedPaymentVoided,
        refund_initiated: RefundInitiated,
        payment_refunded: PaymentRefunded,
        payment_refund_failed: PaymentRefundFailed,
        refunded_as_store_credit: RefundedAsStoreCredit,
        payment_pending: PaymentPending,
        payment_canceled: PaymentCanceled,
        payment_declined: PaymentDeclined,
        receipt_created: ReceiptCreated,
        receipt_sent: ReceiptSent,
        chargeback_created: ChargebackCreated,
        chargeback_reversed: ChargebackReversed,
        /// A GUID, set by the platform.
        id: String,
        /// An email address, set by the platform.
        author_email: String,
        /// Set by the platform.
        created_date: Timestamp,
        r#type: ActivityType,
        activity_type: OrderActivityType,
    }

    /// A comment of the merchant.
    MerchantComment {
        /// At most 5000 characters.
        message: String,
    }

    /// A refund.
    OrderRefunded {
        manual: bool,
        amount: Price,
        /// At most 200 characters.
        reason: String,
    }

    /// A payment method was saved.
    SavedPaymentMethod {
        /// At most 100 characters.
        name: String,
        /// At most 100 characters.
        description: String,
    }

    /// A payment was authorized.
    AuthorizedPaymentCreated {
        /// A GUID.
        payment_id: String,
        amount: Price,
        /// At most 4 characters.
        last_four_digits: String,
        /// At most 100 characters.
        brand: String,
    }

    /// An authorized payment was captured.
    AuthorizedPaymentCaptured {
        /// A GUID.
        payment_id: String,
        amount: Price,
        /// At most 4 characters.
        last_four_digits: String,
        /// At most 100 characters.
        brand: String,
    }

    /// An authorized payment was voided.
    AuthorizedPaymentVoided {
        /// A GUID.
        payment_id: String,
        amount: Price,
        /// At most 4 characters.
        last_four_digits: String,
        /// At most 100 characters.
        brand: String,
    }

    /// A refund was initiated.
    RefundInitiated {
        /// A GUID.
        refund_id: String,
        amount: Price,
        /// At most 50.
        payments: Vec<RefundedPayment>,
        /// At most 200 characters.
        reason: String,
    }

    /// A payment of a refund. `regular`, `gift_card` and `membership` exclude each other.
    RefundedPayment {
        regular: RegularPaymentRefund,
        gift_card: GiftCardPaymentRefund,
        membership: MembershipPaymentRefund,
        /// A GUID.
        payment_id: String,
        external_refund: bool,
    }

    /// The refund of a card or other regular payment.
    RegularPaymentRefund {
        amount: Price,
        /// At most 4 characters.
        last_four_digits: String,
        /// At most 100 characters.
        brand: String,
    }

    /// The refund of a gift card.
    GiftCardPaymentRefund {
        /// At most 100 characters.
        gift_card_payment_id: String,
        amount: Price,
    }

    /// The refund of a membership.
    MembershipPaymentRefund {
        /// At most 200 characters.
        membership_id: String,
    }

    /// A payment was refunded.
    PaymentRefunded {
        /// A GUID.
        refund_id: String,
        payment: RefundedPayment,
    }

    /// The refund of a payment failed.
    PaymentRefundFailed {
        /// A GUID.
        refund_id: String,
        payment: RefundedPayment,
    }

    /// A refund was given as store credit.
    RefundedAsStoreCredit {
        amount: Price,
        /// At most 100 characters.
        reason: String,
    }

    /// A payment is pending.
    PaymentPending {
        regular: RegularPayment,
        /// A GUID.
        payment_id: String,
    }

    /// A card or other regular payment.
    RegularPayment {
        credit_card_details: CreditCardDetails,
        amount: Price,
    }

    /// The card of a payment.
    CreditCardDetails {
        /// At most 4 characters.
        last_four_digits: String,
        /// At most 100 characters.
        brand: String,
    }

    /// A payment was canceled.
    PaymentCanceled {
        regular: RegularPayment,
        /// A GUID.
        payment_id: String,
    }

    /// A payment was declined.
    PaymentDeclined {
        regular: RegularPayment,
        /// A GUID.
        payment_id: String,
    }

    /// A receipt was created. `wix_receipt` and `external_receipt` exclude each other.
    ReceiptCreated {
        wix_receipt: WixReceipt,
        external_receipt: ExternalReceipt,
        /// A GUID.
        payment_id: String,
    }

    /// A receipt of the platform.
    WixReceipt {
        /// A GUID.
        receipt_id: String,
        /// At most 40 characters.
        display_number: String,
    }

    /// A receipt of another system.
    ExternalReceipt {
        /// At most 100 characters.
        receipt_id: String,
        /// At most 40 characters.
        display_number: String,
    }

    /// A receipt was sent. `wix_receipt` and `external_receipt` exclude each other.
    ReceiptSent {
        wix_receipt: WixReceipt,
        external_receipt: ExternalReceipt,
        /// A GUID.
        payment_id: String,
    }

    /// A chargeback was created.
    ChargebackCreated {
        /// A GUID.
        payment_id: String,
        /// A GUID.
        chargeback_id: String,
        amount: Price,
        payment_details: RegularPayment,
    }

    /// A chargeback was reversed.
    ChargebackReversed {
        /// A GUID.
        payment_id: String,
        /// A GUID.
        chargeback_id: String,
        amount: Price,
        reversal_amount: Price,
        payment_details: RegularPayment,
    }
}

open_enums! {
    /// The kind of an entry of an order's history.
    ActivityType {
        OrderRefunded = "ORDER_REFUNDED",
        OrderPlaced = "ORDER_PLACED",
        OrderPaid = "ORDER_PAID",
        OrderFulfilled = "ORDER_FULFILLED",
        OrderNotFulfilled = "ORDER_NOT_FULFILLED",
        OrderCanceled = "ORDER_CANCELED",
        DownloadLinkSent = "DOWNLOAD_LINK_SENT",
        TrackingNumberAdded = "TRACKING_NUMBER_ADDED",
        TrackingNumberEdited = "TRACKING_NUMBER_EDITED",
        TrackingLinkAdded = "TRACKING_LINK_ADDED",
        ShippingConfirmationEmailSent = "SHIPPING_CONFIRMATION_EMAIL_SENT",
        InvoiceAdded = "INVOICE_ADDED",
        InvoiceRemoved = "INVOICE_REMOVED",
        InvoiceSent = "INVOICE_SENT",
        FulfillerEmailSent = "FULFILLER_EMAIL_SENT",
        ShippingAddressEdited = "SHIPPING_ADDRESS_EDITED",
        EmailEdited = "EMAIL_EDITED",
        PickupReadyEmailSent = "PICKUP_READY_EMAIL_SENT",
        CustomActivity = "CUSTOM_ACTIVITY",
        MerchantComment = "MERCHANT_COMMENT",
        OrderPartiallyPaid = "ORDER_PARTIALLY_PAID",
        DraftOrderChangesApplied = "DRAFT_ORDER_CHANGES_APPLIED",
        SavedPaymentMethod = "SAVED_PAYMENT_METHOD",
        AuthorizedPaymentCreated = "AUTHORIZED_PAYMENT_CREATED",
        AuthorizedPaymentCaptured = "AUTHORIZED_PAYMENT_CAPTURED",
        AuthorizedPaymentVoided = "AUTHORIZED_PAYMENT_VOIDED",
        RefundInitiated = "REFUND_INITIATED",
        PaymentRefunded = "PAYMENT_REFUNDED",
        PaymentRefundFailed = "PAYMENT_REFUND_FAILED",
        RefundedAsStoreCredit = "REFUNDED_AS_STORE_CREDIT",
        PaymentPending = "PAYMENT_PENDING",
        PaymentCanceled = "PAYMENT_CANCELED",
        PaymentDeclined = "PAYMENT_DECLINED",
        OrderPending = "ORDER_PENDING",
        OrderRejected = "ORDER_REJECTED",
        ReceiptCreated = "RECEIPT_CREATED",
        ReceiptSent = "RECEIPT_SENT",
        ChargebackCreated = "CHARGEBACK_CREATED",
        ChargebackReversed = "CHARGEBACK_REVERSED",
        TrackingLinkWasSet = "TRACKING_LINK_WAS_SET",
        InvoiceWasSet = "INVOICE_WAS_SET",
        InvoiceWasRemoved = "INVOICE_WAS_REMOVED",
        InvoiceWasSent = "INVOICE_WAS_SENT",
    }

    /// The kind of an entry of an order's history, by the newer names.
    OrderActivityType {
        OrderPlaced = "ORDER_PLACED",
        OrderPaid = "ORDER_PAID",
        OrderFulfilled = "ORDER_FULFILLED",
        OrderNotFulfilled = "ORDER_NOT_FULFILLED",
        OrderCanceled = "ORDER_CANCELED",
        DownloadLinkSent = "DOWNLOAD_LINK_SENT",
        TrackingNumberAdded = "TRACKING_NUMBER_ADDED",
        TrackingNumberEdited = "TRACKING_NUMBER_EDITED",
        TrackingLinkAdded = "TRACKING_LINK_ADDED",
        ShippingConfirmationEmailSent = "SHIPPING_CONFIRMATION_EMAIL_SENT",
        InvoiceAdded = "INVOICE_ADDED",
        InvoiceRemoved = "INVOICE_REMOVED",
        InvoiceSent = "INVOICE_SENT",
        FulfillerEmailSent = "FULFILLER_EMAIL_SENT",
        ShippingAddressEdited = "SHIPPING_ADDRESS_EDITED",
        EmailEdited = "EMAIL_EDITED",
        PickupReadyEmailSent = "PICKUP_READY_EMAIL_SENT",
        MerchantComment = "MERCHANT_COMMENT",
        OrderPartiallyPaid = "ORDER_PARTIALLY_PAID",
        DraftOrderChangesApplied = "DRAFT_ORDER_CHANGES_APPLIED",
        SavedPaymentMethod = "SAVED_PAYMENT_METHOD",
        AuthorizedPaymentCreated = "AUTHORIZED_PAYMENT_CREATED",
        AuthorizedPaymentCaptured = "AUTHORIZED_PAYMENT_CAPTURED",
        AuthorizedPaymentVoided = "AUTHORIZED_PAYMENT_VOIDED",
        RefundInitiated = "REFUND_INITIATED",
        PaymentRefunded = "PAYMENT_REFUNDED",
        PaymentRefundFailed = "PAYMENT_REFUND_FAILED",
        RefundedAsStoreCredit = "REFUNDED_AS_STORE_CREDIT",
        PaymentPending = "PAYMENT_PENDING",
        PaymentCanceled = "PAYMENT_CANCELED",
        PaymentDeclined = "PAYMENT_DECLINED",
        OrderPending = "ORDER_PENDING",
        OrderRejected = "ORDER_REJECTED",
        ReceiptCreated = "RECEIPT_CREATED",
        ReceiptSent = "RECEIPT_SENT",
        ChargebackCreated = "CHARGEBACK_CREATED",
        ChargebackReversed = "CHARGEBACK_REVERSED",
        OrderRefunded = "ORDER_REFUNDED",
        TrackingLinkWasSet = "TRACKING_LINK_WAS_SET",
        InvoiceWasSet = "INVOICE_WAS_SET",
        InvoiceWasRemoved = "INVOICE_WAS_REMOVED",
        InvoiceWasSent = "INVOICE_WAS_SENT",
    }
}
