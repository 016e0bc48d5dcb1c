//! The rows of identities: accounts, factors, trusted devices, recovery links and pending logins.

use base::db::{Statements, row_of};
use base::secret::{self, SecretHash};
use base::{Millis, Result};
use rusqlite::Connection;

const SELECT: &str = "SELECT identities.id, identities.email, identities.email_verified, identities.password,
     identities.reset_required, identities.is_held, members.status, identities.revision, identities.created,
     identities.updated, members.nickname, members.slug, members.privacy, json_extract(members.body, '$.contact'),
     json_extract(members.body, '$.language')
     FROM identities JOIN members ON members.id = identities.id";

fn find(connection: &Connection, condition: &str, value: &str) -> Result<Option<Identity>> {
    connection.row(
        &format!("{SELECT} WHERE {condition}"),
        [value],
        row_of!(Identity: id, email, email_verified, password, reset_required, is_held, status, revision, created, updated,
            nickname, slug, privacy, contact, language),
    )
}

pub(super) fn by_email(connection: &Connection, email: &str) -> Result<Option<Identity>> {
    find(connection, "identities.email = ?1", email.trim())
}

pub fn id_of_email(connection: &Connection, email: &str) -> Result<Option<String>> {
    Ok(by_email(connection, email)?.map(|identity| identity.id))
}

pub fn by_id(connection: &Connection, id: &str) -> Result<Option<Identity>> {
    find(connection, "identities.id = ?1", id)
}

/// An identity's email address, if confirmed.
pub(super) fn confirmed_email(connection: &Connection, id: &str) -> Result<Option<String>> {
    connection.optional_value("SELECT email FROM identities WHERE id = ?1 AND email_verified", [id])
}

/// Marks an identity's email address as confirmed.
pub(super) fn verify_email(connection: &Connection, now: Millis, id: &str) -> Result<()> {
    connection.run(
        "UPDATE identities SET email_verified = 1, updated = ?2, revision = revision + 1
         WHERE id = ?1 AND NOT email_verified",
        (id, now),
    )
}

pub(super) fn set_password(connection: &Connection, now: Millis, id: &str, hash: &str) -> Result<()> {
    connection.run(
        "UPDATE identities SET password = ?3, reset_required = 0, updated = ?2, revision = revision + 1
         WHERE id = ?1",
        (id, now, hash),
    )
}

/// Deletes a password: login with one is impossible until it is reset by mail.
pub(super) fn remove_password(connection: &Connection, now: Millis, id: &str) -> Result<()> {
    connection.run(
        "UPDATE identities SET password = NULL, updated = ?2, revision = revision + 1
         WHERE id = ?1 AND password IS NOT NULL",
        (id, now),
    )
}

/// Whether an authenticator app is enrolled.
pub fn has_totp(connection: &Connection, identity: &str) -> Result<bool> {
    connection.value("SELECT EXISTS (SELECT 1 FROM factors WHERE identity = ?1 AND kind = 'TOTP')", [identity])
}

pub(super) fn delete_factors(connection: &Connection, identity: &str) -> Result<()> {
    connection.run("DELETE FROM factors WHERE identity = ?1", [identity])
}

pub(super) fn is_trusted(connection: &Connection, now: Millis, identity: &Identity, token: &str) -> Result<bool> {
    connection.value(
        "SELECT EXISTS (SELECT 1 FROM trusted_devices WHERE hash = ?1 AND identity = ?2 AND expires > ?3)",
        (secret::hash(token), &identity.id, now),
    )
}

/// Whether any identity exists.
pub fn any(connection: &Connection) -> Result<bool> {
    connection.value("SELECT EXISTS (SELECT 1 FROM identities)", [])
}

pub(super) fn require_reset(connection: &Connection, id: &str) -> Result<()> {
    connection.run("UPDATE identities SET reset_required = 1 WHERE id = ?1", [id])
}

/// Puts an identity's logins on hold, or releases them.
pub(super) fn set_held(connection: &Connection, id: &str, is_held: bool) -> Result<()> {
    connection.run("UPDATE identities SET is_held = ?2 WHERE id = ?1", (id, is_held))
}

/// An identity's factors, as id and kind, ordered by kind.
pub(super) fn factors(connection: &Connection, identity: &str) -> Result<Vec<(String, String)>> {
    connection.rows("SELECT id, kind FROM factors WHERE identity = ?1 ORDER BY kind", [identity], |row| row.try_into())
}

pub(super) fn insert_factor(connection: &Connection, now: Millis, identity: &str, kind: &str) -> Result<()> {
    connection.run(
        "INSERT INTO factors (identity, kind, id, created) VALUES (?1, ?2, ?3, ?4)",
        (identity, kind, secret::new_id(), now),
    )
}

/// Stores an authenticator app's encrypted secret, and the time step of its last code.
pub(super) fn set_totp(connection: &Connection, identity: &str, sealed: &[u8], step: i64) -> Result<()> {
    connection.run(
        "UPDATE factors SET secret = ?2, last_step = ?3 WHERE identity = ?1 AND kind = 'TOTP'",
        (identity, sealed, step),
    )
}

/// An authenticator app's encrypted secret, and the time step of its last code.
type Totp = (Vec<u8>, Option<i64>);

/// The authenticator app of an identity.
pub(super) fn totp(connection: &Connection, identity: &str) -> Result<Option<Totp>> {
    connection.row(
        "SELECT secret, last_step FROM factors WHERE identity = ?1 AND kind = 'TOTP' AND secret IS NOT NULL",
        [identity],
        |row| row.try_into(),
    )
}

/// Sets the time step of an authenticator app's last code.
pub(super) fn set_totp_step(connection: &Connection, identity: &str, step: i64) -> Result<()> {
    connection.run("UPDATE factors SET last_step = ?2 WHERE identity = ?1 AND kind = 'TOTP'", (identity, step))
}

/// Deletes an authenticator app, and all trusted devices.
pub(super) fn delete_totp(connection: &Connection, identity: &str) -> Result<()> {
    connection.run("DELETE FROM factors WHERE identity = ?1 AND kind = 'TOTP'", [identity])?;
    connection.run("DELETE FROM trusted_devices WHERE identity = ?1", [identity])
}

pub(super) fn insert_device(connection: &Connection, token: &str, identity: &str, expires: Millis) -> Result<()> {
    connection.run(
        "INSERT INTO trusted_devices (hash, identity, expires) VALUES (?1, ?2, ?3)",
        (secret::hash(token), identity, expires),
    )
}

/// Inserts a recovery link's token.
pub(super) fn insert_recovery(connection: &Connection, token: &str, identity: &str, expires: Millis) -> Result<()> {
    connection.run(
        "INSERT INTO recovery_tokens (hash, identity, expires) VALUES (?1, ?2, ?3)",
        (secret::hash(token), identity, expires),
    )
}

pub(super) fn recovery(connection: &Connection, now: Millis, token: &str) -> Result<Option<String>> {
    connection.optional_value(
        "SELECT identity FROM recovery_tokens WHERE hash = ?1 AND expires > ?2",
        (secret::hash(token), now),
    )
}

pub(super) struct PendingRow {
    pub(super) identity: String,
    pub(super) purpose: String,
    pub(super) factor: Option<String>,
    pub(super) code: Option<SecretHash>,
    pub(super) push: Option<i64>,
    pub(super) totp_secret: Option<Vec<u8>>,
    pub(super) tries: i64,
    pub(super) sent: Option<Millis>,
}

/// Inserts a pending login for a purpose.
pub(super) fn insert_pending(
    connection: &Connection,
    token: &str,
    (identity, purpose): (&str, &str),
    totp_secret: Option<&[u8]>,
    expires: Millis,
) -> Result<()> {
    connection.run(
        "INSERT INTO pending_logins (hash, identity, purpose, totp_secret, expires) VALUES (?1, ?2, ?3, ?4, ?5)",
        (secret::hash(token), identity, purpose, totp_secret, expires),
    )
}

/// The unexpired pending login of a state token's hash.
pub(super) fn pending(connection: &Connection, now: Millis, hash: SecretHash) -> Result<Option<PendingRow>> {
    connection.row(
        "SELECT identity, purpose, factor, code, push, totp_secret, tries, sent FROM pending_logins
         WHERE hash = ?1 AND expires > ?2",
        (hash, now),
        row_of!(PendingRow: identity, purpose, factor, code, push, totp_secret, tries, sent),
    )
}

/// Updates a pending login's expectation: factor, code or push, and the dates of sending and expiry.
pub(super) fn update_pending(
    connection: &Connection,
    hash: SecretHash,
    factor: Option<&str>,
    (code, push): (SecretHash, Option<i64>),
    (sent, expires): (Millis, Millis),
) -> Result<()> {
    connection.run(
        "UPDATE pending_logins SET factor = ?2, code = ?3, push = ?4, sent = ?5, expires = ?6 WHERE hash = ?1",
        (hash, factor, code, push, sent, expires),
    )
}

/// Counts a wrong code.
pub(super) fn count_try(connection: &Connection, hash: SecretHash) -> Result<()> {
    connection.run("UPDATE pending_logins SET tries = tries + 1 WHERE hash = ?1", [hash])
}

pub(super) fn delete_pending(connection: &Connection, hash: SecretHash) -> Result<()> {
    connection.run("DELETE FROM pending_logins WHERE hash = ?1", [hash])
}

/// Deletes an identity's pending logins for a purpose.
pub(super) fn delete_pending_of(connection: &Connection, identity: &str, purpose: &str) -> Result<()> {
    connection.run("DELETE FROM pending_logins WHERE identity = ?1 AND purpose = ?2", (identity, purpose))
}

/// An identity, with its member's status.
#[expect(missing_debug_implementations, reason = "no log may show its secrets")]
#[derive(Clone)]
pub struct Identity {
    pub id: String,
    pub email: String,
    pub(crate) email_verified: bool,
    /// The password hash; `None` if no password is set.
    pub(super) password: Option<String>,
    pub(super) reset_required: bool,
    /// Whether logins are on hold until the owner's review.
    pub(super) is_held: bool,
    pub(super) status: String,
    pub(super) revision: i64,
    pub(super) created: Millis,
    pub(super) updated: Millis,
    pub(super) nickname: String,
    pub(super) slug: String,
    pub(super) privacy: String,
    /// The member's contact, as JSON.
    pub(super) contact: Option<String>,
    pub(super) language: Option<String>,
}
