//! The method of invoices.

use super::endpoints;
use super::entity::InvoicesForOrder;
use super::requests::*;
use crate::error::Error;
use crate::resources::handle::handle;

handle! {
    /// The invoices of orders: buyers read their own, the owner all. Made by
    /// [`Client::order_invoices`](crate::Client::order_invoices).
    OrderInvoices
}

impl<'a> OrderInvoices<'a> {
    /// The invoices of some orders, at most 100. Those that the caller has not are left out.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn of_many(&self, order_ids: Vec<String>) -> Result<Vec<InvoicesForOrder>, Error> {
        let payload = ListManyInvoices {
            order_ids: Some(order_ids),
            ..ListManyInvoices::default()
        };
        let reply = self.client.call(&endpoints::LIST_MANY, &payload, &self.options).await?;
        Ok(reply.invoices_for_order.unwrap_or_default())
    }
}
