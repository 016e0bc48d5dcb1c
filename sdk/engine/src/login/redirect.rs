//! Login by redirect: an authorization code with PKCE (RFC 6749 section 4.1, RFC 7636).

use super::authorize::{Authorization, AuthorizeOptions};
use super::callback::{Callback, check_state, invalid_state};
use super::flow::{self, LoginFlow};
use super::redirect_session::RedirectSession;
use super::return_path::safe_return_path;
use super::run::{Follow, LoginRun, Stage, Work};
use crate::attempts::Attempts;
use crate::call::Call;
use crate::engine::Engine;
use crate::error::Error;
use crate::machine::{Outcome, Port};
use crate::rows::CREATE_REDIRECT_SESSION;
use crate::secret::Secret;
use crate::session::{Grant, member_tokens};

/// The call that creates a redirect session; [`RedirectSession::read`] reads the answer.
pub(super) fn redirect(engine: &Engine, port: &dyn Port, payload: String) -> Result<Box<Call>, Error> {
    Call::reading(engine, port, &CREATE_REDIRECT_SESSION, payload, None)
}

impl LoginRun {
    /// Creates the redirect session of a login. The outcome's text is the answer.
    ///
    /// With a return path, the client stores the login, and the callback page must complete it. Without a return path,
    /// the caller stores the login's data.
    ///
    /// # Errors
    ///
    /// For an owner's client, which has no session.
    pub fn authorize(
        engine: &Engine,
        port: &dyn Port,
        authorization: Authorization,
        options: &AuthorizeOptions,
        return_path: Option<&str>,
    ) -> Result<Self, Error> {
        engine.state()?;
        let call = redirect(engine, port, authorization.request(engine.client_id(), options))?;
        let return_path = return_path.map(|path| safe_return_path(path).to_owned());
        Ok(Self::new(Stage::new(Work::Call(call), move |_, port, answer| {
            let text = answer?.text;
            RedirectSession::read(&text)?;
            if let Some(return_path) = return_path {
                let flow = LoginFlow {
                    state: authorization.state,
                    verifier: authorization.verifier,
                    redirect_uri: authorization.redirect_uri,
                    return_path,
                    began: port.now(),
                };
                flow::remember(port, flow)?;
            }
            Ok(Follow::done(text))
        })))
    }

    /// Exchanges a callback's code for a member's tokens, with the data of the login. `keeps` stores the tokens in the
    /// session.
    ///
    /// # Errors
    ///
    /// 'Missing code or _state' and 'Invalid _state' for a callback of another login.
    pub fn exchange(
        engine: &Engine,
        port: &dyn Port,
        callback: &Callback,
        authorization: &Authorization,
        keeps: bool,
    ) -> Result<Self, Error> {
        let request = exchange(engine, port, callback, authorization)?;
        Ok(Self::new(Stage::granting(request, keeps)))
    }

    /// Completes a login that the client stored: exchanges the code, and stores the tokens. The outcome's text is the
    /// return path.
    ///
    /// # Errors
    ///
    /// 'Missing code or _state' and 'Invalid _state' for a callback that is not of a login under way.
    pub fn complete(engine: &Engine, port: &dyn Port, callback: &Callback) -> Result<Self, Error> {
        let (code, state) = callback.code_and_state()?;
        let flow = flow::take(port, state).ok_or_else(invalid_state)?;
        let request = grant(engine, port, code, flow.verifier.secret(), &flow.redirect_uri)?;
        Ok(Self::new(Stage::new(Work::Grant(request), move |_, port, answer| match member_tokens(answer, port) {
            Ok(tokens) => Ok(Follow::Stage(Stage::keeping(tokens, Outcome::of_text(flow.return_path)))),
            Err(error) => {
                if error.is_retryable() {
                    // After a lost answer the code may still be valid, so the login is stored again. If that fails,
                    // the exchange's error is returned all the same.
                    let _ = flow::remember(port, flow);
                }
                Err(error)
            }
        })))
    }
}

/// The token request for this login's callback.
pub(super) fn exchange(
    engine: &Engine,
    port: &dyn Port,
    callback: &Callback,
    authorization: &Authorization,
) -> Result<Box<Attempts>, Error> {
    let (code, state) = callback.code_and_state()?;
    check_state(&authorization.state, state)?;
    let Authorization { verifier, redirect_uri, .. } = authorization;
    grant(engine, port, code, verifier.secret(), redirect_uri)
}

fn grant(
    engine: &Engine,
    port: &dyn Port,
    code: &Secret,
    verifier: &Secret,
    redirect_uri: &str,
) -> Result<Box<Attempts>, Error> {
    let grant = Grant::Code { code, verifier, redirect_uri };
    Ok(engine.state()?.endpoint.ask(&grant, engine.target.policy, port))
}
