//! Email confirmation with a mailed code (contract, "Register, login, verification").

use super::accounts::{self, Confirmed};
use super::answer::answer;
use super::codes::{code_was_right, count_code, send_code};
use super::pending::{self, Purpose};
use super::states::{self, Progress, Proved, State};
use crate::events::outbox;
use base::{ApiError, Author, Call, Result, Settled, Shop, access::Subject, throttle::wait_until};
use serde_json::{Value, json};

/// Checks a mailed code and advances the login.
pub fn verify_email(shop: &Shop, author: &Author, token: &str, code: &str) -> Result<Progress> {
    shop.settle(author, |writing| {
        let now = writing.now;
        let pending = pending::find(writing, now, token)?;
        if !matches!(pending.purpose, Purpose::VerifyEmail | Purpose::ConfirmEmail) {
            return Err(pending::not_found());
        }
        count_code(writing.shop, &pending.identity)?;
        if !pending.is_code(token, code.trim()) {
            pending.wrong_code(writing)?;
            return Ok(Settled::Refused(pending::bad_code()));
        }
        code_was_right(writing.shop, &pending.identity);
        outbox::spend(writing, code.trim())?;
        pending.close(writing)?;
        let identity = accounts::find_for_owner(writing, &pending.identity)?;
        accounts::confirm_address(writing, &identity, Confirmed::WithPassword)?;
        if pending.purpose == Purpose::VerifyEmail {
            return states::advance(writing, &pending.identity, Proved::default()).map(Settled::Done);
        }
        Ok(Settled::Done(Progress {
            identity: accounts::find_for_owner(writing, &pending.identity)?,
            state: State::Success { session: None, device: None },
        }))
    })
}

/// Mails a new code.
pub fn resend_email(shop: &Shop, author: &Author, token: &str) -> Result<Progress> {
    shop.write(author, |writing| {
        let now = writing.now;
        let pending = pending::find(writing, now, token)?;
        if !matches!(pending.purpose, Purpose::VerifyEmail | Purpose::ConfirmEmail) {
            return Err(pending::not_found());
        }
        if pending.next_code_at() > now {
            return Err(wait_until(pending.next_code_at(), now));
        }
        let identity = accounts::find_for_owner(writing, &pending.identity)?;
        send_code(writing, token, &identity, None)?.ok_or_else(outbox::undeliverable)?;
        let state = states::waiting(writing, token, &pending)?;
        Ok(Progress { identity, state })
    })
}

/// `POST /v1/start`
pub(crate) fn start(shop: &Shop, call: &Call) -> Result<Value> {
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
    let id = named.or(own).ok_or_else(|| ApiError::missing("identityId"))?;
    if !call.caller.is_owner() && own != Some(id) {
        return Err(ApiError::forbidden("Only the owner confirms the addresses of others"));
    }
    shop.write(&call.author, |writing| {
        let identity = accounts::find_for_owner(writing, id)?;
        let token = pending::open(writing, writing.now, id, Purpose::ConfirmEmail, None)?;
        send_code(writing, &token, &identity, None)?.ok_or_else(outbox::undeliverable)?;
        Ok(json!({ "verificationId": token }))
    })
}

/// `POST /v1/auth/verify`
pub(crate) fn verify(shop: &Shop, call: &Call) -> Result<Value> {
    let code = call.text("code")?;
    if code.trim().chars().count() != 6 {
        return Err(ApiError::field("code", "EXACT_LENGTH", "must have 6 characters"));
    }
    let progress = verify_email(shop, &call.author, call.text("stateToken")?, code)?;
    answer(shop, &progress)
}

/// `POST /v1/auth/resend`
pub(crate) fn resend(shop: &Shop, call: &Call) -> Result<Value> {
    let progress = resend_email(shop, &call.author, call.text("stateToken")?)?;
    answer(shop, &progress)
}
