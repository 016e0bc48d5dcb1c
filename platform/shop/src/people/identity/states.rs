//! The state machine of a login after the password: email confirmation, the owner's approval, a second factor.

use super::pending::{self, Pending, Purpose};
use super::repo::{self, Identity};
use super::{accounts, codes, factors, totp};
use crate::site;
use crate::site::{Mfa, MfaFactor, SiteSettings};
use base::{ApiError, Reading, Result, Writing};
use rusqlite::Connection;

#[expect(missing_debug_implementations, reason = "no log may show its secrets")]
pub enum State {
    /// Logged in; without a session if only an email was confirmed.
    Success {
        session: Option<String>,
        /// The token of a newly trusted device.
        device: Option<String>,
    },
    RequireOwnerApproval,
    /// On hold until the owner's review.
    StatusCheck,
    RequireEmailVerification {
        token: String,
    },
    /// A second factor must be enrolled.
    RequireMfa {
        token: String,
        factors: Vec<MfaFactor>,
        totp_secret: Vec<u8>,
    },
    MfaChallenge {
        token: String,
        factors: Vec<MfaFactor>,
        sent: Option<SentCode>,
    },
}

#[expect(missing_debug_implementations, reason = "no log may show its secrets")]
#[derive(Clone)]
pub struct SentCode {
    pub factor: MfaFactor,
    pub(crate) destination: Option<String>,
    pub transaction: Option<String>,
}

/// An identity, with its login's state.
#[expect(missing_debug_implementations, reason = "no log may show its secrets")]
pub struct Progress {
    pub identity: Identity,
    pub state: State,
}

/// Proofs besides the password.
#[derive(Clone, Copy, Default)]
pub(super) struct Proved<'a> {
    /// The token of a possibly trusted device.
    pub(super) device: Option<&'a str>,
    pub(super) second_factor: bool,
    /// Whether to trust the device from now on.
    pub(super) remember: bool,
}

/// Advances a login to the furthest state that the proofs allow.
pub(super) fn advance(writing: &Writing<'_>, id: &str, proved: Proved<'_>) -> Result<Progress> {
    let settings = site::read_settings(writing)?;
    let identity = repo::by_id(writing, id)?.ok_or_else(pending::not_found)?;
    refuse_blocked(&identity)?;
    let state = if settings.email_verification && !identity.email_verified {
        let token = pending::open(writing, writing.now, id, Purpose::VerifyEmail, None)?;
        // An undeliverable address gets no code; a resend reports the failure.
        codes::send_code(writing, &token, &identity, None)?;
        State::RequireEmailVerification { token }
    } else if identity.status == "PENDING" {
        State::RequireOwnerApproval
    } else if identity.is_held {
        State::StatusCheck
    } else if let Some(state) = second_factor(writing, &settings, &identity, proved)? {
        state
    } else {
        let device = proved.remember.then(|| factors::trust_device(writing, writing.now, id)).transpose()?;
        State::Success { session: Some(accounts::start_login(writing, id)?), device }
    };
    Ok(Progress { identity, state })
}

/// Refuses a blocked member's login.
pub(super) fn refuse_blocked(identity: &Identity) -> Result<()> {
    if identity.status == "BLOCKED" {
        return Err(ApiError::denied("MEMBER_BLOCKED", "This member is blocked"));
    }
    Ok(())
}

/// The second factor still required or to be enrolled, if any.
fn second_factor(
    reading: &Reading<'_>,
    settings: &SiteSettings,
    identity: &Identity,
    proved: Proved<'_>,
) -> Result<Option<State>> {
    if settings.mfa == Mfa::Off || proved.second_factor {
        return Ok(None);
    }
    let usable = factors::usable(reading, settings, &identity.id)?;
    if usable.is_empty() {
        if settings.mfa == Mfa::Optional {
            return Ok(None);
        }
        return enrolment(reading, &identity.id, settings.mfa_factors.clone()).map(Some);
    }
    if let Some(device) = proved.device
        && repo::is_trusted(reading, reading.now, identity, device)?
    {
        return Ok(None);
    }
    let token = pending::open(reading, reading.now, &identity.id, Purpose::Challenge, None)?;
    Ok(Some(State::MfaChallenge { token, factors: usable, sent: None }))
}

/// Starts a factor's enrolment.
pub(super) fn enrolment(reading: &Reading<'_>, identity: &str, factors: Vec<MfaFactor>) -> Result<State> {
    let totp_secret = totp::new_secret()?;
    let sealed = reading.shop.sealing_key.seal(identity, &totp_secret)?;
    let token = pending::open(reading, reading.now, identity, Purpose::Enrol, Some(&sealed))?;
    Ok(State::RequireMfa { token, factors, totp_secret })
}

/// The progress of a state token's login.
pub fn resume(reading: &Reading<'_>, token: &str) -> Result<Progress> {
    let pending = pending::find(reading, reading.now, token)?;
    let identity = repo::by_id(reading, &pending.identity)?.ok_or_else(pending::not_found)?;
    let state = waiting(reading, token, &pending)?;
    Ok(Progress { identity, state })
}

/// The state of a pending login.
pub(super) fn waiting(reading: &Reading<'_>, token: &str, pending: &Pending) -> Result<State> {
    let token = token.to_owned();
    Ok(match (pending.purpose, &pending.totp_secret) {
        (Purpose::VerifyEmail | Purpose::ConfirmEmail, _) => State::RequireEmailVerification { token },
        (Purpose::Enrol, Some(sealed)) => State::RequireMfa {
            token,
            factors: allowed_factors(reading, pending)?,
            totp_secret: reading.shop.sealing_key.open(&pending.identity, sealed)?,
        },
        _ => State::MfaChallenge { token, factors: allowed_factors(reading, pending)?, sent: None },
    })
}

/// The factors that can continue the login.
pub(super) fn allowed_factors(connection: &Connection, pending: &Pending) -> Result<Vec<MfaFactor>> {
    let settings = site::read_settings(connection)?;
    match pending.purpose {
        Purpose::VerifyEmail | Purpose::ConfirmEmail => Ok(Vec::new()),
        Purpose::Enrol => factors::missing(connection, &settings, &pending.identity),
        Purpose::Challenge | Purpose::ChallengeToEnrol => factors::usable(connection, &settings, &pending.identity),
    }
}
