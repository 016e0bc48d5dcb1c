//! The caller of a situation: does what it says on clients in Rust, in whichever world they are.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    unreachable_pub,
    reason = "a test fails by panicking, in its helpers too"
)]

use cartwright::drive::{BoxFuture, MaybeSend, MaybeSync};
use cartwright::login::{AuthorizeOptions, ResponseMode};
use cartwright::resources::authentication::SignOn;
use cartwright::resources::cart::EstimateTotals;
use cartwright::resources::oauth::GetJwks;
use cartwright::session::{AccessToken, MemoryStore, RefreshToken, SessionEvent, TokenStore, Tokens};
use cartwright::{CallOptions, Client, ClientBuilder, ClientCredentials, Error, ErrorKind, Host};
use futures_util::FutureExt as _;
use futures_util::future::{AbortHandle, Shared, abortable, join_all};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

const CLIENT_ID: &str = "client-1";
const HOST: &str = "https://platform.example";
const BACK: &str = "https://shop.example/back";
/// How long a message between tabs takes, in milliseconds.
const TOLD: u64 = 5;

/// The world around the clients of a situation.
pub trait World: Clone + MaybeSend + MaybeSync + 'static {
    /// Adds a line to the trace.
    fn say(&self, line: &str);
    /// Milliseconds since 1970, by the wall clock.
    fn now(&self) -> u64;
    /// Ends so long after the situation's beginning.
    fn until(&self, at: u64) -> BoxFuture<'static, ()>;
    /// Ends after so long.
    fn sleep(&self, ms: u64) -> BoxFuture<'static, ()>;
    /// Runs a task.
    fn spawn(&self, task: BoxFuture<'static, ()>);
    /// A store for a client in the cookies that all tabs share.
    fn store(&self, client_id: &str) -> impl TokenStore + MaybeSend + MaybeSync + 'static;
    /// Gives a client all its parts but the store; with cookies, the lock between tabs too.
    fn with_parts(&self, builder: ClientBuilder, has_cookies: bool) -> ClientBuilder;
    /// The state of the last login that the network saw.
    fn login_state(&self) -> String;
    /// Does what happens around the caller.
    fn act(&self, action: &Value);
}

/// The file's situations for a driver, and the platform's usual answers.
pub fn situations(driver: &str) -> (Vec<Value>, Value) {
    let file: Value = serde_json::from_str(include_str!("../../../../tests/spec/situations.json")).unwrap();
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
    (situations, file["platform"].clone())
}

/// When the first act of a pair is answered: before the second begins, or after the second is done.
const DELAYS: [u64; 2] = [10, 300];

/// A situation of two acts, which ends as the second says.
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
    json!({
        "name": format!("{}, answered after {delay} ms, then {}", text(&first["name"]), text(&second["name"])),
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

/// The first difference between a trace and the expected one, or its expected end.
pub fn difference(situation: &Value, trace: &[String]) -> Option<String> {
    if let Some(ends) = situation["ends"].as_str() {
        let is_right = trace.last().is_some_and(|line| *line == format!("1000 ends as {ends}"));
        return (!is_right).then(|| format!("{} ends not as {ends}:\n{trace:#?}", situation["name"]));
    }
    let expected: Vec<&str> = situation["trace"].as_array().unwrap().iter().map(text).collect();
    if expected == trace {
        return None;
    }
    let is_other = |step: &usize| trace.get(*step).map(String::as_str) != expected.get(*step).copied();
    let step = (0..).find(is_other).unwrap();
    let (name, expected, found) = (&situation["name"], expected.get(step), trace.get(step));
    Some(format!("{name} differs from step {step}:\n  expected {expected:?}\n  found    {found:?}\n{trace:#?}"))
}

type Task = Shared<BoxFuture<'static, ()>>;

/// The caller of one situation.
pub struct Caller<'a, W> {
    world: W,
    situation: &'a Value,
    tabs: BTreeMap<u64, Client>,
    stops: BTreeMap<String, AbortHandle>,
    under_way: Vec<Task>,
}

impl<'a, W: World> Caller<'a, W> {
    pub fn new(world: W, situation: &'a Value) -> Self {
        Self { world, situation, tabs: BTreeMap::new(), stops: BTreeMap::new(), under_way: Vec::new() }
    }

    pub async fn plays(&mut self) {
        let situation = self.situation;
        if situation["kept"].is_object() {
            let store = self.world.store(CLIENT_ID);
            store.commit(store.load().version, &self.tokens(&situation["kept"])).unwrap();
        }
        let first = self.client(0);
        for action in situation["does"].as_array().unwrap() {
            self.world.until(action["at"].as_u64().unwrap()).await;
            self.does(action);
        }
        join_all(self.under_way.clone()).await;
        self.world.until(situation["until"].as_u64().unwrap()).await;
        if let Some(session) = first.session() {
            self.world.say(&format!("ends as {}", in_words(&session.tokens())));
        }
    }

    fn is_in_memory(&self) -> bool {
        self.situation["store"] == "memory"
    }

    fn tokens(&self, tokens: &Value) -> Tokens {
        let seconds = self.world.now() / 1000 + tokens["seconds"].as_u64().unwrap();
        Tokens {
            access: AccessToken::ending(text(&tokens["access"]), seconds),
            refresh: RefreshToken {
                value: text(&tokens["refresh"]).into(),
                role: text(&tokens["role"]).parse().unwrap(),
            },
        }
    }

    /// The client of a tab.
    fn client(&mut self, tab: u64) -> Client {
        if let Some(client) = self.tabs.get(&tab) {
            return client.clone();
        }
        let (owner, app) = (&self.situation["owner"], &self.situation["app"]);
        // A tab may be of another project on the same machine.
        let client_id = self.situation["clients"][usize::try_from(tab).unwrap()].as_str().unwrap_or(CLIENT_ID);
        let builder = if owner.is_object() {
            Client::owner(text(&owner["apiKey"]), text(&owner["siteId"]))
        } else if app.is_object() {
            let credentials = ClientCredentials::new(text(&app["appId"]), text(&app["appSecret"]));
            Client::with_credentials(credentials.instance(text(&app["instanceId"])))
        } else {
            Client::visitor(client_id)
        };
        let mut builder = builder.host(Host::at(HOST));
        if let Some(mediator) = self.situation["mediator"].as_str() {
            builder = builder.mediator(mediator);
        }
        let builder = if self.is_in_memory() {
            builder.store(MemoryStore::default())
        } else {
            builder.store(self.world.store(client_id))
        };
        let client = self.world.with_parts(builder, !self.is_in_memory()).build().unwrap();
        self.listen(&client, tab);
        self.tabs.insert(tab, client.clone());
        client
    }

    /// Tells of a tab's events, and hands them to the other tab as browsers do.
    fn listen(&self, client: &Client, tab: u64) {
        let Some(session) = client.session() else { return };
        let (world, name) = (self.world.clone(), if tab == 0 { String::new() } else { format!("tab {tab}: ") });
        session.listen(Arc::new(move |event| world.say(&format!("tells {name}{}", told(event)))));
        let client_id = session.client_id();
        let is_same = |other: &&Client| other.session().is_some_and(|other| other.client_id() == client_id);
        for other in self.tabs.values().filter(is_same) {
            self.connect(client, other);
            self.connect(other, client);
        }
    }

    fn connect(&self, from: &Client, to: &Client) {
        let (world, to) = (self.world.clone(), to.session().unwrap().clone());
        from.session().unwrap().listen(Arc::new(move |event: SessionEvent| {
            if !event.elsewhere {
                let (told, to) = (world.sleep(TOLD), to.clone());
                world.spawn(Box::pin(async move {
                    told.await;
                    to.changed_elsewhere(Some(event));
                }));
            }
        }));
    }

    fn does(&mut self, action: &Value) {
        let client = self.client(action["tab"].as_u64().unwrap_or_default());
        let mode = action["mode"].as_str().map_or(ResponseMode::default(), |mode| mode.parse().unwrap());
        match text(&action["does"]) {
            "cancels" => self.stops[text(&action["as"])].abort(),
            "sets tokens" => {
                let tokens = &action["tokens"];
                let tokens = if tokens.is_object() { self.tokens(tokens) } else { Tokens::default() };
                client.session().unwrap().set_tokens(&tokens).unwrap();
            }
            "asks for a token" => self.begins(action, async move {
                let token = client.session().unwrap().access_token().await?;
                Ok(Some(token.expose().to_owned()))
            }),
            "logs out" => {
                self.begins(action, async move { client.login().logout("https://shop.example/").await.map(Some) })
            }
            "begins a login" => {
                let to = text(&action["to"]).to_owned();
                let options = AuthorizeOptions::default().response_mode(mode);
                self.begins(action, async move {
                    let started = client.login().begin(BACK, &to, &options).await?;
                    Ok(Some(started.url))
                });
            }
            "completes a login" => {
                let url = text(&action["url"]).replace("{state}", &self.world.login_state());
                self.begins(action, async move {
                    let done = client.login().complete(&url, mode).await?;
                    Ok(Some(done.return_path))
                });
            }
            "signs in" => {
                self.begins(action, async move { client.login().sign_in(&"proof".into()).await.map(|()| None) })
            }
            "signs in for another system" => self.begins(action, async move {
                let tokens = client.login().external("member-1", &"key".into()).await?;
                Ok(Some(in_words(&tokens)))
            }),
            "signs on for another system" => self.begins(action, async move {
                let sign_on = SignOn::email("ada@example.com");
                let tokens = client.login().external_with_session(&sign_on, &"key".into()).await?;
                Ok(Some(in_words(&tokens)))
            }),
            "looks at the session" => client.session().unwrap().changed_elsewhere(None),
            does => match does.strip_prefix("calls ") {
                Some(row) => {
                    for _ in 0..action["times"].as_u64().unwrap_or(1) {
                        self.begins(action, call(client.clone(), row.to_owned(), options(action)));
                    }
                }
                None => self.world.act(action),
            },
        }
    }

    /// Begins a call, whose outcome is told once it is there.
    fn begins(
        &mut self,
        action: &Value,
        call: impl Future<Output = Result<Option<String>, Error>> + MaybeSend + 'static,
    ) {
        let (call, stop) = abortable(call);
        let (world, name) = (self.world.clone(), text(&action["as"]).to_owned());
        self.stops.insert(name.clone(), stop);
        let task: BoxFuture<'static, ()> = Box::pin(async move {
            let words = match call.await {
                Ok(outcome) => outcome.map_or_else(|error| failure(&error), done),
                Err(_) => "cancelled".to_owned(),
            };
            world.say(&format!("{name}: {words}"));
        });
        let task = task.shared();
        self.under_way.push(task.clone());
        self.world.spawn(Box::pin(task));
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn options(action: &Value) -> CallOptions {
    let mut options = CallOptions::default();
    options.timeout = action["timeout"].as_u64().map(Duration::from_millis);
    options.attempts = action["attempts"].as_u64().map(|attempts| u32::try_from(attempts).unwrap());
    options
}

async fn call(client: Client, row: String, options: CallOptions) -> Result<Option<String>, Error> {
    let cart = client.current_cart().options(options.clone());
    match row.as_str() {
        "cart" => return Ok(cart.get().await?.and_then(|cart| cart.id)),
        "totals" => drop(cart.estimate_totals(EstimateTotals::default()).await?),
        "coupon" => drop(cart.remove_coupon().await?),
        "add" => drop(cart.add(Vec::new()).await?),
        "keys" => {
            let answer = client.call(&GetJwks::default(), &options).await?;
            return Ok(answer.status_code.map(|status| status.to_string()));
        }
        "delete" => cart.delete().await?,
        _ => client.products().options(options).delete_options("product-1").await?,
    }
    Ok(None)
}

fn done(value: Option<String>) -> String {
    value.map_or_else(|| "done".to_owned(), |value| format!("done, {value}"))
}

/// An error in words. The text of what cannot be read goes on in words of the decoder's own, which are left out.
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

fn told(event: SessionEvent) -> String {
    let from = event.change.lost().map_or_else(String::new, |role| format!(" from {}", role.as_str()));
    let elsewhere = if event.elsewhere { " elsewhere" } else { "" };
    format!("{}{from}{elsewhere}", event.change.as_str())
}

/// Tokens in words.
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
