//! Validation of a payload against its table: collects every violation.

use super::format::Format;
use super::tables::{Sizes, Table, Tables, ValueKind};
use crate::error::{FieldViolation, Result};
use crate::{clock::parse_rfc3339, text::is_blank, violations::Checks};
use cartwright::types::Amount;
use rust_decimal::Decimal;
use serde_json::{Map, Number, Value, json};
use std::fmt::{self, Display};

/// Refuses a payload with all its violations.
pub(super) fn validate(
    tables: &Tables,
    table: &Table,
    payload: &Map<String, Value>,
    places: &dyn Fn() -> u32,
) -> Result<()> {
    Checks::of(violations(tables, table, payload, places)).finish()
}

pub(super) fn violations(
    tables: &Tables,
    table: &Table,
    payload: &Map<String, Value>,
    places: &dyn Fn() -> u32,
) -> Vec<FieldViolation> {
    let mut validator = Validator { tables, places, checks: Checks::new() };
    validator.object(&Path::Root, table, payload);
    validator.checks.into_violations()
}

/// The path of a value, formatted only for a violation.
#[derive(Clone, Copy)]
enum Path<'a> {
    Root,
    Field(&'a Self, &'a str),
    Item(&'a Self, usize),
}

impl Display for Path<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Root => Ok(()),
            Self::Field(Self::Root, name) => formatter.write_str(name),
            Self::Field(parent, name) => write!(formatter, "{parent}.{name}"),
            Self::Item(parent, index) => write!(formatter, "{parent}[{index}]"),
        }
    }
}

/// Fields with an amount of money. All other decimals are rates, sizes and weights.
const AMOUNTS: [&str; 9] = [
    "addedPrice",
    "amount",
    "amountOff",
    "defaultAddedPrice",
    "depositAmount",
    "fullPrice",
    "giftCardRedeemAmount",
    "price",
    "salePrice",
];

struct Validator<'a> {
    tables: &'a Tables,
    /// The currency's number of decimal places.
    places: &'a dyn Fn() -> u32,
    checks: Checks,
}

impl Validator<'_> {
    fn object(&mut self, path: &Path<'_>, table: &Table, object: &Map<String, Value>) {
        let is_there = |name: &String| object.get(name).is_some_and(|value| !value.is_null());
        for name in &table.required {
            if !is_there(name) {
                self.refuse(&Path::Field(path, name), "REQUIRED_FIELD", "is missing");
            }
        }
        for group in &table.one_of {
            if let Some(second) = group.iter().filter(|name| is_there(name)).nth(1) {
                let problem = format!("excludes the others of {}", group.join(", "));
                self.refuse(&Path::Field(path, second), "ONE_OF_ALIGNMENT", problem);
            }
        }
        for group in &table.required_one_of {
            if !group.iter().any(is_there) {
                let problem = format!("needs one of {}", group.join(", "));
                match (path, group.first()) {
                    (Path::Root, Some(first)) => {
                        self.refuse(&Path::Field(path, first), "REQUIRED_ONE_OF_FIELD", problem);
                    }
                    _ => self.refuse(path, "REQUIRED_ONE_OF_FIELD", problem),
                }
            }
        }
        let mut unknown = table.max_unknown;
        for (name, value) in object {
            let field = Path::Field(path, name);
            match table.fields.get(name) {
                Some(kind) => self.value(&field, kind, value),
                None => {
                    let bytes = name.len() + json_bytes(value, unknown);
                    if bytes > unknown {
                        let max = table.max_unknown;
                        let problem = format!("is not known, and such fields have at most {max} bytes in all");
                        self.refuse_at(&field, "MAX_LENGTH", problem, json!(max));
                        return;
                    }
                    unknown -= bytes;
                }
            }
        }
    }

    fn value(&mut self, path: &Path<'_>, kind: &ValueKind, value: &Value) {
        match (kind, value) {
            (_, Value::Null) | (ValueKind::Boolean, Value::Bool(_)) => {}
            (ValueKind::Anything(max), _) => {
                if json_bytes(value, *max) > *max {
                    let problem = format!("must have at most {max} bytes");
                    self.refuse_at(path, "MAX_LENGTH", problem, json!(max));
                }
            }
            (ValueKind::Text { not_blank: true, .. }, Value::String(text)) if is_blank(text) => {
                self.refuse(path, "REQUIRED_FIELD", "is missing");
            }
            (ValueKind::Text { format, min, max, .. }, Value::String(text)) => {
                self.text(path, text, *format, *min, *max)
            }
            (ValueKind::Enum(id), Value::String(text)) => self.member(path, *id, text),
            (ValueKind::Number { min, max }, _) => match number(value) {
                Some(number) => self.number_within(path, number, min.as_ref(), max.as_ref()),
                None => self.refuse(path, "FORMAT", "is not a number"),
            },
            (ValueKind::Decimal { min, max, exclusive_min, scale }, _) => match decimal(value) {
                Some(number) => {
                    self.bound(path, "DECIMAL_GTE", *min, |min| number < min, "or more");
                    self.bound(path, "DECIMAL_LTE", *max, |max| number > max, "or less");
                    let above = *exclusive_min;
                    if let Some(min) = above.filter(|min| number <= *min) {
                        self.refuse_at(path, "DECIMAL_GT", format!("must be more than {min}"), json!(min));
                    }
                    let given = number.normalize().scale();
                    let is_amount = matches!(path, Path::Field(_, name) if AMOUNTS.contains(name));
                    let places = (is_amount && given > 0).then(|| (self.places)());
                    let scale = scale.unwrap_or(u32::MAX).min(places.unwrap_or(u32::MAX));
                    if let Some(max) = Some(scale).filter(|max| given > *max) {
                        let problem = format!("must have at most {max} digits after the point");
                        self.refuse_at(path, "DECIMAL_MAX_SCALE", problem, json!(max));
                    }
                }
                None => self.refuse(path, "FORMAT", "is not a decimal number"),
            },
            (ValueKind::Int64 { min, max }, _) => match int64(value) {
                Some(number) => {
                    self.bound(path, "MIN", *min, |min| number < min, "or more");
                    self.bound(path, "MAX", *max, |max| number > max, "or less");
                }
                None => self.refuse(path, "FORMAT", "is not a whole number"),
            },
            (ValueKind::Timestamp, Value::String(text)) if parse_rfc3339(text).is_some() => {}
            (ValueKind::Object(id), Value::Object(object)) => {
                if let Some(table) = self.tables.table(*id) {
                    self.object(path, table, object);
                }
            }
            (ValueKind::List(sizes, item), Value::Array(items)) => {
                self.size(path, *sizes, items.len());
                for (index, value) in items.iter().enumerate() {
                    let path = Path::Item(path, index);
                    if value.is_null() {
                        self.refuse(&path, "FORMAT", "must not be null");
                    }
                    self.value(&path, item, value);
                }
            }
            (ValueKind::Map(sizes, of), Value::Object(object)) => {
                self.size(path, *sizes, object.len());
                for (name, value) in object {
                    self.value(&Path::Field(path, name), of, value);
                }
            }
            _ => self.refuse(path, "FORMAT", kind.problem()),
        }
    }

    fn text(&mut self, path: &Path<'_>, text: &str, format: Option<Format>, min: usize, max: usize) {
        if let Some(format) = format.filter(|format| !format.allows(text)) {
            let mut violation = FieldViolation::new(path.to_string(), "FORMAT", format.to_string());
            violation.data = json!({ "type": format.into_str() });
            self.checks.add(violation);
            return;
        }
        let length = text.chars().count();
        if length < min {
            let problem = format!("must have at least {}", counted(min, "character", "characters"));
            self.refuse_at(path, "MIN_LENGTH", problem, json!(min));
        }
        if length > max {
            let problem = format!("must have at most {}", counted(max, "character", "characters"));
            self.refuse_at(path, "MAX_LENGTH", problem, json!(max));
        }
    }

    fn member(&mut self, path: &Path<'_>, id: usize, text: &str) {
        let members = self.tables.members(id);
        if !members.iter().any(|member| member == text) {
            let problem = format!("must be one of {}", members.join(", "));
            let mut violation = FieldViolation::new(path.to_string(), "INVALID_ENUM_VALUE", problem);
            violation.data = json!({ "value": text });
            self.checks.add(violation);
        }
    }

    fn number_within(&mut self, path: &Path<'_>, number: f64, min: Option<&Number>, max: Option<&Number>) {
        if number.is_nan() && (min.is_some() || max.is_some()) {
            self.refuse(path, "FORMAT", "is not a number");
        }
        let min = min.filter(|min| min.as_f64().is_some_and(|min| number < min));
        self.bound(path, "MIN", min, |_| true, "or more");
        let max = max.filter(|max| max.as_f64().is_some_and(|max| number > max));
        self.bound(path, "MAX", max, |_| true, "or less");
    }

    /// Refuses a number beyond a bound.
    fn bound<T: Copy + Display + serde::Serialize>(
        &mut self,
        path: &Path<'_>,
        rule: &'static str,
        bound: Option<T>,
        is_beyond: impl FnOnce(T) -> bool,
        direction: &str,
    ) {
        if let Some(bound) = bound
            && is_beyond(bound)
        {
            self.refuse_at(path, rule, format!("must be {bound} {direction}"), json!(bound));
        }
    }

    fn size(&mut self, path: &Path<'_>, sizes: Sizes, size: usize) {
        let (min, max) = (sizes.min, sizes.max);
        if size < min {
            let problem = format!("must have at least {}", counted(min, "entry", "entries"));
            self.refuse_at(path, "MIN_SIZE", problem, json!(min));
        }
        if size > max {
            let problem = format!("must have at most {}", counted(max, "entry", "entries"));
            self.refuse_at(path, "MAX_SIZE", problem, json!(max));
        }
    }

    fn refuse(&mut self, path: &Path<'_>, rule: &'static str, problem: impl Into<String>) {
        self.checks.refuse(path.to_string(), rule, problem);
    }

    fn refuse_at(&mut self, path: &Path<'_>, rule: &'static str, problem: String, threshold: Value) {
        let mut violation = FieldViolation::new(path.to_string(), rule, problem);
        violation.data = json!({ "threshold": threshold });
        self.checks.add(violation);
    }
}

impl ValueKind {
    /// The wording of a type mismatch.
    const fn problem(&self) -> &'static str {
        match self {
            Self::Text { .. } | Self::Enum(_) => "is not a text",
            Self::Boolean => "is neither true nor false",
            Self::Number { .. } | Self::Decimal { .. } | Self::Int64 { .. } => "is not a number",
            Self::Timestamp => "is no date and time",
            Self::Object(_) | Self::Map(..) => "is not an object",
            Self::List(..) => "is not a list",
            Self::Anything(_) => "is not allowed",
        }
    }
}

/// The length of a value as JSON, in bytes; stops counting beyond `max`.
fn json_bytes(value: &Value, max: usize) -> usize {
    let mut pending = vec![value];
    let mut bytes: usize = 0;
    while let Some(value) = pending.pop() {
        bytes = bytes.saturating_add(match value {
            Value::Null | Value::Bool(_) | Value::Number(_) => 5,
            Value::String(text) => text.len() + 2,
            Value::Array(items) => {
                pending.extend(items);
                items.len() + 2
            }
            Value::Object(fields) => {
                pending.extend(fields.values());
                fields.keys().map(|name| name.len() + 4).sum::<usize>() + 2
            }
        });
        if bytes > max {
            break;
        }
    }
    bytes
}

/// A number, or one of proto3's texts `NaN`, `Infinity` and `-Infinity`.
fn number(value: &Value) -> Option<f64> {
    match value {
        Value::Number(number) => number.as_f64(),
        Value::String(text) if matches!(text.as_str(), "NaN" | "Infinity" | "-Infinity") => text.parse().ok(),
        _ => None,
    }
}

/// A decimal number; clients send these as text.
fn decimal(value: &Value) -> Option<Decimal> {
    match value {
        Value::String(text) => text.parse::<Amount>().ok().map(|amount| amount.0),
        Value::Number(number) => {
            let text = number.to_string();
            text.parse().or_else(|_| Decimal::from_scientific(&text)).ok()
        }
        _ => None,
    }
}

/// A 64-bit integer; clients send these as text, since a JavaScript number is too narrow.
fn int64(value: &Value) -> Option<i64> {
    match value {
        Value::String(text) => text.parse().ok(),
        Value::Number(number) => number.as_i64(),
        _ => None,
    }
}

fn counted(count: usize, one: &str, several: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { several })
}
