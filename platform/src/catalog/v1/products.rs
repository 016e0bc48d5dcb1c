//! Product reads.

use super::view::{self, Show};
use crate::base::{Call, Result, Shop};
use crate::catalog::change::not_found;
use crate::catalog::record::{self, Loaded, StoredProduct};
use rusqlite::Connection;
use serde_json::{Value, json};

/// The view of products for a caller.
pub(crate) fn show(shop: &Shop, call: &Call) -> Show {
    let is_owner = call.caller.is_owner();
    Show {
        merchant_data: is_owner && call.flag("includeMerchantSpecificData"),
        hidden: is_owner,
        page_base: shop.config.store_origins.first().cloned().unwrap_or_default(),
        media_base: shop.media_url().to_owned(),
    }
}

/// The condition on `p` that holds for the products that the caller may see.
pub(super) fn visible_to(call: &Call) -> &'static str {
    if call.caller.is_owner() { "1" } else { "p.visible" }
}

/// Reads a product that the caller may see.
pub(super) fn visible_product(connection: &Connection, call: &Call, id: &str) -> Result<Loaded> {
    let number = record::number_of(connection, id)?.ok_or_else(|| not_found(id))?;
    let loaded = record::load(connection, &[number])?;
    let may_see = |product: &StoredProduct| product.visible || call.caller.is_owner();
    if loaded.products.iter().any(may_see) { Ok(loaded) } else { Err(not_found(id)) }
}

/// `GET /v1/products/{id}`
pub(crate) fn get(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("id")?;
    shop.db.read(|connection| {
        let loaded = visible_product(connection, call, id)?;
        let mut products = view::products(connection, &loaded, &show(shop, call))?;
        Ok(json!({ "product": products.pop() }))
    })
}
