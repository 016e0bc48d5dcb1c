//! What has been sent of an order, and where it is.

use crate::types::Timestamp;
use crate::types::entity::entities;
use std::collections::BTreeMap;

entities! {
    /// What has been sent of an order.
    OrderWithFulfillments {
        /// The order. At most 100 characters.
        order_id: String,
        /// Fulfillments.
        fulfillments: Vec<Fulfillment>,
    }

    /// Something sent: lines and how they travel.
    Fulfillment {
        /// Tracking info. One of a choice.
        tracking_info: FulfillmentTrackingInfo,
        /// Custom info. One of a choice.
        custom_info: CustomFulfillmentInfo,
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// When it was created. Set by the platform.
        created_date: Timestamp,
        /// The lines. At most 300.
        line_items: Vec<FulfillmentLineItem>,
        /// Where it stands. At most 100 characters.
        status: String,
        /// Whether it has become an order.
        completed: bool,
    }

    /// How to follow a parcel.
    FulfillmentTrackingInfo {
        /// Number of the parcel. At most 100 characters.
        tracking_number: String,
        /// Who carries it. At most 100 characters.
        shipping_provider: String,
        /// Page to follow it. A web address, at most 2048 characters.
        tracking_link: String,
    }

    /// Custom fulfillment info.
    CustomFulfillmentInfo {
        /// Fields data. At most 100.
        fields_data: BTreeMap<String, String>,
    }

    /// Fulfillment line item.
    FulfillmentLineItem {
        /// Identifier. A GUID.
        id: String,
        /// How many. 1 to 100000.
        quantity: i64,
    }
}
