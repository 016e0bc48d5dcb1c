//! Jobs: the engine's machines, each with the JSON that JavaScript is given of its result.

use crate::config::pairs;
use crate::program::ProgramPort;
use cartwright::engine::Engine;
use cartwright::json::{Object, decimal, quoted};
use cartwright::login::{
    Authorization, Authorize, AuthorizeOptions, Callback, CodeVerifier, Complete, DirectLogin, Exchange, ExternalLogin,
    LoginOutcome, LoginStep, Logout, Prompt, ResponseMode, StartedLogin,
};
use cartwright::machine::{Event, Machine, Port, Request, Step};
use cartwright::row::Row;
use cartwright::session::Tokens;
use cartwright::{CallOptions, Error, Json, Secret};
use std::ops::ControlFlow::Continue;
use std::time::Duration;

/// A machine whose result is JSON text.
pub(crate) trait Job {
    fn step(&mut self, engine: &mut Engine, port: &dyn Port, event: Event) -> Step<Result<String, Error>>;
    fn request<'a>(&'a self, engine: &'a Engine) -> Option<&'a Request>;
    fn ends_with_identity(&self) -> bool;
}

struct Written<M: Machine> {
    machine: M,
    write: fn(M::Output) -> String,
}

impl<M: Machine> Job for Written<M> {
    fn step(&mut self, engine: &mut Engine, port: &dyn Port, event: Event) -> Step<Result<String, Error>> {
        let outcome = self.machine.step(engine, port, event)?;
        Continue(outcome.map(self.write))
    }

    fn request<'a>(&'a self, engine: &'a Engine) -> Option<&'a Request> {
        self.machine.request(engine)
    }

    fn ends_with_identity(&self) -> bool {
        self.machine.ends_with_identity()
    }
}

fn job<M: Machine + 'static>(machine: M, write: fn(M::Output) -> String) -> Box<dyn Job> {
    Box::new(Written { machine, write })
}

/// A machine without a result.
pub(crate) fn plain<M: Machine + 'static>(machine: M) -> Box<dyn Job> {
    job(machine, |_| "null".to_owned())
}

/// The job of this name.
pub(crate) fn make(
    engine: &Engine,
    port: &ProgramPort,
    name: &str,
    first: &str,
    second: &str,
    third: &str,
) -> Result<Box<dyn Job>, Error> {
    let options = Json::parse(third).unwrap_or_default();
    Ok(match name {
        "call" => {
            let call = engine.call(port, &Row::parse(first)?, second, call_options(options))?;
            // A void answer has no body to be read, as 204 has none.
            job(call, |reply| {
                decimal(if reply.is_void { 204 } else { reply.status.into() })
            })
        }
        "accessToken" => job(engine.access_token(), |token| quoted(token.expose())),
        "authorize" => {
            let data = Json::parse(first).unwrap_or_default();
            let authorize = Authorize::new(engine, port, authorization(data)?, &authorize_options(options))?;
            job(authorize, |started| redirect_session(&started))
        }
        "beginLogin" => {
            let authorize = Authorize::remembered(engine, port, first, second, &authorize_options(options))?;
            job(authorize, |started| quoted(&started.url))
        }
        "completeLogin" => {
            let callback = Callback::parse(first, ResponseMode::from_name(second));
            job(Complete::new(engine, port, &callback)?, |done| {
                quoted(&done.return_path)
            })
        }
        "memberTokens" => {
            let callback = Callback {
                code: Some(first.into()),
                state: Some(second.to_owned()),
                ..Callback::default()
            };
            callback.code_and_state()?;
            job(
                Exchange::new(engine, port, &callback, &authorization(options)?)?,
                tokens,
            )
        }
        "authenticate" => job(
            LoginStep::new(engine, port, &Row::parse(first)?, second.to_owned())?,
            |outcome| LoginOutcome::to_json(&outcome),
        ),
        "directLogin" => job(
            DirectLogin::new(engine, port, first.into(), !second.is_empty())?,
            tokens,
        ),
        "externalLogin" => job(
            ExternalLogin::of_member(engine, first.to_owned(), second.into())?,
            tokens,
        ),
        "signOn" => job(
            ExternalLogin::sign_on(engine, port, first.to_owned(), second.into())?,
            tokens,
        ),
        _ => job(Logout::new(engine, port, first)?, |url| quoted(&url)),
    })
}

#[allow(clippy::needless_pass_by_value, reason = "a machine's output is handed over")]
fn tokens(tokens: Tokens) -> String {
    tokens.to_json()
}

fn redirect_session(started: &StartedLogin) -> String {
    Object::new()
        .text("fullUrl", &started.url)
        .text_if("endpoint", started.endpoint.as_deref())
        .text_if("sessionToken", started.session_token.as_ref().map(Secret::expose))
        .end()
}

fn call_options(options: Json<'_>) -> CallOptions {
    let number = |name: &str| options.get(name).number();
    CallOptions {
        timeout: number("timeoutMs").map(Duration::from_millis),
        attempts: number("attempts").and_then(|attempts| u32::try_from(attempts).ok()),
        headers: pairs(options.get("headers")),
        owner_key: None,
    }
}

fn authorization(data: Json<'_>) -> Result<Authorization, Error> {
    let text = |name: &str| data.get(name).text().unwrap_or_default();
    let verifier = CodeVerifier::from_text(text("codeVerifier"))?;
    Ok(Authorization {
        challenge: verifier.challenge(),
        verifier,
        state: text("state"),
        redirect_uri: text("redirectUri"),
    })
}

fn authorize_options(options: Json<'_>) -> AuthorizeOptions {
    let defaults = AuthorizeOptions::default();
    let text = |name: &str| options.get(name).text();
    AuthorizeOptions {
        prompt: text("prompt").map_or(defaults.prompt, |name| Prompt::from(name.as_str())),
        response_mode: text("responseMode").map_or(defaults.response_mode, |name| ResponseMode::from_name(&name)),
        session_token: text("sessionToken").map(Secret::from),
        idp: text("idp"),
    }
}
