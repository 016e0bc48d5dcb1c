//! Addresses of the pages of orders and invoices, for buyers with or without an account.

use super::{repo, stored::Record};
use axum::http::StatusCode;
use base::{ApiError, Result, Shop, secret};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};

/// The address of an order's page. Its key proves that the shop issued it.
pub fn address(shop: &Shop, record: &Record) -> String {
    format!(
        "{}/pages/order?order={}&key={}&lang={}",
        shop.public_url(),
        record.id,
        key(shop, "order page", &record.id),
        record.language().tag(),
    )
}

/// The address of an invoice's page.
pub(super) fn invoice_address(shop: &Shop, id: &str) -> String {
    format!("{}/pages/invoice?invoice={id}&key={}", shop.public_url(), key(shop, "invoice", id))
}

pub(super) fn is_key_of_invoice(shop: &Shop, id: &str, key: &str) -> bool {
    secret::same(key, &self::key(shop, "invoice", id))
}

fn key(shop: &Shop, purpose: &str, id: &str) -> String {
    URL_SAFE_NO_PAD.encode(secret::mac(&shop.keys.owner_key, purpose, id))
}

/// The order of a page's address; refused unless the key belongs to the order.
pub fn order_of_page(shop: &Shop, order: &str, key: &str) -> Result<Record> {
    if !secret::same(key, &self::key(shop, "order page", order)) {
        return Err(ApiError::application(StatusCode::NOT_FOUND, "ORDER_NOT_FOUND", "There is no such order"));
    }
    shop.db.read(|connection| repo::by_id(connection, order))
}
