//! Callers and their rights.

use crate::base::error::{ApiError, Result};
use crate::base::{keys::OWNER_KEY_PREFIX, secret, state::Shop};
use axum::http::{HeaderMap, header};
use cartwright::row::Access;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

mod repo;

/// The start of every access token, as of the hosted platform's.
pub(crate) const TOKEN_PREFIX: &str = "OauthNG.";

/// The owner of a cart, an order or a login: a visitor or member by id, or the site.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "role", content = "id", rename_all = "lowercase")]
pub(crate) enum Subject {
    Visitor(String),
    Member(String),
    /// The site's owner, calling for nobody else.
    Site,
}

impl Subject {
    /// The key under which this subject's cart and orders are kept.
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

    /// The visitor or member who acts for themself; none for the site and for callers without a token.
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
    /// The token family, for those who came with a token; an app's is named as the app.
    pub(crate) family: Option<String>,
    pub(crate) access: Access,
}

impl Caller {
    /// The owner, for calls of the platform's own making.
    pub(crate) fn owner() -> Self {
        Self { subject: Subject::Site, family: None, access: Access::Owner }
    }

    fn nobody() -> Self {
        Self { subject: Subject::Visitor(String::new()), family: None, access: Access::Public }
    }

    /// The actor whose changes the call makes: the owner also where the key stands beside a visitor's or member's token,
    /// and the app by client credentials.
    pub(crate) fn actor(&self, shop: &Shop) -> Option<Actor> {
        match (&self.subject, &self.family) {
            (Subject::Site, Some(app)) => Some(Actor::App(app.clone())),
            _ if self.is_owner() => Some(Actor::Owner(shop.keys.site_id.clone())),
            (subject, _) => subject.actor(),
        }
    }

    /// The caller in words, for people who read a log.
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

    /// Refuses callers below a role.
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

/// Finds out who calls and refuses those who may not.
pub(crate) fn authorize(shop: &Shop, headers: &HeaderMap, needed: Access) -> Result<Caller> {
    let caller = match identify(shop, headers) {
        // For a call that anybody may make a bad token counts as none.
        Err(error) if needed == Access::Public && !error.is_failure() => Caller::nobody(),
        identified => identified?,
    };
    caller.require(needed)?;
    Ok(caller)
}

/// Reads the `Authorization` header: an access token, the owner's key, or both joined by a comma, which is the owner
/// acting for the token's visitor or member.
fn identify(shop: &Shop, headers: &HeaderMap) -> Result<Caller> {
    let text = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .map(without_scheme)
        .filter(|text| !text.is_empty())
        .ok_or_else(|| ApiError::unauthenticated("An access token is needed"))?;
    let (token, key) = match text.split_once(',') {
        Some((token, key)) => (Some(token.trim()), Some(without_scheme(key))),
        None if text.starts_with(OWNER_KEY_PREFIX) => (None, Some(text)),
        None => (Some(text), None),
    };
    if let Some(key) = key {
        check_owner_key(shop, headers, key, token.is_some())?;
    }
    let mut caller = match token {
        Some(token) => by_token(shop, token)?,
        None => Caller { subject: Subject::Site, ..Caller::nobody() },
    };
    if key.is_some() {
        caller.access = Access::Owner;
    }
    Ok(caller)
}

/// Whether a request has a credential in the form of a token or key, good or not.
pub(crate) fn has_credential(headers: &HeaderMap) -> bool {
    let text = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()).map(without_scheme);
    text.is_some_and(|text| text.starts_with(TOKEN_PREFIX) || text.starts_with(OWNER_KEY_PREFIX))
}

/// A credential without the name of its scheme, `Bearer` (RFC 6750, section 2.1), which the platform does not require.
fn without_scheme(credential: &str) -> &str {
    let credential = credential.trim();
    match credential.split_once(' ') {
        Some((scheme, rest)) if scheme.eq_ignore_ascii_case("bearer") => rest.trim_start(),
        _ if credential.eq_ignore_ascii_case("bearer") => "",
        _ => credential,
    }
}

/// Checks the key and the header `wix-site-id`, which may be missing beside a token: the token has its site.
fn check_owner_key(shop: &Shop, headers: &HeaderMap, key: &str, beside_token: bool) -> Result<()> {
    if !secret::same(key, &shop.keys.owner_key) {
        return Err(ApiError::unauthenticated("The API key is not known"));
    }
    let site = headers.get("wix-site-id").and_then(|value| value.to_str().ok());
    let is_ours = site.map_or(beside_token, |site| site == shop.keys.site_id);
    if !is_ours {
        return Err(ApiError::forbidden("The wix-site-id header does not name this site"));
    }
    Ok(())
}

fn by_token(shop: &Shop, token: &str) -> Result<Caller> {
    let found = shop.db.read(|connection| repo::bearer(connection, token))?;
    match found {
        Some((family, role, subject, expires)) if expires > shop.clock.now() => {
            let (subject, access) = match role.as_str() {
                "member" => (Subject::Member(subject), Access::Member),
                "app" => (Subject::Site, Access::Owner),
                _ => (Subject::Visitor(subject), Access::Visitor),
            };
            Ok(Caller { subject, family: Some(family), access })
        }
        Some(_) => Err(ApiError::unauthenticated("The access token has expired")),
        None => Err(ApiError::unauthenticated("The access token is not known")),
    }
}

/// The identity that acts, as events name it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Actor {
    Visitor(String),
    Member(String),
    /// The site's owner, by an API key: known by the site's id, since a site has one owner.
    Owner(String),
    /// An app by client credentials.
    App(String),
}

impl Actor {
    /// The actor as an event's `identity`.
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

/// Does blocking work on behalf of an actor; of nobody known for `None`.
pub(crate) fn acting_as<T>(actor: Option<Actor>, work: impl FnOnce() -> T) -> T {
    ACTOR.sync_scope(actor, work)
}

/// The actor of the work that is being done. None: the platform itself, as for late answers of a bank.
pub(crate) fn current() -> Option<Actor> {
    ACTOR.try_with(Clone::clone).ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_actor_is_known_within_the_work_only() {
        let member = Actor::Member("m-1".to_owned());
        let (inside, nested) =
            acting_as(Some(member.clone()), || (current(), acting_as(Some(Actor::Owner("s-1".to_owned())), current)));
        assert_eq!((inside, nested, current()), (Some(member), Some(Actor::Owner("s-1".to_owned())), None));
    }
}
