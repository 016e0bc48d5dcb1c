//! The routes of calls and hosted pages.

mod absent;
pub mod alternates;
mod content_language;
pub mod dev_access;
mod dispatch;
mod event_stream;
mod files;
mod graphql;
mod handlers;
pub mod hosts;
pub mod overload;
pub mod own_calls;
pub mod owner;
mod payload;
pub mod request_bounds;
mod unidentified;

pub use dispatch::with_request_id;
pub use handlers::perform;

use axum::http::{HeaderName, HeaderValue, Method, header, request::Parts};
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use axum::routing::{MethodFilter, get, on};
use axum::{Router, extract::DefaultBodyLimit};
use base::Shop;
use cartwright::ENDPOINTS;
use shop::commerce::older_orders;
use std::{sync::Arc, time::Duration};
use tokio::sync::Semaphore;
use tower_http::compression::CompressionLayer;
use tower_http::cors::{AllowHeaders, AllowOrigin, CorsLayer};

/// The maximum size of a body, in bytes.
const BODY_LIMIT: usize = 1024 * 1024;
/// The cache lifetime of a preflight answer.
pub const PREFLIGHT_AGE: Duration = Duration::from_secs(600);

/// Answer headers that pages may read (CORS).
pub const CALL_HEADERS: [HeaderName; 3] =
    [HeaderName::from_static("x-wix-request-id"), header::RETRY_AFTER, HeaderName::from_static("x-wix-consistent")];

/// The router of all calls and pages; `others` share its limits and headers.
pub fn router(shop: &Arc<Shop>, others: Router<Arc<Shop>>, permits: &Arc<Semaphore>) -> Router {
    // A request takes a permit after its body has been read: a slow sender occupies none.
    let permitted = || from_fn_with_state(Arc::clone(permits), overload::check);
    let mut router: Router<Arc<Shop>> = Router::new();
    for row in ENDPOINTS.iter().chain(&older_orders::CALLS) {
        for address in alternates::addresses(row) {
            let form = address.form;
            let handler = move |state, parameters, request| dispatch::dispatch(row, form, state, parameters, request);
            router = router.route(&numbered(&address.path), on(method_filter(&address.method), handler));
        }
    }
    let named = map_response(async |answer| dispatch::with_request_id(answer));
    let calls = router
        .merge(others)
        .merge(own_calls::for_owner(owner::CALLS).layer(named.clone()))
        .route("/_platform/events/stream", get(event_stream::stream_events))
        .merge(absent::router().layer(named.clone()))
        .fallback(dispatch::unknown)
        .method_not_allowed_fallback(dispatch::not_allowed)
        .with_state(Arc::clone(shop));
    // Axum wraps each route in each layer. With a thousand calls it is cheaper to wrap them once, as one service.
    Router::new()
        .fallback_service(calls)
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(permitted())
        .layer(from_fn(request_bounds::read_body))
        // Uploads are streamed, with bounds of their own.
        .merge(files::router().layer(named).layer(DefaultBodyLimit::max(BODY_LIMIT)).layer(permitted()))
        .layer(from_fn(request_bounds::check_address))
        .layer(cors(shop))
        .merge(
            crate::pages::router()
                .layer(from_fn_with_state(Arc::clone(shop), dispatch::page_fault))
                .layer(permitted())
                .layer(from_fn(request_bounds::read_body))
                .layer(from_fn(request_bounds::check_address)),
        )
        .layer(CompressionLayer::new())
        .with_state(Arc::clone(shop))
}

/// A path in the router's syntax. Rows name the same parameter differently (`{id}`, `{member.id}`), which the router
/// refuses: parameters are numbered here and named again in `dispatch`.
fn numbered(path: &str) -> String {
    let mut number = 0;
    let template = path.split('/').map(|segment| {
        if segment.starts_with('{') {
            number += 1;
            format!("{{{number}}}")
        } else {
            segment.to_owned()
        }
    });
    template.collect::<Vec<_>>().join("/")
}

fn method_filter(method: &Method) -> MethodFilter {
    match *method {
        Method::GET => MethodFilter::GET,
        Method::PATCH => MethodFilter::PATCH,
        Method::PUT => MethodFilter::PUT,
        Method::DELETE => MethodFilter::DELETE,
        _ => MethodFilter::POST,
    }
}

fn cors(shop: &Arc<Shop>) -> CorsLayer {
    let shop = Arc::clone(shop);
    let is_allowed = move |origin: &HeaderValue, _: &Parts| {
        let origin = origin.to_str();
        origin.is_ok_and(|origin| shop.may_call(origin))
    };
    CorsLayer::new()
        .allow_origin(AllowOrigin::predicate(is_allowed))
        .allow_methods([Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE])
        .allow_headers(AllowHeaders::mirror_request())
        .expose_headers(CALL_HEADERS)
        .max_age(PREFLIGHT_AGE)
}
