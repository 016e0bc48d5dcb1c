//! Pending logins, identified by state tokens.

use super::repo;
use crate::site::MfaFactor;
use base::secret::{self, SecretHash};
use base::{ApiError, Millis, Result, clock::seconds};
use rusqlite::Connection;
use strum::{EnumString, IntoStaticStr};

/// The lifetime of a state token and of its codes, in seconds.
pub(super) const PENDING_SECONDS: i64 = 600;
/// The minimum time between two codes, in seconds.
pub(super) const RESEND_SECONDS: i64 = 30;
/// The maximum of wrong codes, after which the state token is invalid.
const MAX_TRIES: i64 = 5;

/// The purpose of a state token, for which alone it is valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "SCREAMING_SNAKE_CASE", const_into_str)]
pub(super) enum Purpose {
    /// Login, after confirmation of the email.
    VerifyEmail,
    /// Confirmation of the email, logged in or not.
    ConfirmEmail,
    /// Login, with enrolment of a second factor.
    Enrol,
    /// Login with a second factor.
    Challenge,
    /// Enrolment of another factor, after a code of an existing one.
    ChallengeToEnrol,
}

pub(super) struct Pending {
    hash: SecretHash,
    pub(super) identity: String,
    pub(super) purpose: Purpose,
    /// The factor of the last sent code.
    pub(super) factor: Option<MfaFactor>,
    code: Option<SecretHash>,
    /// The outbox number of the unanswered push.
    pub(super) push: Option<i64>,
    /// The encrypted secret of an authenticator app during enrolment.
    pub(super) totp_secret: Option<Vec<u8>>,
    tries: i64,
    sent: Option<Millis>,
}

/// Inserts a pending login and returns its state token.
pub(super) fn open(
    connection: &Connection,
    now: Millis,
    identity: &str,
    purpose: Purpose,
    totp_secret: Option<&[u8]>,
) -> Result<String> {
    let token = secret::random_secret()?;
    let expires = now.saturating_add(seconds(PENDING_SECONDS));
    repo::insert_pending(connection, &token, (identity, purpose.into_str()), totp_secret, expires)?;
    Ok(token)
}

/// The pending login of a state token; refused if unknown, used or expired.
pub(super) fn find(connection: &Connection, now: Millis, token: &str) -> Result<Pending> {
    let hash = secret::hash(token);
    let found = repo::pending(connection, now, hash)?.and_then(|row| {
        Some(Pending {
            hash,
            purpose: row.purpose.parse().ok()?,
            identity: row.identity,
            factor: row.factor.as_deref().and_then(|name| name.parse().ok()),
            code: row.code,
            push: row.push,
            totp_secret: row.totp_secret,
            tries: row.tries,
            sent: row.sent,
        })
    });
    found.ok_or_else(not_found)
}

/// Invalidates the state tokens of an identity's pending enrolments.
pub(super) fn close_enrolments(connection: &Connection, identity: &str) -> Result<()> {
    repo::delete_pending_of(connection, identity, Purpose::Enrol.into_str())
}

/// The refusal of an unknown state token.
pub(super) fn not_found() -> ApiError {
    ApiError::not_found("NOT_FOUND", "The state token is not known, was used, or has expired")
}

/// The refusal of a wrong code.
pub(super) fn bad_code() -> ApiError {
    ApiError::bad_request("BAD_CODE", "The code is not right")
}

impl Pending {
    pub(super) fn next_code_at(&self) -> Millis {
        self.sent.map_or(0, |sent| sent.saturating_add(seconds(RESEND_SECONDS)))
    }

    /// Stores the expected code, whose lifetime starts now.
    pub(super) fn await_code(
        &self,
        connection: &Connection,
        now: Millis,
        token: &str,
        awaited: &Awaited<'_>,
    ) -> Result<()> {
        repo::update_pending(
            connection,
            self.hash,
            awaited.factor.map(|factor| factor.into_str()),
            (code_hash(token, awaited.code), awaited.push),
            (now, now.saturating_add(seconds(PENDING_SECONDS))),
        )
    }

    /// Whether a code is the expected one.
    pub(super) fn is_code(&self, token: &str, code: &str) -> bool {
        self.code.is_some_and(|expected| expected == code_hash(token, code))
    }

    /// Counts a wrong code; the last allowed one invalidates the token.
    pub(super) fn wrong_code(&self, connection: &Connection) -> Result<()> {
        if self.tries + 1 >= MAX_TRIES {
            return self.close(connection);
        }
        repo::count_try(connection, self.hash)
    }

    /// Invalidates the token.
    pub(super) fn close(&self, connection: &Connection) -> Result<()> {
        repo::delete_pending(connection, self.hash)
    }
}

/// An expected code.
pub(super) struct Awaited<'a> {
    pub(super) factor: Option<MfaFactor>,
    pub(super) code: &'a str,
    pub(super) push: Option<i64>,
}

/// Hashes a code together with the state token, which is not stored: six digits alone could be brute-forced.
fn code_hash(token: &str, code: &str) -> SecretHash {
    secret::hash(&[token, ":", code].concat())
}
