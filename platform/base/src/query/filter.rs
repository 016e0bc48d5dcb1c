//! Compiles filters to SQL.
//!
//! Columns come from the list of fields and values are always bound, so no caller's text becomes SQL.

use super::condition::{self, Comparison, Condition, Test, TextPosition};
use super::field::{Field, Kind};
use crate::{db::Statements, error::Result, text};
use rusqlite::types::{Value as Sql, ValueRef};
use rusqlite::{Connection, functions::FunctionFlags, params_from_iter};
use serde_json::Value;

/// SQL with its bound values.
#[derive(Debug, Default)]
pub struct Compiled {
    pub sql: String,
    pub values: Vec<Sql>,
}

/// A compiler of filters on one list of fields.
#[derive(Debug)]
pub struct Compiler<'a> {
    /// The filter's path in the payload, for violations.
    root: &'a str,
    fields: &'a [Field],
}

impl<'a> Compiler<'a> {
    pub fn new(root: &'a str, fields: &'a [Field]) -> Self {
        Self { root, fields }
    }

    /// Compiles a filter; absent, null and `{}` match everything.
    pub fn filter(self, filter: Option<&Value>) -> Result<Compiled> {
        let mut compiled = Compiled::default();
        compiled.condition(&condition::read(self.root, self.fields, filter)?);
        Ok(compiled)
    }
}

impl Compiled {
    pub fn of(condition: &Condition) -> Self {
        let mut compiled = Self::default();
        compiled.condition(condition);
        compiled
    }

    /// The conjunction of two conditions.
    pub fn and(mut self, other: Self) -> Self {
        self.sql = format!("{} AND {}", self.sql, other.sql);
        self.values.extend(other.values);
        self
    }

    /// Counts the matching rows. `rows` is a `FROM` clause whose `WHERE` has a condition already.
    pub fn count(&self, connection: &Connection, rows: &str) -> Result<i64> {
        connection.value(&format!("SELECT count(*) FROM {rows} AND {}", self.sql), params_from_iter(&self.values))
    }

    /// The ids, in this column, of the matching rows.
    pub fn ids(&self, connection: &Connection, column: &str, rows: &str) -> Result<Vec<String>> {
        let sql = format!("SELECT {column} FROM {rows} AND {}", self.sql);
        connection.values(&sql, params_from_iter(&self.values))
    }

    fn push(&mut self, sql: &str) {
        self.sql.push_str(sql);
    }

    fn bind(&mut self, value: Sql) {
        self.values.push(value);
        self.push("?");
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::All(parts) => self.joined(parts, " AND ", "1"),
            Condition::Any(parts) => self.joined(parts, " OR ", "0"),
            Condition::Not(part) => {
                self.push("NOT ifnull(");
                self.condition(part);
                self.push(", 0)");
            }
            Condition::Field(field, test) => self.test(*field, test),
        }
    }

    fn joined(&mut self, parts: &[Condition], between: &str, none: &str) {
        if parts.is_empty() {
            return self.push(none);
        }
        self.push("(");
        for (index, part) in parts.iter().enumerate() {
            if index > 0 {
                self.push(between);
            }
            self.condition(part);
        }
        self.push(")");
    }

    fn test(&mut self, field: Field, test: &Test) {
        self.push("(");
        self.column(field);
        match test {
            Test::OneOf(values) => {
                self.push(" IN (");
                for (index, value) in values.iter().enumerate() {
                    if index > 0 {
                        self.push(", ");
                    }
                    self.bind(value.clone());
                }
                self.push(")");
            }
            Test::Exists => self.push(" IS NOT NULL"),
            Test::Item(condition) => self.condition(condition),
            Test::Compare(how, value) => {
                self.push(match how {
                    Comparison::Greater => " > ",
                    Comparison::GreaterOrEqual => " >= ",
                    Comparison::Less => " < ",
                    Comparison::LessOrEqual => " <= ",
                });
                self.bind(value.clone());
            }
            // A range uses an index, unlike a pattern.
            Test::Text(TextPosition::Start, text)
                if matches!(field.kind, Kind::Text | Kind::Declared | Kind::Folded) =>
            {
                self.push(" >= ");
                self.bind(Sql::Text(text.clone()));
                self.push(" AND ");
                self.column(field);
                self.push(" < ");
                self.bind(Sql::Text(format!("{text}{}", char::MAX)));
            }
            Test::Text(place, text) => {
                let (before, after) = match place {
                    TextPosition::Start => ("", "%"),
                    TextPosition::Anywhere => ("%", "%"),
                    TextPosition::End => ("%", ""),
                };
                let escaped = text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
                self.push(" LIKE ");
                self.bind(Sql::Text([before, &escaped, after].concat()));
                self.push(" ESCAPE '\\'");
            }
        }
        // Closes the subquery of a set.
        self.push(if field.kind == Kind::Set { "))" } else { ")" });
    }

    fn column(&mut self, field: Field) {
        self.push(&field.compared());
    }
}

/// Adds the SQL function `folded(text)`, for case-insensitive comparison.
pub(crate) fn add_folding(connection: &Connection) -> rusqlite::Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC | FunctionFlags::SQLITE_INNOCUOUS;
    connection.create_scalar_function("folded", 1, flags, |context| {
        Ok(match context.get_raw(0) {
            ValueRef::Text(text) => Sql::Text(text::folded(&String::from_utf8_lossy(text))),
            other => Sql::try_from(other)?,
        })
    })
}
