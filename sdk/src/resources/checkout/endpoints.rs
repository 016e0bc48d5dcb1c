//! The endpoint table of checkouts (contract, group checkout).

use super::requests::*;
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
        "cycleBillingDate",
        "from",
        "to",
    ],
    images: &["image", "media"],
    addresses: &["address"],
    page_urls: &["url"],
    opaque: &["options", "extendedFields", "additionalData", "data", "value"],
    ..Conversions::NONE
};

const fn get<A>(id: &'static str, path: &'static str) -> Endpoint<CheckoutId, A> {
    row::get(id, Service::Ecom, path).conversions(&CONVERSIONS)
}

const fn post<P, A>(id: &'static str, path: &'static str, safety: Safety) -> Endpoint<P, A> {
    row::post(id, Service::Ecom, path)
        .safety(safety)
        .conversions(&CONVERSIONS)
}

/// `POST /v1/checkouts`
pub const CREATE: Endpoint<NewCheckout, CheckoutAnswer> = post("checkout.create", "/v1/checkouts", Safety::Unsafe);
/// `GET /v1/checkouts/{id}`
pub const GET: Endpoint<CheckoutId, CheckoutAnswer> = get("checkout.get", "/v1/checkouts/{id}");
/// `GET /v1/checkouts/by-cart-id/{id}`
pub const GET_BY_CART: Endpoint<CheckoutId, CheckoutAnswer> =
    get("checkout.get_by_cart", "/v1/checkouts/by-cart-id/{id}");
/// `GET /v1/checkouts/{id}/checkout-url`
pub const GET_URL: Endpoint<CheckoutId, CheckoutUrlReply> = get("checkout.get_url", "/v1/checkouts/{id}/checkout-url");
/// `PATCH /v1/checkouts/{checkout.id}`: unsafe, because lines in the payload are added.
pub const UPDATE: Endpoint<UpdateCheckout, CheckoutAnswer> =
    row::patch("checkout.update", Service::Ecom, "/v1/checkouts/{checkout.id}")
        .safety(Safety::Unsafe)
        .conversions(&CONVERSIONS);
/// `POST /v1/checkouts/{id}/remove-coupon`
pub const REMOVE_COUPON: Endpoint<CheckoutId, CheckoutAnswer> = post(
    "checkout.remove_coupon",
    "/v1/checkouts/{id}/remove-coupon",
    Safety::Idempotent,
);
/// `POST /v1/checkouts/{id}/remove-gift-card`
pub const REMOVE_GIFT_CARD: Endpoint<CheckoutId, CheckoutAnswer> = post(
    "checkout.remove_gift_card",
    "/v1/checkouts/{id}/remove-gift-card",
    Safety::Idempotent,
);
/// `POST /v1/checkouts/{id}/add-to-checkout`
pub const ADD: Endpoint<AddToCheckout, CheckoutAnswer> = post(
    "checkout.add_to_checkout",
    "/v1/checkouts/{id}/add-to-checkout",
    Safety::Unsafe,
);
/// `POST /v1/checkouts/{id}/remove-line-items`
pub const REMOVE: Endpoint<RemoveFromCheckout, CheckoutAnswer> = post(
    "checkout.remove_line_items",
    "/v1/checkouts/{id}/remove-line-items",
    Safety::Idempotent,
);
/// `POST /v1/checkouts/{id}/update-line-items-quantity`
pub const UPDATE_QUANTITIES: Endpoint<UpdateCheckoutQuantities, CheckoutAnswer> = post(
    "checkout.update_line_items_quantity",
    "/v1/checkouts/{id}/update-line-items-quantity",
    Safety::Idempotent,
);
/// `POST /v1/checkouts/{id}/create-order`
pub const CREATE_ORDER: Endpoint<CreateOrder, OrderPlaced> = post(
    "checkout.create_order",
    "/v1/checkouts/{id}/create-order",
    Safety::Unsafe,
);

/// Every checkout call.
pub const TABLE: &[Row<'static>] = &[
    CREATE.row,
    GET.row,
    GET_BY_CART.row,
    GET_URL.row,
    UPDATE.row,
    REMOVE_COUPON.row,
    REMOVE_GIFT_CARD.row,
    ADD.row,
    REMOVE.row,
    UPDATE_QUANTITIES.row,
    CREATE_ORDER.row,
];
