//! The orders that lists of products can have.

use super::fields::Listed;
use crate::error::ApiError;
use crate::search::index::{Index, Measure, Trait};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::cmp::Ordering;

/// The most fields that a sort names.
const MOST_SORTS: usize = 10;

/// What products are put in order by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Key {
    Name,
    Measure(Measure),
    /// Those that have it come first.
    Trait(Trait),
    Number,
}

/// A key and which way it goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Order {
    pub(crate) key: Key,
    pub(crate) descending: bool,
}

/// A product's value of a key, as cursors keep it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum KeyValue {
    Number(i64),
    Text(String),
}

/// Reads a sort, which stands at `root` in the payload. What it leaves equal is in the order of numbers.
pub(crate) fn read(root: &str, fields: &[Listed], sort: Option<&Value>) -> Result<Vec<Order>, ApiError> {
    let parsed;
    let entries = match sort {
        None | Some(Value::Null) => return Ok(Vec::new()),
        // Some clients write the sort as JSON text.
        Some(Value::String(text)) => {
            parsed = serde_json::from_str::<Value>(text).unwrap_or_default();
            parsed.as_array()
        }
        Some(sort) => sort.as_array(),
    };
    let entries = entries.ok_or_else(|| ApiError::field(root, "FORMAT", "is not a list"))?;
    if entries.len() > MOST_SORTS {
        let description = format!("must be at most {MOST_SORTS}");
        return Err(ApiError::field(root, "MAX_SIZE", description));
    }
    let read = |entry: &Value| {
        let name = entry.get("fieldName").and_then(Value::as_str).unwrap_or_default();
        let listed = fields.iter().find(|listed| listed.field.names.contains(&name));
        let key = listed
            .and_then(|listed| listed.key)
            .ok_or_else(|| ApiError::field(format!("{root}.{name}"), "FIELD_NOT_ALLOWED", "cannot be sorted by"))?;
        Ok(Order {
            key,
            descending: entry.get("order").and_then(Value::as_str) == Some("DESC"),
        })
    };
    entries.iter().map(read).collect()
}

/// How two products stand to each other.
pub(super) fn compare(index: &Index, orders: &[Order], one: u32, other: u32) -> Ordering {
    let compared = orders.iter().map(|order| {
        let ordering = match order.key {
            Key::Name => index.name(one).cmp(index.name(other)),
            Key::Measure(measure) => index.measure(measure, one).cmp(&index.measure(measure, other)),
            Key::Trait(what) => is(index, what, one).cmp(&is(index, what, other)),
            Key::Number => one.cmp(&other),
        };
        if order.descending { ordering.reverse() } else { ordering }
    });
    compared.fold(Ordering::Equal, Ordering::then).then(one.cmp(&other))
}

/// 0 for a product that has it, 1 for another.
fn is(index: &Index, what: Trait, product: u32) -> i64 {
    i64::from(!index.being(what).contains(product))
}

/// The values of a product that its place follows from.
pub(super) fn values_of(index: &Index, orders: &[Order], product: u32) -> Vec<KeyValue> {
    let value = |order: &Order| match order.key {
        Key::Name => KeyValue::Text(index.name(product).to_owned()),
        Key::Measure(measure) => KeyValue::Number(index.measure(measure, product)),
        Key::Trait(what) => KeyValue::Number(is(index, what, product)),
        Key::Number => KeyValue::Number(product.into()),
    };
    orders.iter().map(value).collect()
}

/// How a product stands to a place.
pub(super) fn compare_to(index: &Index, orders: &[Order], product: u32, values: &[KeyValue], number: u32) -> Ordering {
    let own = values_of(index, orders, product);
    let compared = orders.iter().zip(own.iter().zip(values)).map(|(order, (own, value))| {
        let ordering = own.cmp(value);
        if order.descending { ordering.reverse() } else { ordering }
    });
    compared
        .fold(Ordering::Equal, Ordering::then)
        .then(product.cmp(&number))
}
