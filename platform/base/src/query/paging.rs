//! Sorting and paging of queries.

use super::field::{Field, Kind};
use super::filter::{Compiled, Compiler};
use crate::db::Statements;
use crate::error::{ApiError, Result};
use cartwright_contract::limits::list::PAGE as MAX_PAGE_SIZE;
use cartwright_contract::limits::list::SORTS as MAX_SORTS;
use rusqlite::{Connection, Row, params_from_iter, types::Value as Sql};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A field of a sort, as cursors encode it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Sort {
    #[serde(rename = "n")]
    pub name: String,
    #[serde(rename = "d", default, skip_serializing_if = "std::ops::Not::not")]
    pub descending: bool,
}

/// Parses a sort, whose path in the payload is `root`: a list, or (from some clients) a list as JSON text.
pub fn sorts(root: &str, given: Option<&Value>) -> Result<Vec<Sort>> {
    let given = match given {
        None | Some(Value::Null) => return Ok(Vec::new()),
        Some(Value::String(text)) => serde_json::from_str(text).unwrap_or_default(),
        Some(given) => given.clone(),
    };
    let entries = given.as_array().ok_or_else(|| ApiError::field(root, "FORMAT", "is not a list"))?;
    if entries.len() > MAX_SORTS {
        return Err(ApiError::field(root, "MAX_SIZE", format!("must be at most {MAX_SORTS}")));
    }
    let sorts = entries.iter().map(|entry| Sort {
        name: entry.get("fieldName").and_then(Value::as_str).unwrap_or_default().to_owned(),
        descending: entry.get("order").and_then(Value::as_str) == Some("DESC"),
    });
    Ok(sorts.collect())
}

impl Sort {
    /// Looks up the sort's field in a list's fields.
    pub(super) fn field(&self, root: &str, fields: &[Field]) -> Result<Field> {
        let named = |field: &&Field| field.names.contains(&self.name.as_str()) && field.kind != Kind::Set;
        fields.iter().find(named).copied().ok_or_else(|| self.refused(root))
    }

    /// The refusal of a field that is not sortable.
    pub fn refused(&self, root: &str) -> ApiError {
        ApiError::field(format!("{root}.{}", self.name), "FIELD_NOT_ALLOWED", "is not declared as sortable")
    }
}

/// Parses an integer, which a query string sends as text.
pub fn whole_number(field: &str, given: Option<&Value>, usual: i64) -> Result<i64> {
    match given {
        None | Some(Value::Null) => Ok(usual),
        Some(Value::String(text)) => text.parse().map_err(|_| ApiError::field(field, "FORMAT", "is not a number")),
        Some(value) => value.as_i64().ok_or_else(|| ApiError::field(field, "FORMAT", "is not a whole number")),
    }
}

/// Compiles a sort, whose path in the payload is `root`. The default order breaks ties, so that pages never overlap.
pub fn order_by(root: &str, fields: &[Field], sort: Option<&Value>, own_order: &str) -> Result<String> {
    let mut sql = String::new();
    for sort in sorts(root, sort)? {
        sql.push_str(&sort.field(root, fields)?.compared());
        sql.push_str(if sort.descending { " DESC, " } else { ", " });
    }
    sql.push_str(own_order);
    Ok(sql)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page {
    pub limit: i64,
    pub offset: i64,
}

const DEFAULT_PAGE_SIZE: i64 = 50;

/// Parses a paging object: `{limit, offset}`.
pub fn page(paging: Option<&Value>, field: &str) -> Result<Page> {
    let number =
        |name: &str, usual| whole_number(&format!("{field}.{name}"), paging.and_then(|paging| paging.get(name)), usual);
    let page = Page { limit: number("limit", DEFAULT_PAGE_SIZE)?, offset: number("offset", 0)? };
    if page.limit > MAX_PAGE_SIZE {
        return Err(ApiError::field(format!("{field}.limit"), "MAX", format!("must be at most {MAX_PAGE_SIZE}")));
    }
    if page.limit < 0 || page.offset < 0 {
        return Err(ApiError::field(field, "MIN", "must not be negative"));
    }
    Ok(page)
}

pub fn metadata(page: Page, count: usize, total: i64) -> Value {
    serde_json::json!({ "count": count, "offset": page.offset, "total": total })
}

/// Appends the values of `LIMIT ? OFFSET ?` to a filter's.
pub fn with_page(mut values: Vec<Sql>, page: Page) -> Vec<Sql> {
    values.extend([Sql::Integer(page.limit), Sql::Integer(page.offset)]);
    values
}

#[derive(Debug)]
pub struct OffsetPage {
    filter: Compiled,
    order: String,
    pub page: Page,
}

/// Parses a `query` of the payload: `{filter, sort, paging: {limit, offset}}`.
pub fn offset_page(fields: &[Field], own_order: &str, query: Option<&Value>) -> Result<OffsetPage> {
    let part = |name: &str| query.and_then(|query| query.get(name));
    Ok(OffsetPage {
        filter: Compiler::new("query.filter", fields).filter(part("filter"))?,
        order: order_by("query.sort", fields, part("sort"), own_order)?,
        page: page(part("paging"), "query.paging")?,
    })
}

impl OffsetPage {
    /// Restricts the page to rows with a value in a column.
    pub fn within(mut self, column: &str, value: String) -> Self {
        self.filter.sql = format!("{} AND {column} = ?", self.filter.sql);
        self.filter.values.push(Sql::Text(value));
        self
    }

    /// Reads the page and the total count. `rows` is a `FROM` clause whose `WHERE` has a condition already.
    pub fn read<T>(
        self,
        connection: &Connection,
        columns: &str,
        rows: &str,
        item: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<(Vec<T>, i64)> {
        let total = self.filter.count(connection, rows)?;
        let Self { filter, order, page } = self;
        let found = connection.rows(
            &format!("SELECT {columns} FROM {rows} AND {} ORDER BY {order} LIMIT ? OFFSET ?", filter.sql),
            params_from_iter(with_page(filter.values, page)),
            item,
        )?;
        Ok((found, total))
    }
}
