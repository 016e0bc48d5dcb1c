//! Authentication of requests by the `Authorization` header.

use super::repo;
use axum::http::{HeaderMap, header};
use base::access::{Caller, Subject, without_scheme};
use base::{ApiError, Result, Shop, keys::OWNER_KEY_PREFIX, secret};
use cartwright::row::Access;

/// Authenticates the caller and refuses insufficient access.
pub fn authorize(shop: &Shop, headers: &HeaderMap, needed: Access) -> Result<Caller> {
    let caller = match identify(shop, headers) {
        // A public call ignores an invalid token.
        Err(error) if needed == Access::Public && !error.is_failure() => Caller::nobody(),
        identified => identified?,
    };
    caller.require(needed)?;
    Ok(caller)
}

/// Parses the `Authorization` header: an access token, the owner's key, or both joined by a comma (the owner on behalf
/// of the token's visitor or member).
fn identify(shop: &Shop, headers: &HeaderMap) -> Result<Caller> {
    let text = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .map(without_scheme)
        .filter(|text| !text.is_empty())
        .ok_or_else(|| ApiError::unauthenticated("An access token is needed"))?;
    let (token, key) = match text.split_once(',') {
        Some((token, key)) => (Some(token.trim()), Some(without_scheme(key))),
        None if text.starts_with(OWNER_KEY_PREFIX) => (None, Some(text)),
        None => (Some(text), None),
    };
    if let Some(key) = key {
        check_owner_key(shop, headers, key, token.is_some())?;
    }
    let mut caller = match token {
        Some(token) => by_token(shop, token)?,
        None => Caller { subject: Subject::Site, ..Caller::nobody() },
    };
    if key.is_some() {
        caller.access = Access::Owner;
    }
    Ok(caller)
}

/// Verifies the owner's key and the header `wix-site-id`, which is optional beside a token, since the token names its
/// site.
fn check_owner_key(shop: &Shop, headers: &HeaderMap, key: &str, beside_token: bool) -> Result<()> {
    if !secret::same(key, &shop.keys.owner_key) {
        return Err(ApiError::unauthenticated("The API key is not known"));
    }
    let site = headers.get("wix-site-id").and_then(|value| value.to_str().ok());
    let is_ours = site.map_or(beside_token, |site| site == shop.keys.site_id);
    if !is_ours {
        return Err(ApiError::forbidden("The wix-site-id header does not name this site"));
    }
    Ok(())
}

fn by_token(shop: &Shop, token: &str) -> Result<Caller> {
    let found = shop.db.read(|connection| repo::bearer(connection, token))?;
    match found {
        Some((family, role, subject, expires)) if expires > shop.clock.now() => {
            let (subject, access) = match role.as_str() {
                "member" => (Subject::Member(subject), Access::Member),
                "app" => (Subject::Site, Access::Owner),
                _ => (Subject::Visitor(subject), Access::Visitor),
            };
            Ok(Caller { subject, family: Some(family), access })
        }
        Some(_) => Err(ApiError::unauthenticated("The access token has expired")),
        None => Err(ApiError::unauthenticated("The access token is not known")),
    }
}
