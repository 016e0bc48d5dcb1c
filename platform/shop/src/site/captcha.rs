//! The simulated captcha: a hosted page issues one-time, short-lived tokens on a click.

use super::{repo, settings::Captcha};
use base::{ApiError, Millis, Result, Settled, clock::seconds, secret};
use cartwright::resources::authentication::CaptchaToken;
use rusqlite::Connection;
use serde::Deserialize;

/// The lifetime of a token, in seconds.
const TOKEN_SECONDS: i64 = 120;

/// Codes of the contract's failure table.
const MISSING: &str = "-19971";
const INVALID: &str = "-19970";

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "UPPERCASE")]
#[strum(serialize_all = "UPPERCASE", const_into_str)]
pub enum CaptchaKind {
    Visible,
    Invisible,
}

/// The state of a token; tests request invalid ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum CaptchaState {
    Valid,
    Used,
    Expired,
    Wrong,
}

pub fn issue(connection: &Connection, now: Millis, kind: CaptchaKind, state: CaptchaState) -> Result<String> {
    let token = secret::random_secret()?;
    repo::remove_captchas(connection, now.saturating_sub(seconds(TOKEN_SECONDS)))?;
    let expires = match state {
        CaptchaState::Wrong => return Ok(token),
        CaptchaState::Expired => now,
        CaptchaState::Valid | CaptchaState::Used => now.saturating_add(seconds(TOKEN_SECONDS)),
    };
    repo::insert_captcha(connection, &token, kind.into_str(), state == CaptchaState::Used, expires)?;
    Ok(token)
}

/// The captcha tokens of a call. Alternatives in the contract, but clients send both.
#[derive(Debug, Default)]
pub struct CaptchaTokens {
    visible: Option<String>,
    invisible: Option<String>,
}

impl CaptchaTokens {
    pub(crate) fn from_wire(tokens: &[CaptchaToken]) -> Self {
        let first = |of: fn(&CaptchaToken) -> Option<&str>| {
            let mut given = tokens.iter().filter_map(of).filter(|token| !token.is_empty());
            given.next().map(str::to_owned)
        };
        Self {
            visible: first(|token| Some(token.recaptcha.as_ref()?.expose())),
            invisible: first(|token| Some(token.invisible_recaptcha.as_ref()?.expose())),
        }
    }
}

/// Consumes the token that a setting requires; refuses an invalid or missing one.
pub fn spend(connection: &Connection, now: Millis, needed: Captcha, tokens: &CaptchaTokens) -> Result<Settled<()>> {
    let visible = tokens.visible.as_deref().map(|token| (CaptchaKind::Visible, token));
    let invisible = tokens.invisible.as_deref().map(|token| (CaptchaKind::Invisible, token));
    let given = match needed {
        Captcha::None => return Ok(Settled::Done(())),
        Captcha::Visible => [visible, None],
        // A visible captcha is accepted in place of an invisible one.
        Captcha::Invisible => [visible, invisible],
    };
    let mut any = false;
    for (kind, token) in given.into_iter().flatten() {
        any = true;
        if repo::spend_captcha(connection, now, token, kind.into_str())? {
            return Ok(Settled::Done(()));
        }
    }
    Ok(Settled::Refused(if any {
        ApiError::bad_request(INVALID, "The captcha token is not known, was used, or has expired")
    } else {
        ApiError::bad_request(MISSING, "A captcha token is needed")
    }))
}
