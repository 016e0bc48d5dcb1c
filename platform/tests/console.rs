//! The way into the owner's console: sessions in place of the key.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test fails by panicking, in its helpers too")]

use cartwright_platform::{Config, HostedConsole, HostedConsoleError, Platform};
use reqwest::header::{COOKIE, ORIGIN, SET_COOKIE};
use reqwest::{Client, Method, RequestBuilder, Response};
use serde_json::{Value, json};
use std::future::pending;
use std::time::Duration;
use tokio::net::TcpListener;

const STORE: &str = "http://localhost:5173";
const PRODUCTS: &str = "/stores/v3/products/query";

/// A platform, or the console of a hosted site, and a page of the store.
struct Console {
    base: String,
    http: Client,
}

async fn start(config: Config) -> (Console, Platform) {
    let platform = Platform::open(config).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let served = platform.clone();
    tokio::spawn(async move { served.serve(listener, pending()).await });
    let http = Client::new();
    (Console { base, http }, platform)
}

impl Console {
    /// A request of a page of the store.
    fn ask(&self, method: Method, path: &str, cookie: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}/_console{path}", self.base));
        let request = request.header(ORIGIN, STORE);
        if cookie.is_empty() { request } else { request.header(COOKIE, cookie) }
    }

    async fn sign_in(&self, key: &str) -> Response {
        let request = self.ask(Method::POST, "/session", "");
        request.json(&json!({ "key": key })).send().await.unwrap()
    }

    /// The cookie of a new session.
    async fn cookie(&self, key: &str) -> String {
        let answer = self.sign_in(key).await;
        assert_eq!(answer.status(), 200);
        cookie_of(&answer)
    }

    async fn products(&self, cookie: &str) -> (u16, Value) {
        let request = self.ask(Method::POST, &["/api", PRODUCTS].concat(), cookie);
        let answer = request.json(&json!({ "query": {} })).send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap())
    }
}

fn cookie_of(answer: &Response) -> String {
    let cookie = answer.headers()[SET_COOKIE].to_str().unwrap();
    cookie.split(';').next().unwrap().to_owned()
}

fn code(body: &Value) -> &str {
    body["details"]["applicationError"]["code"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn a_console_session_acts_as_the_owner_until_sign_out() {
    let (console, platform) = start(Config::for_tests()).await;
    let answer = console.sign_in(&platform.keys().owner_key).await;
    assert_eq!(answer.headers()["access-control-allow-origin"], STORE);
    assert_eq!(answer.headers()["access-control-allow-credentials"], "true");
    let set = answer.headers()[SET_COOKIE].to_str().unwrap().to_owned();
    for part in ["Path=/_console", "HttpOnly", "SameSite=Strict", "Max-Age=28800"] {
        assert!(set.contains(part), "{set}");
    }
    let cookie = cookie_of(&answer);
    let text = answer.text().await.unwrap();
    assert!(!text.contains(&platform.keys().owner_key), "the key stays here");
    let told: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(told["siteId"], json!(platform.keys().site_id));
    assert_eq!((&told["currency"], &told["simulated"]), (&json!("USD"), &json!(true)));

    let (status, body) = console.products(&cookie).await;
    assert_eq!(status, 200, "{body}");
    let id = body["products"][0]["id"].as_str().unwrap();
    let product = console.ask(Method::GET, &format!("/api/stores/v3/products/{id}?fields=URL"), &cookie);
    let product: Value = product.send().await.unwrap().json().await.unwrap();
    assert_eq!(product["product"]["id"], json!(id), "{product}");
    let settings = console.ask(Method::GET, "/api/_platform/site-settings", &cookie);
    let settings = settings.send().await.unwrap();
    assert_eq!(settings.status(), 200);
    assert_eq!(settings.headers().get_all("access-control-allow-origin").iter().count(), 1);

    let ended = console.ask(Method::DELETE, "/session", &cookie).send().await.unwrap();
    assert!(ended.headers()[SET_COOKIE].to_str().unwrap().contains("Max-Age=0"));
    let (status, body) = console.products(&cookie).await;
    assert_eq!((status, code(&body)), (401, "CONSOLE_SESSION_ENDED"));
}

#[tokio::test]
async fn a_console_session_ends_after_an_hour_idle_or_eight_hours_in_all() {
    let (console, platform) = start(Config::for_tests()).await;
    let cookie = console.cookie(&platform.keys().owner_key).await;
    for _ in 0..7 {
        platform.advance_clock(59 * 60);
        assert_eq!(console.products(&cookie).await.0, 200);
    }
    platform.advance_clock(60 * 60);
    let read = console.ask(Method::GET, "/session", &cookie).send().await.unwrap();
    assert_eq!(read.status(), 401);
    let cookie = console.cookie(&platform.keys().owner_key).await;
    for _ in 0..8 {
        platform.advance_clock(59 * 60);
        assert_eq!(console.products(&cookie).await.0, 200);
    }
    platform.advance_clock(10 * 60);
    assert_eq!(console.products(&cookie).await.0, 401, "eight hours are the end");
}

#[tokio::test]
async fn wrong_owner_keys_are_refused_and_rate_limited() {
    let (console, platform) = start(Config::for_tests()).await;
    for given in ["", " ", "a\nb"] {
        assert_eq!(console.sign_in(given).await.status(), 400, "{given:?}");
    }
    for _ in 0..10 {
        let refused = console.sign_in("CW.wrong").await;
        assert_eq!(refused.status(), 403);
        assert!(refused.headers().get(SET_COOKIE).is_none());
        assert_eq!(code(&refused.json().await.unwrap()), "OWNER_KEY_REFUSED");
    }
    assert_eq!(console.sign_in(&platform.keys().owner_key).await.status(), 429);
    platform.advance_clock(601);
    for _ in 0..20 {
        assert_eq!(console.sign_in(&platform.keys().owner_key).await.status(), 200, "a right key is not counted");
    }
}

#[tokio::test]
async fn the_console_refuses_foreign_origins_and_plain_form_posts() {
    let (console, platform) = start(Config::for_tests()).await;
    let cookie = console.cookie(&platform.keys().owner_key).await;
    let url = |path: &str| format!("{}/_console{path}", console.base);
    for path in ["/session", "/api/_platform/site-settings"] {
        for origin in [Some("https://evil.example"), Some("http://localhost:3000"), Some("null"), None] {
            let mut request = console.http.get(url(path)).header(COOKIE, &cookie);
            if let Some(origin) = origin {
                request = request.header(ORIGIN, origin);
            }
            let answer = request.send().await.unwrap();
            assert_eq!(answer.status(), 403, "{path} {origin:?}");
            assert!(answer.headers().get("access-control-allow-origin").is_none());
        }
    }
    let own = console.http.get(url("/session")).header(COOKIE, &cookie);
    let own = own.header("sec-fetch-site", "same-origin").send().await.unwrap();
    assert_eq!(own.status(), 200, "a store under the platform's own origin");
    for kind in ["text/plain", "application/x-www-form-urlencoded"] {
        for path in ["/session", &["/api", PRODUCTS].concat()] {
            let request = console.ask(Method::POST, path, &cookie);
            let answer = request.header("content-type", kind).body("{}").send().await.unwrap();
            assert_eq!(answer.status(), 415, "{path} {kind}");
        }
    }
    let call = console.http.request(Method::OPTIONS, format!("{}{PRODUCTS}", console.base));
    let call = call.header(ORIGIN, STORE).header("access-control-request-method", "POST");
    let call = call.send().await.unwrap();
    assert!(call.headers().get("access-control-allow-credentials").is_none(), "elsewhere no cookie is taken");
}

#[tokio::test]
async fn a_console_session_imports_a_file_of_products() {
    let (console, platform) = start(Config::for_tests()).await;
    let cookie = console.cookie(&platform.keys().owner_key).await;
    let request = console.ask(Method::POST, "/api/_platform/products/import?dryRun=true", &cookie);
    let request = request.header("content-type", "text/csv").body("slug,name,price\nnew-mug,Mug,5\n");
    let answer = request.send().await.unwrap();
    assert_eq!((answer.status().as_u16(), &answer.json::<Value>().await.unwrap()["created"]), (200, &json!(1)));
}

#[tokio::test]
async fn an_event_stream_closes_when_its_console_session_ends() {
    let (console, platform) = start(Config::for_tests()).await;
    let cookie = console.cookie(&platform.keys().owner_key).await;
    let stream = console.ask(Method::GET, "/api/_platform/events/stream", &cookie);
    let mut stream = stream.send().await.unwrap();
    assert_eq!(stream.status(), 200);
    console.ask(Method::DELETE, "/session", &cookie).send().await.unwrap();
    let end = async { while stream.chunk().await.is_ok_and(|chunk| chunk.is_some()) {} };
    tokio::time::timeout(Duration::from_secs(10), end).await.unwrap();
}

/// A console of a hosted site; the site is another platform.
async fn hosted() -> (Console, Platform) {
    let (site, platform) = start(Config::for_tests()).await;
    let console = HostedConsole::open(platform.keys().site_id.clone(), &site.base, vec![STORE.to_owned()]).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(console.serve(listener, pending()));
    let http = Client::new();
    (Console { base, http }, platform)
}

#[tokio::test]
async fn the_console_calls_a_hosted_site_with_the_key_of_the_session() {
    let (console, platform) = hosted().await;
    assert_eq!(console.sign_in("CW.wrong").await.status(), 403);
    let answer = console.sign_in(&platform.keys().owner_key).await;
    let cookie = cookie_of(&answer);
    let told: Value = answer.json().await.unwrap();
    assert_eq!(told["siteId"], json!(platform.keys().site_id));
    assert_eq!(told["simulated"], false);
    let (status, body) = console.products(&cookie).await;
    assert_eq!(status, 200, "{body}");
    assert!(!body["products"].as_array().unwrap().is_empty());
    let own = console.ask(Method::GET, "/api/_platform/site-settings", &cookie);
    let own = own.send().await.unwrap();
    assert_eq!(own.status(), 501);
    assert_eq!(code(&own.json().await.unwrap()), "NOT_ON_A_HOSTED_SITE");
    let missing = console.ask(Method::GET, "/api/ecom/v1/orders/unknown", &cookie);
    let missing = missing.send().await.unwrap();
    assert!(missing.headers().contains_key("x-wix-request-id"));
    assert_eq!(missing.status(), 404, "a refusal is passed on");
}

#[tokio::test]
async fn the_console_sends_a_key_to_hosted_sites_over_https_only() {
    for host in ["http://www.wixapis.com", "www.wixapis.com", "ftp://localhost"] {
        let opened = HostedConsole::open("site".to_owned(), host, Vec::new());
        assert!(matches!(opened, Err(HostedConsoleError::Host(_))), "{host}");
    }
}
