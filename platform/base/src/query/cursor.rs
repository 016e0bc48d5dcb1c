//! Paging by cursor. A cursor contains its position, filter and sort, since a client sends nothing else with it. It is
//! validated like any payload: fields are looked up again.

use super::field::Field;
use super::filter::{Compiled, Compiler};
use super::paging::{Sort, sorts, whole_number};
use crate::db::Statements as _;
use crate::error::{ApiError, Result};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use rusqlite::{Connection, Row, params_from_iter, types::Value as Sql};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

/// The maximum of search words.
const MAX_WORDS: usize = 10;

/// A list that can be queried, with its default order.
#[derive(Debug, Clone, Copy)]
pub struct ListSource {
    /// The fields that filters and sorts may name.
    pub fields: &'static [Field],
    /// The columns of the default order, which identify a row.
    pub own_order: &'static [&'static str],
    /// For a sort by a column, the default order's columns under the names of that column's index.
    pub own_order_after: &'static [(&'static str, &'static [&'static str])],
    /// Sort columns that are NOT NULL; `beyond` needs no null case for them.
    pub never_null: &'static [&'static str],
    pub usual_limit: i64,
    pub largest_limit: i64,
}

#[derive(Debug)]
pub struct CursorPage {
    /// The filter, without the page's bounds.
    pub filter: Compiled,
    condition: String,
    values: Vec<Sql>,
    order: String,
    /// The columns of the sort keys.
    keys: String,
    key_count: usize,
    limit: i64,
    place: CursorPosition,
}

/// The position of a page, from its cursor.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
struct CursorPosition {
    #[serde(rename = "f", default, skip_serializing_if = "Value::is_null")]
    filter: Value,
    #[serde(rename = "s", default, skip_serializing_if = "Vec::is_empty")]
    sort: Vec<Sort>,
    /// The sort keys of the row next to the page.
    #[serde(rename = "k", default, skip_serializing_if = "Vec::is_empty")]
    keys: Vec<Value>,
    /// Whether the page precedes that row.
    #[serde(rename = "b", default, skip_serializing_if = "std::ops::Not::not")]
    is_before: bool,
}

#[derive(Debug)]
struct Key {
    column: String,
    descending: bool,
}

/// Parses a query `{filter, sort, cursorPaging: {limit, cursor}}`, whose path in the payload is `root`.
pub fn cursor_page(root: &'static str, source: ListSource, requested: Option<&Value>) -> Result<CursorPage> {
    let part = |name: &str| requested.and_then(|query| query.get(name)).filter(|part| !part.is_null());
    let paging = |name: &str| part("cursorPaging")?.get(name).filter(|part| !part.is_null());
    let limit = limit(root, source, paging("limit"))?;
    let place = match paging("cursor").and_then(Value::as_str).filter(|cursor| !cursor.is_empty()) {
        Some(cursor) => read(cursor).ok_or_else(|| bad_cursor(root))?,
        None => CursorPosition {
            filter: part("filter").cloned().unwrap_or_default(),
            sort: sorts(&format!("{root}.sort"), part("sort"))?,
            ..CursorPosition::default()
        },
    };
    let keys = keys(root, source, &place.sort)?;
    if !place.keys.is_empty() && place.keys.len() != keys.len() {
        return Err(bad_cursor(root));
    }
    let filter = Compiler::new(&format!("{root}.filter"), source.fields).filter(Some(&place.filter))?;
    let (mut condition, mut values) = (filter.sql.clone(), filter.values.clone());
    if !place.keys.is_empty() {
        let (beyond, more) = beyond(source, &keys, &place);
        condition = format!("{condition} AND {beyond}");
        values.extend(more);
    }
    let order = keys.iter().map(|key| {
        let descends = key.descending != place.is_before;
        [key.column.as_str(), if descends { " DESC" } else { "" }].concat()
    });
    let columns: Vec<&str> = keys.iter().map(|key| key.column.as_str()).collect();
    Ok(CursorPage {
        filter,
        condition,
        values,
        order: order.collect::<Vec<_>>().join(", "),
        keys: columns.join(", "),
        key_count: keys.len(),
        limit,
        place,
    })
}

impl CursorPage {
    /// Restricts the page to rows with a value in a column.
    pub fn within(mut self, column: &str, value: String) -> Self {
        self.condition = format!("{} AND {column} = ?", self.condition);
        self.values.push(Sql::Text(value));
        self
    }

    /// Reads the page and its paging metadata. `rows` is a `FROM` clause whose `WHERE` has a condition already.
    pub fn read<T>(
        self,
        connection: &Connection,
        columns: &str,
        rows: &str,
        item: impl Fn(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<(Vec<T>, Value)> {
        let mut statement = connection.prepare_cached(&self.statement(columns, rows))?;
        let first_key = statement.column_count() - self.key_count;
        let found = statement
            .query_map(params_from_iter(&self.values), |row| Ok((item(row)?, self.key_of(row, first_key)?)))?
            .collect::<rusqlite::Result<_>>()?;
        Ok(self.finish(found))
    }

    fn statement(&self, columns: &str, rows: &str) -> String {
        let Self { condition, order, keys, .. } = self;
        // Reads one row beyond the page, to know whether there is a next page.
        let max = self.limit + 1;
        format!("SELECT {columns}, {keys} FROM {rows} AND {condition} ORDER BY {order} LIMIT {max}")
    }

    /// SQLite's query plan: scanned tables, used indexes, sorts.
    pub fn plan(&self, connection: &Connection, rows: &str) -> Result<Vec<String>> {
        let sql = format!("EXPLAIN QUERY PLAN {}", self.statement("*", rows));
        connection.rows(&sql, params_from_iter(&self.values), |row| row.get("detail"))
    }

    /// Reads a row's sort keys from the columns from `first` on.
    fn key_of(&self, row: &Row<'_>, first: usize) -> rusqlite::Result<Vec<Value>> {
        (first..first + self.key_count)
            .map(|column| {
                Ok(match row.get::<_, Sql>(column)? {
                    Sql::Null | Sql::Blob(_) => Value::Null,
                    Sql::Integer(number) => json!(number),
                    Sql::Real(number) => json!(number),
                    Sql::Text(text) => json!(text),
                })
            })
            .collect()
    }

    /// Builds the page and its paging metadata from the rows.
    fn finish<T>(self, mut rows: Vec<(T, Vec<Value>)>) -> (Vec<T>, Value) {
        let limit = usize::try_from(self.limit).unwrap_or_default();
        let has_more = rows.len() > limit;
        rows.truncate(limit);
        if self.place.is_before {
            rows.reverse();
        }
        let is_inside = !self.place.keys.is_empty();
        let (has_next, has_previous) = if self.place.is_before { (true, has_more) } else { (has_more, is_inside) };
        let cursor = |row: Option<&(T, Vec<Value>)>, is_before: bool| {
            let place = CursorPosition { keys: row?.1.clone(), is_before, ..self.place.clone() };
            write(&place).ok()
        };
        let mut cursors = serde_json::Map::new();
        if let Some(next) = cursor(rows.last(), false).filter(|_| has_next) {
            cursors.insert("next".to_owned(), next.into());
        }
        if let Some(previous) = cursor(rows.first(), true).filter(|_| has_previous) {
            cursors.insert("prev".to_owned(), previous.into());
        }
        let metadata = json!({ "count": rows.len(), "cursors": cursors, "hasNext": has_next && !rows.is_empty() });
        (rows.into_iter().map(|(row, _)| row).collect(), metadata)
    }
}

/// Turns a search's words into conditions of its filter, so that a cursor contains them: one of the fields must match
/// each word by its operator.
pub fn with_words(search: Option<&Value>, fields: &[(&str, &str)]) -> Option<Value> {
    let mut search = search?.clone();
    let words = search.pointer("/search/expression").and_then(Value::as_str).unwrap_or_default();
    let each: Vec<Value> = words
        .split_whitespace()
        .take(MAX_WORDS)
        .map(|word| {
            let met = fields.iter().map(|(field, operator)| json!({ *field: { *operator: word } }));
            json!({ "$or": met.collect::<Vec<_>>() })
        })
        .collect();
    if each.is_empty() {
        return Some(search);
    }
    let own = search.get("filter").filter(|filter| !filter.is_null()).cloned();
    let all: Vec<Value> = each.into_iter().chain(own).collect();
    if let Value::Object(parts) = &mut search {
        parts.insert("filter".to_owned(), json!({ "$and": all }));
    }
    Some(search)
}

fn limit(root: &str, source: ListSource, given: Option<&Value>) -> Result<i64> {
    let field = format!("{root}.cursorPaging.limit");
    let limit = whole_number(&field, given, source.usual_limit)?;
    if limit > source.largest_limit {
        return Err(ApiError::field(&field, "MAX", format!("must be at most {}", source.largest_limit)));
    }
    if limit < 1 {
        return Err(ApiError::field(&field, "MIN", "must be at least 1"));
    }
    Ok(limit)
}

fn keys(root: &str, source: ListSource, sorts: &[Sort]) -> Result<Vec<Key>> {
    let mut keys = Vec::with_capacity(sorts.len() + source.own_order.len());
    for sort in sorts {
        let field = sort.field(&format!("{root}.sort"), source.fields)?;
        keys.push(Key { column: field.compared().into_owned(), descending: sort.descending });
    }
    // Ties follow the sort's direction, as in an index on its column.
    let descending = sorts.last().is_some_and(|sort| sort.descending);
    let other = keys.last().and_then(|key| {
        let mut others = source.own_order_after.iter();
        others.find(|(column, _)| key.column == *column)
    });
    let own_order = other.map_or(source.own_order, |(_, own_order)| own_order);
    keys.extend(own_order.iter().map(|column| Key { column: (*column).to_owned(), descending }));
    Ok(keys)
}

/// The condition of rows beyond a position: equal in the first keys, beyond it in the next.
fn beyond(source: ListSource, keys: &[Key], place: &CursorPosition) -> (String, Vec<Sql>) {
    let mut alternatives = Vec::with_capacity(keys.len());
    let mut values = Vec::new();
    for (index, (key, at)) in keys.iter().zip(&place.keys).enumerate() {
        let mut parts = Vec::with_capacity(index + 1);
        for (same, at) in keys.iter().zip(&place.keys).take(index) {
            parts.push(format!("{} IS ?", same.column));
            values.push(sql(at));
        }
        // SQLite sorts nulls first.
        let column = &key.column;
        match (key.descending != place.is_before, at.is_null()) {
            (false, true) => parts.push(format!("{column} IS NOT NULL")),
            (true, true) => parts.push("0".to_owned()),
            (false, false) => {
                parts.push(format!("{column} > ?"));
                values.push(sql(at));
            }
            (true, false) => {
                parts.push(format!("({column} < ? OR {column} IS NULL)"));
                values.push(sql(at));
            }
        }
        alternatives.push(format!("({})", parts.join(" AND ")));
    }
    let beyond = alternatives.join(" OR ");
    // A bound on the first key lets SQLite seek in an index, which the OR alone does not.
    let Some((first, at)) = keys.first().zip(place.keys.first()) else {
        return (format!("({beyond})"), values);
    };
    let ascends = first.descending == place.is_before;
    // In descending order nulls come last: a bound would exclude them.
    if at.is_null() || !(ascends || source.never_null.contains(&first.column.as_str())) {
        return (format!("({beyond})"), values);
    }
    values.insert(0, sql(at));
    let bound = if ascends { ">=" } else { "<=" };
    (format!("({} {bound} ? AND ({beyond}))", first.column), values)
}

fn sql(value: &Value) -> Sql {
    match value {
        Value::Number(number) => match number.as_i64() {
            Some(whole) => Sql::Integer(whole),
            None => Sql::Real(number.as_f64().unwrap_or_default()),
        },
        Value::String(text) => Sql::Text(text.clone()),
        _ => Sql::Null,
    }
}

fn bad_cursor(root: &str) -> ApiError {
    ApiError::field(format!("{root}.cursorPaging.cursor"), "FORMAT", "is no cursor of this query")
}

#[cfg(test)]
#[path = "cursor_tests.rs"]
mod tests;

/// The maximum length of a cursor (contract: at most 16000 characters).
const MAX_LENGTH: usize = 16_000;

/// Encodes a position as a cursor.
pub fn write<T: Serialize>(place: &T) -> serde_json::Result<String> {
    Ok(URL_SAFE_NO_PAD.encode(serde_json::to_vec(place)?))
}

/// Decodes a cursor; `None` if malformed.
pub fn read<T: DeserializeOwned>(cursor: &str) -> Option<T> {
    let bytes = URL_SAFE_NO_PAD.decode(cursor).ok().filter(|_| cursor.len() <= MAX_LENGTH)?;
    serde_json::from_slice(&bytes).ok()
}
