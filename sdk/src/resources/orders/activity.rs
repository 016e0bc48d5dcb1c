//! The history of an order, and what each kind of entry carries.

use super::changes::DraftOrderChangesApplied;
use super::enums::{ActivityType, OrderActivityType};
use super::totals::Price;
use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// One entry of an order's history (SPEC section 3).
    Activity {
        /// Merchant comment. One of a choice.
        merchant_comment: MerchantComment,
        /// Order refunded. One of a choice.
        order_refunded: OrderRefunded,
        /// Draft order changes applied. One of a choice.
        draft_order_changes_applied: DraftOrderChangesApplied,
        /// Saved payment method. One of a choice.
        saved_payment_method: SavedPaymentMethod,
        /// Authorized payment created. One of a choice.
        authorized_payment_created: AuthorizedPaymentCreated,
        /// Authorized payment captured. One of a choice.
        authorized_payment_captured: AuthorizedPaymentCaptured,
        /// Authorized payment voided. One of a choice.
        authorized_payment_voided: AuthorizedPaymentVoided,
        /// Refund initiated. One of a choice.
        refund_initiated: RefundInitiated,
        /// Payment refunded. One of a choice.
        payment_refunded: PaymentRefunded,
        /// Payment refund failed. One of a choice.
        payment_refund_failed: PaymentRefundFailed,
        /// Refunded as store credit. One of a choice.
        refunded_as_store_credit: RefundedAsStoreCredit,
        /// Payment pending. One of a choice.
        payment_pending: PaymentPending,
        /// Payment canceled. One of a choice.
        payment_canceled: PaymentCanceled,
        /// Payment declined. One of a choice.
        payment_declined: PaymentDeclined,
        /// Receipt created. One of a choice.
        receipt_created: ReceiptCreated,
        /// Receipt sent. One of a choice.
        receipt_sent: ReceiptSent,
        /// Chargeback created. One of a choice.
        chargeback_created: ChargebackCreated,
        /// Chargeback reversed. One of a choice.
        chargeback_reversed: ChargebackReversed,
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// Author email. An email address, set by the platform.
        author_email: String,
        /// When it was created. Set by the platform.
        created_date: Timestamp,
        /// Which kind it is.
        r#type: ActivityType,
        /// Activity type.
        activity_type: OrderActivityType,
    }

    /// Merchant comment.
    MerchantComment {
        /// Message. At most 5000 characters.
        message: String,
    }

    /// Order refunded.
    OrderRefunded {
        /// Manual.
        manual: bool,
        /// Amount in the shop's currency.
        amount: Price,
        /// Why. At most 200 characters.
        reason: String,
    }

    /// Saved payment method.
    SavedPaymentMethod {
        /// Name shown to people. At most 100 characters.
        name: String,
        /// Description. At most 100 characters.
        description: String,
    }

    /// Authorized payment created.
    AuthorizedPaymentCreated {
        /// The payment it is about. A GUID.
        payment_id: String,
        /// Amount in the shop's currency.
        amount: Price,
        /// Last four digits. At most 4 characters.
        last_four_digits: String,
        /// Brand. At most 100 characters.
        brand: String,
    }

    /// Authorized payment captured.
    AuthorizedPaymentCaptured {
        /// The payment it is about. A GUID.
        payment_id: String,
        /// Amount in the shop's currency.
        amount: Price,
        /// Last four digits. At most 4 characters.
        last_four_digits: String,
        /// Brand. At most 100 characters.
        brand: String,
    }

    /// Authorized payment voided.
    AuthorizedPaymentVoided {
        /// The payment it is about. A GUID.
        payment_id: String,
        /// Amount in the shop's currency.
        amount: Price,
        /// Last four digits. At most 4 characters.
        last_four_digits: String,
        /// Brand. At most 100 characters.
        brand: String,
    }

    /// Refund initiated.
    RefundInitiated {
        /// The refund it is about. A GUID.
        refund_id: String,
        /// Amount in the shop's currency.
        amount: Price,
        /// Payments. At most 50.
        payments: Vec<RefundedPayment>,
        /// Why. At most 200 characters.
        reason: String,
    }

    /// Refunded payment.
    RefundedPayment {
        /// Regular. One of a choice.
        regular: RegularPaymentRefund,
        /// The gift card that pays a part. One of a choice.
        gift_card: GiftCardPaymentRefund,
        /// Membership. One of a choice.
        membership: MembershipPaymentRefund,
        /// The payment it is about. A GUID.
        payment_id: String,
        /// External refund.
        external_refund: bool,
    }

    /// Regular payment refund.
    RegularPaymentRefund {
        /// Amount in the shop's currency.
        amount: Price,
        /// Last four digits. At most 4 characters.
        last_four_digits: String,
        /// Brand. At most 100 characters.
        brand: String,
    }

    /// Gift card payment refund.
    GiftCardPaymentRefund {
        /// Gift card payment id. At most 100 characters.
        gift_card_payment_id: String,
        /// Amount in the shop's currency.
        amount: Price,
    }

    /// Membership payment refund.
    MembershipPaymentRefund {
        /// Membership id. At most 200 characters.
        membership_id: String,
    }

    /// Payment refunded.
    PaymentRefunded {
        /// The refund it is about. A GUID.
        refund_id: String,
        /// Payment.
        payment: RefundedPayment,
    }

    /// Payment refund failed.
    PaymentRefundFailed {
        /// The refund it is about. A GUID.
        refund_id: String,
        /// Payment.
        payment: RefundedPayment,
    }

    /// Refunded as store credit.
    RefundedAsStoreCredit {
        /// Amount in the shop's currency.
        amount: Price,
        /// Why. At most 100 characters.
        reason: String,
    }

    /// Payment pending.
    PaymentPending {
        /// Regular. One of a choice.
        regular: RegularPayment,
        /// The payment it is about. A GUID.
        payment_id: String,
    }

    /// Regular payment.
    RegularPayment {
        /// Credit card details. One of a choice.
        credit_card_details: CreditCardDetails,
        /// Amount in the shop's currency.
        amount: Price,
    }

    /// Credit card details.
    CreditCardDetails {
        /// Last four digits. At most 4 characters.
        last_four_digits: String,
        /// Brand. At most 100 characters.
        brand: String,
    }

    /// Payment canceled.
    PaymentCanceled {
        /// Regular. One of a choice.
        regular: RegularPayment,
        /// The payment it is about. A GUID.
        payment_id: String,
    }

    /// Payment declined.
    PaymentDeclined {
        /// Regular. One of a choice.
        regular: RegularPayment,
        /// The payment it is about. A GUID.
        payment_id: String,
    }

    /// Receipt created.
    ReceiptCreated {
        /// Wix receipt. One of a choice.
        wix_receipt: WixReceipt,
        /// External receipt. One of a choice.
        external_receipt: ExternalReceipt,
        /// The payment it is about. A GUID.
        payment_id: String,
    }

    /// Wix receipt.
    WixReceipt {
        /// Receipt id. A GUID.
        receipt_id: String,
        /// Display number. At most 40 characters.
        display_number: String,
    }

    /// External receipt.
    ExternalReceipt {
        /// Receipt id. At most 100 characters.
        receipt_id: String,
        /// Display number. At most 40 characters.
        display_number: String,
    }

    /// Receipt sent.
    ReceiptSent {
        /// Wix receipt. One of a choice.
        wix_receipt: WixReceipt,
        /// External receipt. One of a choice.
        external_receipt: ExternalReceipt,
        /// The payment it is about. A GUID.
        payment_id: String,
    }

    /// Chargeback created.
    ChargebackCreated {
        /// The payment it is about. A GUID.
        payment_id: String,
        /// Chargeback id. A GUID.
        chargeback_id: String,
        /// Amount in the shop's currency.
        amount: Price,
        /// Payment details.
        payment_details: RegularPayment,
    }

    /// Chargeback reversed.
    ChargebackReversed {
        /// The payment it is about. A GUID.
        payment_id: String,
        /// Chargeback id. A GUID.
        chargeback_id: String,
        /// Amount in the shop's currency.
        amount: Price,
        /// Reversal amount.
        reversal_amount: Price,
        /// Payment details.
        payment_details: RegularPayment,
    }
}
