//! Logout: the session ends here, with the mediator that keeps it, and on the platform's own pages.

use super::redirect::{RedirectSession, redirect};
use crate::call::Call;
use crate::engine::Engine;
use crate::error::Error;
use crate::json::Object;
use crate::machine::{Event, Machine, Port, Request, Step};
use crate::session::{Grant, GrantRequest, Tokens};
use std::ops::ControlFlow::Continue;

/// A logout under way: it gives the address that ends the session on the platform's pages too.
///
/// The session ends here even if the platform cannot be asked. A mediator must be reached, because it would otherwise
/// restore the session.
#[derive(Debug)]
pub struct Logout {
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    /// The platform is asked for the address of its logout.
    Redirect(Box<Call>),
    /// The mediator forgets the session.
    Forget {
        grant: Box<GrantRequest>,
        url: Result<String, Error>,
    },
}

impl Logout {
    /// A logout that leads back to `return_url`.
    ///
    /// # Errors
    ///
    /// For an owner's client, which has no session.
    pub fn new(engine: &Engine, port: &dyn Port, return_url: &str) -> Result<Self, Error> {
        engine.state()?;
        let logout = Object::new().text("clientId", engine.client_id()).end();
        let callbacks = Object::new().text("postFlowUrl", return_url).end();
        let payload = Object::new().raw("logout", &logout).raw("callbacks", &callbacks).end();
        Ok(Self {
            stage: Stage::Redirect(redirect(engine, port, payload)?),
        })
    }
}

impl Machine for Logout {
    type Output = String;

    fn step(&mut self, engine: &mut Engine, port: &dyn Port, mut event: Event) -> Step<Result<String, Error>> {
        loop {
            match &mut self.stage {
                Stage::Redirect(call) => {
                    let reply = call.step(engine, port, event)?;
                    let url = reply.and_then(|reply| Ok(RedirectSession::read(&reply.body)?.url));
                    if let Err(error) = engine.set_tokens(port, &Tokens::default()) {
                        return Continue(Err(error));
                    }
                    let endpoint = match engine.state() {
                        Ok(session) if session.endpoint.mediator.is_some() => &session.endpoint,
                        _ => return Continue(url),
                    };
                    let grant = endpoint.ask(&Grant::Forget, port.now());
                    self.stage = Stage::Forget { grant, url };
                    event = Event::Begin;
                }
                Stage::Forget { grant, url } => {
                    let forgotten = grant.attempts.step(&mut engine.wire, port, event)?;
                    let url = std::mem::replace(url, Ok(String::new()));
                    return Continue(forgotten.and(url));
                }
            }
        }
    }

    fn request<'a>(&'a self, engine: &'a Engine) -> Option<&'a Request> {
        match &self.stage {
            Stage::Redirect(call) => call.request(engine),
            Stage::Forget { grant, .. } => Some(&grant.attempts.request),
        }
    }

    fn endpoint(&self) -> &str {
        match &self.stage {
            Stage::Redirect(call) => call.endpoint(),
            Stage::Forget { grant, .. } => &grant.attempts.endpoint,
        }
    }
}
