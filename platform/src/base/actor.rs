//! The actor of a call, which the events of its changes name. It is known to all that the call does, without being
//! passed on from function to function.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

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
