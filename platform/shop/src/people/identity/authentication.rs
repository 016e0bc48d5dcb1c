//! Registration and login with email and password (contract, "Register, login, verification").

use super::accounts::{self, NewIdentity};
use super::states::{self, Progress, Proved};
use super::{answer::answer, repo};
use crate::site;
use crate::site::{Captcha, CaptchaTokens, sessions};
use base::throttle::Counted;
use base::{ApiError, Author, Call, Checks, Result, Shop, access::Subject, password};
use cartwright::resources::authentication::LogIn;
use serde_json::{Value, json};
use std::net::IpAddr;

/// Codes of the contract's failure table.
const EMAIL_EXISTS: &str = "-19995";
const WRONG_PASSWORD: &str = "-19976";
const RESET_NEEDED: &str = "-19973";

#[expect(missing_debug_implementations, reason = "no log may show its secrets")]
#[derive(Clone, Copy)]
pub struct Attempt<'a> {
    pub email: &'a str,
    pub password: &'a str,
    pub peer: Option<IpAddr>,
    /// The token of a possibly trusted device.
    pub device: Option<&'a str>,
}

/// Counts an attempt against a network address's rate limit.
pub fn count_address(shop: &Shop, peer: Option<IpAddr>) -> Result<()> {
    let Some(peer) = peer else {
        return Ok(());
    };
    shop.count(&Counted::address(peer), shop.config.limits.attempts_per_address)
}

/// Logs in. An unknown email, a wrong password and an account without a password are indistinguishable by answer and
/// timing.
pub fn log_in(shop: &Shop, author: &Author, attempt: &Attempt<'_>) -> Result<Progress> {
    check_fields(attempt, false)?;
    let by_email = Counted::email(attempt.email);
    count_address(shop, attempt.peer)?;
    shop.count(&by_email, shop.config.limits.passwords_per_email)?;
    let found = shop.db.read(|connection| repo::by_email(connection, attempt.email))?;
    let hash = found.as_ref().and_then(|identity| identity.password.as_deref());
    let is_right = shop.passwords.matches(attempt.password, hash);
    let Some(identity) = found.filter(|_| is_right) else {
        return Err(ApiError::bad_request(WRONG_PASSWORD, "The email or the password is not right"));
    };
    shop.throttle.forget(&by_email);
    if let Some(peer) = attempt.peer {
        shop.throttle.take_back(&Counted::address(peer));
    }
    if identity.reset_required {
        return Err(ApiError::bad_request(RESET_NEEDED, "The password has to be reset"));
    }
    let proved = Proved { device: attempt.device, ..Proved::default() };
    shop.write(author, |writing| states::advance(writing, &identity.id, proved))
}

/// The maximum size of a new member's profile, in bytes; after login the limit is higher.
const MAX_PROFILE: usize = 4 * 1024;

pub fn register_with(shop: &Shop, author: &Author, attempt: &Attempt<'_>, profile: Option<&Value>) -> Result<Progress> {
    check_fields(attempt, true)?;
    if profile.is_some_and(|profile| profile.to_string().len() > MAX_PROFILE) {
        let problem = format!("must have at most {MAX_PROFILE} bytes in all");
        return Err(ApiError::field("profile", "MAX_LENGTH", problem));
    }
    count_address(shop, attempt.peer)?;
    let settings = shop.db.read(site::read_settings)?;
    if !settings.open_registration {
        return Err(ApiError::denied("REGISTRATION_CLOSED", "This site takes no new members for now"));
    }
    let hash = shop.passwords.hash(attempt.password)?;
    let proved = Proved { device: attempt.device, ..Proved::default() };
    let new = NewIdentity {
        email: attempt.email,
        password_hash: Some(&hash),
        email_verified: false,
        status: if settings.owner_approval { "PENDING" } else { "APPROVED" },
        profile,
    };
    shop.write(author, |writing| {
        let id = new
            .insert(writing)?
            .ok_or_else(|| ApiError::bad_request(EMAIL_EXISTS, "There is an account with this email"))?;
        states::advance(writing, &id, proved)
    })
}

fn check_fields(attempt: &Attempt<'_>, is_new: bool) -> Result<()> {
    let password = if is_new {
        password::violation("password", attempt.password, attempt.email)
    } else {
        attempt.password.is_empty().then(|| password::missing("password"))
    };
    let email = accounts::email_violation("loginId.email", attempt.email.trim());
    Checks::of(email.into_iter().chain(password)).finish()
}

/// Consumes the captcha token, if the site requires one.
fn spend_captcha(shop: &Shop, tokens: &CaptchaTokens) -> Result<()> {
    let settings = shop.db.read(site::read_settings)?;
    if settings.captcha == Captcha::None {
        return Ok(());
    }
    let now = shop.clock.now();
    shop.db.write(|transaction| site::spend_captcha(transaction, now, settings.captcha, tokens))?.into_result()
}

/// `POST /v2/register`
pub(crate) fn register(shop: &Shop, call: &Call) -> Result<Value> {
    by_password(shop, call, |attempt| register_with(shop, &call.author, attempt, call.value("profile")))
}

/// `POST /v2/login`
pub(crate) fn login(shop: &Shop, call: &Call) -> Result<Value> {
    by_password(shop, call, |attempt| log_in(shop, &call.author, attempt))
}

fn by_password(shop: &Shop, call: &Call, sign_in: impl FnOnce(&Attempt<'_>) -> Result<Progress>) -> Result<Value> {
    let request: LogIn = call.payload()?;
    spend_captcha(shop, &CaptchaTokens::from_wire(request.captcha_tokens.as_deref().unwrap_or_default()))?;
    let email = request.login_id.and_then(|login| login.email).unwrap_or_default();
    let password = request.password.unwrap_or_default();
    let client = request.client_meta_data.unwrap_or_default();
    let progress = sign_in(&Attempt {
        email: &email,
        password: password.expose(),
        peer: call.peer,
        device: client.get("deviceToken").and_then(Value::as_str),
    })?;
    answer(shop, &progress)
}

/// `POST /v2/change-password`: also ends the member's other sessions.
pub(crate) fn change_password(shop: &Shop, call: &Call) -> Result<Value> {
    let Subject::Member(member) = &call.caller.subject else {
        return Err(ApiError::forbidden("Only a member has a password"));
    };
    let new_password = call.text("newPassword")?;
    let identity = shop.db.read(|connection| accounts::find_for_owner(connection, member))?;
    Checks::of(password::violation("newPassword", new_password, &identity.email)).finish()?;
    // Rate limit: hashing is slow by design, so a member must not occupy the processors.
    shop.count(&Counted::NewPassword(member.clone()), shop.config.limits.new_passwords)?;
    let hash = shop.passwords.hash(new_password)?;
    shop.db.write(|transaction| {
        repo::set_password(transaction, shop.clock.now(), member, &hash)?;
        sessions::end_sessions_but(transaction, member, call.caller.family.as_deref())?;
        Ok(json!({}))
    })
}
