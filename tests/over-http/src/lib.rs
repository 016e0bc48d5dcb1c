//! A platform on a port of its own, and a visitor who fills in its pages as a browser would.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "support of tests: a test fails by panicking"
)]

pub mod commerce;

use cartwright::login::{AuthorizeOptions, ResponseMode};
use cartwright::session::{MemoryStore, TokenStore};
use cartwright::{Client, Host, Secret};
use cartwright_platform::{Config, Keys, Platform};
use reqwest::header::{COOKIE, LOCATION, SET_COOKIE};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Mutex;
use tokio::net::TcpListener;

/// Where visitors come back to.
pub const STORE: &str = "http://localhost:5173";

/// What members of tests log in with.
pub const PASSWORD: &str = "a-long-enough-password";

pub use cartwright::resources::cart::STORES_APP_ID as STORES_APP;

/// A platform that runs until the test ends.
#[derive(Debug)]
pub struct Site {
    /// Its address.
    pub url: String,
    /// The id that clients name themselves by.
    pub client_id: String,
    keys: Keys,
    http: reqwest::Client,
}

impl Site {
    /// Starts a platform with the demo shop.
    pub async fn start() -> Self {
        Self::start_allowing(Vec::new()).await
    }

    /// Starts a platform with the demo shop, whose logins may also return to these addresses.
    pub async fn start_allowing(redirect_uris: Vec<String>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let config = Config {
            public_url: Some(url.clone()),
            store_origins: vec![STORE.to_owned()],
            redirect_uris,
            ..Config::for_tests()
        };
        let platform = tokio::task::spawn_blocking(|| Platform::open(config).unwrap()).await.unwrap();
        let keys = platform.keys().clone();
        tokio::spawn(async move { platform.serve(listener, std::future::pending()).await });
        Self { url, client_id: keys.client_id.clone(), keys, http: reqwest::Client::new() }
    }

    /// A client that keeps its session in memory.
    pub fn client(&self) -> Client {
        self.client_with(MemoryStore::default())
    }

    /// A client that keeps its session in this store.
    pub fn client_with(&self, store: impl TokenStore + Send + Sync + 'static) -> Client {
        Client::visitor(&self.client_id).host(Host::at(&self.url)).store(store).build().unwrap()
    }

    /// A client of the site's owner.
    pub fn owner(&self) -> Client {
        Client::owner(self.keys.owner_key.as_str(), &self.keys.site_id).host(Host::at(&self.url)).build().unwrap()
    }

    /// A client of a member, who registers on the platform's pages.
    pub async fn member(&self, email: &str) -> Client {
        let client = self.client();
        let browser = Browser::default();
        let options = AuthorizeOptions::default().response_mode(ResponseMode::Query);
        let callback = format!("{STORE}/login/callback");
        let started = client.login().begin(&callback, "/", &options).await.unwrap();
        let login = browser.open(&started.url).await.page();
        let form = browser.open(&login.link("register")).await.page();
        let fields = [("email", email), ("password", PASSWORD)];
        let back = browser.submit(&form, &fields).await.outside();
        client.login().complete(&back, ResponseMode::Query).await.unwrap();
        client
    }

    /// The site's id.
    pub fn site_id(&self) -> &str {
        &self.keys.site_id
    }

    /// The owner's key.
    pub fn owner_key(&self) -> Secret {
        self.keys.owner_key.as_str().into()
    }

    /// The client secret.
    pub fn client_secret(&self) -> Secret {
        self.keys.client_secret.as_str().into()
    }

    /// Changes what the site asks of those who register and log in.
    pub async fn settings(&self, settings: Value) {
        self.hook("settings", &settings).await;
    }

    /// A token of a captcha in this state: `VALID`, `USED`, `EXPIRED` or `WRONG`.
    pub async fn captcha(&self, kind: &str, state: &str) -> String {
        let token = self.hook("captcha", &json!({ "kind": kind, "state": state })).await;
        token["token"].as_str().unwrap().to_owned()
    }

    /// Lets the platform do what is due in the background.
    pub async fn work(&self) {
        self.hook("work", &json!({})).await;
    }

    /// Lets this many seconds pass for the platform.
    pub async fn wait(&self, seconds: i64) {
        self.hook("clock", &json!({ "advanceSeconds": seconds })).await;
    }

    /// The newest message to someone: its code or its link, as `code` and `link`.
    pub async fn newest_message(&self, recipient: &str) -> Value {
        let url = format!("{}/_test/outbox", self.url);
        let outbox: Value = self.http.get(url).send().await.unwrap().json().await.unwrap();
        let messages = outbox["messages"].as_array().unwrap();
        let found = messages.iter().find(|message| message["recipient"] == recipient);
        found.unwrap_or_else(|| panic!("nothing for {recipient} in {outbox}")).clone()
    }

    /// Makes the next calls that match go wrong.
    pub async fn fault(&self, fault: Value) {
        self.hook("faults", &fault).await;
    }

    /// Ends every access token; refresh tokens stay good.
    pub async fn expire_tokens(&self) {
        self.hook("tokens/expire", &json!({})).await;
    }

    /// Empties the log and forgets waiting faults.
    pub async fn reset(&self) {
        self.hook("reset", &json!({})).await;
    }

    async fn hook(&self, name: &str, body: &Value) -> Value {
        let url = format!("{}/_test/{name}", self.url);
        let answer = self.http.post(url).json(body).send().await.unwrap();
        assert!(answer.status().is_success(), "{name}: {}", answer.status());
        answer.json().await.unwrap()
    }

    /// How many token requests of each kind came since the last reset.
    pub async fn grants(&self) -> Value {
        let url = format!("{}/_test/requests", self.url);
        let log: Value = self.http.get(url).send().await.unwrap().json().await.unwrap();
        log["grants"].clone()
    }
}

/// A browser, as far as the platform's pages need one: cookies, forms, redirects.
#[derive(Debug)]
pub struct Browser {
    http: reqwest::Client,
    /// The cookies of the one platform that it visits, by name.
    cookies: Mutex<BTreeMap<String, String>>,
}

impl Default for Browser {
    fn default() -> Self {
        let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
        Self { http, cookies: Mutex::default() }
    }
}

impl Browser {
    /// Opens a page, following redirects as long as they stay on the platform. Gives the page's address and text, or
    /// the address outside that it leads to.
    pub async fn open(&self, url: &str) -> Place {
        self.follow(url.to_owned(), self.send(self.http.get(url)).await).await
    }

    /// Sends the page's form with these values in place of, or beside, what its hidden fields hold.
    pub async fn submit(&self, page: &Page, values: &[(&str, &str)]) -> Place {
        let action = attribute(&page.html, "<form", "action").expect("a form with an action");
        let url = absolute(&page.url, &action);
        let mut fields = hidden_fields(&page.html);
        fields.extend(values.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        let answer = self.send(self.http.post(&url).form(&fields)).await;
        self.follow(url, answer).await
    }

    /// Sends a request with the cookies, and keeps those of the answer.
    async fn send(&self, request: reqwest::RequestBuilder) -> reqwest::Response {
        let sent: Vec<String> =
            self.cookies.lock().unwrap().iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = if sent.is_empty() { request } else { request.header(COOKIE, sent.join("; ")) };
        let answer = request.send().await.unwrap();
        for cookie in answer.headers().get_all(SET_COOKIE) {
            let (pair, attributes) = cookie.to_str().unwrap().split_once(';').unwrap_or_default();
            let (name, value) = pair.split_once('=').unwrap();
            let mut kept = self.cookies.lock().unwrap();
            if attributes.contains("Max-Age=0") {
                kept.remove(name);
            } else {
                kept.insert(name.to_owned(), value.to_owned());
            }
        }
        answer
    }

    async fn follow(&self, mut url: String, mut answer: reqwest::Response) -> Place {
        loop {
            let Some(location) = answer.headers().get(LOCATION) else {
                let html = answer.text().await.unwrap();
                return Place::Page(Page { url, html });
            };
            let next = absolute(&url, location.to_str().unwrap());
            if !next.starts_with(origin(&url)) {
                return Place::Outside(next);
            }
            answer = self.send(self.http.get(&next)).await;
            url = next;
        }
    }
}

/// Where a browser ended up.
#[derive(Debug)]
pub enum Place {
    /// On a page of the platform's.
    Page(Page),
    /// At an address outside.
    Outside(String),
}

impl Place {
    /// The page.
    pub fn page(self) -> Page {
        match self {
            Self::Page(page) => page,
            Self::Outside(url) => panic!("left the platform for {url}"),
        }
    }

    /// The address outside.
    pub fn outside(self) -> String {
        match self {
            Self::Outside(url) => url,
            Self::Page(page) => panic!("still on {}: {}", page.url, page.html),
        }
    }
}

/// A page of the platform's.
#[derive(Debug)]
pub struct Page {
    /// Its address.
    pub url: String,
    /// Its text.
    pub html: String,
}

impl Page {
    /// The address of the first link whose address has this in it.
    pub fn link(&self, part: &str) -> String {
        let href = self
            .html
            .split("href=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .find(|href| href.contains(part))
            .unwrap_or_else(|| panic!("no link to {part} in {}", self.html));
        absolute(&self.url, &unescape(href))
    }
}

fn origin(url: &str) -> &str {
    let end = url.match_indices('/').nth(2).map_or(url.len(), |(index, _)| index);
    url.split_at(end).0
}

fn absolute(base: &str, href: &str) -> String {
    if href.starts_with('/') { format!("{}{href}", origin(base)) } else { href.to_owned() }
}

fn hidden_fields(html: &str) -> Vec<(String, String)> {
    html.split("<input")
        .skip(1)
        .filter(|tag| attribute_of(tag, "type").as_deref() == Some("hidden"))
        .filter_map(|tag| Some((attribute_of(tag, "name")?, attribute_of(tag, "value").unwrap_or_default())))
        .collect()
}

fn attribute(html: &str, tag: &str, name: &str) -> Option<String> {
    attribute_of(html.split(tag).nth(1)?, name)
}

fn attribute_of(tag: &str, name: &str) -> Option<String> {
    let inside = tag.split('>').next()?;
    let value = inside.split(&format!(" {name}=\"")).nth(1)?.split('"').next()?;
    Some(unescape(value))
}

fn unescape(text: &str) -> String {
    text.replace("&amp;", "&").replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">")
}
