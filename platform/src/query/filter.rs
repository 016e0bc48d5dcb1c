//! Filters and sorting, compiled to SQL.
//!
//! Only fields on a list can be named, and values are always bound, so nothing a caller writes becomes SQL.

use crate::clock;
use crate::error::ApiError;
use rusqlite::types::Value as Sql;
use rust_decimal::Decimal;
use rust_decimal::prelude::ToPrimitive;
use serde_json::{Map, Value};

/// How deep conditions may be nested.
const DEEPEST: usize = 16;
/// How many conditions a filter may have.
const MOST_CONDITIONS: usize = 200;

/// How a field is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Compared without regard to case.
    Text,
    /// Kept in lower case, in any language.
    Folded,
    /// A number of dollars, kept in cents.
    Money,
    Number,
    Moment,
    Flag,
    /// Many texts; the column is the start of an `EXISTS` that ends at the compared column.
    Set,
}

/// A field that filters may name.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Field {
    /// Its names on the wire.
    pub(crate) names: &'static [&'static str],
    /// Its column, or for sets the subquery up to the comparison.
    pub(crate) column: &'static str,
    pub(crate) kind: Kind,
}

/// A field of these names, kept so.
pub(crate) const fn field(names: &'static [&'static str], column: &'static str, kind: Kind) -> Field {
    Field { names, column, kind }
}

/// SQL with the values bound to it.
#[derive(Debug, Default)]
pub(crate) struct Compiled {
    pub(crate) sql: String,
    pub(crate) values: Vec<Sql>,
}

/// Compiles filters over one list of fields.
#[derive(Debug)]
pub(crate) struct Compiler<'a> {
    /// Where the filter stands in the payload, for violations.
    root: &'static str,
    fields: &'a [Field],
    compiled: Compiled,
    conditions: usize,
}

impl<'a> Compiler<'a> {
    pub(crate) fn new(root: &'static str, fields: &'a [Field]) -> Self {
        Self {
            root,
            fields,
            compiled: Compiled::default(),
            conditions: 0,
        }
    }

    /// Compiles a filter; none, null and `{}` let everything through.
    pub(crate) fn filter(mut self, filter: Option<&Value>) -> Result<Compiled, ApiError> {
        match filter {
            None | Some(Value::Null) => self.push("1"),
            // Some clients write the filter as JSON text.
            Some(Value::String(text)) => {
                let parsed: Value = serde_json::from_str(text)
                    .map_err(|_| ApiError::field(self.root, "FORMAT", "is not a JSON object"))?;
                self.condition(&parsed, 0)?;
            }
            Some(filter) => self.condition(filter, 0)?,
        }
        Ok(self.compiled)
    }

    fn push(&mut self, sql: &str) {
        self.compiled.sql.push_str(sql);
    }

    fn bind(&mut self, value: Sql) {
        self.compiled.values.push(value);
        self.push("?");
    }

    /// An object: all its entries must hold.
    fn condition(&mut self, filter: &Value, depth: usize) -> Result<(), ApiError> {
        let Value::Object(entries) = filter else {
            return Err(ApiError::field(self.root, "FORMAT", "is not a JSON object"));
        };
        if depth > DEEPEST {
            return Err(ApiError::field(self.root, "MAX", "is nested too deep"));
        }
        self.push("(1");
        for (name, value) in entries {
            self.push(" AND ");
            match name.as_str() {
                "$and" => self.list(name, value, " AND ", depth)?,
                "$or" => self.list(name, value, " OR ", depth)?,
                "$not" => {
                    // A missing value meets no condition, so it meets every negated one.
                    self.push("NOT ifnull(");
                    match value {
                        Value::Array(_) => self.list(name, value, " AND ", depth)?,
                        one => self.condition(one, depth + 1)?,
                    }
                    self.push(", 0)");
                }
                field => self.field(field, value)?,
            }
        }
        self.push(")");
        Ok(())
    }

    fn list(&mut self, name: &str, value: &Value, between: &str, depth: usize) -> Result<(), ApiError> {
        let Value::Array(parts) = value else {
            return Err(ApiError::field(
                format!("{}.{name}", self.root),
                "FORMAT",
                "is not a list of conditions",
            ));
        };
        if parts.is_empty() {
            self.push("1");
            return Ok(());
        }
        self.push("(");
        for (index, part) in parts.iter().enumerate() {
            if index > 0 {
                self.push(between);
            }
            self.condition(part, depth + 1)?;
        }
        self.push(")");
        Ok(())
    }

    fn field(&mut self, name: &str, value: &Value) -> Result<(), ApiError> {
        self.conditions += 1;
        if self.conditions > MOST_CONDITIONS {
            return Err(ApiError::field(self.root, "MAX_SIZE", "has too many conditions"));
        }
        let known = self.fields.iter().find(|field| field.names.contains(&name)).copied();
        let Some(field) = known else {
            return Err(ApiError::field(
                format!("{}.{name}", self.root),
                "FIELD_NOT_ALLOWED",
                "cannot be filtered by",
            ));
        };
        match value {
            Value::Object(operators) if operators.keys().any(|key| key.starts_with('$')) => {
                self.operators(name, field, operators)
            }
            equal => self.operator(name, field, "$eq", equal),
        }
    }

    fn operators(&mut self, name: &str, field: Field, operators: &Map<String, Value>) -> Result<(), ApiError> {
        self.push("(1");
        for (operator, value) in operators {
            self.push(" AND ");
            if operator == "$not" {
                self.push("NOT ifnull(");
                match value {
                    Value::Object(inner) => self.operators(name, field, inner)?,
                    equal => self.operator(name, field, "$eq", equal)?,
                }
                self.push(", 0)");
            } else {
                self.operator(name, field, operator, value)?;
            }
        }
        self.push(")");
        Ok(())
    }

    fn operator(&mut self, name: &str, field: Field, operator: &str, value: &Value) -> Result<(), ApiError> {
        let root = self.root;
        let list = |value: &Value| match value {
            Value::Array(values) => Ok(values.clone()),
            _ => Err(bad_value(root, name, "needs a list of values")),
        };
        match operator {
            "$eq" if value.is_null() => self.exists(field, false),
            "$ne" if value.is_null() => self.exists(field, true),
            "$eq" if value.is_array() => self.all(name, field, &list(value)?)?,
            "$eq" => self.any(name, field, std::slice::from_ref(value))?,
            "$ne" => {
                self.push("NOT ifnull(");
                self.any(name, field, std::slice::from_ref(value))?;
                self.push(", 0)");
            }
            "$in" | "$hasSome" => self.any(name, field, &list(value)?)?,
            "$nin" => {
                self.push("NOT ifnull(");
                self.any(name, field, &list(value)?)?;
                self.push(", 0)");
            }
            "$hasAll" => self.all(name, field, &list(value)?)?,
            "$exists" => self.exists(field, value.as_bool().unwrap_or(true)),
            "$gt" => self.compare(name, field, " > ", value)?,
            "$gte" => self.compare(name, field, " >= ", value)?,
            "$lt" => self.compare(name, field, " < ", value)?,
            "$lte" => self.compare(name, field, " <= ", value)?,
            "$contains" => self.like(name, field, "%", value, "%")?,
            "$startsWith" => self.like(name, field, "", value, "%")?,
            "$endsWith" => self.like(name, field, "%", value, "")?,
            _ => {
                return Err(ApiError::field(
                    format!("{}.{name}", self.root),
                    "INVALID_ENUM_VALUE",
                    format!("has an unknown operator {operator}"),
                ));
            }
        }
        Ok(())
    }

    /// The field's value is one of some.
    fn any(&mut self, name: &str, field: Field, values: &[Value]) -> Result<(), ApiError> {
        self.column(field);
        self.push(" IN (");
        for (index, value) in values.iter().enumerate() {
            if index > 0 {
                self.push(", ");
            }
            let value = self.convert(name, field.kind, value)?;
            self.bind(value);
        }
        self.push(")");
        self.close(field);
        Ok(())
    }

    fn all(&mut self, name: &str, field: Field, values: &[Value]) -> Result<(), ApiError> {
        self.push("(1");
        for value in values {
            self.push(" AND ");
            self.any(name, field, std::slice::from_ref(value))?;
        }
        self.push(")");
        Ok(())
    }

    fn exists(&mut self, field: Field, exists: bool) {
        if !exists {
            self.push("NOT ");
        }
        self.push("(");
        self.column(field);
        self.push(" IS NOT NULL");
        self.close(field);
        self.push(")");
    }

    fn compare(&mut self, name: &str, field: Field, operator: &str, value: &Value) -> Result<(), ApiError> {
        if matches!(field.kind, Kind::Set | Kind::Flag) {
            return Err(bad_value(self.root, name, "has no order"));
        }
        let value = self.convert(name, field.kind, value)?;
        self.column(field);
        self.push(operator);
        self.bind(value);
        Ok(())
    }

    fn like(&mut self, name: &str, field: Field, before: &str, value: &Value, after: &str) -> Result<(), ApiError> {
        if !matches!(field.kind, Kind::Text | Kind::Folded | Kind::Set) {
            return Err(bad_value(self.root, name, "is not text"));
        }
        let Sql::Text(text) = self.convert(name, field.kind, value)? else {
            return Err(bad_value(self.root, name, "needs a text"));
        };
        let escaped = text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
        self.column(field);
        self.push(" LIKE ");
        self.bind(Sql::Text([before, &escaped, after].concat()));
        self.push(" ESCAPE '\\'");
        self.close(field);
        Ok(())
    }

    fn convert(&self, name: &str, kind: Kind, value: &Value) -> Result<Sql, ApiError> {
        convert(kind, value).ok_or_else(|| bad_value(self.root, name, "has a value of the wrong type"))
    }

    fn column(&mut self, field: Field) {
        self.push(field.column);
        if field.kind == Kind::Text {
            self.push(" COLLATE NOCASE");
        }
    }

    /// Closes the subquery of a set.
    fn close(&mut self, field: Field) {
        if field.kind == Kind::Set {
            self.push(")");
        }
    }
}

fn bad_value(root: &str, name: &str, description: &str) -> ApiError {
    ApiError::field(format!("{root}.{name}"), "FORMAT", description)
}

/// The value as the field is kept; `None` when it is of the wrong type.
fn convert(kind: Kind, value: &Value) -> Option<Sql> {
    let number = || match value {
        Value::Number(number) => number.as_f64(),
        Value::String(text) => text.parse().ok(),
        _ => None,
    };
    match kind {
        Kind::Text | Kind::Set => value.as_str().map(|text| Sql::Text(text.to_owned())),
        Kind::Folded => value.as_str().map(|text| Sql::Text(text.to_lowercase())),
        Kind::Number => number().map(Sql::Real),
        Kind::Money => number()
            .and_then(|dollars| Decimal::try_from(dollars).ok())
            .and_then(|dollars| (dollars * Decimal::ONE_HUNDRED).to_f64())
            .map(Sql::Real),
        Kind::Flag => match value {
            Value::Bool(flag) => Some(Sql::Integer(i64::from(*flag))),
            Value::String(text) => text.parse::<bool>().ok().map(|flag| Sql::Integer(i64::from(flag))),
            _ => None,
        },
        Kind::Moment => match value {
            // As the JavaScript builder writes a `Date`.
            Value::Object(date) => date.get("$date").and_then(Value::as_str),
            other => other.as_str(),
        }
        .and_then(clock::parse_rfc3339)
        .map(Sql::Integer),
    }
}
