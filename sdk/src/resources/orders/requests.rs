//! What the orders calls send and answer.

use super::activity::Activity;
use super::enums::PaymentCollectabilityStatus;
use super::order::{Order, Refundability};
use super::search::CursorSearch;
use super::totals::Price;
use crate::resources::cursor::CursorPagingMetadata;
use crate::types::entity::entities;

entities! {
    /// The order that a call is about.
    OrderId {
        /// A GUID.
        id: String,
    }

    /// The order that a call of the payments collector is about.
    EcomOrderId {
        /// A GUID.
        ecom_order_id: String,
    }

    /// Which orders to find.
    SearchOrders {
        /// The search.
        search: CursorSearch,
    }

    /// An order, or the fields of one to change.
    OrderPayload {
        /// The order.
        order: Order,
    }

    /// How an order is cancelled.
    CancelOrder {
        /// The order. A GUID.
        id: String,
        /// Whether the buyer is told by mail.
        send_order_canceled_email: bool,
        /// What the mail says beside. At most 1000 characters.
        custom_message: String,
        /// Whether the items go back to stock.
        restock_all_items: bool,
    }

    /// Entries for an order's history.
    AddActivities {
        /// The order. A GUID.
        order_id: String,
        /// The entries. At most 300.
        order_activities: Vec<Activity>,
    }

    /// A page of orders.
    OrdersPage {
        /// The orders.
        orders: Vec<Order>,
        /// Where the page stands.
        metadata: CursorPagingMetadata,
    }

    /// An order with the entries that were added to its history.
    ActivitiesAdded {
        /// The order.
        order: Order,
        /// Ids of the entries, in their order.
        activity_ids: Vec<String>,
    }

    /// Which payments of an order can be given back.
    RefundabilityReply {
        /// One entry a payment.
        refundabilities: Vec<Refundability>,
        /// Whether single lines can be given back.
        refundable_per_item: bool,
    }

    /// Whether what is still owed can be collected.
    CollectabilityReply {
        /// Whether it can, and why not.
        status: PaymentCollectabilityStatus,
        /// How much.
        amount: Price,
    }
}
