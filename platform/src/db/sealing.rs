//! The SQL functions `seal(text)`, `unseal(value)` and `keyed_hash(text)`, for columns that hold secrets.

use crate::sealed::SealingKey;
use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::types::{ToSqlOutput, Value, ValueRef};
use rusqlite::{Connection, Error};
use std::sync::{Arc, OnceLock};

/// The key of a database's secrets. Until it is set, `seal` and `keyed_hash` return their argument: the demo shop, whose
/// secrets are public, is written without a key.
pub(super) type SharedKey = Arc<OnceLock<SealingKey>>;

/// The context of all sealed columns.
const COLUMNS: &str = "columns";

fn failed(error: crate::error::ApiError) -> Error {
    Error::UserFunctionError(Box::new(error))
}

fn seal(context: &Context<'_>, key: &SharedKey) -> Result<Value, Error> {
    let plain: String = context.get(0)?;
    Ok(match key.get() {
        Some(key) => Value::Blob(key.seal(COLUMNS, plain.as_bytes()).map_err(failed)?),
        None => Value::Text(plain),
    })
}

fn unseal(context: &Context<'_>, key: &SharedKey) -> Result<ToSqlOutput<'static>, Error> {
    match (context.get_raw(0), key.get()) {
        (ValueRef::Blob(sealed), Some(key)) => {
            let plain = key.open(COLUMNS, sealed).map_err(failed)?;
            let text = String::from_utf8(plain).map_err(|error| Error::UserFunctionError(Box::new(error)))?;
            Ok(ToSqlOutput::from(text))
        }
        (plain, _) => Ok(ToSqlOutput::Owned(plain.try_into()?)),
    }
}

fn keyed_hash(context: &Context<'_>, key: &SharedKey) -> Result<Value, Error> {
    let plain: Option<String> = context.get(0)?;
    Ok(match (plain, key.get()) {
        (Some(plain), Some(key)) => Value::Blob(key.hash(COLUMNS, &plain).to_vec()),
        (Some(plain), None) => Value::Text(plain),
        (None, _) => Value::Null,
    })
}

/// Adds the functions to a connection.
pub(super) fn add_to(connection: &Connection, key: &SharedKey) -> rusqlite::Result<()> {
    let pure = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DIRECTONLY;
    let shared = Arc::clone(key);
    connection.create_scalar_function("seal", 1, pure, move |context| seal(context, &shared))?;
    let shared = Arc::clone(key);
    connection.create_scalar_function("unseal", 1, pure, move |context| unseal(context, &shared))?;
    let shared = Arc::clone(key);
    let flags = pure | FunctionFlags::SQLITE_DETERMINISTIC;
    connection.create_scalar_function("keyed_hash", 1, flags, move |context| keyed_hash(context, &shared))
}
