//! Login sessions: the proof of who logged in, and the end of all that stands for a member.

pub(crate) mod tokens;

pub(crate) use tokens::{expire_access_tokens, revoke_family, revoke_member};

use crate::clock::{Millis, seconds};
use crate::error::ApiError;
use crate::secret;
use rusqlite::{Connection, OptionalExtension};

/// The lifetime of a login to the hosted pages, in seconds.
pub(crate) const LOGIN_SECONDS: i64 = 30 * 86_400;

/// Starts a login session: the proof, for the hosted pages and for a direct login, of who logged in.
pub(crate) fn start(connection: &Connection, now: Millis, member: &str) -> Result<String, ApiError> {
    let token = secret::random_secret()?;
    connection
        .prepare_cached("DELETE FROM login_sessions WHERE expires < ?1")?
        .execute([now])?;
    connection
        .prepare_cached("INSERT INTO login_sessions (hash, member, expires) VALUES (?1, ?2, ?3)")?
        .execute((secret::hash(&token), member, now.saturating_add(seconds(LOGIN_SECONDS))))?;
    Ok(token)
}

/// The member of a login session, while that member may use the site.
pub(crate) fn logged_in(connection: &Connection, now: Millis, token: &str) -> Result<Option<String>, ApiError> {
    Ok(connection
        .prepare_cached(
            "SELECT member FROM login_sessions JOIN members ON members.id = member
             WHERE hash = ?1 AND expires > ?2 AND status = 'APPROVED'",
        )?
        .query_row((secret::hash(token), now), |row| row.get(0))
        .optional()?)
}

/// Ends a login session.
pub(crate) fn end_login(connection: &Connection, token: &str) -> Result<(), ApiError> {
    connection
        .prepare_cached("DELETE FROM login_sessions WHERE hash = ?1")?
        .execute([secret::hash(token)])?;
    Ok(())
}

/// Ends everything that stands for a member: tokens, login sessions, sign-ins on their way, trusted devices and
/// recovery links.
pub(crate) fn end_sessions(connection: &Connection, member: &str) -> Result<(), ApiError> {
    end_sessions_but(connection, member, None)
}

/// The same, but for the tokens of one family.
pub(crate) fn end_sessions_but(connection: &Connection, member: &str, kept: Option<&str>) -> Result<(), ApiError> {
    revoke_member(connection, member, kept)?;
    for statement in [
        "DELETE FROM codes WHERE member = ?1",
        "DELETE FROM login_sessions WHERE member = ?1",
        "DELETE FROM pending_logins WHERE identity = ?1",
        "DELETE FROM trusted_devices WHERE identity = ?1",
        "DELETE FROM recovery_tokens WHERE identity = ?1",
    ] {
        connection.prepare_cached(statement)?.execute([member])?;
    }
    Ok(())
}
