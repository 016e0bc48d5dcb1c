//! The session: the client's identity on the platform, and its renewal.
//!
//! ```text
//! no token ----------> anonymous pair, role visitor
//! expired -----------> renewed once, however many calls wait (single flight)
//! invalid_grant -----> store read again, else a new visitor pair and a Downgraded event
//! any other failure -> tokens kept, the call fails and may be tried again
//! code exchanged ----> role member
//! logout ------------> no token
//! ```
//!
//! An owner's session by client credentials is an access token alone:
//!
//! ```text
//! no token, expired -> granted for the credentials, once, however many calls wait
//! any failure -------> the call fails
//! ```

mod credentials;
mod elsewhere;
mod events;
mod grant;
mod keep;
mod renewal;

pub use crate::store::{
    AccessToken, COOKIE_LAYOUT, COOKIE_NAME, COOKIE_PREFIX, COOKIE_SEPARATOR, Clock, Commit, CookieJar, CookieOptions,
    CookieStore, FallbackStore, MemoryStore, RefreshToken, Role, Snapshot, StoreError, TokenStore, Tokens, Version,
};
pub use credentials::ClientCredentials;
pub use events::{SessionChange, SessionEvent};

pub(crate) use elsewhere::ChangeCheck;
pub(crate) use grant::{Grant, TokenEndpoint, granted, is_invalid_grant, member_tokens};
pub(crate) use keep::Keep;
pub(crate) use renewal::Renewal;

use crate::error::Error;
use crate::machine::{Next, Port, Refused, Step};
use crate::retry::{RENEWAL_ROUNDS, RetryPolicy};
use crate::secret::Secret;
use keep::{commit, not_kept};
use renewal::restless;
use std::ops::ControlFlow::{Break, Continue};

/// The identity of calls. It changes when someone logs in or out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Identity(u32);

/// The number of a sign-in, sign-out or replacement of tokens, in the order of their starts: the last to start wins,
/// whichever answer arrives first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Act(u32);

/// A finished renewal.
#[derive(Debug)]
struct Renewed {
    identity: Identity,
    /// The largest number of attempts that the renewal was allowed.
    attempts: u32,
    outcome: Result<Secret, Error>,
}

/// The state of a session, without its tokens, which are in the store.
#[derive(Debug)]
pub(crate) struct SessionState {
    pub(crate) endpoint: TokenEndpoint,
    identity: Identity,
    /// The last act that started.
    begun: Act,
    /// The act that produced the session's tokens.
    pub(crate) current: Act,
    /// A token that an answer refused, for which no renewal has started yet.
    pub(crate) doubted: Refused,
    /// The last role read from the store.
    seen: Option<Role>,
    /// The renewal in progress.
    renewal: Option<Box<Renewal>>,
    /// The last renewal, since a store may not return the token that it was given.
    renewed: Option<Renewed>,
    /// Events that listeners have not received yet.
    pub(crate) events: Vec<SessionEvent>,
}

impl SessionState {
    pub(crate) fn new(endpoint: TokenEndpoint) -> Self {
        Self {
            endpoint,
            identity: Identity::default(),
            begun: Act::default(),
            current: Act::default(),
            doubted: None,
            seen: None,
            renewal: None,
            renewed: None,
            events: Vec::new(),
        }
    }

    pub(crate) const fn identity(&self) -> Identity {
        self.identity
    }

    /// Whether the access token is granted for client credentials, so that nobody signs in or out.
    pub(crate) const fn is_of_app(&self) -> bool {
        self.endpoint.credentials.is_some()
    }

    fn seen(&self) -> Role {
        self.seen.unwrap_or_default()
    }

    /// Starts an act.
    pub(crate) const fn begin_act(&mut self) -> Act {
        self.begun.0 = self.begun.0.wrapping_add(1);
        self.begun
    }

    /// Makes an act the session's current one.
    ///
    /// # Errors
    ///
    /// If a later act has replaced it: someone signed in or out here, or in another tab.
    pub(crate) fn make_current(&mut self, port: &dyn Port, act: Act) -> Result<(), Error> {
        // Another tab's message may still be on its way.
        self.changed_elsewhere(port, None);
        if act < self.current {
            return Err(Error::identity_changed());
        }
        self.current = act;
        Ok(())
    }

    /// Replaces the tokens unconditionally: `Done`, or `Busy` while another program writes the store.
    pub(crate) fn set_tokens(&mut self, port: &dyn Port, tokens: &Tokens) -> Result<Commit, Error> {
        let before = port.store().load().tokens.refresh;
        let mut rounds = 0..RENEWAL_ROUNDS;
        loop {
            match commit(port, port.store().reload().version, tokens)? {
                Commit::Done => break,
                Commit::Busy => return Ok(Commit::Busy),
                Commit::Conflict if rounds.next().is_some() => {}
                Commit::Conflict => return Err(not_kept("it has other tokens at each look")),
            }
        }
        // A mediator keeps the refresh tokens, so that two members' refresh tokens look equal here.
        let is_same = before.value == tokens.refresh.value && !before.value.is_empty();
        match SessionChange::between(before.role, tokens.role()) {
            SessionChange::Replaced if tokens.role() == Role::Member && !is_same => {
                self.announce(port, SessionChange::SignedIn, false);
            }
            SessionChange::Replaced => self.seen = Some(tokens.role()),
            change => self.announce(port, change, false),
        }
        Ok(Commit::Done)
    }

    /// Records an event for the listeners, and ends the calls of the previous identity.
    fn announce(&mut self, port: &dyn Port, change: SessionChange, elsewhere: bool) {
        let Snapshot { version, tokens } = port.store().load();
        self.seen = Some(tokens.role());
        if change.changes_identity() {
            self.identity.0 = self.identity.0.wrapping_add(1);
            if elsewhere {
                self.current = self.begin_act();
            }
        }
        self.events.push(SessionEvent { change, elsewhere, version });
    }
}

/// The wait for an access token: returns immediately if the stored token is valid, otherwise waits for the session's
/// renewal.
#[derive(Debug, Default)]
pub(crate) struct TokenWait {
    /// A token that the platform refused.
    pub(crate) refused: Refused,
    /// Whether another call began the renewal.
    has_joined: bool,
    /// The number of renewals so far.
    rounds: u32,
}

impl TokenWait {
    /// Whether no renewal was needed yet.
    pub(crate) const fn is_new(&self) -> bool {
        self.rounds == 0
    }

    /// Waits for a token other than the refused one.
    pub(crate) const fn replacing(refused: Secret) -> Self {
        Self { refused: Some(refused), has_joined: false, rounds: 0 }
    }

    /// A valid token. `is_ready` means that the awaited renewal has ended. A renewal that begins here follows the
    /// policy.
    pub(crate) fn step(
        &mut self,
        session: &mut SessionState,
        port: &dyn Port,
        is_ready: bool,
        timeout: u32,
        policy: RetryPolicy,
    ) -> Step<Result<Secret, Error>> {
        // A renewed token is sent without an expiry check: a token with a very short lifetime would be renewed forever.
        if is_ready
            && let Some(renewed) = &session.renewed
            && renewed.identity == session.identity
            && !self.needs_another(renewed, policy)
        {
            return Continue(renewed.outcome.clone());
        }
        let tokens = port.store().load().tokens;
        if self.refused.is_none() && session.doubted.as_ref() == Some(&tokens.access.value) {
            self.refused = session.doubted.take();
        }
        if tokens.access.is_fresh(port.now() / 1000) && Some(&tokens.access.value) != self.refused.as_ref() {
            session.seen = Some(tokens.role());
            return Continue(Ok(tokens.access.value));
        }
        self.rounds += 1;
        if self.rounds > RENEWAL_ROUNDS {
            return Continue(Err(restless()));
        }
        let begin = session.renewal.is_none();
        if begin {
            session.renewal = Some(Box::new(Renewal::new(self.refused.clone(), policy)));
            session.renewed = None;
        }
        self.has_joined = !begin;
        Break(Next::Renew { begin, timeout })
    }

    /// Whether this call needs another renewal: another call's renewal may have started before the refusal and returned
    /// the refused token, or had fewer attempts.
    fn needs_another(&self, renewed: &Renewed, policy: RetryPolicy) -> bool {
        self.has_joined
            && match &renewed.outcome {
                Ok(token) => Some(token) == self.refused.as_ref(),
                Err(error) => error.is_retryable() && renewed.attempts < policy.attempts,
            }
    }
}
