//! Inventory items of catalog v3, by what they are asked for.

use super::item;
use super::repo::lists;
use crate::call::Call;
use crate::catalog::record;
use crate::error::ApiError;
use crate::query::{Compiler, CursorPage, cursor_page, with_words};
use crate::state::Shop;
use cartwright::resources::inventory_items_v3::InventoryItem;
use rusqlite::Connection;
use serde_json::{Value, json};

/// The fields that the words of a search are looked for in.
const WORDS: [(&str, &str); 2] = [("product.name", "$contains"), ("product.variantSku", "$startsWith")];

/// `GET /v3/inventory-items/query`
pub(crate) fn query(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let page = cursor_page("query", lists::SOURCE, call.value("query"))?;
    shop.db.read(|connection| {
        let (items, metadata) = found(connection, page)?;
        Ok(json!({ "inventoryItems": items, "pagingMetadata": metadata }))
    })
}

/// `GET /v3/inventory-items/search`: by words of the product's name and the variant's stock keeping unit, too.
pub(crate) fn search(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked = with_words(call.value("search"), &WORDS);
    let page = cursor_page("search", lists::SOURCE, asked.as_ref())?;
    shop.db.read(|connection| {
        let counted = lists::COUNTS.over(connection, &page.filter, call.value("search"))?;
        let (items, metadata) = found(connection, page)?;
        Ok(json!({ "inventoryItems": items, "pagingMetadata": metadata, "aggregationData": counted }))
    })
}

/// The ids of the items of a call's filter and search.
pub(crate) fn ids(shop: &Shop, call: &Call) -> Result<Vec<String>, ApiError> {
    let asked = json!({ "filter": call.value("filter"), "search": call.value("search") });
    let asked = with_words(Some(&asked), &WORDS).unwrap_or_default();
    let filter = Compiler::new("filter", lists::FIELDS).filter(asked.get("filter"))?;
    shop.db.read(|connection| lists::ids(connection, &filter))
}

fn found(connection: &Connection, page: CursorPage) -> Result<(Vec<InventoryItem>, Value), ApiError> {
    let (numbers, metadata) = page.read(connection, "v.product, v.number", lists::ROWS, |row| {
        Ok((row.get(0)?, row.get(1)?))
    })?;
    Ok((items(connection, &numbers)?, metadata))
}

fn items(connection: &Connection, numbers: &[(i64, i64)]) -> Result<Vec<InventoryItem>, ApiError> {
    let loaded = record::load_of_variants(connection, numbers)?;
    let items = numbers.iter().filter_map(|place| {
        let (product, variant) = loaded.variant(*place)?;
        Some(item::shown(product, variant, &loaded.shared))
    });
    Ok(items.collect())
}
