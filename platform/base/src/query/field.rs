//! Fields of queries and their stored forms.

use crate::{clock, text};
use rusqlite::types::Value as Sql;
use rust_decimal::{Decimal, prelude::ToPrimitive};
use serde_json::Value;
use std::borrow::Cow;

/// The stored form of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Compared case-insensitively, in any language.
    Text,
    /// Compared by the column's own collation, so that its index is used: ids, and case-insensitive columns.
    Declared,
    /// Text in a column that stores its folded form.
    Folded,
    /// A number of dollars, stored in cents.
    Money,
    Number,
    Moment,
    Flag,
    /// Many texts; the column is the start of an `EXISTS` subquery that ends at the compared column.
    Set,
}

/// A field that filters may name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    pub names: &'static [&'static str],
    /// Its column, or for sets the subquery up to the comparison.
    pub column: &'static str,
    pub kind: Kind,
    pub takes: Takes,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Takes {
    /// All operators of its kind.
    Any,
    /// `$matchItems` only, on the ids of items.
    ItemIds,
    /// `$matchItems` only, on these fields of items. The column is the start of an `EXISTS` subquery over the items.
    Items(&'static [Field]),
}

/// A field with its names, its column and its kind.
pub const fn field(names: &'static [&'static str], column: &'static str, kind: Kind) -> Field {
    Field { names, column, kind, takes: Takes::Any }
}

/// A list of items with fields of their own: `subquery` accepts one more condition at its end.
pub const fn items(names: &'static [&'static str], subquery: &'static str, items: &'static [Field]) -> Field {
    Field { takes: Takes::Items(items), ..field(names, subquery, Kind::Set) }
}

impl Field {
    /// The SQL expression to compare and sort by.
    pub(super) fn compared(self) -> Cow<'static, str> {
        match self.kind {
            Kind::Text => format!("folded({})", self.column).into(),
            _ => self.column.into(),
        }
    }
}

/// Converts a value to the field's stored form; `None` for the wrong type.
pub(super) fn convert(kind: Kind, value: &Value) -> Option<Sql> {
    let number = || match value {
        Value::Number(number) => number.as_f64(),
        Value::String(text) => text.parse().ok(),
        _ => None,
    };
    match kind {
        Kind::Declared | Kind::Set => value.as_str().map(|text| Sql::Text(text.to_owned())),
        Kind::Text | Kind::Folded => value.as_str().map(|text| Sql::Text(text::folded(text))),
        Kind::Number => number().map(Sql::Real),
        Kind::Money => number()
            .and_then(|dollars| Decimal::try_from(dollars).ok())
            .and_then(|dollars| dollars.checked_mul(Decimal::ONE_HUNDRED)?.to_f64())
            .map(Sql::Real),
        Kind::Flag => match value {
            Value::Bool(flag) => Some(Sql::Integer(i64::from(*flag))),
            Value::String(text) => text.parse::<bool>().ok().map(|flag| Sql::Integer(i64::from(flag))),
            _ => None,
        },
        Kind::Moment => match value {
            // A `Date`, as Wix's JavaScript query builder encodes it.
            Value::Object(date) => date.get("$date").and_then(Value::as_str),
            other => other.as_str(),
        }
        .and_then(clock::parse_rfc3339)
        .map(Sql::Integer),
    }
}
