//! Inventory items of catalog v3, by what they are asked for.

use super::item;
use crate::call::Call;
use crate::catalog::find::Counts;
use crate::catalog::record;
use crate::error::ApiError;
use crate::query::{Compiler, CursorPage, Field, Kind, Source, cursor_page, field, with_words};
use crate::state::Shop;
use cartwright::resources::inventory_items_v3::InventoryItem;
use rusqlite::{Connection, params_from_iter};
use serde_json::{Value, json};

/// The id as [`record::inventory_id`] makes it, in SQL.
const ID: &str = "printf('%08x-%04x-8000-8000-%012x', v.product >> 16, v.product & 65535, v.number)";

/// The names of a variant's choices, in the order of their options' names.
const VARIANT_NAME: &str = "(SELECT ifnull(group_concat(name, ' | '), '') FROM (SELECT c.name \
     FROM json_each(v.body, '$.choices') j JOIN customization_choices c ON c.number = j.value \
     JOIN catalog_entities e ON e.number = c.customization ORDER BY e.name))";

/// The fields by which inventory items are filtered and sorted.
const FIELDS: &[Field] = &[
    field(&["id"], ID, Kind::Text),
    field(&["productId"], "p.id", Kind::Text),
    field(&["variantId"], "v.id", Kind::Text),
    field(&["quantity"], "v.quantity", Kind::Number),
    field(&["inStock"], "v.in_stock", Kind::Flag),
    field(&["trackQuantity"], "(v.quantity IS NOT NULL)", Kind::Flag),
    field(
        &["availabilityStatus"],
        "CASE WHEN v.in_stock THEN 'IN_STOCK' WHEN v.preorder_enabled \
         AND (v.preorder_limit = 0 OR v.preorder_counter < v.preorder_limit) THEN 'PREORDER' ELSE 'OUT_OF_STOCK' END",
        Kind::Text,
    ),
    field(&["preorderInfo.enabled"], "v.preorder_enabled", Kind::Flag),
    field(&["revision"], "v.inventory_revision", Kind::Number),
    field(&["createdDate"], "v.inventory_created", Kind::Moment),
    field(&["updatedDate"], "v.inventory_updated", Kind::Moment),
    field(&["product.name"], "p.name_folded", Kind::Folded),
    field(&["product.variantSku"], "v.sku", Kind::Text),
    field(&["product.variantBarcode"], "v.barcode", Kind::Text),
    field(&["product.variantName"], VARIANT_NAME, Kind::Text),
    field(&["product.brand.id"], "p.brand", Kind::Text),
    field(&["locationId"], "'5d5b1d4e-0000-4000-8000-000000000001'", Kind::Text),
    field(&["product.variantVisible"], "v.visible", Kind::Flag),
    field(
        &["product.directCategoryIds"],
        "EXISTS (SELECT 1 FROM product_collections m JOIN collections c ON c.number = m.collection \
         WHERE m.product = p.numeric_id AND c.id",
        Kind::Set,
    ),
];

const SOURCE: Source = Source {
    fields: FIELDS,
    own_order: &["v.product", "v.number"],
    usual_limit: 100,
    largest_limit: 1000,
};

/// The fields by which items are counted and not filtered in the same way.
const COUNTS: Counts = Counts {
    rows: ROWS,
    fields: FIELDS,
    counted: &[
        field(&["product.name"], "p.name", Kind::Text),
        field(
            &["product.directCategoryIds"],
            "(SELECT json_group_array(c.id) FROM product_collections m JOIN collections c ON c.number = m.collection \
             WHERE m.product = p.numeric_id)",
            Kind::Set,
        ),
    ],
};

/// The fields that the words of a search are looked for in.
const WORDS: [(&str, &str); 2] = [("product.name", "$contains"), ("product.variantSku", "$startsWith")];

const ROWS: &str = "variants v JOIN products p ON p.numeric_id = v.product WHERE v.inventory_revision IS NOT NULL";

/// `GET /v3/inventory-items/query`
pub(crate) fn query(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let page = cursor_page("query", SOURCE, call.value("query"))?;
    shop.db.read(|connection| {
        let (items, metadata) = found(connection, page)?;
        Ok(json!({ "inventoryItems": items, "pagingMetadata": metadata }))
    })
}

/// `GET /v3/inventory-items/search`: by words of the product's name and the variant's stock keeping unit, too.
pub(crate) fn search(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked = with_words(call.value("search"), &WORDS);
    let page = cursor_page("search", SOURCE, asked.as_ref())?;
    shop.db.read(|connection| {
        let counted = COUNTS.over(connection, &page.filter, call.value("search"))?;
        let (items, metadata) = found(connection, page)?;
        Ok(json!({ "inventoryItems": items, "pagingMetadata": metadata, "aggregationData": counted }))
    })
}

/// The ids of the items of a call's filter and search.
pub(crate) fn ids(shop: &Shop, call: &Call) -> Result<Vec<String>, ApiError> {
    let asked = json!({ "filter": call.value("filter"), "search": call.value("search") });
    let asked = with_words(Some(&asked), &WORDS).unwrap_or_default();
    let filter = Compiler::new("filter", FIELDS).filter(asked.get("filter"))?;
    shop.db.read(|connection| {
        let sql = format!(
            "SELECT {ID} FROM {ROWS} AND {} ORDER BY v.product, v.number",
            filter.sql
        );
        let mut statement = connection.prepare_cached(&sql)?;
        let ids = statement.query_map(params_from_iter(&filter.values), |row| row.get(0))?;
        Ok(ids.collect::<rusqlite::Result<_>>()?)
    })
}

fn found(connection: &Connection, page: CursorPage) -> Result<(Vec<InventoryItem>, Value), ApiError> {
    let (numbers, metadata) = page.read(connection, "v.product, v.number", ROWS, |row| {
        Ok((row.get(0)?, row.get(1)?))
    })?;
    Ok((items(connection, &numbers)?, metadata))
}

fn items(connection: &Connection, numbers: &[(i64, i64)]) -> Result<Vec<InventoryItem>, ApiError> {
    let mut products: Vec<i64> = numbers.iter().map(|(product, _)| *product).collect();
    products.sort_unstable();
    products.dedup();
    let loaded = record::load(connection, &products)?;
    let items = numbers.iter().filter_map(|(product, number)| {
        let product = loaded.products.iter().find(|known| known.number == *product)?;
        let variant = product.variants.iter().find(|known| known.number == *number)?;
        Some(item::shown(product, variant, &loaded.shared))
    });
    Ok(items.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rusqlite::Connection;

    #[test]
    fn the_id_in_sql_is_that_of_the_record() {
        let connection = Connection::open_in_memory().unwrap();
        for (product, number) in [(1_i64, 1_i64), (987_654_321_012, 999), (65_536, 4_000_000_000)] {
            let sql = format!("SELECT {ID} FROM (SELECT {product} AS product, {number} AS number) v");
            let id: String = connection.query_row(&sql, [], |row| row.get(0)).unwrap();
            assert_eq!(id, record::inventory_id(product, number));
        }
    }
}
