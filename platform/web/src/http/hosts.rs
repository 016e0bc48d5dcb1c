//! The host names of the platform.
//!
//! Another site's page may resolve its own name to this machine (DNS rebinding), which makes the platform same-origin
//! with that page: requests for unknown hosts are refused.

use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use base::address::{host_name, is_loopback_host, origin_of};
use base::{ApiError, Shop};
use std::{net::IpAddr, sync::Arc};

/// Refuses a request for an unknown host (RFC 9110, status 421).
pub async fn check(State(shop): State<Arc<Shop>>, request: Request, next: Next) -> Response {
    if let Some(refusal) = contradiction(&request) {
        return super::dispatch::with_request_id(refusal.into_response());
    }
    let host = request.headers().get(header::HOST);
    let is_own = host.is_none_or(|host| host.to_str().is_ok_and(|host| is_own(&shop, host)));
    if is_own {
        return next.run(request).await;
    }
    let text = "The platform does not answer under this host's name. Allow it with --host-name";
    let refusal = ApiError::application(StatusCode::MISDIRECTED_REQUEST, "UNKNOWN_HOST", text);
    super::dispatch::with_request_id(refusal.into_response())
}

/// Refuses a request for a host that is neither loopback nor configured.
pub async fn check_loopback(request: Request, next: Next) -> Response {
    if let Some(refusal) = contradiction(&request) {
        return super::with_request_id(refusal.into_response());
    }
    let host = request.headers().get(header::HOST);
    if host.is_none_or(|host| host.to_str().is_ok_and(is_loopback_host)) {
        return next.run(request).await;
    }
    let text = "The console answers under this machine's own names only";
    let refusal = ApiError::application(StatusCode::MISDIRECTED_REQUEST, "UNKNOWN_HOST", text);
    super::with_request_id(refusal.into_response())
}

/// The refusal of a request with several hosts, or with different hosts in target and header (RFC 9112, section 3.2).
fn contradiction(request: &Request) -> Option<ApiError> {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let first = hosts.next().and_then(|host| host.to_str().ok());
    let named = request.uri().authority();
    let is_other = named.is_some_and(|named| first.is_none_or(|host| !named.as_str().eq_ignore_ascii_case(host)));
    let text = "A request names one host";
    (hosts.next().is_some() || is_other).then(|| ApiError::bad_request("BAD_HOST", text))
}

fn is_own(shop: &Shop, host: &str) -> bool {
    let name = host_name(host);
    let public = origin_of(shop.public_url());
    let public = public.as_deref().and_then(|origin| origin.split_once("://"));
    is_loopback_host(host)
        // IP literals need no DNS, so DNS rebinding does not apply.
        || name.parse::<IpAddr>().is_ok()
        || public.is_some_and(|(_, public)| host_name(public).eq_ignore_ascii_case(name))
        || shop.config.host_names.iter().chain(&shop.config.led_hosts).any(|known| known.eq_ignore_ascii_case(name))
}
