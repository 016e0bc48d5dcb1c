//! Coercion of payloads before validation: JSON as proto3's parser accepts it
//! (<https://protobuf.dev/programming-guides/json/>), and the texts of a query string, become the types of the bounds.

use super::Carrier;
use super::tables::{Table, Tables, ValueKind};
use serde_json::{Map, Number, Value};

/// Parameters of reads that a request may omit: the default is the first page in the default order.
const OPTIONAL: [&str; 2] = ["query", "search"];

/// Adds the omitted parameters of a read.
pub(super) fn complete(table: &Table, payload: &mut Map<String, Value>) {
    for name in OPTIONAL {
        let is_absent = payload.get(name).is_none_or(Value::is_null);
        if is_absent && matches!(table.fields.get(name), Some(ValueKind::Object(_))) {
            payload.insert(name.to_owned(), Value::Object(Map::new()));
        }
    }
}

/// The coercion of one payload.
pub(super) struct Reading<'a> {
    pub(super) tables: &'a Tables,
    pub(super) carrier: Carrier,
    /// Whether the payload is not plain JSON of the stated types.
    pub(super) is_loose: bool,
}

impl Reading<'_> {
    pub(super) fn object(&mut self, table: &Table, object: &mut Map<String, Value>) {
        self.rename(table, object);
        for (name, value) in object {
            if let Some(kind) = table.fields.get(name) {
                self.value(kind, value);
            }
        }
    }

    /// Renames `snake_case` fields, the schema's names, to JSON's `camelCase`.
    fn rename(&mut self, table: &Table, object: &mut Map<String, Value>) {
        let is_other = |name: &&String| name.contains('_') && !table.fields.contains_key(*name);
        let others: Vec<String> = object.keys().filter(is_other).cloned().collect();
        for name in others {
            let camel = camel_case(&name);
            if table.fields.contains_key(&camel)
                && !object.contains_key(&camel)
                && let Some(value) = object.remove(&name)
            {
                object.insert(camel, value);
                self.is_loose = true;
            }
        }
    }

    fn value(&mut self, kind: &ValueKind, value: &mut Value) {
        if let (ValueKind::List(..), Carrier::Query) = (kind, self.carrier)
            && !matches!(value, Value::Array(_) | Value::Null)
        {
            *value = Value::Array(vec![value.take()]);
        }
        match (kind, &mut *value) {
            (ValueKind::Object(id), Value::Object(object)) => {
                if let Some(table) = self.tables.table(*id) {
                    self.object(table, object);
                }
            }
            (ValueKind::List(_, item), Value::Array(items)) => {
                items.iter_mut().for_each(|value| self.value(item, value))
            }
            (ValueKind::Map(_, of), Value::Object(object)) => {
                object.values_mut().for_each(|value| self.value(of, value))
            }
            (ValueKind::Boolean, Value::String(text)) if self.carrier == Carrier::Query => {
                if let Ok(flag) = text.parse() {
                    *value = Value::Bool(flag);
                }
            }
            (ValueKind::Number { .. }, Value::String(text)) => {
                if let Some(number) = number(text) {
                    *value = Value::Number(whole(&number).unwrap_or(number));
                    self.is_loose |= self.carrier == Carrier::Body;
                }
            }
            (ValueKind::Number { .. }, Value::Number(number)) => {
                if let Some(whole) = whole(number) {
                    *number = whole;
                    self.is_loose = true;
                }
            }
            (ValueKind::Int64 { .. }, Value::String(text)) if text.parse::<i64>().is_err() => {
                if let Some(whole) = number(text).as_ref().and_then(whole) {
                    *text = whole.to_string();
                    self.is_loose = true;
                }
            }
            (ValueKind::Int64 { .. }, Value::Number(number)) => {
                if let Some(whole) = whole(number) {
                    *number = whole;
                    self.is_loose = true;
                }
            }
            _ => {}
        }
    }
}

/// Parses a JSON number; spaces around it are refused.
fn number(text: &str) -> Option<Number> {
    let is_bare = text.starts_with(|first: char| first == '-' || first.is_ascii_digit())
        && text.ends_with(|last: char| last.is_ascii_digit());
    is_bare.then(|| serde_json::from_str(text).ok()).flatten()
}

/// The integer of `1.0` or `1e2`; `None` for a number that is already written as an integer.
fn whole(number: &Number) -> Option<Number> {
    /// The limit below which a double represents every integer.
    const EXACT: f64 = 9_007_199_254_740_991.0;
    let value = number.as_f64().filter(|_| number.is_f64())?;
    let is_whole = value.fract() == 0.0 && value.abs() <= EXACT;
    #[expect(clippy::cast_possible_truncation, reason = "the value is a whole number within the exact range")]
    is_whole.then(|| Number::from(value as i64))
}

fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |mut camel, word| {
        let mut letters = word.chars();
        camel.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
        camel.push_str(letters.as_str());
        camel
    })
}
