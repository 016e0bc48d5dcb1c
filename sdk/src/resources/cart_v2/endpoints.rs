//! The endpoint table of Cart V2 (contract, section 16): each call of the current cart, then of a cart by its id.

use super::requests::*;
use crate::resources::NoAnswer;
use crate::resources::checkout::CheckoutUrlReply;
use crate::row::{self, Access, Conversions, Endpoint, Row, Safety, Service};

const CONVERSIONS: Conversions = Conversions {
    dates: &[
        "createdDate",
        "updatedDate",
        "urlExpirationDate",
        "startDate",
        "scheduledDate",
        "endDate",
        "cycleBillingDate",
    ],
    images: &["image"],
    addresses: &["address", "billingAddress"],
    page_urls: &["url"],
    opaque: &["options", "extendedFields", "data"],
    ..Conversions::NONE
};

const fn get<P, A>(id: &'static str, path: &'static str) -> Endpoint<P, A> {
    row::get(id, Service::Ecom, path).conversions(&CONVERSIONS)
}

const fn post<P, A>(id: &'static str, path: &'static str, safety: Safety) -> Endpoint<P, A> {
    row::post(id, Service::Ecom, path)
        .safety(safety)
        .conversions(&CONVERSIONS)
}

const fn patch<P, A>(id: &'static str, path: &'static str) -> Endpoint<P, A> {
    row::patch(id, Service::Ecom, path).conversions(&CONVERSIONS)
}

const fn delete<P, A>(id: &'static str, path: &'static str) -> Endpoint<P, A> {
    row::delete(id, Service::Ecom, path)
}

/// `POST /v2/carts/current`
pub const CURRENT_CREATE: Endpoint<CreateCart, CartAnswer> =
    post("cart_v2.create_current", "/v2/carts/current", Safety::Unsafe);
/// `GET /v2/carts/current`
pub const CURRENT_GET: Endpoint<CartId, CartAnswer> = get("cart_v2.get_current", "/v2/carts/current");
/// `PATCH /v2/carts/current`
pub const CURRENT_UPDATE: Endpoint<UpdateCart, CartAnswer> = patch("cart_v2.update_current", "/v2/carts/current");
/// `DELETE /v2/carts/current`
pub const CURRENT_DELETE: Endpoint<CartId, NoAnswer> = delete("cart_v2.delete_current", "/v2/carts/current");
/// `POST /v2/carts/current/refresh`
pub const CURRENT_REFRESH: Endpoint<CartId, CartAnswer> = post(
    "cart_v2.refresh_current",
    "/v2/carts/current/refresh",
    Safety::Idempotent,
);
/// `POST /v2/carts/current/calculate`
pub const CURRENT_CALCULATE: Endpoint<CalculateCart, CalculatedCart> = post(
    "cart_v2.calculate_current",
    "/v2/carts/current/calculate",
    Safety::Idempotent,
);
/// `POST /v2/carts/current/estimate`
pub const CURRENT_ESTIMATE: Endpoint<EstimateCart, CalculatedCart> =
    post("cart_v2.estimate_current", "/v2/carts/current/estimate", Safety::Safe);
/// `POST /v2/carts/current/add-line-items`: unsafe, because lines are added
pub const CURRENT_ADD_LINE_ITEMS: Endpoint<AddItems, CartAnswer> = post(
    "cart_v2.add_line_items_to_current",
    "/v2/carts/current/add-line-items",
    Safety::Unsafe,
);
/// `POST /v2/carts/current/remove-line-items`
pub const CURRENT_REMOVE_LINE_ITEMS: Endpoint<RemoveItems, CartAnswer> = post(
    "cart_v2.remove_line_items_from_current",
    "/v2/carts/current/remove-line-items",
    Safety::Idempotent,
);
/// `POST /v2/carts/current/update-line-items`
pub const CURRENT_UPDATE_LINE_ITEMS: Endpoint<UpdateItems, CartAnswer> = post(
    "cart_v2.update_line_items_in_current",
    "/v2/carts/current/update-line-items",
    Safety::Idempotent,
);
/// `POST /v2/carts/current/add-coupon`
pub const CURRENT_ADD_COUPON: Endpoint<AddCoupon, CartAnswer> = post(
    "cart_v2.add_coupon_to_current",
    "/v2/carts/current/add-coupon",
    Safety::Idempotent,
);
/// `POST /v2/carts/current/remove-coupon`
pub const CURRENT_REMOVE_COUPON: Endpoint<RemoveCoupon, CartAnswer> = post(
    "cart_v2.remove_coupon_from_current",
    "/v2/carts/current/remove-coupon",
    Safety::Idempotent,
);
/// `POST /v2/carts/current/set-delivery-method`
pub const CURRENT_SET_DELIVERY_METHOD: Endpoint<SetDeliveryMethod, CartAnswer> = post(
    "cart_v2.set_delivery_method_for_current",
    "/v2/carts/current/set-delivery-method",
    Safety::Idempotent,
);
/// `POST /v2/carts/current/remove-delivery-method`
pub const CURRENT_REMOVE_DELIVERY_METHOD: Endpoint<CartId, CartAnswer> = post(
    "cart_v2.remove_delivery_method_from_current",
    "/v2/carts/current/remove-delivery-method",
    Safety::Idempotent,
);
/// `POST /v2/carts/current/add-gift-card`
pub const CURRENT_ADD_GIFT_CARD: Endpoint<AddGiftCard, CartAnswer> = post(
    "cart_v2.add_gift_card_to_current",
    "/v2/carts/current/add-gift-card",
    Safety::Idempotent,
);
/// `POST /v2/carts/current/remove-gift-card`
pub const CURRENT_REMOVE_GIFT_CARD: Endpoint<RemoveGiftCard, CartAnswer> = post(
    "cart_v2.remove_gift_card_from_current",
    "/v2/carts/current/remove-gift-card",
    Safety::Idempotent,
);
/// `POST /v2/carts/current/update-forms-submission`
pub const CURRENT_UPDATE_FORMS: Endpoint<UpdateForms, CartAnswer> = post(
    "cart_v2.update_form_submissions_in_current",
    "/v2/carts/current/update-forms-submission",
    Safety::Idempotent,
);
/// `GET /v2/carts/current/upsell-options`
pub const CURRENT_GET_UPSELLS: Endpoint<CartId, UpsellsReply> = get(
    "cart_v2.get_upsell_options_for_current",
    "/v2/carts/current/upsell-options",
);

/// `POST /v2/carts`
pub const CREATE: Endpoint<CreateCart, CartAnswer> = post("cart_v2.create", "/v2/carts", Safety::Unsafe);
/// `GET /v2/carts/{cartId}`
pub const GET: Endpoint<CartId, CartAnswer> = get("cart_v2.get", "/v2/carts/{cartId}");
/// `PATCH /v2/carts/{cart.id}`
pub const UPDATE: Endpoint<UpdateCart, CartAnswer> = patch("cart_v2.update", "/v2/carts/{cart.id}");
/// `DELETE /v2/carts/{cartId}`
pub const DELETE: Endpoint<CartId, NoAnswer> = delete("cart_v2.delete", "/v2/carts/{cartId}");
/// `POST /v2/carts/{cartId}/refresh`
pub const REFRESH: Endpoint<CartId, CartAnswer> =
    post("cart_v2.refresh", "/v2/carts/{cartId}/refresh", Safety::Idempotent);
/// `POST /v2/carts/{cartId}/calculate`
pub const CALCULATE: Endpoint<CalculateCart, CalculatedCart> =
    post("cart_v2.calculate", "/v2/carts/{cartId}/calculate", Safety::Idempotent);
/// `POST /v2/carts/{cartId}/estimate`
pub const ESTIMATE: Endpoint<EstimateCart, CalculatedCart> =
    post("cart_v2.estimate", "/v2/carts/{cartId}/estimate", Safety::Safe);
/// `POST /v2/carts/{cartId}/add-line-items`: unsafe, because lines are added
pub const ADD_LINE_ITEMS: Endpoint<AddItems, CartAnswer> = post(
    "cart_v2.add_line_items",
    "/v2/carts/{cartId}/add-line-items",
    Safety::Unsafe,
);
/// `POST /v2/carts/{cartId}/remove-line-items`
pub const REMOVE_LINE_ITEMS: Endpoint<RemoveItems, CartAnswer> = post(
    "cart_v2.remove_line_items",
    "/v2/carts/{cartId}/remove-line-items",
    Safety::Idempotent,
);
/// `POST /v2/carts/{cartId}/update-line-items`
pub const UPDATE_LINE_ITEMS: Endpoint<UpdateItems, CartAnswer> = post(
    "cart_v2.update_line_items",
    "/v2/carts/{cartId}/update-line-items",
    Safety::Idempotent,
);
/// `POST /v2/carts/{cartId}/add-coupon`
pub const ADD_COUPON: Endpoint<AddCoupon, CartAnswer> = post(
    "cart_v2.add_coupon",
    "/v2/carts/{cartId}/add-coupon",
    Safety::Idempotent,
);
/// `POST /v2/carts/{cartId}/remove-coupon`
pub const REMOVE_COUPON: Endpoint<RemoveCoupon, CartAnswer> = post(
    "cart_v2.remove_coupon",
    "/v2/carts/{cartId}/remove-coupon",
    Safety::Idempotent,
);
/// `POST /v2/carts/{cartId}/set-delivery-method`
pub const SET_DELIVERY_METHOD: Endpoint<SetDeliveryMethod, CartAnswer> = post(
    "cart_v2.set_delivery_method",
    "/v2/carts/{cartId}/set-delivery-method",
    Safety::Idempotent,
);
/// `POST /v2/carts/{cartId}/remove-delivery-method`
pub const REMOVE_DELIVERY_METHOD: Endpoint<CartId, CartAnswer> = post(
    "cart_v2.remove_delivery_method",
    "/v2/carts/{cartId}/remove-delivery-method",
    Safety::Idempotent,
);
/// `POST /v2/carts/{cartId}/add-gift-card`
pub const ADD_GIFT_CARD: Endpoint<AddGiftCard, CartAnswer> = post(
    "cart_v2.add_gift_card",
    "/v2/carts/{cartId}/add-gift-card",
    Safety::Idempotent,
);
/// `POST /v2/carts/{cartId}/remove-gift-card`
pub const REMOVE_GIFT_CARD: Endpoint<RemoveGiftCard, CartAnswer> = post(
    "cart_v2.remove_gift_card",
    "/v2/carts/{cartId}/remove-gift-card",
    Safety::Idempotent,
);
/// `POST /v2/carts/{cartId}/update-forms-submission`
pub const UPDATE_FORMS: Endpoint<UpdateForms, CartAnswer> = post(
    "cart_v2.update_form_submissions",
    "/v2/carts/{cartId}/update-forms-submission",
    Safety::Idempotent,
);
/// `GET /v2/carts/{cartId}/upsell-options`
pub const GET_UPSELLS: Endpoint<CartId, UpsellsReply> =
    get("cart_v2.get_upsell_options", "/v2/carts/{cartId}/upsell-options");
/// `POST /v2/carts/{cartId}/get-checkout-url`
pub const GET_CHECKOUT_URL: Endpoint<GetCheckoutUrl, CheckoutUrlReply> = post(
    "cart_v2.get_checkout_url",
    "/v2/carts/{cartId}/get-checkout-url",
    Safety::Safe,
);
/// `POST /v2/carts/{cartId}/place-order`: unsafe, because it may charge
pub const PLACE_ORDER: Endpoint<PlaceOrder, PlacedOrder> =
    post("cart_v2.place_order", "/v2/carts/{cartId}/place-order", Safety::Unsafe);
/// `POST /v2/carts/{cartId}/mark-cart-as-completed`: needs the owner
pub const MARK_AS_COMPLETED: Endpoint<MarkAsCompleted, CartAnswer> = post(
    "cart_v2.mark_as_completed",
    "/v2/carts/{cartId}/mark-cart-as-completed",
    Safety::Idempotent,
)
.access(Access::Owner);

/// Every call of the current cart.
pub const CURRENT: &[Row<'static>] = &[
    CURRENT_CREATE.row,
    CURRENT_GET.row,
    CURRENT_UPDATE.row,
    CURRENT_DELETE.row,
    CURRENT_REFRESH.row,
    CURRENT_CALCULATE.row,
    CURRENT_ESTIMATE.row,
    CURRENT_ADD_LINE_ITEMS.row,
    CURRENT_REMOVE_LINE_ITEMS.row,
    CURRENT_UPDATE_LINE_ITEMS.row,
    CURRENT_ADD_COUPON.row,
    CURRENT_REMOVE_COUPON.row,
    CURRENT_SET_DELIVERY_METHOD.row,
    CURRENT_REMOVE_DELIVERY_METHOD.row,
    CURRENT_ADD_GIFT_CARD.row,
    CURRENT_REMOVE_GIFT_CARD.row,
    CURRENT_UPDATE_FORMS.row,
    CURRENT_GET_UPSELLS.row,
];

/// Every call of a cart by its id.
pub const BY_ID: &[Row<'static>] = &[
    CREATE.row,
    GET.row,
    UPDATE.row,
    DELETE.row,
    REFRESH.row,
    CALCULATE.row,
    ESTIMATE.row,
    ADD_LINE_ITEMS.row,
    REMOVE_LINE_ITEMS.row,
    UPDATE_LINE_ITEMS.row,
    ADD_COUPON.row,
    REMOVE_COUPON.row,
    SET_DELIVERY_METHOD.row,
    REMOVE_DELIVERY_METHOD.row,
    ADD_GIFT_CARD.row,
    REMOVE_GIFT_CARD.row,
    UPDATE_FORMS.row,
    GET_UPSELLS.row,
    GET_CHECKOUT_URL.row,
    PLACE_ORDER.row,
    MARK_AS_COMPLETED.row,
];
