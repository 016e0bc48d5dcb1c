//! Product reads.

use super::view::{self, Show};
use crate::catalog::record::{self, Loaded, StoredProduct};
use crate::error::ApiError;
use crate::http::Call;
use crate::platform::Shop;
use crate::query::{self, Compiler, Field, Kind, field};
use rusqlite::Connection;
use serde_json::{Value, json};

/// What products can be filtered and sorted by.
const FIELDS: &[Field] = &[
    field(&["id"], "p.id", Kind::Text),
    field(&["name"], "p.name_folded", Kind::Folded),
    field(&["slug"], "p.slug", Kind::Text),
    field(&["sku"], "p.sku", Kind::Text),
    field(
        &["brand"],
        "(SELECT e.name FROM catalog_entities e WHERE e.id = p.brand)",
        Kind::Text,
    ),
    field(
        &["ribbon", "ribbons.text"],
        "(SELECT e.name FROM catalog_entities e WHERE e.id = p.ribbon)",
        Kind::Text,
    ),
    field(&["productType"], "p.product_type", Kind::Text),
    field(&["visible"], "p.visible", Kind::Flag),
    field(
        &[
            "price",
            "priceData.price",
            "price.discountedPrice",
            "priceData.discountedPrice",
        ],
        "p.price_min",
        Kind::Money,
    ),
    field(&["numericId"], "p.numeric_id", Kind::Number),
    field(&["lastUpdated"], "p.updated", Kind::Moment),
    field(&["createdDate"], "p.created", Kind::Moment),
    field(
        &["inventoryStatus", "stock.inventoryStatus"],
        "p.inventory_status",
        Kind::Text,
    ),
    field(&["stock.trackInventory"], "p.track_inventory", Kind::Flag),
    field(
        &["collectionIds", "collections.id"],
        "EXISTS (SELECT 1 FROM product_collections m JOIN collections c ON c.number = m.collection \
         WHERE m.product = p.numeric_id AND c.id",
        Kind::Set,
    ),
    field(
        &["options", "productOptions.choices.description"],
        "EXISTS (SELECT 1 FROM product_choices o JOIN customization_choices c ON c.number = o.choice \
         WHERE o.product = p.numeric_id AND c.name COLLATE NOCASE",
        Kind::Set,
    ),
];

/// How products are shown to a caller.
pub(super) fn show(shop: &Shop, call: &Call) -> Show {
    let is_owner = call.caller.is_owner();
    Show {
        merchant_data: is_owner && call.flag("includeMerchantSpecificData"),
        hidden: is_owner,
        page_base: shop.config.store_origins.first().cloned().unwrap_or_default(),
        media_base: shop.public_url().to_owned(),
    }
}

/// What visitors may see, as a condition on `p`.
pub(super) fn visible_to(call: &Call) -> &'static str {
    if call.caller.is_owner() { "1" } else { "p.visible" }
}

/// Reads a product that the caller may see.
pub(super) fn visible_product(connection: &Connection, call: &Call, id: &str) -> Result<Loaded, ApiError> {
    let number = record::number_of(connection, id)?.ok_or_else(|| product_not_found(id))?;
    let loaded = record::load(connection, &[number])?;
    let may_see = |product: &StoredProduct| product.visible || call.caller.is_owner();
    if loaded.products.iter().any(may_see) {
        Ok(loaded)
    } else {
        Err(product_not_found(id))
    }
}

/// `GET /v1/products/{id}`
pub(crate) fn get(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let id = call.text("id")?;
    shop.db.read(|connection| {
        let loaded = visible_product(connection, call, id)?;
        let mut products = view::products(connection, &loaded, &show(shop, call))?;
        Ok(json!({ "product": products.pop() }))
    })
}

pub(super) fn product_not_found(id: &str) -> ApiError {
    ApiError::not_found("PRODUCT_NOT_FOUND", format!("There is no product {id}"))
}

/// `POST /v1/products/query-platformized`
pub(crate) fn query(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked = call.value("query");
    let part = |name: &str| asked.and_then(|query| query.get(name));
    let compiled = Compiler::new("query.filter", FIELDS).filter(part("filter"))?;
    let order = query::order_by("query.sort", FIELDS, part("sort"), "p.numeric_id")?;
    let page = query::page(part("paging"), "query.paging")?;
    let condition = format!("{} AND {}", visible_to(call), compiled.sql);
    shop.db.read(|connection| {
        let total: i64 = connection
            .prepare_cached(&format!("SELECT count(*) FROM products p WHERE {condition}"))?
            .query_row(rusqlite::params_from_iter(&compiled.values), |row| row.get(0))?;
        let mut statement = connection.prepare_cached(&format!(
            "SELECT p.numeric_id FROM products p WHERE {condition} ORDER BY {order} LIMIT ? OFFSET ?"
        ))?;
        let values = query::with_page(compiled.values, page);
        let numbers = statement
            .query_map(rusqlite::params_from_iter(values), |row| row.get(0))?
            .collect::<rusqlite::Result<Vec<i64>>>()?;
        let loaded = record::load(connection, &numbers)?;
        let products = view::products(connection, &loaded, &show(shop, call))?;
        Ok(json!({ "metadata": query::metadata(page, products.len(), total), "products": products }))
    })
}
