//! WebAssembly bindings of the engine of the `cartwright` client.
//!
//! Bindings only: every rule is in the engine, and all I/O in `js/src/sdk/drive`. JavaScript starts jobs and sends
//! events; the core returns a step as JSON.
//!
//! The package has two builds of this crate: calls and sessions alone, and the feature `login`, which adds logins.
#![cfg(target_arch = "wasm32")]

mod border;
mod config;
mod job;
#[cfg(feature = "login")]
mod login;
mod program;

#[cfg(feature = "login")]
use border::LoginWork;
use border::{Happened, Step};
use cartwright_engine::Json;
use cartwright_engine::json::{List, Object, digits, quoted};
use cartwright_engine::machine::{Event, Next, Request, RequestBody};
use cartwright_engine::row::Row;
use cartwright_engine::session::{SessionChange, SessionEvent, Tokens, Version};
use cartwright_engine::{CallOptions, Engine, Error, RenewalRun};
use job::Job;
use program::{Program, ProgramPort};
use std::cell::RefCell;
use std::ops::ControlFlow::{Break, Continue};
use std::time::Duration;
use wasm_bindgen::prelude::wasm_bindgen;

/// The allocator has half the code size of the standard one, and is faster.
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

thread_local! {
    /// The clients by number. A client is taken out while it works, since the program's own store may call back.
    static CLIENTS: RefCell<Vec<Place>> = const { RefCell::new(Vec::new()) };
}

/// A client's entry in the list.
enum Place {
    Free,
    /// The client is working; its number stays reserved.
    Taken,
    Here(Box<Client>),
}

/// The package version of this core, as one number with three digits for each part.
#[wasm_bindgen]
pub fn version() -> u32 {
    [env!("CARGO_PKG_VERSION_MAJOR"), env!("CARGO_PKG_VERSION_MINOR"), env!("CARGO_PKG_VERSION_PATCH")]
        .iter()
        .filter_map(|part| digits(part))
        .fold(0, |number, part| number * 1000 + u32::try_from(part).unwrap_or_default())
}

/// Opens a client, and returns its number: an invalid number if the settings are of another package version. Settings
/// and tokens are JSON texts; `tokens` are those of the client's earlier instance if its cookies keep none.
#[wasm_bindgen]
pub fn open(settings: &str, tokens: &str, program: Program) -> usize {
    let settings = Json::parse(settings).unwrap_or_default();
    if settings.get("version").number() != Some(version().into()) {
        return usize::MAX;
    }
    let tokens = Json::parse(tokens).map(Tokens::from_json);
    let client = Box::new(Client {
        engine: Engine::new(config::engine(settings)),
        port: ProgramPort::new(program, settings, tokens),
        jobs: Vec::new(),
    });
    CLIENTS.with_borrow_mut(|clients| {
        let is_free = |place: &Place| matches!(place, Place::Free);
        let number = clients.iter().position(is_free).unwrap_or(clients.len());
        if number == clients.len() {
            clients.push(Place::Free);
        }
        if let Some(place) = clients.get_mut(number) {
            *place = Place::Here(client);
        }
        number
    })
}

/// Closes a client.
#[wasm_bindgen]
pub fn close(client: usize) {
    drop(replace(client, Place::Free));
}

/// The stored tokens as JSON, from the store's cache or with `reload` as other tabs left them. Empty for an unknown
/// client.
#[wasm_bindgen]
pub fn tokens(client: usize, reload: bool) -> String {
    with(client, |client| {
        let store = &client.port.store;
        let snapshot = if reload { store.reload() } else { store.load() };
        snapshot.tokens.to_json()
    })
    .unwrap_or_default()
}

/// Replaces the session's tokens. Empty for an unknown client, as all functions that return a step.
#[wasm_bindgen(js_name = setTokens)]
pub fn set_tokens(client: usize, tokens: &str) -> String {
    with(client, |client| client.set_tokens(&Tokens::from_json(Json::parse(tokens).unwrap_or_default())))
        .unwrap_or_default()
}

/// Reads the session again, after a message of another tab: its event, the lost session's role, and the store's version.
#[wasm_bindgen(js_name = changedElsewhere)]
pub fn changed_elsewhere(client: usize, change: &str, from: &str, version: u32) -> String {
    let event = SessionChange::from_name(change, from.parse().unwrap_or_default())
        .map(|change| SessionEvent::new(change, Version::from_number(version)));
    with(client, |client| client.changed_elsewhere(event)).unwrap_or_default()
}

/// Starts a call by its row and the payload as JSON. `headers` is a JSON list of names and values, or empty.
#[wasm_bindgen]
pub fn call(
    client: usize,
    row: &str,
    payload: &str,
    timeout_ms: Option<u32>,
    attempts: Option<u32>,
    headers: &str,
) -> String {
    let mut options = CallOptions::default();
    options.timeout = timeout_ms.map(|timeout| Duration::from_millis(timeout.into()));
    options.attempts = attempts;
    options.headers = config::pairs(Json::parse(headers).unwrap_or_default());
    with(client, |client| {
        client.start(|engine, port| Ok(Job::new(engine.call(port, &Row::parse(row)?, payload, options)?, job::status)))
    })
    .unwrap_or_default()
}

/// Starts the wait for a valid access token.
#[wasm_bindgen(js_name = accessToken)]
pub fn access_token(client: usize) -> String {
    with(client, |client| client.start(|engine, _| Ok(Job::new(engine.access_token(), job::text)))).unwrap_or_default()
}

/// Starts a login, or the platform's part of a logout, by its arguments as a JSON object.
#[cfg(feature = "login")]
#[wasm_bindgen]
pub fn login(client: usize, work: LoginWork, arguments: &str) -> String {
    let arguments = Json::parse(arguments).unwrap_or_default();
    with(client, |client| client.start(|engine, port| login::job(engine, port, work, arguments))).unwrap_or_default()
}

/// Steps a job with an event, whose parts [`border::event`] reads. Empty for an unknown client.
#[wasm_bindgen]
pub fn step(client: usize, job: usize, happened: Happened, status: u16, head: &str, body: String) -> String {
    with(client, |client| client.step(job, border::event(happened, status, head, body))).unwrap_or_default()
}

/// Replaces an entry; returns the earlier value, if the entry exists.
fn replace(number: usize, with: Place) -> Option<Place> {
    CLIENTS.with_borrow_mut(|clients| Some(std::mem::replace(clients.get_mut(number)?, with)))
}

/// Runs a function with a client, which is removed from the list meanwhile.
fn with<T>(number: usize, work: impl FnOnce(&mut Client) -> T) -> Option<T> {
    let mut client = match replace(number, Place::Taken)? {
        Place::Here(client) => client,
        other => {
            replace(number, other);
            return None;
        }
    };
    let result = work(&mut client);
    match replace(number, Place::Here(client)) {
        Some(Place::Taken) | None => {}
        // The client closed itself, and its number may belong to another client now.
        Some(other) => drop(replace(number, other)),
    }
    Some(result)
}

/// One client.
struct Client {
    engine: Engine,
    port: ProgramPort,
    /// The jobs in progress, by number.
    jobs: Vec<Option<Job>>,
}

impl Client {
    fn set_tokens(&mut self, tokens: &Tokens) -> String {
        let mut step = Step::default();
        if let Err(error) = self.engine.set_tokens(&self.port, tokens) {
            step.failed(&error.to_json());
        }
        self.with_events(step)
    }

    fn changed_elsewhere(&mut self, event: Option<SessionEvent>) -> String {
        match self.engine.changed_elsewhere(&self.port, event) {
            Some(wait) => self.begin(Job::plain(wait)),
            None => self.with_events(Step::default()),
        }
    }

    /// Makes a job and begins it: returns its first step.
    fn start(&mut self, make: impl FnOnce(&Engine, &ProgramPort) -> Result<Job, Error>) -> String {
        match make(&self.engine, &self.port) {
            Ok(job) => self.begin(job),
            Err(error) => Step::default().failed(&error.to_json()).end(),
        }
    }

    fn begin(&mut self, job: Job) -> String {
        let number = self.place(job);
        self.step(number, Event::Begin)
    }

    fn step(&mut self, number: usize, event: Event) -> String {
        let mut step = Step::default();
        step.job(wide(number));
        if let Some(mut job) = self.jobs.get_mut(number).and_then(Option::take) {
            match job.step(&mut self.engine, &self.port, event) {
                Continue(Ok(text)) => _ = step.done(&text),
                Continue(Err(error)) => _ = step.failed(&error.to_json()),
                Break(next) => self.next(next, number, job, &mut step),
            }
        }
        self.with_events(step)
    }

    /// Stores a job under the first free number.
    fn place(&mut self, job: Job) -> usize {
        let free = self.jobs.iter().position(Option::is_none).unwrap_or(self.jobs.len());
        match self.jobs.get_mut(free) {
            Some(place) => *place = Some(job),
            None => self.jobs.push(Some(job)),
        }
        free
    }

    /// Stores a job, and writes its next action.
    fn next(&mut self, next: Next, number: usize, job: Job, step: &mut Step) {
        let ms = match next {
            Next::Send { timeout, reads_body, .. } => {
                if let Some(request) = job.machine.request(&self.engine) {
                    step.send(&fetch_arguments(request));
                }
                step.reads_body(reads_body);
                timeout
            }
            Next::Pause { ms } => {
                step.pause(true);
                ms
            }
            Next::Renew { timeout, .. } => {
                step.renew(true);
                timeout
            }
            Next::Lock { timeout } => {
                step.lock(true);
                timeout
            }
            Next::Page { ref url, timeout } => {
                step.page(url);
                timeout
            }
        };
        step.ms(ms.into()).ends_with_identity(job.machine.ends_with_identity());
        if let Some(place) = self.jobs.get_mut(number) {
            *place = Some(job);
        }
        if matches!(next, Next::Renew { begin: true, .. }) {
            step.renewal(wide(self.place(Job::plain(RenewalRun))));
        }
    }

    /// Adds the session's new events.
    fn with_events(&mut self, mut step: Step) -> String {
        let events = self.engine.take_events();
        if !events.is_empty() {
            let mut list = List::new();
            for event in &events {
                list.push(&event.to_json());
            }
            let changes_identity = |event: &SessionEvent| event.change.changes_identity();
            step.events(&list.end()).identity_changed(events.iter().any(changes_identity));
        }
        step.end()
    }
}

fn wide(number: usize) -> u64 {
    u64::try_from(number).unwrap_or_default()
}

/// The arguments of `fetch`. A body of `true` stands for the caller's payload.
fn fetch_arguments(request: &Request) -> String {
    let mut headers = Object::new();
    for (name, value) in &request.headers {
        headers.text(name, value);
    }
    let mut init = Object::new();
    init.text("method", request.method.as_str())
        .text("redirect", "error")
        .text("credentials", if request.cookies { "same-origin" } else { "omit" })
        .raw("headers", &headers.end());
    match &request.body {
        RequestBody::Empty => {}
        RequestBody::Payload => _ = init.flag("body", true),
        RequestBody::Text(text) => _ = init.text("body", text),
    }
    List::new().push(&quoted(&request.url)).push(&init.end()).end()
}
