//! Token stores, and the versions that detect concurrent writers.

mod cookie;
mod fallback;
mod tokens;

pub use cookie::{
    COOKIE_LAYOUT, COOKIE_NAME, COOKIE_PREFIX, COOKIE_SEPARATOR, Clock, CookieJar, CookieOptions, CookieStore,
};
pub use fallback::FallbackStore;
pub use tokens::{AccessToken, RefreshToken, Role, Tokens};

use std::sync::{Mutex, PoisonError};

/// The version of a commit. Every commit has a new version; an empty store has the default.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Version(u32);

impl Version {
    /// The version of a stored number, as in a cookie.
    #[must_use]
    pub const fn from_number(number: u32) -> Self {
        Self(number)
    }

    /// The number to store.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// A random version, unique for all practical purposes.
    #[must_use]
    pub fn random() -> Self {
        // Without entropy, PKCE refuses a login, but a visitor's session works with any version.
        Self(getrandom::u32().unwrap_or(1).max(1))
    }
}

/// The tokens, and the commit that wrote them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Snapshot {
    /// The version of the commit.
    pub version: Version,
    /// Its tokens.
    pub tokens: Tokens,
}

impl Snapshot {
    /// The tokens of a commit.
    #[must_use]
    pub const fn new(version: Version, tokens: Tokens) -> Self {
        Self { version, tokens }
    }
}

/// The outcome of a commit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Commit {
    /// The tokens are stored.
    Done,
    /// Conflict: another program committed since the snapshot; nothing was changed.
    Conflict,
    /// Another program is writing the store; nothing was changed. The same commit may be repeated a moment later.
    Busy,
}

/// The store could not be written.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{prefix}{0}", prefix = crate::error::text::NOT_KEPT)]
pub struct StoreError(String);

impl StoreError {
    /// An error with its reason as text for people.
    pub fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }

    /// The reason.
    #[must_use]
    pub fn reason(&self) -> &str {
        &self.0
    }
}

/// Stores a session's tokens, for this program or for all programs that share the store.
///
/// Reading never fails: unreadable tokens count as no session. A store must not call its client, nor wait for another
/// program: the client's state is locked meanwhile.
pub trait TokenStore {
    /// The last known tokens, possibly from a cache.
    fn load(&self) -> Snapshot;

    /// The current tokens, including other programs' commits.
    fn reload(&self) -> Snapshot {
        self.load()
    }

    /// Stores the tokens, unless another program committed since `expected` (compare and swap).
    ///
    /// # Errors
    ///
    /// If the store cannot be written; the earlier tokens remain.
    fn commit(&self, expected: Version, tokens: &Tokens) -> Result<Commit, StoreError>;
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
}

/// Keeps tokens in memory.
#[derive(Debug, Default)]
pub struct MemoryStore(Mutex<Snapshot>);

impl MemoryStore {
    /// A store that starts with these tokens.
    #[must_use]
    pub fn with(tokens: Tokens) -> Self {
        Self(Mutex::new(Snapshot { version: Version::random(), tokens }))
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
        *current = Snapshot { version: Version::random(), tokens: tokens.clone() };
        Ok(Commit::Done)
    }
}
