//! Parses filters into conditions on known fields. A condition can only name fields of its list, so the SQL reads
//! nothing else.

use super::field::{Field, Kind, Takes, convert};
use crate::error::{ApiError, Result};
use rusqlite::types::Value as Sql;
use serde_json::{Map, Value};

const MAX_DEPTH: usize = 16;
/// The maximum of conditions in a filter, empty ones included; below SQLite's own limits.
const MAX_CONDITIONS: usize = 200;
const MAX_VALUES: usize = 1000;
/// The maximum length of a substring to search for.
const MAX_TEXT_LENGTH: usize = 1000;

/// A condition. A missing value fails every test, so it passes every negated one.
#[derive(Debug, Clone, PartialEq)]
pub enum Condition {
    All(Vec<Condition>),
    Any(Vec<Condition>),
    Not(Box<Condition>),
    Field(Field, Test),
}

/// A test of a field. Values are in the field's stored form.
#[derive(Debug, Clone, PartialEq)]
pub enum Test {
    OneOf(Vec<Sql>),
    Exists,
    Compare(Comparison, Sql),
    Text(TextPosition, String),
    /// One of the field's items meets a nested condition.
    Item(Box<Condition>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comparison {
    Greater,
    GreaterOrEqual,
    Less,
    LessOrEqual,
}

/// Where a text must occur in the value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextPosition {
    Start,
    Anywhere,
    End,
}

/// Parses a filter, whose path in the payload is `root`; absent, null and `{}` match everything.
pub fn read(root: &str, fields: &[Field], filter: Option<&Value>) -> Result<Condition> {
    let mut reader = Reader { root, fields, conditions: 0, values: 0 };
    match filter {
        None | Some(Value::Null) => Ok(Condition::All(Vec::new())),
        // Some clients send the filter as JSON text.
        Some(Value::String(text)) => {
            let parsed: Value =
                serde_json::from_str(text).map_err(|_| ApiError::field(root, "FORMAT", "is not a JSON object"))?;
            reader.condition(&parsed, 0)
        }
        Some(filter) => reader.condition(filter, 0),
    }
}

struct Reader<'a> {
    root: &'a str,
    fields: &'a [Field],
    conditions: usize,
    values: usize,
}

impl Reader<'_> {
    fn count_condition(&mut self) -> Result<()> {
        self.conditions += 1;
        if self.conditions > MAX_CONDITIONS {
            return Err(ApiError::field(self.root, "MAX_SIZE", "has too many conditions"));
        }
        Ok(())
    }

    /// An object: a conjunction of its entries.
    fn condition(&mut self, filter: &Value, depth: usize) -> Result<Condition> {
        let Value::Object(entries) = filter else {
            return Err(ApiError::field(self.root, "FORMAT", "is not a JSON object"));
        };
        if depth > MAX_DEPTH {
            return Err(ApiError::field(self.root, "MAX", "is nested too deep"));
        }
        self.count_condition()?;
        let mut all = Vec::with_capacity(entries.len());
        for (name, value) in entries {
            all.push(match name.as_str() {
                "$and" => Condition::All(self.list(name, value, depth)?),
                "$or" => match self.list(name, value, depth)? {
                    none if none.is_empty() => Condition::All(none),
                    some => Condition::Any(some),
                },
                "$not" => Condition::Not(Box::new(match value {
                    Value::Array(_) => Condition::All(self.list(name, value, depth)?),
                    one => self.condition(one, depth + 1)?,
                })),
                field => self.field(field, value)?,
            });
        }
        Ok(Condition::All(all))
    }

    fn list(&mut self, name: &str, value: &Value, depth: usize) -> Result<Vec<Condition>> {
        let Value::Array(parts) = value else {
            return Err(ApiError::field(format!("{}.{name}", self.root), "FORMAT", "is not a list of conditions"));
        };
        parts.iter().map(|part| self.condition(part, depth + 1)).collect()
    }

    fn field(&mut self, name: &str, value: &Value) -> Result<Condition> {
        let known = self.fields.iter().find(|field| field.names.contains(&name)).copied();
        let Some(field) = known else {
            return Err(ApiError::field(
                format!("{}.{name}", self.root),
                "FIELD_NOT_ALLOWED",
                "is not declared as filterable",
            ));
        };
        let is_matched = |operators: &Map<String, Value>| operators.keys().all(|key| key == "$matchItems");
        if field.takes != Takes::Any && !value.as_object().is_some_and(is_matched) {
            return Err(self.bad_value(name, "takes $matchItems only"));
        }
        match value {
            Value::Object(operators) if operators.keys().any(|key| key.starts_with('$')) => {
                self.operators(name, field, operators)
            }
            equal => self.operator(name, field, "$eq", equal),
        }
    }

    fn operators(&mut self, name: &str, field: Field, operators: &Map<String, Value>) -> Result<Condition> {
        let mut all = Vec::with_capacity(operators.len());
        for (operator, value) in operators {
            all.push(if operator == "$not" {
                Condition::Not(Box::new(match value {
                    Value::Object(inner) => self.operators(name, field, inner)?,
                    equal => self.operator(name, field, "$eq", equal)?,
                }))
            } else {
                self.operator(name, field, operator, value)?
            });
        }
        Ok(Condition::All(all))
    }

    fn operator(&mut self, name: &str, field: Field, operator: &str, value: &Value) -> Result<Condition> {
        Ok(match operator {
            "$eq" if value.is_null() => not(Condition::Field(field, Test::Exists)),
            "$ne" if value.is_null() => Condition::Field(field, Test::Exists),
            "$eq" if value.is_array() => self.each(name, field, self.values_of(name, value)?)?,
            "$eq" => self.one_of(name, field, std::slice::from_ref(value))?,
            "$ne" => not(self.one_of(name, field, std::slice::from_ref(value))?),
            "$in" | "$hasSome" => self.one_of(name, field, self.values_of(name, value)?)?,
            "$nin" => not(self.one_of(name, field, self.values_of(name, value)?)?),
            "$hasAll" => self.each(name, field, self.values_of(name, value)?)?,
            "$matchItems" => self.items(name, field, value)?,
            "$exists" if value.as_bool() == Some(false) => not(Condition::Field(field, Test::Exists)),
            "$exists" => Condition::Field(field, Test::Exists),
            "$gt" => self.compare(name, field, Comparison::Greater, value)?,
            "$gte" => self.compare(name, field, Comparison::GreaterOrEqual, value)?,
            "$lt" => self.compare(name, field, Comparison::Less, value)?,
            "$lte" => self.compare(name, field, Comparison::LessOrEqual, value)?,
            "$contains" => self.text(name, field, TextPosition::Anywhere, value)?,
            "$startsWith" => self.text(name, field, TextPosition::Start, value)?,
            "$endsWith" => self.text(name, field, TextPosition::End, value)?,
            _ => {
                return Err(ApiError::field(
                    format!("{}.{name}", self.root),
                    "INVALID_ENUM_VALUE",
                    format!("has an unknown operator {operator}"),
                ));
            }
        })
    }

    fn values_of<'a>(&self, name: &str, value: &'a Value) -> Result<&'a [Value]> {
        let listed = value.as_array().map(Vec::as_slice);
        listed.ok_or_else(|| self.bad_value(name, "needs a list of values"))
    }

    fn one_of(&mut self, name: &str, field: Field, values: &[Value]) -> Result<Condition> {
        self.count_condition()?;
        self.values = self.values.saturating_add(values.len());
        if self.values > MAX_VALUES {
            return Err(ApiError::field(self.root, "MAX_SIZE", "has too many values"));
        }
        let converted = values.iter().map(|value| self.convert(name, field.kind, value));
        Ok(Condition::Field(field, Test::OneOf(converted.collect::<Result<_, _>>()?)))
    }

    fn each(&mut self, name: &str, field: Field, values: &[Value]) -> Result<Condition> {
        let each = values.iter().map(|value| self.one_of(name, field, std::slice::from_ref(value)));
        Ok(Condition::All(each.collect::<Result<_, _>>()?))
    }

    /// A field of items with an id: each entry of the list must match one of them.
    fn items(&mut self, name: &str, field: Field, value: &Value) -> Result<Condition> {
        let mut all = Vec::new();
        for item in self.values_of(name, value)? {
            if let Takes::Items(fields) = field.takes {
                all.push(Condition::Field(field, Test::Item(Box::new(self.item(fields, item)?))));
                continue;
            }
            let id =
                item.get("id").filter(|_| matches!(field.kind, Kind::Set | Kind::Text | Kind::Declared | Kind::Folded));
            let id = id.ok_or_else(|| self.bad_value(name, "needs items with an id"))?;
            all.push(match id {
                Value::Object(operators) => self.operators(name, field, operators)?,
                equal => self.operator(name, field, "$eq", equal)?,
            });
        }
        Ok(Condition::All(all))
    }

    /// The condition on one item; counts towards the filter's maximum.
    fn item(&mut self, fields: &[Field], item: &Value) -> Result<Condition> {
        let mut reader = Reader { root: self.root, fields, conditions: self.conditions, values: self.values };
        let condition = reader.condition(item, 0)?;
        (self.conditions, self.values) = (reader.conditions, reader.values);
        Ok(condition)
    }

    fn compare(&mut self, name: &str, field: Field, how: Comparison, value: &Value) -> Result<Condition> {
        self.count_condition()?;
        if matches!(field.kind, Kind::Set | Kind::Flag) {
            return Err(self.bad_value(name, "has no order"));
        }
        let value = self.convert(name, field.kind, value)?;
        Ok(Condition::Field(field, Test::Compare(how, value)))
    }

    fn text(&mut self, name: &str, field: Field, place: TextPosition, value: &Value) -> Result<Condition> {
        self.count_condition()?;
        if !matches!(field.kind, Kind::Text | Kind::Declared | Kind::Folded | Kind::Set) {
            return Err(self.bad_value(name, "is not text"));
        }
        let Sql::Text(text) = self.convert(name, field.kind, value)? else {
            return Err(self.bad_value(name, "needs a text"));
        };
        if text.chars().count() > MAX_TEXT_LENGTH {
            return Err(self.bad_value(name, "has a text that is too long"));
        }
        Ok(Condition::Field(field, Test::Text(place, text)))
    }

    fn convert(&self, name: &str, kind: Kind, value: &Value) -> Result<Sql> {
        convert(kind, value).ok_or_else(|| self.bad_value(name, "has a value of the wrong type"))
    }

    fn bad_value(&self, name: &str, description: &str) -> ApiError {
        ApiError::field(format!("{}.{name}", self.root), "FORMAT", description)
    }
}

fn not(condition: Condition) -> Condition {
    Condition::Not(Box::new(condition))
}
