//! Identities as they are kept: who signs in, and with what.

use super::repo::{self, Identity};
use crate::base::{
    ApiError, Millis, Result, Shop, clock::rfc3339, contract::is_email, error::FieldViolation, language::Language,
};
use crate::commerce::orders;
use crate::people::members;
use crate::site::seed::{self, DemoMembers};
use crate::site::sessions;
use cartwright::resources::{authentication::IdentityProfile, members::Contact};
use rusqlite::Connection;
use serde_json::{Value, json};

/// The violated rule from which clients read the field of a failed registration (contract, "Failure codes").
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

/// The identity of an id that the owner names.
pub(super) fn named(connection: &Connection, id: &str) -> Result<Identity> {
    repo::by_id(connection, id)?.ok_or_else(|| ApiError::not_found("NOT_FOUND", format!("There is no identity {id}")))
}

/// A new identity, checked and with its password hashed.
pub(crate) struct NewIdentity<'a> {
    pub(crate) email: &'a str,
    pub(crate) password_hash: Option<&'a str>,
    pub(crate) email_verified: bool,
    pub(crate) status: &'static str,
    /// The profile, in the contract's `IdentityProfile`.
    pub(crate) profile: Option<&'a Value>,
}

impl NewIdentity<'_> {
    /// Makes the identity and its member and gives their id, or nothing if the email address is taken.
    pub(crate) fn insert(&self, connection: &Connection, now: Millis) -> Result<Option<String>> {
        let email = self.email.trim();
        let Some(id) = members::insert_identity(connection, now, email, self.email_verified, self.password_hash)?
        else {
            return Ok(None);
        };
        members::create(connection, now, &id, email, self.status, self.profile)?;
        Ok(Some(id))
    }
}

pub(crate) fn add_demo_members(shop: &Shop) -> Result<()> {
    let DemoMembers { password, members } = seed::demo_members().map_err(ApiError::internal)?;
    // All demo members have one password, since hashing is slow on purpose.
    let hash = shop.passwords.hash(&password)?;
    shop.db.write(|transaction| {
        for member in &members {
            let new = NewIdentity {
                email: &member.email,
                password_hash: Some(&hash),
                email_verified: true,
                status: "APPROVED",
                profile: Some(&member.profile),
            };
            new.insert(transaction, shop.clock.now())?;
        }
        Ok(())
    })
}

/// The way in which an address was confirmed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Confirmed {
    /// After a login by the account's password.
    WithPassword,
    /// Without it, by the owner's word or a mailed link.
    ByAddress,
}

/// Notes that an address is its account's, which gets the orders of the address. Password, factors and sessions of an
/// account whose address was not confirmed may be a stranger's (account pre-hijacking): the proof of the address ends
/// them, unless the prover knows the password.
pub(super) fn confirm_address(
    connection: &Connection,
    now: Millis,
    identity: &Identity,
    confirmed: Confirmed,
) -> Result<()> {
    let id = &identity.id;
    if confirmed == Confirmed::ByAddress {
        distrust_unconfirmed(connection, now, identity)?;
    }
    repo::verify_email(connection, now, id)?;
    join_orders(connection, now, id)
}

/// Makes the orders of guests with a member's email address the member's, once the address is confirmed. The browser
/// proves nothing: others use it, too.
pub(crate) fn join_orders(connection: &Connection, now: Millis, member: &str) -> Result<()> {
    match repo::confirmed_email(connection, member)? {
        Some(email) => orders::join_member(connection, now, member, &email),
        None => Ok(()),
    }
}

/// Removes what a stranger may have set on an account whose address is not confirmed. Only a registration sets a password:
/// an account without one is of the owner's making.
pub(super) fn distrust_unconfirmed(connection: &Connection, now: Millis, identity: &Identity) -> Result<()> {
    if identity.email_verified || identity.password.is_none() {
        return Ok(());
    }
    repo::remove_password(connection, now, &identity.id)?;
    repo::delete_factors(connection, &identity.id)?;
    sessions::end_sessions(connection, &identity.id)
}

/// Starts a login session, and notes that the member has signed in.
pub(super) fn start_login(connection: &Connection, now: Millis, member: &str) -> Result<String> {
    members::signed_in(connection, now, member)?;
    sessions::start(connection, now, member)
}

/// Refuses the next logins until the password has been reset by mail.
pub(crate) fn require_password_reset(connection: &Connection, id: &str) -> Result<()> {
    named(connection, id)?;
    repo::require_reset(connection, id)?;
    sessions::end_sessions(connection, id)
}

/// Holds the logins of an identity, or ends the hold.
pub(crate) fn hold(connection: &Connection, id: &str, is_held: bool) -> Result<()> {
    named(connection, id)?;
    repo::set_held(connection, id, is_held)?;
    if is_held {
        sessions::end_sessions(connection, id)?;
    }
    Ok(())
}

impl Identity {
    /// The language of messages to the identity: that of the call, else that of its registration.
    pub(super) fn language(&self, asked: Option<&str>) -> Language {
        Language::of(asked.filter(|tag| !tag.is_empty()).or(self.language.as_deref()))
    }

    /// The password as a factor, if there is one; the owner may require a new one.
    fn password_factor(&self) -> Option<Value> {
        self.password.as_ref()?;
        let status = if self.reset_required { "REQUIRE_REENROLL" } else { "ACTIVE" };
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
