//! Load shedding: requests beyond the platform's capacity get 503 with `Retry-After`.

use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use base::ApiError;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// Passes a request on, or refuses it if too many are in progress (RFC 9110, status 503).
pub async fn check(State(permits): State<Arc<Semaphore>>, request: Request, next: Next) -> Response {
    if let Ok(_permit) = permits.try_acquire() {
        return next.run(request).await;
    }
    let text = "Too many requests are being answered. Try again in a second.";
    let refusal = ApiError::application(StatusCode::SERVICE_UNAVAILABLE, "OVERLOADED", text);
    let mut answer = super::dispatch::with_request_id(refusal.into_response());
    answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
    answer
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::Router;
    use axum::body::Body;
    use axum::middleware::from_fn_with_state;
    use axum::routing::get;
    use tokio::sync::Notify;
    use tower::ServiceExt;

    #[tokio::test]
    async fn a_request_over_the_concurrency_limit_is_refused_until_one_ends() {
        let (entered, leave) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let (enters, leaves) = (Arc::clone(&entered), Arc::clone(&leave));
        let handler = move || async move {
            enters.notify_one();
            leaves.notified().await;
        };
        let router: Router =
            Router::new().route("/", get(handler)).layer(from_fn_with_state(Arc::new(Semaphore::new(1)), check));
        let ask = || router.clone().oneshot(Request::new(Body::empty()));
        let first = tokio::spawn(ask());
        entered.notified().await;
        let refused = ask().await.unwrap();
        assert_eq!(
            (refused.status(), &refused.headers()["retry-after"]),
            (StatusCode::SERVICE_UNAVAILABLE, &HeaderValue::from_static("1"))
        );
        leave.notify_one();
        assert_eq!(first.await.unwrap().unwrap().status(), StatusCode::OK);
        leave.notify_one();
        assert_eq!(ask().await.unwrap().status(), StatusCode::OK);
    }
}
