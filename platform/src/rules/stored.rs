//! Rules as they are kept: a row each, by kind and id, in the order in which they came.

use super::kind::Rule;
use crate::error::ApiError;
use rusqlite::{Connection, OptionalExtension};

/// All rules of a kind, in their order.
pub(crate) fn all<R: Rule>(connection: &Connection) -> Result<Vec<R>, ApiError> {
    let mut statement =
        connection.prepare_cached("SELECT unseal(body) FROM rules WHERE kind = ?1 ORDER BY position")?;
    let rows = statement.query_map([R::KIND], |row| row.get::<_, String>(0))?;
    rows.map(|body| Ok(serde_json::from_str(&body?)?)).collect()
}

/// The rule of an id.
pub(crate) fn find<R: Rule>(connection: &Connection, id: &str) -> Result<Option<R>, ApiError> {
    one(
        connection,
        "SELECT unseal(body) FROM rules WHERE kind = ?1 AND id = ?2",
        id,
    )
}

/// The rule of a code that a buyer typed.
pub(crate) fn find_by_code<R: Rule>(connection: &Connection, code: &str) -> Result<Option<R>, ApiError> {
    one(
        connection,
        "SELECT unseal(body) FROM rules WHERE kind = ?1 AND code IN (?2, keyed_hash(lower(?2)))",
        code.trim(),
    )
}

/// The only rule of its kind; as it is when nobody has set it.
pub(crate) fn only<R: Rule + Default>(connection: &Connection) -> Result<R, ApiError> {
    Ok(find(connection, R::ONLY.unwrap_or(R::KIND))?.unwrap_or_default())
}

fn one<R: Rule>(connection: &Connection, sql: &str, name: &str) -> Result<Option<R>, ApiError> {
    let body: Option<String> = connection
        .prepare_cached(sql)?
        .query_row([R::KIND, name], |row| row.get(0))
        .optional()?;
    Ok(body.map(|body| serde_json::from_str(&body)).transpose()?)
}

/// Writes a rule at its place, or at the end.
pub(crate) fn save<R: Rule>(connection: &Connection, rule: &R) -> Result<(), ApiError> {
    connection
        .prepare_cached(
            "INSERT INTO rules (kind, id, code, position, body)
             VALUES (?1, ?2, iif(?5, keyed_hash(lower(?3)), ?3),
                 (SELECT ifnull(max(position) + 1, 0) FROM rules WHERE kind = ?1), iif(?5, seal(?4), ?4))
             ON CONFLICT (kind, id) DO UPDATE SET code = excluded.code, body = excluded.body",
        )?
        .execute((
            R::KIND,
            rule.id(),
            rule.code(),
            serde_json::to_string(rule)?,
            R::IS_SECRET,
        ))?;
    Ok(())
}

/// Deletes a rule. False if there was none.
pub(super) fn delete(connection: &Connection, kind: &str, id: &str) -> Result<bool, ApiError> {
    let deleted = connection
        .prepare_cached("DELETE FROM rules WHERE kind = ?1 AND id = ?2")?
        .execute([kind, id])?;
    Ok(deleted > 0)
}
