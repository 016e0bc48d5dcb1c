//! What the tests of sessions and calls share: a platform of a few lines, behind the recorded transport.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    dead_code,
    unreachable_pub,
    reason = "each test file uses a part"
)]

use cartwright::drive::BoxFuture;
use cartwright::drive::Request;
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::drive::{Clock, Runtime, TokioRuntime};
use cartwright::session::{AccessToken, RefreshToken, Role, SessionChange, SessionEvent, Tokens};
use cartwright::{Client, ClientBuilder, Host};
use serde_json::Value;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::Instant;

pub const CART: &str = r#"{"cart":{"id":"cart-1"}}"#;

pub fn builder(network: &Recorded) -> ClientBuilder {
    Client::visitor("client-1")
        .host(Host::at("http://localhost:4400"))
        .transport(network.clone())
        .runtime(OneClock::set())
}

/// Tokio with a wall clock that goes by its timers, so that a test with paused time has but one time.
struct OneClock {
    origin: Instant,
    at_origin: u64,
}

impl OneClock {
    fn set() -> Self {
        Self { origin: Instant::now(), at_origin: TokioRuntime.now() }
    }
}

impl Clock for OneClock {
    fn now(&self) -> u64 {
        self.at_origin + u64::try_from(self.origin.elapsed().as_millis()).unwrap()
    }
}

impl Runtime for OneClock {
    fn elapsed(&self) -> Duration {
        self.origin.elapsed()
    }

    fn sleep(&self, duration: Duration) -> BoxFuture<'static, ()> {
        TokioRuntime.sleep(duration)
    }

    fn spawn(&self, task: BoxFuture<'static, ()>) {
        TokioRuntime.spawn(task);
    }
}

pub fn tokens(access: &str, refresh: &str, role: Role, expired: bool) -> Tokens {
    let end = if expired { 1 } else { u64::MAX };
    let mut access = AccessToken::ending(access, end);
    access.renew_at = end;
    Tokens::new(access, RefreshToken::new(refresh, role))
}

/// The events of a client's session, as they come.
pub fn events(client: &Client) -> Arc<Mutex<Vec<SessionEvent>>> {
    let heard = Arc::new(Mutex::new(Vec::new()));
    let sink = heard.clone();
    client.session().unwrap().listen(move |event| sink.lock().unwrap().push(event)).forever();
    heard
}

pub fn is_token_request(request: &Request) -> bool {
    request.url.ends_with("/oauth2/token")
}

pub fn body(request: &Request) -> Value {
    serde_json::from_str(request.body.as_deref().unwrap_or("null")).unwrap()
}

pub fn grant_type(request: &Request) -> String {
    body(request)["grantType"].as_str().unwrap().to_owned()
}

pub fn token_requests(network: &Recorded) -> Vec<Request> {
    network.requests().into_iter().filter(is_token_request).collect()
}

pub fn granted(access: &str, refresh: Option<&str>) -> Answer {
    let mut answer = serde_json::json!({"access_token": access, "expires_in": 14400});
    if let Some(refresh) = refresh {
        answer["refresh_token"] = refresh.into();
    }
    Answer::json(200, &answer.to_string())
}

/// A network that makes visitors, and has a cart for everyone.
pub fn carts() -> Recorded {
    Recorded::by(|request| match is_token_request(request) {
        true => granted("visitor", Some("visitor-refresh")),
        false => Answer::json(200, CART),
    })
}

/// The last event that was heard, and whether it happened elsewhere.
pub fn last(heard: &Mutex<Vec<SessionEvent>>) -> Option<(SessionChange, bool)> {
    let event = heard.lock().unwrap().pop()?;
    Some((event.change, event.elsewhere))
}

/// The tokens of a member.
pub fn member() -> Tokens {
    tokens("member", "member-refresh", Role::Member, false)
}

/// A network that gives every visitor a token and a cart.
pub fn visitors() -> Recorded {
    Recorded::by(|request| match is_token_request(request) {
        true => granted("access-secret", Some("refresh-secret")),
        false => Answer::json(200, CART),
    })
}
