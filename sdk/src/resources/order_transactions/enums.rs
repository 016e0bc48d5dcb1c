//! The enumerations of payments and refunds (SPEC section 3, "Order").

use crate::types::entity::open_enums;

open_enums! {
    /// Where a payment stands (SPEC section 3).
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

    /// Authorization capture status.
    AuthorizationCaptureStatus {
        Pending = "PENDING",
        Succeeded = "SUCCEEDED",
        Failed = "FAILED",
    }

    /// Authorization void status.
    AuthorizationVoidStatus {
        Pending = "PENDING",
        Succeeded = "SUCCEEDED",
        Failed = "FAILED",
    }

    /// Reason.
    Reason {
        Manual = "MANUAL",
        Scheduled = "SCHEDULED",
    }

    /// What is to happen with an authorized payment (SPEC section 3).
    ActionType {
        Void = "VOID",
        Capture = "CAPTURE",
    }

    /// Chargeback status.
    ChargebackStatus {
        Approved = "APPROVED",
        Reversed = "REVERSED",
    }

    /// Predefined payment method.
    PredefinedPaymentMethod {
        Cash = "CASH",
        BankTransfer = "BANK_TRANSFER",
        Check = "CHECK",
    }

    /// Membership payment status.
    MembershipPaymentStatus {
        Charged = "CHARGED",
        ChargeFailed = "CHARGE_FAILED",
        ChargePending = "CHARGE_PENDING",
        Voided = "VOIDED",
    }

    /// How much of an order has been paid (SPEC section 3).
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

    /// Refund status.
    RefundStatus {
        Pending = "PENDING",
        Succeeded = "SUCCEEDED",
        Failed = "FAILED",
        Scheduled = "SCHEDULED",
        Started = "STARTED",
    }
}
