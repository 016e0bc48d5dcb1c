//! The parts of a catalog, and the calls that read them.

use super::steps::put;
use serde_json::{Value, json};

/// The number of entries of a page.
const LIMIT: u32 = 100;

/// A list of a catalog, which is read page by page.
#[derive(Debug, Clone, Copy)]
pub(super) struct Part {
    /// The name of the answer's list.
    pub(super) name: &'static str,
    pub(super) call: &'static str,
    paging: Paging,
}

#[derive(Debug, Clone, Copy)]
enum Paging {
    /// Cursors in `query.cursorPaging`, with these fields beside the query.
    Cursor(fn() -> Value),
    /// Offsets in `query.paging`.
    Offset,
    /// By the products' numeric id, since lists end at 10 000 products.
    NumericId,
}

const fn cursor(name: &'static str, call: &'static str, beside: fn() -> Value) -> Part {
    Part { name, call, paging: Paging::Cursor(beside) }
}

/// The lists of catalog V3, in the order of the copy.
pub(super) const V3: [Part; 9] = [
    cursor("infoSections", "info_sections_v3.query", || json!({})),
    cursor("brands", "brands_v3.query", || json!({})),
    cursor("ribbons", "ribbons_v3.query", || json!({})),
    cursor("customizations", "customizations_v3.query", || json!({})),
    cursor("categories", "categories.query", || {
        json!({
            "treeReference": tree(), "returnNonVisibleCategories": true,
            "fields": ["DESCRIPTION"],
        })
    }),
    cursor("products", "products_v3.query", || {
        json!({ "fields": [
            "CURRENCY", "DESCRIPTION", "INFO_SECTION", "MEDIA_ITEMS_INFO", "MERCHANT_DATA", "PRODUCT_CHOICES_MEDIA_REFERENCES",
            "VARIANT_OPTION_CHOICE_NAMES",
        ] })
    }),
    cursor("variants", "variants_v3.query", || json!({ "fields": ["MERCHANT_DATA"] })),
    cursor("inventoryItems", "inventory_items_v3.query", || json!({})),
    cursor("productGroups", "product_groups_v3.query", || json!({})),
];

/// The lists of catalog V1.
pub(super) const V1: [Part; 3] = [
    Part { name: "collections", call: "collections.query", paging: Paging::Offset },
    Part { name: "products", call: "products.query", paging: Paging::NumericId },
    Part { name: "inventoryItems", call: "inventory_v2.query", paging: Paging::Offset },
];

/// The tree of a store's categories.
pub(super) fn tree() -> Value {
    json!({ "appNamespace": "@wix/stores", "treeKey": null })
}

impl Part {
    /// The payload of the page after a position.
    pub(super) fn payload(&self, after: Option<&str>) -> Value {
        match self.paging {
            Paging::Cursor(beside) => {
                let mut payload = beside();
                put(&mut payload, "query", cursor_paging(after));
                payload
            }
            Paging::Offset => {
                let offset: u64 = after.and_then(|after| after.parse().ok()).unwrap_or_default();
                json!({ "query": { "paging": { "limit": LIMIT, "offset": offset } } })
            }
            Paging::NumericId => {
                let filter = after.map_or_else(|| json!({}), |after| json!({ "numericId": { "$gt": after } }));
                let sort = json!([{ "fieldName": "numericId", "order": "ASC" }]);
                json!({ "query": { "filter": filter, "sort": sort, "paging": { "limit": LIMIT } } })
            }
        }
    }

    /// The entries of an answer, and the position of the next page.
    pub(super) fn page(&self, mut answer: Value, after: Option<&str>) -> Option<(Vec<Value>, Option<String>)> {
        let items = match answer.get_mut(self.name).map(Value::take) {
            Some(Value::Array(items)) => items,
            None | Some(Value::Null) => Vec::new(),
            Some(_) => return None,
        };
        let is_full = items.len() >= LIMIT as usize;
        let next = match self.paging {
            Paging::Cursor(_) => next_cursor(&answer).filter(|_| !items.is_empty()),
            Paging::Offset => {
                let offset: usize = after.and_then(|after| after.parse().ok()).unwrap_or_default();
                is_full.then(|| (offset + items.len()).to_string())
            }
            Paging::NumericId => {
                let last = items.last().and_then(|item| item.get("numericId")).filter(|_| is_full);
                last.map(|id| id.as_str().map_or_else(|| id.to_string(), str::to_owned))
            }
        };
        Some((items, next))
    }
}

/// A query by cursor.
pub(super) fn cursor_paging(after: Option<&str>) -> Value {
    match after {
        None => json!({ "cursorPaging": { "limit": LIMIT } }),
        Some(cursor) => json!({ "cursorPaging": { "limit": LIMIT, "cursor": cursor } }),
    }
}

/// The cursor of the next page.
pub(super) fn next_cursor(answer: &Value) -> Option<String> {
    let paging = answer.get("pagingMetadata").or_else(|| answer.get("metadata"))?;
    let next = paging.pointer("/cursors/next").and_then(Value::as_str).filter(|next| !next.is_empty())?;
    (paging.get("hasNext").and_then(Value::as_bool) != Some(false)).then(|| next.to_owned())
}
