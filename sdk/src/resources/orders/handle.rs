//! The orders' methods.

use super::activity::Activity;
use super::endpoints;
use super::order::Order;
use super::requests::*;
use super::search::CursorSearch;
use crate::drive::BoxStream;
use crate::error::Error;
use crate::resources::cursor;
use crate::resources::handle::{handle, without};
use crate::row::Endpoint;
use serde::Serialize;

handle! {
    /// Orders: buyers read their own, the owner all. Made by [`Client::orders`](crate::Client::orders).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::orders::CursorSearch;
    /// use futures_util::TryStreamExt;
    ///
    /// let paid = CursorSearch {
    ///     filter: Some(serde_json::json!({ "paymentStatus": "PAID" })),
    ///     ..CursorSearch::default()
    /// };
    /// let mut orders = client.orders().all(paid);
    /// while let Some(order) = orders.try_next().await? {
    ///     println!("{}", order.number.unwrap_or_default());
    /// }
    /// # Ok(())
    /// # }
    /// ```
    Orders
}

/// Reading.
impl<'a> Orders<'a> {
    /// One order.
    ///
    /// # Errors
    ///
    /// The code `ORDER_NOT_FOUND` when the caller has none of this id.
    pub async fn get(&self, id: impl Into<String>) -> Result<Order, Error> {
        self.one(&endpoints::GET, &of(id)).await
    }

    /// One page of the orders that a search finds.
    ///
    /// # Errors
    ///
    /// A field violation for a filter or sort that the platform does not know.
    pub async fn search(&self, search: CursorSearch) -> Result<OrdersPage, Error> {
        let payload = SearchOrders {
            search: Some(search),
            ..SearchOrders::default()
        };
        self.client.call(&endpoints::SEARCH, &payload, &self.options).await
    }

    /// Every order that a search finds, page after page.
    #[must_use]
    pub fn all(&self, search: CursorSearch) -> BoxStream<'a, Result<Order, Error>> {
        let handle = self.clone();
        cursor::stream(search, move |search| {
            let handle = handle.clone();
            Box::pin(async move {
                let page = handle.search(search).await?;
                Ok((page.orders.unwrap_or_default(), page.metadata))
            })
        })
    }
}

/// Running the shop: all of it needs the owner.
impl<'a> Orders<'a> {
    /// Changes an order's details. The id is the order's own.
    ///
    /// # Errors
    ///
    /// The codes `ORDER_IS_PENDING` and `ORDER_IS_REJECTED`; a field violation for a field that is not to be changed.
    pub async fn update(&self, id: impl Into<String>, mut order: Order) -> Result<Order, Error> {
        order.id = Some(id.into());
        let payload = OrderPayload {
            order: Some(order),
            ..OrderPayload::default()
        };
        self.one(&endpoints::UPDATE, &payload).await
    }

    /// Cancels an order.
    ///
    /// # Errors
    ///
    /// The codes `ORDER_HAS_AUTHORIZED_TRANSACTION`, `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`, and
    /// `ORDER_ALREADY_CANCELED`.
    pub async fn cancel(&self, cancellation: CancelOrder) -> Result<Order, Error> {
        self.one(&endpoints::CANCEL, &cancellation).await
    }

    /// Which payments of an order can be given back.
    ///
    /// # Errors
    ///
    /// The code `ORDER_NOT_FOUND`.
    pub async fn refundability(&self, id: impl Into<String>) -> Result<RefundabilityReply, Error> {
        self.client
            .call(&endpoints::GET_REFUNDABILITY, &ecom(id), &self.options)
            .await
    }

    /// Whether what is still owed can be collected.
    ///
    /// # Errors
    ///
    /// The code `ORDER_NOT_FOUND`.
    pub async fn payment_collectability(&self, id: impl Into<String>) -> Result<CollectabilityReply, Error> {
        self.client
            .call(&endpoints::GET_COLLECTABILITY, &ecom(id), &self.options)
            .await
    }

    /// Notes that an order was paid by other means.
    ///
    /// # Errors
    ///
    /// The code `ORDER_ALREADY_PAID`.
    pub async fn mark_as_paid(&self, id: impl Into<String>) -> Result<Order, Error> {
        self.one(&endpoints::MARK_AS_PAID, &ecom(id)).await
    }

    /// Adds entries to an order's history. Unsafe to repeat.
    ///
    /// # Errors
    ///
    /// A field violation for an entry that the platform writes itself.
    pub async fn add_activities(
        &self,
        id: impl Into<String>,
        activities: Vec<Activity>,
    ) -> Result<ActivitiesAdded, Error> {
        let payload = AddActivities {
            order_id: Some(id.into()),
            order_activities: Some(activities),
            ..AddActivities::default()
        };
        self.client
            .call(&endpoints::ADD_ACTIVITIES, &payload, &self.options)
            .await
    }

    async fn one<P: Serialize>(&self, endpoint: &Endpoint<P, OrderPayload>, payload: &P) -> Result<Order, Error> {
        let reply = self.client.call(endpoint, payload, &self.options).await?;
        reply.order.ok_or_else(|| without("order"))
    }
}

fn of(id: impl Into<String>) -> OrderId {
    OrderId {
        id: Some(id.into()),
        ..OrderId::default()
    }
}

fn ecom(id: impl Into<String>) -> EcomOrderId {
    EcomOrderId {
        ecom_order_id: Some(id.into()),
        ..EcomOrderId::default()
    }
}
