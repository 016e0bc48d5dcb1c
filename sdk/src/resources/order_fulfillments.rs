//! Fulfillments of orders.

use crate::resources::bulk::{Bulk, BulkEntity};
use crate::resources::calls::calls;
use crate::resources::orders::CONVERSIONS;
use crate::types::entity::entities;
use crate::types::{Patch, Timestamp};
use std::collections::BTreeMap;

calls! {
    /// Fulfillments of orders: buyers read those of their own orders, the owner reads and changes all.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::order_fulfillments::{Fulfillment, FulfillmentLineItem};
    ///
    /// let parcel = Fulfillment::of([FulfillmentLineItem::new("line-item-id", 2)]).tracked("1Z999", "UPS");
    /// let created = client.order_fulfillments().create("order-id", parcel).await?;
    /// println!("{}", created.fulfillment_id.unwrap_or_default());
    /// # Ok(())
    /// # }
    /// ```
    OrderFulfillments by order_fulfillments;
    rows order_fulfillments at Ecom "/v1/fulfillments", converting CONVERSIONS;

    /// Returns the fulfillments of an order. Fails with the code `NOT_FOUND`.
    list(ListFulfillments {
        /// A GUID.
        order_id: String
    }) -> { order_with_fulfillments: OrderWithFulfillments } = GET "/orders/{orderId}";

    /// Returns the fulfillments of some orders. Orders that the caller does not have are left out.
    list_many(ListManyFulfillments {
        /// GUIDs, from 1 to 100.
        order_ids: Vec<String>
    }) -> { orders_with_fulfillments: Vec<OrderWithFulfillments> } = POST "/list-by-ids".safe();

    /// Creates a fulfillment. Fails with the code `TRACKING_NUMBER_ALREADY_EXISTS`, and with a field violation for more
    /// than is left to fulfill.
    create(CreateFulfillment {
        /// A GUID.
        order_id: String,
        fulfillment: Fulfillment
    }) -> FulfillmentCreated = POST "/orders/{orderId}/create-fulfillment".owner();

    /// Updates a fulfillment. Its line items cannot change: delete it and create another. Fails with the code
    /// `TRACKING_NUMBER_ALREADY_EXISTS`.
    update(UpdateFulfillment {
        fulfillment.id,
        fulfillment: Patch<Fulfillment>,
        /// A GUID.
        order_id: String
    }) -> { order_with_fulfillments: OrderWithFulfillments } = PATCH "/{fulfillment.id}/orders/{orderId}".owner();

    /// Deletes a fulfillment.
    delete(DeleteFulfillment {
        /// A GUID.
        fulfillment_id: String,
        /// At most 100 characters.
        order_id: String
    }) -> { order_with_fulfillments: OrderWithFulfillments } = DELETE "/{fulfillmentId}/orders/{orderId}".owner();

    /// Creates fulfillments for 1 to 100 orders.
    bulk_create(BulkCreateFulfillments {
        /// From 1 to 100.
        orders_with_fulfillments: Vec<OrderWithFulfillments>
    }) -> BulkFulfillments = POST "/orders/bulk/create-fulfillments".owner();
}

/// The answer of a bulk call, with the fulfillments of orders.
pub type BulkFulfillments = Bulk<OrderWithFulfillments>;

impl BulkEntity for OrderWithFulfillments {
    const FIELD: &'static [&'static str] = &["ordersWithFulfillments"];
}

impl Fulfillment {
    /// A fulfillment of some line items.
    #[must_use]
    pub fn of(line_items: impl IntoIterator<Item = FulfillmentLineItem>) -> Self {
        Self { line_items: Some(line_items.into_iter().collect()), ..Self::default() }
    }

    /// Adds the tracking number of a parcel, and its carrier.
    #[must_use]
    pub fn tracked(mut self, number: impl Into<String>, carrier: impl Into<String>) -> Self {
        self.tracking_info = Some(FulfillmentTrackingInfo {
            tracking_number: Some(number.into()),
            shipping_provider: Some(carrier.into()),
            ..FulfillmentTrackingInfo::default()
        });
        self
    }
}

impl FulfillmentLineItem {
    /// A quantity of a line item.
    #[must_use]
    pub fn new(id: impl Into<String>, quantity: u32) -> Self {
        Self { id: Some(id.into()), quantity: Some(quantity.into()), ..Self::default() }
    }
}

impl OrderWithFulfillments {
    /// Fulfillments of an order, for [`OrderFulfillments::bulk_create`].
    #[must_use]
    pub fn new(order_id: impl Into<String>, fulfillments: impl IntoIterator<Item = Fulfillment>) -> Self {
        Self {
            order_id: Some(order_id.into()),
            fulfillments: Some(fulfillments.into_iter().collect()),
            ..Self::default()
        }
    }
}

entities! {
    /// The fulfillments of an order, and the id of the new one.
    FulfillmentCreated {
        order_with_fulfillments: OrderWithFulfillments,
        /// A GUID.
        fulfillment_id: String,
    }

    /// The fulfillments of an order.
    OrderWithFulfillments {
        /// At most 100 characters.
        order_id: String,
        fulfillments: Vec<Fulfillment>,
    }

    /// A fulfillment: line items that are sent together. `tracking_info` and `custom_info` exclude each other.
    Fulfillment {
        tracking_info: FulfillmentTrackingInfo,
        custom_info: CustomFulfillmentInfo,
        /// A GUID, set by the platform.
        id: String,
        /// Set by the platform.
        created_date: Timestamp,
        /// At most 300.
        line_items: Vec<FulfillmentLineItem>,
        /// At most 100 characters.
        status: String,
        completed: bool,
    }

    /// The tracking of a parcel.
    FulfillmentTrackingInfo {
        /// At most 100 characters.
        tracking_number: String,
        /// At most 100 characters.
        shipping_provider: String,
        /// A web address, at most 2048 characters.
        tracking_link: String,
    }

    /// Details of another fulfillment provider.
    CustomFulfillmentInfo {
        /// At most 100.
        fields_data: BTreeMap<String, String>,
    }

    /// A line item of a fulfillment.
    FulfillmentLineItem {
        /// A GUID.
        id: String,
        /// 1 to 100000.
        quantity: i64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resources::bulk::BulkOutcome;
    use crate::row::Request;
    use serde_json::json;

    #[test]
    fn bulk_fulfillment_responses_are_parsed_from_orders_with_fulfillments() {
        let body = json!({ "results": [{
            "itemMetadata": { "originalIndex": 0, "success": true },
            "ordersWithFulfillments": { "orderId": "o" },
        }] });
        let answer = BulkCreateFulfillments::answer(body.clone()).unwrap();
        assert_eq!(serde_json::to_value(&answer).unwrap(), body);
        let outcome = answer.pair(["o"]).entries.remove(0).1;
        let BulkOutcome::Succeeded { item: Some(order), .. } = outcome else {
            panic!("{outcome:?}");
        };
        assert_eq!(order.order_id.as_deref(), Some("o"));
    }
}
