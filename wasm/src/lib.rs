//! WebAssembly bindings of the engine of the `cartwright` client.
//!
//! Bindings only: every rule is in the engine, and all I/O in `js/src/sdk/drive`. JavaScript sends work and events; the
//! core returns a step as JSON.
#![cfg(target_arch = "wasm32")]

mod border;
mod config;
mod job;
mod program;

use border::{Happened, Step, Work};
use cartwright_engine::Json;
use cartwright_engine::json::{List, Object, digits, quoted};
use cartwright_engine::machine::{Event, Next, Request, RequestBody};
use cartwright_engine::session::{SessionChange, SessionEvent, Tokens, Version};
use cartwright_engine::{Engine, RenewalRun};
use job::Job;
use program::{Program, ProgramPort};
use std::cell::RefCell;
use std::ops::ControlFlow::{Break, Continue};
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

/// Opens a client, and returns its number; an invalid number if the settings are of another package version. Settings
/// and tokens are JSON texts; `shared_client` is the number of a client whose store is shared, or -1.
#[wasm_bindgen]
pub fn open(settings: &str, tokens: &str, shared_client: i32, program: Program) -> usize {
    let settings = Json::parse(settings).unwrap_or_default();
    if settings.get("version").number() != Some(version().into()) {
        return usize::MAX;
    }
    let tokens = Json::parse(tokens).filter(|tokens| tokens.is_object()).map(Tokens::from_json);
    let shared = usize::try_from(shared_client).ok().and_then(|number| with(number, |other| other.port.store.clone()));
    let client = Box::new(Client {
        engine: Engine::new(config::engine(settings)),
        port: ProgramPort::new(program, settings, tokens, shared),
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

/// Starts a piece of work: returns its first step, or its result if it ends immediately. Empty for an unknown client.
#[wasm_bindgen]
pub fn act(client: usize, work: Work, first: &str, second: &str, third: &str) -> String {
    with(client, |client| client.act(work, first, second, third)).unwrap_or_default()
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
    fn act(&mut self, work: Work, first: &str, second: &str, third: &str) -> String {
        let Self { engine, port, .. } = self;
        let job = match work {
            Work::Tokens => return port.store.load().tokens.to_json(),
            Work::SetTokens => {
                let tokens = Tokens::from_json(Json::parse(first).unwrap_or_default());
                let kept = engine.set_tokens(port, &tokens);
                let mut step = Step::default();
                if let Err(error) = kept {
                    step.failed(&error.to_json());
                }
                return self.with_events(step);
            }
            Work::ChangedElsewhere => match engine.changed_elsewhere(port, session_event(first, second, third)) {
                Some(wait) => Ok(Job::plain(wait)),
                None => return self.with_events(Step::default()),
            },
            _ => Job::make(engine, port, work, first, second, third),
        };
        match job {
            Ok(job) => {
                let number = self.place(job);
                self.step(number, Event::Begin)
            }
            Err(error) => Step::default().failed(&error.to_json()).end(),
        }
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

/// Parses another tab's message: the event's name, the lost session's role, and the store's version.
fn session_event(change: &str, from: &str, version: &str) -> Option<SessionEvent> {
    let version = digits(version).and_then(|version| u32::try_from(version).ok());
    let change = SessionChange::from_name(change, from.parse().unwrap_or_default())?;
    Some(SessionEvent::new(change, Version::from_number(version.unwrap_or_default())))
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
