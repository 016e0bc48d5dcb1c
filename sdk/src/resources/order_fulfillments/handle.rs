//! The methods of fulfillments.

use super::endpoints;
use super::entity::{Fulfillment, OrderWithFulfillments};
use super::requests::*;
use crate::error::Error;
use crate::resources::handle::{handle, without};

handle! {
    /// What has been sent of orders: buyers read their own, the owner all. Made by
    /// [`Client::order_fulfillments`](crate::Client::order_fulfillments).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::order_fulfillments::{Fulfillment, FulfillmentTrackingInfo};
    ///
    /// let sent = Fulfillment {
    ///     tracking_info: Some(FulfillmentTrackingInfo {
    ///         tracking_number: Some("1Z999".into()),
    ///         ..FulfillmentTrackingInfo::default()
    ///     }),
    ///     ..Fulfillment::default()
    /// };
    /// client.order_fulfillments().create("order-id", sent).await?;
    /// # Ok(())
    /// # }
    /// ```
    OrderFulfillments
}

impl<'a> OrderFulfillments<'a> {
    /// What has been sent of one order.
    ///
    /// # Errors
    ///
    /// The code `ORDER_NOT_FOUND`.
    pub async fn of(&self, order_id: impl Into<String>) -> Result<OrderWithFulfillments, Error> {
        let payload = ListFulfillments {
            order_id: Some(order_id.into()),
            ..ListFulfillments::default()
        };
        let reply = self.client.call(&endpoints::LIST, &payload, &self.options).await?;
        reply.order_with_fulfillments.ok_or_else(|| without("fulfillments"))
    }

    /// What has been sent of some orders, 1 to 100. Those that the caller has not are left out.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn of_many(&self, order_ids: Vec<String>) -> Result<Vec<OrderWithFulfillments>, Error> {
        let payload = ListManyFulfillments {
            order_ids: Some(order_ids),
            ..ListManyFulfillments::default()
        };
        let reply = self.client.call(&endpoints::LIST_MANY, &payload, &self.options).await?;
        Ok(reply.orders_with_fulfillments.unwrap_or_default())
    }

    /// Notes that lines are sent. Needs the owner; unsafe to repeat.
    ///
    /// # Errors
    ///
    /// The code `TRACKING_NUMBER_ALREADY_EXISTS`; a field violation for more than is still to be sent.
    pub async fn create(
        &self,
        order_id: impl Into<String>,
        fulfillment: Fulfillment,
    ) -> Result<FulfillmentCreated, Error> {
        let payload = CreateFulfillment {
            order_id: Some(order_id.into()),
            fulfillment: Some(fulfillment),
            ..CreateFulfillment::default()
        };
        self.client.call(&endpoints::CREATE, &payload, &self.options).await
    }
}
