//! The rows of sessions: token families with their tokens, and login sessions.

use super::{LOGIN_SECONDS, TOKEN_SECONDS};
use base::secret::{self, SecretHash};
use base::{Millis, Result, Statements, access::Subject, clock::seconds, db::row_of};
use rusqlite::Connection;

/// Whether a subject may have tokens: members only if not blocked.
pub(super) fn may_have_tokens(connection: &Connection, role: &str, id: &str) -> Result<bool> {
    let sql = "SELECT ?1 <> 'member' OR EXISTS (SELECT 1 FROM members WHERE id = ?2 AND status = 'APPROVED')";
    connection.value(sql, (role, id))
}

/// Whether a subject may use the site and its token family, if any, is not revoked.
pub fn holds(connection: &Connection, subject: &Subject, family: Option<&str>) -> Result<bool> {
    let may_use = match subject {
        Subject::Member(id) => may_have_tokens(connection, "member", id)?,
        Subject::Visitor(_) | Subject::Site => true,
    };
    let sql = "SELECT ?1 IS NULL OR EXISTS (SELECT 1 FROM families WHERE id = ?1 AND NOT revoked)";
    Ok(may_use && connection.value(sql, [family])?)
}

pub(super) fn successor_used(connection: &Connection, hash: SecretHash) -> Result<bool> {
    connection.value("SELECT EXISTS (SELECT 1 FROM refresh_tokens WHERE predecessor = ?1 AND used)", [hash])
}

/// Whether a sibling (same predecessor) has been used.
pub(super) fn sibling_used(connection: &Connection, hash: SecretHash, predecessor: Option<SecretHash>) -> Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM refresh_tokens WHERE predecessor = ?1 AND used AND hash <> ?2)";
    connection.value(sql, (predecessor, hash))
}

/// Expires all access tokens, for tests; refresh tokens stay valid. Returns their number.
pub fn expire_access_tokens(connection: &Connection, now: Millis) -> Result<usize> {
    connection.changed("UPDATE access_tokens SET expires = ?1 WHERE expires > ?1", [now])
}

/// Revokes a token family.
pub fn revoke_family(connection: &Connection, family: &str) -> Result<()> {
    connection.run("UPDATE families SET revoked = 1 WHERE id = ?1", [family])?;
    connection.run("DELETE FROM access_tokens WHERE family = ?1", [family])
}

/// Revokes all token families of a member, except one.
pub(crate) fn revoke_member(connection: &Connection, member: &str, kept: Option<&str>) -> Result<()> {
    let sql = "SELECT id FROM families WHERE subject = ?1 AND role = 'member' AND NOT revoked AND id IS NOT ?2";
    let families: Vec<String> = connection.values(sql, (member, kept))?;
    families.iter().try_for_each(|family| revoke_family(connection, family))
}

pub(super) fn insert_family(
    connection: &Connection,
    now: Millis,
    id: &str,
    role: &str,
    subject: &str,
    login: Option<SecretHash>,
) -> Result<()> {
    connection.run(
        "INSERT INTO families (id, role, subject, created, renewed, login) VALUES (?1, ?2, ?3, ?4, ?4, ?5)",
        (id, role, subject, now, login),
    )
}

/// Inserts an app's token family, unless it exists.
pub(super) fn keep_family_of_app(connection: &Connection, now: Millis, app: &str) -> Result<()> {
    connection.run(
        "INSERT OR IGNORE INTO families (id, role, subject, created, renewed) VALUES (?1, 'app', ?1, ?2, ?2)",
        (app, now),
    )
}

pub(super) fn insert_access_token(connection: &Connection, token: &str, family: &str, expires: Millis) -> Result<()> {
    connection.run(
        "INSERT INTO access_tokens (hash, family, expires) VALUES (?1, ?2, ?3)",
        (secret::hash(token), family, expires),
    )
}

pub(super) fn insert_refresh_token(
    connection: &Connection,
    now: Millis,
    token: &str,
    family: &str,
    predecessor: Option<SecretHash>,
) -> Result<()> {
    connection.run(
        "INSERT INTO refresh_tokens (hash, family, predecessor, created) VALUES (?1, ?2, ?3, ?4)",
        (secret::hash(token), family, predecessor, now),
    )
}

/// A refresh token, with its family.
pub(super) struct RefreshToken {
    pub(super) family: String,
    pub(super) predecessor: Option<SecretHash>,
    pub(super) role: String,
    pub(super) subject: String,
    pub(super) renewed: Millis,
}

/// The refresh token of a hash, unless its family is revoked.
pub(super) fn refresh_token(connection: &Connection, hash: SecretHash) -> Result<Option<RefreshToken>> {
    connection.row(
        "SELECT family, predecessor, role, subject, renewed FROM refresh_tokens
         JOIN families ON families.id = family WHERE hash = ?1 AND NOT revoked",
        [hash],
        row_of!(RefreshToken: family, predecessor, role, subject, renewed),
    )
}

/// The family of a refresh token.
pub fn family_of(connection: &Connection, token: &str) -> Result<Option<String>> {
    connection.optional_value("SELECT family FROM refresh_tokens WHERE hash = ?1", [secret::hash(token)])
}

/// The maximum of unused successors of a refresh token: from lost answers, and from tabs that refreshed concurrently.
const UNUSED_SUCCESSORS: i64 = 4;

/// Marks a refresh token as used and its family as renewed. Deletes all but the newest unused successors.
pub(super) fn spend_refresh_token(connection: &Connection, now: Millis, hash: SecretHash, family: &str) -> Result<()> {
    connection.run(
        "DELETE FROM refresh_tokens WHERE hash IN (SELECT hash FROM refresh_tokens
             WHERE predecessor = ?1 AND NOT used ORDER BY created DESC LIMIT -1 OFFSET ?2)",
        (hash, UNUSED_SUCCESSORS),
    )?;
    connection.run("UPDATE refresh_tokens SET used = 1 WHERE hash = ?1", [hash])?;
    connection.run("UPDATE families SET renewed = ?2 WHERE id = ?1", (family, now))
}

/// The role, subject and expiry of a valid access token.
pub(super) fn access_token(
    connection: &Connection,
    now: Millis,
    token: &str,
) -> Result<Option<(String, String, Millis)>> {
    connection.row(
        "SELECT role, subject, expires FROM access_tokens JOIN families ON families.id = family
         WHERE hash = ?1 AND expires > ?2 AND NOT revoked",
        (secret::hash(token), now),
        |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)),
    )
}

/// The bearer of an access token: family, role, subject and expiry.
type Bearer = (String, String, String, i64);

/// The bearer of an access token, if allowed to use the site.
pub(super) fn bearer(connection: &Connection, token: &str) -> Result<Option<Bearer>> {
    connection.row(
        "SELECT family, role, subject, expires FROM access_tokens
         JOIN families ON families.id = family
         LEFT JOIN members ON role = 'member' AND members.id = subject
         WHERE hash = ?1 AND NOT revoked AND (role <> 'member' OR status = 'APPROVED')",
        [secret::hash(token)],
        |row| row.try_into(),
    )
}

/// Issues a session token: a one-time proof of login.
pub fn start(connection: &Connection, now: Millis, member: &str) -> Result<String> {
    let token = secret::random_secret()?;
    connection.run(
        "INSERT INTO login_sessions (hash, member, expires) VALUES (?1, ?2, ?3)",
        (secret::hash(&token), member, now.saturating_add(seconds(TOKEN_SECONDS))),
    )?;
    Ok(token)
}

/// Consumes a session token; returns its member, if allowed to use the site.
pub fn take(connection: &Connection, now: Millis, token: &str) -> Result<Option<String>> {
    let member: Option<String> = connection.optional_value(
        "DELETE FROM login_sessions WHERE hash = ?1 AND expires > ?2 AND NOT is_browser RETURNING member",
        (secret::hash(token), now),
    )?;
    match member {
        Some(member) if may_have_tokens(connection, "member", &member)? => Ok(Some(member)),
        _ => Ok(None),
    }
}

/// Exchanges a session token for a browser's lasting login session.
pub fn keep_in_browser(connection: &Connection, now: Millis, token: &str) -> Result<()> {
    connection.run(
        "UPDATE login_sessions SET is_browser = 1, expires = ?2 WHERE hash = ?1",
        (secret::hash(token), now.saturating_add(seconds(LOGIN_SECONDS))),
    )
}

/// The member of a browser's login session, if allowed to use the site.
pub fn browser_login(connection: &Connection, now: Millis, token: &str) -> Result<Option<String>> {
    connection.optional_value(
        "SELECT member FROM login_sessions JOIN members ON members.id = member
         WHERE hash = ?1 AND expires > ?2 AND is_browser AND status = 'APPROVED'",
        (secret::hash(token), now),
    )
}

/// Ends a browser's login session, with all its tokens.
pub fn end_login(connection: &Connection, token: &str) -> Result<()> {
    end_login_by_hash(connection, secret::hash(token))
}

fn end_login_by_hash(connection: &Connection, hash: SecretHash) -> Result<()> {
    connection.run("DELETE FROM login_sessions WHERE hash = ?1", [hash])?;
    let sql = "SELECT id FROM families WHERE login = ?1 AND NOT revoked";
    let families: Vec<String> = connection.values(sql, [hash])?;
    families.iter().try_for_each(|family| revoke_family(connection, family))
}

/// Logs a member out by one token family: revokes the family, ends the login session it came from, deletes pending
/// codes and session tokens, and ends login sessions without tokens.
pub fn log_out(connection: &Connection, member: &str, family: &str) -> Result<()> {
    revoke_family(connection, family)?;
    let login: Option<SecretHash> =
        connection.optional_value("SELECT login FROM families WHERE id = ?1", [family])?.flatten();
    if let Some(login) = login {
        end_login_by_hash(connection, login)?;
    }
    for statement in [
        "DELETE FROM codes WHERE member = ?1 AND NOT spent",
        "DELETE FROM pending_logins WHERE identity = ?1",
        "DELETE FROM login_sessions WHERE member = ?1 AND NOT EXISTS
         (SELECT 1 FROM families WHERE login = hash AND NOT revoked)",
    ] {
        connection.run(statement, [member])?;
    }
    Ok(())
}

/// Ends a member's sessions, except one token family.
pub fn end_sessions_but(connection: &Connection, member: &str, kept: Option<&str>) -> Result<()> {
    revoke_member(connection, member, kept)?;
    for statement in [
        "DELETE FROM codes WHERE member = ?1",
        "DELETE FROM login_sessions WHERE member = ?1",
        "DELETE FROM pending_logins WHERE identity = ?1",
        "DELETE FROM trusted_devices WHERE identity = ?1",
        "DELETE FROM recovery_tokens WHERE identity = ?1",
    ] {
        connection.run(statement, [member])?;
    }
    Ok(())
}
