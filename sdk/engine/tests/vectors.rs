//! The rules that stand in JavaScript too, by the vectors that its tests read as well.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test fails by panicking")]

use cartwright_engine::Json;
use cartwright_engine::host::{is_loopback, is_secure};
use cartwright_engine::login::{Callback, CodeVerifier};
use cartwright_engine::session::{Clock, CookieJar, CookieOptions, CookieStore, TokenStore, Tokens};
use serde_json::Value;

fn vectors(group: &str) -> Vec<Value> {
    let all: Value = serde_json::from_str(include_str!("../../../tests/spec/vectors.json")).unwrap();
    all[group].as_array().unwrap().clone()
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
fn callbacks() {
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
fn challenges() {
    for vector in vectors("challenges") {
        let verifier = CodeVerifier::from_text(vector["verifier"].as_str().unwrap()).unwrap();
        assert_eq!(verifier.challenge().as_str(), vector["challenge"]);
    }
}

#[test]
fn hosts() {
    for vector in vectors("hosts") {
        let address = vector["address"].as_str().unwrap();
        assert_eq!(is_secure(address), vector["secure"], "{vector}");
        assert_eq!(is_loopback(address), vector["loopback"], "{vector}");
    }
}

#[test]
fn cookies() {
    for vector in vectors("cookies") {
        let text = vector["text"].as_str().unwrap();
        let options = CookieOptions::for_origin("client-1", None, None, vector["origin"].as_str());
        let store = CookieStore::new(Page(text.to_owned()), options, Page(String::new()));
        assert_tokens(&store.load().tokens, &vector);
    }
}

#[test]
fn tokens() {
    for vector in vectors("tokens") {
        let given = vector["given"].to_string();
        assert_tokens(&Tokens::from_json(Json::parse(&given).unwrap()), &vector);
    }
}
