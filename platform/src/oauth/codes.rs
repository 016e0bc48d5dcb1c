//! Authorization codes: single use, short-lived, bound to a PKCE challenge (RFC 7636).

use super::tokens::{self, Issue};
use crate::access::Subject;
use crate::cart;
use crate::clock::{Millis, seconds};
use crate::error::ApiError;
use crate::orders;
use crate::platform::Shop;
use crate::secret::{self, SecretHash};
use rusqlite::{Connection, OptionalExtension};
use serde_json::Value;

/// How long a code is good for, in seconds.
const CODE_SECONDS: i64 = 300;

/// What a code is given for.
#[derive(Debug)]
pub(crate) struct Grant<'a> {
    pub(crate) member: &'a str,
    /// The visitor who asked to log in, whose cart becomes the member's.
    pub(crate) visitor: Option<&'a str>,
    pub(crate) challenge: &'a str,
    pub(crate) redirect_uri: Option<&'a str>,
}

/// Makes a code.
pub(crate) fn issue_code(connection: &Connection, now: Millis, grant: &Grant<'_>) -> Result<String, ApiError> {
    let code = secret::random_secret()?;
    connection
        .prepare_cached("DELETE FROM codes WHERE expires < ?1")?
        .execute([now.saturating_sub(seconds(86_400))])?;
    connection
        .prepare_cached(
            "INSERT INTO codes (hash, member, visitor, challenge, redirect_uri, expires)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute((
            secret::hash(&code),
            grant.member,
            grant.visitor,
            grant.challenge,
            grant.redirect_uri,
            now.saturating_add(seconds(CODE_SECONDS)),
        ))?;
    Ok(code)
}

#[derive(Debug)]
struct StoredCode {
    member: String,
    visitor: Option<String>,
    challenge: String,
    redirect_uri: Option<String>,
    spent: bool,
    expires: Millis,
}

fn find(connection: &Connection, hash: SecretHash) -> rusqlite::Result<Option<StoredCode>> {
    connection
        .prepare_cached("SELECT member, visitor, challenge, redirect_uri, spent, expires FROM codes WHERE hash = ?1")?
        .query_row([hash], |row| {
            Ok(StoredCode {
                member: row.get(0)?,
                visitor: row.get(1)?,
                challenge: row.get(2)?,
                redirect_uri: row.get(3)?,
                spent: row.get(4)?,
                expires: row.get(5)?,
            })
        })
        .optional()
}

/// Exchanges a code for a member's tokens; the visitor's cart becomes the member's in the same transaction.
pub(super) fn exchange(
    shop: &Shop,
    connection: &Connection,
    issue: Issue,
    code: &str,
    verifier: &str,
    redirect_uri: Option<&str>,
) -> Result<Value, ApiError> {
    let refused = || ApiError::oauth("invalid_grant", "The code is not known, was used, or has expired");
    let hash = secret::hash(code);
    let stored = find(connection, hash)?.ok_or_else(refused)?;
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
    connection
        .prepare_cached("UPDATE codes SET spent = 1 WHERE hash = ?1")?
        .execute([hash])?;
    let member = Subject::Member(stored.member);
    if let Some(visitor) = stored.visitor {
        let visitor = Subject::Visitor(visitor);
        cart::hand_over(shop, connection, &visitor, &member)?;
        orders::hand_over(connection, &visitor, &member)?;
    }
    tokens::start_family(connection, issue, &member)
}
