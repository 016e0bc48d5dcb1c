//! What the fulfillments calls send and answer.

use super::entity::{Fulfillment, OrderWithFulfillments};
use crate::types::entity::entities;

entities! {
    /// The order whose fulfillments are asked for.
    ListFulfillments {
        /// A GUID.
        order_id: String,
    }

    /// The orders whose fulfillments are asked for.
    ListManyFulfillments {
        /// GUIDs, 1 to 100.
        order_ids: Vec<String>,
    }

    /// Something that is sent.
    CreateFulfillment {
        /// The order. A GUID.
        order_id: String,
        /// The lines and how they travel.
        fulfillment: Fulfillment,
    }

    /// What has been sent of one order.
    FulfillmentsReply {
        /// The order's fulfillments.
        order_with_fulfillments: OrderWithFulfillments,
    }

    /// What has been sent of some orders.
    ManyFulfillmentsReply {
        /// One entry an order.
        orders_with_fulfillments: Vec<OrderWithFulfillments>,
    }

    /// What has been sent of the order now.
    FulfillmentCreated {
        /// The order's fulfillments.
        order_with_fulfillments: OrderWithFulfillments,
        /// The new one. A GUID.
        fulfillment_id: String,
    }
}
