//! Members whom another system has authenticated (grant `authorized_client`). For servers only: takes the owner's API
//! key.

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
    /// Requests a member's tokens by id. The tokens are not stored.
    ///
    /// # Errors
    ///
    /// For an owner's client, which has no session.
    pub fn of_member(engine: &Engine, member_id: String, owner_key: Secret) -> Result<Self, Error> {
        engine.state()?;
        Ok(Self::new(grant(engine, member_id, String::new(), owner_key)))
    }

    /// Signs someone on with a payload as JSON text, creating the member if needed, and requests the member's tokens.
    /// The platform's own pages share the login. The tokens are not stored.
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

/// Requests the member's tokens with the session's own token. `session_token` is the sign-on's proof, or empty.
fn grant(engine: &Engine, member_id: String, session_token: String, owner_key: Secret) -> Stage {
    Stage::new(Work::Token(engine.access_token()), move |engine, port, token| {
        let authorization = [&token?.text, ",", owner_key.expose()].concat();
        let grant = Grant::AuthorizedClient {
            member_id: &member_id,
            session_token: &session_token,
            authorization: &authorization,
        };
        let request = engine.state()?.endpoint.ask(&grant, engine.target.policy, port);
        Ok(Follow::Stage(Stage::granting(request, false)))
    })
}
