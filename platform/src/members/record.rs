//! A member as it is kept.

use crate::clock::Millis;
use crate::error::ApiError;
use rusqlite::Connection;

/// Makes the member of a new identity, which has the same id.
pub(crate) fn create(connection: &Connection, now: Millis, id: &str, email: &str) -> Result<(), ApiError> {
    let nickname = email.split('@').next().unwrap_or_default();
    connection
        .prepare_cached(
            "INSERT INTO members (id, slug, status, privacy, activity, nickname, created, updated, body)
             VALUES (?1, ?1, 'APPROVED', 'PRIVATE', 'ACTIVE', ?2, ?3, ?3, '{}')",
        )?
        .execute((id, nickname, now))?;
    Ok(())
}

/// Notes that a member has signed in.
pub(crate) fn signed_in(connection: &Connection, now: Millis, id: &str) -> Result<(), ApiError> {
    connection
        .prepare_cached("UPDATE members SET last_login = ?1 WHERE id = ?2")?
        .execute((now, id))?;
    Ok(())
}
