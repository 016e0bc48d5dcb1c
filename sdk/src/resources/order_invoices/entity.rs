//! The invoices of orders.

use crate::types::entity::entities;

entities! {
    /// The invoices of an order.
    InvoicesForOrder {
        /// The order.
        order_id: String,
        /// Invoices info. At most 300.
        invoices_info: Vec<Invoice>,
    }

    /// An invoice.
    Invoice {
        /// Identifier.
        id: String,
        /// App that owns the catalog.
        app_id: String,
    }
}
