//! The endpoint table of refunds.

use super::requests::*;
use crate::resources::orders::endpoints::read;
use crate::row::{Access, Endpoint, Row};

/// `POST /v1/order-billing/get-order-refundability`
pub const GET_ORDER_REFUNDABILITY: Endpoint<GetOrderRefundability, OrderRefundability> = read(
    "order_billing.get_order_refundability",
    "/v1/order-billing/get-order-refundability",
)
.access(Access::Owner);
/// `POST /v1/order-billing/calculate-refund`
pub const CALCULATE_REFUND: Endpoint<CalculateRefund, RefundCalculation> =
    read("order_billing.calculate_refund", "/v1/order-billing/calculate-refund").access(Access::Owner);

/// Every call of the group.
pub const TABLE: &[Row<'static>] = &[GET_ORDER_REFUNDABILITY.row, CALCULATE_REFUND.row];
