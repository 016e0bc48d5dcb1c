//! Members whom another system has signed in (grant `authorized_client`). Only for servers: it takes the owner's key.

use super::redirect::member_tokens;
use crate::call::{Call, CallOptions};
use crate::engine::Engine;
use crate::error::{Error, ErrorKind};
use crate::json::Json;
use crate::machine::{Event, Machine, Port, Request, Step};
use crate::resources::authentication::endpoints::SIGN_ON;
use crate::secret::Secret;
use crate::session::{Grant, GrantRequest, TokenWait, Tokens};
use std::ops::ControlFlow::Continue;

/// A member's tokens by the owner's key. They are not kept.
#[derive(Debug)]
pub struct ExternalLogin {
    owner_key: Secret,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    /// Someone is signed on by their email address.
    SignOn(Box<Call>),
    /// The caller's own token is waited for.
    Token { member: Member, wait: TokenWait },
    /// The member's tokens are asked for.
    Grant(Box<GrantRequest>),
}

#[derive(Debug, Default)]
struct Member {
    id: String,
    /// Proof of a sign-on; empty without one.
    session_token: String,
}

impl ExternalLogin {
    /// Tokens of a member, by their id.
    ///
    /// # Errors
    ///
    /// For an owner's client, which has no session.
    pub fn of_member(engine: &Engine, member_id: String, owner_key: Secret) -> Result<Self, Error> {
        engine.state()?;
        let member = Member {
            id: member_id,
            ..Member::default()
        };
        let wait = TokenWait::default();
        Ok(Self {
            owner_key,
            stage: Stage::Token { member, wait },
        })
    }

    /// Tokens of someone who is signed on with a payload of JSON text, made a member if new. The login counts on the
    /// platform's pages, too.
    ///
    /// # Errors
    ///
    /// For an owner's client, which has no session.
    pub fn sign_on(engine: &Engine, port: &dyn Port, payload: String, owner_key: Secret) -> Result<Self, Error> {
        engine.state()?;
        let options = CallOptions {
            owner_key: Some(owner_key.clone()),
            ..CallOptions::default()
        };
        let call = Call::reading_with(engine, port, &SIGN_ON.row, payload, options)?;
        Ok(Self {
            owner_key,
            stage: Stage::SignOn(call),
        })
    }
}

impl Machine for ExternalLogin {
    type Output = Tokens;

    fn step(&mut self, engine: &mut Engine, port: &dyn Port, mut event: Event) -> Step<Result<Tokens, Error>> {
        loop {
            let next = match &mut self.stage {
                Stage::SignOn(call) => match call.step(engine, port, event)? {
                    Ok(reply) => signed_on(&reply.body).map(|member| Stage::Token {
                        member,
                        wait: TokenWait::default(),
                    }),
                    Err(error) => Err(error),
                },
                Stage::Token { .. } if matches!(event, Event::Cancelled) => Err(Error::cancelled()),
                Stage::Token { member, wait } => {
                    let Some(session) = &mut engine.session else {
                        return Continue(Err(Error::no_session()));
                    };
                    match wait.step(session, port, matches!(event, Event::Ready), u32::MAX)? {
                        Ok(token) => {
                            let authorization = [token.expose(), ",", self.owner_key.expose()].concat();
                            let grant = Grant::AuthorizedClient {
                                member_id: &member.id,
                                session_token: &member.session_token,
                                authorization: &authorization,
                            };
                            Ok(Stage::Grant(session.endpoint.ask(&grant, port.now())))
                        }
                        Err(error) => Err(error),
                    }
                }
                Stage::Grant(grant) => return member_tokens(grant, engine, port, event),
            };
            match next {
                Ok(stage) => self.stage = stage,
                Err(error) => return Continue(Err(error)),
            }
            event = Event::Begin;
        }
    }

    fn request<'a>(&'a self, engine: &'a Engine) -> Option<&'a Request> {
        match &self.stage {
            Stage::SignOn(call) => call.request(engine),
            Stage::Token { .. } => None,
            Stage::Grant(grant) => Some(&grant.attempts.request),
        }
    }

    fn endpoint(&self) -> &str {
        match &self.stage {
            Stage::SignOn(call) => call.endpoint(),
            Stage::Token { .. } => "",
            Stage::Grant(grant) => &grant.attempts.endpoint,
        }
    }
}

fn signed_on(body: &str) -> Result<Member, Error> {
    let answer = Json::parse(body).unwrap_or_default();
    match (answer.at("identity.id").text(), answer.get("sessionToken").text()) {
        (Some(id), Some(session_token)) => Ok(Member { id, session_token }),
        _ => {
            let error = Error::new(ErrorKind::Decode, "the sign-on has no identity or session token");
            Err(error.at(SIGN_ON.row.id))
        }
    }
}
