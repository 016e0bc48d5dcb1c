//! The calls and their handlers.

use super::calls;
use crate::base::call::Rows;

/// The handlers of the calls, by the id of their row.
pub(crate) const ROWS: Rows = &[
    ("cart.get_current", calls::get_current),
    ("cart.update_current", calls::update_current),
    ("cart.delete_current", calls::delete_current),
    ("cart.add_to_current", calls::add_to_current),
    ("cart.remove_line_items", calls::remove_line_items),
    ("cart.update_line_items_quantity", calls::update_quantities),
    ("cart.remove_coupon", calls::remove_coupon),
    ("cart.create_checkout", calls::create_checkout),
    ("cart.estimate_totals", calls::estimate_totals),
];
