//! The routes: one an endpoint row, and the hosted pages.

mod dispatch;
mod event_stream;
mod files;
mod handlers;
pub(crate) mod local;
mod owner;
mod payload;
mod raw;
mod request_bounds;
mod rules;
mod test_hooks;

pub(crate) use dispatch::Call;
pub(crate) use raw::envelope;

use crate::platform::Shop;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use axum::routing::{MethodFilter, on};
use cartwright::row::{self, Alternate, Row};
use cartwright::{ENDPOINTS, Origin};
use std::sync::Arc;
use std::time::Duration;
use tower_http::compression::CompressionLayer;
use tower_http::cors::{AllowHeaders, AllowOrigin, CorsLayer};

/// The largest body that is read, in bytes.
const BODY_LIMIT: usize = 1024 * 1024;
/// How long a browser may keep a preflight answer.
const PREFLIGHT_AGE: Duration = Duration::from_secs(600);

/// Everything the platform answers.
pub(crate) fn router(shop: &Arc<Shop>) -> Router {
    let mut router: Router<Arc<Shop>> = Router::new();
    for row in &ENDPOINTS {
        let path = route_path(row);
        let handler = move |state, parameters, request| dispatch::dispatch(row, state, parameters, request);
        router = router.route(&path, on(method_filter(row.method), handler));
        if row.alternate == Alternate::GetOnEdge {
            router = router.route(&path, on(MethodFilter::GET, handler));
        }
        if row.alternate == Alternate::PostWhenLong {
            router = router.route(&path, on(MethodFilter::POST, handler));
        }
    }
    if shop.config.test_hooks {
        let local = from_fn_with_state(Arc::clone(shop), local::require_local_or_owner);
        router = router.merge(test_hooks::router().route_layer(local));
    }
    router
        .merge(
            owner::router()
                .merge(files::router())
                .layer(map_response(async |answer| dispatch::with_request_id(answer))),
        )
        .merge(rules::router())
        .fallback(dispatch::unknown)
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(from_fn(request_bounds::check))
        .layer(cors(shop))
        .merge(crate::pages::router(shop).layer(from_fn(request_bounds::check)))
        .layer(CompressionLayer::new())
        .with_state(Arc::clone(shop))
}

/// A row's path as the router writes it. Rows name the same place differently (`{id}`, `{member.id}`), which the
/// router refuses: places are numbered here and named again in `dispatch`.
fn route_path(row: &Row<'_>) -> String {
    let mut number = 0;
    let template = row.path.split('/').map(|segment| {
        if segment.starts_with('{') {
            number += 1;
            format!("{{{number}}}")
        } else {
            segment.to_owned()
        }
    });
    let path = template.collect::<Vec<_>>().join("/");
    [Origin::Api.prefix(row.service), &path].concat()
}

fn method_filter(method: row::Method) -> MethodFilter {
    match method {
        row::Method::Get => MethodFilter::GET,
        row::Method::Post => MethodFilter::POST,
        row::Method::Patch => MethodFilter::PATCH,
        row::Method::Delete => MethodFilter::DELETE,
    }
}

fn cors(shop: &Shop) -> CorsLayer {
    let origins = shop.config.store_origins.iter();
    let origins = origins.filter_map(|origin| HeaderValue::from_str(origin).ok());
    CorsLayer::new()
        .allow_origin(AllowOrigin::list(origins))
        .allow_methods([Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE])
        .allow_headers(AllowHeaders::mirror_request())
        .expose_headers([
            HeaderName::from_static("x-wix-request-id"),
            header::RETRY_AFTER,
            HeaderName::from_static("x-wix-consistent"),
        ])
        .max_age(PREFLIGHT_AGE)
}
