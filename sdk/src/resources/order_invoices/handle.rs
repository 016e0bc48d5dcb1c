//! The method of invoices.

use super::endpoints;
use super::entity::InvoicesForOrder;
use super::requests::*;
use crate::error::Error;
use crate::resources::handle::handle;

handle! {
    /// The invoices of orders: buyers read their own, the owner all. Made by
    /// [`Client::order_invoices`](crate::Client::order_invoices).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// for order in client.order_invoices().of_many(vec!["order-id".into()]).await? {
    ///     println!("{} invoices", order.invoices_info.unwrap_or_default().len());
    /// }
    /// # Ok(())
    /// # }
    /// ```
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
