//! Bounds of requests before parsing.

use super::{BODY_LIMIT, dispatch::with_request_id};
use axum::body::{Body, to_bytes};
use axum::response::{IntoResponse, Response};
use axum::{extract::Request, http::StatusCode, middleware::Next};
use base::ApiError;
use std::time::Duration;

/// The maximum length of a query string, in bytes. Clients send queries beyond 4000 characters by POST.
const QUERY_LIMIT: usize = 16 * 1024;
const BODY_TIME: Duration = Duration::from_secs(60);

/// Refuses a query string that is too long (RFC 9110, status 414), and a path whose bytes are not UTF-8.
pub async fn check_address(request: Request, next: Next) -> Response {
    if request.uri().query().is_some_and(|query| query.len() > QUERY_LIMIT) {
        return refusal(StatusCode::URI_TOO_LONG, "URI_TOO_LONG", "The query string is longer than 16 KiB");
    }
    if percent_encoding::percent_decode_str(request.uri().path()).decode_utf8().is_err() {
        return refusal(StatusCode::BAD_REQUEST, "INVALID_PATH", "The path is not UTF-8 in percent-encoding");
    }
    next.run(request).await
}

/// Reads the body; refuses one that is too long (status 413) or too slow (408).
pub(super) async fn read_body(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    match tokio::time::timeout(BODY_TIME, to_bytes(body, BODY_LIMIT)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(_)) => refusal(StatusCode::PAYLOAD_TOO_LARGE, "PAYLOAD_TOO_LARGE", "The body is longer than 1 MiB"),
        Err(_) => refusal(StatusCode::REQUEST_TIMEOUT, "REQUEST_TIMEOUT", "The body did not come within a minute"),
    }
}

fn refusal(status: StatusCode, code: &'static str, text: &str) -> Response {
    with_request_id(ApiError::application(status, code, text).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::overload;
    use axum::Router;
    use axum::body::Bytes;
    use axum::middleware::{from_fn, from_fn_with_state};
    use axum::routing::post;
    use futures_util::stream;
    use std::convert::Infallible;
    use std::sync::Arc;
    use tokio::sync::Semaphore;
    use tower::ServiceExt;

    #[tokio::test(start_paused = true)]
    async fn a_slow_request_body_holds_no_concurrency_permit() {
        let permits = Arc::new(Semaphore::new(1));
        let router: Router = Router::new()
            .route("/", post(|body: Bytes| async move { body.len().to_string() }))
            .layer(from_fn_with_state(permits, overload::check))
            .layer(from_fn(read_body));
        let never = Body::from_stream(stream::pending::<Result<Bytes, Infallible>>());
        let ask = |body: Body| router.clone().oneshot(Request::post("/").body(body).unwrap());
        let slow = tokio::spawn(ask(never));
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert_eq!(ask(Body::empty()).await.unwrap().status(), StatusCode::OK);
        assert_eq!(slow.await.unwrap().unwrap().status(), StatusCode::REQUEST_TIMEOUT);
    }

    #[tokio::test(start_paused = true)]
    async fn a_request_body_times_out_after_a_minute() {
        let router: Router = Router::new()
            .route("/", post(|body: Bytes| async move { body.len().to_string() }))
            .layer(from_fn(read_body));
        let status = async |pieces: u32| {
            // One byte per second.
            let body = stream::unfold(0, move |piece| async move {
                tokio::time::sleep(Duration::from_secs(1)).await;
                (piece < pieces).then(|| (Ok::<_, Infallible>(Bytes::from_static(b"x")), piece + 1))
            });
            let request = Request::post("/").body(Body::from_stream(body)).unwrap();
            router.clone().oneshot(request).await.unwrap().status()
        };
        assert_eq!(status(50).await, StatusCode::OK);
        assert_eq!(status(u32::MAX).await, StatusCode::REQUEST_TIMEOUT);
    }
}
