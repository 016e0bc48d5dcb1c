//! A whole login by redirect, and logout: begin, come back, end (SPEC sections 2 and 4).

use super::authorize::{Authorization, AuthorizeOptions, ResponseMode};
use super::callback::{Callback, check_state};
use super::flow::{self, LoginFlow};
use super::return_path::safe_return_path;
use crate::client::{Client, Shared};
use crate::error::{Error, ErrorKind, text};
use crate::json::Json;
use crate::maybe_send::BoxFuture;
use crate::pipeline::{CallOptions, Payload};
use crate::resources::redirects::endpoints::CREATE;
use crate::secret::Secret;
use crate::session::{Session, Tokens};
use futures_util::FutureExt;
use futures_util::future::Shared as SharedFuture;
use std::sync::{Arc, Mutex, PoisonError};

/// Logs a client in and out. Made by [`Client::login`].
#[derive(Debug, Clone, Copy)]
pub struct Login<'a> {
    pub(super) client: &'a Client,
}

/// A login that was begun: send the visitor to this address.
#[derive(Clone, PartialEq)]
pub struct StartedLogin {
    /// The platform's login page for this visitor.
    pub url: String,
    /// What must be remembered until the visitor is back.
    pub authorization: Authorization,
    /// The redirect session's answer, as it came.
    pub redirect_session: Json,
}

/// Shows what identifies the login: the address and the answer hold the redirect session's token.
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

type Completion = SharedFuture<BoxFuture<'static, Result<CompletedLogin, Error>>>;

/// The last completion, so that completing the same callback twice gives the same result once.
#[derive(Default)]
pub(crate) struct Completions(Mutex<Option<(String, Completion)>>);

impl Client {
    /// Login and logout by redirect.
    #[must_use]
    pub const fn login(&self) -> Login<'_> {
        Login { client: self }
    }
}

impl Login<'_> {
    /// Asks where to send the visitor for a login that was prepared before. Nothing is remembered.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the redirect session.
    pub async fn authorize(
        &self,
        authorization: Authorization,
        options: &AuthorizeOptions,
    ) -> Result<StartedLogin, Error> {
        let session = session(self.client.shared())?;
        let payload = authorization.request(session.client_id(), options);
        let redirect_session = redirect(self.client.shared(), &payload).await?;
        Ok(StartedLogin {
            url: full_url(&redirect_session)?,
            authorization,
            redirect_session,
        })
    }

    /// Begins a login: remembers the flow, and says where to send the visitor. `redirect_uri` is the page that will
    /// call [`Login::complete`]; `return_path` is where on this site the visitor goes then.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the redirect session, or when the system has no entropy.
    pub async fn begin(
        &self,
        redirect_uri: &str,
        return_path: &str,
        options: &AuthorizeOptions,
    ) -> Result<StartedLogin, Error> {
        let started = self.authorize(Authorization::begin(redirect_uri)?, options).await?;
        let shared = self.client.shared();
        flow::remember(
            &*shared.flows,
            &LoginFlow {
                state: started.authorization.state.clone(),
                verifier: started.authorization.verifier.clone(),
                redirect_uri: redirect_uri.to_owned(),
                return_path: safe_return_path(return_path).to_owned(),
                began: shared.pipeline.wire.runtime.now(),
            },
        );
        Ok(started)
    }

    /// Ends a login that [`Login::begin`] began, with the address that the visitor came back to.
    ///
    /// Called twice for one callback, as a page may be that is shown twice, it gives the same result once.
    ///
    /// # Errors
    ///
    /// 'Missing code or _state' and 'Invalid _state' for a callback that is not of a flow under way; 'Failed to get
    /// member tokens' when the platform refuses the code.
    pub async fn complete(&self, url: &str, mode: ResponseMode) -> Result<CompletedLogin, Error> {
        let callback = Callback::parse(url, mode);
        let (code, state) = callback.code_and_state()?;
        let completion = {
            let mut last = self
                .client
                .shared()
                .completions
                .0
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            match &*last {
                Some((known, completion)) if known == state => completion.clone(),
                _ => {
                    let (shared, code, wanted) = (self.client.shared().clone(), code.clone(), state.to_owned());
                    let task: BoxFuture<'static, _> = Box::pin(async move { exchange(&shared, &code, &wanted).await });
                    let completion = task.shared();
                    *last = Some((state.to_owned(), completion.clone()));
                    completion
                }
            }
        };
        let outcome = completion.await;
        if outcome.is_err() {
            // A failure is not remembered: when the platform is back, the same callback may be completed.
            let mut last = self
                .client
                .shared()
                .completions
                .0
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            last.take_if(|(known, _)| known == state);
        }
        outcome
    }

    /// Exchanges a code for a member's tokens, for callers that keep the flow themselves. The tokens are not kept: see
    /// [`Session::set_tokens`].
    ///
    /// # Errors
    ///
    /// As [`Login::complete`].
    pub async fn member_tokens(&self, callback: &Callback, authorization: &Authorization) -> Result<Tokens, Error> {
        let (code, state) = callback.code_and_state()?;
        check_state(&authorization.state, state)?;
        session(self.client.shared())?
            .exchange_code(
                code.expose(),
                authorization.verifier.secret(),
                &authorization.redirect_uri,
            )
            .await
    }

    /// Ends the session here, and says where to send the visitor to end it on the platform's pages too; from there
    /// they come back to `return_url`.
    ///
    /// The session ends here even when the platform cannot be asked. A server of your own that keeps the session must be
    /// reached: it is the one that would give it back.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the redirect session; the tokens are gone all the same.
    pub async fn logout(&self, return_url: &str) -> Result<String, Error> {
        let shared = self.client.shared();
        let session = session(shared)?;
        let logout = Json::object([("clientId", session.client_id().into())]);
        let callbacks = Json::object([("postFlowUrl", return_url.into())]);
        let payload = Json::object([("logout", logout), ("callbacks", callbacks)]);
        let asked = if session.tokens() == Tokens::default() {
            // Without a session there is nothing to end on the platform, and asking would first buy a visitor's token.
            Ok(return_url.to_owned())
        } else {
            redirect(shared, &payload).await.and_then(|answer| full_url(&answer))
        };
        session.end().await?;
        asked
    }
}

pub(super) fn session(shared: &Shared) -> Result<&Session, Error> {
    shared
        .pipeline
        .session()
        .ok_or_else(|| Error::new(ErrorKind::Request, "an owner's client has no session to log in or out"))
}

async fn exchange(shared: &Arc<Shared>, code: &Secret, state: &str) -> Result<CompletedLogin, Error> {
    let now = shared.pipeline.wire.runtime.now();
    let flow =
        flow::take(&*shared.flows, state, now).ok_or_else(|| Error::new(ErrorKind::OAuth, text::INVALID_STATE))?;
    let session = session(shared)?;
    let exchanged = session
        .exchange_code(code.expose(), flow.verifier.secret(), &flow.redirect_uri)
        .await;
    if exchanged.as_ref().is_err_and(Error::is_retryable) {
        // No word from the platform: the code may still be good, so the flow is.
        flow::remember(&*shared.flows, &flow);
    }
    session.set_tokens(&exchanged?)?;
    Ok(CompletedLogin {
        return_path: flow.return_path,
    })
}

async fn redirect(shared: &Shared, payload: &Json) -> Result<Json, Error> {
    let payload = Payload(payload.to_text());
    let response = shared
        .pipeline
        .send(&CREATE.info, payload, &CallOptions::default())
        .await?;
    Ok(response.json().get("redirectSession"))
}

fn full_url(redirect_session: &Json) -> Result<String, Error> {
    redirect_session.get("fullUrl").text().ok_or_else(|| {
        Error::new(ErrorKind::Decode, "the redirect session has no address")
            .with(|parts| parts.endpoint = Some(CREATE.info.id))
    })
}
