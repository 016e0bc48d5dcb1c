//! The enumerations of refunds.

use crate::types::entity::open_enums;

open_enums! {
    /// Manually refundable reason.
    ManuallyRefundableReason {
        UnknownReason = "UNKNOWN_REASON",
        Expired = "EXPIRED",
        NotSupported = "NOT_SUPPORTED",
        Offline = "OFFLINE",
        RequiresCardReader = "REQUIRES_CARD_READER",
    }

    /// Why a payment cannot be given back (SPEC section 3).
    NonRefundableReason {
        UnknownReason = "UNKNOWN_REASON",
        AlreadyRefunded = "ALREADY_REFUNDED",
        ProviderIsDown = "PROVIDER_IS_DOWN",
        NotPaid = "NOT_PAID",
        ZeroPrice = "ZERO_PRICE",
        DisabledByProvider = "DISABLED_BY_PROVIDER",
        PendingRefund = "PENDING_REFUND",
        Forbidden = "FORBIDDEN",
        TransactionNotFound = "TRANSACTION_NOT_FOUND",
        OrderIsPending = "ORDER_IS_PENDING",
        OrderIsRejected = "ORDER_IS_REJECTED",
        AmountOffsetByChargeback = "AMOUNT_OFFSET_BY_CHARGEBACK",
    }
}
