//! Session events.

use crate::json::Object;
use crate::store::{Role, Version};

/// A change of a session, here or elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SessionEvent {
    /// The change.
    pub change: SessionChange,
    /// Whether it happened in another tab or program that shares the store.
    pub elsewhere: bool,
    /// The commit that the store held then, by which another program knows whether it sees the same yet.
    pub version: Version,
}

/// The kind of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SessionChange {
    /// A member signed in.
    SignedIn,
    /// The member or visitor ended the session.
    SignedOut,
    /// The access token was renewed.
    Renewed,
    /// The platform refused to renew: a new visitor's session took the place of a session that was lost.
    Downgraded {
        /// The role of the lost session.
        from: Role,
    },
    /// The session was kept too long without use: it is gone from the store, and nobody ended it.
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
        Self {
            change,
            elsewhere: false,
            version,
        }
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
    /// The name in JavaScript and between tabs.
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

    /// The role of the lost session, if one was lost.
    #[must_use]
    pub const fn lost(self) -> Option<Role> {
        match self {
            Self::Downgraded { from } | Self::Expired { from } => Some(from),
            _ => None,
        }
    }

    /// The change of this name; `None` for any other.
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

    /// The change between two states of a store that was written elsewhere.
    pub(crate) fn between(before: Role, after: Role) -> Self {
        match (before, after) {
            (Role::None | Role::Visitor, Role::Member) => Self::SignedIn,
            (Role::Member, Role::None | Role::Visitor) | (Role::Visitor, Role::None) => Self::SignedOut,
            _ => Self::Replaced,
        }
    }

    /// Whether calls that were made before were someone else's.
    #[must_use]
    pub const fn changes_identity(self) -> bool {
        matches!(self, Self::SignedIn | Self::SignedOut)
    }
}
