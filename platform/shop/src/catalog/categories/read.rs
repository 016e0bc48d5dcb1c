//! Category reads.

use super::repo::{self, Category, FIELDS, NAMESPACE, SOURCE, tree};
use super::view::{answer, requested};
use crate::catalog::record::ALL_PRODUCTS;
use base::query::{Compiler, CursorPage, cursor_page, with_words};
use base::{ApiError, Call, Reading, Result, Shop, doubts::Doubt};
use serde_json::{Value, json};

/// Refuses a call whose tree is not the store's.
pub(super) fn require_tree(call: &Call) -> Result<()> {
    let tree = call.value("treeReference");
    match tree.and_then(|tree| tree.get("appNamespace")).and_then(Value::as_str) {
        Some(NAMESPACE) => Ok(()),
        Some(_) => Err(ApiError::not_found("NAMESPACE_NOT_FOUND_IN_DEV_CENTER", "There is no such tree")),
        // The contract's bounds of queries do not require the tree.
        None => Err(ApiError::field("treeReference", "REQUIRED_FIELD", "must not be empty")),
    }
}

/// `GET /v1/categories/{categoryId}`: also returns hidden categories.
pub(crate) fn get(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let id = call.text("categoryId")?;
    shop.read(|reading| answer(reading, call, &repo::find(reading, id)?))
}

/// `GET /v1/categories/slug/{slug}`
pub(crate) fn get_by_slug(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let slug = call.text("slug")?;
    shop.read(|reading| {
        let category = repo::find_by_slug(reading, slug)?.ok_or_else(|| repo::not_found(slug))?;
        answer(reading, call, &category)
    })
}

/// The rows visible to the caller: the owner can request hidden categories.
fn rows(shop: &Shop, call: &Call) -> String {
    let asks_hidden = call.flag("returnNonVisibleCategories");
    let with_hidden = call.caller.is_owner() && asks_hidden;
    if asks_hidden && !with_hidden {
        shop.doubts.note(&call.remarks, Doubt::HiddenCategories);
    }
    repo::rows(with_hidden)
}

/// Whether a filter has a condition on a field, at any depth.
fn has_field(filter: &Value, field: &str) -> bool {
    match filter {
        Value::Object(conditions) => {
            let mut conditions = conditions.iter();
            conditions.any(|(name, condition)| name == field || has_field(condition, field))
        }
        Value::Array(conditions) => conditions.iter().any(|condition| has_field(condition, field)),
        _ => false,
    }
}

/// Refuses a visitor's empty filter.
fn require_condition(shop: &Shop, call: &Call, requested: &str) -> Result<()> {
    let filter = call.value(requested).and_then(|query| query.get("filter"));
    if filter.is_some_and(|filter| has_field(filter, "visible")) {
        shop.doubts.note(&call.remarks, Doubt::FilterByVisibility);
    }
    let is_empty = filter.and_then(Value::as_object).is_some_and(serde_json::Map::is_empty);
    if !is_empty || call.caller.is_owner() {
        return Ok(());
    }
    Err(ApiError::bad_request("INVALID_FILTER", "Filter expression cannot contain an empty condition"))
}

fn page(reading: &Reading<'_>, call: &Call, page: CursorPage) -> Result<(Vec<Value>, Value)> {
    let (found, metadata) = page.read(reading, Category::COLUMNS, &rows(reading.shop, call), Category::row)?;
    let found = found.iter().map(|category| requested(reading, call, category));
    Ok((found.collect::<Result<_, _>>()?, metadata))
}

/// `POST /v1/categories/query`
pub(crate) fn query(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    require_condition(shop, call, "query")?;
    let requested = cursor_page("query", SOURCE, call.value("query"))?;
    shop.read(|reading| {
        let (categories, metadata) = page(reading, call, requested)?;
        Ok(json!({ "categories": categories, "pagingMetadata": metadata }))
    })
}

/// The searched fields, with their operators.
const SEARCHED: [(&str, &str); 2] = [("name", "$contains"), ("description", "$contains")];

/// `POST /v1/categories/search`: newest first.
pub(crate) fn search(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let mut requested = with_words(call.value("search"), &SEARCHED);
    let has_sort = |search: &Value| search.get("sort").and_then(Value::as_array).is_some_and(|sort| !sort.is_empty());
    let has_cursor = |search: &Value| search.pointer("/cursorPaging/cursor").is_some_and(|cursor| !cursor.is_null());
    if let Some(Value::Object(search)) =
        requested.as_mut().filter(|requested| !has_sort(requested) && !has_cursor(requested))
    {
        let newest_first = json!([{ "fieldName": "createdDate", "order": "DESC" }]);
        search.insert("sort".to_owned(), newest_first);
    }
    let found = cursor_page("search", SOURCE, requested.as_ref())?;
    shop.read(|reading| {
        let counted = repo::COUNTS.over(reading, &found.filter, call.value("search"))?;
        let (categories, metadata) = page(reading, call, found)?;
        Ok(json!({ "categories": categories, "pagingMetadata": metadata, "aggregationData": counted }))
    })
}

/// `POST /v1/categories/count`
pub(crate) fn count(shop: &Shop, call: &Call) -> Result<Value> {
    require_tree(call)?;
    let requested = json!({ "filter": call.value("filter"), "search": call.value("search") });
    let requested = with_words(Some(&requested), &SEARCHED).unwrap_or_default();
    let filter = requested.get("filter").filter(|filter| !filter.is_null());
    let compiled = Compiler::new("filter", FIELDS).filter(filter)?;
    let rows = rows(shop, call);
    shop.db.read(|connection| Ok(json!({ "count": compiled.count(connection, &rows)? })))
}

/// `GET /v1/categories/list-trees`
pub(crate) fn list_trees(_: &Shop, _: &Call) -> Result<Value> {
    Ok(json!({ "trees": [tree()] }))
}

/// `GET /v3/all-products-category`
pub(crate) fn all_products_category(_: &Shop, _: &Call) -> Result<Value> {
    Ok(json!({ "categoryId": ALL_PRODUCTS, "treeReference": tree() }))
}
