//! The session: who the client is to the platform, kept alive (SPEC section 4, "Token lifecycle").
//!
//! ```text
//! no token ----------> anonymous pair, role visitor
//! expired -----------> renewed once, however many wait
//! refused (4xx) -----> store read again, else a new visitor pair and a Downgraded event
//! no word (5xx, ...) > tokens kept, the call fails and may be tried again
//! code exchanged ----> role member
//! logout ------------> nothing left
//! ```

mod cookie;
mod elsewhere;
mod events;
#[cfg(all(feature = "file-store", not(target_arch = "wasm32")))]
mod file;
#[cfg(all(feature = "file-store", not(target_arch = "wasm32")))]
mod file_lock;
pub(crate) mod grant;
mod identity;
mod lock;
mod renewal;
mod store;
mod tokens;
#[cfg(browser)]
mod web_lock;

#[cfg(browser)]
pub use cookie::DocumentCookies;
pub use cookie::{CookieJar, CookieOptions, CookieStore};
pub use events::{SessionChange, SessionEvent, SessionListener};
#[cfg(all(feature = "file-store", not(target_arch = "wasm32")))]
pub use file::FileStore;
#[cfg(all(feature = "file-store", not(target_arch = "wasm32")))]
pub use file_lock::FileLock;
pub use lock::{NoLock, RenewalGuard, RenewalLock};
pub use store::{Commit, MemoryStore, Snapshot, StoreError, TokenStore, Version};
pub use tokens::{AccessToken, RefreshToken, Role, Tokens};
#[cfg(browser)]
pub use web_lock::WebLock;

use crate::cancel::CancelToken;
use crate::error::{Error, ErrorKind};
use crate::runtime::Runtime;
use crate::secret::Secret;
use crate::wire::Wire;
use events::Listeners;
use grant::{Granted, TokenEndpoint};
use identity::Identity;
use renewal::Flight;
use std::sync::{Arc, Mutex};

/// A session with the platform. Clones are the same session.
#[derive(Clone)]
pub struct Session {
    inner: Arc<Inner>,
}

pub(crate) struct Inner {
    pub(crate) wire: Arc<Wire>,
    pub(crate) endpoint: TokenEndpoint,
    pub(crate) store: Box<dyn TokenStore>,
    pub(crate) lock: Box<dyn RenewalLock>,
    listeners: Listeners,
    identity: Identity,
    pub(crate) flight: Mutex<Option<Flight>>,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Session").field("role", &self.role()).finish()
    }
}

impl Session {
    pub(crate) fn new(
        wire: Arc<Wire>,
        endpoint: TokenEndpoint,
        store: Box<dyn TokenStore>,
        lock: Box<dyn RenewalLock>,
    ) -> Self {
        Self {
            inner: Arc::new(Inner {
                wire,
                endpoint,
                store,
                lock,
                listeners: Listeners::default(),
                identity: Identity::default(),
                flight: Mutex::new(None),
            }),
        }
    }

    /// The tokens as they are kept now.
    #[must_use]
    pub fn tokens(&self) -> Tokens {
        self.inner.store.load().tokens
    }

    /// Whose session it is.
    #[must_use]
    pub fn role(&self) -> Role {
        self.tokens().role()
    }

    /// Whether a member is signed in (SPEC section 6: the refresh token's role, nothing else).
    #[must_use]
    pub fn is_logged_in(&self) -> bool {
        self.role() == Role::Member
    }

    /// The application that the session belongs to.
    #[must_use]
    pub fn client_id(&self) -> &str {
        &self.inner.endpoint.client_id
    }

    /// Hears of what happens to the session from now on.
    pub fn listen(&self, listener: Arc<dyn SessionListener>) {
        self.inner.listeners.add(listener);
    }

    /// Looks at the store again, which another tab or program may have written, and tells the listeners what has
    /// happened to the session. `told` is the event as the other program heard it; without one, the store is compared
    /// with what was known, and nothing is told when it is the same.
    ///
    /// A message may be faster than what it speaks of: browsers show a cookie to other tabs some time after it was
    /// set. The event is then told once the store shows it.
    pub fn changed_elsewhere(&self, told: Option<SessionEvent>) {
        elsewhere::look(&self.inner, told);
    }

    /// Replaces the tokens, whatever was there.
    ///
    /// # Errors
    ///
    /// When the store cannot be written.
    pub fn set_tokens(&self, tokens: &Tokens) -> Result<(), Error> {
        let before = self.inner.store.load().tokens.refresh;
        self.inner.overwrite(tokens)?;
        // A mediator keeps the refresh tokens, so that here one member's looks like another's.
        let is_same = before.value == tokens.refresh.value && !before.value.is_empty();
        match SessionChange::between(before.role, tokens.role()) {
            SessionChange::Replaced if tokens.role() == Role::Member && !is_same => {
                self.inner.announce(SessionChange::SignedIn, false);
            }
            SessionChange::Replaced => self.inner.identity.see(tokens.role()),
            change => self.inner.announce(change, false),
        }
        Ok(())
    }

    /// Ends the session here: no token is left. The platform's own pages are told by a redirect session with `logout`.
    ///
    /// # Errors
    ///
    /// When the store cannot be written.
    pub fn clear(&self) -> Result<(), Error> {
        self.set_tokens(&Tokens::default())
    }

    /// An access token that can be sent now: the one kept, or a renewed one.
    ///
    /// # Errors
    ///
    /// When none is there and none can be had.
    pub async fn access_token(&self) -> Result<Secret, Error> {
        let kept = self.inner.store.load().tokens;
        if kept.access.is_fresh(self.inner.now()) {
            self.inner.identity.see(kept.role());
            return Ok(kept.access.value);
        }
        renewal::renew(&self.inner, None).await
    }

    /// An access token, and whom it stands for: cancelled when someone else takes over.
    pub(crate) async fn authorize(&self) -> Result<(Secret, CancelToken), Error> {
        loop {
            let calls = self.inner.identity.calls();
            let token = self.access_token().await?;
            // Whoever took over meanwhile has a token of their own.
            if !calls.is_cancelled() {
                return Ok((token, calls));
            }
        }
    }

    /// An access token other than one that the platform refused.
    pub(crate) async fn replace(&self, refused: &Secret) -> Result<Secret, Error> {
        renewal::renew(&self.inner, Some(refused)).await
    }

    /// Buys tokens with the code of a login. They are not kept: see [`Session::set_tokens`].
    ///
    /// # Errors
    ///
    /// 'Failed to get member tokens', with the cause's status and code.
    pub async fn exchange_code(&self, code: &str, verifier: &Secret, redirect_uri: &str) -> Result<Tokens, Error> {
        let inner = &self.inner;
        let granted = inner
            .endpoint
            .authorization_code(&inner.wire, code, verifier, redirect_uri)
            .await
            .map_err(grant::Denied::into_error)?;
        Ok(inner.tokens(granted, None, Role::Member))
    }

    /// Buys tokens of a member by the site's own key (grant `authorized_client`).
    pub(crate) async fn authorized_client(
        &self,
        member_id: &str,
        api_key: &Secret,
        session_token: Option<&Secret>,
    ) -> Result<Tokens, Error> {
        let inner = &self.inner;
        let token = self.access_token().await?;
        let authorization = [token.expose(), ",", api_key.expose()].concat().into();
        let session_token = session_token.map_or("", Secret::expose);
        let granted = inner
            .endpoint
            .authorized_client(&inner.wire, &authorization, member_id, session_token)
            .await
            .map_err(grant::Denied::into_error)?;
        Ok(inner.tokens(granted, None, Role::Member))
    }

    /// Ends the session here, and with the mediator that keeps it, if there is one.
    pub(crate) async fn end(&self) -> Result<(), Error> {
        self.clear()?;
        self.inner.endpoint.forget(&self.inner.wire).await
    }
}

impl Inner {
    /// Seconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.wire.runtime.now() / 1000
    }

    pub(crate) fn runtime(&self) -> &dyn Runtime {
        &*self.wire.runtime
    }

    /// The tokens that a grant gives. A refresh token in the answer replaces the old one; absent keeps it.
    pub(crate) fn tokens(&self, granted: Granted, old: Option<&Secret>, role: Role) -> Tokens {
        Tokens {
            access: AccessToken::lasting(granted.access_token, self.now(), granted.expires_in),
            refresh: RefreshToken {
                value: granted.refresh_token.or_else(|| old.cloned()).unwrap_or_default(),
                role,
            },
        }
    }

    /// Tells what happened, and ends the calls of an identity that is no more.
    fn announce(&self, change: SessionChange, elsewhere: bool) {
        let Snapshot { version, tokens } = self.store.load();
        self.identity.see(tokens.role());
        if change.changes_identity() {
            self.identity.take_over();
        }
        self.listeners.tell(SessionEvent {
            change,
            elsewhere,
            version,
        });
    }

    /// Commits until no one else comes between.
    fn overwrite(&self, tokens: &Tokens) -> Result<(), Error> {
        loop {
            let version = self.store.reload().version;
            if self.commit(version, tokens)? == Commit::Done {
                return Ok(());
            }
        }
    }

    pub(crate) fn commit(&self, expected: Version, tokens: &Tokens) -> Result<Commit, Error> {
        self.store
            .commit(expected, tokens)
            .map_err(|error| Error::new(ErrorKind::Session, error.to_string()))
    }
}
