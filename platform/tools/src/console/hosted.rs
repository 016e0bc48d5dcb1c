//! A hosted site as the console's API, over the network.

use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, HeaderName, Method, StatusCode, header, request::Parts};
use axum::response::Response;
use base::{ApiError, Result, address::is_on_this_machine, db::lock};
use serde_json::{Value, json};
use std::{sync::Mutex, time::Duration};

/// The timeout of a forwarded call.
const TIMEOUT: Duration = Duration::from_secs(30);
/// The maximum size of a forwarded body, in bytes.
const BODY_LIMIT: usize = 1024 * 1024;
/// The maximum size of an answer, in bytes.
const ANSWER_LIMIT: usize = 32 * 1024 * 1024;
/// Paths that only the local platform has.
const OWN_PATHS: [&str; 2] = ["/_platform", "/_test"];
/// The answer headers to pass on.
const PASSED: [HeaderName; 4] = [
    header::CONTENT_TYPE,
    header::RETRY_AFTER,
    HeaderName::from_static("x-wix-request-id"),
    HeaderName::from_static("x-wix-consistent"),
];

/// The reason why a hosted site's console cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum HostedConsoleError {
    /// The host is not an address, or http would expose the key.
    #[error("The host {0} is not an https address.")]
    Host(String),
    /// This build cannot call an https address.
    #[error("This build has no TLS: build it with `--features tls`.")]
    Tls,
    /// The HTTP client cannot be created.
    #[error("The HTTP client cannot be made: {0}.")]
    Client(String),
}

/// A hosted site, and the stores that may use its console.
#[derive(Debug)]
pub struct Hosted {
    client: reqwest::Client,
    host: String,
    site_id: String,
    store_origins: Vec<String>,
    currency: Mutex<Option<String>>,
}

impl Hosted {
    /// A site at a host, which must be an https address, or http on this machine.
    pub(super) fn new(site_id: String, host: &str, store_origins: Vec<String>) -> Result<Self, HostedConsoleError> {
        let host = host.trim_end_matches('/').to_owned();
        let is_https = host.starts_with("https://");
        let is_local = host.starts_with("http://") && is_on_this_machine(&host);
        if !is_https && !is_local {
            return Err(HostedConsoleError::Host(host));
        }
        if is_https && !cfg!(feature = "tls") {
            return Err(HostedConsoleError::Tls);
        }
        let client = reqwest::Client::builder()
            .timeout(TIMEOUT)
            // Following a redirect could leak the key to another host.
            .redirect(reqwest::redirect::Policy::none())
            .build()
            .map_err(|error| HostedConsoleError::Client(error.to_string()))?;
        Ok(Self { client, host, site_id, store_origins, currency: Mutex::default() })
    }

    pub(super) fn site_id(&self) -> &str {
        &self.site_id
    }

    pub(super) fn currency(&self) -> Option<String> {
        lock(&self.currency).clone()
    }

    pub(super) fn is_store_origin(&self, origin: &str) -> bool {
        self.store_origins.iter().any(|known| known == origin)
    }

    /// Whether a key may search the site's orders; also the latest order's currency.
    pub(super) async fn knows(&self, key: &str) -> Result<bool> {
        let search = json!({ "search": { "cursorPaging": { "limit": 1 } } }).to_string();
        let request = self
            .client
            .post([&self.host, "/ecom/v1/orders/search"].concat())
            .header(header::AUTHORIZATION, key)
            .header("wix-site-id", &self.site_id)
            .header(header::CONTENT_TYPE, "application/json")
            .body(search);
        let answer = request.send().await.map_err(|error| unreachable_host(&error))?;
        let status = answer.status();
        if matches!(status.as_u16(), 400 | 401 | 403 | 404) {
            return Ok(false);
        }
        if !status.is_success() {
            return Err(unavailable(format!("The hosted site answered with status {status}")));
        }
        let body = read(answer).await?;
        let found: Value = serde_json::from_slice(&body).unwrap_or_default();
        let currency = found.pointer("/orders/0/currency").and_then(Value::as_str);
        *lock(&self.currency) = currency.map(str::to_owned);
        Ok(true)
    }

    pub(super) async fn send(&self, parts: Parts, body: Body) -> Result<Response> {
        let path = parts.uri.path();
        let is_own = |own: &str| path.strip_prefix(own).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
        if OWN_PATHS.iter().any(|own| is_own(own)) {
            return Err(ApiError::application(
                StatusCode::NOT_IMPLEMENTED,
                "NOT_ON_A_HOSTED_SITE",
                "A hosted site does not have this call: it is one of the platform of one machine",
            ));
        }
        let target = parts.uri.path_and_query().map_or("/", |target| target.as_str());
        let body = to_bytes(body, BODY_LIMIT).await.map_err(|_| {
            ApiError::application(StatusCode::PAYLOAD_TOO_LARGE, "PAYLOAD_TOO_LARGE", "The body is longer than 1 MiB")
        })?;
        let mut request =
            self.client.request(parts.method.clone(), [&self.host, target].concat()).headers(forwarded(&parts.headers));
        if parts.method != Method::GET {
            request = request.body(body);
        }
        let answer = request.send().await.map_err(|error| unreachable_host(&error))?;
        let mut response = Response::new(Body::empty());
        *response.status_mut() = answer.status();
        for name in PASSED {
            if let Some(value) = answer.headers().get(&name) {
                response.headers_mut().insert(name, value.clone());
            }
        }
        *response.body_mut() = Body::from(read(answer).await?);
        Ok(response)
    }
}

/// The headers to send: those of the contract, without those that a browser or proxy adds.
fn forwarded(headers: &HeaderMap) -> HeaderMap {
    let is_of_the_contract = |name: &HeaderName| {
        [header::AUTHORIZATION, header::CONTENT_TYPE, header::ACCEPT].contains(name)
            || name.as_str().starts_with("wix-")
            || name.as_str().starts_with("x-wix-")
    };
    headers
        .iter()
        .filter(|(name, _)| is_of_the_contract(name))
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect()
}

/// Reads an answer's body, up to the maximum.
async fn read(mut answer: reqwest::Response) -> Result<Bytes> {
    let mut body = Vec::new();
    while let Some(piece) = answer.chunk().await.map_err(|error| unreachable_host(&error))? {
        if body.len() + piece.len() > ANSWER_LIMIT {
            return Err(unavailable("The hosted site's answer is longer than 32 MiB".to_owned()));
        }
        body.extend_from_slice(&piece);
    }
    Ok(body.into())
}

fn unreachable_host(error: &reqwest::Error) -> ApiError {
    let reason = if error.is_timeout() { "took too long to answer" } else { "cannot be reached" };
    unavailable(format!("The hosted site {reason}"))
}

fn unavailable(description: String) -> ApiError {
    ApiError::application(StatusCode::BAD_GATEWAY, "HOSTED_SITE_UNAVAILABLE", description)
}
