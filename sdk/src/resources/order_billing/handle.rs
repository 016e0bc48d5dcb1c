//! The methods of refunds.

use super::endpoints;
use super::entity::RefundItems;
use super::requests::*;
use crate::error::Error;
use crate::resources::handle::handle;

handle! {
    /// What can be given back of orders. Needs the owner. Made by
    /// [`Client::order_billing`](crate::Client::order_billing).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// let refund = client.order_billing().calculate_refund("order-id", None).await?;
    /// if refund.available == Some(true) {
    ///     println!("{:?}", refund.summary);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    OrderBilling
}

impl<'a> OrderBilling<'a> {
    /// What can be given back of an order.
    ///
    /// # Errors
    ///
    /// The code `ORDER_NOT_FOUND`.
    pub async fn refundability(&self, order_id: impl Into<String>) -> Result<OrderRefundability, Error> {
        let payload = GetOrderRefundability {
            order_id: Some(order_id.into()),
            ..GetOrderRefundability::default()
        };
        self.client
            .call(&endpoints::GET_ORDER_REFUNDABILITY, &payload, &self.options)
            .await
    }

    /// What a refund of some items, or of everything, would come to.
    ///
    /// # Errors
    ///
    /// The code `ORDER_NOT_FOUND`.
    pub async fn calculate_refund(
        &self,
        order_id: impl Into<String>,
        refund_items: Option<RefundItems>,
    ) -> Result<RefundCalculation, Error> {
        let payload = CalculateRefund {
            order_id: Some(order_id.into()),
            refund_items,
            ..CalculateRefund::default()
        };
        self.client
            .call(&endpoints::CALCULATE_REFUND, &payload, &self.options)
            .await
    }
}
