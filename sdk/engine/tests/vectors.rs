//! The rules that stand in JavaScript too, by the vectors that its tests read as well.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test fails by panicking")]

use cartwright_engine::error::codes;
use cartwright_engine::host::{is_loopback, is_secure};
use cartwright_engine::login::{Callback, CodeVerifier, login_failure};
use cartwright_engine::machine::{Answer, Delivery, Event, Next, Port};
use cartwright_engine::session::{
    AccessToken, Clock, CookieJar, CookieOptions, CookieStore, MemoryStore, RefreshToken, Role, TokenStore, Tokens,
};
use cartwright_engine::{Caller, Config, Engine, Error, Json, Machine, RenewalRun, rows};
use serde_json::Value;
use std::collections::BTreeSet;
use std::ops::ControlFlow::Break;
use std::sync::{Arc, Mutex};

fn vectors(group: &str) -> Vec<Value> {
    let all: Value = serde_json::from_str(cartwright_contract::VECTORS).unwrap();
    all[group].as_array().unwrap().clone()
}

#[test]
fn the_error_code_constants_match_the_contract() {
    let rows = cartwright_contract::CODES.lines().filter(|row| !row.starts_with('#'));
    let mut listed: BTreeSet<&str> = rows.flat_map(|row| row.split_whitespace().skip(1)).collect();
    assert!(listed.insert(codes::IDENTITY_CHANGED), "a code of the client itself");
    let constants: BTreeSet<&str> = codes::ALL.iter().copied().collect();
    assert_eq!(constants, listed);
    assert_eq!(constants.len(), codes::ALL.len());
}

/// A page with cookies, which keeps the texts of those that are written.
#[derive(Clone, Default)]
struct Written {
    cookies: String,
    texts: Arc<Mutex<Vec<String>>>,
}

impl CookieJar for Written {
    fn read(&self) -> String {
        self.cookies.clone()
    }
    fn write(&self, cookie: &str) {
        self.texts.lock().unwrap().push(cookie.to_owned());
    }
}

#[test]
fn a_logout_clears_the_cookies_of_each_name() {
    for vector in vectors("clearing") {
        let text = |name: &str| vector[name].as_str().map(str::to_owned);
        let client_id = text("clientId").unwrap();
        let options = CookieOptions::for_origin(&client_id, text("name"), None, vector["origin"].as_str());
        let expected: BTreeSet<String> =
            vector["cookies"].as_array().unwrap().iter().map(|cookie| cookie.as_str().unwrap().to_owned()).collect();
        let names = expected.iter().filter_map(|text| text.split('=').next());
        let cookies = names.map(|name| format!("{name}=x")).collect::<Vec<_>>().join("; ");
        let jar = Written { cookies, ..Written::default() };
        let store = CookieStore::new(jar.clone(), options, Page(String::new()));
        let version = store.load().version;
        store.commit(version, &Tokens::default()).unwrap();
        let cookies: BTreeSet<String> = jar.texts.lock().unwrap().iter().cloned().collect();
        assert_eq!(cookies, expected, "{vector}");
    }
}

/// A page whose cookies are a text.
struct Page(String);

impl CookieJar for Page {
    fn read(&self) -> String {
        self.0.clone()
    }
    fn write(&self, _: &str) {}
}

impl Clock for Page {
    fn now(&self) -> u64 {
        0
    }
}

fn assert_tokens(tokens: &Tokens, vector: &Value) {
    assert_eq!(tokens.access.value.expose(), vector["access"], "{vector}");
    assert_eq!(tokens.access.expires_at, vector["expiresAt"], "{vector}");
    assert_eq!(tokens.refresh.value.expose(), vector["refresh"], "{vector}");
    assert_eq!(tokens.role().as_str(), vector["role"], "{vector}");
}

#[test]
fn callbacks_are_parsed_as_in_the_shared_vectors() {
    for vector in vectors("callbacks") {
        let mode = vector["mode"].as_str().unwrap().parse().unwrap();
        let callback = Callback::parse(vector["url"].as_str().unwrap(), mode);
        let code = callback.code.as_ref().map(|code| code.expose());
        assert_eq!(code, vector["code"].as_str(), "{vector}");
        assert_eq!(callback.state.as_deref(), vector["state"].as_str(), "{vector}");
        assert_eq!(callback.error.as_deref(), vector["error"].as_str(), "{vector}");
        let description = callback.error_description.as_deref();
        assert_eq!(description, vector["errorDescription"].as_str(), "{vector}");
    }
}

#[test]
fn challenges_match_the_shared_vectors() {
    for vector in vectors("challenges") {
        let verifier = CodeVerifier::from_text(vector["verifier"].as_str().unwrap()).unwrap();
        assert_eq!(verifier.challenge().as_str(), vector["challenge"]);
    }
}

#[test]
fn secure_and_loopback_hosts_match_the_shared_vectors() {
    for vector in vectors("hosts") {
        let address = vector["address"].as_str().unwrap();
        assert_eq!(is_secure(address), vector["secure"], "{vector}");
        assert_eq!(is_loopback(address), vector["loopback"], "{vector}");
    }
}

#[test]
fn session_cookies_are_parsed_as_in_the_shared_vectors() {
    for vector in vectors("cookies") {
        let text = vector["text"].as_str().unwrap();
        let options = CookieOptions::for_origin("client-1", None, None, vector["origin"].as_str());
        let store = CookieStore::new(Page(text.to_owned()), options, Page(String::new()));
        assert_tokens(&store.load().tokens, &vector);
    }
}

/// The session of these fields' texts, by name, in the order of `cookieFields`.
fn session_of(fields: &[&Value]) -> Tokens {
    let text = |index: usize| fields[index][0].as_str().unwrap();
    let session = format!("__Host-cartwright-session=1~{}~{}~{}", text(0), text(1), text(2));
    let access = format!("__Host-cartwright-access=1~{}~{}~{}~{}", text(0), text(3), text(4), text(5));
    let page = Page(format!("{session}; {access}"));
    CookieStore::new(page, CookieOptions::default(), Page(String::new())).load().tokens
}

#[test]
fn cookies_are_accepted_only_in_the_canonical_format() {
    let all: Value = serde_json::from_str(cartwright_contract::VECTORS).unwrap();
    let fields = ["version", "role", "refresh", "expiresAt", "renewAt", "access"]
        .map(|name| all["cookieFields"][name].as_array().unwrap());
    let empty = (String::new(), 0);
    for (first, second) in (0..fields.len()).flat_map(|first| (0..first).map(move |second| (first, second))) {
        for (one, other) in fields[first].iter().flat_map(|one| fields[second].iter().map(move |other| (one, other))) {
            let mut drawn = fields.map(|texts| &texts[0]);
            (drawn[first], drawn[second]) = (one, other);
            let value = |index: usize| &drawn[index][1];
            let is_session = (0..3).all(|index| !value(index).is_null());
            let is_access = is_session && (3..6).all(|index| !value(index).is_null());
            let text = |index: usize| value(index).as_str().unwrap_or_default().to_owned();
            let access = if is_access { (text(5), value(3).as_u64().unwrap()) } else { empty.clone() };
            let refresh = if is_session { (text(2), text(1)) } else { (String::new(), "none".to_owned()) };
            let found = session_of(&drawn);
            assert_eq!((found.access.value.expose().to_owned(), found.access.expires_at), access, "{drawn:?}");
            let role = found.role().as_str().to_owned();
            assert_eq!((found.refresh.value.expose().to_owned(), role), refresh, "{drawn:?}");
        }
    }
}

#[test]
fn tokens_are_parsed_as_in_the_shared_vectors() {
    for vector in vectors("tokens") {
        let given = vector["given"].to_string();
        assert_tokens(&Tokens::from_json(Json::parse(&given).unwrap()), &vector);
    }
}

/// The error of an answer to an endpoint, or of no answer.
fn error_of(endpoint: &str, vector: &Value) -> Error {
    let delivery = match vector["lost"].as_str() {
        None => {
            let header = |name: &str| vector["headers"][name].as_str();
            let wait = header("retry-after").map(|seconds| seconds.parse::<u64>().unwrap() * 1000);
            let status = u16::try_from(vector["status"].as_u64().unwrap()).unwrap();
            let request_id = header("x-wix-request-id").map(str::to_owned);
            return Error::of_answer(endpoint, status, request_id, vector["body"].as_str().unwrap(), wait);
        }
        Some("offline") => Delivery::Offline,
        Some("not-sent") => Delivery::NotSent,
        Some(_) => Delivery::Unknown,
    };
    Error::lost(delivery, "no answer")
}

#[test]
fn a_call_counts_as_refused_only_by_a_response_of_the_platform() {
    for vector in vectors("outcomes") {
        let is_of_tokens = vector["body"].as_str().is_some_and(|body| body.contains("\"error\""));
        let error = error_of(if is_of_tokens { rows::TOKEN.id } else { rows::LOGIN.id }, &vector);
        let flag = |name: &str| vector[name] == true;
        assert_eq!(error.outcome().as_str(), vector["outcome"], "{vector}");
        assert_eq!(
            (error.is_platform(), error.is_no_such_call()),
            (flag("isPlatform"), flag("isNoSuchCall")),
            "{vector}"
        );
        let is_login_refused = login_failure(&error).is_some();
        assert_eq!(is_login_refused, flag("isPlatform") && vector["outcome"] == "refused", "{vector}");
    }
}

#[test]
fn only_an_invalid_grant_from_the_platform_ends_a_session() {
    for vector in vectors("outcomes") {
        let (access, refresh) = (AccessToken::ending("old", 0), RefreshToken::new("member", Role::Member));
        let store = MemoryStore::with(Tokens::new(access, refresh));
        let program = Program(store);
        let mut engine = Engine::new(Config::new(Caller::Visitor("client-1".to_owned())));
        let mut wait = engine.access_token();
        let _ = wait.step(&mut engine, &program, Event::Begin);
        let mut event = Event::Begin;
        let mut grants = 0;
        for _ in 0..20 {
            let Break(next) = RenewalRun.step(&mut engine, &program, event) else { break };
            let body = RenewalRun.request(&engine).map(|request| format!("{:?}", request.body)).unwrap_or_default();
            event = match next {
                Next::Send { .. } if body.contains("anonymous") => {
                    grants += 1;
                    Event::Answer(Answer { status: 503, ..Answer::default() })
                }
                Next::Send { .. } => answer_of(&vector),
                _ => Event::Ready,
            };
        }
        assert_eq!(grants > 0, vector["endsSession"] == true, "{vector}");
        assert_eq!(program.0.load().tokens.role(), Role::Member, "{vector}");
    }
}

fn answer_of(vector: &Value) -> Event {
    let header = |name: &str| vector["headers"][name].as_str().map(str::to_owned);
    let lost = |delivery| Event::Lost { delivery, message: String::new() };
    match vector["lost"].as_str() {
        None => Event::Answer(Answer {
            status: u16::try_from(vector["status"].as_u64().unwrap()).unwrap(),
            request_id: header("x-wix-request-id"),
            retry_after: header("retry-after"),
            body: vector["body"].as_str().unwrap().to_owned(),
            ..Answer::default()
        }),
        Some("offline") => lost(Delivery::Offline),
        Some("not-sent") => lost(Delivery::NotSent),
        Some(_) => lost(Delivery::Unknown),
    }
}

/// A program with a stopped clock.
struct Program(MemoryStore);

impl Port for Program {
    fn now(&self) -> u64 {
        1_800_000_000_000
    }
    fn elapsed(&self) -> u64 {
        0
    }
    fn date(&self, _: &str) -> Option<u64> {
        None
    }
    fn random(&self, bytes: &mut [u8]) -> bool {
        bytes.fill(0);
        true
    }
    fn store(&self) -> &dyn TokenStore {
        &self.0
    }
    fn flows(&self) -> String {
        String::new()
    }
    fn keep_flows(&self, _: &str) {}
}
