//! Password recovery and account activation by mailed links (contract, "Register, login, verification").

use super::accounts::{self, Confirmed};
use super::repo::{self, Identity};
use super::states::{self, Progress, Proved};
use super::{answer::answer, authentication::count_address};
use crate::events::mails::{Letter, Mail};
use crate::events::outbox::{self, Message};
use crate::site;
use crate::site::sessions;
use base::access::Subject;
use base::throttle::{Counted, Limit};
use base::{
    ApiError, Author, Call, Checks, Millis, Result, Shop, Writing, address::with_query, clock::seconds, password,
    secret,
};
use cartwright::resources::recovery::{EmailRedirect, Recover, SendActivationEmail, SendRecoveryEmail};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::net::IpAddr;

const LINK_SECONDS: i64 = 3600;

/// Mails a link to a known address. An unknown one is indistinguishable by answer and timing.
pub fn send_link(
    shop: &Shop,
    author: &Author,
    email: &str,
    peer: Option<IpAddr>,
    (return_to, language): (Option<&str>, Option<&str>),
) -> Result<()> {
    Checks::of(accounts::email_violation("email", email.trim())).finish()?;
    count_address(shop, peer)?;
    let limit = Limit { attempts: shop.config.limits.recovery_mails, seconds: LINK_SECONDS };
    let now = shop.clock.now();
    if shop.throttle.count(now, &Counted::recovery(email), limit).is_err() {
        // Rate limit: earlier mails already have links, and mailboxes must not be flooded.
        return Ok(());
    }
    shop.write(author, |writing| {
        let found = repo::by_email(writing, email)?;
        let identity = found.as_ref().map_or_else(secret::new_id, |identity| identity.id.clone());
        let link = new_link(writing, &identity, return_to)?;
        let Some(identity) = found else {
            return Ok(());
        };
        // The answer does not depend on delivery.
        let letter = Mail::ResetPassword { link: &link }.letter(identity.language(language));
        outbox::send(writing, &mail(&site::name(writing)?, now, &identity, &letter, &link))?;
        Ok(())
    })
}

fn mail(shop: &str, now: Millis, identity: &Identity, letter: &Letter, link: &str) -> Message {
    Message {
        link: Some(link.to_owned()),
        expires: Some(now.saturating_add(seconds(LINK_SECONDS))),
        ..Message::mail(shop, identity.email.clone(), letter, now)
    }
}

/// Stores a token and returns the link with it.
fn new_link(writing: &Writing<'_>, identity: &str, return_to: Option<&str>) -> Result<String> {
    let token = secret::random_secret()?;
    repo::insert_recovery(writing, &token, identity, writing.now.saturating_add(seconds(LINK_SECONDS)))?;
    let hosted = [writing.shop.public_url(), "/pages/reset"].concat();
    with_query(return_to.unwrap_or(&hosted), &[("recoveryToken", &token)])
}

/// The redirect address of a link, if allowed.
fn checked_redirect(shop: &Shop, field: &str, redirect: Option<EmailRedirect>) -> Result<Option<String>> {
    let redirect = redirect.unwrap_or_default();
    let refuse =
        |name: &str, rule, description: &str| Err(ApiError::field(format!("{field}.{name}"), rule, description));
    if redirect.client_id.is_some_and(|id| id != shop.keys.client_id) {
        return refuse("clientId", "OTHER", "is not known");
    }
    match redirect.url.filter(|url| !url.is_empty()) {
        Some(url) if !shop.is_landing_address(&url) => {
            refuse("url", "FORMAT", "is not an address of an allowed site; --store-origin or --redirect-uri allows one")
        }
        url => Ok(url),
    }
}

/// The identity of a link's token; refused if unknown, used or expired.
fn owner(connection: &Connection, now: Millis, token: &str) -> Result<Identity> {
    let id = repo::recovery(connection, now, token)?;
    let identity = id.map(|id| repo::by_id(connection, &id)).transpose()?.flatten();
    identity.ok_or_else(|| ApiError::not_found("NOT_FOUND", "The link is not known, was used, or has expired"))
}

pub fn check_link(shop: &Shop, token: &str) -> Result<()> {
    let now = shop.clock.now();
    shop.db.read(|connection| owner(connection, now, token)).map(drop)
}

/// Sets a new password by a link, ends all sessions and starts a new one.
pub fn recover_with(shop: &Shop, author: &Author, token: &str, new_password: &str) -> Result<Progress> {
    let now = shop.clock.now();
    let identity = shop.db.read(|connection| owner(connection, now, token))?;
    Checks::of(password::violation("password", new_password, &identity.email)).finish()?;
    let hash = shop.passwords.hash(new_password)?;
    // A page has no caller: the link's holder is the member.
    let member = Subject::Member(identity.id.clone()).author();
    let author = if author.actor.is_some() { author } else { &member };
    shop.write(author, |writing| {
        // A concurrent call may have used the link during hashing.
        let identity = owner(writing, now, token)?;
        outbox::spend(writing, token)?;
        accounts::confirm_address(writing, &identity, Confirmed::ByAddress)?;
        repo::set_password(writing, now, &identity.id, &hash)?;
        sessions::end_sessions(writing, &identity.id)?;
        states::advance(writing, &identity.id, Proved::default())
    })
}

/// `POST /v1/send-email`
pub(crate) fn send_recovery_email(shop: &Shop, call: &Call) -> Result<Value> {
    let request: SendRecoveryEmail = call.payload()?;
    let return_to = checked_redirect(shop, "redirect", request.redirect)?;
    let email = request.email.unwrap_or_default();
    let language = request.language.as_deref();
    send_link(shop, &call.author, &email, call.peer, (return_to.as_deref(), language))?;
    Ok(json!({}))
}

/// `POST /v1/activation-email`
pub(crate) fn send_activation_email(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("identityId")?;
    let request: SendActivationEmail = call.payload()?;
    let options = request.email_options.unwrap_or_default();
    let return_to = checked_redirect(shop, "emailOptions.redirect", options.redirect)?;
    shop.write(&call.author, |writing| {
        let identity = accounts::find_for_owner(writing, id)?;
        let link = new_link(writing, id, return_to.as_deref())?;
        let language = identity.language(options.language.as_deref());
        let letter = Mail::ActivateAccount { link: &link }.letter(language);
        let mail = mail(&site::name(writing)?, writing.now, &identity, &letter, &link);
        match outbox::send(writing, &mail)? {
            Some(_) => Ok(json!({})),
            None => Err(outbox::undeliverable()),
        }
    })
}

/// `POST /v1/recover`
pub(crate) fn recover(shop: &Shop, call: &Call) -> Result<Value> {
    let token = call.text("recoveryToken")?;
    let request: Recover = call.payload()?;
    let password = request.password.unwrap_or_default();
    let progress = recover_with(shop, &call.author, token, password.expose())?;
    answer(shop, &progress)
}
