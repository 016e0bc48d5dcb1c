//! Answers in the contract's `RawHttpResponse`: programs read the envelope, browsers that follow a link get what is
//! in it.

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::{body::Body, response::Response};
use base64::{Engine, engine::general_purpose::STANDARD};
use cartwright::resources::authentication::RawAnswer;
use cartwright::row::{Access, Row};
use serde_json::Value;

/// The endpoints that answer so.
const ENDPOINTS: [&str; 4] =
    ["authentication.login_callback", "authentication.logout", "oauth.jwks", "checkout.mark_as_completed_and_redirect"];

/// Whether the answer of an endpoint is to be taken out of its envelope.
pub(super) fn is_followed(endpoint: &str, headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    ENDPOINTS.contains(&endpoint) && accepted.is_some_and(|accepted| accepted.contains("text/html"))
}

/// The role that a call needs: none of a browser that follows a link, since it sends no token.
pub(super) const fn needed_access(row: &Row<'_>, is_followed: bool) -> Access {
    if is_followed { Access::Public } else { row.access }
}

/// The response in an envelope; nothing if it is none.
pub(super) fn unwrap(envelope: Value) -> Option<Response> {
    let answer: RawAnswer = serde_json::from_value(envelope).ok()?;
    let body = STANDARD.decode(answer.body.unwrap_or_default()).ok()?;
    let status = u16::try_from(answer.status_code?).ok()?;
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = StatusCode::from_u16(status).ok()?;
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    for header in answer.headers.unwrap_or_default() {
        let name = HeaderName::try_from(header.key?).ok()?;
        headers.append(name, HeaderValue::try_from(header.value?).ok()?);
    }
    Some(response)
}
