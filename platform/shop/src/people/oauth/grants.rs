//! `POST /oauth2/token` and its authorization codes (contract, "Tokens").

use super::repo::{self, Grant};
use crate::commerce::cart;
use crate::people::{identity, members};
use crate::site::sessions;
use crate::site::sessions::tokens::{self, Issue, Refreshed};
use base::access::Subject;
use base::throttle::{Counted, Limit};
use base::{ApiError, Call, Millis, Result, Settled, Shop, Writing, clock::seconds, secret};
use rusqlite::Connection;
use serde_json::{Value, json};

/// The token endpoint. Accepts camelCase and snake_case keys: clients use both.
pub(crate) fn token(shop: &Shop, call: &Call) -> Result<Value> {
    let grant = field(call, "grantType", "grant_type")
        .ok_or_else(|| ApiError::oauth("invalid_request", "grantType is missing"))?;
    let issue = Issue {
        site_id: &shop.keys.site_id,
        now: shop.clock.now(),
        access_token_seconds: shop.config.access_token_seconds,
        is_renewable: field(call, "scope", "scope").is_none_or(is_offline),
    };
    match grant {
        "anonymous" => {
            check_client(shop, call, true)?;
            count_visitor(shop, call)?;
            let visitor = Subject::Visitor(secret::new_id());
            shop.db.write(|transaction| tokens::start_family(transaction, issue, &visitor))
        }
        "refresh_token" => {
            // Wix's older client omits the client id in this grant.
            check_client(shop, call, false)?;
            let token = required(call, "refreshToken", "refresh_token")?;
            let refreshed = shop.write(&call.author, |writing| {
                if let Some(family) = sessions::family_of(writing, token)? {
                    let limit = Limit { attempts: writing.shop.config.limits.refreshes_per_session, seconds: HOUR };
                    writing.shop.throttle.count(issue.now, &Counted::Refreshes(family), limit)?;
                }
                let refreshed = tokens::refresh(writing, issue, token)?;
                if let Refreshed::Tokens(_, Subject::Member(id)) = &refreshed {
                    identity::join_orders(writing, id)?;
                }
                Ok(refreshed)
            });
            match refreshed? {
                Refreshed::Tokens(tokens, _) => Ok(tokens),
                Refreshed::Refused => Err(ApiError::oauth("invalid_grant", "The refresh token is not known")),
                Refreshed::Reused => Err(ApiError::oauth(
                    "invalid_grant",
                    "The refresh token was used before; its session has been ended",
                )),
            }
        }
        "authorization_code" => {
            check_client(shop, call, true)?;
            let code = required(call, "code", "code")?;
            let verifier = required(call, "codeVerifier", "code_verifier")?;
            let redirect_uri = field(call, "redirectUri", "redirect_uri");
            shop.settle(&call.author, |writing| exchange(writing, issue, code, verifier, redirect_uri))
        }
        "authorized_client" => authorized_client(shop, call, issue),
        "client_credentials" => client_credentials(shop, call, issue),
        other => Err(ApiError::oauth("unsupported_grant_type", format!("The grant type {other} is not supported"))),
    }
}

/// Whether a scope requests a renewable session; the default without a scope.
pub fn is_offline(scope: &str) -> bool {
    scope.split_whitespace().any(|part| part == "offline_access")
}

/// Counts a new visitor against the network address's rate limit: each is stored for months.
fn count_visitor(shop: &Shop, call: &Call) -> Result<()> {
    let Some(peer) = call.peer.filter(|peer| !(shop.config.test_hooks && shop.is_this_machine(*peer))) else {
        return Ok(());
    };
    shop.count(&Counted::visitors(peer), shop.config.limits.visitors_per_address)
}

/// The owner logs a visitor in as a member, named by id; a given session token must belong to that member.
fn authorized_client(shop: &Shop, call: &Call, issue: Issue<'_>) -> Result<Value> {
    if !call.caller.is_owner() {
        return Err(ApiError::oauth("invalid_client", "This grant needs the site's owner"));
    }
    let id = required(call, "memberId", "member_id")?;
    let session = field(call, "sessionToken", "session_token");
    shop.write(&call.author, |writing| {
        let refused = |why: &str| ApiError::oauth("invalid_grant", why);
        let known = identity::by_id(writing, id)?.ok_or_else(|| refused("The member is not known"))?;
        if let Some(session) = session {
            let owner = sessions::take(writing, issue.now, session)?;
            if owner.as_deref() != Some(known.id.as_str()) {
                return Err(refused("The session token is not this member's, or has expired"));
            }
        }
        members::signed_in(writing, &known.id)?;
        identity::join_orders(writing, &known.id)?;
        let member = Subject::Member(known.id);
        let tokens = tokens::start_family(writing, issue, &member)?;
        if let Subject::Visitor(_) = &call.caller.subject {
            cart::merge_into_member(writing, &call.caller.subject, &member)?;
        }
        Ok(tokens)
    })
}

/// The client credentials grant. Ignores `instance_id`, which names an app's installation: a site has one.
fn client_credentials(shop: &Shop, call: &Call, issue: Issue<'_>) -> Result<Value> {
    let client_id = required(call, "clientId", "client_id")?;
    let secret = required(call, "clientSecret", "client_secret")?;
    identity::count_address(shop, call.peer)?;
    if !secret::same(secret, &shop.keys.client_secret) || client_id != shop.keys.client_id {
        let why = "The client id or its client secret is not known";
        return Err(ApiError::oauth("invalid_client", why));
    }
    if let Some(peer) = call.peer {
        shop.throttle.take_back(&Counted::address(peer));
    }
    shop.db.write(|transaction| tokens::issue_to_app(transaction, issue, client_id))
}

/// `POST /oauth2/token-info`: an access token's bearer and expiry. For an invalid token, only that it is inactive.
pub(crate) fn token_info(shop: &Shop, call: &Call) -> Result<Value> {
    let token = call.text("token")?;
    let now = shop.clock.now();
    let found = shop.db.read(|connection| tokens::info(connection, now, token))?;
    Ok(match found {
        None => json!({ "active": false }),
        Some(info) => json!({
            "active": true,
            "subjectType": info.role.to_uppercase(),
            "subjectId": info.subject,
            "exp": (info.expires / 1000).to_string(),
            "iat": (info.expires / 1000 - shop.config.access_token_seconds).to_string(),
            "clientId": shop.keys.client_id,
            "siteId": shop.keys.site_id,
        }),
    })
}

fn field<'a>(call: &'a Call, camel: &str, snake: &str) -> Option<&'a str> {
    let value = call.value(camel).or_else(|| call.value(snake))?;
    value.as_str().filter(|text| !text.is_empty())
}

fn required<'a>(call: &'a Call, camel: &str, snake: &str) -> Result<&'a str> {
    field(call, camel, snake).ok_or_else(|| ApiError::oauth("invalid_request", format!("{camel} is missing")))
}

fn check_client(shop: &Shop, call: &Call, needed: bool) -> Result<()> {
    match field(call, "clientId", "client_id") {
        Some(id) if id == shop.keys.client_id => Ok(()),
        None if !needed => Ok(()),
        _ => Err(ApiError::oauth("invalid_client", "The client id is not known")),
    }
}

const CODE_SECONDS: i64 = 300;
/// The window of the refresh rate limit, in seconds.
const HOUR: i64 = 3600;

pub fn issue_code(connection: &Connection, now: Millis, grant: &Grant<'_>) -> Result<String> {
    let code = secret::random_secret()?;
    repo::insert(connection, &code, grant, now.saturating_add(seconds(CODE_SECONDS)))?;
    Ok(code)
}

/// Exchanges an authorization code for a member's tokens and merges the visitor's cart, in one transaction. The reuse
/// of a code revokes its tokens (RFC 6749, section 4.1.2); the refusal is committed.
pub(super) fn exchange(
    writing: &Writing<'_>,
    issue: Issue<'_>,
    code: &str,
    verifier: &str,
    redirect_uri: Option<&str>,
) -> Result<Settled<Value>> {
    let refused = || ApiError::oauth("invalid_grant", "The code is not known, was used, or has expired");
    let hash = secret::hash(code);
    let stored = repo::find(writing, hash)?.ok_or_else(refused)?;
    if let Some(family) = stored.family.as_deref().filter(|_| stored.spent) {
        sessions::revoke_family(writing, family)?;
        return Ok(Settled::Refused(refused()));
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
    let id = stored.member;
    let member = Subject::Member(id.clone());
    let author = member.author();
    let by_member = writing.by(&author);
    if let Some(visitor) = stored.visitor {
        cart::merge_into_member(&by_member, &Subject::Visitor(visitor), &member)?;
    }
    identity::join_orders(&by_member, &id)?;
    let issue = Issue { is_renewable: stored.is_renewable, ..issue };
    let (family, tokens) = tokens::start_known_family(writing, issue, &member, stored.login)?;
    repo::spend(writing, hash, &family)?;
    Ok(Settled::Done(tokens))
}
