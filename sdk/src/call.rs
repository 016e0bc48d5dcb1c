//! One call, from its row to its outcome: path and host, token, attempts, meaning of the answer.
//!
//! ```text
//! Begin ──> no token needed ───────────────────┐
//!   └─────> token ──fresh──────────────────────┴─> Send ──2xx──> done
//!             └──none──> Renew ──Ready──> token      ├──401──> Renew ──Ready──> Send, once
//!                                                    └──passing──> Pause ──Ready──> Send, up to 3 times
//! ```

use crate::attempts::Attempts;
use crate::engine::Engine;
use crate::error::{Error, ErrorKind};
use crate::header::{self, Header};
use crate::host::Host;
use crate::json::Json;
use crate::machine::{Event, Machine, Outcome, Port, Request, RequestBody, Step};
use crate::path;
use crate::query_string::{LONGEST_QUERY, encode_query};
use crate::retry::{RetryPolicy, milliseconds};
use crate::row::{Access, Alternate, Method, Row};
use crate::secret::Secret;
use crate::session::{Identity, TokenWait};
use std::ops::ControlFlow::Continue;
use std::time::Duration;

/// Settings of one call.
#[derive(Debug, Clone, Default)]
pub struct CallOptions {
    /// Time limit for the call in all; 30 s if absent.
    pub timeout: Option<Duration>,
    /// The largest number of attempts; 3 if absent, 1 for no retry.
    pub attempts: Option<u32>,
    /// Headers that replace all others of their names, except the token.
    pub headers: Vec<(String, String)>,
    /// The owner's key, added to the session's token: the owner acts for the session's visitor or member. For servers
    /// only.
    pub owner_key: Option<Secret>,
}

/// The host and caller of a client's calls.
#[derive(Debug)]
pub(crate) struct Target {
    pub(crate) host: Host,
    /// Whether reads are made in their cacheable form.
    pub(crate) cdn: bool,
    /// They go here then; to the host itself where it has no edge.
    pub(crate) edge: Option<Host>,
    pub(crate) headers: Vec<Header>,
    /// The owner's headers, for a client without a session.
    pub(crate) owner: Option<Vec<Header>>,
    pub(crate) policy: RetryPolicy,
}

/// A call under way.
#[derive(Debug)]
pub struct Call {
    pub(crate) attempts: Attempts,
    needs_token: bool,
    owner_key: Option<Secret>,
    /// The identity that the call is made for, once it has a token.
    identity: Option<Identity>,
    token: Secret,
    /// The wait for a token.
    wait: TokenWait,
    stage: Stage,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// A token is waited for.
    Authorizing,
    /// The attempts are under way.
    Sending,
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
            attempts: Attempts::new(row, row.safety, request, policy, port.now()),
            needs_token: row.access != Access::Public && target.owner.is_none(),
            owner_key: options.owner_key,
            identity: None,
            token: Secret::default(),
            wait: TokenWait::default(),
            stage: Stage::Authorizing,
        })
    }

    /// A call whose answer is read, with a payload of the engine's own.
    pub(crate) fn reading(
        engine: &Engine,
        port: &dyn Port,
        row: &Row<'_>,
        payload: String,
        owner_key: Option<Secret>,
    ) -> Result<Box<Self>, Error> {
        let options = CallOptions {
            owner_key,
            ..CallOptions::default()
        };
        let mut call = Box::new(Self::new(engine, port, row, &payload, options)?);
        call.attempts.reads = true;
        if matches!(call.attempts.request.body, RequestBody::Payload) {
            call.attempts.request.body = RequestBody::Text(payload);
        }
        Ok(call)
    }

    fn advance(&mut self, engine: &mut Engine, port: &dyn Port, event: Event) -> Step<Result<Outcome, Error>> {
        let Engine { session, wire, .. } = engine;
        // Owner and public calls have no session that could change.
        let Some(session) = session.as_ref().filter(|_| self.needs_token) else {
            return self.attempts.step(wire, port, event);
        };
        if self.identity.is_some_and(|identity| identity != session.identity()) {
            return Continue(Err(Error::identity_changed()));
        }
        if self.stage == Stage::Authorizing {
            return match event {
                Event::Cancelled => Continue(Err(Error::cancelled())),
                Event::Late => Continue(Err(Error::timed_out(self.attempts.deadline.limit))),
                event => self.authorize(engine, port, matches!(event, Event::Ready)),
            };
        }
        match self.attempts.step(wire, port, event)? {
            // The token was revoked, or a clock is wrong: one renewal, one replay. The call was not done.
            Err(error) if error.status() == Some(401) && self.wait.refused.is_none() => {
                self.wait = TokenWait::replacing(std::mem::take(&mut self.token));
                self.stage = Stage::Authorizing;
                self.authorize(engine, port, false)
            }
            outcome => Continue(outcome),
        }
    }

    /// Sends with a good token, or waits for one.
    fn authorize(&mut self, engine: &mut Engine, port: &dyn Port, is_ready: bool) -> Step<Result<Outcome, Error>> {
        let Some(session) = &mut engine.session else {
            return Continue(Err(Error::no_session()));
        };
        let patience = self.attempts.deadline.left(port.now());
        if patience == 0 {
            return Continue(Err(Error::timed_out(self.attempts.deadline.limit)));
        }
        let token = match self.wait.step(session, port, is_ready, patience)? {
            Ok(token) => token,
            Err(error) => return Continue(Err(error)),
        };
        let key = self.owner_key.as_ref().map_or("", Secret::expose);
        let value = [token.expose(), if key.is_empty() { "" } else { "," }, key].concat();
        header::set(&mut self.attempts.request.headers, "Authorization", &value);
        self.identity = Some(session.identity());
        self.token = token;
        self.stage = Stage::Sending;
        self.attempts.begin(port)
    }
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

impl Target {
    /// The request of a row, but for the session's token.
    fn request(
        &self,
        row: &Row<'_>,
        payload: &str,
        own: &[Header],
        consistent: Option<&str>,
    ) -> Result<Request, Error> {
        let is_cached = self.cdn && (row.method == Method::Get || row.alternate == Alternate::GetOnEdge);
        let host = self.edge.as_ref().filter(|_| is_cached).unwrap_or(&self.host);
        let mut method = if is_cached { Method::Get } else { row.method };
        // A payload that only travels as the body need not be read.
        let fields = match payload {
            "" => Json::NULL,
            _ if method.has_body() && !path::has_variables(row.path) => Json::NULL,
            text => Json::parse(text).ok_or_else(|| Error::new(ErrorKind::Request, "the payload is not JSON"))?,
        };
        let path = path::fill(row.path, fields)
            .map_err(|problem| Error::new(ErrorKind::Request, [row.id, ": ", &problem].concat()))?;
        let mut url = host.url(row.service, &path);
        if !method.has_body() {
            let query = encode_query(fields, row.r_param);
            if query.len() > LONGEST_QUERY && row.alternate != Alternate::None {
                method = Method::Post;
            } else if !query.is_empty() {
                url.push('?');
                url.push_str(&query);
            }
        }
        let body = match payload {
            _ if !method.has_body() => RequestBody::Empty,
            "" => RequestBody::Text("{}".to_owned()),
            _ => RequestBody::Payload,
        };
        let mut headers = Vec::new();
        if method.has_body() {
            header::set(&mut headers, "Content-Type", "application/json");
        }
        header::set_all(&mut headers, &self.headers);
        header::set_all(&mut headers, own);
        if let Some(consistent) = consistent {
            header::set(&mut headers, "X-Wix-Consistent", consistent);
        }
        if let Some(owner) = &self.owner
            && row.access != Access::Public
        {
            header::set_all(&mut headers, owner);
        }
        Ok(Request {
            method,
            url,
            headers,
            body,
            cookies: false,
        })
    }
}

/// The time limit that a login by several calls keeps as a whole, in milliseconds.
pub(crate) fn total(policy: &RetryPolicy) -> u32 {
    milliseconds(policy.total_timeout)
}
