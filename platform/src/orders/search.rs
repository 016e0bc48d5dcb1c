//! Searching orders, page after page by cursor.

use super::repo;
use crate::call::Call;
use crate::error::ApiError;
use crate::query::cursor_page;
use crate::state::Shop;
use serde_json::{Value, json};

/// `POST /v1/orders/search`: the newest first, unless a sort is given.
pub(crate) fn search(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let mut search = call.value("search").cloned().unwrap_or_default();
    if search.is_null() {
        search = json!({});
    }
    if let Value::Object(parts) = &mut search {
        let sort = parts.entry("sort").or_insert(Value::Null);
        if sort.as_array().is_none_or(Vec::is_empty) {
            *sort = json!([{ "fieldName": "number", "order": "DESC" }]);
        }
    }
    let mut page = cursor_page("search", repo::SOURCE, Some(&search))?;
    if !call.caller.is_owner() {
        page = page.within("owner", call.caller.subject.key());
    }
    let (orders, metadata) = shop.db.read(|connection| repo::page(connection, page))?;
    Ok(json!({ "orders": orders, "metadata": metadata }))
}
