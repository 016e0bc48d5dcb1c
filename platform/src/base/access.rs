//! Callers, their credentials and their rights.

use crate::base::error::{ApiError, Result};
use crate::base::keys::OWNER_KEY_PREFIX;
use axum::http::{HeaderMap, header};
use cartwright::row::Access;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The prefix of every access token, the same as the hosted platform's.
pub(crate) const TOKEN_PREFIX: &str = "OauthNG.";

/// The owner of a cart, an order or a login: a visitor, a member or the site.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "role", content = "id", rename_all = "lowercase")]
pub(crate) enum Subject {
    Visitor(String),
    Member(String),
    /// The site's owner, not on behalf of a visitor or member.
    Site,
}

impl Subject {
    /// The database key of this subject's cart and orders.
    pub(crate) fn key(&self) -> String {
        match self {
            Self::Visitor(id) => ["visitor:", id].concat(),
            Self::Member(id) => ["member:", id].concat(),
            Self::Site => "site".to_owned(),
        }
    }

    pub(crate) fn of_key(key: &str) -> Option<Self> {
        match key.split_once(':') {
            Some(("visitor", id)) => Some(Self::Visitor(id.to_owned())),
            Some(("member", id)) => Some(Self::Member(id.to_owned())),
            _ => (key == "site").then_some(Self::Site),
        }
    }

    /// The visitor or member; `None` for the site and for callers without a token.
    pub(crate) fn actor(&self) -> Option<Actor> {
        match self {
            Self::Visitor(id) if id.is_empty() => None,
            Self::Visitor(id) => Some(Actor::Visitor(id.clone())),
            Self::Member(id) => Some(Actor::Member(id.clone())),
            Self::Site => None,
        }
    }
}

#[derive(Debug, Clone)]
pub(crate) struct Caller {
    pub(crate) subject: Subject,
    /// The token family; for an app's token, the app's id. `None` without a token.
    pub(crate) family: Option<String>,
    pub(crate) access: Access,
}

impl Caller {
    /// The owner, as the caller of the platform's own internal calls.
    pub(crate) fn owner() -> Self {
        Self { subject: Subject::Site, family: None, access: Access::Owner }
    }

    /// A caller without a token.
    pub(crate) fn nobody() -> Self {
        Self { subject: Subject::Visitor(String::new()), family: None, access: Access::Public }
    }

    /// The actor to whom events attribute the call's changes: the owner for the owner's key, even beside a visitor's
    /// token; the app for client credentials.
    pub(crate) fn actor(&self, site_id: &str) -> Option<Actor> {
        match (&self.subject, &self.family) {
            (Subject::Site, Some(app)) => Some(Actor::App(app.clone())),
            _ if self.is_owner() => Some(Actor::Owner(site_id.to_owned())),
            (subject, _) => subject.actor(),
        }
    }

    /// The caller as text for the log.
    pub(crate) fn described(&self) -> String {
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

    pub(crate) fn is_owner(&self) -> bool {
        self.access >= Access::Owner
    }

    /// Refuses a caller whose role is below the needed one.
    pub(crate) fn require(&self, needed: Access) -> Result<()> {
        if self.access >= needed {
            return Ok(());
        }
        let text = format!("This call needs the {} role", needed.as_str());
        Err(ApiError::forbidden(text))
    }

    /// Refuses everyone but the owner.
    pub(crate) fn require_owner(&self, what: &str) -> Result<()> {
        if self.is_owner() {
            return Ok(());
        }
        Err(ApiError::forbidden(format!("{what} needs the site's owner")))
    }
}

/// Whether a request has an `Authorization` token or key, valid or not.
pub(crate) fn has_credential(headers: &HeaderMap) -> bool {
    let text = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()).map(without_scheme);
    text.is_some_and(|text| text.starts_with(TOKEN_PREFIX) || text.starts_with(OWNER_KEY_PREFIX))
}

/// Strips the scheme `Bearer` (RFC 6750, section 2.1), which the platform does not require.
pub(crate) fn without_scheme(credential: &str) -> &str {
    let credential = credential.trim();
    match credential.split_once(' ') {
        Some((scheme, rest)) if scheme.eq_ignore_ascii_case("bearer") => rest.trim_start(),
        _ if credential.eq_ignore_ascii_case("bearer") => "",
        _ => credential,
    }
}

/// The identity that an event names as the author of a change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Actor {
    Visitor(String),
    Member(String),
    /// The site's owner, by an API key; identified by the site's id, since a site has one owner.
    Owner(String),
    /// An app by client credentials.
    App(String),
}

impl Actor {
    /// The event's `identity` object.
    pub(crate) fn identity(&self) -> Value {
        match self {
            Self::Visitor(id) => json!({ "identityType": "ANONYMOUS_VISITOR", "anonymousVisitorId": id }),
            Self::Member(id) => json!({ "identityType": "MEMBER", "memberId": id }),
            Self::Owner(id) => json!({ "identityType": "WIX_USER", "wixUserId": id }),
            Self::App(id) => json!({ "identityType": "APP", "appId": id }),
        }
    }
}

tokio::task_local! {
    static ACTOR: Option<Actor>;
}

/// Runs blocking work on behalf of an actor; `None` is an unknown one.
pub(crate) fn acting_as<T>(actor: Option<Actor>, work: impl FnOnce() -> T) -> T {
    ACTOR.sync_scope(actor, work)
}

/// The actor of the running work; `None` for the platform itself, such as a bank's late answer.
pub(crate) fn current() -> Option<Actor> {
    ACTOR.try_with(Clone::clone).ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_current_actor_is_set_only_inside_acting_as() {
        let member = Actor::Member("m-1".to_owned());
        let (inside, nested) =
            acting_as(Some(member.clone()), || (current(), acting_as(Some(Actor::Owner("s-1".to_owned())), current)));
        assert_eq!((inside, nested, current()), (Some(member), Some(Actor::Owner("s-1".to_owned())), None));
    }
}
