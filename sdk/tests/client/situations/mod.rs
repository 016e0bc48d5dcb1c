//! The situations of `tests/spec/situations.json` by the native loop, in virtual time.

mod caller;

use caller::{Caller, World, difference, in_words, situations};
use cartwright::ClientBuilder;
use cartwright::drive::{
    BoxFuture, Clock, Delivery, FlowStore, Frame, FrameError, FrameMessage, Frames, MaybeSend, MaybeSync, RenewalGuard,
    RenewalLock, Request, Response, Runtime, TokioRuntime, Transport, TransportError,
};
use cartwright::session::{CookieJar, CookieOptions, CookieStore, TokenStore, Tokens};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

/// When each situation begins, in milliseconds since 1970.
const START: i64 = 1_800_000_000_000;
/// How long a lock and an answer take, in milliseconds.
const GRANTED: u64 = 1;
const ANSWERED: u64 = 10;
/// The order of lines of one instant, by their first words; any other is an outcome, and comes last, by name.
const ORDER: [&str; 8] = ["keeps", "tells", "gives", "closes", "locks", "unlocks", "opens", "sends"];

#[tokio::test(start_paused = true)]
async fn the_native_loop_carries_every_situation_out_as_expected() {
    let (situations, platform) = situations("native");
    let mut differences = Vec::new();
    for situation in &situations {
        let world = Scripted::new(situation, &platform).await;
        Caller::new(world.clone(), situation).plays().await;
        differences.extend(difference(situation, &world.trace()));
    }
    assert!(differences.is_empty(), "{}", differences.join("\n\n"));
}

/// A world in Tokio's virtual time.
#[derive(Clone)]
struct Scripted(Arc<Mutex<State>>);

struct State {
    origin: Instant,
    /// Milliseconds.
    jumped: i64,
    lines: Vec<(u64, String)>,
    answers: Vec<Value>,
    platform: Value,
    login: String,
    cookies: BTreeMap<String, String>,
    is_offline: bool,
    flows: String,
    is_storage_forbidden: bool,
    lock: Arc<Semaphore>,
    page: Option<UnboundedSender<FrameMessage>>,
}

impl Scripted {
    async fn new(situation: &Value, platform: &Value) -> Self {
        // Timers end at whole milliseconds of the runtime.
        tokio::time::sleep(Duration::from_millis(1)).await;
        Self(Arc::new(Mutex::new(State {
            origin: Instant::now(),
            jumped: 0,
            lines: Vec::new(),
            answers: situation["answers"].as_array().cloned().unwrap_or_default(),
            platform: platform.clone(),
            login: String::new(),
            cookies: BTreeMap::new(),
            is_offline: false,
            flows: String::new(),
            is_storage_forbidden: false,
            lock: Arc::new(Semaphore::new(1)),
            page: None,
        })))
    }

    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.0.lock().unwrap())
    }

    fn trace(&self) -> Vec<String> {
        let rank = |line: &str| {
            let first = line.split(' ').next();
            ORDER.iter().position(|word| Some(*word) == first).unwrap_or(ORDER.len())
        };
        let mut lines = self.with(|state| state.lines.clone());
        let order = |(at, line): &(u64, String)| {
            let rank = rank(line);
            let outcome = if rank == ORDER.len() { line.clone() } else { String::new() };
            (*at, rank, outcome)
        };
        lines.sort_by_cached_key(order);
        lines.into_iter().map(|(at, line)| format!("{at} {line}")).collect()
    }
}

impl State {
    fn elapsed(&self) -> u64 {
        u64::try_from(self.origin.elapsed().as_millis()).unwrap()
    }

    /// A request in a line: whose it is, and what a token is asked for with.
    fn described(&mut self, request: &Request, path: &str) -> String {
        let body: Value = serde_json::from_str(request.body.as_deref().unwrap_or("{}")).unwrap();
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
            words.extend(request.header(name).map(|value| format!("{before} {value}")));
        }
        if request.cookies {
            words.push("with cookies".to_owned());
        }
        words.join(" ")
    }

    /// The situation's next answer to such a request, or else the platform's usual one.
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

/// Tells of a request that is given up before its answer.
struct UnderWay {
    world: Scripted,
    request: Option<String>,
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        if let Some(request) = self.request.take() {
            self.world.say(&format!("gives up {request}"));
        }
    }
}

impl Transport for Scripted {
    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response, TransportError>> {
        Box::pin(async move {
            if self.with(|state| state.is_offline) {
                return Err(TransportError::new(Delivery::Offline, "this device is offline"));
            }
            let path = request.url.replace("https://platform.example", "");
            let (line, answer) = self.with(|state| {
                let line = state.described(&request, &path);
                let answer = state.answer(&line);
                (line, answer)
            });
            self.say(&format!("sends {line}"));
            if answer["unsent"] == true {
                return Err(TransportError::new(Delivery::NotSent, "nothing was sent"));
            }
            let mut under_way =
                UnderWay { world: self.clone(), request: Some(format!("{} {path}", request.method.as_str())) };
            if answer["never"] == true {
                std::future::pending::<()>().await;
            }
            World::sleep(self, answer["after"].as_u64().unwrap_or(ANSWERED)).await;
            under_way.request = None;
            assert!(answer["breaks"] != true, "the driver breaks");
            if answer["lost"] == true {
                return Err(TransportError::new(Delivery::Unknown, "network lost"));
            }
            let header = |name: &str| answer["headers"][name].as_str().map(str::to_owned);
            let status = answer["status"].as_u64();
            let status = status.map_or(200, |status| u16::try_from(status).unwrap());
            let mut response = Response::new(status, bytes_of(&answer));
            response.request_id = header("x-wix-request-id");
            response.retry_after = header("retry-after");
            Ok(response)
        })
    }
}

impl Clock for Scripted {
    fn now(&self) -> u64 {
        self.with(|state| u64::try_from(START + state.jumped).unwrap() + state.elapsed())
    }
}

impl Runtime for Scripted {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.with(|state| state.elapsed()))
    }

    fn sleep(&self, duration: Duration) -> BoxFuture<'static, ()> {
        TokioRuntime.sleep(duration)
    }

    fn spawn(&self, task: BoxFuture<'static, ()>) {
        TokioRuntime.spawn(task);
    }

    /// Half of what a number may be.
    fn random(&self, bytes: &mut [u8]) -> bool {
        bytes.fill(0x80);
        true
    }
}

impl CookieJar for Scripted {
    fn read(&self) -> String {
        let pairs = self.with(|state| state.cookies.clone());
        let pairs: Vec<String> = pairs.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    /// Keeps a cookie. Those of a session are written in turn, the one that names its role last.
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

impl RenewalLock for Scripted {
    fn acquire(&self, patience: Duration) -> BoxFuture<'_, Option<Box<dyn RenewalGuard>>> {
        Box::pin(async move {
            let lock = self.with(|state| state.lock.clone());
            let turn = async {
                let permit = lock.acquire_owned().await.unwrap();
                World::sleep(self, GRANTED).await;
                permit
            };
            let permit = tokio::time::timeout(patience, turn).await.ok()?;
            self.say("locks");
            let lock = Locked { world: self.clone(), _permit: permit };
            Some(Box::new(lock) as Box<dyn RenewalGuard>)
        })
    }
}

struct Locked {
    world: Scripted,
    _permit: OwnedSemaphorePermit,
}

impl RenewalGuard for Locked {}

impl Drop for Locked {
    fn drop(&mut self) {
        self.world.say("unlocks");
    }
}

impl FlowStore for Scripted {
    fn read(&self) -> String {
        self.with(|state| state.flows.clone())
    }

    fn write(&self, flows: &str) {
        self.with(|state| {
            if !state.is_storage_forbidden {
                flows.clone_into(&mut state.flows);
            }
        });
    }
}

impl Frames for Scripted {
    fn open(&self, url: &str) -> Result<Box<dyn Frame>, FrameError> {
        self.say(&format!("opens {url}"));
        let (sender, messages) = unbounded_channel();
        self.with(|state| state.page = Some(sender));
        Ok(Box::new(Page(self.clone(), messages)))
    }
}

struct Page(Scripted, UnboundedReceiver<FrameMessage>);

impl Frame for Page {
    fn message(&mut self) -> BoxFuture<'_, Result<FrameMessage, FrameError>> {
        Box::pin(async move {
            match self.1.recv().await {
                Some(message) => Ok(message),
                None => std::future::pending().await,
            }
        })
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.0.with(|state| state.page = None);
        self.0.say("closes the page");
    }
}

impl World for Scripted {
    fn say(&self, line: &str) {
        self.with(|state| {
            let at = state.elapsed();
            state.lines.push((at, line.to_owned()));
        });
    }

    fn now(&self) -> u64 {
        Clock::now(self)
    }

    fn until(&self, at: u64) -> BoxFuture<'static, ()> {
        let until = self.with(|state| state.origin + Duration::from_millis(at));
        Box::pin(tokio::time::sleep_until(until))
    }

    fn sleep(&self, ms: u64) -> BoxFuture<'static, ()> {
        TokioRuntime.sleep(Duration::from_millis(ms))
    }

    fn spawn(&self, task: BoxFuture<'static, ()>) {
        TokioRuntime.spawn(task);
    }

    fn store(&self, client_id: &str) -> impl TokenStore + MaybeSend + MaybeSync + 'static {
        let options = CookieOptions::for_origin(client_id, None, None, Some("https://shop.example"));
        CookieStore::new(self.clone(), options, self.clone())
    }

    fn with_parts(&self, builder: ClientBuilder, has_cookies: bool) -> ClientBuilder {
        let builder = builder.transport(self.clone()).runtime(self.clone()).flows(self.clone()).frames(self.clone());
        if has_cookies { builder.renewal_lock(self.clone()) } else { builder }
    }

    fn login_state(&self) -> String {
        self.with(|state| state.login.clone())
    }

    fn act(&self, action: &Value) {
        match action["does"].as_str().unwrap() {
            "jumps the clock" => self.with(|state| state.jumped += action["ms"].as_i64().unwrap()),
            "goes offline" => self.with(|state| state.is_offline = true),
            "goes online" => self.with(|state| state.is_offline = false),
            "forbids storage" => self.with(|state| state.is_storage_forbidden = true),
            "loses the cookies" => self.with(|state| state.cookies.clear()),
            "holds the lock" => {
                let permit = self.with(|state| state.lock.clone().try_acquire_owned()).unwrap();
                match action["ms"].as_u64() {
                    Some(ms) => {
                        let held = World::sleep(self, ms);
                        World::spawn(
                            self,
                            Box::pin(async move {
                                held.await;
                                drop(permit);
                            }),
                        );
                    }
                    None => permit.forget(),
                }
            }
            "posts a message" => {
                let message = FrameMessage {
                    from_frame: action["from"] != "elsewhere",
                    origin: action["origin"].as_str().unwrap().to_owned(),
                    data: action["data"].to_string().replace("{state}", &self.login_state()),
                };
                self.with(|state| {
                    if let Some(page) = &state.page {
                        page.send(message).unwrap();
                    }
                });
            }
            does => panic!("no world does that: {does}"),
        }
    }
}
