//! The rows of the sessions of hosted pages.

use super::RedirectSession;
use crate::clock::Millis;
use crate::error::ApiError;
use crate::secret;
use rusqlite::{Connection, OptionalExtension};

/// Reads a session that has not expired.
pub(crate) fn find(connection: &Connection, now: Millis, token: &str) -> Result<Option<RedirectSession>, ApiError> {
    let body: Option<String> = connection
        .prepare_cached("SELECT body FROM redirect_sessions WHERE hash = ?1 AND expires > ?2")?
        .query_row((secret::hash(token), now), |row| row.get(0))
        .optional()?;
    Ok(body.map(|body| serde_json::from_str(&body)).transpose()?)
}

/// Writes a session, and removes those that have expired.
pub(super) fn insert(
    connection: &Connection,
    now: Millis,
    token: &str,
    session: &RedirectSession,
    expires: Millis,
) -> Result<(), ApiError> {
    connection
        .prepare_cached("DELETE FROM redirect_sessions WHERE expires < ?1")?
        .execute([now])?;
    connection
        .prepare_cached("INSERT INTO redirect_sessions (hash, body, expires) VALUES (?1, ?2, ?3)")?
        .execute((secret::hash(token), serde_json::to_string(session)?, expires))?;
    Ok(())
}
