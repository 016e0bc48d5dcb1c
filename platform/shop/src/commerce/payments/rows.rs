//! The calls and their handlers.

use super::{billing, calls, recorded};
use base::Rows;

pub const ROWS: Rows = &[
    ("orders.get_refundability", calls::refundability),
    ("orders.get_payment_collectability", calls::collectability),
    ("orders.mark_as_paid", calls::mark_as_paid),
    ("order_transactions.add_payments", recorded::add_payments),
    ("order_transactions.update_payment_status", recorded::update_payment_status),
    ("order_transactions.bulk_update_payment_statuses", recorded::bulk_update_payment_statuses),
    ("order_transactions.list", calls::list),
    ("order_transactions.list_many", calls::list_many),
    ("order_billing.get_order_refundability", billing::order_refundability),
    ("order_billing.calculate_refund", billing::calculate_refund),
];
