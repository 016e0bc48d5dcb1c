//! The session's handle.

use crate::Secret;
use crate::drive::{Driver, Listening, SessionListener};
use crate::error::Error;
use crate::session::{Role, SessionEvent, Tokens};
use cartwright_engine::TokensWrite;
use std::sync::Arc;

/// A session with the platform. Clones share the session.
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

    /// The stored tokens.
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

    /// Subscribes a listener to the session's events, until the subscription is dropped.
    ///
    /// ```
    /// # fn run(session: &cartwright::Session) {
    /// let listening = session.listen(|event: cartwright::session::SessionEvent| println!("{:?}", event.change));
    /// // While the page is open.
    /// drop(listening);
    /// # }
    /// ```
    pub fn listen(&self, listener: impl SessionListener + 'static) -> Listening {
        self.driver.listen(Arc::new(listener))
    }

    /// Reads the store again, which another tab or program may have written, and notifies the listeners of a change.
    /// `event` is the other program's event. Without an event, the store is compared with the last known state.
    ///
    /// A message may arrive before its change is visible, since browsers show a cookie to other tabs with a delay. The
    /// listeners are notified when the store shows the change.
    pub fn changed_elsewhere(&self, event: Option<SessionEvent>) {
        let wait = self.driver.with(|engine, parts| engine.changed_elsewhere(parts, event));
        if let Some(wait) = wait {
            let driver = self.driver.clone();
            self.driver.parts.runtime.spawn(Box::pin(async move {
                // The wait for the store cannot fail.
                let _ = driver.drive(wait, "").await;
            }));
        }
    }

    /// Replaces the tokens, and waits for another program that writes the store, for two seconds at most. Of several
    /// logins, logouts and replacements the last to begin wins.
    ///
    /// # Errors
    ///
    /// If the store cannot be written. [`IDENTITY_CHANGED`](crate::error::codes::IDENTITY_CHANGED) if someone signed in
    /// or out during the wait.
    pub async fn set_tokens(&self, tokens: &Tokens) -> Result<(), Error> {
        self.driver.drive(TokensWrite::new(tokens.clone()), "").await.map(drop)
    }

    /// Clears the session here. The platform's own pages keep theirs: use
    /// [`Login::logout`](crate::login::Login::logout) to end both.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    pub async fn clear(&self) -> Result<(), Error> {
        self.set_tokens(&Tokens::default()).await
    }

    /// A valid access token: the stored token, or a renewed one.
    ///
    /// # Errors
    ///
    /// If there is none and the platform grants none.
    pub async fn access_token(&self) -> Result<Secret, Error> {
        let wait = self.driver.with(|engine, _| engine.access_token());
        Ok(self.driver.drive(wait, "").await?.0.text.into())
    }
}
