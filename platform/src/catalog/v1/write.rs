//! Product writes.

use super::{apply::apply, options, products::show, view};
use crate::base::{Call, Result, Shop, secret};
use crate::catalog::change::Change;
use crate::catalog::record::{Loaded, StoredProduct, Wording, shared};
use cartwright::resources::products::Product;
use rusqlite::Connection;
use serde_json::{Value, json};

/// A product as its owner sees it.
fn answer(shop: &Shop, call: &Call, connection: &Connection, product: StoredProduct) -> Result<Value> {
    let loaded = Loaded { shared: shared(connection, std::slice::from_ref(&product))?, products: vec![product] };
    let mut show = show(shop, call);
    show.merchant_data = true;
    let shown = view::products(connection, &loaded, &show)?.pop();
    Ok(json!({ "product": shown }))
}

/// `POST /v1/products`
pub(crate) fn create(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Product = call.required("product")?;
    shop.db.write(|transaction| {
        let change = Change::new(shop, transaction, Wording::V1);
        let mut product = StoredProduct { id: secret::new_id(), visible: true, ..StoredProduct::default() };
        apply(transaction, &mut product, &given, change.now)?;
        let saved = change.create(product)?;
        answer(shop, call, transaction, saved)
    })
}

/// `PATCH /v1/products/{product.id}`
pub(crate) fn update(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Product = call.required("product")?;
    let id = given.id.clone().unwrap_or_default();
    shop.db.write(|transaction| {
        let change = Change::new(shop, transaction, Wording::V1);
        let saved = change.update(&id, |product| apply(transaction, product, &given, change.now))?;
        answer(shop, call, transaction, saved)
    })
}

/// `DELETE /v1/products/{id}`
pub(crate) fn delete(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("id")?;
    shop.db.write(|transaction| {
        Change::new(shop, transaction, Wording::V1).remove(id)?;
        Ok(json!({}))
    })
}

/// Changes the product that a call names, with nothing to answer.
pub(super) fn change(
    shop: &Shop,
    call: &Call,
    work: impl FnOnce(&Connection, &mut StoredProduct) -> Result<()>,
) -> Result<Value> {
    let id = call.text("id")?;
    shop.db.write(|transaction| {
        Change::new(shop, transaction, Wording::V1).update(id, |product| work(transaction, product))?;
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
