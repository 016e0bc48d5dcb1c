//! What the invoices call sends and answers.

use super::entity::InvoicesForOrder;
use crate::types::entity::entities;

entities! {
    /// The orders whose invoices are asked for.
    ListManyInvoices {
        /// GUIDs, at most 100.
        order_ids: Vec<String>,
    }

    /// The invoices of some orders.
    ManyInvoicesReply {
        /// One entry an order.
        invoices_for_order: Vec<InvoicesForOrder>,
    }
}
