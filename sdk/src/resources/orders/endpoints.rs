//! The endpoint table of orders (contract, group orders).

use super::requests::*;
use crate::row::{self, Access, Conversions, Endpoint, Row, Safety, Service};

/// How the fields of an order are shown in JavaScript.
pub(crate) const CONVERSIONS: Conversions = Conversions {
    dates: &[
        "createdDate",
        "updatedDate",
        "purchasedDate",
        "urlExpirationDate",
        "startDate",
        "scheduledDate",
        "endDate",
        "expirationDate",
        "deliverByDate",
        "from",
        "to",
        "authorizedDate",
        "executionDate",
        "voidedDate",
    ],
    images: &["image"],
    addresses: &["address"],
    opaque: &["options", "extendedFields", "data", "value"],
    ..Conversions::NONE
};

/// A read that buyers may make of their own orders.
pub(crate) const fn get<P, A>(id: &'static str, path: &'static str) -> Endpoint<P, A> {
    row::get(id, Service::Ecom, path).conversions(&CONVERSIONS)
}

/// A read in the form of a `POST`, which buyers may make of their own orders.
pub(crate) const fn read<P, A>(id: &'static str, path: &'static str) -> Endpoint<P, A> {
    row::post(id, Service::Ecom, path)
        .safety(Safety::Safe)
        .conversions(&CONVERSIONS)
}

/// Something that the owner does.
pub(crate) const fn act<P, A>(id: &'static str, path: &'static str) -> Endpoint<P, A> {
    row::post(id, Service::Ecom, path)
        .access(Access::Owner)
        .safety(Safety::Unsafe)
        .conversions(&CONVERSIONS)
}

/// `GET /v1/orders/{id}`
pub const GET: Endpoint<OrderId, OrderPayload> = get("orders.get", "/v1/orders/{id}");
/// `POST /v1/orders/search`
pub const SEARCH: Endpoint<SearchOrders, OrdersPage> = read("orders.search", "/v1/orders/search");
/// `PATCH /v1/orders/{order.id}`
pub const UPDATE: Endpoint<OrderPayload, OrderPayload> =
    row::patch("orders.update", Service::Ecom, "/v1/orders/{order.id}")
        .access(Access::Owner)
        .conversions(&CONVERSIONS);
/// `POST /v1/orders/{id}/cancel`: unsafe, because items go back to stock.
pub const CANCEL: Endpoint<CancelOrder, OrderPayload> = act("orders.cancel", "/v1/orders/{id}/cancel");
/// `GET /v1/payments-collector/orders/{ecomOrderId}/refundability`
pub const GET_REFUNDABILITY: Endpoint<EcomOrderId, RefundabilityReply> = get(
    "orders.get_refundability",
    "/v1/payments-collector/orders/{ecomOrderId}/refundability",
)
.access(Access::Owner);
/// `GET /v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status`
pub const GET_COLLECTABILITY: Endpoint<EcomOrderId, CollectabilityReply> = get(
    "orders.get_payment_collectability",
    "/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status",
)
.access(Access::Owner);
/// `POST /v1/payments-collector/orders/{ecomOrderId}/mark-as-paid`
pub const MARK_AS_PAID: Endpoint<EcomOrderId, OrderPayload> = act(
    "orders.mark_as_paid",
    "/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid",
);
/// `POST /v1/orders/{orderId}/activities/add`
pub const ADD_ACTIVITIES: Endpoint<AddActivities, ActivitiesAdded> =
    act("orders.add_activities", "/v1/orders/{orderId}/activities/add");

/// Every call of the orders group.
pub const TABLE: &[Row<'static>] = &[
    GET.row,
    SEARCH.row,
    UPDATE.row,
    CANCEL.row,
    GET_REFUNDABILITY.row,
    GET_COLLECTABILITY.row,
    MARK_AS_PAID.row,
    ADD_ACTIVITIES.row,
];
