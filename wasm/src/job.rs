//! Jobs: the engine's machines, each with the JSON format of its result.

use crate::border::Work;
use crate::config::pairs;
use crate::program::ProgramPort;
use cartwright_engine::json::{Object, decimal, quoted};
use cartwright_engine::login::{
    Authorization, AuthorizeOptions, Callback, CodeVerifier, LoginOutcome, LoginRun, RedirectSession,
};
use cartwright_engine::machine::{Event, Outcome, Port, RequestBody, Step};
use cartwright_engine::row::Row;
use cartwright_engine::session::{RefreshToken, Tokens};
use cartwright_engine::{CallOptions, Error, Json, Secret, UnknownName};
use cartwright_engine::{Engine, Machine};
use std::ops::ControlFlow::Continue;
use std::str::FromStr;
use std::time::Duration;

/// A machine, and the format of its result.
pub(crate) struct Job {
    pub(crate) machine: Box<dyn Machine>,
    form: Form,
}

/// The format of a result in JSON.
enum Form {
    Nothing,
    /// The status of an answer.
    Status,
    Text,
    Tokens,
    RedirectSession,
    /// The address of a redirect session.
    Address,
    LoginState,
}

impl Job {
    fn new(machine: impl Machine + 'static, form: Form) -> Self {
        let machine = Box::new(machine);
        Self { machine, form }
    }

    /// A machine without a result.
    pub(crate) fn plain(machine: impl Machine + 'static) -> Self {
        Self::new(machine, Form::Nothing)
    }

    pub(crate) fn step(&mut self, engine: &mut Engine, port: &dyn Port, event: Event) -> Step<Result<String, Error>> {
        let outcome = self.machine.step(engine, port, event)?;
        Continue(self.written(engine, outcome))
    }

    fn written(&self, engine: &Engine, outcome: Result<Outcome, Error>) -> Result<String, Error> {
        if let Form::LoginState = self.form {
            let payload = match self.machine.request(engine).map(|request| &request.body) {
                Some(RequestBody::Text(payload)) => payload,
                _ => "",
            };
            return Ok(LoginOutcome::of(self.machine.endpoint(), payload, outcome)?.to_json());
        }
        let outcome = outcome?;
        Ok(match self.form {
            Form::Nothing | Form::LoginState => "null".to_owned(),
            // A void answer has no body, like a 204.
            Form::Status => decimal(if outcome.is_void { 204 } else { outcome.status.into() }),
            Form::Text => quoted(&outcome.text),
            Form::Tokens => outcome.tokens.to_json(),
            Form::Address => quoted(&RedirectSession::read(&outcome.text)?.url),
            Form::RedirectSession => {
                let session = RedirectSession::read(&outcome.text)?;
                Object::new()
                    .text("fullUrl", &session.url)
                    .text_if("endpoint", session.endpoint.as_deref())
                    .text_if("sessionToken", session.session_token.as_ref().map(Secret::expose))
                    .end()
            }
        })
    }

    /// Makes the job for a piece of work.
    pub(crate) fn make(
        engine: &Engine,
        port: &ProgramPort,
        work: Work,
        first: &str,
        second: &str,
        third: &str,
    ) -> Result<Self, Error> {
        let options = Json::parse(third).unwrap_or_default();
        let (run, form) = match work {
            Work::Call => {
                let call = engine.call(port, &Row::parse(first)?, second, call_options(options))?;
                return Ok(Self::new(call, Form::Status));
            }
            Work::AccessToken => return Ok(Self::new(engine.access_token(), Form::Text)),
            Work::Authorize => {
                let login = authorization(Json::parse(first).unwrap_or_default())?;
                let run = LoginRun::authorize(engine, port, login, &authorize_options(options)?, None);
                (run, Form::RedirectSession)
            }
            Work::BeginLogin => {
                let login = Authorization::begin(first)?;
                let run = LoginRun::authorize(engine, port, login, &authorize_options(options)?, Some(second));
                (run, Form::Address)
            }
            Work::CompleteLogin => {
                let callback = Callback::from_json(Json::parse(first).unwrap_or_default());
                (LoginRun::complete(engine, port, &callback), Form::Text)
            }
            Work::MemberTokens | Work::CompleteForeign => {
                let callback = Callback::new(first, second);
                callback.code_and_state()?;
                let keeps = matches!(work, Work::CompleteForeign);
                let run = LoginRun::exchange(engine, port, &callback, &authorization(options)?, keeps);
                (run, Form::Tokens)
            }
            Work::Authenticate => {
                let run = LoginRun::authenticate(engine, port, &Row::parse(first)?, second.to_owned());
                (run, Form::LoginState)
            }
            Work::DirectLogin => {
                let run = LoginRun::direct(engine, port, first.into(), !second.is_empty());
                (run, Form::Tokens)
            }
            Work::RenewToken => {
                let refresh = RefreshToken::new(first, second.parse().unwrap_or_default());
                (LoginRun::renew(engine, port, refresh), Form::Tokens)
            }
            Work::ExternalLogin => {
                let run = LoginRun::of_member(engine, first.to_owned(), second.into());
                (run, Form::Tokens)
            }
            Work::SignOn => {
                let run = LoginRun::sign_on(engine, port, first.to_owned(), second.into());
                (run, Form::Tokens)
            }
            Work::Logout => {
                // The tokens of a session that JavaScript cleared before the core was loaded.
                let cleared = Json::parse(second).map(Tokens::from_json);
                (LoginRun::logout(engine, port, first, cleared), Form::Text)
            }
            // wasm-bindgen maps an unknown name to a hidden variant.
            _ => return Err(Error::request("the core has no work of this name")),
        };
        Ok(Self::new(run?, form))
    }
}

fn call_options(options: Json<'_>) -> CallOptions {
    let number = |name: &str| options.get(name).number();
    let mut call = CallOptions::default();
    call.timeout = number("timeoutMs").map(Duration::from_millis);
    call.attempts = number("attempts").and_then(|attempts| u32::try_from(attempts).ok());
    call.headers = pairs(options.get("headers"));
    call
}

fn authorization(data: Json<'_>) -> Result<Authorization, Error> {
    let text = |name: &str| data.string(name).unwrap_or_default();
    let verifier = CodeVerifier::from_text(text("codeVerifier"))?;
    Ok(Authorization::new(verifier, text("state"), text("redirectUri")))
}

fn authorize_options(options: Json<'_>) -> Result<AuthorizeOptions, Error> {
    let text = |name: &str| options.string(name);
    let mut authorize =
        AuthorizeOptions::default().prompt(named(text("prompt"))?).response_mode(named(text("responseMode"))?);
    authorize.session_token = text("sessionToken").map(Secret::from);
    authorize.idp = text("idp");
    Ok(authorize)
}

/// Parses a name; `None` gives the default.
fn named<T: FromStr<Err = UnknownName> + Default>(name: Option<String>) -> Result<T, Error> {
    Ok(match name {
        Some(name) => name.parse()?,
        None => T::default(),
    })
}
