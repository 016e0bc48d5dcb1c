//! The methods of payments.

use super::endpoints;
use super::entity::OrderTransactions;
use super::requests::*;
use crate::error::Error;
use crate::resources::handle::{handle, without};

handle! {
    /// The payments of orders: buyers read their own, the owner all. Made by
    /// [`Client::order_transactions`](crate::Client::order_transactions).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// let paid = client.order_transactions().of("order-id").await?;
    /// for payment in paid.payments.unwrap_or_default() {
    ///     println!("{}", payment.id.unwrap_or_default());
    /// }
    /// # Ok(())
    /// # }
    /// ```
    OrderPayments
}

impl<'a> OrderPayments<'a> {
    /// The payments of one order, and what was given back.
    ///
    /// # Errors
    ///
    /// The code `ORDER_NOT_FOUND`.
    pub async fn of(&self, order_id: impl Into<String>) -> Result<OrderTransactions, Error> {
        let payload = ListTransactions {
            order_id: Some(order_id.into()),
            ..ListTransactions::default()
        };
        let reply = self.client.call(&endpoints::LIST, &payload, &self.options).await?;
        reply.order_transactions.ok_or_else(|| without("transactions"))
    }

    /// The payments of some orders, 1 to 100. Those that the caller has not are left out.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn of_many(&self, order_ids: Vec<String>) -> Result<Vec<OrderTransactions>, Error> {
        let payload = ListManyTransactions {
            order_ids: Some(order_ids),
            ..ListManyTransactions::default()
        };
        let reply = self.client.call(&endpoints::LIST_MANY, &payload, &self.options).await?;
        Ok(reply.order_transactions.unwrap_or_default())
    }
}
