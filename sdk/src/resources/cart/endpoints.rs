//! The endpoint table of the current cart (SPEC section 7, "Cart").

use super::estimate::EstimatedTotals;
use super::requests::{
    AddToCart, CartReply, CheckoutReply, CreateCheckout, EstimateTotals, RemoveLineItems, UpdateCart, UpdateQuantities,
};
use crate::resources::{Empty, NoAnswer};
use crate::row::{self, Conversions, Endpoint, Row, Safety, Service};

const CONVERSIONS: Conversions = Conversions {
    dates: &[
        "createdDate",
        "updatedDate",
        "urlExpirationDate",
        "startDate",
        "scheduledDate",
        "endDate",
        "expirationDate",
        "from",
        "to",
    ],
    images: &["image", "media"],
    addresses: &["address", "shippingAddress", "billingAddress"],
    page_urls: &["url"],
    opaque: &["options", "extendedFields", "additionalData", "data"],
    ..Conversions::NONE
};

const fn post<P, A>(id: &'static str, path: &'static str, safety: Safety) -> Endpoint<P, A> {
    row::post(id, Service::Ecom, path)
        .safety(safety)
        .conversions(&CONVERSIONS)
}

/// `GET /v1/carts/current`
pub const GET: Endpoint<Empty, CartReply> =
    row::get("cart.get_current", Service::Ecom, "/v1/carts/current").conversions(&CONVERSIONS);
/// `PATCH /v1/carts/current`: unsafe, because lines in the payload are added.
pub const UPDATE: Endpoint<UpdateCart, CartReply> =
    row::patch("cart.update_current", Service::Ecom, "/v1/carts/current")
        .safety(Safety::Unsafe)
        .conversions(&CONVERSIONS);
/// `DELETE /v1/carts/current`
pub const DELETE: Endpoint<Empty, NoAnswer> = row::delete("cart.delete_current", Service::Ecom, "/v1/carts/current");
/// `POST /v1/carts/current/add-to-cart`
pub const ADD: Endpoint<AddToCart, CartReply> =
    post("cart.add_to_current", "/v1/carts/current/add-to-cart", Safety::Unsafe);
/// `POST /v1/carts/current/remove-line-items`
pub const REMOVE: Endpoint<RemoveLineItems, CartReply> = post(
    "cart.remove_line_items",
    "/v1/carts/current/remove-line-items",
    Safety::Idempotent,
);
/// `POST /v1/carts/current/update-line-items-quantity`
pub const UPDATE_QUANTITIES: Endpoint<UpdateQuantities, CartReply> = post(
    "cart.update_line_items_quantity",
    "/v1/carts/current/update-line-items-quantity",
    Safety::Idempotent,
);
/// `POST /v1/carts/current/remove-coupon`
pub const REMOVE_COUPON: Endpoint<Empty, CartReply> = post(
    "cart.remove_coupon",
    "/v1/carts/current/remove-coupon",
    Safety::Idempotent,
);
/// `POST /v1/carts/current/create-checkout`
pub const CREATE_CHECKOUT: Endpoint<CreateCheckout, CheckoutReply> = post(
    "cart.create_checkout",
    "/v1/carts/current/create-checkout",
    Safety::Unsafe,
);
/// `POST /v1/carts/current/estimate-totals`
pub const ESTIMATE: Endpoint<EstimateTotals, EstimatedTotals> = post(
    "cart.estimate_totals",
    "/v1/carts/current/estimate-totals",
    Safety::Safe,
);

/// Every cart call of SPEC section 7.
pub const TABLE: &[Row<'static>] = &[
    GET.row,
    UPDATE.row,
    DELETE.row,
    ADD.row,
    REMOVE.row,
    UPDATE_QUANTITIES.row,
    REMOVE_COUPON.row,
    CREATE_CHECKOUT.row,
    ESTIMATE.row,
];
