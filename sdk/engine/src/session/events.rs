//! Session events.

use crate::json::Object;
use crate::store::{Role, Version};

/// A change of a session, in this program or another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SessionEvent {
    /// The change.
    pub change: SessionChange,
    /// Whether another tab or program that shares the store made the change.
    pub elsewhere: bool,
    /// The store's commit after the change, with which another program recognizes the change in the store.
    pub version: Version,
}

/// The kind of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SessionChange {
    /// A member signed in.
    SignedIn,
    /// A member or visitor session was ended.
    SignedOut,
    /// The access token was renewed.
    Renewed,
    /// The platform refused the renewal: a new visitor's session replaced the lost session.
    Downgraded {
        /// The role of the lost session.
        from: Role,
    },
    /// The session expired without use: the store lost it without a logout.
    Expired {
        /// The role of the session.
        from: Role,
    },
    /// The store has other tokens of the same role.
    Replaced,
}

impl SessionEvent {
    /// A change that happened here, at this version of the store.
    #[must_use]
    pub const fn new(change: SessionChange, version: Version) -> Self {
        Self { change, elsewhere: false, version }
    }

    /// The event as a JSON object: `{ type, elsewhere, from?, version }`.
    #[must_use]
    pub fn to_json(self) -> String {
        Object::new()
            .text("type", self.change.as_str())
            .flag("elsewhere", self.elsewhere)
            .text_if("from", self.change.lost().map(Role::as_str))
            .number("version", self.version.number().into())
            .end()
    }
}

impl SessionChange {
    /// The event's name in JavaScript and in messages between tabs.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::SignedIn => "signedIn",
            Self::SignedOut => "signedOut",
            Self::Renewed => "renewed",
            Self::Downgraded { .. } => "downgraded",
            Self::Expired { .. } => "expired",
            Self::Replaced => "changedElsewhere",
        }
    }

    /// The role of the lost session, after a loss.
    #[must_use]
    pub const fn lost(self) -> Option<Role> {
        match self {
            Self::Downgraded { from } | Self::Expired { from } => Some(from),
            _ => None,
        }
    }

    /// Parses a change's name; `None` for an unknown name.
    #[must_use]
    pub fn from_name(name: &str, from: Role) -> Option<Self> {
        Some(match name {
            "signedIn" => Self::SignedIn,
            "signedOut" => Self::SignedOut,
            "renewed" => Self::Renewed,
            "downgraded" => Self::Downgraded { from },
            "expired" => Self::Expired { from },
            "changedElsewhere" => Self::Replaced,
            _ => return None,
        })
    }

    /// The change between two states of a store that another program wrote.
    pub(crate) fn between(before: Role, after: Role) -> Self {
        match (before, after) {
            (Role::None | Role::Visitor, Role::Member) => Self::SignedIn,
            (Role::Member, Role::None | Role::Visitor) | (Role::Visitor, Role::None) => Self::SignedOut,
            _ => Self::Replaced,
        }
    }

    /// Whether the change ends the calls of the previous identity.
    #[must_use]
    pub const fn changes_identity(self) -> bool {
        matches!(self, Self::SignedIn | Self::SignedOut)
    }
}
