//! Reads of older orders: all for the owner, their own for members and visitors.

use super::{repo::FIELDS, view};
use crate::commerce::orders;
use base::query;
use base::{Call, Result, Shop, clock::rfc3339};
use rusqlite::Connection;
use serde_json::{Value, json};

/// `POST /stores/v2/orders/query`: newest first by default.
pub(super) fn query(shop: &Shop, call: &Call) -> Result<Value> {
    let mut requested = call.value("query").cloned().unwrap_or_else(|| json!({}));
    if let Value::Object(query) = &mut requested {
        query.entry("paging").or_insert(json!({ "limit": 100 }));
        query.entry("filter").and_modify(write_dates);
    }
    let mut requested = query::offset_page(FIELDS, "number DESC", Some(&requested))?;
    if !call.caller.is_owner() {
        requested = requested.within("owner", call.caller.subject.key());
    }
    let page = requested.page;
    shop.db.read(|connection| {
        let (records, total) = orders::page_by_offset(connection, requested)?;
        let shown = records.into_iter().map(|record| view::order(connection, &call.caller, record));
        let shown: Vec<Value> = shown.collect::<Result<_>>()?;
        Ok(json!({ "metadata": query::metadata(page, shown.len(), total), "orders": shown }))
    })
}

/// Converts the dates of a filter from milliseconds to RFC 3339.
fn write_dates(filter: &mut Value) {
    const DATES: [&str; 2] = ["dateCreated", "lastUpdated"];
    fn write(value: &mut Value) {
        match value {
            Value::Number(millis) => *value = millis.as_i64().map_or(Value::Null, |millis| json!(rfc3339(millis))),
            Value::Array(values) => values.iter_mut().for_each(write),
            Value::Object(operators) => operators.values_mut().for_each(write),
            _ => {}
        }
    }
    match filter {
        Value::Array(conditions) => conditions.iter_mut().for_each(write_dates),
        Value::Object(conditions) => {
            for (name, value) in conditions {
                if DATES.contains(&name.as_str()) { write(value) } else { write_dates(value) }
            }
        }
        _ => {}
    }
}

/// `GET /stores/v2/orders/{id}`
pub(super) fn get(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("id")?;
    shop.db.read(|connection| shown(connection, call, id))
}

/// The caller's order by id, in the older form.
pub(super) fn shown(connection: &Connection, call: &Call, id: &str) -> Result<Value> {
    let record = orders::of_caller(connection, &call.caller, id)?;
    Ok(json!({ "order": view::order(connection, &call.caller, record)? }))
}
