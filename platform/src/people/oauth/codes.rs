//! Authorization codes: single use, short-lived, bound to a PKCE challenge (RFC 7636).

use super::repo::{self, Grant};
use crate::base::access::{Subject, acting_as};
use crate::base::{ApiError, Millis, Result, Shop, clock::seconds, secret};
use crate::commerce::{cart, orders};
use crate::site::sessions;
use crate::site::sessions::tokens::{self, Issue};
use rusqlite::Connection;
use serde_json::Value;

const CODE_SECONDS: i64 = 300;

pub(crate) fn issue_code(connection: &Connection, now: Millis, grant: &Grant<'_>) -> Result<String> {
    let code = secret::random_secret()?;
    repo::insert(connection, now, &code, grant, now.saturating_add(seconds(CODE_SECONDS)))?;
    Ok(code)
}

/// Exchanges a code for a member's tokens; the visitor's cart becomes the member's in the same transaction. A code that
/// is used again ends what it gave (RFC 6749, section 4.1.2): the inner result is for that refusal, which is committed.
pub(super) fn exchange(
    shop: &Shop,
    connection: &Connection,
    issue: Issue<'_>,
    code: &str,
    verifier: &str,
    redirect_uri: Option<&str>,
) -> Result<Result<Value>> {
    let refused = || ApiError::oauth("invalid_grant", "The code is not known, was used, or has expired");
    let hash = secret::hash(code);
    let stored = repo::find(connection, hash)?.ok_or_else(refused)?;
    if let Some(family) = stored.family.as_deref().filter(|_| stored.spent) {
        sessions::revoke_family(connection, family)?;
        return Ok(Err(refused()));
    }
    if stored.spent || stored.expires <= issue.now {
        return Err(refused());
    }
    if stored.redirect_uri.as_deref() != redirect_uri {
        return Err(ApiError::oauth("invalid_grant", "redirectUri is not the one the code was asked for with"));
    }
    if !secret::same(&secret::pkce_challenge(verifier), &stored.challenge) {
        return Err(ApiError::oauth("invalid_grant", "codeVerifier does not match the code's challenge"));
    }
    let member = Subject::Member(stored.member);
    if let Some(visitor) = stored.visitor {
        let visitor = Subject::Visitor(visitor);
        acting_as(member.actor(), || {
            cart::merge_into_member(shop, connection, &visitor, &member)?;
            orders::merge_into_member(connection, &visitor, &member)
        })?;
    }
    let issue = Issue { is_renewable: stored.is_renewable, ..issue };
    let (family, tokens) = tokens::start_known_family(connection, issue, &member, stored.login)?;
    repo::spend(connection, hash, &family)?;
    Ok(Ok(tokens))
}
