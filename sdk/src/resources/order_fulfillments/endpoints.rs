//! The endpoint table of what has been sent of orders.

use super::requests::*;
use crate::resources::orders::endpoints::{act, get, read};
use crate::row::{Endpoint, Row};

/// `GET /v1/fulfillments/orders/{orderId}`
pub const LIST: Endpoint<ListFulfillments, FulfillmentsReply> =
    get("order_fulfillments.list", "/v1/fulfillments/orders/{orderId}");
/// `POST /v1/fulfillments/list-by-ids`
pub const LIST_MANY: Endpoint<ListManyFulfillments, ManyFulfillmentsReply> =
    read("order_fulfillments.list_many", "/v1/fulfillments/list-by-ids");
/// `POST /v1/fulfillments/orders/{orderId}/create-fulfillment`
pub const CREATE: Endpoint<CreateFulfillment, FulfillmentCreated> = act(
    "order_fulfillments.create",
    "/v1/fulfillments/orders/{orderId}/create-fulfillment",
);

/// Every call of the group.
pub const TABLE: &[Row<'static>] = &[LIST.row, LIST_MANY.row, CREATE.row];
