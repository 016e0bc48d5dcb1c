//! Reads and writes of single catalog V3 products.

use super::view::ViewOptions;
use super::{apply::apply, product_view};
use crate::base::{Call, Result, Shop, secret};
use crate::catalog::change::{Change, load_visible};
use crate::catalog::record::{self, Loaded, StoredProduct, Wording};
use crate::catalog::revision;
use rusqlite::Connection;
use serde_json::{Value, json};

/// A product in the form that the call requests.
pub(super) fn shown(shop: &Shop, call: &Call, connection: &Connection, loaded: &Loaded) -> Result<Value> {
    let product = product_view::products(connection, shop, loaded, &ViewOptions::read(call, true)?)?.pop();
    Ok(serde_json::to_value(product)?)
}

fn answer(shop: &Shop, call: &Call, connection: &Connection, loaded: &Loaded) -> Result<Value> {
    Ok(json!({ "product": shown(shop, call, connection, loaded)? }))
}

fn read(
    shop: &Shop,
    call: &Call,
    wanted: &str,
    number_of: fn(&Connection, &str) -> Result<Option<i64>>,
) -> Result<Value> {
    shop.db.read(|connection| {
        let loaded = load_visible(connection, call, number_of(connection, wanted)?, wanted)?;
        answer(shop, call, connection, &loaded)
    })
}

/// `GET /v3/products/{productId}`
pub(crate) fn get(shop: &Shop, call: &Call) -> Result<Value> {
    read(shop, call, call.text("productId")?, record::number_of)
}

/// `GET /v3/products/slug/{slug}`
pub(crate) fn get_by_slug(shop: &Shop, call: &Call) -> Result<Value> {
    read(shop, call, call.text("slug")?, record::number_of_slug)
}

/// Creates a product from a payload.
pub(super) fn created(change: &Change<'_>, given: &Value) -> Result<StoredProduct> {
    let mut product = StoredProduct { id: secret::new_id(), visible: true, ..StoredProduct::default() };
    apply(change, &mut product, given)?;
    change.create(product)
}

/// Applies a payload, which has the product's id and revision.
pub(super) fn updated(change: &Change<'_>, given: &Value) -> Result<StoredProduct> {
    let id = given.get("id").and_then(Value::as_str).unwrap_or_default();
    let before = change.find(id)?;
    let given_revision = revision::parse("product.revision", given.get("revision"))?;
    revision::require(&before.id, given_revision, before.revision)?;
    let mut after = before.clone();
    apply(change, &mut after, given)?;
    change.save(&before, after)
}

/// `POST /v3/products`
pub(crate) fn create(shop: &Shop, call: &Call) -> Result<Value> {
    write(shop, call, created)
}

/// `PATCH /v3/products/{product.id}`
pub(crate) fn update(shop: &Shop, call: &Call) -> Result<Value> {
    write(shop, call, updated)
}

fn write(shop: &Shop, call: &Call, work: impl FnOnce(&Change<'_>, &Value) -> Result<StoredProduct>) -> Result<Value> {
    let given: Value = call.required("product")?;
    shop.db.write(|transaction| {
        let change = Change::new(shop, transaction, Wording::V3);
        let saved = work(&change, &given)?;
        answer(shop, call, transaction, &Loaded::of(change.connection, saved)?)
    })
}

/// `DELETE /v3/products/{productId}`
pub(crate) fn delete(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("productId")?;
    shop.db.write(|transaction| {
        Change::new(shop, transaction, Wording::V3).remove(id)?;
        Ok(json!({}))
    })
}
