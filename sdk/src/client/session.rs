//! The session's handle.

use crate::Secret;
use crate::drive::{Driver, SessionListener};
use crate::error::Error;
use crate::session::{Commit, Role, SessionEvent, Tokens};
use cartwright_engine::session::{STORE_ATTEMPTS, store_busy};
use std::sync::Arc;

/// A session with the platform. Clones are the same session.
#[derive(Clone)]
pub struct Session {
    driver: Arc<Driver>,
    client_id: Arc<str>,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Session").field("role", &self.role()).finish()
    }
}

impl Session {
    pub(super) fn new(driver: Arc<Driver>) -> Self {
        let client_id = driver.with(|engine, _| engine.client_id().into());
        Self { driver, client_id }
    }

    /// The tokens as they are kept now.
    #[must_use]
    pub fn tokens(&self) -> Tokens {
        self.driver.parts.store.load().tokens
    }

    /// The role of the session: none, visitor or member.
    #[must_use]
    pub fn role(&self) -> Role {
        self.tokens().role()
    }

    /// Whether a member is signed in.
    #[must_use]
    pub fn is_logged_in(&self) -> bool {
        self.role() == Role::Member
    }

    /// The application that the session belongs to.
    #[must_use]
    pub fn client_id(&self) -> &str {
        &self.client_id
    }

    /// Tells a listener of the session's events from now on.
    pub fn listen(&self, listener: Arc<dyn SessionListener>) {
        self.driver.listen(listener);
    }

    /// Looks at the store again, which another tab or program may have written, and tells the listeners of the change.
    /// `told` is the event as the other program heard it. Without one, the store is compared with what was known, and
    /// nothing is told if it is the same.
    ///
    /// A message may be faster than the change that it speaks of: browsers show a cookie to other tabs some time after
    /// it was set. The event is then told once the store shows it.
    pub fn changed_elsewhere(&self, told: Option<SessionEvent>) {
        let wait = self.driver.with(|engine, parts| engine.changed_elsewhere(parts, told));
        if let Some(wait) = wait {
            let driver = self.driver.clone();
            self.driver.parts.runtime.spawn(Box::pin(async move {
                // A wait for the store has no failure.
                let _ = driver.drive(wait, "").await;
            }));
        }
    }

    /// Replaces the tokens, whichever were there. While another program writes the store, this blocks the thread, for two
    /// seconds at most.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    pub fn set_tokens(&self, tokens: &Tokens) -> Result<(), Error> {
        // Another program's write is waited for with no lock held.
        for _ in 0..STORE_ATTEMPTS {
            match self.driver.with(|engine, parts| engine.set_tokens(parts, tokens))? {
                Commit::Busy => self.driver.parts.store.pause(),
                Commit::Done | Commit::Conflict => return Ok(()),
            }
        }
        Err(store_busy())
    }

    /// Ends the session here: no token is left. The platform's own pages are told by a redirect session with `logout`.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    pub fn clear(&self) -> Result<(), Error> {
        self.set_tokens(&Tokens::default())
    }

    /// An access token that can be sent now: the kept one, or a renewed one.
    ///
    /// # Errors
    ///
    /// If there is none and the platform gives none.
    pub async fn access_token(&self) -> Result<Secret, Error> {
        let wait = self.driver.with(|engine, _| engine.access_token());
        Ok(self.driver.drive(wait, "").await?.0.text.into())
    }
}
