//! Callers, their credentials and their rights.

use crate::error::{ApiError, Result};
use crate::keys::OWNER_KEY_PREFIX;
use axum::http::{HeaderMap, header};
use cartwright::row::Access;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The prefix of every access token, the same as the hosted platform's.
pub const TOKEN_PREFIX: &str = "OauthNG.";

/// The owner of a cart, an order or a login: a visitor, a member or the site.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "role", content = "id", rename_all = "lowercase")]
pub enum Subject {
    Visitor(String),
    Member(String),
    /// The site's owner, not on behalf of a visitor or member.
    Site,
}

impl Subject {
    /// The database key of this subject's cart and orders.
    pub fn key(&self) -> String {
        match self {
            Self::Visitor(id) => ["visitor:", id].concat(),
            Self::Member(id) => ["member:", id].concat(),
            Self::Site => "site".to_owned(),
        }
    }

    pub fn of_key(key: &str) -> Option<Self> {
        match key.split_once(':') {
            Some(("visitor", id)) => Some(Self::Visitor(id.to_owned())),
            Some(("member", id)) => Some(Self::Member(id.to_owned())),
            _ => (key == "site").then_some(Self::Site),
        }
    }

    /// The author of the subject's changes: the visitor or member; nobody for the site and for callers without a token.
    pub fn author(&self) -> Author {
        Author::of(match self {
            Self::Visitor(id) if id.is_empty() => None,
            Self::Visitor(id) => Some(Actor::Visitor(id.clone())),
            Self::Member(id) => Some(Actor::Member(id.clone())),
            Self::Site => None,
        })
    }
}

#[derive(Debug, Clone)]
pub struct Caller {
    pub subject: Subject,
    /// The token family; for an app's token, the app's id. `None` without a token.
    pub family: Option<String>,
    pub access: Access,
}

impl Caller {
    /// The owner, as the caller of the platform's own internal calls.
    pub fn owner() -> Self {
        Self { subject: Subject::Site, family: None, access: Access::Owner }
    }

    /// A caller without a token.
    pub fn nobody() -> Self {
        Self { subject: Subject::Visitor(String::new()), family: None, access: Access::Public }
    }

    /// The author of the call's changes: the owner for the owner's key, even beside a visitor's token; the app for
    /// client credentials.
    pub fn author(&self, site_id: &str) -> Author {
        match (&self.subject, &self.family) {
            (Subject::Site, Some(app)) => Author::of(Some(Actor::App(app.clone()))),
            _ if self.is_owner() => Author::owner(site_id),
            (subject, _) => subject.author(),
        }
    }

    /// The caller as text for the log.
    pub fn described(&self) -> String {
        match (&self.subject, self.is_owner()) {
            (Subject::Site, _) if self.family.is_some() => "owner by client credentials".to_owned(),
            (Subject::Site, _) => "owner".to_owned(),
            (Subject::Visitor(id), _) if id.is_empty() => "nobody".to_owned(),
            (Subject::Visitor(id), false) => format!("visitor {id}"),
            (Subject::Member(id), false) => format!("member {id}"),
            (Subject::Visitor(id), true) => format!("owner for visitor {id}"),
            (Subject::Member(id), true) => format!("owner for member {id}"),
        }
    }

    pub fn is_owner(&self) -> bool {
        self.access >= Access::Owner
    }

    /// Refuses a caller whose role is below the needed one.
    pub fn require(&self, needed: Access) -> Result<()> {
        if self.access >= needed {
            return Ok(());
        }
        let text = format!("This call needs the {} role", needed.as_str());
        Err(ApiError::forbidden(text))
    }

    /// Refuses everyone but the owner.
    pub fn require_owner(&self, what: &str) -> Result<()> {
        if self.is_owner() {
            return Ok(());
        }
        Err(ApiError::forbidden(format!("{what} needs the site's owner")))
    }
}

/// Whether a request has an `Authorization` token or key, valid or not.
pub fn has_credential(headers: &HeaderMap) -> bool {
    let text = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()).map(without_scheme);
    text.is_some_and(|text| text.starts_with(TOKEN_PREFIX) || text.starts_with(OWNER_KEY_PREFIX))
}

/// Strips the scheme `Bearer` (RFC 6750, section 2.1), which the platform does not require.
pub fn without_scheme(credential: &str) -> &str {
    let credential = credential.trim();
    match credential.split_once(' ') {
        Some((scheme, rest)) if scheme.eq_ignore_ascii_case("bearer") => rest.trim_start(),
        _ if credential.eq_ignore_ascii_case("bearer") => "",
        _ => credential,
    }
}

/// The identity that an event names as the author of a change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Actor {
    Visitor(String),
    Member(String),
    /// The site's owner, by an API key; identified by the site's id, since a site has one owner.
    Owner(String),
    /// An app by client credentials.
    App(String),
}

impl Actor {
    /// The event's `identity` object.
    pub fn identity(&self) -> Value {
        match self {
            Self::Visitor(id) => json!({ "identityType": "ANONYMOUS_VISITOR", "anonymousVisitorId": id }),
            Self::Member(id) => json!({ "identityType": "MEMBER", "memberId": id }),
            Self::Owner(id) => json!({ "identityType": "WIX_USER", "wixUserId": id }),
            Self::App(id) => json!({ "identityType": "APP", "appId": id }),
        }
    }
}

/// The author of changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Author {
    /// The identity that events name; `None` for the platform itself, such as a bank's late answer, and for callers
    /// without a token.
    pub actor: Option<Actor>,
    /// Whether changes are published as events: a seed makes no history.
    pub publishes: bool,
    /// Whether what is created keeps the id and the creation date in its payload: a seed pack's entities do.
    pub keeps_ids: bool,
}

impl Author {
    /// The platform itself.
    pub const PLATFORM: Self = Self::of(None);

    /// An author whose changes are published.
    pub const fn of(actor: Option<Actor>) -> Self {
        Self { actor, publishes: true, keeps_ids: false }
    }

    /// The site's owner, by an API key.
    pub fn owner(site_id: &str) -> Self {
        Self::of(Some(Actor::Owner(site_id.to_owned())))
    }

    /// The same author, whose changes are not published.
    pub fn silent(self) -> Self {
        Self { publishes: false, ..self }
    }

    /// Whether the author is the site's owner, by an API key.
    pub const fn is_owner(&self) -> bool {
        matches!(self.actor, Some(Actor::Owner(_)))
    }
}
