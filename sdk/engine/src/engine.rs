//! The engine: all rules, without I/O.
//!
//! An [`Engine`] holds the state that the machines of one client share. Each call or login is a [`Machine`] that a
//! driver steps until it is done; see [`machine`](crate::machine) for their events.

use crate::attempts::Wire;
use crate::error::Error;
use crate::header::{self, Header};
use crate::host::Host;
use crate::machine::{Event, Outcome, Port, Request, Step};
use crate::retry::RetryPolicy;
use crate::rows::TOKEN;
use crate::secret::Secret;
use crate::session::{Act, ChangeCheck, ClientCredentials, Keep, SessionEvent, SessionState, TokenEndpoint, TokenWait};
use crate::store::{Commit, Tokens};
use crate::target::Target;
use std::ops::ControlFlow::Continue;

/// The caller of a client.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum Caller {
    /// A visitor, and a member after login: the site's client id, which is not a secret.
    Visitor(String),
    /// A site's owner, by API key.
    Owner {
        /// The API key.
        key: Secret,
        /// The site's id.
        site_id: String,
    },
    /// The owner of an account, for calls that do not belong to one site.
    Account {
        /// The API key.
        key: Secret,
        /// The account's id.
        account_id: String,
    },
    /// A site's owner, by an access token for client credentials. Its store is in memory, and no other client's.
    App(ClientCredentials),
}

/// Settings of an engine.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Config {
    /// The caller.
    pub caller: Caller,
    /// The host of calls.
    pub host: Host,
    /// Whether reads go to the edge host in their cacheable form.
    pub cdn: bool,
    /// Headers for every call.
    pub headers: Vec<(String, String)>,
    /// Headers for every token request.
    pub token_headers: Vec<(String, String)>,
    /// The retry policy of calls.
    pub policy: RetryPolicy,
    /// The address of a server that keeps the refresh token (a mediator).
    pub mediator: Option<String>,
}

impl Config {
    /// The default settings for a caller: the public host, no headers.
    #[must_use]
    pub fn new(caller: Caller) -> Self {
        Self {
            caller,
            host: Host::default(),
            cdn: false,
            headers: Vec::new(),
            token_headers: Vec::new(),
            policy: RetryPolicy::default(),
            mediator: None,
        }
    }

    /// Sets a header for every call, replacing a header of the same name.
    pub fn header(&mut self, name: &str, value: &str) {
        header::set(&mut self.headers, name, value);
    }

    /// Sets a header for every token request, replacing a header of the same name.
    pub fn token_header(&mut self, name: &str, value: &str) {
        header::set(&mut self.token_headers, name, value);
    }
}

/// The state that all machines of one client share.
#[derive(Debug)]
pub struct Engine {
    pub(crate) target: Target,
    /// `None` for a client with an API key.
    pub(crate) session: Option<SessionState>,
    pub(crate) wire: Wire,
}

impl Engine {
    /// An engine with these settings.
    #[must_use]
    pub fn new(config: Config) -> Self {
        let Config { caller, host, .. } = config;
        let edge = (config.cdn && host.has_edge()).then(Host::edge);
        let owner = |key: &Secret, name: &str, scope: &str| {
            let mut headers: Vec<Header> = Vec::new();
            header::set(&mut headers, "Authorization", key.expose());
            if !scope.is_empty() {
                header::set(&mut headers, name, scope);
            }
            Some(headers)
        };
        let (owner, client_id, credentials) = match caller {
            Caller::Visitor(client_id) => (None, client_id, None),
            Caller::App(credentials) => (None, String::new(), Some(credentials)),
            Caller::Owner { key, site_id } => (owner(&key, "wix-site-id", &site_id), String::new(), None),
            Caller::Account { key, account_id } => (owner(&key, "wix-account-id", &account_id), String::new(), None),
        };
        let session = owner.is_none().then(|| {
            // A mediator is for sessions of visitors and members, and learns no client secret.
            let mediator = config.mediator.filter(|_| credentials.is_none());
            let headers = config.token_headers;
            SessionState::new(TokenEndpoint::new(&host, mediator, client_id, credentials, headers))
        });
        Self {
            target: Target { host, cdn: config.cdn, edge, headers: config.headers, owner, policy: config.policy },
            session,
            wire: Wire::new(),
        }
    }

    /// The host of calls.
    #[must_use]
    pub const fn host(&self) -> &Host {
        &self.target.host
    }

    /// Whether there is a visitor's or member's session; an owner's client has none.
    #[must_use]
    pub fn has_session(&self) -> bool {
        self.state().is_ok()
    }

    /// The application that the session belongs to; empty for an owner's client.
    #[must_use]
    pub fn client_id(&self) -> &str {
        self.state().map_or("", |session| &session.endpoint.client_id)
    }

    /// A wait for a valid access token.
    #[must_use]
    pub fn access_token(&self) -> AccessTokenWait {
        AccessTokenWait(TokenWait::default())
    }

    /// Replaces the session's tokens unconditionally: `Done`, or `Busy` while another program writes the store. For
    /// stores that are never busy; a [`TokensWrite`] also waits for other writers.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    pub fn set_tokens(&mut self, port: &dyn Port, tokens: &Tokens) -> Result<Commit, Error> {
        match &mut self.session {
            Some(session) => {
                session.current = session.begin_act();
                session.set_tokens(port, tokens)
            }
            None => Ok(Commit::Done),
        }
    }

    /// Reads the store again, after another tab or program has written it. `event` is the other program's event. The
    /// returned machine waits until the store shows the event's commit.
    pub fn changed_elsewhere(&mut self, port: &dyn Port, event: Option<SessionEvent>) -> Option<ElsewhereWait> {
        let session = self.session.as_mut()?;
        session.changed_elsewhere(port, event).map(ElsewhereWait)
    }

    /// Takes the session's events since the last call.
    pub fn take_events(&mut self) -> Vec<SessionEvent> {
        let session = self.session.as_mut();
        session.map(|session| std::mem::take(&mut session.events)).unwrap_or_default()
    }

    pub(crate) fn state(&self) -> Result<&SessionState, Error> {
        let session = self.session.as_ref().filter(|session| !session.is_of_app());
        session.ok_or_else(Error::no_session)
    }
}

/// A state machine that a driver steps.
pub trait Machine {
    /// Advances the machine by an event.
    fn step(&mut self, engine: &mut Engine, port: &dyn Port, event: Event) -> Step<Result<Outcome, Error>>;

    /// The request to send, after a [`Next::Send`](crate::machine::Next::Send).
    fn request<'a>(&'a self, engine: &'a Engine) -> Option<&'a Request>;

    /// The endpoint of the request.
    fn endpoint(&self) -> &str;

    /// Whether the driver must step with [`Event::Cancelled`] when the client signs in or out.
    fn ends_with_identity(&self) -> bool {
        false
    }
}

/// The session's renewal, which a driver runs after a [`Next::Renew`](crate::machine::Next::Renew) with `begin`. The
/// session stores its outcome for the waiting machines.
#[derive(Debug, Clone, Copy)]
#[allow(clippy::exhaustive_structs, reason = "made by its name")]
pub struct RenewalRun;

impl Machine for RenewalRun {
    fn step(&mut self, engine: &mut Engine, port: &dyn Port, event: Event) -> Step<Result<Outcome, Error>> {
        if let Some(session) = &mut engine.session {
            session.renew(&mut engine.wire, port, event)?;
        }
        Continue(Ok(Outcome::default()))
    }

    fn request<'a>(&'a self, engine: &'a Engine) -> Option<&'a Request> {
        engine.session.as_ref()?.renewal_request()
    }

    fn endpoint(&self) -> &str {
        TOKEN.id
    }
}

/// The wait for an access token.
#[derive(Debug)]
pub struct AccessTokenWait(TokenWait);

impl Machine for AccessTokenWait {
    fn step(&mut self, engine: &mut Engine, port: &dyn Port, event: Event) -> Step<Result<Outcome, Error>> {
        match (event, &mut engine.session) {
            (Event::Cancelled, _) => Continue(Err(Error::cancelled())),
            (_, None) => Continue(Err(Error::no_session())),
            (event, Some(session)) => {
                let is_ready = matches!(event, Event::Ready);
                let token = self.0.step(session, port, is_ready, u32::MAX, engine.target.policy)?;
                Continue(token.map(|token| Outcome::of_text(token.expose().to_owned())))
            }
        }
    }

    fn request<'a>(&'a self, _: &'a Engine) -> Option<&'a Request> {
        None
    }

    fn endpoint(&self) -> &str {
        ""
    }
}

/// Replaces the session's tokens, and waits for other programs that write the store. Of several logins, logouts and
/// replacements, the last to start wins.
#[derive(Debug)]
pub struct TokensWrite {
    keep: Keep,
    /// Begins with the first step.
    act: Option<Act>,
}

impl TokensWrite {
    /// Replaces the tokens by these; the default signs out.
    #[must_use]
    pub const fn new(tokens: Tokens) -> Self {
        Self { keep: Keep::new(tokens), act: None }
    }
}

impl Machine for TokensWrite {
    fn step(&mut self, engine: &mut Engine, port: &dyn Port, event: Event) -> Step<Result<Outcome, Error>> {
        let Some(session) = &mut engine.session else {
            return Continue(Ok(Outcome::default()));
        };
        if matches!(event, Event::Cancelled) {
            return Continue(Err(Error::cancelled()));
        }
        let act = *self.act.get_or_insert_with(|| session.begin_act());
        if act < session.current {
            return Continue(Err(Error::identity_changed()));
        }
        session.current = act;
        let kept = self.keep.write(session, port)?;
        Continue(kept.map(|()| Outcome::default()))
    }

    fn request<'a>(&'a self, _: &'a Engine) -> Option<&'a Request> {
        None
    }

    fn endpoint(&self) -> &str {
        ""
    }
}

/// The wait for a store to show a change of another tab.
#[derive(Debug)]
pub struct ElsewhereWait(ChangeCheck);

impl Machine for ElsewhereWait {
    fn step(&mut self, engine: &mut Engine, port: &dyn Port, event: Event) -> Step<Result<Outcome, Error>> {
        match (event, &mut engine.session) {
            (Event::Cancelled, _) | (_, None) => Continue(Ok(Outcome::default())),
            (_, Some(session)) => {
                self.0.step(session, port)?;
                Continue(Ok(Outcome::default()))
            }
        }
    }

    fn request<'a>(&'a self, _: &'a Engine) -> Option<&'a Request> {
        None
    }

    fn endpoint(&self) -> &str {
        ""
    }
}

#[cfg(test)]
pub(crate) mod scripted {
    //! A port with a stopped clock and a store in memory.

    use crate::machine::Port;
    use crate::session::{MemoryStore, TokenStore};
    use std::sync::Mutex;

    #[derive(Default)]
    pub(crate) struct Scripted {
        pub(crate) now: u64,
        pub(crate) store: MemoryStore,
        flows: Mutex<String>,
    }

    impl Scripted {
        pub(crate) fn at(now: u64) -> Self {
            Self { now, ..Self::default() }
        }
    }

    impl Port for Scripted {
        fn now(&self) -> u64 {
            self.now
        }
        fn elapsed(&self) -> u64 {
            self.now
        }
        fn date(&self, text: &str) -> Option<u64> {
            let at = httpdate::parse_http_date(text).ok()?;
            let since = at.duration_since(std::time::UNIX_EPOCH).ok()?;
            u64::try_from(since.as_millis()).ok()
        }
        fn random(&self, bytes: &mut [u8]) -> bool {
            getrandom::fill(bytes).is_ok()
        }
        fn store(&self) -> &dyn TokenStore {
            &self.store
        }
        fn flows(&self) -> String {
            self.flows.lock().unwrap().clone()
        }
        fn keep_flows(&self, flows: &str) {
            flows.clone_into(&mut self.flows.lock().unwrap());
        }
    }
}
