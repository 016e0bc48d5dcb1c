//! What was paid for an order and what was given back.

use super::enums::{
    ActionType, AuthorizationCaptureStatus, AuthorizationVoidStatus, ChargebackStatus, MembershipPaymentStatus,
    PaymentStatus, PredefinedPaymentMethod, Reason, RefundStatus, TransactionStatus,
};
use crate::resources::cart::MembershipName;
use crate::resources::orders::{CashRounding, Price};
use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// The payments of an order and what was given back.
    OrderTransactions {
        /// The order. A GUID.
        order_id: String,
        /// Payments. At most 100.
        payments: Vec<Payment>,
        /// Refunds. At most 300.
        refunds: Vec<Refund>,
    }

    /// One payment.
    Payment {
        /// Regular payment details. One of a choice.
        regular_payment_details: RegularPaymentDetails,
        /// Giftcard payment details. One of a choice.
        giftcard_payment_details: GiftCardPaymentDetails,
        /// Membership payment details. One of a choice.
        membership_payment_details: MembershipPaymentDetails,
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// When it was created.
        created_date: Timestamp,
        /// When it last changed. Set by the platform.
        updated_date: Timestamp,
        /// Amount in the shop's currency.
        amount: Price,
        /// Refund disabled.
        refund_disabled: bool,
        /// Support receipt generation. Set by the platform.
        support_receipt_generation: bool,
        /// Cash rounding.
        cash_rounding: CashRoundingDetails,
        /// Where it stands.
        status: PaymentStatus,
        /// Charge correlation id. A GUID.
        charge_correlation_id: String,
    }

    /// Regular payment details.
    RegularPaymentDetails {
        /// Credit card details. One of a choice.
        credit_card_details: CreditCardPaymentMethodDetails,
        /// Payment order id. At most 100 characters.
        payment_order_id: String,
        /// Gateway transaction id. At most 100 characters.
        gateway_transaction_id: String,
        /// How it was paid. At most 150 characters.
        payment_method: String,
        /// Provider transaction id. At most 100 characters.
        provider_transaction_id: String,
        /// Offline payment.
        offline_payment: bool,
        /// Where it stands.
        status: TransactionStatus,
        /// Saved payment method.
        saved_payment_method: bool,
        /// Authorization details.
        authorization_details: AuthorizationDetails,
        /// Chargebacks. At most 6.
        chargebacks: Vec<Chargeback>,
        /// Platform fee.
        platform_fee: Price,
        /// Payment method name.
        payment_method_name: PaymentMethodName,
    }

    /// Credit card payment method details.
    CreditCardPaymentMethodDetails {
        /// Last four digits. At most 4 characters.
        last_four_digits: String,
        /// Brand. At most 100 characters.
        brand: String,
    }

    /// Authorization details.
    AuthorizationDetails {
        /// Delayed capture. Set by the platform.
        delayed_capture: bool,
        /// Authorized date.
        authorized_date: Timestamp,
        /// Captures. At most 1.
        captures: Vec<AuthorizationCapture>,
        /// Void.
        void: AuthorizationVoid,
        /// Scheduled action.
        scheduled_action: ScheduledAction,
    }

    /// Authorization capture.
    AuthorizationCapture {
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// Where it stands.
        status: AuthorizationCaptureStatus,
        /// Amount in the shop's currency.
        amount: Price,
        /// When it was created.
        created_date: Timestamp,
        /// Failure details.
        failure_details: AuthorizationActionFailureDetails,
    }

    /// Authorization action failure details.
    AuthorizationActionFailureDetails {
        /// Failure code. At most 100 characters.
        failure_code: String,
    }

    /// Authorization void.
    AuthorizationVoid {
        /// Where it stands.
        status: AuthorizationVoidStatus,
        /// Voided date.
        voided_date: Timestamp,
        /// Failure details.
        failure_details: AuthorizationActionFailureDetails,
        /// Why.
        reason: Reason,
    }

    /// Scheduled action.
    ScheduledAction {
        /// Action type.
        action_type: ActionType,
        /// Execution date.
        execution_date: Timestamp,
    }

    /// Chargeback.
    Chargeback {
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// When it was created. Set by the platform.
        created_date: Timestamp,
        /// When it last changed. Set by the platform.
        updated_date: Timestamp,
        /// Amount in the shop's currency. Set by the platform.
        amount: Price,
        /// Reversal amount. Set by the platform.
        reversal_amount: Price,
        /// Where it stands.
        status: ChargebackStatus,
        /// Its id with the app that made it. A GUID, set by the platform.
        external_id: String,
    }

    /// Payment method name.
    PaymentMethodName {
        /// Buyer language name. At most 150 characters.
        buyer_language_name: String,
        /// Site language name. At most 150 characters.
        site_language_name: String,
        /// User defined name.
        user_defined_name: UserDefinedPaymentMethodName,
    }

    /// User defined payment method name.
    UserDefinedPaymentMethodName {
        /// Predefined. One of a choice.
        predefined: PredefinedPaymentMethod,
        /// Custom. At most 150 characters, one of a choice.
        custom: String,
    }

    /// Gift card payment details.
    GiftCardPaymentDetails {
        /// Gift card payment id. At most 100 characters.
        gift_card_payment_id: String,
        /// App that owns the catalog. A GUID.
        app_id: String,
        /// Voided. Set by the platform.
        voided: bool,
        /// Obfuscated code. At most 30 characters.
        obfuscated_code: String,
    }

    /// Membership payment details.
    MembershipPaymentDetails {
        /// Membership id. At most 200 characters.
        membership_id: String,
        /// The line it is about. At most 100 characters.
        line_item_id: String,
        /// Where it stands.
        status: MembershipPaymentStatus,
        /// Name shown to people.
        name: MembershipName,
        /// External transaction id. At most 100 characters.
        external_transaction_id: String,
        /// Voided. Set by the platform.
        voided: bool,
        /// Provider app id. A GUID.
        provider_app_id: String,
        /// Future membership.
        future_membership: FutureMembershipDetails,
    }

    /// Future membership details.
    FutureMembershipDetails {
        /// The line it is about. A GUID.
        line_item_id: String,
        /// Benefit id. At most 200 characters.
        benefit_id: String,
    }

    /// Cash rounding details.
    CashRoundingDetails {
        /// Unrounded amount.
        unrounded_amount: Price,
        /// Rounding adjustment. Set by the platform.
        rounding_adjustment: CashRounding,
    }

    /// Something given back.
    Refund {
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// Transactions. At most 50.
        transactions: Vec<RefundTransaction>,
        /// Details.
        details: RefundDetails,
        /// When it was created. Set by the platform.
        created_date: Timestamp,
        /// Summary. Set by the platform.
        summary: AggregatedRefundSummary,
        /// Requesting service app id. A GUID, set by the platform.
        requesting_service_app_id: String,
    }

    /// Refund transaction.
    RefundTransaction {
        /// The payment it is about. A GUID.
        payment_id: String,
        /// Amount in the shop's currency.
        amount: Price,
        /// Refund status.
        refund_status: RefundStatus,
        /// Refund status info.
        refund_status_info: RefundStatusInfo,
        /// Gateway refund id. A GUID.
        gateway_refund_id: String,
        /// Provider refund id.
        provider_refund_id: String,
        /// External refund.
        external_refund: bool,
    }

    /// Refund status info.
    RefundStatusInfo {
        /// Payment gateway reason code. At most 10 characters.
        payment_gateway_reason_code: String,
        /// Description. At most 1000 characters.
        description: String,
    }

    /// Refund details.
    RefundDetails {
        /// Items. At most 300.
        items: Vec<RefundItem>,
        /// Shipping included.
        shipping_included: bool,
        /// Why. At most 200 characters.
        reason: String,
        /// The lines. At most 300.
        line_items: Vec<LineItemRefund>,
        /// Fees. At most 100.
        additional_fees: Vec<AdditionalFeeRefund>,
        /// Delivery.
        shipping: ShippingRefund,
    }

    /// Refund item.
    RefundItem {
        /// The line it is about. A GUID.
        line_item_id: String,
        /// How many. 1 to 100000.
        quantity: i64,
    }

    /// Line item refund.
    LineItemRefund {
        /// The line it is about. A GUID.
        line_item_id: String,
        /// How many. 1 to 100000.
        quantity: i64,
    }

    /// Additional fee refund.
    AdditionalFeeRefund {
        /// Additional fee id. A GUID.
        additional_fee_id: String,
        /// Amount in the shop's currency.
        amount: Price,
    }

    /// Shipping refund.
    ShippingRefund {
        /// Amount in the shop's currency.
        amount: Price,
    }

    /// Aggregated refund summary.
    AggregatedRefundSummary {
        /// Requested refund.
        requested_refund: Price,
        /// Pending refund.
        pending_refund: Price,
        /// Refunded.
        refunded: Price,
        /// Failed refund amount.
        failed_refund_amount: Price,
        /// Pending.
        pending: bool,
        /// Breakdown.
        breakdown: RefundItemsBreakdown,
    }

    /// Refund items breakdown.
    RefundItemsBreakdown {
        /// The lines. At most 300.
        line_items: Vec<LineItemRefundSummary>,
    }

    /// Line item refund summary.
    LineItemRefundSummary {
        /// The line it is about. A GUID.
        line_item_id: String,
        /// Total refunded amount.
        total_refunded_amount: Price,
    }
}
