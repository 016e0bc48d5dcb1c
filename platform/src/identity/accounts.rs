//! Identities as they are kept: who signs in, and with what.

use crate::clock::{Millis, rfc3339};
use crate::contract::is_email;
use crate::error::{ApiError, FieldViolation};
use crate::mails::Language;
use crate::members;
use crate::sessions;
use cartwright::resources::authentication::IdentityProfile;
use cartwright::resources::members::Contact;
use rusqlite::{Connection, OptionalExtension, Row};
use serde_json::{Value, json};

/// The violated rule from which clients read the field of a failed registration (contract, "Failure codes").
const EMAIL_VIOLATION: &str = "EMAIL";

/// The violation of an email address, if there is one.
pub(super) fn email_violation(field: &str, email: &str) -> Option<FieldViolation> {
    let mut violation = if email.is_empty() {
        FieldViolation::new(field, "REQUIRED_FIELD", "is missing")
    } else if is_email(email) {
        return None;
    } else {
        FieldViolation::new(field, "FORMAT", "is not an email address")
    };
    violation.data = json!({ "type": EMAIL_VIOLATION });
    Some(violation)
}

/// An identity, with where its member stands.
#[derive(Clone)]
pub(crate) struct Identity {
    pub(crate) id: String,
    pub(crate) email: String,
    pub(crate) email_verified: bool,
    /// Absent for those who have set no password.
    pub(super) password: Option<String>,
    pub(super) reset_required: bool,
    /// Whether logins wait until the owner has looked at the account.
    pub(super) is_held: bool,
    /// The member's status.
    pub(super) status: String,
    revision: i64,
    created: Millis,
    updated: Millis,
    nickname: String,
    slug: String,
    privacy: String,
    /// The member's contact, as JSON.
    contact: Option<String>,
    language: Option<String>,
}

const SELECT: &str = "SELECT identities.id, identities.email, identities.email_verified, identities.password,
     identities.reset_required, members.status, identities.revision, identities.created, identities.updated,
     members.nickname, members.slug, members.privacy, json_extract(members.body, '$.contact'),
     json_extract(members.body, '$.language'), identities.is_held
     FROM identities JOIN members ON members.id = identities.id";

fn from_row(row: &Row<'_>) -> rusqlite::Result<Identity> {
    Ok(Identity {
        id: row.get(0)?,
        email: row.get(1)?,
        email_verified: row.get(2)?,
        password: row.get(3)?,
        reset_required: row.get(4)?,
        status: row.get(5)?,
        revision: row.get(6)?,
        created: row.get(7)?,
        updated: row.get(8)?,
        nickname: row.get(9)?,
        slug: row.get(10)?,
        privacy: row.get(11)?,
        contact: row.get(12)?,
        language: row.get(13)?,
        is_held: row.get(14)?,
    })
}

/// The identity of an email address.
pub(super) fn by_email(connection: &Connection, email: &str) -> Result<Option<Identity>, ApiError> {
    Ok(connection
        .prepare_cached(&format!("{SELECT} WHERE identities.email = ?1"))?
        .query_row([email.trim()], from_row)
        .optional()?)
}

/// The identity of an id.
pub(crate) fn by_id(connection: &Connection, id: &str) -> Result<Option<Identity>, ApiError> {
    Ok(connection
        .prepare_cached(&format!("{SELECT} WHERE identities.id = ?1"))?
        .query_row([id], from_row)
        .optional()?)
}

/// The identity of an id that the owner names.
pub(super) fn named(connection: &Connection, id: &str) -> Result<Identity, ApiError> {
    by_id(connection, id)?.ok_or_else(|| ApiError::not_found("NOT_FOUND", format!("There is no identity {id}")))
}

/// A new identity, checked and with its password hashed.
pub(crate) struct NewIdentity<'a> {
    pub(crate) email: &'a str,
    pub(crate) password_hash: Option<&'a str>,
    pub(crate) email_verified: bool,
    /// The first status of the member.
    pub(crate) status: &'static str,
    /// The profile, in the contract's `IdentityProfile`.
    pub(crate) profile: Option<&'a Value>,
}

impl NewIdentity<'_> {
    /// Makes the identity and its member and gives their id, or nothing if the email has one.
    pub(crate) fn insert(&self, connection: &Connection, now: Millis) -> Result<Option<String>, ApiError> {
        let email = self.email.trim();
        let Some(id) = members::insert_identity(connection, now, email, self.email_verified, self.password_hash)?
        else {
            return Ok(None);
        };
        members::create(connection, now, &id, email, self.status, self.profile)?;
        Ok(Some(id))
    }
}

/// Starts a login session, and notes that the member has signed in.
pub(super) fn start_login(connection: &Connection, now: Millis, member: &str) -> Result<String, ApiError> {
    members::signed_in(connection, now, member)?;
    sessions::start(connection, now, member)
}

/// Notes that mail to an identity arrives.
pub(super) fn verify_email(connection: &Connection, now: Millis, id: &str) -> Result<(), ApiError> {
    connection
        .prepare_cached(
            "UPDATE identities SET email_verified = 1, updated = ?2, revision = revision + 1
             WHERE id = ?1 AND NOT email_verified",
        )?
        .execute((id, now))?;
    Ok(())
}

/// Sets a password.
pub(super) fn set_password(connection: &Connection, now: Millis, id: &str, hash: &str) -> Result<(), ApiError> {
    connection
        .prepare_cached(
            "UPDATE identities SET password = ?3, reset_required = 0, updated = ?2, revision = revision + 1
             WHERE id = ?1",
        )?
        .execute((id, now, hash))?;
    Ok(())
}

/// Removes a password: nobody logs in with one until it has been set by mail.
pub(super) fn remove_password(connection: &Connection, now: Millis, id: &str) -> Result<(), ApiError> {
    connection
        .prepare_cached(
            "UPDATE identities SET password = NULL, updated = ?2, revision = revision + 1
             WHERE id = ?1 AND password IS NOT NULL",
        )?
        .execute((id, now))?;
    Ok(())
}

/// Refuses the next logins until the password has been reset by mail.
pub(crate) fn require_password_reset(connection: &Connection, id: &str) -> Result<(), ApiError> {
    named(connection, id)?;
    connection
        .prepare_cached("UPDATE identities SET reset_required = 1 WHERE id = ?1")?
        .execute([id])?;
    sessions::end_sessions(connection, id)
}

/// Lets the logins of an identity wait, or go on again.
pub(crate) fn hold(connection: &Connection, id: &str, is_held: bool) -> Result<(), ApiError> {
    named(connection, id)?;
    connection
        .prepare_cached("UPDATE identities SET is_held = ?2 WHERE id = ?1")?
        .execute((id, is_held))?;
    if is_held {
        sessions::end_sessions(connection, id)?;
    }
    Ok(())
}

impl Identity {
    /// The language to write to the identity in: the one that is asked for, else the one that it registered with.
    pub(super) fn language(&self, asked: Option<&str>) -> Language {
        Language::of(asked.filter(|tag| !tag.is_empty()).or(self.language.as_deref()))
    }

    /// The password as a factor, if there is one; it has to be chosen anew where the owner says so.
    fn password_factor(&self) -> Option<Value> {
        self.password.as_ref()?;
        let status = if self.reset_required {
            "REQUIRE_REENROLL"
        } else {
            "ACTIVE"
        };
        Some(json!({ "factorId": self.id, "type": "PASSWORD", "status": status }))
    }

    /// The identity in the contract's shape. No call answers with the status `DELETED`: the row of a deleted identity is
    /// gone, and its id is not found.
    pub(super) fn view(&self, needs_verified_email: bool, factors: &[Value]) -> Value {
        let mut reasons = Vec::new();
        if self.status == "PENDING" {
            reasons.push("PENDING_ADMIN_APPROVAL_REQUIRED");
        }
        if needs_verified_email && !self.email_verified {
            reasons.push("PENDING_EMAIL_VERIFICATION_REQUIRED");
        }
        let status = match self.status.as_str() {
            "BLOCKED" => "BLOCKED",
            "OFFLINE" => "OFFLINE",
            _ if reasons.is_empty() => "ACTIVE",
            _ => "PENDING",
        };
        let contact = self
            .contact
            .as_deref()
            .and_then(|contact| serde_json::from_str(contact).ok());
        let contact: Contact = contact.unwrap_or_default();
        let profile = IdentityProfile {
            nickname: Some(self.nickname.clone()),
            slug: Some(self.slug.clone()),
            privacy_status: Some(self.privacy.as_str().into()),
            language: self.language.clone(),
            ..members::identity_profile(contact, &self.email)
        };
        json!({
            "id": self.id,
            "revision": self.revision.to_string(),
            "createdDate": rfc3339(self.created),
            "updatedDate": rfc3339(self.updated),
            "email": { "address": self.email, "isVerified": self.email_verified },
            "identityProfile": profile,
            "status": { "name": status, "reasons": reasons },
            "factors": self.password_factor().iter().chain(factors).collect::<Vec<_>>(),
        })
    }
}
