//! A member as a record.

use base::Millis;
use cartwright::resources::members::{ActivityStatus, Contact, MemberStatus, PrivacyStatus, Profile, Role};
use serde::{Deserialize, Serialize};

/// A member, with its identity's email address.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Record {
    pub id: String,
    pub(super) email: String,
    pub(super) email_verified: bool,
    pub(super) slug: String,
    pub(super) status: MemberStatus,
    pub(super) privacy: PrivacyStatus,
    pub(super) activity: ActivityStatus,
    pub(super) nickname: String,
    pub(super) created: Millis,
    pub(super) updated: Millis,
    pub(super) last_login: Option<Millis>,
    pub(super) body: Body,
}

/// The fields that are never filtered by. Nickname and slug have columns instead.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Body {
    pub(super) profile: Profile,
    pub(super) contact: Contact,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) role: Option<Role>,
    /// The language tag (BCP 47) of the registration, used for mails.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) language: Option<String>,
}

impl Record {
    /// Whether the member is an owner or contributor of the site.
    pub(super) fn is_staff(&self) -> bool {
        matches!(self.body.role, Some(Role::Owner | Role::Contributor))
    }
}
