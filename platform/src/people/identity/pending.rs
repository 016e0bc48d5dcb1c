//! Sign-ins that wait for a code, each known by its state token.

use super::repo;
use crate::base::secret::{self, SecretHash};
use crate::base::{ApiError, Millis, Result, clock::seconds};
use crate::site::MfaFactor;
use rusqlite::Connection;
use strum::{EnumString, IntoStaticStr};

/// The lifetime of a state token and of each code sent for it, in seconds.
pub(super) const PENDING_SECONDS: i64 = 600;
/// The pause between two codes, in seconds.
pub(super) const RESEND_SECONDS: i64 = 30;
/// Wrong codes after which the state token is spent.
const MAX_TRIES: i64 = 5;

/// The purpose of a state token. A token of another purpose is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "SCREAMING_SNAKE_CASE", const_into_str)]
pub(super) enum Purpose {
    /// To sign in, once the email is confirmed.
    VerifyEmail,
    /// To confirm the email, signed in or not.
    ConfirmEmail,
    /// To sign in with a second factor that is set up on the way.
    Enrol,
    /// To sign in with a second factor.
    Challenge,
    /// To set up a further factor, once a code of a present factor was right.
    ChallengeToEnrol,
}

/// A sign-in that waits.
pub(super) struct Pending {
    hash: SecretHash,
    pub(super) identity: String,
    pub(super) purpose: Purpose,
    /// The factor that a code was sent for.
    pub(super) factor: Option<MfaFactor>,
    code: Option<SecretHash>,
    /// The outbox entry that a push waits for.
    pub(super) push: Option<i64>,
    /// The sealed secret of an authenticator that is being set up.
    pub(super) totp_secret: Option<Vec<u8>>,
    tries: i64,
    sent: Option<Millis>,
}

/// Writes a waiting sign-in and gives its state token.
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

/// The waiting sign-in of a state token, unless the token is unknown, spent or too old.
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

/// Spends the tokens of all sign-ins of an identity that were to set up a factor.
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

    /// Writes the expected code, whose lifetime begins now.
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

    /// Whether a code is the one that was sent.
    pub(super) fn is_code(&self, token: &str, code: &str) -> bool {
        self.code.is_some_and(|expected| expected == code_hash(token, code))
    }

    /// Counts a wrong code; the last one spends the token.
    pub(super) fn wrong_code(&self, connection: &Connection) -> Result<()> {
        if self.tries + 1 >= MAX_TRIES {
            return self.close(connection);
        }
        repo::count_try(connection, self.hash)
    }

    /// Spends the token.
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

/// Six digits could be found by trying them all: the state token, which is not kept, is hashed with them.
fn code_hash(token: &str, code: &str) -> SecretHash {
    secret::hash(&[token, ":", code].concat())
}
