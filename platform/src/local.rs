//! Access to development pages and hooks: from this machine, or with the owner's key.
//!
//! The outbox holds recovery links, codes and approvals of sign-ins: whoever reads it can become any member.

use crate::address::is_loopback_host;
use crate::error::ApiError;
use crate::secret;
use crate::serve::Peer;
use crate::state::Shop;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use std::net::IpAddr;
use std::sync::Arc;

/// Headers by which a reverse proxy says that the caller is somewhere else.
const FORWARDED: [&str; 4] = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/// Answers callers on this machine, and those who give the owner's key as the password of Basic authentication
/// (RFC 7617), which browsers ask for by themselves.
pub(crate) async fn require_local_or_owner(State(shop): State<Arc<Shop>>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0);
    if is_local(peer, request.headers()) || is_owner(&shop, request.headers()) {
        return next.run(request).await;
    }
    let description = "This page is only for this machine. From elsewhere, give the owner's key as the password.";
    let mut refusal = ApiError::application(StatusCode::UNAUTHORIZED, "UNAUTHENTICATED", description).into_response();
    let challenge = HeaderValue::from_static("Basic realm=\"the owner's key as the password\", charset=\"UTF-8\"");
    refusal.headers_mut().insert(header::WWW_AUTHENTICATE, challenge);
    refusal
}

/// Whether a request comes from a loopback address for a loopback host. The host is looked at because a page of
/// another site can have its own name resolve to this machine (DNS rebinding).
fn is_local(peer: Option<IpAddr>, headers: &HeaderMap) -> bool {
    let from_here = peer.is_some_and(|address| address.to_canonical().is_loopback());
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    from_here && host.is_some_and(is_loopback_host) && FORWARDED.iter().all(|name| !headers.contains_key(*name))
}

/// Whether the password of Basic authentication is the owner's key; the user's name is not looked at.
fn is_owner(shop: &Shop, headers: &HeaderMap) -> bool {
    let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let encoded = given
        .and_then(|text| text.split_once(' '))
        .filter(|(scheme, _)| scheme.eq_ignore_ascii_case("basic"));
    let decoded = encoded.and_then(|(_, text)| STANDARD.decode(text.trim()).ok());
    let pair = decoded.and_then(|bytes| String::from_utf8(bytes).ok());
    pair.as_deref()
        .and_then(|pair| pair.split_once(':'))
        .is_some_and(|(_, password)| secret::same(password, &shop.keys.owner_key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_local_request_comes_from_here_and_asks_for_here() {
        let here = "127.0.0.1".parse().ok();
        let mapped = "::ffff:127.0.0.1".parse().ok();
        let outside = "192.0.2.1".parse().ok();
        let headers = |pairs: &[(&'static str, &'static str)]| {
            let pairs = pairs.iter();
            pairs
                .map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value)))
                .collect::<HeaderMap>()
        };
        for host in ["localhost", "LOCALHOST:4400", "127.0.0.1:4400", "[::1]:80", "127.8.8.8"] {
            assert!(is_local(here, &headers(&[("host", host)])), "{host}");
        }
        assert!(is_local(mapped, &headers(&[("host", "localhost")])));
        assert!(!is_local(outside, &headers(&[("host", "localhost")])));
        assert!(!is_local(None, &headers(&[("host", "localhost")])));
        assert!(!is_local(here, &headers(&[])));
        for host in [
            "shop.example",
            "localhost.shop.example",
            "127.0.0.1.shop.example",
            "[::1].shop.example",
        ] {
            assert!(!is_local(here, &headers(&[("host", host)])), "{host}");
        }
        for name in FORWARDED {
            assert!(
                !is_local(here, &headers(&[("host", "localhost"), (name, "192.0.2.1")])),
                "{name}"
            );
        }
    }
}
