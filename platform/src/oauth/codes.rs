//! Authorization codes: single use, short-lived, bound to a PKCE challenge (RFC 7636).

use crate::access::Subject;
use crate::actor::acting_as;
use crate::clock::{Millis, seconds};
use crate::error::ApiError;
use crate::secret::{self, SecretHash};
use crate::sessions;
use crate::sessions::tokens::{self, Issue};
use crate::state::Shop;
use crate::{cart, orders};
use rusqlite::{Connection, OptionalExtension};
use serde_json::Value;

/// The lifetime of a code, in seconds.
const CODE_SECONDS: i64 = 300;

/// The grant behind an authorization code.
#[derive(Debug)]
pub(crate) struct Grant<'a> {
    pub(crate) member: &'a str,
    /// The visitor who asked to log in, whose cart becomes the member's.
    pub(crate) visitor: Option<&'a str>,
    pub(crate) challenge: &'a str,
    pub(crate) redirect_uri: Option<&'a str>,
    /// Whether the session that it gives can be renewed.
    pub(crate) is_renewable: bool,
}

/// Makes a code.
pub(crate) fn issue_code(connection: &Connection, now: Millis, grant: &Grant<'_>) -> Result<String, ApiError> {
    let code = secret::random_secret()?;
    connection
        .prepare_cached("DELETE FROM codes WHERE expires < ?1")?
        .execute([now.saturating_sub(seconds(86_400))])?;
    connection
        .prepare_cached(
            "INSERT INTO codes (hash, member, visitor, challenge, redirect_uri, expires, is_renewable)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute((
            secret::hash(&code),
            grant.member,
            grant.visitor,
            grant.challenge,
            grant.redirect_uri,
            now.saturating_add(seconds(CODE_SECONDS)),
            grant.is_renewable,
        ))?;
    Ok(code)
}

#[derive(Debug)]
struct StoredCode {
    member: String,
    visitor: Option<String>,
    challenge: String,
    redirect_uri: Option<String>,
    /// The family of the tokens that it gave.
    family: Option<String>,
    spent: bool,
    expires: Millis,
    is_renewable: bool,
}

fn find(connection: &Connection, hash: SecretHash) -> rusqlite::Result<Option<StoredCode>> {
    connection
        .prepare_cached(
            "SELECT member, visitor, challenge, redirect_uri, spent, expires, family, is_renewable FROM codes WHERE hash = ?1",
        )?
        .query_row([hash], |row| {
            Ok(StoredCode {
                member: row.get(0)?,
                visitor: row.get(1)?,
                challenge: row.get(2)?,
                redirect_uri: row.get(3)?,
                spent: row.get(4)?,
                expires: row.get(5)?,
                family: row.get(6)?,
                is_renewable: row.get(7)?,
            })
        })
        .optional()
}

/// Exchanges a code for a member's tokens; the visitor's cart becomes the member's in the same transaction. A code that
/// is used again ends what it gave (RFC 6749, section 4.1.2): the inner result is for that refusal, which is committed.
pub(super) fn exchange(
    shop: &Shop,
    connection: &Connection,
    issue: Issue,
    code: &str,
    verifier: &str,
    redirect_uri: Option<&str>,
) -> Result<Result<Value, ApiError>, ApiError> {
    let refused = || ApiError::oauth("invalid_grant", "The code is not known, was used, or has expired");
    let hash = secret::hash(code);
    let stored = find(connection, hash)?.ok_or_else(refused)?;
    if let Some(family) = stored.family.as_deref().filter(|_| stored.spent) {
        sessions::revoke_family(connection, family)?;
        return Ok(Err(refused()));
    }
    if stored.spent || stored.expires <= issue.now {
        return Err(refused());
    }
    if stored.redirect_uri.as_deref() != redirect_uri {
        return Err(ApiError::oauth(
            "invalid_grant",
            "redirectUri is not the one the code was asked for with",
        ));
    }
    if !secret::same(&secret::pkce_challenge(verifier), &stored.challenge) {
        return Err(ApiError::oauth(
            "invalid_grant",
            "codeVerifier does not match the code's challenge",
        ));
    }
    let member = Subject::Member(stored.member);
    if let Some(visitor) = stored.visitor {
        let visitor = Subject::Visitor(visitor);
        acting_as(member.actor(), || {
            cart::merge_into_member(shop, connection, &visitor, &member)?;
            orders::merge_into_member(connection, &visitor, &member)
        })?;
    }
    let issue = Issue {
        is_renewable: stored.is_renewable,
        ..issue
    };
    let (family, tokens) = tokens::start_known_family(connection, issue, &member)?;
    connection
        .prepare_cached("UPDATE codes SET spent = 1, family = ?2 WHERE hash = ?1")?
        .execute((hash, family))?;
    Ok(Ok(tokens))
}
