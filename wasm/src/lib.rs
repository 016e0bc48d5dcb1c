//! WebAssembly bindings of the engine of the `cartwright` client.
//!
//! Bindings only: every rule is in `cartwright`, and all I/O in `js/src/drive.ts`. JavaScript says in texts and numbers
//! what happened, and is told in JSON what to do next.
#![cfg(target_arch = "wasm32")]

mod config;
mod job;
mod program;

use cartwright_engine::Error;
use cartwright_engine::Json;
use cartwright_engine::json::{List, Object, digits, quoted};
use cartwright_engine::machine::{Answer, Delivery, Event, Next, Request, RequestBody};
use cartwright_engine::session::{SessionChange, SessionEvent, Tokens, Version};
use cartwright_engine::{Engine, RenewalRun};
use job::Job;
use program::{Program, ProgramPort};
use std::cell::RefCell;
use std::ops::ControlFlow::{Break, Continue};
use wasm_bindgen::prelude::wasm_bindgen;

/// Half the code of the standard allocator, and quicker.
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

thread_local! {
    /// The clients by number. A client is taken out while it works, since a store of the program's own may call back.
    static CLIENTS: RefCell<Vec<Place>> = const { RefCell::new(Vec::new()) };
}

/// A client's place in the list.
enum Place {
    Free,
    /// The client is at work, and the number is its own.
    Taken,
    Here(Box<Client>),
}

/// The version of the package that this core belongs to, as one number: three digits for each part.
#[wasm_bindgen]
pub fn version() -> u32 {
    [
        env!("CARGO_PKG_VERSION_MAJOR"),
        env!("CARGO_PKG_VERSION_MINOR"),
        env!("CARGO_PKG_VERSION_PATCH"),
    ]
    .iter()
    .filter_map(|part| digits(part))
    .fold(0, |number, part| {
        number * 1000 + u32::try_from(part).unwrap_or_default()
    })
}

/// Opens a client, and gives its number; none that there is, if the settings are of another version of the package.
/// Settings and tokens are JSON texts; `beside` is the number of a client whose store it shares, or -1.
#[wasm_bindgen]
pub fn open(settings: &str, tokens: &str, beside: i32, program: Program) -> usize {
    let settings = Json::parse(settings).unwrap_or_default();
    if settings.get("version").number() != Some(version().into()) {
        return usize::MAX;
    }
    let tokens = Json::parse(tokens)
        .filter(|tokens| tokens.is_object())
        .map(Tokens::from_json);
    let shared = usize::try_from(beside)
        .ok()
        .and_then(|number| with(number, |other| other.port.store.clone()));
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

/// Forgets a client.
#[wasm_bindgen]
pub fn close(client: usize) {
    drop(replace(client, Place::Free));
}

/// Does a piece of work by name. Answers JSON: of the work itself if it is done at once, else the first step of a job
/// with its number.
#[wasm_bindgen]
pub fn act(client: usize, name: &str, first: &str, second: &str, third: &str) -> String {
    with(client, |client| client.act(name, first, second, third)).unwrap_or_default()
}

/// Steps a job after an event. `head` holds an answer's three headers, or the origin of
/// a message, one a line.
#[wasm_bindgen]
pub fn step(client: usize, job: usize, happened: u8, status: u16, head: &str, body: String) -> String {
    with(client, |client| client.step(job, event(happened, status, head, body))).unwrap_or_default()
}

/// Changes what a place holds; gives what it held, if there is such a place.
fn replace(number: usize, with: Place) -> Option<Place> {
    CLIENTS.with_borrow_mut(|clients| Some(std::mem::replace(clients.get_mut(number)?, with)))
}

/// Uses a client, which is out of its place meanwhile.
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
        // The client was closed by its own work, and its place may be another's.
        Some(other) => drop(replace(number, other)),
    }
    Some(result)
}

/// One client.
struct Client {
    engine: Engine,
    port: ProgramPort,
    /// The jobs under way, by number.
    jobs: Vec<Option<Job>>,
}

impl Client {
    fn act(&mut self, name: &str, first: &str, second: &str, third: &str) -> String {
        let Self { engine, port, .. } = self;
        let job = match name {
            "tokens" => return port.store.load().tokens.to_json(),
            "setTokens" => {
                let tokens = Tokens::from_json(Json::parse(first).unwrap_or_default());
                let kept = engine.set_tokens(port, &tokens);
                let mut says = Object::new();
                if let Err(error) = kept {
                    says.raw("failed", &error.to_json());
                }
                return self.tell(says);
            }
            "changedElsewhere" => {
                let change = SessionChange::from_name(first, second.parse().unwrap_or_default());
                let told = change.map(|change| SessionEvent {
                    change,
                    elsewhere: false,
                    version: Version(
                        digits(third)
                            .and_then(|version| u32::try_from(version).ok())
                            .unwrap_or_default(),
                    ),
                });
                match engine.changed_elsewhere(port, told) {
                    Some(wait) => Ok(Job::plain(wait)),
                    None => return self.tell(Object::new()),
                }
            }
            _ => Job::make(engine, port, name, first, second, third),
        };
        match job {
            Ok(job) => {
                let number = self.place(job);
                self.step(number, Event::Begin)
            }
            Err(error) => failed(&error),
        }
    }

    fn step(&mut self, number: usize, event: Event) -> String {
        let mut says = Object::new();
        says.number("job", u64::try_from(number).unwrap_or_default());
        if let Some(mut job) = self.jobs.get_mut(number).and_then(Option::take) {
            match job.step(&mut self.engine, &self.port, event) {
                Continue(Ok(text)) => _ = says.raw("done", &text),
                Continue(Err(error)) => _ = says.raw("failed", &error.to_json()),
                Break(next) => self.next(next, number, job, &mut says),
            }
        }
        self.tell(says)
    }

    /// Puts a job in the first free place.
    fn place(&mut self, job: Job) -> usize {
        let free = self.jobs.iter().position(Option::is_none).unwrap_or(self.jobs.len());
        match self.jobs.get_mut(free) {
            Some(place) => *place = Some(job),
            None => self.jobs.push(Some(job)),
        }
        free
    }

    /// Keeps a job, and writes what is to be done next for it.
    fn next(&mut self, next: Next, number: usize, job: Job, says: &mut Object) {
        let mut value = "true".to_owned();
        let (name, ms) = match next {
            Next::Send { patience, reads, .. } => {
                if let Some(request) = job.machine.request(&self.engine) {
                    value = fetch_arguments(request);
                }
                says.flag("reads", reads);
                ("send", patience)
            }
            Next::Pause { ms } => ("pause", ms),
            Next::Renew { patience, .. } => ("renew", patience),
            Next::Lock { patience } => ("lock", patience),
            Next::Page { ref url, patience } => {
                value = quoted(url);
                ("page", patience)
            }
        };
        says.raw(name, &value)
            .number("ms", ms.into())
            .flag("own", job.machine.ends_with_identity());
        if let Some(place) = self.jobs.get_mut(number) {
            *place = Some(job);
        }
        if matches!(next, Next::Renew { begin: true, .. }) {
            let renewal = self.place(Job::plain(RenewalRun));
            says.number("begin", u64::try_from(renewal).unwrap_or_default());
        }
    }

    /// Adds the session's events since the last time.
    fn tell(&mut self, mut says: Object) -> String {
        let events = self.engine.take_events();
        if !events.is_empty() {
            let over = events.iter().any(|event| event.change.changes_identity());
            let mut list = List::new();
            for event in &events {
                list.push(&event.to_json());
            }
            says.raw("events", &list.end()).flag("over", over);
        }
        says.end()
    }
}

fn failed(error: &Error) -> String {
    Object::new().raw("failed", &error.to_json()).end()
}

fn event(happened: u8, status: u16, head: &str, body: String) -> Event {
    let mut rest = head;
    let mut line = || {
        let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
        rest = after;
        (!line.is_empty()).then(|| line.to_owned())
    };
    let lost = |delivery, message| Event::Lost { delivery, message };
    match happened {
        0 => Event::Begin,
        1 => Event::Answer(Answer {
            status,
            request_id: line(),
            retry_after: line(),
            consistent: line(),
            body,
        }),
        2 => lost(Delivery::Offline, body),
        3 => lost(Delivery::NotSent, body),
        4 => lost(Delivery::Unknown, body),
        5 => Event::Late,
        6 => Event::Ready,
        7 => Event::Message {
            origin: head.to_owned(),
            data: body,
        },
        _ => Event::Cancelled,
    }
}

/// The arguments of `fetch`. A body of `true` is the caller's payload.
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
