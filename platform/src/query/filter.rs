//! Filters and sorting, compiled to SQL.
//!
//! Only fields on a list can be named, and values are always bound, so nothing a caller writes becomes SQL.

use super::field::{Field, Kind, convert};
use crate::error::ApiError;
use rusqlite::types::Value as Sql;
use serde_json::{Map, Value};

/// How deep conditions may be nested.
const DEEPEST: usize = 16;
/// How many conditions a filter may have, empty ones counted too: SQL has bounds of its own, which are not to be met.
const MOST_CONDITIONS: usize = 200;
/// How many values a filter may list.
const MOST_VALUES: usize = 1000;
/// How many characters a text may have that is looked for inside another.
const LONGEST_TEXT: usize = 1000;

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
    values: usize,
}

impl<'a> Compiler<'a> {
    pub(crate) fn new(root: &'static str, fields: &'a [Field]) -> Self {
        Self {
            root,
            fields,
            compiled: Compiled::default(),
            conditions: 0,
            values: 0,
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

    /// Counts one more condition.
    fn count_condition(&mut self) -> Result<(), ApiError> {
        self.conditions += 1;
        if self.conditions > MOST_CONDITIONS {
            return Err(ApiError::field(self.root, "MAX_SIZE", "has too many conditions"));
        }
        Ok(())
    }

    /// An object: all its entries must hold.
    fn condition(&mut self, filter: &Value, depth: usize) -> Result<(), ApiError> {
        let Value::Object(entries) = filter else {
            return Err(ApiError::field(self.root, "FORMAT", "is not a JSON object"));
        };
        if depth > DEEPEST {
            return Err(ApiError::field(self.root, "MAX", "is nested too deep"));
        }
        self.count_condition()?;
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
        self.count_condition()?;
        self.values = self.values.saturating_add(values.len());
        if self.values > MOST_VALUES {
            return Err(ApiError::field(self.root, "MAX_SIZE", "has too many values"));
        }
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
        self.count_condition()?;
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
        self.count_condition()?;
        if !matches!(field.kind, Kind::Text | Kind::Folded | Kind::Set) {
            return Err(bad_value(self.root, name, "is not text"));
        }
        let Sql::Text(text) = self.convert(name, field.kind, value)? else {
            return Err(bad_value(self.root, name, "needs a text"));
        };
        if text.chars().count() > LONGEST_TEXT {
            return Err(bad_value(self.root, name, "has a text that is too long"));
        }
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
