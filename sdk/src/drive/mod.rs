//! Drivers: the crate's async code and I/O.
//!
//! A driver steps a [`Machine`] until it is done, and performs the action of each step.
//! It contains no rules and no limits. The loop is in this module; the parts that differ by target are traits with a
//! native and a browser form.

#[cfg(all(target_arch = "wasm32", feature = "browser"))]
mod browser;
pub(crate) mod defaults;
#[cfg(all(feature = "file-store", not(target_arch = "wasm32")))]
mod file_lock;
mod frames;
mod lock;
#[cfg(all(not(target_arch = "wasm32"), feature = "native"))]
mod native;
pub mod observe;
#[cfg(all(not(target_arch = "wasm32"), feature = "native"))]
mod page_reader;
pub mod recorded;
mod runtime;
mod secrets;
mod transport;

pub use crate::maybe_send::{BoxFuture, BoxStream, MaybeSend, MaybeSync};
#[cfg(all(target_arch = "wasm32", feature = "browser"))]
pub use browser::{BrowserRuntime, BrowserTransport, DocumentCookies, HiddenFrames, SessionFlows, WebLock};
pub use cartwright_engine::session::Clock;
#[cfg(all(feature = "file-store", not(target_arch = "wasm32")))]
pub use file_lock::FileLock;
pub use frames::{FlowStore, Frame, FrameError, FrameMessage, Frames, MemoryFlows, NoFrames};
pub use lock::{NoLock, RenewalGuard, RenewalLock};
#[cfg(all(not(target_arch = "wasm32"), feature = "native"))]
pub use native::{NativeTransport, TokioRuntime};
#[cfg(all(not(target_arch = "wasm32"), feature = "native"))]
pub use page_reader::PageReader;
pub use runtime::Runtime;
pub use transport::{Delivery, Request, Response, Transport, TransportError};

use crate::error::{Error, ErrorKind};
use crate::session::SessionEvent;
use crate::session::TokenStore;
use cartwright_engine::error::Source;
use cartwright_engine::machine::{self, Answer, Event, Next, Outcome, Port, RequestBody, Step};
use cartwright_engine::{Engine, Machine, RenewalRun};
use frames::OpenFrame;
use futures_channel::oneshot;
use futures_util::FutureExt;
use futures_util::future::{Either, Shared, select};
use observe::{AttemptEvent, Observer};
use std::ops::ControlFlow::{Break, Continue};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

/// Listens to a session's events.
pub trait SessionListener: MaybeSend + MaybeSync {
    /// Called with no lock held.
    fn on_event(&self, event: SessionEvent);
}

impl<F: Fn(SessionEvent) + MaybeSend + MaybeSync> SessionListener for F {
    fn on_event(&self, event: SessionEvent) {
        self(event);
    }
}

/// The listeners of a session, by number.
#[derive(Default)]
struct Listeners {
    last: u64,
    all: Vec<(u64, Arc<dyn SessionListener>)>,
}

/// A subscription to a session's events, which ends when it is dropped.
#[derive(Debug)]
#[must_use = "the subscription ends when it is dropped"]
pub struct Listening {
    driver: Weak<Driver>,
    number: u64,
}

impl Listening {
    /// Listens as long as the client exists.
    pub fn forever(mut self) {
        self.driver = Weak::new();
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        if let Some(driver) = self.driver.upgrade() {
            let mut listeners = locked(&driver.listeners);
            let place = listeners.all.iter().position(|(number, _)| *number == self.number);
            let ended = place.map(|place| listeners.all.remove(place));
            drop(listeners);
            // Without a lock, since the listener may own a client.
            drop(ended);
        }
    }
}

/// A token store shared by a client's tasks.
pub(crate) trait SharedStore: TokenStore + MaybeSend + MaybeSync {}

impl<T: TokenStore + MaybeSend + MaybeSync> SharedStore for T {}

/// The program's parts of a driver.
pub(crate) struct Parts {
    pub(crate) transport: Arc<dyn Transport>,
    pub(crate) runtime: Arc<dyn Runtime>,
    pub(crate) store: Box<dyn SharedStore>,
    pub(crate) lock: Box<dyn RenewalLock>,
    pub(crate) flows: Box<dyn FlowStore>,
    pub(crate) frames: Box<dyn Frames>,
    pub(crate) observer: Arc<dyn Observer>,
}

impl Port for Parts {
    fn now(&self) -> u64 {
        self.runtime.now()
    }
    fn elapsed(&self) -> u64 {
        u64::try_from(self.runtime.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
    fn date(&self, text: &str) -> Option<u64> {
        let since = httpdate::parse_http_date(text).ok()?;
        let since = since.duration_since(std::time::UNIX_EPOCH).ok()?;
        u64::try_from(since.as_millis()).ok()
    }
    fn random(&self, bytes: &mut [u8]) -> bool {
        self.runtime.random(bytes)
    }
    fn store(&self) -> &dyn TokenStore {
        &*self.store
    }
    fn flows(&self) -> String {
        self.flows.read()
    }
    fn keep_flows(&self, flows: &str) {
        self.flows.write(flows);
    }
}

/// The end of a renewal's task, which many calls can await. Only the task itself polls the renewal.
type Flight = Shared<oneshot::Receiver<()>>;

/// Drives the machines of one client.
pub(crate) struct Driver {
    engine: Mutex<Engine>,
    pub(crate) parts: Parts,
    listeners: Mutex<Listeners>,
    renewal: Mutex<Option<Flight>>,
    identity: Mutex<IdentitySignal>,
}

type IdentityReceiver = Shared<oneshot::Receiver<()>>;

/// Fires when the client signs in or out: replacing the sender completes all receivers.
struct IdentitySignal {
    _sender: oneshot::Sender<()>,
    receiver: IdentityReceiver,
}

impl IdentitySignal {
    fn new() -> Self {
        let (sender, receiver) = oneshot::channel();
        Self { _sender: sender, receiver: receiver.shared() }
    }
}

/// The last answer, and the resources to release at a machine's end.
#[derive(Default)]
struct Held {
    response: Response,
    source: Option<Source>,
    guard: Option<Box<dyn RenewalGuard>>,
    frame: Option<OpenFrame>,
    sent: Option<AttemptEvent>,
}

/// A step, with its request, the renewal to spawn, and the sign-in signal after the step.
struct Stepped {
    step: Step<Result<Outcome, Error>>,
    request: Option<Request>,
    renewal: Option<RenewalTask>,
    identity: IdentityReceiver,
}

/// The session's renewal in a task of its own: dropping one caller does not cancel it for others, and an answer that
/// rotates the refresh token is never lost. A panic or a runtime's shutdown cancels the renewal.
struct RenewalTask {
    driver: Arc<Driver>,
    is_over: bool,
    /// Dropped after the engine has received the end.
    _flight: oneshot::Sender<()>,
}

impl RenewalTask {
    fn run(self) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            // The session stores the outcome.
            let _ = self.driver.drive(RenewalRun, "").await;
            self.end();
        })
    }

    fn end(mut self) {
        self.is_over = true;
    }
}

impl Drop for RenewalTask {
    fn drop(&mut self) {
        if !self.is_over {
            // A cancelled renewal has no next step.
            let _ = self.driver.with(|engine, parts| RenewalRun.step(engine, parts, Event::Cancelled));
        }
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The future's output, or `None` after the timeout. A future that is ready immediately needs no timer.
pub(crate) async fn within<T>(runtime: &dyn Runtime, limit: Duration, future: impl Future<Output = T>) -> Option<T> {
    let late = async { runtime.sleep(limit).await };
    match select(pin!(future), pin!(late)).await {
        Either::Left((output, _)) => Some(output),
        Either::Right(_) => None,
    }
}

const fn ms(milliseconds: u32) -> Duration {
    Duration::from_millis(milliseconds as u64)
}

const NO_RUNTIME: &str =
    "calls need a Tokio runtime: make them in `#[tokio::main]` or `tokio::runtime::Runtime::block_on`";

impl Driver {
    pub(crate) fn new(engine: Engine, parts: Parts) -> Self {
        Self {
            engine: Mutex::new(engine),
            parts,
            listeners: Mutex::default(),
            renewal: Mutex::default(),
            identity: Mutex::new(IdentitySignal::new()),
        }
    }

    pub(crate) fn listen(self: &Arc<Self>, listener: Arc<dyn SessionListener>) -> Listening {
        let mut listeners = locked(&self.listeners);
        listeners.last += 1;
        let number = listeners.last;
        listeners.all.push((number, listener));
        Listening { driver: Arc::downgrade(self), number }
    }

    /// Uses the engine, and notifies the listeners of the resulting events without holding a lock.
    pub(crate) fn with<T>(&self, work: impl FnOnce(&mut Engine, &Parts) -> T) -> T {
        let mut engine = locked(&self.engine);
        let output = work(&mut engine, &self.parts);
        let events = engine.take_events();
        // Under the engine's lock, so that no call receives the signal of another identity.
        if events.iter().any(|event| event.change.changes_identity()) {
            *locked(&self.identity) = IdentitySignal::new();
        }
        drop(engine);
        for event in events {
            let listeners = locked(&self.listeners).all.clone();
            for (_, listener) in listeners {
                listener.on_event(event);
            }
        }
        output
    }

    /// Steps a machine until it is done. Dropping the future cancels the machine, but not the session's renewal.
    /// `payload` is the body of requests with the caller's payload; the result includes the last answer.
    pub(crate) async fn drive<M: Machine + MaybeSend>(
        self: &Arc<Self>,
        mut machine: M,
        payload: &str,
    ) -> Result<(Outcome, Response), Error> {
        if !self.parts.runtime.is_running() {
            return Err(Error::request(NO_RUNTIME));
        }
        let mut held = Held::default();
        let mut event = Event::Begin;
        loop {
            let Stepped { step, request, renewal, identity } = self.step(&mut machine, event, payload);
            if let Some(renewal) = renewal {
                // Without holding a lock: a runtime that is shutting down drops the task immediately.
                self.parts.runtime.spawn(renewal.run());
            }
            self.observe(&machine, &mut held, &step);
            let next = match step {
                Continue(Ok(outcome)) => return Ok((outcome, held.response)),
                Continue(Err(error)) => return Err(with_source(error, held.source)),
                Break(next) => next,
            };
            if !matches!(next, Next::Page { .. }) {
                held.frame = None;
            }
            let happened = self.perform(next, request, &mut held);
            event = if machine.ends_with_identity() {
                // Checked first, so that an answer at the time of a logout is not returned.
                match select(identity, pin!(happened)).await {
                    Either::Left(_) => Event::Cancelled,
                    Either::Right((event, _)) => event,
                }
            } else {
                happened.await
            };
        }
    }

    /// One step, under the engine's lock.
    fn step<M: Machine>(self: &Arc<Self>, machine: &mut M, event: Event, payload: &str) -> Stepped {
        self.with(|engine, parts| {
            let identity = locked(&self.identity).receiver.clone();
            let step = machine.step(engine, parts, event);
            let request = match &step {
                Break(Next::Send { .. }) => machine.request(engine).map(|request| sent(request, payload)),
                _ => None,
            };
            // Under the engine's lock, so that a call that joins the renewal finds it.
            let renewal = matches!(step, Break(Next::Renew { begin: true, .. })).then(|| self.begin_renewal());
            Stepped { step, request, renewal, identity }
        })
    }

    /// Performs a step's action.
    async fn perform(self: &Arc<Self>, next: Next, request: Option<Request>, held: &mut Held) -> Event {
        let Parts { runtime, lock, frames, .. } = &self.parts;
        match next {
            Next::Send { timeout, reads_body, attempt } => {
                self.send(request, ms(timeout), reads_body, attempt, held).await
            }
            Next::Pause { ms: pause } => {
                runtime.sleep(ms(pause)).await;
                Event::Ready
            }
            Next::Renew { timeout, .. } => {
                let flight = locked(&self.renewal).clone();
                match flight {
                    Some(flight) => match within(&**runtime, ms(timeout), flight).await {
                        Some(_) => Event::Ready,
                        None => Event::Late,
                    },
                    None => Event::Ready,
                }
            }
            Next::Lock { timeout } => {
                held.guard = lock.acquire(ms(timeout)).await;
                Event::Ready
            }
            Next::Page { url, timeout } => {
                if held.frame.is_none() {
                    match OpenFrame::open(&**frames, &**runtime, &url, ms(timeout)) {
                        Ok(frame) => held.frame = Some(frame),
                        Err(error) => return error.into(),
                    }
                }
                match &mut held.frame {
                    Some(frame) => frame.message().await,
                    None => Event::Late,
                }
            }
        }
    }

    async fn send(
        &self,
        request: Option<Request>,
        timeout: Duration,
        reads_body: bool,
        attempt: u32,
        held: &mut Held,
    ) -> Event {
        let Some(request) = request else {
            return Event::Cancelled;
        };
        let Parts { runtime, transport, .. } = &self.parts;
        let sent_at = runtime.now();
        let answer = within(&**runtime, timeout, transport.send(request)).await;
        let mut sent = AttemptEvent {
            endpoint: String::new(),
            attempt,
            status: None,
            request_id: None,
            took: Duration::from_millis(runtime.now().saturating_sub(sent_at)),
            retry_in: None,
        };
        held.source = None;
        let event = match answer {
            None => Event::Late,
            Some(Err(failure)) => {
                held.source = failure.cause;
                Event::Lost { delivery: failure.delivery, message: failure.message }
            }
            Some(Ok(response)) => {
                let header = |name: &str| response.header(name).map(str::to_owned);
                let is_read = reads_body || !response.is_success();
                let answer = Answer {
                    status: response.status,
                    request_id: response.request_id().map(str::to_owned),
                    retry_after: header("retry-after"),
                    consistent: header("x-wix-consistent"),
                    body: if is_read { String::from_utf8_lossy(&response.body).into_owned() } else { String::new() },
                };
                sent.status = Some(answer.status);
                sent.request_id.clone_from(&answer.request_id);
                held.response = response;
                Event::Answer(answer)
            }
        };
        held.sent = Some(sent);
        event
    }

    /// Notifies the observer of a finished attempt, after the step has decided about a retry.
    fn observe<M: Machine, T>(&self, machine: &M, held: &mut Held, step: &Step<T>) {
        if let Some(mut sent) = held.sent.take() {
            machine.endpoint().clone_into(&mut sent.endpoint);
            if let Break(Next::Pause { ms: pause }) = step {
                sent.retry_in = Some(ms(*pause));
            }
            self.parts.observer.attempt(&sent);
        }
    }

    fn begin_renewal(self: &Arc<Self>) -> RenewalTask {
        let (flight, end) = oneshot::channel();
        *locked(&self.renewal) = Some(end.shared());
        RenewalTask { driver: self.clone(), is_over: false, _flight: flight }
    }
}

fn with_source(error: Error, source: Option<Source>) -> Error {
    match (error.kind(), source) {
        (ErrorKind::Network | ErrorKind::Offline, Some(source)) => error.with_source(source),
        _ => error,
    }
}

fn sent(request: &machine::Request, payload: &str) -> Request {
    Request {
        headers: request.headers.clone(),
        body: match &request.body {
            RequestBody::Empty => None,
            RequestBody::Payload => Some(payload.to_owned()),
            RequestBody::Text(text) => Some(text.clone()),
        },
        cookies: request.cookies,
        ..Request::new(request.method, &request.url)
    }
}
