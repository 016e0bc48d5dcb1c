//! A conformance test for drivers: situations that every driver carries out alike, in virtual time.
//!
//! A [`Situation`] is a script: the session's first tokens, the acts of callers with their times, the answers and losses of
//! the network, and the expected trace, which lists requests, stored tokens, events and results by the millisecond. The
//! author of a driver
//!
//! - implements [`Client`] for the clients of the driver: it makes the machines of [`Act`]s, and drives them;
//! - connects the driver to a [`World`], which has a network, a lock, pages, virtual time and a loop for futures; or to a
//!   [`Stage`] of another kind, such as a page of a browser;
//! - plays all situations, and compares the traces.
//!
//! `tests/conformance.rs` in the crate's repository is a complete driver in 250 lines that passes.
//!
//! ```no_run
//! use cartwright_engine::conformance::{Client, Environment, Setup, Situation, World};
//!
//! /// Plays all situations with the clients of a driver.
//! fn conforms<C: Client>(make: impl Fn(&World, &Setup) -> C) {
//!     for situation in Situation::all(Environment::Native) {
//!         let world = World::new(&situation);
//!         world.run(situation.play(&world, |setup| make(&world, setup)));
//!         if let Some(difference) = situation.difference(&world.trace()) {
//!             panic!("{difference}");
//!         }
//!     }
//! }
//! ```
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

mod act;
mod player;
mod world;

pub use act::{Act, Sample};
pub use world::{Lock, Lost, Page, PageMessage, Received, Sleep, World};

use crate::engine::Config;
use crate::error::{Error, ErrorKind};
use crate::session::{SessionEvent, TokenStore, Tokens};
use player::Player;
use serde_json::{Value, json};
use std::pin::Pin;

/// The host of all situations, and the site of the shop.
const HOST: &str = "https://platform.example";
const SHOP: &str = "https://shop.example";

/// The times at which the first act of a pair is answered: before the second begins, and after it is done.
const DELAYS: [u64; 2] = [10, 300];

/// The environment of a driver: some situations cannot occur in the other one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Environment {
    /// A program: its HTTP client detects that nothing was sent, and the task of a renewal may panic.
    Native,
    /// A page of a browser, which may refuse locks.
    Page,
}

/// A situation, with the trace that follows.
#[derive(Debug, Clone)]
pub struct Situation(Value);

/// A client of a driver that is tested.
pub trait Client: Clone + 'static {
    /// The tokens in the client's store; `None` for an owner's client, which has no session.
    fn tokens(&self) -> Option<Tokens>;

    /// Calls a function with each event of the session, for as long as the client exists.
    fn listen(&self, listener: Box<dyn Fn(SessionEvent) + Send + Sync>);

    /// Reads the store again, after another tab's event: [`Engine::changed_elsewhere`](crate::Engine::changed_elsewhere).
    fn changed_elsewhere(&self, event: Option<SessionEvent>);

    /// Replaces the tokens at once: [`TokensWrite`](crate::TokensWrite).
    fn set_tokens(&self, tokens: Tokens);

    /// Drives an act to its end, and returns its result as [`Act::words`]. Dropping the future cancels the act.
    fn act(&self, act: Act) -> Pin<Box<dyn Future<Output = Result<Option<String>, Error>>>>;
}

/// The time, the store and the trace of a situation. A driver uses the same.
pub trait Stage: Clone + Send + Sync + 'static {
    /// Adds a line to the trace.
    fn say(&self, line: &str);

    /// Milliseconds since 1970, by the wall clock.
    fn now(&self) -> u64;

    /// Completes at this many milliseconds after the situation's start.
    fn until(&self, at: u64) -> Pin<Box<dyn Future<Output = ()>>>;

    /// Completes after this many milliseconds.
    fn sleep(&self, ms: u64) -> Pin<Box<dyn Future<Output = ()>>>;

    /// A store for a client in the cookies that all tabs share.
    fn store(&self, client_id: &str) -> impl TokenStore + Send + Sync + 'static;

    /// The state of the last login that the network saw.
    fn login_state(&self) -> String;

    /// Performs an action of the surroundings, such as a lost network: JSON text of the script.
    fn act(&self, action: &str);
}

/// The settings of a client.
#[derive(Debug)]
#[non_exhaustive]
pub struct Setup {
    /// The engine's settings.
    pub config: Config,
    /// The store that [`Stage::store`] gives for this client id, with the lock between tabs; a store in memory without
    /// a lock if `None`.
    pub cookies_of: Option<String>,
}

impl Situation {
    /// All situations of an environment.
    #[must_use]
    pub fn all(environment: Environment) -> Vec<Self> {
        let file: Value = serde_json::from_str(cartwright_contract::SITUATIONS).unwrap();
        let driver = match environment {
            Environment::Native => "native",
            Environment::Page => "page",
        };
        let is_for = |situation: &&Value| match &situation["drivers"] {
            Value::Array(drivers) => drivers.iter().any(|named| named == driver),
            _ => true,
        };
        let all = file["situations"].as_array().unwrap();
        let mut situations: Vec<Value> = all.iter().filter(is_for).cloned().collect();
        let acts = file["acts"].as_array().unwrap();
        for first in acts {
            for second in acts {
                situations.extend(DELAYS.map(|delay| pair(first, second, delay)));
            }
        }
        let with_platform = |mut situation: Value| {
            situation["platform"] = file["platform"].clone();
            Self(situation)
        };
        situations.into_iter().map(with_platform).collect()
    }

    /// The title of the situation: a sentence.
    #[must_use]
    pub fn name(&self) -> &str {
        text(&self.0["name"])
    }

    /// The situation as JSON text, for a [`Stage`] in another language.
    #[must_use]
    pub fn to_json(&self) -> String {
        self.0.to_string()
    }

    /// The answers of the network to requests for which the situation has none, as JSON text.
    #[must_use]
    pub fn platform(&self) -> String {
        self.0["platform"].to_string()
    }

    /// Plays the situation with clients that a function makes.
    ///
    /// # Panics
    ///
    /// If a client cannot keep tokens.
    pub async fn play<S: Stage, C: Client>(&self, stage: &S, make: impl Fn(&Setup) -> C) {
        Player::new(stage, &self.0, make).play().await;
    }

    /// The first difference between a trace and the expected one, or its expected end.
    #[must_use]
    pub fn difference(&self, trace: &[String]) -> Option<String> {
        let name = self.name();
        if let Some(ends) = self.0["ends"].as_str() {
            let is_right = trace.last().is_some_and(|line| *line == format!("1000 ends as {ends}"));
            return (!is_right).then(|| format!("{name} ends not as {ends}:\n{trace:#?}"));
        }
        let expected: Vec<&str> = self.0["trace"].as_array().unwrap().iter().map(text).collect();
        if expected == trace {
            return None;
        }
        let is_other = |step: &usize| trace.get(*step).map(String::as_str) != expected.get(*step).copied();
        let step = (0..).find(is_other).unwrap();
        let (expected, found) = (expected.get(step), trace.get(step));
        Some(format!("{name} differs from step {step}:\n  expected {expected:?}\n  found    {found:?}\n{trace:#?}"))
    }
}

/// Combines two acts into a situation, whose expected end is the second's.
fn pair(first: &Value, second: &Value, delay: u64) -> Value {
    let (mut does, mut answers) = (Vec::new(), Vec::new());
    for (number, act, delay) in [(1, first, delay), (2, second, 10)] {
        let act: Value = serde_json::from_str(&act.to_string().replace("{n}", &number.to_string())).unwrap();
        let at = number * 100;
        for before in act["before"].as_array().into_iter().flatten() {
            does.push(timed(before, "at", at - 50));
        }
        does.push(timed(&act["does"], "at", at));
        answers.extend(act["answers"].as_array().into_iter().flatten().map(|answer| timed(answer, "after", delay)));
    }
    let [earlier, last] = [first, second].map(|act| text(&act["name"]));
    json!({
        "name": format!("{last} decides the session after {earlier} with responses after {delay} ms"),
        "kept": {"role": "visitor", "access": "kept", "seconds": 3600, "refresh": "kept-refresh"},
        "does": does,
        "answers": answers,
        "until": 1000,
        "ends": text(&second["ends"]).replace("{n}", "2"),
    })
}

fn timed(action: &Value, name: &str, milliseconds: u64) -> Value {
    let mut action = action.clone();
    action[name] = milliseconds.into();
    action
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Tokens in words, as in traces.
#[must_use]
pub fn in_words(tokens: &Tokens) -> String {
    let parts = [(" access ", &tokens.access.value), (" refresh ", &tokens.refresh.value)];
    let parts: Vec<String> = parts
        .into_iter()
        .filter(|(_, token)| !token.is_empty())
        .map(|(name, token)| format!("{name}{}", token.expose()))
        .collect();
    let role = tokens.role().as_str();
    if parts.is_empty() { role.to_owned() } else { format!("{role}:{}", parts.join(",")) }
}

/// An error as text, without the decoder's own wording, which varies.
fn failure(error: &Error) -> String {
    let (kind, message) = (error.kind(), error.message());
    let shown = match kind {
        ErrorKind::Cancelled => return kind.as_str().to_owned(),
        ErrorKind::Decode => message.split(':').next().unwrap_or_default(),
        _ => message,
    };
    let mut words = kind.as_str().to_owned();
    let parts = [error.status().map(|status| status.to_string()), error.code().map(str::to_owned)];
    for part in parts.into_iter().flatten() {
        words.push(' ');
        words.push_str(&part);
    }
    let retryable = if error.is_retryable() { ", retryable" } else { "" };
    let wait = error.retry_after().map_or_else(String::new, |wait| format!(", after {} ms", wait.as_millis()));
    format!("{words} \"{shown}\"{retryable}{wait}")
}
