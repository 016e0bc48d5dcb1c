//! The calls and their handlers.

use super::{cancel, created, order};
use crate::base::call::Rows;

/// The handlers of the calls, by the id of their row.
pub(crate) const ROWS: Rows = &[
    ("orders.cancel", cancel::cancel),
    ("orders.create", created::create),
    ("checkout.create_order_and_charge", order::create_and_charge),
    ("checkout.create_order", order::create),
];
