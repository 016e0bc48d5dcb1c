//! Login to the owner's console: a session instead of the key, under `/_console`.
//!
//! The browser never stores the owner's key. The owner enters it once; this process keeps it in memory and forwards the
//! session's calls to the API: in process for the platform's own site, over the network for a hosted one.

mod hosted;
mod server;
mod sessions;
mod upstream;

pub use upstream::Upstream;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header, request::Parts};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::Response;
use axum::routing::{any, get};
use base::throttle::{Counted, Limit, Throttle};
use base::{ApiError, Millis, Result, address::origin_of, clock, cookies, error::json_response, serve::Peer};
use futures_util::StreamExt as _;
use serde::Deserialize;
use serde_json::json;
use sessions::{FoundSession, LIFETIME, Sessions};
use std::net::{IpAddr, Ipv4Addr};
use std::{sync::Arc, time::Duration};
use tower_http::cors::{AllowHeaders, AllowOrigin, CorsLayer};
use web::http::{CALL_HEADERS, PREFLIGHT_AGE, with_request_id};

pub use hosted::HostedConsoleError;
pub use server::HostedConsole;

/// The prefix of forwarded calls.
const API: &str = "/_console/api";
const COOKIE: &str = "cw_console";
/// The window of the rate limit of wrong keys, in seconds.
const WINDOW: i64 = 600;
/// The maximum size of a login's body, in bytes.
const KEY_LIMIT: usize = 16 * 1024;

/// The console's sessions, and the API behind them.
struct Console {
    upstream: Upstream,
    sessions: Sessions,
    throttle: Throttle,
    /// The maximum of wrong keys from one network address per window; 0 is unlimited.
    max_attempts: u32,
}

impl Console {
    fn now(&self) -> Millis {
        self.upstream.now()
    }

    /// The cookie's name. On https the prefix `__Secure-` keeps plain http from setting it (RFC 6265bis).
    fn cookie_name(&self) -> String {
        let prefix = if self.upstream.is_secure() { "__Secure-" } else { "" };
        [prefix, &cookies::of_site(COOKIE, self.upstream.site_id())].concat()
    }

    fn cookie(&self, value: &str, seconds: i64) -> String {
        let secure = if self.upstream.is_secure() { "; Secure" } else { "" };
        let name = self.cookie_name();
        format!("{name}={value}; Path=/_console; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}")
    }

    fn session(&self, headers: &HeaderMap) -> Result<FoundSession> {
        self.cookie_value(headers).and_then(|id| self.sessions.find(&id, self.now())).ok_or_else(|| {
            ApiError::application(
                StatusCode::UNAUTHORIZED,
                "CONSOLE_SESSION_ENDED",
                "There is no session, or it has ended: sign in with the owner's key",
            )
        })
    }

    fn cookie_value(&self, headers: &HeaderMap) -> Option<String> {
        cookies::value(headers, &self.cookie_name())
    }

    fn described(&self, expires: Millis) -> Response {
        let site = self.upstream.site();
        json_response(
            StatusCode::OK,
            &json!({
                "siteId": site.id,
                "currency": site.currency,
                "expires": clock::rfc3339(expires),
                "simulated": site.is_simulated,
            }),
        )
    }
}

/// The routes under `/_console`.
pub fn router(upstream: Upstream, max_attempts: u32) -> Router {
    let console =
        Arc::new(Console { upstream, sessions: Sessions::default(), throttle: Throttle::default(), max_attempts });
    Router::new()
        .route("/_console/session", get(read_session).post(sign_in).delete(sign_out))
        .route("/_console/api/{*path}", any(forward))
        .layer(from_fn_with_state(Arc::clone(&console), check_page))
        .layer(map_response(private))
        .layer(cors(&console))
        .with_state(console)
}

/// CORS with credentials, for the site's stores only.
fn cors(console: &Arc<Console>) -> CorsLayer {
    let console = Arc::clone(console);
    let is_allowed = move |origin: &HeaderValue, _: &Parts| {
        origin.to_str().is_ok_and(|origin| console.upstream.is_store_origin(origin))
    };
    CorsLayer::new()
        .allow_origin(AllowOrigin::predicate(is_allowed))
        .allow_credentials(true)
        .allow_methods([Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE])
        .allow_headers(AllowHeaders::mirror_request())
        .expose_headers(CALL_HEADERS)
        .max_age(PREFLIGHT_AGE)
}

/// Sets the request's id and `no-store` in an answer.
async fn private(mut response: Response) -> Response {
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    with_request_id(response)
}

/// Refuses pages of other sites, and bodies that a page can send without a preflight.
async fn check_page(State(console): State<Arc<Console>>, request: Request, next: Next) -> Result<Response> {
    if !is_of_a_store(&console, request.headers()) {
        return Err(ApiError::forbidden("The console answers pages of the site's stores only"));
    }
    let is_write = !matches!(*request.method(), Method::GET | Method::HEAD);
    let kind = request.headers().get(header::CONTENT_TYPE);
    let is_preflighted = kind.is_some_and(|kind| {
        [&b"application/json"[..], b"text/csv"].iter().any(|known| kind.as_bytes().starts_with(known))
    });
    // By a page, only a POST is sent without a preflight. Other methods may have no body, and so no media type.
    let may_be_bare = *request.method() != Method::POST && kind.is_none();
    if is_write && !is_preflighted && !may_be_bare {
        return Err(ApiError::application(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "UNSUPPORTED_MEDIA_TYPE",
            "Changes are sent as application/json, files of products as text/csv",
        ));
    }
    Ok(next.run(request).await)
}

/// Whether a request comes from one of the stores' pages. Browsers omit the origin in same-origin reads.
fn is_of_a_store(console: &Console, headers: &HeaderMap) -> bool {
    match headers.get(header::ORIGIN) {
        Some(origin) => {
            origin.to_str().is_ok_and(|origin| console.upstream.is_store_origin(origin) || is_own(console, origin))
        }
        None => headers.get("sec-fetch-site").is_some_and(|site| site.as_bytes() == b"same-origin"),
    }
}

/// Whether an origin is the public address's own, where a proxy may serve a store.
fn is_own(console: &Console, origin: &str) -> bool {
    console.upstream.public_url().and_then(|url| origin_of(&url)).is_some_and(|own| own == origin)
}

#[derive(Deserialize)]
struct SignIn {
    key: String,
}

/// Verifies the owner's key and starts a session. Limits wrong keys by network address.
async fn sign_in(State(console): State<Arc<Console>>, request: Request) -> Result<Response> {
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0);
    let counted = Counted::address(peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)));
    let body = to_bytes(request.into_body(), KEY_LIMIT)
        .await
        .map_err(|_| ApiError::field("key", "MAX_LENGTH", "is too long"))?;
    let given: SignIn = serde_json::from_slice(&body).map_err(|_| ApiError::field("key", "REQUIRED", "is missing"))?;
    let key = given.key.trim();
    if key.is_empty() || HeaderValue::from_str(key).is_err() {
        return Err(ApiError::field("key", "FORMAT", "is not a key"));
    }
    let limit = Limit { attempts: console.max_attempts, seconds: WINDOW };
    console.throttle.count(console.now(), &counted, limit)?;
    if !console.upstream.knows(key).await? {
        return Err(ApiError::denied("OWNER_KEY_REFUSED", "This is not the key of the site's owner"));
    }
    console.throttle.take_back(&counted);
    let (id, expires) = console.sessions.begin(key.to_owned(), console.now())?;
    Ok(with_cookie(console.described(expires), &console.cookie(&id, LIFETIME)))
}

fn with_cookie(mut answer: Response, cookie: &str) -> Response {
    if let Ok(cookie) = HeaderValue::from_str(cookie) {
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    }
    answer
}

async fn read_session(State(console): State<Arc<Console>>, headers: HeaderMap) -> Result<Response> {
    console.session(&headers).map(|found| console.described(found.expires))
}

/// Ends the session, and deletes its cookie.
async fn sign_out(State(console): State<Arc<Console>>, headers: HeaderMap) -> Response {
    if let Some(id) = console.cookie_value(&headers) {
        console.sessions.end(&id);
    }
    with_cookie(json_response(StatusCode::OK, &json!({})), &console.cookie("", 0))
}

/// Forwards a call to the API as the owner.
async fn forward(State(console): State<Arc<Console>>, request: Request) -> Result<Response> {
    let found = console.session(request.headers())?;
    let (mut parts, body) = request.into_parts();
    let target = parts.uri.path_and_query().and_then(|target| target.as_str().strip_prefix(API));
    let target = target.and_then(|target| target.parse().ok());
    parts.uri = target.ok_or_else(|| ApiError::not_found("NOT_FOUND", "There is nothing at this address"))?;
    // The API's router matches the path by itself.
    let peer = parts.extensions.remove::<Peer>();
    parts.extensions.clear();
    if let Some(peer) = peer {
        parts.extensions.insert(peer);
    }
    for name in [header::COOKIE, header::ORIGIN, header::REFERER, header::AUTHORIZATION] {
        parts.headers.remove(name);
    }
    let answer = console.upstream.send(&found.key.0, parts, body).await?;
    let left = found.ends.saturating_sub(console.now());
    Ok(ending_with(found, left, without_cors(answer)))
}

/// Removes the inner answer's CORS headers: the console adds its own.
fn without_cors(mut answer: Response) -> Response {
    for name in [
        header::ACCESS_CONTROL_ALLOW_ORIGIN,
        header::ACCESS_CONTROL_EXPOSE_HEADERS,
        header::ACCESS_CONTROL_ALLOW_CREDENTIALS,
        header::SET_COOKIE,
    ] {
        answer.headers_mut().remove(name);
    }
    answer
}

/// Ends an answer, such as an event stream, along with its session.
fn ending_with(mut found: FoundSession, left: Millis, answer: Response) -> Response {
    let kind = answer.headers().get(header::CONTENT_TYPE);
    if !kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream")) {
        return answer;
    }
    let (parts, body) = answer.into_parts();
    let left = Duration::from_millis(u64::try_from(left).unwrap_or_default());
    let ended = async move {
        let closed = async move { while found.open.changed().await.is_ok() {} };
        let _ = tokio::time::timeout(left, closed).await;
    };
    let stream = body.into_data_stream().take_until(Box::pin(ended));
    Response::from_parts(parts, Body::from_stream(stream))
}
