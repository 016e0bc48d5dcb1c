//! Searching orders, page after page by cursor.

use super::repo;
use super::repo::fields::FIELDS;
use crate::call::Call;
use crate::error::ApiError;
use crate::query::{Compiled, Compiler, opaque, order_by};
use crate::state::Shop;
use cartwright::query::{CursorPagingMetadata, Cursors};
use rusqlite::types::Value as Sql;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The page when none is asked for, and the largest (contract: `CursorPaging.limit`).
const DEFAULT_PAGE_SIZE: i64 = 50;
const MAX_PAGE_SIZE: i64 = 100;

/// A search's cursor. New orders do not move its pages: it begins at the newest order of its first page.
#[derive(Debug, Serialize, Deserialize)]
struct Cursor {
    filter: Option<Value>,
    sort: Option<Value>,
    limit: i64,
    newest: i64,
    offset: i64,
}

impl Cursor {
    fn text(&self) -> Result<String, ApiError> {
        Ok(opaque::write(self)?)
    }

    fn read(text: &str) -> Result<Self, ApiError> {
        opaque::read(text)
            .filter(|cursor: &Self| cursor.offset >= 0 && (1..=MAX_PAGE_SIZE).contains(&cursor.limit))
            .ok_or_else(|| ApiError::field("search.cursorPaging.cursor", "FORMAT", "is not a cursor of an answer"))
    }
}

fn asked(call: &Call, newest: i64) -> Result<Cursor, ApiError> {
    let search = call.value("search").filter(|search| !search.is_null());
    let paging = search.and_then(|search| search.get("cursorPaging"));
    let limit = match paging.and_then(|paging| paging.get("limit")) {
        None | Some(Value::Null) => None,
        Some(limit) => Some(
            limit
                .as_i64()
                .filter(|limit| (1..=MAX_PAGE_SIZE).contains(limit))
                .ok_or_else(|| {
                    let text = format!("must be a whole number from 1 to {MAX_PAGE_SIZE}");
                    ApiError::field("search.cursorPaging.limit", "MAX", text)
                })?,
        ),
    };
    let cursor = paging.and_then(|paging| paging.get("cursor")).and_then(Value::as_str);
    if let Some(cursor) = cursor.filter(|cursor| !cursor.is_empty()) {
        let mut cursor = Cursor::read(cursor)?;
        cursor.limit = limit.unwrap_or(cursor.limit);
        return Ok(cursor);
    }
    let part = |name: &str| search.and_then(|search| search.get(name)).cloned();
    let sort = part("sort");
    Ok(Cursor {
        filter: part("filter"),
        sort,
        limit: limit.unwrap_or(DEFAULT_PAGE_SIZE),
        newest,
        offset: 0,
    })
}

/// `POST /v1/orders/search`
pub(crate) fn search(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    shop.db.read(|connection| {
        let newest = repo::newest(connection)?;
        let cursor = asked(call, newest)?;
        let Compiled { mut sql, mut values } = Compiler::new("search.filter", FIELDS).filter(cursor.filter.as_ref())?;
        if !call.caller.is_owner() {
            sql = format!("({sql}) AND owner = ?");
            values.push(Sql::Text(call.caller.subject.key()));
        }
        let order = order_by("search.sort", FIELDS, cursor.sort.as_ref(), "number DESC")?;
        values.extend([cursor.newest, cursor.limit + 1, cursor.offset].map(Sql::Integer));
        let mut found = repo::page(connection, &sql, &values, &order)?;
        let size = usize::try_from(cursor.limit).unwrap_or_default();
        let has_next = found.len() > size;
        found.truncate(size);
        let at = |offset: i64| {
            Cursor {
                filter: cursor.filter.clone(),
                sort: cursor.sort.clone(),
                offset,
                ..cursor
            }
            .text()
        };
        let next = has_next.then(|| at(cursor.offset + cursor.limit)).transpose()?;
        let before = (cursor.offset - cursor.limit).max(0);
        let previous = (cursor.offset > 0).then(|| at(before)).transpose()?;
        let metadata = CursorPagingMetadata {
            count: i64::try_from(found.len()).ok(),
            has_next: Some(has_next),
            cursors: Some(Cursors {
                next,
                prev: previous,
                ..Cursors::default()
            }),
            ..CursorPagingMetadata::default()
        };
        Ok(json!({ "orders": found, "metadata": metadata }))
    })
}
