//! Members whom another system has signed in (grant `authorized_client`). Only for servers: it takes the owner's key.

use super::run::{Follow, LoginRun, Stage, Work};
use crate::call::Call;
use crate::engine::Engine;
use crate::error::{Error, ErrorKind};
use crate::json::Json;
use crate::machine::Port;
use crate::rows::SIGN_ON;
use crate::secret::Secret;
use crate::session::Grant;

impl LoginRun {
    /// Tokens of a member, by their id. They are not kept.
    ///
    /// # Errors
    ///
    /// For an owner's client, which has no session.
    pub fn of_member(engine: &Engine, member_id: String, owner_key: Secret) -> Result<Self, Error> {
        engine.state()?;
        Ok(Self::new(grant(engine, member_id, String::new(), owner_key)))
    }

    /// Tokens of someone who is signed on with a payload of JSON text, made a member if new. The login counts on the
    /// platform's pages, too. The tokens are not kept.
    ///
    /// # Errors
    ///
    /// For an owner's client, which has no session.
    pub fn sign_on(engine: &Engine, port: &dyn Port, payload: String, owner_key: Secret) -> Result<Self, Error> {
        engine.state()?;
        let call = Call::reading(engine, port, &SIGN_ON, payload, Some(owner_key.clone()))?;
        Ok(Self::new(Stage::new(Work::Call(call), move |engine, _, answer| {
            let text = answer?.text;
            let answer = Json::parse(&text).unwrap_or_default();
            match (answer.at("identity.id").text(), answer.string("sessionToken")) {
                (Some(id), Some(session_token)) => Ok(Follow::Stage(grant(engine, id, session_token, owner_key))),
                _ => {
                    let error = Error::new(ErrorKind::Decode, "the sign-on has no identity or session token");
                    Err(error.at(SIGN_ON.id))
                }
            }
        })))
    }
}

/// The member's tokens are asked for, with the session's own token. `session_token` proves a sign-on; empty without one.
fn grant(engine: &Engine, member_id: String, session_token: String, owner_key: Secret) -> Stage {
    Stage::new(Work::Token(engine.access_token()), move |engine, port, token| {
        let authorization = [&token?.text, ",", owner_key.expose()].concat();
        let grant = Grant::AuthorizedClient {
            member_id: &member_id,
            session_token: &session_token,
            authorization: &authorization,
        };
        let request = engine.state()?.endpoint.ask(&grant, engine.target.policy, port.now());
        Ok(Follow::Stage(Stage::granting(request)))
    })
}
