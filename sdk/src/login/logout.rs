//! Logout: the session ends here, with the mediator that keeps it, and on the platform's own pages.

use super::redirect::{RedirectSession, redirect};
use super::run::{Follow, LoginRun, Stage, Work};
use crate::engine::Engine;
use crate::error::Error;
use crate::json::Object;
use crate::machine::Port;
use crate::session::{Grant, Tokens};

impl LoginRun {
    /// A logout that leads back to `return_url`. It gives the address that ends the session on the platform's pages too.
    ///
    /// The session ends here even if the platform cannot be asked. A mediator must be reached, because it would
    /// otherwise restore the session.
    ///
    /// # Errors
    ///
    /// For an owner's client, which has no session.
    pub fn logout(engine: &Engine, port: &dyn Port, return_url: &str) -> Result<Self, Error> {
        engine.state()?;
        let logout = Object::new().text("clientId", engine.client_id()).end();
        let callbacks = Object::new().text("postFlowUrl", return_url).end();
        let payload = Object::new().raw("logout", &logout).raw("callbacks", &callbacks).end();
        let call = redirect(engine, port, payload)?;
        Ok(Self::new(Stage::new(Work::Call(call), |engine, port, answer| {
            let url = answer.and_then(|answer| Ok(RedirectSession::read(&answer.text)?.url));
            engine.set_tokens(port, &Tokens::default())?;
            let endpoint = &engine.state()?.endpoint;
            if !endpoint.is_mediated {
                return url.map(Follow::done);
            }
            let request = endpoint.ask(&Grant::Forget, port.now());
            Ok(Follow::Stage(Stage::new(Work::Grant(request), |_, _, forgotten| {
                forgotten.and(url).map(Follow::done)
            })))
        })))
    }
}
