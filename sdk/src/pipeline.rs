//! The one way a call travels: path and host, token, attempts, meaning of the answer (DESIGN section 2).

use crate::cancel::CancelToken;
use crate::deadline::{Deadline, unless_cancelled};
use crate::endpoint::{Access, Alternate, Info, Method};
use crate::error::{Error, ErrorKind, text};
use crate::hosts::Host;
use crate::json::Json;
use crate::maybe_send::BoxFuture;
use crate::observe::Arguments;
use crate::path;
use crate::query_string::{LONGEST_QUERY, encode_query};
use crate::retry::RetryPolicy;
use crate::secret::Secret;
use crate::session::Session;
use crate::transport::{Request, Response, header};
use crate::wire::Wire;
use futures_util::future::{Either, select};
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// What may be set for one call.
#[derive(Debug, Clone, Default)]
pub struct CallOptions {
    /// Ends the call from elsewhere.
    pub cancel: Option<CancelToken>,
    /// How long the call may take in all; 30 s when absent.
    pub timeout: Option<Duration>,
    /// How many times it is sent at most; 3 when absent, 1 for no retry.
    pub attempts: Option<u32>,
    /// Headers that go over all others, except the token.
    pub headers: Vec<(String, String)>,
    /// The owner's key, added to the session's token: the owner acts for the session's visitor or member. For servers
    /// only.
    pub owner_key: Option<Secret>,
}

/// How calls are authorised.
#[derive(Debug, Clone)]
pub(crate) enum Authorization {
    /// As the visitor or member of a session.
    Session(Session),
    /// As the owner.
    ApiKey {
        key: Secret,
        /// `wix-site-id` or `wix-account-id`, and its value.
        scope: (&'static str, String),
    },
}

/// A client's way to its host.
pub(crate) struct Pipeline {
    pub(crate) wire: Arc<Wire>,
    pub(crate) host: Host,
    /// Reads go here, in their cacheable form, when the client asks for it.
    pub(crate) edge: Option<Host>,
    pub(crate) authorization: Authorization,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) policy: RetryPolicy,
    /// The last `X-Wix-Consistent`, sent with every call so that reads see earlier writes.
    pub(crate) consistent: Mutex<Option<String>>,
}

/// A call's payload: JSON text, parsed only when its path or query string needs it.
pub(crate) struct Payload(pub(crate) String);

impl Payload {
    fn parse(&self) -> Result<Json, Error> {
        if self.0.is_empty() {
            return Ok(Json::null());
        }
        Json::parse(&self.0).ok_or_else(|| Error::new(ErrorKind::Request, "the payload is not JSON"))
    }
}

impl Pipeline {
    /// The session, unless calls are made as the owner.
    pub(crate) const fn session(&self) -> Option<&Session> {
        match &self.authorization {
            Authorization::Session(session) => Some(session),
            Authorization::ApiKey { .. } => None,
        }
    }

    /// Makes one call: the answer of a 2xx with its body untouched, or the error that any other answer means.
    pub(crate) fn send<'a>(
        &'a self,
        info: &'a Info,
        payload: Payload,
        options: &'a CallOptions,
    ) -> BoxFuture<'a, Result<Response, Error>> {
        Box::pin(self.call(info, payload, options))
    }

    async fn call(&self, info: &Info, payload: Payload, options: &CallOptions) -> Result<Response, Error> {
        let mut policy = self.policy;
        policy.total_timeout = options.timeout.unwrap_or(policy.total_timeout);
        policy.attempts = options.attempts.unwrap_or(policy.attempts).max(1);
        let outcome = match self.prepare(info, &payload, options) {
            Ok(request) => {
                let mut deadline = Deadline::after(&*self.wire.runtime, policy.total_timeout);
                let call = self.authorised(info, request, &policy, &mut deadline, options.owner_key.as_ref());
                unless_cancelled(options.cancel.as_ref(), call).await
            }
            Err(error) => Err(error),
        };
        outcome.map_err(|error| {
            let error = error.with(|parts| parts.endpoint = Some(info.id));
            self.wire.observer.failure(&error, &Arguments(&payload.0));
            error
        })
    }

    fn prepare(&self, info: &Info, payload: &Payload, options: &CallOptions) -> Result<Request, Error> {
        let host = self.host_of(info);
        let get_form = info.alternate == Alternate::GetOnEdge && self.edge.is_some();
        let mut method = if get_form { Method::Get } else { info.method };
        let needs_fields = path::has_variables(info.path) || !method.has_body();
        let fields = if needs_fields { payload.parse()? } else { Json::null() };
        let path = path::fill(info.path, &fields)
            .map_err(|error| Error::new(ErrorKind::Request, format!("{}: {error}", info.id)))?;
        let mut url = host.url(info.service, &path);
        if !method.has_body() {
            let query = encode_query(&fields, info.r_param);
            if query.len() > LONGEST_QUERY && info.alternate != Alternate::None {
                method = Method::Post;
            } else if !query.is_empty() {
                url.push('?');
                url.push_str(&query);
            }
        }
        let mut headers = Vec::with_capacity(4);
        let body = method.has_body().then(|| {
            headers.push(("Content-Type".to_owned(), "application/json".to_owned()));
            if payload.0.is_empty() {
                "{}".to_owned()
            } else {
                payload.0.clone()
            }
        });
        for (name, value) in self.headers.iter().chain(&options.headers) {
            header::set(&mut headers, name, value);
        }
        if let Some(consistent) = &*self.consistent.lock().unwrap_or_else(PoisonError::into_inner) {
            header::set(&mut headers, "X-Wix-Consistent", consistent);
        }
        Ok(Request {
            method,
            url,
            headers,
            body,
            cookies: false,
        })
    }

    /// Reads that have a cacheable form go to the edge when the client has one.
    fn host_of(&self, info: &Info) -> &Host {
        match &self.edge {
            Some(edge) if info.method == Method::Get || info.alternate == Alternate::GetOnEdge => edge,
            _ => &self.host,
        }
    }

    async fn authorised(
        &self,
        info: &Info,
        mut request: Request,
        policy: &RetryPolicy,
        deadline: &mut Deadline<'_>,
        owner_key: Option<&Secret>,
    ) -> Result<Response, Error> {
        let session = match (&self.authorization, info.access) {
            (_, Access::Public) => None,
            (Authorization::ApiKey { key, scope }, _) => {
                header::set(&mut request.headers, "Authorization", key.expose());
                if !scope.1.is_empty() {
                    header::set(&mut request.headers, scope.0, &scope.1);
                }
                None
            }
            (Authorization::Session(session), _) => Some(session),
        };
        // No one takes over from an owner, or from no one.
        let (mut token, mut identity) = (Secret::default(), CancelToken::new());
        if let Some(session) = session {
            let authorized = Box::pin(session.authorize());
            (token, identity) = deadline.hold(Duration::MAX, authorized).await??;
        }
        let mut renewed = false;
        let mut response = loop {
            if session.is_some() {
                let authorization = match owner_key {
                    Some(key) => [token.expose(), ",", key.expose()].concat(),
                    None => token.expose().to_owned(),
                };
                header::set(&mut request.headers, "Authorization", &authorization);
            }
            match (
                self.attempt_as(&identity, info, policy, deadline, &request).await,
                session,
            ) {
                // The token was revoked, or a clock is wrong: one renewal, one replay. The call was not done.
                (Err(error), Some(session)) if error.status() == Some(401) && !renewed => {
                    let renewal = Box::pin(async { session.replace(&token).await });
                    token = deadline.hold(Duration::MAX, renewal).await??;
                    renewed = true;
                }
                (outcome, _) => break outcome?,
            }
        };
        if let Some(consistent) = response.consistent.take() {
            *self.consistent.lock().unwrap_or_else(PoisonError::into_inner) = Some(consistent);
        }
        Ok(response)
    }

    /// Makes the attempts for as long as the session is the same someone's: an answer to another is not handed over.
    async fn attempt_as(
        &self,
        identity: &CancelToken,
        info: &Info,
        policy: &RetryPolicy,
        deadline: &mut Deadline<'_>,
        request: &Request,
    ) -> Result<Response, Error> {
        let attempts = self.wire.exchange(info, info.safety, policy, deadline, request);
        // Looked at first: an answer that comes at the same time is not handed over either.
        match select(pin!(identity.cancelled()), attempts).await {
            Either::Right((outcome, _)) => outcome,
            Either::Left(_) => Err(Error::new(ErrorKind::Session, text::IDENTITY_CHANGED)
                .with(|parts| parts.code = Some("IDENTITY_CHANGED".to_owned()))),
        }
    }
}
