//! The deprecated Stores Orders API (`/stores/v2/orders`), which programs older than eCommerce's Orders V1 still call.
//! Each call maps to a current one.

mod calls;
mod create;
mod repo;
mod view;
mod write;

use base::Rows;
use cartwright::row::{Method, Row, Service};

/// Rows of the calls, which the client's table lacks.
pub static CALLS: [Row<'static>; 8] = [
    Row::post("older_orders.query", Service::Stores, "/v2/orders/query").safe(),
    Row::get("older_orders.get", Service::Stores, "/v2/orders/{id}"),
    Row::post("older_orders.create", Service::Stores, "/v2/orders").owner(),
    Row::post("older_orders.create_fulfillment", Service::Stores, "/v2/orders/{orderId}/fulfillments").owner(),
    put("older_orders.update_fulfillment", "/v2/orders/{orderId}/fulfillments/{fulfillmentId}"),
    Row::delete(
        "older_orders.delete_fulfillment",
        Service::Stores,
        "/v2/orders/{orderId}/fulfillments/{fulfillmentId}",
    )
    .owner(),
    Row::patch("older_orders.update_email", Service::Stores, "/v2/orders/{orderId}/updateEmail").owner(),
    put("older_orders.update_shipping_address", "/v2/orders/{orderId}/updateShippingAddress"),
];

const fn put(id: &'static str, path: &'static str) -> Row<'static> {
    Row { method: Method::Put, ..Row::patch(id, Service::Stores, path).owner() }
}

pub const ROWS: Rows = &[
    ("older_orders.query", calls::query),
    ("older_orders.get", calls::get),
    ("older_orders.create", create::create),
    ("older_orders.create_fulfillment", write::create_fulfillment),
    ("older_orders.update_fulfillment", write::update_fulfillment),
    ("older_orders.delete_fulfillment", write::delete_fulfillment),
    ("older_orders.update_email", write::update_email),
    ("older_orders.update_shipping_address", write::update_shipping_address),
];
