//! Confirming an email address with a mailed code (contract, "Register, login, verification").

use super::accounts::Identity;
use super::answer::answer;
use super::pending::{Awaited, Purpose};
use super::states::{Progress, Proved, State};
use super::{accounts, pending, states};
use crate::access::Subject;
use crate::call::Call;
use crate::clock::seconds;
use crate::error::ApiError;
use crate::mails::Mail;
use crate::outbox::Message;
use crate::state::Shop;
use crate::throttle::{Counted, Limit, wait_until};
use crate::{outbox, secret};
use rusqlite::Connection;
use serde_json::{Value, json};

/// In how many seconds wrong codes are counted together.
const CODE_WINDOW_SECONDS: i64 = 600;

/// Mails a code for a state token. False if no mail arrives at the address.
pub(super) fn send_code(
    connection: &Connection,
    shop: &Shop,
    token: &str,
    identity: &Identity,
) -> Result<bool, ApiError> {
    let now = shop.clock.now();
    count_sent(shop, &identity.id)?;
    let code = secret::random_code()?;
    let words = Mail::ConfirmEmail { code: &code }.words(identity.language(None));
    let mail = Message {
        code: Some(code.clone()),
        expires: Some(now.saturating_add(seconds(pending::PENDING_SECONDS))),
        ..Message::mail(identity.email.clone(), words.subject, words.body, now)
    };
    if outbox::send(connection, &mail)?.is_none() {
        return Ok(false);
    }
    let awaited = Awaited {
        factor: None,
        code: &code,
        push: None,
    };
    pending::find(connection, now, token)?.await_code(connection, now, token, &awaited)?;
    Ok(true)
}

/// Counts a code that is about to be sent, over all sign-ins of an identity: who knows a password is not to fill the
/// mailbox or run up the phone bill of its owner.
pub(super) fn count_sent(shop: &Shop, identity: &str) -> Result<(), ApiError> {
    let limit = Limit {
        attempts: shop.config.limits.codes_sent,
        seconds: CODE_WINDOW_SECONDS,
    };
    let counted = Counted::SentCode(identity.to_owned());
    shop.throttle.count(shop.clock.now(), &counted, limit)
}

/// Counts a code that is about to be checked, over all sign-ins of an identity.
pub(super) fn count_code(shop: &Shop, identity: &str) -> Result<(), ApiError> {
    let limit = Limit {
        attempts: shop.config.limits.codes_per_identity,
        seconds: CODE_WINDOW_SECONDS,
    };
    let counted = Counted::Code(identity.to_owned());
    shop.throttle.count(shop.clock.now(), &counted, limit)
}

/// Takes back the count of a code that was right.
pub(super) fn code_was_right(shop: &Shop, identity: &str) {
    shop.throttle.take_back(&Counted::Code(identity.to_owned()));
}

/// Checks a mailed code and goes on.
pub(crate) fn verify_email(shop: &Shop, token: &str, code: &str) -> Result<Progress, ApiError> {
    // The inner result is for refusals that leave a trace: a wrong code is counted.
    shop.db.write(|connection| {
        let now = shop.clock.now();
        let pending = pending::find(connection, now, token)?;
        if !matches!(pending.purpose, Purpose::VerifyEmail | Purpose::ConfirmEmail) {
            return Err(pending::not_found());
        }
        count_code(shop, &pending.identity)?;
        if !pending.is_code(token, code.trim()) {
            pending.wrong_code(connection)?;
            return Ok(Err(pending::bad_code()));
        }
        code_was_right(shop, &pending.identity);
        outbox::spend(connection, code.trim())?;
        pending.close(connection)?;
        accounts::verify_email(connection, now, &pending.identity)?;
        if pending.purpose == Purpose::VerifyEmail {
            return states::advance(connection, shop, &pending.identity, Proved::default()).map(Ok);
        }
        Ok(Ok(Progress {
            identity: accounts::named(connection, &pending.identity)?,
            state: State::Success {
                session: None,
                device: None,
            },
        }))
    })?
}

/// Mails another code.
pub(crate) fn resend_email(shop: &Shop, token: &str) -> Result<Progress, ApiError> {
    shop.db.write(|connection| {
        let now = shop.clock.now();
        let pending = pending::find(connection, now, token)?;
        if !matches!(pending.purpose, Purpose::VerifyEmail | Purpose::ConfirmEmail) {
            return Err(pending::not_found());
        }
        if pending.next_code_at() > now {
            return Err(wait_until(pending.next_code_at(), now));
        }
        let identity = accounts::named(connection, &pending.identity)?;
        if !send_code(connection, shop, token, &identity)? {
            return Err(outbox::undeliverable());
        }
        let state = states::waiting(connection, shop, token, &pending)?;
        Ok(Progress { identity, state })
    })
}

/// `POST /v1/start`
pub(crate) fn start(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    if let Some(target) = call.value("target").and_then(Value::as_str)
        && target != "EMAIL"
    {
        return Err(ApiError::field("target", "INVALID_ENUM_VALUE", "must be EMAIL"));
    }
    let own = match &call.caller.subject {
        Subject::Member(id) => Some(id.as_str()),
        _ => None,
    };
    let named = call.value("identityId").and_then(Value::as_str);
    let id = named
        .or(own)
        .ok_or_else(|| ApiError::field("identityId", "REQUIRED_FIELD", "is missing"))?;
    if !call.caller.is_owner() && own != Some(id) {
        return Err(ApiError::forbidden("Only the owner confirms the addresses of others"));
    }
    shop.db.write(|connection| {
        let identity = accounts::named(connection, id)?;
        let token = pending::open(connection, shop.clock.now(), id, Purpose::ConfirmEmail, None)?;
        if !send_code(connection, shop, &token, &identity)? {
            return Err(outbox::undeliverable());
        }
        Ok(json!({ "verificationId": token }))
    })
}

/// `POST /v1/auth/verify`
pub(crate) fn verify(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let code = call.text("code")?;
    if code.trim().chars().count() != 6 {
        return Err(ApiError::field("code", "EXACT_LENGTH", "must have 6 characters"));
    }
    let progress = verify_email(shop, call.text("stateToken")?, code)?;
    shop.db.read(|connection| answer(connection, &progress))
}

/// `POST /v1/auth/resend`
pub(crate) fn resend(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let progress = resend_email(shop, call.text("stateToken")?)?;
    shop.db.read(|connection| answer(connection, &progress))
}
