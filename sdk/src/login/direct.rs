//! Direct login: the proof of a login becomes tokens without leaving the page. The authorization page is loaded in a
//! hidden frame and posts its answer as a message (`response_mode=web_message`).

use super::authorize::{Authorization, AuthorizeOptions, Prompt, ResponseMode};
use super::callback::{Callback, check_state};
use super::redirect::{Exchange, RedirectSession, redirect};
use crate::call::{Call, total};
use crate::engine::Engine;
use crate::error::{Error, ErrorKind, text};
use crate::host::origin_of;
use crate::json::Json;
use crate::machine::{Event, Machine, Next, Port, Request, Step};
use crate::retry::{Deadline, FRAME_PATIENCE};
use crate::secret::Secret;
use crate::session::Tokens;
use std::ops::ControlFlow::{Break, Continue};

/// A direct login under way. Its tokens are kept or given to the caller.
#[derive(Debug)]
pub struct DirectLogin {
    authorization: Authorization,
    deadline: Deadline,
    keeps: bool,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    /// The platform is asked for the login page.
    Redirect(Box<Call>),
    /// The page in the hidden frame is to answer, from one of these origins.
    Frame { url: String, origins: Vec<String> },
    /// The code is exchanged.
    Exchange(Exchange),
}

impl DirectLogin {
    /// A direct login with the proof of a registration or login. `keeps` makes the client that member's.
    ///
    /// # Errors
    ///
    /// For an owner's client, or if the system has no entropy.
    pub fn new(engine: &Engine, port: &dyn Port, session_token: Secret, keeps: bool) -> Result<Self, Error> {
        engine.state()?;
        let authorization = Authorization::begin("")?;
        let options = AuthorizeOptions {
            prompt: Prompt::None,
            response_mode: ResponseMode::WebMessage,
            session_token: Some(session_token),
            idp: None,
        };
        let payload = authorization.request(engine.client_id(), &options);
        // A call before the page, and one after it.
        let limit = FRAME_PATIENCE + total(&engine.target.policy).saturating_mul(2);
        Ok(Self {
            authorization,
            deadline: Deadline::new(port.now(), limit),
            keeps,
            stage: Stage::Redirect(redirect(engine, port, payload)?),
        })
    }

    fn open(&mut self, engine: &Engine, body: &str) -> Result<(), Error> {
        let session = RedirectSession::read(body)?;
        let page = origin_of(&session.url)
            .ok_or_else(|| Error::new(ErrorKind::OAuth, "the login page's address is not one of the web"))?;
        let others = [session.endpoint.as_deref(), Some(engine.target.host.base())];
        let mut origins: Vec<String> = others.into_iter().flatten().filter_map(origin_of).collect();
        origins.push(page);
        self.stage = Stage::Frame {
            url: session.url,
            origins,
        };
        Ok(())
    }
}

/// The page's answer, if a message has the flow's state.
fn answer(state: &str, data: &str) -> Option<Callback> {
    let message = Json::parse(data)?;
    let text = |name: &str| message.get(name).text();
    check_state(state, &text("state")?).ok()?;
    Some(Callback {
        code: text("code").map(Secret::from),
        state: text("state"),
        error: text("error"),
        error_description: text("error_description"),
    })
}

fn page(url: &str) -> Step<Result<Tokens, Error>> {
    Break(Next::Page {
        url: url.to_owned(),
        patience: FRAME_PATIENCE,
    })
}

impl Machine for DirectLogin {
    type Output = Tokens;

    fn step(&mut self, engine: &mut Engine, port: &dyn Port, mut event: Event) -> Step<Result<Tokens, Error>> {
        loop {
            if self.deadline.left(port.now()) == 0 {
                return Continue(Err(Error::timed_out(self.deadline.limit)));
            }
            let moved = match &mut self.stage {
                Stage::Redirect(call) => match call.step(engine, port, event)? {
                    Ok(reply) => self.open(engine, &reply.body),
                    Err(error) => Err(error),
                },
                Stage::Frame { url, origins } => match event {
                    Event::Late => {
                        let error = Error::new(ErrorKind::OAuth, text::FLOW_TIMED_OUT);
                        Err(error.with(|parts| parts.retryable = true))
                    }
                    Event::Cancelled => Err(Error::cancelled()),
                    Event::Lost { message, .. } => Err(Error::new(ErrorKind::Request, message)),
                    Event::Message { origin, data } if origins.contains(&origin) => {
                        match answer(&self.authorization.state, &data) {
                            Some(callback) => Exchange::new(engine, port, &callback, &self.authorization)
                                .map(|exchange| self.stage = Stage::Exchange(exchange)),
                            None => return page(url),
                        }
                    }
                    // Any other message is for another listener.
                    _ => return page(url),
                },
                Stage::Exchange(exchange) => {
                    let tokens = match exchange.step(engine, port, event)? {
                        Ok(tokens) => tokens,
                        Err(error) => return Continue(Err(error)),
                    };
                    let kept = if self.keeps {
                        engine.set_tokens(port, &tokens)
                    } else {
                        Ok(())
                    };
                    return Continue(kept.map(|()| tokens));
                }
            };
            if let Err(error) = moved {
                return Continue(Err(error));
            }
            event = Event::Begin;
        }
    }

    fn request<'a>(&'a self, engine: &'a Engine) -> Option<&'a Request> {
        match &self.stage {
            Stage::Redirect(call) => call.request(engine),
            Stage::Frame { .. } => None,
            Stage::Exchange(exchange) => exchange.request(engine),
        }
    }

    fn endpoint(&self) -> &str {
        match &self.stage {
            Stage::Redirect(call) => call.endpoint(),
            Stage::Frame { .. } => "",
            Stage::Exchange(exchange) => exchange.endpoint(),
        }
    }
}
