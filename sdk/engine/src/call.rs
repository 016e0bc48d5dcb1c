//! One call, from its row to its outcome: path and host, token, attempts, interpretation of the answer.
//!
//! ```text
//! Begin ──> no token needed ───────────────────┐
//!   └─────> token ──fresh──────────────────────┴─> Send ──2xx──> done
//!             └──none──> Renew ──Ready──> token      ├──401──> Renew ──Ready──> Send, once
//!                                                    └──passing──> Pause ──Ready──> Send, up to 3 times
//! ```

use crate::attempts::Attempts;
use crate::engine::{Engine, Machine};
use crate::error::Error;
use crate::header;
use crate::machine::{Event, Outcome, Port, Request, RequestBody, Step};
use crate::retry::{RetryPolicy, milliseconds};
use crate::row::{Access, Row, Safety};
use crate::secret::Secret;
use crate::session::{Identity, Role, TokenWait};
use std::ops::ControlFlow::Continue;
use std::time::Duration;

/// Settings of one call.
#[derive(Debug, Clone, Default)]
#[non_exhaustive]
pub struct CallOptions {
    /// The call's total timeout; 30 s if absent.
    pub timeout: Option<Duration>,
    /// The largest number of attempts; 3 if absent, 1 for no retry.
    pub attempts: Option<u32>,
    /// Headers that replace the other headers of the same name, except the token.
    pub headers: Vec<(String, String)>,
    /// The owner's key, added to the session's token: the owner acts for the session's visitor or member. For servers
    /// only.
    pub owner_key: Option<Secret>,
}

/// ```
/// use cartwright_engine::CallOptions;
/// use std::time::Duration;
///
/// let options = CallOptions::default().timeout(Duration::from_secs(3)).attempts(1);
/// assert_eq!(options.attempts, Some(1));
/// ```
impl CallOptions {
    /// Sets the call's total timeout.
    #[must_use]
    pub const fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = Some(timeout);
        self
    }

    /// Sets the largest number of attempts.
    #[must_use]
    pub const fn attempts(mut self, attempts: u32) -> Self {
        self.attempts = Some(attempts);
        self
    }

    /// Adds a header, replacing the other headers of the same name, except the token.
    #[must_use]
    pub fn header(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }

    /// Adds the owner's key to the session's token. For servers only.
    #[must_use]
    pub fn owner_key(mut self, key: impl Into<Secret>) -> Self {
        self.owner_key = Some(key.into());
        self
    }
}

/// A call in progress.
#[derive(Debug)]
pub struct Call {
    pub(crate) attempts: Attempts,
    needs_token: bool,
    /// Whether the call changes data of its caller, so that it must not be repeated for another identity.
    is_change: bool,
    /// The member's identity at the start of a change; `None` for a visitor or a read.
    member: Option<Identity>,
    owner_key: Option<Secret>,
    /// The identity whose token was sent.
    identity: Option<Identity>,
    token: Secret,
    /// The wait for a token.
    wait: TokenWait,
    stage: Stage,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Waiting for a token.
    Authorizing,
    /// Sending attempts.
    Sending,
}

impl Engine {
    /// A call of a row with a payload as JSON text; an empty text means no payload.
    ///
    /// # Errors
    ///
    /// If the payload lacks a variable of the row's path, or is not JSON where it must be read.
    pub fn call(&self, port: &dyn Port, row: &Row<'_>, payload: &str, options: CallOptions) -> Result<Call, Error> {
        Call::new(self, port, row, payload, options)
    }
}

impl Call {
    pub(crate) fn new(
        engine: &Engine,
        port: &dyn Port,
        row: &Row<'_>,
        payload: &str,
        options: CallOptions,
    ) -> Result<Self, Error> {
        let target = &engine.target;
        let mut policy = target.policy;
        policy.total_timeout = options.timeout.unwrap_or(policy.total_timeout);
        policy.attempts = options.attempts.unwrap_or(policy.attempts).max(1);
        let request = target
            .request(row, payload, &options.headers, engine.wire.consistent.as_deref())
            .map_err(|error| error.at(row.id))?;
        Ok(Self {
            attempts: Attempts::new(row, row.safety, request, policy, port),
            needs_token: row.access != Access::Public && target.owner.is_none(),
            is_change: row.safety != Safety::Safe,
            member: None,
            owner_key: options.owner_key,
            identity: None,
            token: Secret::default(),
            wait: TokenWait::default(),
            stage: Stage::Authorizing,
        })
    }

    /// A call of the engine itself, which reads the answer.
    pub(crate) fn reading(
        engine: &Engine,
        port: &dyn Port,
        row: &Row<'_>,
        payload: String,
        owner_key: Option<Secret>,
    ) -> Result<Box<Self>, Error> {
        let options = CallOptions { owner_key, ..CallOptions::default() };
        let mut call = Box::new(Self::new(engine, port, row, &payload, options)?);
        call.attempts.reads_body = true;
        // A login or logout applies to the current identity.
        call.is_change = false;
        if matches!(call.attempts.request.body, RequestBody::Payload) {
            call.attempts.request.body = RequestBody::Text(payload);
        }
        Ok(call)
    }

    /// Makes the call with this token instead of the session's.
    pub(crate) fn by_token(mut self: Box<Self>, token: &Secret) -> Box<Self> {
        self.needs_token = false;
        header::set(&mut self.attempts.request.headers, "Authorization", token.expose());
        self
    }

    fn advance(&mut self, engine: &mut Engine, port: &dyn Port, event: Event) -> Step<Result<Outcome, Error>> {
        let Engine { session, wire, .. } = engine;
        // Calls by API key and public calls have no session.
        let Some(session) = session.as_mut().filter(|_| self.needs_token) else {
            return self.attempts.step(wire, port, event);
        };
        if self.identity.is_some_and(|identity| identity != session.identity()) {
            return Continue(Err(Error::identity_changed()));
        }
        if self.stage == Stage::Authorizing {
            return match event {
                Event::Cancelled => Continue(Err(Error::cancelled().unsent())),
                Event::Late => Continue(Err(Error::timed_out(self.attempts.deadline.limit).unsent())),
                event => self.authorize(engine, port, matches!(event, Event::Ready)),
            };
        }
        match self.attempts.step(wire, port, event)? {
            // A 401 means a revoked token or a wrong clock: renew once and replay, since the platform did not execute
            // the call. A refusal that may be a proxy's replays no unsafe call: the next call renews.
            Err(error) if error.status() == Some(401) && self.wait.refused.is_none() => {
                let token = std::mem::take(&mut self.token);
                if self.attempts.safety == Safety::Unsafe && !error.is_platform() {
                    session.doubted = Some(token);
                    return Continue(Err(error));
                }
                self.wait = TokenWait::replacing(token);
                self.stage = Stage::Authorizing;
                self.authorize(engine, port, false)
            }
            outcome => Continue(outcome),
        }
    }

    /// Sends with a valid token, or waits for a token.
    fn authorize(&mut self, engine: &mut Engine, port: &dyn Port, is_ready: bool) -> Step<Result<Outcome, Error>> {
        let Some(session) = &mut engine.session else {
            return Continue(Err(Error::no_session()));
        };
        let timeout = self.attempts.deadline.left(port);
        if timeout == 0 {
            return Continue(Err(Error::timed_out(self.attempts.deadline.limit).unsent()));
        }
        if self.is_change && self.wait.is_new() && role(port) == Role::Member {
            self.member = Some(session.identity());
        }
        // The call's timeout does not apply to the renewal, which continues for other calls.
        let policy = RetryPolicy { attempts: self.attempts.policy.attempts, ..engine.target.policy };
        let token = match self.wait.step(session, port, is_ready, timeout, policy)? {
            Ok(token) => token,
            Err(error) => return Continue(Err(error)),
        };
        if self.member.is_some_and(|member| member != session.identity() || role(port) != Role::Member) {
            return Continue(Err(Error::identity_changed()));
        }
        let key = self.owner_key.as_ref().map_or("", Secret::expose);
        let value = [token.expose(), if key.is_empty() { "" } else { "," }, key].concat();
        header::set(&mut self.attempts.request.headers, "Authorization", &value);
        self.identity = Some(session.identity());
        self.token = token;
        self.stage = Stage::Sending;
        self.attempts.begin(port)
    }
}

fn role(port: &dyn Port) -> Role {
    port.store().load().tokens.role()
}

impl Machine for Call {
    fn step(&mut self, engine: &mut Engine, port: &dyn Port, event: Event) -> Step<Result<Outcome, Error>> {
        let outcome = self.advance(engine, port, event)?;
        Continue(outcome.map_err(|error| error.at(&self.attempts.endpoint)))
    }

    fn request<'a>(&'a self, _: &'a Engine) -> Option<&'a Request> {
        Some(&self.attempts.request)
    }

    fn endpoint(&self) -> &str {
        &self.attempts.endpoint
    }

    fn ends_with_identity(&self) -> bool {
        self.identity.is_some()
    }
}

/// The shared total timeout of a login with several calls, in milliseconds.
pub(crate) fn total(policy: &RetryPolicy) -> u32 {
    milliseconds(policy.total_timeout)
}
