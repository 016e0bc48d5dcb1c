//! Product reads and writes.

use super::view::{self, ViewOptions};
use super::{apply::apply, options};
use crate::catalog::change::{Change, load_visible};
use crate::catalog::record::{self, Loaded, StoredProduct, Wording};
use base::{Call, Reading, Result, Shop, Writing, clock::parse_rfc3339};
use cartwright::resources::products::Product;
use rusqlite::Connection;
use serde_json::{Value, json};

/// The view of products for a caller.
pub(crate) fn show(shop: &Shop, call: &Call) -> ViewOptions {
    let is_owner = call.caller.is_owner();
    ViewOptions::of(shop, is_owner && call.flag("includeMerchantSpecificData"), is_owner)
}

/// The SQL condition on `p` for the products that the caller may see.
pub(super) fn visible_to(call: &Call) -> &'static str {
    if call.caller.is_owner() { "1" } else { "p.visible" }
}

/// Reads a product that the caller may see.
pub(super) fn visible_product(connection: &Connection, call: &Call, id: &str) -> Result<Loaded> {
    load_visible(connection, call, record::number_of(connection, id)?, id)
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

/// A product as shown to the owner.
fn answer(reading: &Reading<'_>, call: &Call, product: StoredProduct) -> Result<Value> {
    let show = ViewOptions { merchant_data: true, ..show(reading.shop, call) };
    let shown = view::products(reading, &Loaded::of(reading, product)?, &show)?.pop();
    Ok(json!({ "product": shown }))
}

/// `POST /v1/products`
pub(crate) fn create(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Product = call.required("product")?;
    shop.write(&call.author, |writing| {
        let change = Change::new(writing, Wording::V1);
        let id = writing.id_of_new(given.id.as_deref());
        let mut product = StoredProduct { id, visible: true, ..StoredProduct::default() };
        apply(writing, &mut product, &given)?;
        if writing.author.keeps_ids {
            keep_variant_ids(writing, &mut product, &given)?;
        }
        let saved = change.create(product)?;
        answer(writing, call, saved)
    })
}

/// Gives the variants the ids that the payload has for their choices, and the product its date of creation.
fn keep_variant_ids(writing: &Writing<'_>, product: &mut StoredProduct, given: &Product) -> Result<()> {
    let created = given.created_date.as_ref().and_then(|date| parse_rfc3339(date.as_str()));
    product.created = created.unwrap_or_default();
    let names = record::shared(writing, std::slice::from_ref(product))?;
    let choices: Vec<_> = product.variants.iter().map(|variant| names.choice_names(product, variant)).collect();
    for (variant, choices) in product.variants.iter_mut().zip(choices) {
        let known = given.variants.iter().flatten().find(|known| known.choices.as_ref() == Some(&choices));
        if let Some(id) = known.and_then(|known| known.id.clone()) {
            variant.id = id;
        }
    }
    Ok(())
}

/// `PATCH /v1/products/{product.id}`
pub(crate) fn update(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Product = call.required("product")?;
    let id = given.id.clone().unwrap_or_default();
    shop.write(&call.author, |writing| {
        let change = Change::new(writing, Wording::V1);
        let saved = change.update(&id, |product| apply(writing, product, &given))?;
        answer(writing, call, saved)
    })
}

/// `DELETE /v1/products/{id}`
pub(crate) fn delete(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("id")?;
    shop.write(&call.author, |writing| {
        Change::new(writing, Wording::V1).remove(id)?;
        Ok(json!({}))
    })
}

/// Changes the product of a call that has an empty answer.
pub(super) fn change(
    shop: &Shop,
    call: &Call,
    work: impl FnOnce(&Writing<'_>, &mut StoredProduct) -> Result<()>,
) -> Result<Value> {
    let id = call.text("id")?;
    shop.write(&call.author, |writing| {
        Change::new(writing, Wording::V1).update(id, |product| work(writing, product))?;
        Ok(json!({}))
    })
}

/// `DELETE /v1/products/{id}/options`
pub(crate) fn delete_options(shop: &Shop, call: &Call) -> Result<Value> {
    change(shop, call, |_, product| {
        options::remove(product);
        Ok(())
    })
}

/// `POST /v1/products/{id}/remove-brand`
pub(crate) fn remove_brand(shop: &Shop, call: &Call) -> Result<Value> {
    change(shop, call, |_, product| {
        product.brand = None;
        Ok(())
    })
}

/// `POST /v1/products/{id}/remove-ribbon`
pub(crate) fn remove_ribbon(shop: &Shop, call: &Call) -> Result<Value> {
    change(shop, call, |_, product| {
        product.ribbon = None;
        Ok(())
    })
}
