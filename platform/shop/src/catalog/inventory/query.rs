//! Queries of catalog V3's inventory items.

use super::{item, repo::lists};
use crate::catalog::record;
use base::query::{Compiler, CursorPage, cursor_page, with_words};
use base::{Call, Result, Shop};
use cartwright::resources::inventory_items_v3::InventoryItem;
use rusqlite::Connection;
use serde_json::{Value, json};

/// The searched fields, with their operators.
const WORDS: [(&str, &str); 2] = [("product.name", "$contains"), ("product.variantSku", "$startsWith")];

/// `GET /v3/inventory-items/query`
pub(crate) fn query(shop: &Shop, call: &Call) -> Result<Value> {
    let page = cursor_page("query", lists::SOURCE, call.value("query"))?;
    shop.db.read(|connection| {
        let (items, metadata) = found(connection, page)?;
        Ok(json!({ "inventoryItems": items, "pagingMetadata": metadata }))
    })
}

/// `GET /v3/inventory-items/search`: words match the product's name or the variant's SKU.
pub(crate) fn search(shop: &Shop, call: &Call) -> Result<Value> {
    let requested = with_words(call.value("search"), &WORDS);
    let page = cursor_page("search", lists::SOURCE, requested.as_ref())?;
    shop.db.read(|connection| {
        let counted = lists::COUNTS.over(connection, &page.filter, call.value("search"))?;
        let (items, metadata) = found(connection, page)?;
        Ok(json!({ "inventoryItems": items, "pagingMetadata": metadata, "aggregationData": counted }))
    })
}

/// The ids of the items that match a call's filter and search.
pub fn ids(shop: &Shop, call: &Call) -> Result<Vec<String>> {
    let requested = json!({ "filter": call.value("filter"), "search": call.value("search") });
    let requested = with_words(Some(&requested), &WORDS).unwrap_or_default();
    let filter = Compiler::new("filter", lists::FIELDS).filter(requested.get("filter"))?;
    shop.db.read(|connection| lists::ids(connection, &filter))
}

fn found(connection: &Connection, page: CursorPage) -> Result<(Vec<InventoryItem>, Value)> {
    let (numbers, metadata) =
        page.read(connection, "v.product, v.number", lists::ROWS, |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok((items(connection, &numbers)?, metadata))
}

fn items(connection: &Connection, numbers: &[(i64, i64)]) -> Result<Vec<InventoryItem>> {
    let loaded = record::load_of_variants(connection, numbers)?;
    let items = numbers.iter().filter_map(|place| {
        let (product, variant) = loaded.variant(*place)?;
        Some(item::shown(product, variant, &loaded.shared))
    });
    Ok(items.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::db::Database;

    #[test]
    fn inventory_queries_use_indexes() {
        let database = Database::open(None).unwrap();
        let sorted = |field: &str| json!({ "filter": { "trackQuantity": true }, "sort": [{ "fieldName": field }] });
        for (query, expected) in [
            (sorted("product.name"), "SCAN p USING INDEX products_by_name"),
            (sorted("quantity"), "SCAN v USING INDEX variants_by_quantity"),
            (
                json!({ "filter": { "id": { "$in": ["00000000-0001-8000-8000-000000000001"] } } }),
                "SEARCH v USING INDEX variants_by_item (<expr>=?)",
            ),
            (
                json!({ "filter": { "productId": "00000000-0000-4000-8000-000000000001" } }),
                "SEARCH p USING INDEX sqlite_autoindex_products_1 (id=?)",
            ),
        ] {
            let page = cursor_page("query", lists::SOURCE, Some(&query)).unwrap();
            let plan = database.read(|connection| page.plan(connection, lists::ROWS));
            let plan = plan.unwrap();
            let is_sorted = !plan.iter().any(|step| step == "USE TEMP B-TREE FOR ORDER BY");
            assert!(plan[0].starts_with(expected), "{query}: {plan:?}");
            assert!(is_sorted || plan[0].starts_with("SEARCH"), "{query}: {plan:?}");
        }
    }
}
