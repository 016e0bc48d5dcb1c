//! The workbench: the platform's screens for developers, for this machine or with the owner's key. Plain HTML that
//! works without script; a small script keeps lists live.

mod act_as;
mod calls;
mod clock;
mod doctor;
mod events;
mod faults;
mod frame;
mod home;
mod mail;
mod mcp;
mod openapi;
mod repo;
mod requests;
mod snapshots;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{DefaultBodyLimit, Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodFilter, MethodRouter, get, on, post};
use axum::{Form, Router};
use base::{ApiError, Result, Shop};
use std::str::FromStr;
use std::{collections::BTreeMap, sync::Arc};
use tower::ServiceExt;
use web::http::dev_access::{require_local_or_owner, require_token_here};

/// The fields of a form or query string.
type Fields = BTreeMap<String, String>;

/// The state that all screens share.
#[derive(Clone)]
struct Bench {
    shop: Arc<Shop>,
    /// The API, for calls that a screen sends.
    api: Router,
    reset: Work,
    /// Runs the work that is due by the clock.
    catch_up: Work,
}

/// The input of a screen: form or query fields, and path parameters.
struct Input {
    fields: Fields,
    places: Fields,
}

impl Input {
    /// A field's trimmed text.
    fn field(&self, name: &str) -> &str {
        self.fields.get(name).map(|text| text.trim()).unwrap_or_default()
    }

    fn number<N: FromStr>(&self, name: &str) -> Option<N> {
        self.field(name).parse().ok()
    }

    fn place(&self, name: &str) -> &str {
        self.places.get(name).map(String::as_str).unwrap_or_default()
    }
}

/// A screen's handler, which may block.
type Screen = fn(&Bench, &Input) -> Result<Response>;

fn screen(show: Screen) -> MethodRouter<Bench> {
    work(MethodFilter::GET, show)
}

/// The route of a screen with forms.
fn editor(show: Screen, change: Screen) -> MethodRouter<Bench> {
    screen(show).merge(work(MethodFilter::POST, change))
}

fn work(method: MethodFilter, work: Screen) -> MethodRouter<Bench> {
    // For `GET`, `Form` reads the query string.
    on(method, move |State(bench): State<Bench>, Path(places): Path<Fields>, Form(fields): Form<Fields>| async move {
        let shop = Arc::clone(&bench.shop);
        let done = shop.blocking(move |_| work(&bench, &Input { fields, places }));
        done.await.map_err(frame::Problem::from)
    })
}

/// Work that the wing above injects.
pub(crate) type Work = fn(&Shop) -> Result<()>;

/// The host of a screen's own requests.
const LOOPBACK: HeaderValue = HeaderValue::from_static("127.0.0.1");
/// The header with a request's id.
const REQUEST_ID: &str = "x-wix-request-id";
/// The maximum size of a shown answer, in bytes.
const MAX_ANSWER: usize = 16 * 1024 * 1024;
/// The maximum size of an uploaded snapshot, in bytes.
const MAX_SNAPSHOT: usize = 1024 * 1024 * 1024;

/// The workbench's router, over a shop and its API's router.
pub fn router(shop: &Arc<Shop>, api: Router, reset: Work, catch_up: Work) -> Router {
    let bench = Bench { shop: Arc::clone(shop), api, reset, catch_up };
    Router::new()
        .route("/workbench", screen(home::show))
        .route("/workbench/changes", get(frame::changes))
        .route("/workbench/style.css", get(frame::style))
        .route("/workbench/script.js", get(frame::script))
        .route("/workbench/requests", editor(requests::list, requests::clear))
        .route("/workbench/requests/{number}", screen(requests::show))
        .route("/workbench/requests/{number}/replay", post(requests::replay))
        .route(doctor::PATH, screen(doctor::show))
        .route("/workbench/calls", screen(calls::list))
        .route("/workbench/calls/{id}", screen(calls::show).post(calls::send))
        .route("/workbench/openapi.json", get(openapi::document))
        .route("/workbench/act-as", editor(act_as::show, act_as::issue))
        .route("/workbench/events", screen(events::list))
        .route("/workbench/webhooks", editor(events::webhooks, events::change_webhooks))
        .route("/workbench/faults", editor(faults::list, faults::change))
        .route("/workbench/clock", editor(clock::show, clock::change))
        .route("/workbench/snapshots", editor(snapshots::list, snapshots::change))
        .route(
            "/workbench/snapshots/{file}",
            get(snapshots::download).post(snapshots::upload).layer(DefaultBodyLimit::max(MAX_SNAPSHOT)),
        )
        .route("/outbox", screen(mail::list))
        .route("/outbox/push", work(MethodFilter::POST, mail::answer_push))
        .route("/outbox/{number}", screen(mail::show))
        .layer(from_fn(refuse_other_sites))
        .route_layer(from_fn_with_state(Arc::clone(shop), require_local_or_owner))
        .merge(
            Router::new()
                .route("/workbench/mcp", post(mcp::answer))
                .layer(from_fn(refuse_other_sites))
                .route_layer(from_fn_with_state(Arc::clone(shop), require_token_here)),
        )
        .with_state(bench)
}

/// Refuses requests by other sites' pages, except links to a screen: even without reading the answer, a page could
/// cause costly statements or searches.
async fn refuse_other_sites(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let is_allowed = match *request.method() {
        Method::GET | Method::HEAD => !is_of_other_site(headers) || is_link(headers) && request.uri().query().is_none(),
        _ => is_own(headers),
    };
    if is_allowed {
        return next.run(request).await;
    }
    ApiError::forbidden("The workbench answers its own pages only").into_response()
}

fn has(headers: &HeaderMap, name: &str, value: &str) -> bool {
    headers.get(name).is_some_and(|given| given == value)
}

/// Whether a browser states that another site's page sends the request (Fetch Metadata Request Headers).
fn is_of_other_site(headers: &HeaderMap) -> bool {
    has(headers, "sec-fetch-site", "cross-site")
}

/// Whether a browser follows a link at top level.
fn is_link(headers: &HeaderMap) -> bool {
    has(headers, "sec-fetch-mode", "navigate") && has(headers, "sec-fetch-dest", "document")
}

/// Whether a request comes from a page of the same host; programs send no origin.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match (text(header::ORIGIN), text(header::HOST)) {
        (Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, named)| named == host),
        (origin, _) => origin.is_none(),
    }
}

impl Bench {
    /// Sends a request to the API as a client on this machine would.
    async fn send(&self, method: Method, target: &str, headers: HeaderMap, body: Bytes) -> Answer {
        let request = axum::http::Request::builder().method(method).uri(target).body(Body::from(body));
        let Ok(mut request) = request else {
            return Answer {
                status: StatusCode::BAD_REQUEST,
                number: self.shop.requests.newest(),
                body: Bytes::from_static(b"The address is malformed"),
            };
        };
        *request.headers_mut() = headers;
        request.headers_mut().remove(header::CONTENT_LENGTH);
        request.headers_mut().remove(header::ACCEPT_ENCODING);
        // Infallible: a router's error type has no values.
        let Ok(response) = self.api.clone().oneshot(request).await;
        let status = response.status();
        let id = response.headers().get(REQUEST_ID).cloned();
        let body = to_bytes(response.into_body(), MAX_ANSWER).await;
        Answer {
            status,
            // Other clients send requests concurrently: the newest log entry may be theirs.
            number: self.shop.requests.number_of(id.as_ref().and_then(|id| id.to_str().ok())),
            body: body.unwrap_or_else(|_| Bytes::from_static(b"The answer is longer than 16 MiB")),
        }
    }
}

struct Answer {
    status: StatusCode,
    /// The number of the request's log entry.
    number: u64,
    body: Bytes,
}

/// Redirects the browser to a screen (303).
fn see_other(path: &str) -> Response {
    (StatusCode::SEE_OTHER, [(header::LOCATION, path.to_owned())]).into_response()
}

/// Pretty-prints JSON; other text stays as it is.
fn pretty(text: &[u8]) -> String {
    serde_json::from_slice::<serde_json::Value>(text)
        .ok()
        .and_then(|value| serde_json::to_string_pretty(&value).ok())
        .unwrap_or_else(|| String::from_utf8_lossy(text).into_owned())
}

/// A moment as day and time in UTC.
fn moment(at: base::clock::Millis) -> String {
    base::clock::rfc3339(at).replace('T', " ").replace('Z', " UTC")
}
