//! What the billing calls send and answer.

use super::entity::{
    AdditionalFeeRefundability, AggregatedRefundSummary, CalculatedRefundItems, CalculatedRefundNotAvailableStatus,
    LineItemRefundability, PaymentRefundability, PaymentsSummary, RefundItems, ShippingRefundability,
};
use crate::types::entity::entities;

entities! {
    /// The order that is asked about.
    GetOrderRefundability {
        /// A GUID.
        order_id: String,
    }

    /// What would be given back.
    CalculateRefund {
        /// The order. A GUID.
        order_id: String,
        /// Lines, delivery and fees; everything when absent.
        refund_items: RefundItems,
    }

    /// What can be given back of an order.
    OrderRefundability {
        /// One entry a payment.
        payments: Vec<PaymentRefundability>,
        /// All payments together.
        payments_summary: PaymentsSummary,
        /// One entry a line.
        line_items: Vec<LineItemRefundability>,
        /// Delivery.
        shipping: ShippingRefundability,
        /// One entry a fee.
        additional_fees: Vec<AdditionalFeeRefundability>,
    }

    /// What a refund would come to.
    RefundCalculation {
        /// Whether it can be given back.
        available: bool,
        /// Why not.
        not_available: CalculatedRefundNotAvailableStatus,
        /// The sums.
        summary: AggregatedRefundSummary,
        /// The sums by line, delivery and fee.
        calculated_refund_items: CalculatedRefundItems,
    }
}
