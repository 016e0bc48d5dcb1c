//! Logins and the platform's part of a logout, which the core with the feature `login` has.

use crate::border::LoginWork;
use crate::job::{Job, text};
use crate::program::ProgramPort;
use cartwright_engine::json::{Object, quoted};
use cartwright_engine::login::{
    Authorization, AuthorizeOptions, Callback, CodeVerifier, LoginOutcome, LoginRun, RedirectSession,
};
use cartwright_engine::machine::{Outcome, RequestBody};
use cartwright_engine::row::Row;
use cartwright_engine::session::{RefreshToken, Tokens};
use cartwright_engine::{Engine, Error, Json, Machine, Secret, UnknownName};
use std::str::FromStr;

/// Makes the job of a login or logout, whose arguments are a JSON object.
pub(crate) fn job(engine: &Engine, port: &ProgramPort, work: LoginWork, arguments: Json<'_>) -> Result<Job, Error> {
    let text_of = |name: &str| arguments.string(name).unwrap_or_default();
    let secret = |name: &str| Secret::from(text_of(name));
    let callback = || Callback::from_json(arguments.get("callback"));
    Ok(match work {
        LoginWork::Authorize => {
            let login = authorization(arguments.get("data"))?;
            Job::new(LoginRun::authorize(engine, port, login, &options(arguments)?, None)?, redirect_session)
        }
        LoginWork::Begin => {
            let login = Authorization::begin(text_of("redirectUri"))?;
            let return_path = text_of("returnPath");
            Job::new(LoginRun::authorize(engine, port, login, &options(arguments)?, Some(&return_path))?, address)
        }
        LoginWork::Complete => Job::new(LoginRun::complete(engine, port, &callback())?, text),
        LoginWork::Exchange => {
            let callback = callback();
            callback.code_and_state()?;
            let login = authorization(arguments.get("data"))?;
            Job::new(LoginRun::exchange(engine, port, &callback, &login, keeps(arguments))?, tokens)
        }
        LoginWork::Authenticate => {
            let payload = text_of("payload");
            Job::new(LoginRun::authenticate(engine, port, &Row::parse(&text_of("row"))?, payload)?, login_state)
        }
        LoginWork::Direct => {
            Job::new(LoginRun::direct(engine, port, secret("sessionToken"), keeps(arguments))?, tokens)
        }
        LoginWork::Renew => {
            let refresh = RefreshToken::new(text_of("value"), text_of("role").parse().unwrap_or_default());
            Job::new(LoginRun::renew(engine, port, refresh)?, tokens)
        }
        LoginWork::OfMember => Job::new(LoginRun::of_member(engine, text_of("memberId"), secret("apiKey"))?, tokens),
        LoginWork::SignOn => Job::new(LoginRun::sign_on(engine, port, text_of("payload"), secret("apiKey"))?, tokens),
        LoginWork::Logout => {
            let cleared = Tokens::from_json(arguments.get("cleared"));
            Job::new(LoginRun::logout(engine, port, &text_of("returnUrl"), Some(cleared))?, text)
        }
        // wasm-bindgen maps an unknown name to a hidden variant.
        LoginWork::__Invalid => return Err(Error::request("the core has no login of this name")),
    })
}

/// Whether the tokens replace the session's.
fn keeps(arguments: Json<'_>) -> bool {
    arguments.get("keeps").is_true()
}

fn authorization(data: Json<'_>) -> Result<Authorization, Error> {
    let text = |name: &str| data.string(name).unwrap_or_default();
    let verifier = CodeVerifier::from_text(text("codeVerifier"))?;
    Ok(Authorization::new(verifier, text("state"), text("redirectUri")))
}

fn options(arguments: Json<'_>) -> Result<AuthorizeOptions, Error> {
    let options = arguments.get("options");
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

fn tokens(_: &dyn Machine, _: &Engine, outcome: Result<Outcome, Error>) -> Result<String, Error> {
    outcome.map(|outcome| outcome.tokens.to_json())
}

/// The address of a redirect session.
fn address(_: &dyn Machine, _: &Engine, outcome: Result<Outcome, Error>) -> Result<String, Error> {
    Ok(quoted(&RedirectSession::read(&outcome?.text)?.url))
}

fn redirect_session(_: &dyn Machine, _: &Engine, outcome: Result<Outcome, Error>) -> Result<String, Error> {
    let session = RedirectSession::read(&outcome?.text)?;
    Ok(Object::new()
        .text("fullUrl", &session.url)
        .text_if("endpoint", session.endpoint.as_deref())
        .text_if("sessionToken", session.session_token.as_ref().map(Secret::expose))
        .end())
}

fn login_state(machine: &dyn Machine, engine: &Engine, outcome: Result<Outcome, Error>) -> Result<String, Error> {
    let payload = match machine.request(engine).map(|request| &request.body) {
        Some(RequestBody::Text(payload)) => payload,
        _ => "",
    };
    Ok(LoginOutcome::of(machine.endpoint(), payload, outcome)?.to_json())
}
