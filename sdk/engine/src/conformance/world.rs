//! The world around the clients of a situation, in virtual time: network, cookies, the lock between tabs, pages.

use super::{Situation, Stage, in_words};
use crate::machine::{Delivery, Request, RequestBody};
use crate::session::{Clock, CookieJar, CookieOptions, CookieStore, TokenStore, Tokens};
use serde_json::{Value, json};
use std::collections::{BTreeMap, VecDeque};
use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Wake, Waker};

/// The start of each situation, in milliseconds since 1970.
const START: i64 = 1_800_000_000_000;
/// The delay of a lock and of an answer, in milliseconds.
const GRANTED: u64 = 1;
const ANSWERED: u64 = 10;
/// The order of lines at the same instant, by first word; outcomes come last, by name.
const ORDER: [&str; 8] = ["keeps", "tells", "gives", "closes", "locks", "unlocks", "opens", "sends"];

/// A future that may move between threads.
type Task = Pin<Box<dyn Future<Output = ()> + Send>>;

/// A world in virtual time: the network, the cookies, the lock, the pages and the clock of a driver that is tested.
#[derive(Clone)]
pub struct World(Arc<Mutex<State>>);

struct State {
    /// Milliseconds since the start.
    elapsed: u64,
    /// The offset of the wall clock, in milliseconds.
    jumped: i64,
    timers: Vec<(u64, Waker)>,
    spawned: Vec<Task>,
    lines: Vec<(u64, String)>,
    answers: Vec<Value>,
    platform: Value,
    login: String,
    cookies: BTreeMap<String, String>,
    is_offline: bool,
    flows: String,
    is_storage_forbidden: bool,
    /// The queue for the lock; the first entry holds it.
    turns: VecDeque<u64>,
    tickets: u64,
    page: Option<VecDeque<PageMessage>>,
    /// The wakers of tasks that wait for the lock or for a message.
    waiting: Vec<Waker>,
}

/// An answer of the network.
#[derive(Debug)]
#[non_exhaustive]
pub struct Received {
    /// Status code.
    pub status: u16,
    /// Names and values.
    pub headers: Vec<(String, String)>,
    /// Bytes of the body.
    pub body: Vec<u8>,
}

/// No answer, and whether the request may have been received.
#[derive(Debug)]
#[non_exhaustive]
pub struct Lost {
    /// Whether the request may have been received.
    pub delivery: Delivery,
    /// The cause, for people.
    pub message: String,
}

/// A message that a window receives.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct PageMessage {
    /// Whether the page in the hidden frame posted it.
    pub from_frame: bool,
    /// The sender's origin.
    pub origin: String,
    /// JSON text.
    pub data: String,
}

/// Wakes the world's loop.
struct Woken(AtomicBool);

impl Wake for Woken {
    fn wake(self: Arc<Self>) {
        self.0.store(true, Ordering::Release);
    }
}

impl World {
    /// The world of a situation, at its start.
    #[must_use]
    pub fn new(situation: &Situation) -> Self {
        Self(Arc::new(Mutex::new(State {
            elapsed: 0,
            jumped: 0,
            timers: Vec::new(),
            spawned: Vec::new(),
            lines: Vec::new(),
            answers: situation.0["answers"].as_array().cloned().unwrap_or_default(),
            platform: situation.0["platform"].clone(),
            login: String::new(),
            cookies: BTreeMap::new(),
            is_offline: false,
            flows: String::new(),
            is_storage_forbidden: false,
            turns: VecDeque::new(),
            tickets: 0,
            page: None,
            waiting: Vec::new(),
        })))
    }

    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Runs a future and the world's tasks; time passes whenever all of them wait. A task that panics ends.
    ///
    /// # Panics
    ///
    /// If all wait, and no timer is set.
    pub fn run<T>(&self, main: impl Future<Output = T>) -> T {
        let woken = Arc::new(Woken(AtomicBool::new(true)));
        let waker = Waker::from(woken.clone());
        let mut context = Context::from_waker(&waker);
        let (mut main, mut tasks) = (pin!(main), Vec::<Task>::new());
        loop {
            while woken.0.swap(false, Ordering::AcqRel) {
                if let Poll::Ready(output) = main.as_mut().poll(&mut context) {
                    return output;
                }
                tasks.retain_mut(|task| {
                    let polled = catch_unwind(AssertUnwindSafe(|| task.as_mut().poll(&mut context)));
                    matches!(polled, Ok(Poll::Pending))
                });
                let begun = self.with(|state| std::mem::take(&mut state.spawned));
                if !begun.is_empty() {
                    tasks.extend(begun);
                    waker.wake_by_ref();
                }
            }
            let due = self.with(|state| {
                state.elapsed = state.timers.iter().map(|(at, _)| *at).min()?;
                let now = state.elapsed;
                Some(state.timers.extract_if(.., |(at, _)| *at <= now).collect::<Vec<_>>())
            });
            due.expect("everything waits, and no timer is set").into_iter().for_each(|(_, waker)| waker.wake());
        }
    }

    /// Runs a task in the background.
    pub fn spawn(&self, task: Pin<Box<dyn Future<Output = ()> + Send>>) {
        self.with(|state| state.spawned.push(task));
    }

    /// Milliseconds since the start, by a monotonic clock.
    #[must_use]
    pub fn elapsed(&self) -> u64 {
        self.with(|state| state.elapsed)
    }

    /// Completes after this many milliseconds.
    #[must_use]
    pub fn sleep(&self, ms: u64) -> Sleep {
        Sleep { world: self.clone(), at: self.elapsed().saturating_add(ms) }
    }

    /// Fills a buffer with the middle of a byte's range, so that each jitter is half of its limit.
    pub fn random(bytes: &mut [u8]) {
        bytes.fill(0x80);
    }

    /// Sends a request, whose body may be the caller's payload. Dropping the future cancels the request.
    ///
    /// # Errors
    ///
    /// If there is no answer.
    ///
    /// # Panics
    ///
    /// In the situation that tests a driver's panic.
    pub async fn send(&self, request: Request, payload: &str) -> Result<Received, Lost> {
        if self.with(|state| state.is_offline) {
            return Err(Lost { delivery: Delivery::Offline, message: "this device is offline".to_owned() });
        }
        let path = request.url.replace(super::HOST, "");
        let (line, answer) = self.with(|state| {
            let line = state.described(&request, &path, payload);
            let answer = state.answer(&line);
            (line, answer)
        });
        self.say(&format!("sends {line}"));
        if answer["unsent"] == true {
            return Err(Lost { delivery: Delivery::NotSent, message: "nothing was sent".to_owned() });
        }
        let request = Some(format!("{} {path}", request.method.as_str()));
        let mut under_way = UnderWay { world: self.clone(), request };
        if answer["never"] == true {
            std::future::pending::<()>().await;
        }
        self.sleep(answer["after"].as_u64().unwrap_or(ANSWERED)).await;
        under_way.request = None;
        assert!(answer["breaks"] != true, "the driver breaks");
        if answer["lost"] == true {
            return Err(Lost { delivery: Delivery::Unknown, message: "network lost".to_owned() });
        }
        let headers = answer["headers"].as_object().into_iter().flatten();
        Ok(Received {
            status: answer["status"].as_u64().map_or(200, |status| u16::try_from(status).unwrap()),
            headers: headers.map(|(name, value)| (name.clone(), value.as_str().unwrap().to_owned())).collect(),
            body: bytes_of(&answer),
        })
    }

    /// Waits for the lock that all tabs share, for this many milliseconds. Dropping the lock releases it.
    pub async fn lock(&self, timeout: u64) -> Option<Lock> {
        let granted = async {
            let turn = Turn::new(self);
            turn.granted().await;
            self.sleep(GRANTED).await;
            turn
        };
        let (mut granted, mut late) = (pin!(granted), pin!(self.sleep(timeout)));
        let turn = poll_fn(|context| match granted.as_mut().poll(context) {
            Poll::Ready(turn) => Poll::Ready(Some(turn)),
            Poll::Pending => late.as_mut().poll(context).map(|()| None),
        });
        let turn = turn.await?;
        self.say("locks");
        Some(Lock { turn })
    }

    /// Loads a page in a hidden frame, which closes when it is dropped.
    #[must_use]
    pub fn open(&self, url: &str) -> Page {
        self.say(&format!("opens {url}"));
        self.with(|state| state.page = Some(VecDeque::new()));
        Page(self.clone())
    }

    /// The stored logins that wait for their callback.
    #[must_use]
    pub fn flows(&self) -> String {
        self.with(|state| state.flows.clone())
    }

    /// Replaces the stored logins.
    pub fn keep_flows(&self, flows: &str) {
        self.with(|state| {
            if !state.is_storage_forbidden {
                flows.clone_into(&mut state.flows);
            }
        });
    }

    /// The trace, in order.
    #[must_use]
    pub fn trace(&self) -> Vec<String> {
        let rank = |line: &str| {
            let first = line.split(' ').next();
            ORDER.iter().position(|word| Some(*word) == first).unwrap_or(ORDER.len())
        };
        let mut lines = self.with(|state| state.lines.clone());
        lines.sort_by_cached_key(|(at, line)| {
            let rank = rank(line);
            (*at, rank, if rank == ORDER.len() { line.clone() } else { String::new() })
        });
        lines.into_iter().map(|(at, line)| format!("{at} {line}")).collect()
    }

    /// Wakes the tasks that wait for the lock or for a message.
    fn wake(&self) {
        self.with(|state| std::mem::take(&mut state.waiting)).into_iter().for_each(Waker::wake);
    }

    /// Waits until `look` returns a value.
    async fn wait<T>(&self, mut look: impl FnMut(&mut State) -> Option<T>) -> T {
        poll_fn(|context| {
            self.with(|state| match look(state) {
                Some(found) => Poll::Ready(found),
                None => {
                    state.waiting.push(context.waker().clone());
                    Poll::Pending
                }
            })
        })
        .await
    }
}

impl std::fmt::Debug for World {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_list().entries(self.trace()).finish()
    }
}

impl Stage for World {
    fn say(&self, line: &str) {
        self.with(|state| state.lines.push((state.elapsed, line.to_owned())));
    }

    fn now(&self) -> u64 {
        Clock::now(self)
    }

    fn sleep(&self, ms: u64) -> Pin<Box<dyn Future<Output = ()>>> {
        Box::pin(Self::sleep(self, ms))
    }

    fn until(&self, at: u64) -> Pin<Box<dyn Future<Output = ()>>> {
        Box::pin(Sleep { world: self.clone(), at })
    }

    fn store(&self, client_id: &str) -> impl TokenStore + Send + Sync + 'static {
        let options = CookieOptions::for_origin(client_id, None, None, Some(super::SHOP));
        CookieStore::new(self.clone(), options, self.clone())
    }

    fn login_state(&self) -> String {
        self.with(|state| state.login.clone())
    }

    fn act(&self, action: &str) {
        let action: Value = serde_json::from_str(action).unwrap();
        match action["does"].as_str().unwrap() {
            "jumps the clock" => self.with(|state| state.jumped += action["ms"].as_i64().unwrap()),
            "goes offline" => self.with(|state| state.is_offline = true),
            "goes online" => self.with(|state| state.is_offline = false),
            "forbids storage" => self.with(|state| state.is_storage_forbidden = true),
            "loses the cookies" => self.with(|state| state.cookies.clear()),
            "holds the lock" => {
                let turn = Turn::new(self);
                let held = action["ms"].as_u64().map(|ms| Self::sleep(self, ms));
                self.spawn(Box::pin(async move {
                    match held {
                        Some(held) => held.await,
                        None => std::future::pending().await,
                    }
                    drop(turn);
                }));
            }
            "posts a message" => {
                let message = PageMessage {
                    from_frame: action["from"] != "elsewhere",
                    origin: action["origin"].as_str().unwrap().to_owned(),
                    data: action["data"].to_string().replace("{state}", &self.login_state()),
                };
                self.with(|state| state.page.as_mut().map(|page| page.push_back(message)));
                self.wake();
            }
            does => panic!("no world does that: {does}"),
        }
    }
}

impl Clock for World {
    fn now(&self) -> u64 {
        self.with(|state| u64::try_from(START + state.jumped).unwrap() + state.elapsed)
    }
}

impl CookieJar for World {
    fn read(&self) -> String {
        let pairs = self.with(|state| state.cookies.clone());
        let pairs: Vec<String> = pairs.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    /// Sets a cookie. Traces the session's tokens with the session cookie, which a store writes last.
    fn write(&self, cookie: &str) {
        let (name, rest) = cookie.split_once('=').unwrap();
        let value = rest.split(';').next().unwrap().to_owned();
        self.with(|state| match rest.contains("Max-Age=0") {
            true => state.cookies.remove(name),
            false => state.cookies.insert(name.to_owned(), value),
        });
        if let Some(client_id) = name.strip_prefix("__Host-cartwright-").and_then(|rest| rest.strip_suffix("-session"))
        {
            let kept = self.store(client_id).load().tokens;
            let words = if kept == Tokens::default() { "nothing".to_owned() } else { in_words(&kept) };
            self.say(&format!("keeps {words}"));
        }
    }
}

impl State {
    /// A request as a line of the trace: its token, or the grant of a token request.
    fn described(&mut self, request: &Request, path: &str, payload: &str) -> String {
        let body = match &request.body {
            RequestBody::Empty => "{}",
            RequestBody::Payload => payload,
            RequestBody::Text(text) => text,
        };
        let body: Value = serde_json::from_str(body).unwrap();
        let mut words = vec![request.method.as_str().to_owned(), path.to_owned()];
        let mut word = |value: &Value| words.extend(value.as_str().map(str::to_owned));
        if body.get("grantType").or(body.get("grant_type")).is_some() {
            let names = [
                "grantType",
                "grant_type",
                "client_id",
                "client_secret",
                "instance_id",
                "refreshToken",
                "code",
                "member_id",
                "redirectUri",
                "session_token",
            ];
            names.into_iter().for_each(|name| word(&body[name]));
        } else if body != json!({}) {
            if let Some(state) = body.pointer("/auth/authRequest/state") {
                self.login = state.as_str().unwrap().to_owned();
            }
            words.push(plain(body).to_string());
        }
        for (name, before) in [("Authorization", "as"), ("wix-site-id", "for")] {
            let header = request.headers.iter().find(|(key, _)| key.eq_ignore_ascii_case(name));
            words.extend(header.map(|(_, value)| format!("{before} {value}")));
        }
        if request.cookies {
            words.push("with cookies".to_owned());
        }
        words.join(" ")
    }

    /// The situation's next answer to this kind of request, or else the platform's default.
    fn answer(&mut self, request: &str) -> Value {
        let is_to = |answer: &&mut Value| request.starts_with(answer["to"].as_str().unwrap());
        let left = |answer: &Value| answer["times"].as_u64().unwrap_or(1);
        let scripted = self.answers.iter_mut().find(|answer| left(answer) > 0 && is_to(answer));
        if let Some(answer) = scripted {
            answer["times"] = (left(answer) - 1).into();
            return answer.clone();
        }
        self.platform.as_array_mut().unwrap().iter_mut().find(is_to).unwrap().clone()
    }
}

/// A request's body with its random fields masked.
fn plain(mut body: Value) -> Value {
    if let Some(Value::Object(request)) = body.pointer_mut("/auth/authRequest") {
        for name in ["state", "codeChallenge"] {
            request.insert(name.to_owned(), "*".into());
        }
    }
    body
}

fn text_of(answer: &Value) -> String {
    let Some(access) = answer["grants"].as_str() else {
        return match &answer["body"] {
            Value::Null => answer["text"].as_str().unwrap_or_default().to_owned(),
            body => body.to_string(),
        };
    };
    let mut grant = json!({"access_token": access, "expires_in": answer["seconds"].as_u64().unwrap_or(14_400)});
    grant["refresh_token"] = match answer.get("refresh") {
        Some(refresh) => refresh.clone(),
        None => format!("{access}-refresh").into(),
    };
    grant["role"] = answer["role"].clone();
    grant.to_string()
}

/// The body of an answer; question marks are bytes that no text has in a `badByte`.
fn bytes_of(answer: &Value) -> Vec<u8> {
    let mut bytes = text_of(answer).into_bytes();
    if answer["badByte"] == true {
        for byte in bytes.iter_mut().filter(|byte| **byte == b'?') {
            *byte = 0xff;
        }
    }
    bytes
}

/// Traces a request that is cancelled before its answer.
struct UnderWay {
    world: World,
    request: Option<String>,
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        if let Some(request) = self.request.take() {
            self.world.say(&format!("gives up {request}"));
        }
    }
}

/// A timer in virtual time.
#[derive(Debug)]
pub struct Sleep {
    world: World,
    at: u64,
}

impl Future for Sleep {
    type Output = ();

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        self.world.with(|state| {
            if state.elapsed >= self.at {
                return Poll::Ready(());
            }
            state.timers.push((self.at, context.waker().clone()));
            Poll::Pending
        })
    }
}

/// A place in the queue for the lock.
struct Turn {
    world: World,
    ticket: u64,
}

impl Turn {
    fn new(world: &World) -> Self {
        let ticket = world.with(|state| {
            state.tickets += 1;
            state.turns.push_back(state.tickets);
            state.tickets
        });
        Self { world: world.clone(), ticket }
    }

    async fn granted(&self) {
        self.world.wait(|state| (state.turns.front() == Some(&self.ticket)).then_some(())).await;
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.world.with(|state| state.turns.retain(|ticket| *ticket != self.ticket));
        self.world.wake();
    }
}

/// The lock that all tabs share, held.
#[must_use = "dropping the lock releases it"]
pub struct Lock {
    turn: Turn,
}

impl std::fmt::Debug for Lock {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Lock")
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        self.turn.world.say("unlocks");
    }
}

/// A page in a hidden frame.
#[derive(Debug)]
pub struct Page(World);

impl Page {
    /// The next message that the window receives.
    pub async fn message(&mut self) -> PageMessage {
        self.0.wait(|state| state.page.as_mut()?.pop_front()).await
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.0.with(|state| state.page = None);
        self.0.say("closes the page");
    }
}
