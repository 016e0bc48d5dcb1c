//! Token families: access tokens, and rotating refresh tokens. Each use of a refresh token issues a successor. Since an
//! answer can be lost, a used token may be reused until one of its successors has been used; a reuse after that reveals
//! a copy, and the whole family is revoked (RFC 9700, section 4.14.2).

use super::repo;
use crate::events::retention;
use base::secret::{self, SecretHash};
use base::{ApiError, Millis, Result, access, access::Subject, clock::seconds};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use rusqlite::Connection;
use serde_json::{Value, json};

/// The properties of new tokens.
#[derive(Debug, Clone, Copy)]
pub struct Issue<'a> {
    /// The tokens' site.
    pub site_id: &'a str,
    pub now: Millis,
    pub access_token_seconds: i64,
    /// Whether the session is renewable: the scope `offline_access` (OpenID Connect Core, section 11).
    pub is_renewable: bool,
}

#[expect(missing_debug_implementations, reason = "no log may show its secrets")]
pub enum Refreshed {
    /// New tokens, with their subject.
    Tokens(Value, Subject),
    /// Unknown, or its family is revoked.
    Refused,
    /// Reused after its successor was used: the family is now revoked.
    Reused,
}

/// Starts a token family for a visitor or member.
pub fn start_family(connection: &Connection, issue: Issue<'_>, subject: &Subject) -> Result<Value> {
    start_known_family(connection, issue, subject, None).map(|(_, tokens)| tokens)
}

/// Starts a token family after a login on the hosted pages; also returns the family's id.
pub(crate) fn start_known_family(
    connection: &Connection,
    issue: Issue<'_>,
    subject: &Subject,
    login: Option<SecretHash>,
) -> Result<(String, Value)> {
    let (role, id) = match subject {
        Subject::Visitor(id) => ("visitor", id),
        Subject::Member(id) => ("member", id),
        Subject::Site => return Err(ApiError::Internal("the site has no tokens".to_owned())),
    };
    if !repo::may_have_tokens(connection, role, id)? {
        return Err(ApiError::oauth("invalid_grant", "The member may not use the site"));
    }
    let family = secret::new_id();
    repo::insert_family(connection, issue.now, &family, role, id, login)?;
    let tokens = new_tokens(connection, issue, &family, (role, id), None)?;
    Ok((family, tokens))
}

/// Issues an app's access token, with the owner's rights. There is no refresh token, and earlier access tokens stay
/// valid.
pub(crate) fn issue_to_app(connection: &Connection, issue: Issue<'_>, app: &str) -> Result<Value> {
    let issue = Issue { is_renewable: false, ..issue };
    repo::keep_family_of_app(connection, issue.now, app)?;
    new_tokens(connection, issue, app, ("app", app), None)
}

fn new_tokens(
    connection: &Connection,
    issue: Issue<'_>,
    family: &str,
    (role, subject): (&str, &str),
    predecessor: Option<SecretHash>,
) -> Result<Value> {
    let name = match role {
        "member" => "siteMemberId",
        "app" => "appDefId",
        _ => "aid",
    };
    let instance = json!({ "instance": { "metaSiteId": issue.site_id, name: subject } });
    let access = [access::TOKEN_PREFIX, &format_token(issue, issue.access_token_seconds, &instance)?].concat();
    let expires = issue.now.saturating_add(seconds(issue.access_token_seconds));
    repo::insert_access_token(connection, &access, family, expires)?;
    let mut tokens = json!({
        "access_token": access,
        "expires_in": issue.access_token_seconds,
        "token_type": "Bearer",
    });
    if issue.is_renewable {
        let refresh = format_token(issue, retention::session_seconds(role), &json!({ "id": family }))?;
        repo::insert_refresh_token(connection, issue.now, &refresh, family, predecessor)?;
        tokens.as_object_mut().map(|tokens| tokens.insert("refresh_token".to_owned(), json!(refresh)));
    }
    Ok(tokens)
}

/// Formats a token as `JWS.<header>.<payload>.<signature>`: programs read the site and expiry from its payload. The
/// signature is the secret by which the platform looks it up.
fn format_token(issue: Issue<'_>, lifetime: i64, data: &Value) -> Result<String> {
    let part = |value: Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let now = issue.now / 1000;
    let payload = json!({ "data": data.to_string(), "iat": now, "exp": now.saturating_add(lifetime) });
    let header = json!({ "alg": "HS256", "typ": "JWT" });
    Ok(format!("JWS.{}.{}.{}", part(header), part(payload), secret::random_secret()?))
}

pub fn refresh(connection: &Connection, issue: Issue<'_>, token: &str) -> Result<Refreshed> {
    let hash = secret::hash(token);
    let Some(known) = repo::refresh_token(connection, hash)? else {
        return Ok(Refreshed::Refused);
    };
    if retention::is_session_over(&known.role, known.renewed, issue.now)
        || !repo::may_have_tokens(connection, &known.role, &known.subject)?
    {
        return Ok(Refreshed::Refused);
    }
    if repo::successor_used(connection, hash)? || repo::sibling_used(connection, hash, known.predecessor)? {
        repo::revoke_family(connection, &known.family)?;
        return Ok(Refreshed::Reused);
    }
    repo::spend_refresh_token(connection, issue.now, hash, &known.family)?;
    let tokens = new_tokens(connection, issue, &known.family, (&known.role, &known.subject), Some(hash))?;
    let subject = if known.role == "member" { Subject::Member(known.subject) } else { Subject::Visitor(known.subject) };
    Ok(Refreshed::Tokens(tokens, subject))
}

#[derive(Debug)]
pub struct TokenInfo {
    /// The family's role.
    pub(crate) role: String,
    pub subject: String,
    pub expires: Millis,
}

/// The bearer of a valid access token.
pub fn info(connection: &Connection, now: Millis, token: &str) -> Result<Option<TokenInfo>> {
    let Some((role, subject, expires)) = repo::access_token(connection, now, token)? else {
        return Ok(None);
    };
    Ok(repo::may_have_tokens(connection, &role, &subject)?.then_some(TokenInfo { role, subject, expires }))
}
