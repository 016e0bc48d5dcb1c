//! The conformance test with the smallest complete driver: async code over the test's own world.
#![cfg(feature = "conformance")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use cartwright_engine::conformance::{Act, Client, Environment, Lock, Page, Setup, Situation, Sleep, Stage, World};
use cartwright_engine::machine::{Answer, Event, Next, Outcome, Port, Request};
use cartwright_engine::session::{Clock, MemoryStore, SessionEvent, TokenStore, Tokens};
use cartwright_engine::{Engine, Error, Machine, RenewalRun, TokensWrite};
use futures_channel::oneshot;
use futures_util::FutureExt as _;
use futures_util::future::{BoxFuture, Either, LocalBoxFuture, Shared, select};
use std::ops::ControlFlow::{Break, Continue};
use std::pin::pin;
use std::sync::{Arc, Mutex};

#[test]
fn the_smallest_driver_passes_the_conformance_test() {
    let difference = |situation: Situation| {
        let world = World::new(&situation);
        world.run(situation.play(&world, |setup| Driver::new(&world, setup)));
        situation.difference(&world.trace())
    };
    let differences: Vec<String> = Situation::all(Environment::Native).into_iter().filter_map(difference).collect();
    assert!(differences.is_empty(), "{}", differences.join("\n\n"));
}

/// A signal for many receivers: the drop of its sender.
type End = Shared<oneshot::Receiver<()>>;

fn end() -> (oneshot::Sender<()>, End) {
    let (sender, receiver) = oneshot::channel();
    (sender, receiver.shared())
}

/// Clock, chance and storage.
struct Program {
    world: World,
    store: Box<dyn TokenStore + Send + Sync>,
}

impl Port for Program {
    fn now(&self) -> u64 {
        Clock::now(&self.world)
    }
    fn elapsed(&self) -> u64 {
        self.world.elapsed()
    }
    fn date(&self, text: &str) -> Option<u64> {
        let since = httpdate::parse_http_date(text).ok()?.duration_since(std::time::UNIX_EPOCH).ok()?;
        u64::try_from(since.as_millis()).ok()
    }
    fn random(&self, bytes: &mut [u8]) -> bool {
        World::random(bytes);
        true
    }
    fn store(&self) -> &dyn TokenStore {
        &*self.store
    }
    fn flows(&self) -> String {
        self.world.flows()
    }
    fn keep_flows(&self, flows: &str) {
        self.world.keep_flows(flows);
    }
}

type Listener = Box<dyn Fn(SessionEvent) + Send + Sync>;
type Completion = Shared<BoxFuture<'static, Result<Option<String>, Error>>>;

/// The driver of one client.
#[derive(Clone)]
struct Driver(Arc<Parts>);

struct Parts {
    engine: Mutex<Engine>,
    program: Program,
    has_lock: bool,
    listeners: Mutex<Vec<Listener>>,
    renewal: Mutex<End>,
    /// The last callback of a login, and the result of its completion.
    completion: Mutex<Option<(String, Completion)>>,
    /// The signal of a sign-in or sign-out.
    identity: Mutex<(oneshot::Sender<()>, End)>,
}

/// The resources of a machine, to release at its end.
#[derive(Default)]
struct Held {
    body: Vec<u8>,
    lock: Option<Lock>,
    page: Option<(Page, Sleep)>,
}

impl Driver {
    fn new(world: &World, setup: &Setup) -> Self {
        let store: Box<dyn TokenStore + Send + Sync> = match &setup.cookies_of {
            Some(client_id) => Box::new(world.store(client_id)),
            None => Box::<MemoryStore>::default(),
        };
        Self(Arc::new(Parts {
            engine: Mutex::new(Engine::new(setup.config.clone())),
            program: Program { world: world.clone(), store },
            has_lock: setup.cookies_of.is_some(),
            listeners: Mutex::default(),
            renewal: Mutex::new(end().1),
            completion: Mutex::default(),
            identity: Mutex::new(end()),
        }))
    }

    /// Uses the engine, and notifies the listeners without a lock.
    fn with<T>(&self, work: impl FnOnce(&mut Engine, &Program) -> T) -> T {
        let mut engine = self.0.engine.lock().unwrap();
        let output = work(&mut engine, &self.0.program);
        let events = engine.take_events();
        if events.iter().any(|event| event.change.changes_identity()) {
            *self.0.identity.lock().unwrap() = end();
        }
        drop(engine);
        for event in events {
            self.0.listeners.lock().unwrap().iter().for_each(|listener| listener(event));
        }
        output
    }

    /// The result of an act, in words.
    async fn result(self, act: Act) -> Result<Option<String>, Error> {
        let machine = self.with(|engine, program| act.machine(engine, program))?;
        let (outcome, body) = self.drive(machine, act.payload()).await?;
        act.words(&outcome, &body)
    }

    fn drive(
        self,
        mut machine: Box<dyn Machine + Send>,
        payload: &'static str,
    ) -> BoxFuture<'static, Result<(Outcome, Vec<u8>), Error>> {
        Box::pin(async move {
            let (mut event, mut held) = (Event::Begin, Held::default());
            loop {
                let (step, request, identity) = self.with(|engine, program| {
                    let identity = self.0.identity.lock().unwrap().1.clone();
                    let step = machine.step(engine, program, event);
                    if matches!(step, Break(Next::Renew { begin: true, .. })) {
                        self.begin_renewal();
                    }
                    (step, machine.request(engine).cloned(), identity)
                });
                let next = match step {
                    Continue(outcome) => return Ok((outcome?, held.body)),
                    Break(next) => next,
                };
                let happened = self.perform(next, request, payload, &mut held);
                event = match machine.ends_with_identity() {
                    false => happened.await,
                    true => match select(identity, pin!(happened)).await {
                        Either::Left(_) => Event::Cancelled,
                        Either::Right((event, _)) => event,
                    },
                };
            }
        })
    }

    async fn perform(&self, next: Next, request: Option<Request>, payload: &str, held: &mut Held) -> Event {
        let world = &self.0.program.world;
        if !matches!(next, Next::Page { .. }) {
            held.page = None;
        }
        match next {
            Next::Send { timeout, reads_body, .. } => {
                let Some(request) = request else { return Event::Cancelled };
                match self.within(timeout, world.send(request, payload)).await {
                    None => Event::Late,
                    Some(Err(lost)) => Event::Lost { delivery: lost.delivery, message: lost.message },
                    Some(Ok(received)) => {
                        let header = |name: &str| {
                            let found = received.headers.iter().find(|(key, _)| key.eq_ignore_ascii_case(name));
                            found.map(|(_, value)| value.clone())
                        };
                        let is_read = reads_body || !(200..300).contains(&received.status);
                        let text = String::from_utf8_lossy(if is_read { &received.body } else { b"" });
                        let answer = Answer {
                            status: received.status,
                            request_id: header("x-wix-request-id"),
                            retry_after: header("retry-after"),
                            consistent: header("x-wix-consistent"),
                            body: text.into_owned(),
                        };
                        held.body = received.body;
                        Event::Answer(answer)
                    }
                }
            }
            Next::Pause { ms } => {
                world.sleep(ms.into()).await;
                Event::Ready
            }
            Next::Renew { timeout, .. } => {
                let renewal = self.0.renewal.lock().unwrap().clone();
                self.within(timeout, renewal).await.map_or(Event::Late, |_| Event::Ready)
            }
            Next::Lock { timeout } => {
                if self.0.has_lock {
                    held.lock = world.lock(timeout.into()).await;
                }
                Event::Ready
            }
            Next::Page { url, timeout } => {
                let (page, late) =
                    held.page.get_or_insert_with(|| (world.open(&url), World::sleep(world, timeout.into())));
                loop {
                    match select(pin!(page.message()), &mut *late).await {
                        Either::Left((message, _)) if message.from_frame => {
                            return Event::Message { origin: message.origin, data: message.data };
                        }
                        Either::Left(_) => {}
                        Either::Right(_) => return Event::Late,
                    }
                }
            }
        }
    }

    async fn within<T>(&self, ms: u32, future: impl Future<Output = T>) -> Option<T> {
        match select(pin!(future), World::sleep(&self.0.program.world, ms.into())).await {
            Either::Left((output, _)) => Some(output),
            Either::Right(_) => None,
        }
    }

    /// Renews the session in a task of its own. A panic cancels the renewal.
    fn begin_renewal(&self) {
        let (ended, renewal) = end();
        *self.0.renewal.lock().unwrap() = renewal;
        let task = RenewalTask { driver: self.clone(), is_over: false, _ended: ended };
        self.0.program.world.spawn(Box::pin(task.run()));
    }
}

struct RenewalTask {
    driver: Driver,
    is_over: bool,
    _ended: oneshot::Sender<()>,
}

impl RenewalTask {
    async fn run(mut self) {
        // The session knows the outcome.
        let _ = self.driver.clone().drive(Box::new(RenewalRun), "").await;
        self.is_over = true;
    }
}

impl Drop for RenewalTask {
    fn drop(&mut self) {
        if !self.is_over {
            let _ = self.driver.with(|engine, program| RenewalRun.step(engine, program, Event::Cancelled));
        }
    }
}

impl Client for Driver {
    fn tokens(&self) -> Option<Tokens> {
        self.with(|engine, program| engine.has_session().then(|| program.store.load().tokens))
    }

    fn listen(&self, listener: Listener) {
        self.0.listeners.lock().unwrap().push(listener);
    }

    fn changed_elsewhere(&self, event: Option<SessionEvent>) {
        let wait = self.with(|engine, program| engine.changed_elsewhere(program, event));
        if let Some(wait) = wait {
            let waiting = self.clone().drive(Box::new(wait), "");
            self.0.program.world.spawn(Box::pin(waiting.map(drop)));
        }
    }

    fn set_tokens(&self, tokens: Tokens) {
        let kept = self.clone().drive(Box::new(TokensWrite::new(tokens)), "").now_or_never();
        kept.unwrap().unwrap();
    }

    fn act(&self, act: Act) -> LocalBoxFuture<'static, Result<Option<String>, Error>> {
        let driver = self.clone();
        let Act::CompleteLogin { url, .. } = &act else { return Box::pin(driver.result(act)) };
        // The second completion of a callback has the result of the first.
        let url = url.clone();
        let mut completion = self.0.completion.lock().unwrap();
        let known = completion.as_ref().filter(|(known, _)| *known == url).map(|(_, result)| result.clone());
        let result = known.unwrap_or_else(|| driver.clone().result(act).boxed().shared());
        *completion = Some((url, result.clone()));
        Box::pin(async move {
            let result = result.await;
            if result.is_err() {
                *driver.0.completion.lock().unwrap() = None;
            }
            result
        })
    }
}
