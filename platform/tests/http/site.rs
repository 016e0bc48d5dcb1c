//! A platform of a test's own, and a shopper's hands.

use cartwright_platform::{Config, Keys, Platform};
use reqwest::header::{HeaderMap, LOCATION, SET_COOKIE};
use reqwest::{Client, Method, Response, StatusCode, redirect};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Mutex;
use tokio::net::TcpListener;

pub(crate) const STORE: &str = "http://localhost:5173";
pub(crate) const CALLBACK: &str = "http://localhost:5173/callback";
pub(crate) const STORES_APP: &str = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
/// A verifier and its challenge: RFC 7636, appendix B.
pub(crate) const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
pub(crate) const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

/// A running platform.
pub(crate) struct Site {
    pub(crate) base: String,
    pub(crate) keys: Keys,
    pub(crate) http: Client,
    pub(crate) platform: Platform,
}

/// Tokens, as the token endpoint gave them.
#[derive(Debug, Clone)]
pub(crate) struct Tokens {
    pub(crate) access: String,
    pub(crate) refresh: String,
}

impl Site {
    /// Starts one in memory, with the demo shop.
    pub(crate) async fn start() -> Self {
        Self::start_with(Config::for_tests()).await
    }

    /// Starts one that is set up otherwise.
    pub(crate) async fn start_with(config: Config) -> Self {
        let platform = Platform::open(config).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let served = platform.clone();
        tokio::spawn(async move { served.serve(listener, std::future::pending()).await });
        Self { base, keys: platform.keys().clone(), http: client(), platform }
    }

    pub(crate) async fn token(&self, body: Value) -> (StatusCode, Value) {
        self.call(Method::POST, "/oauth2/token", None, Some(body)).await
    }

    pub(crate) async fn visitor(&self) -> Tokens {
        let grant = json!({ "clientId": self.keys.client_id, "grantType": "anonymous" });
        let (status, body) = self.token(grant).await;
        assert_eq!(status, 200, "{body}");
        tokens(&body)
    }

    pub(crate) async fn refresh(&self, token: &str) -> (StatusCode, Value) {
        self.token(json!({ "clientId": self.keys.client_id, "grantType": "refresh_token", "refreshToken": token }))
            .await
    }

    pub(crate) async fn call(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<Value>,
    ) -> (StatusCode, Value) {
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        if let Some(token) = token {
            request = request.header("authorization", token);
            if token.contains("CW.") {
                request = request.header("wix-site-id", &self.keys.site_id);
            }
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let response = request.send().await.unwrap();
        assert!(response.headers().contains_key("x-wix-request-id"), "{path}");
        let status = response.status();
        (status, response.json().await.unwrap())
    }

    pub(crate) async fn post(&self, path: &str, token: &str, body: Value) -> (StatusCode, Value) {
        self.call(Method::POST, path, Some(token), Some(body)).await
    }

    pub(crate) async fn get(&self, path: &str, token: &str) -> (StatusCode, Value) {
        self.call(Method::GET, path, Some(token), None).await
    }

    /// Products that a filter finds.
    pub(crate) async fn products(&self, token: &str, query: Value) -> Vec<Value> {
        let path = "/stores-reader/v1/products/query-platformized";
        let (status, body) = self.post(path, token, json!({ "query": query })).await;
        assert_eq!(status, 200, "{body}");
        body["products"].as_array().unwrap().clone()
    }

    /// A physical product in stock with nothing to choose, without a discount.
    pub(crate) async fn plain_product(&self, token: &str) -> Value {
        let is_plain = |product: &Value| {
            product["productOptions"] == json!([])
                && product["discount"]["type"] == "NONE"
                && product["stock"]["trackInventory"] == true
        };
        // The first ten products contain a plain product; a page of a hundred products takes ten times as long.
        for limit in [10, 100] {
            let filter = json!({ "inventoryStatus": "IN_STOCK", "productType": "physical" });
            let products = self.products(token, json!({ "filter": filter, "paging": { "limit": limit } })).await;
            if let Some(product) = products.into_iter().find(is_plain) {
                return product;
            }
        }
        panic!("no product is plain")
    }

    pub(crate) async fn add(&self, token: &str, product: &Value, quantity: i64) -> Value {
        let (status, body) = self
            .post("/ecom/v1/carts/current/add-to-cart", token, json!({ "lineItems": [line(product, quantity)] }))
            .await;
        assert_eq!(status, 200, "{body}");
        body["cart"].clone()
    }

    /// Asks for a redirect session and gives its address.
    pub(crate) async fn redirect(&self, token: &str, body: Value) -> String {
        let (status, body) = self.post("/_api/redirects-api/v1/redirect-session", token, body).await;
        assert_eq!(status, 200, "{body}");
        body["redirectSession"]["fullUrl"].as_str().unwrap().to_owned()
    }

    /// What a login asks for.
    pub(crate) fn auth(&self, mode: &str, prompt: &str) -> Value {
        json!({ "auth": { "prompt": prompt, "authRequest": {
            "redirectUri": (mode != "web_message").then_some(CALLBACK),
            "clientId": self.keys.client_id,
            "codeChallenge": CHALLENGE,
            "codeChallengeMethod": "S256",
            "responseMode": mode,
            "responseType": "code",
            "scope": "offline_access",
            "state": "the-state",
        } } })
    }

    /// Exchanges a code.
    pub(crate) async fn exchange(&self, code: &str, verifier: &str) -> (StatusCode, Value) {
        self.token(json!({
            "clientId": self.keys.client_id, "grantType": "authorization_code",
            "code": code, "codeVerifier": verifier, "redirectUri": CALLBACK,
        }))
        .await
    }

    /// Registers in a browser, starting from a visitor, and gives the code.
    pub(crate) async fn register(&self, browser: &Browser, visitor: &str, email: &str) -> String {
        let address = self.redirect(visitor, self.auth("query", "login")).await;
        let session = session(&address);
        let page = browser.get(&format!("{}/pages/register?session={session}", self.base)).await;
        let form = page.field("form");
        let fields = [("session", session.as_str()), ("form", &form), ("email", email), ("password", "correct horse")];
        let answer = browser.post(&format!("{}/pages/register", self.base), &fields).await;
        assert_eq!(answer.status, 303, "{}", answer.text);
        parameter(&answer.location, "code")
    }
}

/// A line to add.
pub(crate) fn line(product: &Value, quantity: i64) -> Value {
    json!({ "quantity": quantity, "catalogReference": { "appId": STORES_APP, "catalogItemId": product["id"] } })
}

pub(crate) fn client() -> Client {
    Client::builder().redirect(redirect::Policy::none()).no_proxy().build().unwrap()
}

pub(crate) fn tokens(body: &Value) -> Tokens {
    Tokens {
        access: body["access_token"].as_str().unwrap().to_owned(),
        refresh: body["refresh_token"].as_str().unwrap().to_owned(),
    }
}

pub(crate) fn code(body: &Value) -> &str {
    body["details"]["applicationError"]["code"].as_str().unwrap_or_default()
}

pub(crate) fn violated_field(body: &Value) -> &str {
    body["details"]["validationError"]["fieldViolations"][0]["field"].as_str().unwrap_or_default()
}

/// The session that an address names.
pub(crate) fn session(address: &str) -> String {
    parameter(address, "session")
}

/// A parameter of an address's query or fragment. Values here need no decoding.
pub(crate) fn parameter(address: &str, name: &str) -> String {
    let pairs = address.split(['?', '#', '&']).filter_map(|pair| pair.split_once('='));
    let mut pairs = pairs.filter(|(key, _)| *key == name);
    pairs.next().map(|(_, value)| value.to_owned()).unwrap_or_default()
}

/// A browser: keeps cookies, follows nothing.
pub(crate) struct Browser {
    http: Client,
    cookies: Mutex<BTreeMap<String, String>>,
}

/// A page, read.
pub(crate) struct Page {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) location: String,
    pub(crate) text: String,
}

impl Browser {
    pub(crate) fn new() -> Self {
        Self { http: client(), cookies: Mutex::default() }
    }

    pub(crate) async fn get(&self, address: &str) -> Page {
        let request = self.http.get(address).header("cookie", self.cookies());
        self.read(request.send().await.unwrap()).await
    }

    /// Follows a link, which a program's call does not look like.
    pub(crate) async fn navigate(&self, address: &str) -> Page {
        let request = self.http.get(address).header("cookie", self.cookies());
        let request = request.header("accept", "text/html,application/xhtml+xml");
        self.read(request.send().await.unwrap()).await
    }

    pub(crate) async fn post(&self, address: &str, fields: &[(&str, &str)]) -> Page {
        let body = fields.iter().map(|(name, value)| format!("{name}={}", encode(value))).collect::<Vec<_>>().join("&");
        let request = self
            .http
            .post(address)
            .header("cookie", self.cookies())
            .header("content-type", "application/x-www-form-urlencoded")
            .body(body);
        self.read(request.send().await.unwrap()).await
    }

    /// The value of a cookie, whose name may have a prefix; empty if absent.
    pub(crate) fn cookie(&self, name: &str) -> String {
        let cookies = self.cookies.lock().unwrap();
        cookies.iter().find(|(known, _)| known.contains(name)).map(|(_, value)| value.clone()).unwrap_or_default()
    }

    fn cookies(&self) -> String {
        let cookies = self.cookies.lock().unwrap();
        let pairs = cookies.iter().map(|(name, value)| format!("{name}={value}"));
        pairs.collect::<Vec<_>>().join("; ")
    }

    async fn read(&self, response: Response) -> Page {
        for set in response.headers().get_all(SET_COOKIE) {
            let text = set.to_str().unwrap();
            assert!(text.contains("HttpOnly") && text.contains("SameSite=Lax"), "{text}");
            let (name, value) = text.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.lock().unwrap().insert(name.to_owned(), value.to_owned());
        }
        let location = response.headers().get(LOCATION);
        let location = location.map(|value| value.to_str().unwrap().to_owned());
        Page {
            status: response.status(),
            headers: response.headers().clone(),
            location: location.unwrap_or_default(),
            text: response.text().await.unwrap(),
        }
    }
}

impl Page {
    /// The value of a form's field.
    pub(crate) fn field(&self, name: &str) -> String {
        let (_, rest) = self
            .text
            .split_once(&format!("name=\"{name}\""))
            .unwrap_or_else(|| panic!("no field {name} in {}", self.text));
        let (_, rest) = rest.split_once("value=\"").unwrap();
        rest.split('"').next().unwrap().to_owned()
    }
}

fn encode(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        })
        .collect()
}
