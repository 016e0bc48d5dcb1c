//! The engine of the `cartwright` client: calls, sessions and logins as state machines, without I/O, async code or models.
//!
//! Programs use the crate `cartwright`, or `@cartwright/sdk` on npm. This page is for authors of drivers, which do the
//! machines' I/O. The driver of `cartwright` is async code for Tokio and browsers; the npm package's driver is written
//! in TypeScript.
//!
//! # The parts
//!
//! - One [`Engine`] for each client. It holds the settings, and the state that the client's machines share.
//! - A [`Machine`] for each piece of work: a [`Call`], a [`login::LoginRun`], the [`RenewalRun`] of the session, the
//!   wait for an access token ([`Engine::access_token`]) or for a change of another tab ([`Engine::changed_elsewhere`]).
//! - One [`machine::Port`] for each client, through which the machines read the clock and the token store. No method of
//!   it may block.
//!
//! # The methods, and the order of their calls
//!
//! 1. **Make** a machine: [`Engine::call`], the constructors of [`login::LoginRun`], [`RenewalRun`].
//! 2. **Step** it: [`Machine::step`], first with [`Event::Begin`](machine::Event::Begin). The step breaks off with a
//!    [`Next`](machine::Next), or ends with the outcome. A machine that has ended is not stepped again.
//! 3. **Ask** before anything else is stepped: [`Machine::request`] after a `Send`, [`Machine::endpoint`] for logs,
//!    [`Machine::ends_with_identity`].
//! 4. **Drain** [`Engine::take_events`] after each step and each other method that takes `&mut Engine`, and notify the
//!    client's listeners. If an event [changes the identity](session::SessionChange::changes_identity), step every machine
//!    for which `ends_with_identity` is true with `Cancelled`.
//! 5. **Perform** the `Next` with no lock held, then go on with 2. Other machines may be stepped meanwhile, in any order.
//!
//! | next | the driver | the event that follows |
//! |---|---|---|
//! | `Send` | sends [`Machine::request`], and follows no redirect | `Answer`, `Lost`, `Late` after `timeout` |
//! | `Pause` | waits | `Ready` |
//! | `Renew` | with `begin`, drives a `RenewalRun` of its own; waits for the end of the renewal, no matter which call began it | `Ready`, `Late` |
//! | `Lock` | takes the lock of all programs that share the store, until the machine ends | `Ready`, with or without the lock |
//! | `Page` | loads the page in a hidden frame, once a machine | `Message`, `Late`, `Lost` |
//!
//! The promise of each event:
//!
//! - `Answer`: the platform answered. The body is there if the step said `reads_body`, or if the status is not 2xx; any other
//!   body stays with the driver, which hands it to the caller.
//! - `Lost`: there will be no answer. [`Delivery`](machine::Delivery) says whether the request may have been received;
//!   `Unknown` if the driver is not certain, since a call that may have been received is repeated only if it is
//!   idempotent.
//! - `Late`: the driver's timer for the timeout fired; the driver discards a later answer.
//! - `Ready`: the wait is over. A renewal that failed is `Ready` too: the machine reads the session itself.
//! - `Cancelled`: the caller gave up, or the driver failed: a panic, a closed page, a runtime that shut down. A driver
//!   must step its `RenewalRun` with it, otherwise every later call waits for a renewal without a driver.
//!
//! The details that a driver needs:
//!
//! - **A machine may go on after `Cancelled`**: a login that has been granted tokens stores them first, and may ask for a
//!   `Pause`. A driver steps a machine until it continues with an outcome.
//! - **The timeout of `Send`** covers the whole answer, to the last byte of its body. After `Late` the driver aborts the
//!   request.
//! - **[`Port::random`](machine::Port::random)** is for the jitter of retries. Verifiers of logins and versions of commits
//!   take their bytes from the `getrandom` crate, which the target must support.
//! - **Two clocks**: [`Port::now`](machine::Port::now) is the wall clock, for lifetimes of tokens;
//!   [`Port::elapsed`](machine::Port::elapsed) is monotonic, for timeouts.
//! - **The lock** of a `Lock` is released when the machine ends. A driver that waited in vain answers `Ready` without the
//!   lock, and releases nothing: commits compare and swap, so that the store stays consistent.
//! - **The frame** of a `Page` stays open while the machine asks for pages, and closes with its first other step or its end.
//! - **Callbacks**: the second completion of a login's callback returns the result of the first; a failed completion may be
//!   repeated.
//! - **Threads**: an [`Engine`] and its machines may move between threads, and each step borrows the engine alone, as a
//!   mutex gives it.
//!
//! The feature `conformance` has a test of all this for drivers.
//!
//! # A driver
//!
//! On one thread, without pauses or hidden frames, against a platform with two answers:
//!
//! ```
//! use cartwright_engine::machine::{Answer, Delivery, Event, Next, Outcome, Port, Request, RequestBody};
//! use cartwright_engine::row::{Row, Service};
//! use cartwright_engine::session::{MemoryStore, TokenStore};
//! use cartwright_engine::{CallOptions, Caller, Config, Engine, Error, Machine, RenewalRun};
//! use std::ops::ControlFlow::{Break, Continue};
//! use std::sync::LazyLock;
//! use std::time::{Instant, SystemTime, UNIX_EPOCH};
//!
//! /// Clock, chance and storage.
//! struct Program(MemoryStore);
//!
//! impl Port for Program {
//!     fn now(&self) -> u64 {
//!         let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
//!         u64::try_from(since.as_millis()).unwrap_or_default()
//!     }
//!     fn elapsed(&self) -> u64 {
//!         static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
//!         u64::try_from(BEGAN.elapsed().as_millis()).unwrap_or_default()
//!     }
//!     fn date(&self, _: &str) -> Option<u64> {
//!         None // A `Retry-After` in seconds is read without it.
//!     }
//!     fn random(&self, bytes: &mut [u8]) -> bool {
//!         getrandom::fill(bytes).is_ok()
//!     }
//!     fn store(&self) -> &dyn TokenStore {
//!         &self.0
//!     }
//!     fn flows(&self) -> String {
//!         String::new()
//!     }
//!     fn keep_flows(&self, _: &str) {}
//! }
//!
//! /// Sends a request: here, to a platform that grants a token and has one cart.
//! fn send(request: &Request, payload: &str) -> Event {
//!     let sent = match &request.body {
//!         RequestBody::Empty => "",
//!         RequestBody::Payload => payload,
//!         RequestBody::Text(text) => text,
//!     };
//!     let body = if sent.contains("anonymous") {
//!         r#"{"access_token":"a","refresh_token":"r","expires_in":14400}"#
//!     } else {
//!         r#"{"cart":{"id":"cart-1"}}"#
//!     };
//!     Event::Answer(Answer { status: 200, body: body.to_owned(), ..Answer::default() })
//! }
//!
//! /// Drives a machine to its end: its outcome, and the body of the last success.
//! fn drive(
//!     engine: &mut Engine,
//!     program: &Program,
//!     machine: &mut dyn Machine,
//!     payload: &str,
//! ) -> Result<(Outcome, String), Error> {
//!     let (mut event, mut body) = (Event::Begin, String::new());
//!     loop {
//!         let step = machine.step(engine, program, event);
//!         for change in engine.take_events() {
//!             println!("session: {}", change.change.as_str());
//!         }
//!         event = match step {
//!             Continue(outcome) => return Ok((outcome?, body)),
//!             Break(Next::Send { reads_body, .. }) => match machine.request(engine).map(|request| send(request, payload)) {
//!                 Some(Event::Answer(mut answer)) => {
//!                     if !reads_body && (200..300).contains(&answer.status) {
//!                         body = std::mem::take(&mut answer.body);
//!                     }
//!                     Event::Answer(answer)
//!                 }
//!                 other => other.unwrap_or(Event::Cancelled),
//!             },
//!             Break(Next::Renew { begin, .. }) => {
//!                 if begin {
//!                     // Its outcome is known to the session.
//!                     let _ = drive(engine, program, &mut RenewalRun, "");
//!                 }
//!                 Event::Ready
//!             }
//!             Break(Next::Pause { .. } | Next::Lock { .. }) => Event::Ready,
//!             Break(Next::Page { .. }) => {
//!                 let message = "this program has no frames".to_owned();
//!                 Event::Lost { delivery: Delivery::NotSent, message }
//!             }
//!         };
//!     }
//! }
//!
//! const GET_CART: Row<'static> = Row::get("cart.get_current", Service::Ecom, "/v1/carts/current");
//!
//! # fn main() -> Result<(), Error> {
//! let program = Program(MemoryStore::default());
//! let mut engine = Engine::new(Config::new(Caller::Visitor("my-client-id".to_owned())));
//! let mut call = engine.call(&program, &GET_CART, "", CallOptions::default())?;
//! let (outcome, body) = drive(&mut engine, &program, &mut call, "")?;
//! assert_eq!((outcome.status, body.as_str()), (200, r#"{"cart":{"id":"cart-1"}}"#));
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]
// A public type takes new fields and values without a break, or says why not.
#![warn(clippy::exhaustive_enums, clippy::exhaustive_structs)]

mod attempts;
mod call;
#[cfg(feature = "conformance")]
pub mod conformance;
mod engine;
pub mod error;
mod header;
pub mod host;
pub mod json;
pub mod login;
pub mod machine;
mod names;
pub mod path;
pub mod query_string;
mod retry;
pub mod row;
pub mod rows;
mod secret;
pub mod session;
mod store;
mod target;

pub use call::{Call, CallOptions};
pub use engine::{AccessTokenWait, Caller, Config, ElsewhereWait, Engine, Machine, RenewalRun, TokensWrite};
pub use error::{Error, ErrorKind, FieldViolation, RevisionConflict};
pub use host::{Host, Origin};
pub use json::Json;
pub use names::UnknownName;
pub use retry::RetryPolicy;
pub use secret::Secret;
