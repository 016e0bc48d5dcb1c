//! Logout: ends the session here first, then at the mediator, and on the platform's own pages.

use super::redirect::redirect;
use super::redirect_session::RedirectSession;
use super::run::{Follow, LoginRun, Stage, Work};
use crate::engine::Engine;
use crate::error::Error;
use crate::json::Object;
use crate::machine::Port;
use crate::secret::Secret;
use crate::session::{Grant, Keep, RefreshToken, Tokens, granted, is_invalid_grant};

impl LoginRun {
    /// A logout that returns to `return_url`. Its outcome is the address that ends the session on the platform's pages.
    ///
    /// The first step clears the store, before anything is sent. `taken` are the tokens of a session that the program
    /// has cleared already, so that the run leaves a later session alone. A mediator must be reached, because it would
    /// otherwise restore the session.
    ///
    /// # Errors
    ///
    /// For an owner's client, which has no session.
    pub fn logout(engine: &Engine, port: &dyn Port, return_url: &str, taken: Option<Tokens>) -> Result<Self, Error> {
        engine.state()?;
        let client = Object::new().text("clientId", engine.client_id()).end();
        let callbacks = Object::new().text("postFlowUrl", return_url).end();
        let payload = Object::new().raw("logout", &client).raw("callbacks", &callbacks).end();
        let clearing = if taken.is_none() { Work::Keep(Keep::new(Tokens::default())) } else { Work::Nothing };
        let Tokens { access, refresh } = taken.unwrap_or_else(|| port.store().reload().tokens);
        let access = access.is_fresh(port.now() / 1000).then_some(access.value);
        let logout = Logout { payload, refresh: refresh.value, failure: None };
        Ok(Self::new(Stage::new(clearing, move |engine, port, cleared| {
            cleared?;
            logout.forget(engine, port, access)
        })))
    }
}

/// A logout's requests to the mediator and the platform.
struct Logout {
    /// The payload of the redirect session.
    payload: String,
    /// The refresh token of the ended session; empty if it has none, or if the platform refused it.
    refresh: Secret,
    /// The mediator's failure, which becomes the logout's.
    failure: Option<Error>,
}

impl Logout {
    /// Ends the mediator's session, if there is a mediator.
    fn forget(mut self, engine: &Engine, port: &dyn Port, access: Option<Secret>) -> Result<Follow, Error> {
        let endpoint = &engine.state()?.endpoint;
        if !endpoint.is_mediated {
            return self.authorize(engine, port, access);
        }
        let request = endpoint.ask(&Grant::Forget, engine.target.policy, port);
        Ok(Follow::Stage(Stage::new(Work::Grant(request), move |engine, port, forgotten| {
            self.failure = forgotten.err();
            self.authorize(engine, port, access)
        })))
    }

    /// Uses the ended session's access token, if it is still valid.
    fn authorize(self, engine: &Engine, port: &dyn Port, access: Option<Secret>) -> Result<Follow, Error> {
        match access {
            Some(token) => self.redirect(engine, port, &token, true),
            None => self.renew(engine, port),
        }
    }

    /// Requests an access token that is not stored: the ended session's, or a new visitor's if the platform refuses the
    /// refresh token.
    fn renew(mut self, engine: &Engine, port: &dyn Port) -> Result<Follow, Error> {
        let has_refresh = !self.refresh.is_empty();
        let grant = if has_refresh { Grant::Refresh(&self.refresh) } else { Grant::Anonymous };
        let request = engine.state()?.endpoint.ask(&grant, engine.target.policy, port);
        Ok(Follow::Stage(Stage::new(Work::Grant(request), move |engine, port, answer| {
            match granted(answer, port, RefreshToken::default()) {
                Ok(tokens) => self.redirect(engine, port, &tokens.access.value, false),
                Err(error) if has_refresh && is_invalid_grant(&error) => {
                    self.refresh = Secret::default();
                    self.renew(engine, port)
                }
                Err(error) => Err(self.failure.unwrap_or(error)),
            }
        })))
    }

    /// Requests the page that ends the session on the platform.
    fn redirect(self, engine: &Engine, port: &dyn Port, token: &Secret, may_renew: bool) -> Result<Follow, Error> {
        let call = redirect(engine, port, self.payload.clone())?.by_token(token);
        Ok(Follow::Stage(Stage::new(Work::Call(call), move |engine, port, answer| match answer {
            Err(error) if may_renew && error.status() == Some(401) => self.renew(engine, port),
            answer => match self.failure {
                Some(error) => Err(error),
                None => Ok(Follow::done(RedirectSession::read(&answer?.text)?.url)),
            },
        })))
    }
}
