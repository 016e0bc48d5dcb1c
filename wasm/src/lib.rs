//! WebAssembly bindings of the engine of the `cartwright` client.
//!
//! Bindings only: every rule is in `cartwright`, and all I/O in `js/src/drive.ts`. JavaScript says in texts and numbers
//! what happened, and is told in JSON what to do next.
#![cfg(target_arch = "wasm32")]

mod config;
mod job;
mod program;

use cartwright::Json;
use cartwright::engine::{Engine, RenewalRun};
use cartwright::json::{Object, digits, list};
use cartwright::login::{Authorization, Callback, ResponseMode};
use cartwright::machine::{Answer, Delivery, Event, Next, Request, RequestBody};
use cartwright::session::{Role, SessionChange, SessionEvent, Tokens, Version};
use cartwright::{Error, json};
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
    static CLIENTS: RefCell<Vec<Option<Client>>> = const { RefCell::new(Vec::new()) };
}

/// Opens a client, and gives its number. Settings and tokens are JSON texts; `beside` is the number of a client whose
/// store it shares, or -1.
#[wasm_bindgen]
pub fn open(settings: &str, tokens: &str, beside: i32, program: Program) -> usize {
    let settings = Json::parse(settings).unwrap_or_default();
    let tokens = Json::parse(tokens)
        .filter(|tokens| tokens.is_object())
        .map(Tokens::from_json);
    let shared = usize::try_from(beside)
        .ok()
        .and_then(|number| CLIENTS.with_borrow(|clients| Some(clients.get(number)?.as_ref()?.port.store.clone())));
    let client = Client {
        engine: Engine::new(config::engine(settings)),
        port: ProgramPort::new(
            program,
            settings.get("cookie"),
            settings.get("storage").is_true(),
            tokens,
            shared,
        ),
        jobs: Vec::new(),
    };
    CLIENTS.with_borrow_mut(|clients| place(clients, client))
}

/// Forgets a client.
#[wasm_bindgen]
pub fn close(client: usize) {
    drop(take(client));
}

/// Does a piece of work by name. Answers JSON: of the work itself if it is done at once, else the first step of a job
/// with its number.
#[wasm_bindgen]
pub fn act(client: usize, name: &str, first: &str, second: &str, third: &str) -> String {
    match name {
        "oauthData" => return oauth_data(first, second).unwrap_or_else(|error| failed(&error)),
        "parseCallback" => return Callback::parse(first, ResponseMode::from_name(second)).to_json(),
        _ => {}
    }
    let Some(mut taken) = take(client) else {
        return String::new();
    };
    let answer = taken.act(name, first, second, third);
    put_back(client, taken);
    answer
}

/// Steps a job after an event. `head` holds an answer's three headers, or the origin of
/// a message, one a line.
#[wasm_bindgen]
pub fn step(client: usize, job: usize, happened: u8, status: u16, head: &str, body: String) -> String {
    let Some(mut taken) = take(client) else {
        return String::new();
    };
    let answer = taken.step(job, event(happened, status, head, body));
    put_back(client, taken);
    answer
}

fn take(client: usize) -> Option<Client> {
    CLIENTS.with_borrow_mut(|clients| clients.get_mut(client)?.take())
}

fn put_back(number: usize, client: Client) {
    CLIENTS.with_borrow_mut(|clients| {
        if let Some(place) = clients.get_mut(number) {
            *place = Some(client);
        }
    });
}

/// Puts a value in the first free place of a list.
fn place<T>(places: &mut Vec<Option<T>>, value: T) -> usize {
    let free = places.iter().position(Option::is_none).unwrap_or(places.len());
    match places.get_mut(free) {
        Some(place) => *place = Some(value),
        None => places.push(Some(value)),
    }
    free
}

/// One client.
struct Client {
    engine: Engine,
    port: ProgramPort,
    /// The jobs under way, by number.
    jobs: Vec<Option<Box<dyn Job>>>,
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
                let change = SessionChange::from_name(first, Role::from_name(second));
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
                    Some(wait) => Ok(job::plain(wait)),
                    None => return self.tell(Object::new()),
                }
            }
            _ => job::make(engine, port, name, first, second, third),
        };
        match job {
            Ok(job) => {
                let number = place(&mut self.jobs, job);
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

    /// Keeps a job, and writes what is to be done next for it.
    fn next(&mut self, next: Next, number: usize, job: Box<dyn Job>, says: &mut Object) {
        let patience = match next {
            Next::Send { patience, reads, .. } => {
                if let Some(request) = job.request(&self.engine) {
                    says.raw("send", &fetch_arguments(request)).flag("reads", reads);
                }
                patience
            }
            Next::Pause { ms } => {
                says.flag("pause", true);
                ms
            }
            Next::Renew { patience, .. } => {
                says.flag("renew", true);
                patience
            }
            Next::Lock { patience } => {
                says.flag("lock", true);
                patience
            }
            Next::Page { ref url, patience } => {
                says.text("page", url);
                patience
            }
        };
        says.number("ms", patience.into()).flag("own", job.ends_with_identity());
        if let Some(place) = self.jobs.get_mut(number) {
            *place = Some(job);
        }
        if matches!(next, Next::Renew { begin: true, .. }) {
            let renewal = place(&mut self.jobs, job::plain(RenewalRun));
            says.number("begin", u64::try_from(renewal).unwrap_or_default());
        }
    }

    /// Adds the session's events since the last time.
    fn tell(&mut self, mut says: Object) -> String {
        let events = self.engine.take_events();
        if !events.is_empty() {
            let over = events.iter().any(|event| event.change.changes_identity());
            let texts: Vec<String> = events.into_iter().map(SessionEvent::to_json).collect();
            says.raw("events", &list(&texts)).flag("over", over);
        }
        says.end()
    }
}

fn failed(error: &Error) -> String {
    Object::new().raw("failed", &error.to_json()).end()
}

fn event(happened: u8, status: u16, head: &str, body: String) -> Event {
    let mut lines = head.split('\n');
    let mut line = || lines.next().filter(|line| !line.is_empty()).map(str::to_owned);
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
    list(&[json::quoted(&request.url), init.end()])
}

/// The data that a login by redirect must remember, as the platform's own SDK documents them.
fn oauth_data(redirect_uri: &str, original_uri: &str) -> Result<String, Error> {
    let login = Authorization::begin(redirect_uri)?;
    Ok(Object::new()
        .text("originalUri", original_uri)
        .text("redirectUri", redirect_uri)
        .text("codeVerifier", login.verifier.secret().expose())
        .text("codeChallenge", login.challenge.as_str())
        .text("state", &login.state)
        .end())
}
