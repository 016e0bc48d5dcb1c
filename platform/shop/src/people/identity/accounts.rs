//! Accounts: identities with their credentials.

use super::repo::{self, Identity};
use crate::commerce::orders;
use crate::people::members;
use crate::site::seed::{self, DemoMembers};
use crate::site::sessions;
use base::{
    ApiError, Author, Millis, Result, Shop, Writing, clock::rfc3339, contract::is_email, error::FieldViolation,
    language::Language,
};
use cartwright::resources::{authentication::IdentityProfile, members::Contact};
use rusqlite::Connection;
use serde_json::{Value, json};

/// The rule name by which clients recognize a failed registration's field (contract, "Failure codes").
const EMAIL_VIOLATION: &str = "EMAIL";

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

/// Finds an identity that the owner names by id.
pub(super) fn find_for_owner(connection: &Connection, id: &str) -> Result<Identity> {
    repo::by_id(connection, id)?.ok_or_else(|| ApiError::not_found("NOT_FOUND", format!("There is no identity {id}")))
}

/// A validated new identity, with its password hashed.
pub(crate) struct NewIdentity<'a> {
    pub(crate) email: &'a str,
    pub(crate) password_hash: Option<&'a str>,
    pub(crate) email_verified: bool,
    pub(crate) status: &'static str,
    /// The profile, in the contract's `IdentityProfile`.
    pub(crate) profile: Option<&'a Value>,
}

impl NewIdentity<'_> {
    /// Inserts the identity and its member and returns their id; `None` if the email address is taken.
    pub(crate) fn insert(&self, writing: &Writing<'_>) -> Result<Option<String>> {
        let email = self.email.trim();
        let Some(id) = members::insert_identity(writing, writing.now, email, self.email_verified, self.password_hash)?
        else {
            return Ok(None);
        };
        members::create(writing, &id, email, self.status, self.profile)?;
        Ok(Some(id))
    }
}

pub fn add_demo_members(shop: &Shop) -> Result<()> {
    let DemoMembers { password, members } = seed::demo_members().map_err(ApiError::internal)?;
    // All demo members share one password, since hashing is slow by design.
    let hash = shop.passwords.hash(&password)?;
    shop.write(&Author::PLATFORM, |writing| {
        for member in &members {
            let new = NewIdentity {
                email: &member.email,
                password_hash: Some(&hash),
                email_verified: true,
                status: "APPROVED",
                profile: Some(&member.profile),
            };
            new.insert(writing)?;
        }
        Ok(())
    })
}

/// How an email address was confirmed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Confirmed {
    /// By a login with the account's password.
    WithPassword,
    /// Without the password: by the owner, or by a mailed link.
    ByAddress,
}

/// Marks an email address as confirmed, and assigns its guest orders to the account. A stranger may have registered an
/// unconfirmed address (account pre-hijacking): unless the password was proved too, this removes password, factors and
/// sessions.
pub(super) fn confirm_address(writing: &Writing<'_>, identity: &Identity, confirmed: Confirmed) -> Result<()> {
    let id = &identity.id;
    if confirmed == Confirmed::ByAddress {
        distrust_unconfirmed(writing, writing.now, identity)?;
    }
    repo::verify_email(writing, writing.now, id)?;
    join_orders(writing, id)
}

/// Assigns guest orders with a member's confirmed email address to the member. The browser proves nothing: others may
/// share it.
pub fn join_orders(writing: &Writing<'_>, member: &str) -> Result<()> {
    match repo::confirmed_email(writing, member)? {
        Some(email) => orders::join_member(writing, member, &email),
        None => Ok(()),
    }
}

/// Removes credentials that a stranger may have set on an unconfirmed account. Only registration sets a password, so an
/// account without one was created by the owner.
pub(super) fn distrust_unconfirmed(connection: &Connection, now: Millis, identity: &Identity) -> Result<()> {
    if identity.email_verified || identity.password.is_none() {
        return Ok(());
    }
    repo::remove_password(connection, now, &identity.id)?;
    repo::delete_factors(connection, &identity.id)?;
    sessions::end_sessions(connection, &identity.id)
}

/// Starts a login session, and records the login.
pub(super) fn start_login(writing: &Writing<'_>, member: &str) -> Result<String> {
    members::signed_in(writing, member)?;
    sessions::start(writing, writing.now, member)
}

/// Requires a password reset by mail before the next login.
pub fn require_password_reset(connection: &Connection, id: &str) -> Result<()> {
    find_for_owner(connection, id)?;
    repo::require_reset(connection, id)?;
    sessions::end_sessions(connection, id)
}

/// Puts an identity's logins on hold, or releases them.
pub fn hold(connection: &Connection, id: &str, is_held: bool) -> Result<()> {
    find_for_owner(connection, id)?;
    repo::set_held(connection, id, is_held)?;
    if is_held {
        sessions::end_sessions(connection, id)?;
    }
    Ok(())
}

impl Identity {
    /// The language of messages to the identity: the call's, else the registration's.
    pub(super) fn language(&self, requested: Option<&str>) -> Language {
        Language::of(requested.filter(|tag| !tag.is_empty()).or(self.language.as_deref()))
    }

    /// The password as a factor, if any; the owner may require a new one.
    fn password_factor(&self) -> Option<Value> {
        self.password.as_ref()?;
        let status = if self.reset_required { "REQUIRE_REENROLL" } else { "ACTIVE" };
        Some(json!({ "factorId": self.id, "type": "PASSWORD", "status": status }))
    }

    /// The identity on the wire. Never has the status `DELETED`: a deleted identity has no row.
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
        let contact = self.contact.as_deref().and_then(|contact| serde_json::from_str(contact).ok());
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
