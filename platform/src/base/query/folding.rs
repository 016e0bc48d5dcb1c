//! The SQL function `folded(text)`, by which filters compare: a text without regard to case and to the forms of its
//! letters.

use crate::base::text;
use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, functions::FunctionFlags};

/// Adds the function to a connection.
pub(crate) fn add_folding(connection: &Connection) -> rusqlite::Result<()> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC | FunctionFlags::SQLITE_INNOCUOUS;
    connection.create_scalar_function("folded", 1, flags, |context| {
        Ok(match context.get_raw(0) {
            ValueRef::Text(text) => Value::Text(text::folded(&String::from_utf8_lossy(text))),
            other => Value::try_from(other)?,
        })
    })
}
