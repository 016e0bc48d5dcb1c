//! Enrolled second factors, and trusted devices that skip them.

use super::pending::{self, Purpose};
use super::{codes, repo, totp};
use crate::people::members;
use crate::site;
use crate::site::{MfaFactor, SiteSettings};
use base::{ApiError, Author, Millis, Result, Shop, Writing, clock::seconds, secret};
use rusqlite::Connection;
use serde_json::{Value, json};

pub const DEVICE_SECONDS: i64 = 30 * 86_400;

/// The identity's enrolled factors that the site allows, in the site's order.
pub(super) fn usable(connection: &Connection, settings: &SiteSettings, identity: &str) -> Result<Vec<MfaFactor>> {
    let kinds = repo::factors(connection, identity)?;
    let allowed = settings.mfa_factors.iter().copied();
    Ok(allowed.filter(|factor| kinds.iter().any(|(_, kind)| kind == factor.into_str())).collect())
}

/// The identity's factors on the wire. A factor that the site disallows is inactive; one without a phone number must be
/// enrolled again.
pub(super) fn view(connection: &Connection, settings: &SiteSettings, identity: &str) -> Result<Vec<Value>> {
    let factors = repo::factors(connection, identity)?;
    let needs_phone = |kind: &str| [MfaFactor::Sms, MfaFactor::Call].iter().any(|factor| factor.into_str() == kind);
    let has_phone =
        !factors.iter().any(|(_, kind)| needs_phone(kind)) || members::first_phone(connection, identity)?.is_some();
    let shown = factors.iter().map(|(id, kind)| {
        let status = if !settings.mfa_factors.iter().any(|allowed| allowed.into_str() == kind) {
            "INACTIVE"
        } else if needs_phone(kind) && !has_phone {
            "REQUIRE_REENROLL"
        } else {
            "ACTIVE"
        };
        json!({ "factorId": id, "type": kind, "status": status })
    });
    Ok(shown.collect())
}

/// The allowed factors that are not enrolled. An enrolled one must first be removed with its code, so that a stolen
/// session cannot replace it.
pub(super) fn missing(connection: &Connection, settings: &SiteSettings, identity: &str) -> Result<Vec<MfaFactor>> {
    let known = usable(connection, settings, identity)?;
    let allowed = settings.mfa_factors.iter().copied();
    Ok(allowed.filter(|factor| !known.contains(factor)).collect())
}

/// Enrols a factor. Cancels other pending enrolments: they now require a code of this factor.
pub(super) fn enrol(connection: &Connection, now: Millis, identity: &str, factor: MfaFactor) -> Result<()> {
    repo::insert_factor(connection, now, identity, factor.into_str())?;
    pending::close_enrolments(connection, identity)
}

/// Enrols an authenticator app, after checking a code of its secret.
pub(super) fn enrol_totp(writing: &Writing<'_>, identity: &str, sealed: &[u8], code: &str) -> Result<bool> {
    let secret = writing.shop.sealing_key.open(identity, sealed)?;
    let Some(step) = totp::step_of(&secret, code, writing.now, None) else {
        return Ok(false);
    };
    enrol(writing, writing.now, identity, MfaFactor::Totp)?;
    repo::set_totp(writing, identity, sealed, step)?;
    Ok(true)
}

/// Whether an authenticator app's code is correct and unused; marks it as used.
pub(super) fn spend_totp(writing: &Writing<'_>, identity: &str, code: &str) -> Result<bool> {
    let Some((stored, last_step)) = repo::totp(writing, identity)? else {
        return Ok(false);
    };
    let secret = writing.shop.sealing_key.open(identity, &stored)?;
    let Some(step) = totp::step_of(&secret, code, writing.now, last_step) else {
        return Ok(false);
    };
    repo::set_totp_step(writing, identity, step)?;
    Ok(true)
}

/// Removes the authenticator app and the trusted devices, after checking a code.
pub fn remove_totp(shop: &Shop, author: &Author, identity: &str, code: &str) -> Result<()> {
    codes::count_code(shop, identity)?;
    shop.write(author, |writing| {
        if !spend_totp(writing, identity, code.trim())? {
            return Err(pending::bad_code());
        }
        repo::delete_totp(writing, identity)
    })?;
    codes::code_was_right(shop, identity);
    Ok(())
}

/// Starts the enrolment of an authenticator app outside of a login; returns the state token. Requires an existing
/// factor first: a session alone is no proof.
pub fn start_enrolment(shop: &Shop, identity: &str) -> Result<String> {
    let secret = shop.sealing_key.seal(identity, &totp::new_secret()?)?;
    let now = shop.clock.now();
    shop.db.write(|connection| {
        if repo::has_totp(connection, identity)? {
            return Err(ApiError::bad_request(
                "FACTOR_ALREADY_SET_UP",
                "An authenticator app is set up. Remove it with one of its codes first",
            ));
        }
        if usable(connection, &site::read_settings(connection)?, identity)?.is_empty() {
            return pending::open(connection, now, identity, Purpose::Enrol, Some(&secret));
        }
        pending::open(connection, now, identity, Purpose::ChallengeToEnrol, None)
    })
}

/// Trusts a device; returns the token that identifies it.
pub(super) fn trust_device(connection: &Connection, now: Millis, identity: &str) -> Result<String> {
    let token = secret::random_secret()?;
    repo::insert_device(connection, &token, identity, now.saturating_add(seconds(DEVICE_SECONDS)))?;
    Ok(token)
}
