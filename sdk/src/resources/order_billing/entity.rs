//! What can be given back of an order, and what a refund would come to.

use super::enums::{ManuallyRefundableReason, NonRefundableReason};
use crate::resources::cart::Details;
use crate::resources::order_transactions::{
    AdditionalFeeRefund, CreditCardPaymentMethodDetails, LineItemRefund, ShippingRefund,
};
use crate::resources::orders::Price;
use crate::types::entity::entities;

entities! {
    /// Payment refundability.
    PaymentRefundability {
        /// Refundable. One of a choice.
        refundable: bool,
        /// Manually refundable. One of a choice.
        manually_refundable: ManuallyRefundablePaymentStatus,
        /// Non refundable. One of a choice.
        non_refundable: NonRefundablePaymentStatus,
        /// Payment.
        payment: PaymentInfo,
        /// Provider link. A web address.
        provider_link: String,
    }

    /// Manually refundable payment status.
    ManuallyRefundablePaymentStatus {
        /// Why.
        reason: ManuallyRefundableReason,
    }

    /// Non refundable payment status.
    NonRefundablePaymentStatus {
        /// Why.
        reason: NonRefundableReason,
    }

    /// Payment info.
    PaymentInfo {
        /// Monetary. One of a choice.
        monetary: MonetaryPaymentSummary,
        /// Membership. One of a choice.
        membership: MembershipPaymentSummary,
        /// Credit card details. One of a choice.
        credit_card_details: CreditCardPaymentMethodDetails,
        /// The payment it is about. A GUID.
        payment_id: String,
        /// How it was paid. At most 50 characters.
        payment_method: String,
        /// Offline payment.
        offline_payment: bool,
    }

    /// Monetary payment summary.
    MonetaryPaymentSummary {
        /// Paid.
        paid: Price,
        /// Refunded.
        refunded: Price,
        /// Refund pending.
        refund_pending: Price,
        /// Max refund.
        max_refund: Price,
    }

    /// Membership payment summary.
    MembershipPaymentSummary {
        /// Paid line item ids. A GUID, at most 100.
        paid_line_item_ids: Vec<String>,
        /// Refunded line item ids. A GUID, at most 100.
        refunded_line_item_ids: Vec<String>,
        /// Refundable line item ids. A GUID, at most 100.
        refundable_line_item_ids: Vec<String>,
    }

    /// Payments summary.
    PaymentsSummary {
        /// Monetary.
        monetary: MonetaryPaymentSummary,
        /// Membership.
        membership: MembershipPaymentSummary,
    }

    /// Line item refundability.
    LineItemRefundability {
        /// The line it is about. A GUID.
        line_item_id: String,
        /// Original quantity.
        original_quantity: i64,
        /// Refunded quantity.
        refunded_quantity: i64,
        /// Available refund quantity.
        available_refund_quantity: i64,
    }

    /// Shipping refundability.
    ShippingRefundability {
        /// Amount in the shop's currency.
        amount: Price,
        /// Refunded amount.
        refunded_amount: Price,
        /// Available refund amount.
        available_refund_amount: Price,
    }

    /// Additional fee refundability.
    AdditionalFeeRefundability {
        /// Additional fee id. A GUID.
        additional_fee_id: String,
        /// Amount in the shop's currency.
        amount: Price,
        /// Refunded amount.
        refunded_amount: Price,
        /// Available refund amount.
        available_refund_amount: Price,
    }

    /// Refund items.
    RefundItems {
        /// The lines. At most 300.
        line_items: Vec<LineItemRefund>,
        /// Fees. At most 100.
        additional_fees: Vec<AdditionalFeeRefund>,
        /// Delivery.
        shipping: ShippingRefund,
    }

    /// Calculated refund not available status.
    CalculatedRefundNotAvailableStatus {
        /// Errors. At most 401.
        errors: Vec<CalculationError>,
    }

    /// Calculation error.
    CalculationError {
        /// Line item. One of a choice.
        line_item: LineItemRefund,
        /// Additional fee. One of a choice.
        additional_fee: AdditionalFeeRefund,
        /// Delivery. One of a choice.
        shipping: ShippingRefund,
        /// Error.
        error: Details,
    }

    /// Aggregated refund summary.
    AggregatedRefundSummary {
        /// What is to be paid.
        total: Price,
        /// Tax.
        tax: Price,
        /// All discounts together.
        discount: Price,
        /// The goods, before discounts.
        subtotal: Price,
        /// Line items subtotal.
        line_items_subtotal: Price,
        /// Additional fees total.
        additional_fees_total: Price,
    }

    /// Calculated refund items.
    CalculatedRefundItems {
        /// The lines. At most 300.
        line_items: Vec<CalculatedLineItemRefund>,
        /// Fees. At most 100.
        additional_fees: Vec<CalculatedAdditionalFeeRefund>,
        /// Delivery.
        shipping: CalculatedShippingRefund,
    }

    /// Calculated line item refund.
    CalculatedLineItemRefund {
        /// Item.
        item: LineItemRefund,
        /// Summary.
        summary: CalculatedRefundSummary,
    }

    /// Calculated refund summary.
    CalculatedRefundSummary {
        /// What is to be paid.
        total: Price,
        /// Tax.
        tax: Price,
        /// All discounts together.
        discount: Price,
        /// The goods, before discounts.
        subtotal: Price,
    }

    /// Calculated additional fee refund.
    CalculatedAdditionalFeeRefund {
        /// Additional fee.
        additional_fee: AdditionalFeeRefund,
        /// Summary.
        summary: CalculatedRefundSummary,
    }

    /// Calculated shipping refund.
    CalculatedShippingRefund {
        /// Delivery.
        shipping: ShippingRefund,
        /// Summary.
        summary: CalculatedRefundSummary,
    }
}
