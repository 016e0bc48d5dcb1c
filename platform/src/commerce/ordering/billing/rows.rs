//! The calls and their handlers.

use super::{charges, collections, gift_cards, holds, memberships, receipts, refunds};
use crate::base::call::Rows;

/// The handlers of the calls, by the id of their row.
pub(crate) const ROWS: Rows = &[
    ("orders.capture_authorized_payments", holds::capture_collected),
    ("orders.void_authorized_payments", holds::void_collected),
    ("orders.prepare_payment_collection", collections::prepare_payment_collection),
    ("order_billing.refund_payments", refunds::refund_payments),
    ("order_billing.capture_authorized_payments", holds::capture_authorized),
    ("order_billing.void_authorized_payments", holds::void_authorized),
    ("order_billing.authorize_charge_with_saved_payment_method", holds::authorize_charge),
    ("order_billing.charge_order", charges::charge_order),
    ("order_billing.charge_memberships", memberships::charge_memberships),
    ("order_billing.redeem_gift_card", gift_cards::redeem_gift_card),
    ("order_billing.generate_receipts", receipts::generate_receipts),
];
