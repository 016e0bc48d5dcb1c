//! SQL functions `seal(text)`, `unseal(value)` and `keyed_hash(text)` for columns with secrets, and `seal_tokens(text)`
//! and `unseal_tokens(text)` for texts with links that contain a token.

use crate::sealed::SealingKey;
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::types::{ToSqlOutput, Value, ValueRef};
use rusqlite::{Connection, Error};
use std::sync::{Arc, OnceLock};

/// The encryption key of a database's secrets. While unset, `seal` and `keyed_hash` return their argument: the demo
/// shop's secrets are public.
pub(super) type SharedKey = Arc<OnceLock<SealingKey>>;

/// The encryption context of all sealed columns.
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

/// The prefix of a token in a link.
const TOKEN: &str = "?token=";
/// The prefix of a sealed token.
const SEALED: &str = "sealed.";

/// Replaces the tokens in a text's links; `change` returns `None` to keep one.
fn with_tokens(text: &str, change: impl Fn(&str) -> Option<String>) -> String {
    let mut parts = text.split(TOKEN);
    let mut changed = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let is_of_token = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
        let (token, rest) = part.split_at(part.find(|letter| !is_of_token(letter)).unwrap_or(part.len()));
        changed.push_str(TOKEN);
        changed.push_str(change(token).as_deref().unwrap_or(token));
        changed.push_str(rest);
    }
    changed
}

fn seal_tokens(context: &Context<'_>, key: &SharedKey) -> Result<Option<String>, Error> {
    let text: Option<String> = context.get(0)?;
    let (Some(text), Some(key)) = (&text, key.get()) else { return Ok(text) };
    Ok(Some(with_tokens(text, |token| {
        let is_plain = !token.is_empty() && !token.starts_with(SEALED);
        let sealed = key.seal(COLUMNS, token.as_bytes()).ok().filter(|_| is_plain)?;
        Some([SEALED, &URL_SAFE_NO_PAD.encode(sealed)].concat())
    })))
}

fn unseal_tokens(context: &Context<'_>, key: &SharedKey) -> Result<Option<String>, Error> {
    let text: Option<String> = context.get(0)?;
    let (Some(text), Some(key)) = (&text, key.get()) else { return Ok(text) };
    Ok(Some(with_tokens(text, |token| {
        let sealed = URL_SAFE_NO_PAD.decode(token.strip_prefix(SEALED)?).ok()?;
        String::from_utf8(key.open(COLUMNS, &sealed).ok()?).ok()
    })))
}

pub(super) fn add_to(connection: &Connection, key: &SharedKey) -> rusqlite::Result<()> {
    let pure = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DIRECTONLY;
    let shared = Arc::clone(key);
    connection.create_scalar_function("seal", 1, pure, move |context| seal(context, &shared))?;
    let shared = Arc::clone(key);
    connection.create_scalar_function("unseal", 1, pure, move |context| unseal(context, &shared))?;
    let shared = Arc::clone(key);
    connection.create_scalar_function("seal_tokens", 1, pure, move |context| seal_tokens(context, &shared))?;
    let shared = Arc::clone(key);
    connection.create_scalar_function("unseal_tokens", 1, pure, move |context| unseal_tokens(context, &shared))?;
    let shared = Arc::clone(key);
    let flags = pure | FunctionFlags::SQLITE_DETERMINISTIC;
    connection.create_scalar_function("keyed_hash", 1, flags, move |context| keyed_hash(context, &shared))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connection(key: &SharedKey) -> Connection {
        let connection = Connection::open_in_memory().unwrap();
        add_to(&connection, key).unwrap();
        connection
    }

    fn call(connection: &Connection, function: &str, text: &str) -> String {
        let sql = format!("SELECT {function}(?1)");
        connection.query_row(&sql, [text], |row| row.get(0)).unwrap()
    }

    #[test]
    fn sealing_encrypts_only_the_tokens_of_links() {
        let key = SharedKey::default();
        let connection = connection(&key);
        let text = r#"{"a":"http://s/f?token=abc-_9","b":"?token=","c":"?token=x y?token=sealed.made-up"}"#;
        assert_eq!(call(&connection, "seal_tokens", text), text, "without a key");
        key.set(SealingKey::of("owner")).unwrap();
        let sealed = call(&connection, "seal_tokens", text);
        assert!(!sealed.contains("abc-_9") && sealed.contains("http://s/f?token=sealed."), "{sealed}");
        assert_eq!(call(&connection, "unseal_tokens", &sealed), text);
        assert_eq!(call(&connection, "unseal_tokens", text), text);
    }
}
