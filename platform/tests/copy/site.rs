//! Platforms as the source and the target of a copy.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use cartwright::{ENDPOINTS, Origin};
use cartwright_platform::copy::{self, CopyError, Credentials, Report, Target};
use cartwright_platform::{Config, Keys, Platform, Seed};
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use std::path::Path;
use tokio::net::TcpListener;

/// A running platform.
pub(crate) struct Site {
    pub(crate) base: String,
    pub(crate) keys: Keys,
    pub(crate) platform: Platform,
    http: Client,
}

impl Site {
    pub(crate) async fn start(config: Config) -> Self {
        let platform = tokio::task::spawn_blocking(|| Platform::open(config)).await.unwrap().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let served = platform.clone();
        tokio::spawn(async move { served.serve(listener, std::future::pending()).await });
        Self { base, keys: platform.keys().clone(), platform, http: Client::new() }
    }

    /// A platform with the demo shop, as strict as the hosted platform.
    pub(crate) async fn strict(catalog: &str) -> Self {
        let catalog = Some(catalog.to_owned());
        Self::start(Config { catalog, has_hosted_limits: true, ..Config::for_tests() }).await
    }

    /// A platform that a seed pack fills.
    pub(crate) async fn filled(path: &Path) -> Self {
        Self::start(Config { seed: Seed::Pack(path.to_owned()), catalog: None, ..Config::for_tests() }).await
    }

    pub(crate) fn credentials(&self) -> Credentials {
        Credentials {
            site: self.keys.site_id.clone(),
            client_id: self.keys.client_id.clone(),
            client_secret: self.keys.client_secret.clone(),
        }
    }

    pub(crate) async fn copied_to(&self, target: &Target) -> Result<Report, CopyError> {
        copy::copy(&self.credentials(), &self.base, target, |_, _| {}).await
    }

    pub(crate) async fn owner(&self, method: Method, path: &str, body: Option<Value>) -> (StatusCode, Value) {
        let request = self.http.request(method, format!("{}{path}", self.base));
        let request = request.header("authorization", &self.keys.owner_key).header("wix-site-id", &self.keys.site_id);
        let request = if let Some(body) = body { request.json(&body) } else { request };
        let answer = request.send().await.unwrap();
        (answer.status(), answer.json().await.unwrap())
    }

    /// Makes a read of the owner.
    pub(crate) async fn read(&self, call: &str, payload: Value) -> Value {
        let row = ENDPOINTS.iter().find(|row| row.id == call).unwrap();
        let segments = row.path.split('/').map(|segment| {
            let place = segment.strip_prefix('{').and_then(|segment| segment.strip_suffix('}'));
            place.map_or(segment, |place| payload[place].as_str().unwrap())
        });
        let path = [Origin::Api.prefix(row.service), &segments.collect::<Vec<_>>().join("/")].concat();
        let (status, body) = if row.method.as_str() == "POST" {
            self.owner(Method::POST, &path, Some(payload)).await
        } else {
            let query = URL_SAFE_NO_PAD.encode(payload.to_string());
            self.owner(Method::GET, &format!("{path}?.r={query}"), None).await
        };
        assert_eq!(status, StatusCode::OK, "{call}: {body}");
        body
    }

    /// All entries of a list that has cursors.
    pub(crate) async fn listed(&self, call: &str, list: &str, beside: &Value) -> Vec<Value> {
        let (mut all, mut cursor) = (Vec::new(), Value::Null);
        loop {
            let mut payload = beside.clone();
            payload["query"] = json!({ "cursorPaging": { "limit": 100 } });
            if cursor.is_string() {
                payload["query"]["cursorPaging"]["cursor"] = cursor;
            }
            let mut body = self.read(call, payload).await;
            all.append(body[list].as_array_mut().unwrap());
            cursor = body["pagingMetadata"]["cursors"]["next"].clone();
            if !cursor.is_string() || cursor == "" {
                return all;
            }
        }
    }

    /// Injects a fault.
    pub(crate) async fn fault(&self, fault: Value) {
        let answer = self.http.post(format!("{}/_test/faults", self.base)).json(&fault).send().await.unwrap();
        assert_eq!(answer.status(), 200);
    }
}

/// A seed pack without its pictures.
pub(crate) fn pack_at(path: &Path) -> Target {
    Target::Pack { path: path.to_owned(), with_pictures: false }
}
