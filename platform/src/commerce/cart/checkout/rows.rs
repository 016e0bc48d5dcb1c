//! The calls and their handlers.

use super::calls;
use crate::base::call::Rows;

/// The handlers of the calls, by the id of their row.
pub(crate) const ROWS: Rows = &[
    ("checkout.create", calls::create),
    ("checkout.mark_as_completed", calls::mark_as_completed),
    ("checkout.mark_as_completed_and_redirect", calls::mark_as_completed_and_redirect),
    ("checkout.remove_override_url", calls::remove_override_url),
    ("checkout.get", calls::get),
    ("checkout.get_by_cart", calls::get_by_cart),
    ("checkout.get_url", calls::get_url),
    ("checkout.update", calls::update),
    ("checkout.remove_coupon", calls::remove_coupon),
    ("checkout.remove_gift_card", calls::remove_gift_card),
    ("checkout.add_to_checkout", calls::add_to_checkout),
    ("checkout.remove_line_items", calls::remove_line_items),
    ("checkout.update_line_items_quantity", calls::update_quantities),
];
