//! Bounds of requests that hold before anything is read from them.

use super::dispatch::with_request_id;
use crate::error::ApiError;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The longest query string, in bytes. Clients send long queries as a POST from 4000 characters on.
const QUERY_LIMIT: usize = 16 * 1024;

/// Refuses a query string that is too long (RFC 9110, status 414).
pub(super) async fn check(request: Request, next: Next) -> Response {
    if request.uri().query().is_some_and(|query| query.len() > QUERY_LIMIT) {
        let refusal = ApiError::application(
            StatusCode::URI_TOO_LONG,
            "URI_TOO_LONG",
            "The query string is longer than 16 KiB",
        );
        return with_request_id(refusal.into_response());
    }
    next.run(request).await
}
