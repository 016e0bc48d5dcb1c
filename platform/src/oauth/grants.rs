//! `POST /oauth2/token` (contract, "Tokens").

use super::codes;
use super::tokens::{self, Issue, Refreshed};
use crate::access::Subject;
use crate::error::ApiError;
use crate::http::Call;
use crate::platform::Shop;
use crate::secret;
use serde_json::Value;

/// Answers the token endpoint. Keys may be in camelCase or snake_case: clients use both.
pub(crate) fn token(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let grant = field(call, "grantType", "grant_type")
        .ok_or_else(|| ApiError::oauth("invalid_request", "grantType is missing"))?;
    let issue = Issue {
        now: shop.clock.now(),
        access_token_seconds: shop.config.access_token_seconds,
    };
    match grant {
        "anonymous" => {
            check_client(shop, call, true)?;
            let visitor = Subject::Visitor(secret::new_id());
            shop.db
                .write(|transaction| tokens::start_family(transaction, issue, &visitor))
        }
        "refresh_token" => {
            // The older client sends no client id with this grant.
            check_client(shop, call, false)?;
            let token = required(call, "refreshToken", "refresh_token")?;
            match shop
                .db
                .write(|transaction| tokens::refresh(transaction, issue, token))?
            {
                Refreshed::Tokens(tokens) => Ok(tokens),
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
            shop.db
                .write(|transaction| codes::exchange(transaction, issue, code, verifier, redirect_uri))
        }
        other => Err(ApiError::oauth(
            "unsupported_grant_type",
            format!("The grant type {other} is not supported"),
        )),
    }
}

fn field<'a>(call: &'a Call, camel: &str, snake: &str) -> Option<&'a str> {
    let value = call.value(camel).or_else(|| call.value(snake))?;
    value.as_str().filter(|text| !text.is_empty())
}

fn required<'a>(call: &'a Call, camel: &str, snake: &str) -> Result<&'a str, ApiError> {
    field(call, camel, snake).ok_or_else(|| ApiError::oauth("invalid_request", format!("{camel} is missing")))
}

fn check_client(shop: &Shop, call: &Call, needed: bool) -> Result<(), ApiError> {
    match field(call, "clientId", "client_id") {
        Some(id) if id == shop.keys.client_id => Ok(()),
        None if !needed => Ok(()),
        _ => Err(ApiError::oauth("invalid_client", "The client id is not known")),
    }
}
