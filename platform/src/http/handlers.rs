//! Which function answers which endpoint.

use super::Call;
use crate::error::ApiError;
use crate::platform::Shop;
use crate::{cart, catalog, oauth, redirects};
use axum::http::StatusCode;
use cartwright::endpoint::Info;
use serde_json::Value;

type Handler = fn(&Shop, &Call) -> Result<Value, ApiError>;

fn handler(id: &str) -> Option<Handler> {
    Some(match id {
        "oauth.token" => oauth::token,
        "redirects.create_session" => redirects::create_session,
        "cart.get_current" => cart::get_current,
        "cart.update_current" => cart::update_current,
        "cart.delete_current" => cart::delete_current,
        "cart.add_to_current" => cart::add_to_current,
        "cart.remove_line_items" => cart::remove_line_items,
        "cart.update_line_items_quantity" => cart::update_quantities,
        "cart.remove_coupon" => cart::remove_coupon,
        "cart.create_checkout" => cart::create_checkout,
        "cart.estimate_totals" => cart::estimate_totals,
        "products.get" => catalog::get_product,
        "products.query" => catalog::query_products,
        "products.get_options_availability" => catalog::options_availability,
        "products.query_product_variants" => catalog::query_product_variants,
        "products.query_store_variants" => catalog::query_store_variants,
        "products.get_store_variant" => catalog::get_store_variant,
        "products.get_collection_by_slug" | "collections.get_by_slug" => catalog::get_collection_by_slug,
        "collections.get" => catalog::get_collection,
        "collections.query" => catalog::query_collections,
        _ => return None,
    })
}

/// Answers a call, or says that this platform does not.
pub(super) fn handle(row: &Info, shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    match handler(row.id) {
        Some(handler) => handler(shop, call),
        None => Err(ApiError::application(
            StatusCode::NOT_IMPLEMENTED,
            "NOT_IMPLEMENTED",
            format!("This platform does not answer {}", row.id),
        )),
    }
}
