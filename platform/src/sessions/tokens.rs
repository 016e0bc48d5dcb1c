//! Token families: access tokens, and refresh tokens that rotate.
//!
//! Each use of a refresh token gives a successor. An answer can be lost on its way, so a used token is forgiven and
//! gives another successor, until one of its successors has been used: then somebody else holds a copy, and the
//! whole family ends (RFC 9700, section 4.14.2).

use crate::access::Subject;
use crate::clock::{Millis, seconds};
use crate::error::ApiError;
use crate::retention;
use crate::secret::{self, SecretHash};
use rusqlite::{Connection, OptionalExtension};
use serde_json::{Value, json};

/// Expired access tokens removed with each new one, so that they never pile up.
const SWEEP: i64 = 16;

/// The properties of new tokens.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Issue {
    pub(crate) now: Millis,
    pub(crate) access_token_seconds: i64,
    /// Whether the session can be renewed: the scope `offline_access` (OpenID Connect Core, section 11).
    pub(crate) is_renewable: bool,
}

/// The result of a refresh.
pub(crate) enum Refreshed {
    Tokens(Value),
    /// Not known, or its family has ended.
    Refused,
    /// Used again after its successor was used: the family has just ended.
    Reused,
}

/// Whether a subject may have tokens: members only while they may use the site.
fn may_have_tokens(connection: &Connection, role: &str, id: &str) -> rusqlite::Result<bool> {
    connection
        .prepare_cached(
            "SELECT ?1 = 'visitor' OR EXISTS (SELECT 1 FROM members WHERE id = ?2 AND status = 'APPROVED')",
        )?
        .query_row((role, id), |row| row.get(0))
}

/// Starts a family for a visitor or member.
pub(crate) fn start_family(connection: &Connection, issue: Issue, subject: &Subject) -> Result<Value, ApiError> {
    start_known_family(connection, issue, subject).map(|(_, tokens)| tokens)
}

/// The same, with the family's id beside the tokens.
pub(crate) fn start_known_family(
    connection: &Connection,
    issue: Issue,
    subject: &Subject,
) -> Result<(String, Value), ApiError> {
    let (role, id) = match subject {
        Subject::Visitor(id) => ("visitor", id),
        Subject::Member(id) => ("member", id),
        Subject::Site => return Err(ApiError::Internal("the site has no tokens".to_owned())),
    };
    if !may_have_tokens(connection, role, id)? {
        return Err(ApiError::oauth("invalid_grant", "The member may not use the site"));
    }
    let family = secret::new_id();
    connection
        .prepare_cached("INSERT INTO families (id, role, subject, created, renewed) VALUES (?1, ?2, ?3, ?4, ?4)")?
        .execute((&family, role, id, issue.now))?;
    let tokens = new_tokens(connection, issue, &family, None)?;
    Ok((family, tokens))
}

fn new_tokens(
    connection: &Connection,
    issue: Issue,
    family: &str,
    predecessor: Option<SecretHash>,
) -> Result<Value, ApiError> {
    let access = secret::random_secret()?;
    connection
        .prepare_cached(
            "DELETE FROM access_tokens WHERE hash IN
             (SELECT hash FROM access_tokens WHERE expires < ?1 ORDER BY expires LIMIT ?2)",
        )?
        .execute((issue.now.saturating_sub(seconds(86_400)), SWEEP))?;
    connection
        .prepare_cached("INSERT INTO access_tokens (hash, family, expires) VALUES (?1, ?2, ?3)")?
        .execute((
            secret::hash(&access),
            family,
            issue.now.saturating_add(seconds(issue.access_token_seconds)),
        ))?;
    let mut tokens = json!({
        "access_token": access,
        "expires_in": issue.access_token_seconds,
        "token_type": "Bearer",
    });
    if issue.is_renewable {
        let refresh = secret::random_secret()?;
        connection
            .prepare_cached("INSERT INTO refresh_tokens (hash, family, predecessor, created) VALUES (?1, ?2, ?3, ?4)")?
            .execute((secret::hash(&refresh), family, predecessor, issue.now))?;
        tokens
            .as_object_mut()
            .map(|tokens| tokens.insert("refresh_token".to_owned(), json!(refresh)));
    }
    Ok(tokens)
}

/// Uses a refresh token.
pub(crate) fn refresh(connection: &Connection, issue: Issue, token: &str) -> Result<Refreshed, ApiError> {
    let hash = secret::hash(token);
    let found = connection
        .prepare_cached(
            "SELECT family, predecessor, role, subject, renewed FROM refresh_tokens
             JOIN families ON families.id = family WHERE hash = ?1 AND NOT revoked",
        )?
        .query_row([hash], |row| {
            let family: String = row.get(0)?;
            let predecessor: Option<SecretHash> = row.get(1)?;
            let role: String = row.get(2)?;
            let subject: String = row.get(3)?;
            let renewed: Millis = row.get(4)?;
            Ok((family, predecessor, role, subject, renewed))
        })
        .optional()?;
    let Some((family, predecessor, role, subject, renewed)) = found else {
        return Ok(Refreshed::Refused);
    };
    if retention::is_session_over(&role, renewed, issue.now) || !may_have_tokens(connection, &role, &subject)? {
        return Ok(Refreshed::Refused);
    }
    if successor_used(connection, hash)? || sibling_used(connection, hash, predecessor)? {
        revoke_family(connection, &family)?;
        return Ok(Refreshed::Reused);
    }
    connection
        .prepare_cached("UPDATE refresh_tokens SET used = 1 WHERE hash = ?1")?
        .execute([hash])?;
    connection
        .prepare_cached("UPDATE families SET renewed = ?2 WHERE id = ?1")?
        .execute((&family, issue.now))?;
    Ok(Refreshed::Tokens(new_tokens(connection, issue, &family, Some(hash))?))
}

fn successor_used(connection: &Connection, hash: SecretHash) -> rusqlite::Result<bool> {
    connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM refresh_tokens WHERE predecessor = ?1 AND used)")?
        .query_row([hash], |row| row.get(0))
}

/// Whether another successor of the same token is the one in use.
fn sibling_used(connection: &Connection, hash: SecretHash, predecessor: Option<SecretHash>) -> rusqlite::Result<bool> {
    let Some(predecessor) = predecessor else {
        return Ok(false);
    };
    connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM refresh_tokens WHERE predecessor = ?1 AND used AND hash <> ?2)")?
        .query_row((predecessor, hash), |row| row.get(0))
}

/// Ends all access tokens, for tests; refresh tokens stay valid. Returns their number.
pub(crate) fn expire_access_tokens(connection: &Connection, now: Millis) -> Result<usize, ApiError> {
    Ok(connection.execute("UPDATE access_tokens SET expires = ?1 WHERE expires > ?1", [now])?)
}

/// Ends a family: none of its tokens is good any more.
pub(crate) fn revoke_family(connection: &Connection, family: &str) -> Result<(), ApiError> {
    connection
        .prepare_cached("UPDATE families SET revoked = 1 WHERE id = ?1")?
        .execute([family])?;
    connection
        .prepare_cached("DELETE FROM access_tokens WHERE family = ?1")?
        .execute([family])?;
    Ok(())
}

/// Ends all families of a member, but for one.
pub(crate) fn revoke_member(connection: &Connection, member: &str, kept: Option<&str>) -> Result<(), ApiError> {
    let mut statement = connection.prepare_cached(
        "SELECT id FROM families WHERE subject = ?1 AND role = 'member' AND NOT revoked AND id IS NOT ?2",
    )?;
    let families = statement.query_map((member, kept), |row| row.get(0))?;
    for family in families.collect::<rusqlite::Result<Vec<String>>>()? {
        revoke_family(connection, &family)?;
    }
    Ok(())
}

/// The owner of an access token.
pub(crate) struct TokenInfo {
    pub(crate) is_member: bool,
    pub(crate) subject: String,
    pub(crate) expires: Millis,
}

/// The owner of an access token, while it is valid.
pub(crate) fn info(connection: &Connection, now: Millis, token: &str) -> Result<Option<TokenInfo>, ApiError> {
    let found = connection
        .prepare_cached(
            "SELECT role, subject, expires FROM access_tokens JOIN families ON families.id = family
             WHERE hash = ?1 AND expires > ?2 AND NOT revoked",
        )?
        .query_row((secret::hash(token), now), |row| {
            Ok((row.get::<_, String>(0)?, row.get(1)?, row.get(2)?))
        })
        .optional()?;
    let Some((role, subject, expires)) = found else {
        return Ok(None);
    };
    let info = TokenInfo {
        is_member: role == "member",
        subject,
        expires,
    };
    Ok(may_have_tokens(connection, &role, &info.subject)?.then_some(info))
}
