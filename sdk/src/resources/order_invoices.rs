//! Invoices of orders.

use crate::resources::calls::calls;
use crate::resources::orders::CONVERSIONS;
use crate::types::entity::entities;

calls! {
    /// Invoices of orders: buyers read those of their own orders, the owner reads all.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// for order in client.order_invoices().list_many(["order-id".to_owned()]).await? {
    ///     println!("{} invoices", order.invoices_info.unwrap_or_default().len());
    /// }
    /// # Ok(())
    /// # }
    /// ```
    OrderInvoices by order_invoices;
    rows order_invoices at Ecom "/v1/invoices", converting CONVERSIONS;

    /// Returns the invoices of some orders. Orders that the caller does not have are left out.
    list_many(ListManyInvoices {
        /// GUIDs, at most 100.
        order_ids: Vec<String>
    }) -> { invoices_for_order: Vec<InvoicesForOrder> } = POST "/list-by-ids".safe();
}

entities! {
    /// The invoices of an order.
    InvoicesForOrder {
        order_id: String,
        /// At most 300.
        invoices_info: Vec<Invoice>,
    }

    /// An invoice.
    Invoice {
        id: String,
        app_id: String,
    }
}
