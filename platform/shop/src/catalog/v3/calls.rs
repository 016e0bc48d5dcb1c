//! Reads and writes of single catalog V3 products.

use super::view::ViewOptions;
use super::{apply::apply, product_view};
use crate::catalog::change::{Change, load_visible};
use crate::catalog::record::{self, Loaded, StoredProduct, Wording};
use crate::resource::revision;
use base::{Call, Reading, Result, Shop, clock::parse_rfc3339};
use rusqlite::Connection;
use serde_json::{Value, json};

/// A product in the form that the call requests.
pub(super) fn shown(reading: &Reading<'_>, call: &Call, loaded: &Loaded) -> Result<Value> {
    let product = product_view::products(reading, loaded, &ViewOptions::read(call, true)?)?.pop();
    Ok(serde_json::to_value(product)?)
}

fn answer(reading: &Reading<'_>, call: &Call, loaded: &Loaded) -> Result<Value> {
    Ok(json!({ "product": shown(reading, call, loaded)? }))
}

fn read(
    shop: &Shop,
    call: &Call,
    wanted: &str,
    number_of: fn(&Connection, &str) -> Result<Option<i64>>,
) -> Result<Value> {
    shop.read(|reading| {
        let loaded = load_visible(reading, call, number_of(reading, wanted)?, wanted)?;
        answer(reading, call, &loaded)
    })
}

/// `GET /v3/products/{productId}`
pub fn get(shop: &Shop, call: &Call) -> Result<Value> {
    read(shop, call, call.text("productId")?, record::number_of)
}

/// `GET /v3/products/slug/{slug}`
pub fn get_by_slug(shop: &Shop, call: &Call) -> Result<Value> {
    read(shop, call, call.text("slug")?, record::number_of_slug)
}

/// Creates a product from a payload.
pub(super) fn created(change: &Change<'_>, given: &Value) -> Result<StoredProduct> {
    let id = change.writing.id_of_new(given.get("id").and_then(Value::as_str));
    let created = given.get("createdDate").and_then(Value::as_str).filter(|_| change.writing.author.keeps_ids);
    let created = created.and_then(parse_rfc3339).unwrap_or_default();
    let mut product = StoredProduct { id, created, visible: true, ..StoredProduct::default() };
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
    shop.write(&call.author, |writing| {
        let change = Change::new(writing, Wording::V3);
        let saved = work(&change, &given)?;
        answer(writing, call, &Loaded::of(change.writing, saved)?)
    })
}

/// `DELETE /v3/products/{productId}`
pub(crate) fn delete(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("productId")?;
    shop.write(&call.author, |writing| {
        Change::new(writing, Wording::V3).remove(id)?;
        Ok(json!({}))
    })
}
