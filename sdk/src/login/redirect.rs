//! Login by redirect: an authorization code with PKCE (RFC 6749 section 4.1, RFC 7636).

use super::authorize::{Authorization, AuthorizeOptions};
use super::callback::{Callback, check_state};
use super::flow::{self, LoginFlow};
use super::return_path::safe_return_path;
use crate::call::Call;
use crate::engine::Engine;
use crate::error::{Error, ErrorKind, text};
use crate::json::Json;
use crate::machine::{Event, Machine, Port, Request, Step};
use crate::resources::redirects::endpoints::CREATE;
use crate::secret::Secret;
use crate::session::{Denied, Grant, GrantRequest, Role, Tokens};
use std::ops::ControlFlow::Continue;

/// A login that was begun: send the visitor to this address.
#[derive(Clone, PartialEq, Eq)]
pub struct StartedLogin {
    /// The platform's login page for this visitor.
    pub url: String,
    /// The data to remember until the visitor is back.
    pub authorization: Authorization,
    /// The address of the authorization endpoint, if the platform tells it.
    pub endpoint: Option<String>,
    /// The token of the redirect session, if it has one.
    pub session_token: Option<Secret>,
}

/// Shows what identifies the login: the address holds the redirect session's token.
impl std::fmt::Debug for StartedLogin {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let authorization = &self.authorization;
        formatter
            .debug_struct("StartedLogin")
            .field("authorization", authorization)
            .finish_non_exhaustive()
    }
}

/// A login that is done: the client is a member's now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompletedLogin {
    /// Where on this site the visitor wanted to be.
    pub return_path: String,
}

/// A redirect session of an answer: its address, authorization endpoint and token.
pub(super) struct RedirectSession {
    pub(super) url: String,
    pub(super) endpoint: Option<String>,
    session_token: Option<Secret>,
}

impl RedirectSession {
    pub(super) fn read(body: &str) -> Result<Self, Error> {
        let session = Json::parse(body).unwrap_or_default().get("redirectSession");
        let url = session
            .get("fullUrl")
            .text()
            .ok_or_else(|| Error::new(ErrorKind::Decode, "the redirect session has no address").at(CREATE.row.id))?;
        Ok(Self {
            url,
            endpoint: session.at("urlDetails.endpoint").text(),
            session_token: session.get("sessionToken").text().map(Secret::from),
        })
    }
}

/// The call for a redirect session, whose answer [`RedirectSession::read`] reads.
pub(super) fn redirect(engine: &Engine, port: &dyn Port, payload: String) -> Result<Box<Call>, Error> {
    Call::reading(engine, port, &CREATE.row, payload)
}

/// The request for a login page. What began it is remembered if there is a return path.
#[derive(Debug)]
pub struct Authorize {
    call: Box<Call>,
    authorization: Authorization,
    return_path: Option<String>,
}

impl Authorize {
    /// A login whose data the caller keeps.
    ///
    /// # Errors
    ///
    /// For an owner's client, which has no session.
    pub fn new(
        engine: &Engine,
        port: &dyn Port,
        authorization: Authorization,
        options: &AuthorizeOptions,
    ) -> Result<Self, Error> {
        engine.state()?;
        let payload = authorization.request(engine.client_id(), options);
        Ok(Self {
            call: redirect(engine, port, payload)?,
            authorization,
            return_path: None,
        })
    }

    /// A login that the client remembers: `redirect_uri` is the page that completes it, `return_path` where on this
    /// site the visitor goes then.
    ///
    /// # Errors
    ///
    /// For an owner's client, or if the system has no entropy.
    pub fn remembered(
        engine: &Engine,
        port: &dyn Port,
        redirect_uri: &str,
        return_path: &str,
        options: &AuthorizeOptions,
    ) -> Result<Self, Error> {
        let authorization = Authorization::begin(redirect_uri)?;
        let mut authorize = Self::new(engine, port, authorization, options)?;
        authorize.return_path = Some(safe_return_path(return_path).to_owned());
        Ok(authorize)
    }
}

impl Machine for Authorize {
    type Output = StartedLogin;

    fn step(&mut self, engine: &mut Engine, port: &dyn Port, event: Event) -> Step<Result<StartedLogin, Error>> {
        let reply = self.call.step(engine, port, event)?;
        let started = reply.and_then(|reply| RedirectSession::read(&reply.body));
        if let (Ok(_), Some(return_path)) = (&started, self.return_path.take()) {
            let authorization = &self.authorization;
            let flow = LoginFlow {
                state: authorization.state.clone(),
                verifier: authorization.verifier.clone(),
                redirect_uri: authorization.redirect_uri.clone(),
                return_path,
                began: port.now(),
            };
            flow::remember(port, flow);
        }
        Continue(started.map(|session| StartedLogin {
            url: session.url,
            authorization: self.authorization.clone(),
            endpoint: session.endpoint,
            session_token: session.session_token,
        }))
    }

    fn request<'a>(&'a self, engine: &'a Engine) -> Option<&'a Request> {
        self.call.request(engine)
    }

    fn endpoint(&self) -> &str {
        self.call.endpoint()
    }
}

/// The exchange of a callback's code for a member's tokens. They are not kept.
#[derive(Debug)]
pub struct Exchange(Box<GrantRequest>);

impl Exchange {
    /// The exchange for a callback, with the data of the login that it answers.
    ///
    /// # Errors
    ///
    /// 'Missing code or _state' and 'Invalid _state' for a callback of another login.
    pub fn new(
        engine: &Engine,
        port: &dyn Port,
        callback: &Callback,
        authorization: &Authorization,
    ) -> Result<Self, Error> {
        let (code, state) = callback.code_and_state()?;
        check_state(&authorization.state, state)?;
        Self::of(
            engine,
            port,
            code,
            authorization.verifier.secret(),
            &authorization.redirect_uri,
        )
    }

    pub(crate) fn of(
        engine: &Engine,
        port: &dyn Port,
        code: &Secret,
        verifier: &Secret,
        redirect_uri: &str,
    ) -> Result<Self, Error> {
        let grant = Grant::Code {
            code,
            verifier,
            redirect_uri,
        };
        Ok(Self(engine.state()?.endpoint.ask(&grant, port.now())))
    }
}

/// The member's tokens of a grant.
pub(super) fn member_tokens(
    grant: &mut GrantRequest,
    engine: &mut Engine,
    port: &dyn Port,
    event: Event,
) -> Step<Result<Tokens, Error>> {
    if matches!(event, Event::Cancelled) {
        return Continue(Err(Error::cancelled()));
    }
    let answer = grant.step(&mut engine.wire, port, event)?;
    Continue(
        answer
            .map(|granted| granted.tokens(port, None, Role::Member))
            .map_err(Denied::into_error),
    )
}

impl Machine for Exchange {
    type Output = Tokens;

    fn step(&mut self, engine: &mut Engine, port: &dyn Port, event: Event) -> Step<Result<Tokens, Error>> {
        member_tokens(&mut self.0, engine, port, event)
    }

    fn request<'a>(&'a self, _: &'a Engine) -> Option<&'a Request> {
        Some(&self.0.attempts.request)
    }

    fn endpoint(&self) -> &str {
        &self.0.attempts.endpoint
    }
}

/// The end of a login that the client remembers: the code is exchanged, and the tokens are kept.
#[derive(Debug)]
pub struct Complete {
    exchange: Exchange,
    flow: LoginFlow,
}

impl Complete {
    /// The end for a callback.
    ///
    /// # Errors
    ///
    /// 'Missing code or _state' and 'Invalid _state' for a callback that is not of a login under way.
    pub fn new(engine: &Engine, port: &dyn Port, callback: &Callback) -> Result<Self, Error> {
        let (code, state) = callback.code_and_state()?;
        let flow = flow::take(port, state).ok_or_else(|| Error::new(ErrorKind::OAuth, text::INVALID_STATE))?;
        let exchange = Exchange::of(engine, port, code, flow.verifier.secret(), &flow.redirect_uri)?;
        Ok(Self { exchange, flow })
    }
}

impl Machine for Complete {
    type Output = CompletedLogin;

    fn step(&mut self, engine: &mut Engine, port: &dyn Port, event: Event) -> Step<Result<CompletedLogin, Error>> {
        let exchanged = self.exchange.step(engine, port, event)?;
        if exchanged.as_ref().is_err_and(Error::is_retryable) {
            // No answer for good: the code may still be good, so the login is remembered again.
            flow::remember(port, self.flow.clone());
        }
        let kept = exchanged.and_then(|tokens| engine.set_tokens(port, &tokens));
        Continue(kept.map(|()| CompletedLogin {
            return_path: std::mem::take(&mut self.flow.return_path),
        }))
    }

    fn request<'a>(&'a self, engine: &'a Engine) -> Option<&'a Request> {
        self.exchange.request(engine)
    }

    fn endpoint(&self) -> &str {
        self.exchange.endpoint()
    }
}
