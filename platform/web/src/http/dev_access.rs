//! Access to development pages and hooks.
//!
//! The outbox contains recovery links, codes and login approvals: its reader can become any member. A platform that
//! others can reach requires the owner's key or the token printed at startup, whatever a request's headers say or omit.
//! Otherwise requests from this machine suffice.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use base::address::{is_loopback_host, with_query};
use base::{ApiError, Result, Shop, cookies, secret, serve::Peer};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use std::{net::IpAddr, sync::Arc};

/// Headers by which a reverse proxy forwards the caller's address.
const FORWARDED: [&str; 9] = [
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
    "x-client-ip",
    "true-client-ip",
    "cf-connecting-ip",
];
/// The parameter of the token in the printed address.
const TOKEN: &str = "token";
const COOKIE: &str = "cw_workbench";
/// The lifetime of a browser's access, in seconds; a restart ends it earlier.
const COOKIE_SECONDS: i64 = 30 * 86_400;

/// Admits requests to the workbench. Browsers prompt for the owner's key as the password of Basic authentication (RFC
/// 7617); the printed address sets a cookie with the token.
pub async fn require_local_or_owner(State(shop): State<Arc<Shop>>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0);
    let headers = request.headers();
    let has_cookie =
        cookies::read(&shop, headers, COOKIE).is_some_and(|token| secret::same(&token, &shop.workbench_token));
    if (!shop.is_reachable() && is_local(peer, headers)) || has_cookie || has_password(&shop, headers) {
        return next.run(request).await;
    }
    if let Some(entered) = redirect_without_token(&shop, &request) {
        return entered;
    }
    let description = "This page needs the owner's key as the password, or the address with a token that the platform printed at its start.";
    let mut refusal = ApiError::application(StatusCode::UNAUTHORIZED, "UNAUTHENTICATED", description).into_response();
    let challenge = HeaderValue::from_static("Basic realm=\"the owner's key as the password\", charset=\"UTF-8\"");
    refusal.headers_mut().insert(header::WWW_AUTHENTICATE, challenge);
    refusal
}

/// Admits programs of this machine that send the owner's key or the printed token, as `Bearer` or as the password of
/// Basic authentication; a program has no browser's prompt, and any page of this machine may send requests here.
pub async fn require_token_here(State(shop): State<Arc<Shop>>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    if !is_local(request.extensions().get::<Peer>().map(|peer| peer.0), headers) {
        return ApiError::forbidden("This address answers programs of this machine only").into_response();
    }
    let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let token = base::access::without_scheme(given);
    if is_proof(&shop, token) || has_password(&shop, headers) {
        return next.run(request).await;
    }
    let description =
        "Send Authorization: Bearer, with the owner's key or the token that the platform printed at its start";
    let mut refusal = ApiError::unauthenticated(description).into_response();
    refusal.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    refusal
}

/// Whether a text is the owner's key or the printed token.
fn is_proof(shop: &Shop, given: &str) -> bool {
    secret::same(given, &shop.keys.owner_key) || secret::same(given, &shop.workbench_token)
}

/// The workbench's address, with the access token.
pub fn printed_address(shop: &Shop, base: &str) -> Result<String> {
    with_query(&[base, "/workbench"].concat(), &[(TOKEN, &shop.workbench_token)])
}

/// Redirects the printed address to the same page without the token, which moves to a cookie.
fn redirect_without_token(shop: &Shop, request: &Request) -> Option<Response> {
    let query = request.uri().query().filter(|_| request.method() == Method::GET)?;
    let given = url::form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == TOKEN)?;
    if !secret::same(&given.1, &shop.workbench_token) {
        return None;
    }
    let location = HeaderValue::from_str(request.uri().path()).ok()?;
    let mut response = (StatusCode::SEE_OTHER, [(header::LOCATION, location)]).into_response();
    cookies::set(shop, &mut response, COOKIE, &shop.workbench_token, COOKIE_SECONDS);
    Some(response)
}

/// Whether a request comes from a loopback address for a loopback host. Checks the host, since another site's page may
/// resolve its own name to this machine (DNS rebinding).
fn is_local(peer: Option<IpAddr>, headers: &HeaderMap) -> bool {
    let from_here = peer.is_some_and(|address| address.to_canonical().is_loopback());
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    from_here && host.is_some_and(is_loopback_host) && FORWARDED.iter().all(|name| !headers.contains_key(*name))
}

/// Whether the password of Basic authentication is the owner's key or the printed token; ignores the user name.
fn has_password(shop: &Shop, headers: &HeaderMap) -> bool {
    let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let encoded =
        given.and_then(|text| text.split_once(' ')).filter(|(scheme, _)| scheme.eq_ignore_ascii_case("basic"));
    let decoded = encoded.and_then(|(_, text)| STANDARD.decode(text.trim()).ok());
    let pair = decoded.and_then(|bytes| String::from_utf8(bytes).ok());
    pair.as_deref().and_then(|pair| pair.split_once(':')).is_some_and(|(_, password)| is_proof(shop, password))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_local_request_has_a_loopback_peer_and_a_loopback_host() {
        let here = "127.0.0.1".parse().ok();
        let mapped = "::ffff:127.0.0.1".parse().ok();
        let outside = "192.0.2.1".parse().ok();
        let headers = |pairs: &[(&'static str, &'static str)]| {
            let pairs = pairs.iter();
            pairs.map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value))).collect::<HeaderMap>()
        };
        for host in ["localhost", "LOCALHOST:4400", "127.0.0.1:4400", "[::1]:80", "127.8.8.8"] {
            assert!(is_local(here, &headers(&[("host", host)])), "{host}");
        }
        assert!(is_local(mapped, &headers(&[("host", "localhost")])));
        assert!(!is_local(outside, &headers(&[("host", "localhost")])));
        assert!(!is_local(None, &headers(&[("host", "localhost")])));
        assert!(!is_local(here, &headers(&[])));
        for host in ["shop.example", "localhost.shop.example", "127.0.0.1.shop.example", "[::1].shop.example"] {
            assert!(!is_local(here, &headers(&[("host", host)])), "{host}");
        }
        for name in FORWARDED {
            assert!(!is_local(here, &headers(&[("host", "localhost"), (name, "192.0.2.1")])), "{name}");
        }
    }
}
