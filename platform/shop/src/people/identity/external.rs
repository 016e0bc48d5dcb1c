//! Login without a password, and logout (contract, "Tokens").

use super::accounts::{self, Confirmed, NewIdentity};
use super::pending::{self, Purpose};
use super::states::{self, Proved};
use super::{answer, repo};
use crate::people::members;
use crate::site::sessions;
use axum::http::StatusCode;
use base::{
    ApiError, Call, Checks, Result, Shop,
    access::Subject,
    address::{normalized, parsed},
    call::envelope,
    cookies,
};
use cartwright::resources::authentication::SignOn;
use serde_json::{Value, json};

/// `POST /v2/sign-on`: the owner logs a person in, creating the account if missing.
pub(crate) fn sign_on(shop: &Shop, call: &Call) -> Result<Value> {
    let request: SignOn = call.payload()?;
    let email = request.login_id.and_then(|login| login.email).unwrap_or_default();
    Checks::of(accounts::email_violation("loginId.email", email.trim())).finish()?;
    let is_verified = request.verify_email.unwrap_or_default();
    shop.write(&call.author, |writing| {
        let new = NewIdentity {
            email: &email,
            password_hash: None,
            email_verified: is_verified,
            status: "APPROVED",
            profile: call.value("profile"),
        };
        let inserted = new.insert(writing)?;
        let missing = || ApiError::Internal("an identity is neither new nor known".to_owned());
        let identity = repo::by_email(writing, &email)?.ok_or_else(missing)?;
        states::refuse_blocked(&identity)?;
        accounts::distrust_unconfirmed(writing, writing.now, &identity)?;
        if identity.status == "PENDING" {
            return Err(ApiError::denied("MEMBER_NOT_APPROVED", "This member waits for approval"));
        }
        let profile = call.value("profile").filter(|profile| !profile.is_null());
        if let (None, Some(true), Some(profile)) = (inserted, request.merge_existing_contact, profile) {
            members::merge_profile(writing, &identity.id, profile)?;
        }
        if is_verified {
            accounts::confirm_address(writing, &identity, Confirmed::ByAddress)?;
        }
        let session = accounts::start_login(writing, &identity.id)?;
        let identity = accounts::find_for_owner(writing, &identity.id)?;
        Ok(json!({ "sessionToken": session, "identity": answer::identity(writing, &identity)? }))
    })
}

/// `GET /v1/callback`: continues a pending login with another login's session. The session proves the second factor,
/// but not the email address.
pub(crate) fn login_callback(shop: &Shop, call: &Call) -> Result<Value> {
    let token = call.text("state")?;
    let session = call.text("sessionToken")?;
    let progress = shop.write(&call.author, |writing| {
        let now = writing.now;
        let pending = pending::find(writing, now, token)?;
        let member = sessions::take(writing, now, session)?;
        if member.as_deref() != Some(pending.identity.as_str()) || pending.purpose == Purpose::ConfirmEmail {
            return Err(pending::not_found());
        }
        pending.close(writing)?;
        let proved = Proved { second_factor: true, ..Proved::default() };
        states::advance(writing, &pending.identity, proved)
    })?;
    let body = answer::answer(shop, &progress)?;
    envelope(StatusCode::OK, &body.to_string(), [("Content-Type", "application/json")])
}

/// `GET /v1/logout`: ends the browser's login session and revokes the caller's tokens.
pub(crate) fn logout(shop: &Shop, call: &Call) -> Result<Value> {
    let field = |name: &str| call.value(name).and_then(Value::as_str).filter(|text| !text.is_empty());
    if field("clientId").is_some_and(|id| id != shop.keys.client_id) {
        return Err(ApiError::field("clientId", "OTHER", "is not known"));
    }
    let return_to = field("postLogoutRedirectUri");
    if return_to.is_some_and(|address| !shop.is_landing_address(address)) {
        return Err(ApiError::field(
            "postLogoutRedirectUri",
            "FORMAT",
            "is not an address of an allowed site; --store-origin or --redirect-uri allows one",
        ));
    }
    shop.db.write(|transaction| {
        if let Some(login) = &call.login {
            sessions::end_login(transaction, login)?;
        }
        if let (Subject::Member(member), Some(family)) = (&call.caller.subject, &call.caller.family) {
            sessions::log_out(transaction, member, family)?;
        }
        Ok(())
    })?;
    let forget = cookies::forget_login(shop);
    match return_to.and_then(parsed).map(|address| normalized(&address)) {
        Some(address) => envelope(StatusCode::FOUND, "", [("Location", address.as_str()), ("Set-Cookie", &forget)]),
        None => envelope(
            StatusCode::OK,
            "You are logged out.",
            [("Content-Type", "text/plain; charset=utf-8"), ("Set-Cookie", &forget)],
        ),
    }
}
