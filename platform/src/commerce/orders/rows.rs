//! The calls and their handlers.

use super::{bulk, calls, fulfillments, import, invoices, search, update};
use crate::base::call::Rows;

/// The handlers of the calls, by the id of their row.
pub(crate) const ROWS: Rows = &[
    ("orders.get", calls::get),
    ("orders.search", search::search),
    ("orders.update", update::update),
    ("orders.add_activities", calls::add_activities),
    ("orders.import", import::import),
    ("orders.bulk_delete_imported", import::bulk_delete_imported),
    ("orders.set_number_counter", import::set_number_counter),
    ("orders.bulk_update", bulk::bulk_update),
    ("orders.bulk_update_tags", bulk::bulk_update_tags),
    ("order_fulfillments.bulk_create", fulfillments::bulk_create),
    ("order_fulfillments.update", fulfillments::update),
    ("order_fulfillments.delete", fulfillments::delete),
    ("order_fulfillments.list", fulfillments::list),
    ("order_fulfillments.list_many", fulfillments::list_many),
    ("order_fulfillments.create", fulfillments::create),
    ("order_invoices.list_many", invoices::list_many),
];
