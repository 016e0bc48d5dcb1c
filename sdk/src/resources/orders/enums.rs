//! The enumerations of orders (SPEC section 3, "Order").

use crate::types::entity::open_enums;

open_enums! {
    /// Measurement unit.
    MeasurementUnit {
        Unspecified = "UNSPECIFIED",
        Ml = "ML",
        Cl = "CL",
        L = "L",
        Cbm = "CBM",
        Mg = "MG",
        G = "G",
        Kg = "KG",
        Mm = "MM",
        Cm = "CM",
        M = "M",
        Sqm = "SQM",
        Oz = "OZ",
        Lb = "LB",
        Floz = "FLOZ",
        Pt = "PT",
        Qt = "QT",
        Gal = "GAL",
        In = "IN",
        Ft = "FT",
        Yd = "YD",
        Sqft = "SQFT",
    }

    /// How much of an order has been paid (SPEC section 3).
    PaymentStatus {
        Unspecified = "UNSPECIFIED",
        NotPaid = "NOT_PAID",
        Paid = "PAID",
        PartiallyRefunded = "PARTIALLY_REFUNDED",
        FullyRefunded = "FULLY_REFUNDED",
        Pending = "PENDING",
        PartiallyPaid = "PARTIALLY_PAID",
        PendingMerchant = "PENDING_MERCHANT",
        Canceled = "CANCELED",
        Declined = "DECLINED",
    }

    /// How much of an order has been sent (SPEC section 3).
    FulfillmentStatus {
        NotFulfilled = "NOT_FULFILLED",
        Fulfilled = "FULFILLED",
        PartiallyFulfilled = "PARTIALLY_FULFILLED",
        Canceled = "CANCELED",
    }

    /// Where an order stands.
    OrderStatus {
        Initialized = "INITIALIZED",
        Approved = "APPROVED",
        Canceled = "CANCELED",
        Pending = "PENDING",
        Rejected = "REJECTED",
    }

    /// Discount reason.
    DiscountReason {
        Unspecified = "UNSPECIFIED",
        ExchangedItems = "EXCHANGED_ITEMS",
        BillingAdjustment = "BILLING_ADJUSTMENT",
    }

    /// Line item quantity change type.
    LineItemQuantityChangeType {
        QuantityIncreased = "QUANTITY_INCREASED",
        QuantityDecreased = "QUANTITY_DECREASED",
    }

    /// What an entry of the history tells.
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
    }

    /// What an entry of the history tells (SPEC section 3).
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

    /// Attribution source.
    AttributionSource {
        Unspecified = "UNSPECIFIED",
        FacebookAds = "FACEBOOK_ADS",
    }

    /// Additional fee source.
    AdditionalFeeSource {
        ServicePlugin = "SERVICE_PLUGIN",
        Item = "ITEM",
        Manual = "MANUAL",
        Shipping = "SHIPPING",
        Platform = "PLATFORM",
    }

    /// Charge type.
    ChargeType {
        PassOn = "PASS_ON",
        Absorbed = "ABSORBED",
    }

    /// Why a payment cannot be given back (SPEC section 3).
    NonRefundableReason {
        None = "NONE",
        AlreadyRefunded = "ALREADY_REFUNDED",
        ProviderIsDown = "PROVIDER_IS_DOWN",
        InternalError = "INTERNAL_ERROR",
        NotPaid = "NOT_PAID",
        AccessDenied = "ACCESS_DENIED",
        ZeroPrice = "ZERO_PRICE",
        DisabledByProvider = "DISABLED_BY_PROVIDER",
        PendingRefund = "PENDING_REFUND",
        Forbidden = "FORBIDDEN",
        TransactionNotFound = "TRANSACTION_NOT_FOUND",
        OrderIsPending = "ORDER_IS_PENDING",
        OrderIsRejected = "ORDER_IS_REJECTED",
    }

    /// Manually refundable reason.
    ManuallyRefundableReason {
        Expired = "EXPIRED",
        NotSupported = "NOT_SUPPORTED",
        Offline = "OFFLINE",
        RequiresCardReader = "REQUIRES_CARD_READER",
    }

    /// Whether a payment can be given back (SPEC section 3).
    RefundableStatus {
        NotRefundable = "NOT_REFUNDABLE",
        Manual = "MANUAL",
        Refundable = "REFUNDABLE",
    }

    /// Payment collectability status.
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
    }
}
