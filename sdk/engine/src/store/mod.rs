//! Token stores, and the versions that tell two writers apart.

mod cookie;
mod tokens;

pub use cookie::{
    COOKIE_LAYOUT, COOKIE_NAME, COOKIE_PREFIX, COOKIE_SEPARATOR, Clock, CookieJar, CookieOptions, CookieStore,
};
pub use tokens::{AccessToken, RefreshToken, Role, Tokens};

use std::sync::{Mutex, PoisonError};

/// Tells one commit from another. Every commit has a new one; an empty store has the default.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Version(u32);

impl Version {
    /// The version of a number that was kept, such as in a cookie.
    #[must_use]
    pub const fn from_number(number: u32) -> Self {
        Self(number)
    }

    /// The number to keep.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// A version that no other commit has, for all practical purposes.
    #[must_use]
    pub fn random() -> Self {
        // Without entropy there is no session either: token requests need none, but PKCE refuses.
        Self(getrandom::u32().unwrap_or(1).max(1))
    }
}

/// The tokens, and the commit they came with.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Snapshot {
    /// The version of the commit.
    pub version: Version,
    /// Its tokens.
    pub tokens: Tokens,
}

/// The outcome of a commit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Commit {
    /// The tokens are kept.
    Done,
    /// Someone else committed since the snapshot; nothing was changed.
    Conflict,
    /// Another program is writing the store; nothing was changed. The same commit may be made a moment later.
    Busy,
}

/// The store could not be written.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{prefix}{0}", prefix = crate::error::text::NOT_KEPT)]
pub struct StoreError(String);

impl StoreError {
    /// An error with its reason, for people.
    pub fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }

    /// The reason.
    #[must_use]
    pub fn reason(&self) -> &str {
        &self.0
    }
}

/// Keeps a session's tokens, for this program or for all that share the store.
///
/// Reading never fails: anything unreadable is no session. A store must not call the client that it is part of, nor wait
/// for another program: it is used with the client's state locked.
pub trait TokenStore {
    /// The tokens as last known; may be what this program read before.
    fn load(&self) -> Snapshot;

    /// The tokens as they are now, whoever wrote them.
    fn reload(&self) -> Snapshot {
        self.load()
    }

    /// Keeps the tokens, if no one committed since `expected`.
    ///
    /// # Errors
    ///
    /// If the store cannot be written; the tokens that it had are still there.
    fn commit(&self, expected: Version, tokens: &Tokens) -> Result<Commit, StoreError>;

    /// Blocks the thread for a moment after [`Commit::Busy`], for a caller that is not async.
    fn pause(&self) {}
}

impl<S: TokenStore + ?Sized> TokenStore for std::sync::Arc<S> {
    fn load(&self) -> Snapshot {
        (**self).load()
    }

    fn reload(&self) -> Snapshot {
        (**self).reload()
    }

    fn commit(&self, expected: Version, tokens: &Tokens) -> Result<Commit, StoreError> {
        (**self).commit(expected, tokens)
    }

    fn pause(&self) {
        (**self).pause();
    }
}

/// Keeps tokens as long as the program runs.
#[derive(Debug, Default)]
pub struct MemoryStore(Mutex<Snapshot>);

impl MemoryStore {
    /// A store that starts with these tokens.
    #[must_use]
    pub fn with(tokens: Tokens) -> Self {
        Self(Mutex::new(Snapshot {
            version: Version::random(),
            tokens,
        }))
    }
}

impl TokenStore for MemoryStore {
    fn load(&self) -> Snapshot {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn commit(&self, expected: Version, tokens: &Tokens) -> Result<Commit, StoreError> {
        let mut current = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if current.version != expected {
            return Ok(Commit::Conflict);
        }
        *current = Snapshot {
            version: Version::random(),
            tokens: tokens.clone(),
        };
        Ok(Commit::Done)
    }
}
