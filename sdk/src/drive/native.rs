//! The native parts: reqwest and Tokio.

use super::{BoxFuture, Clock, Delivery, Request, Response, Runtime, Transport, TransportError};
use crate::row::Method;
use std::error::Error as _;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Sends requests with reqwest. Follows no redirects, so that a token goes to the configured host only.
#[derive(Debug, Clone)]
pub struct NativeTransport {
    client: reqwest::Client,
}

impl NativeTransport {
    /// A transport with its own connection pool.
    ///
    /// # Errors
    ///
    /// If the system's TLS or resolver cannot be set up.
    pub fn new() -> Result<Self, TransportError> {
        reqwest::Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .build()
            .map(|client| Self { client })
            .map_err(failure)
    }

    /// A transport over your own reqwest client, for proxies, certificates or connection limits. Build it without
    /// redirects, so that a token goes to the configured host only.
    #[cfg(feature = "reqwest-0-13")]
    #[must_use]
    pub const fn with_client(client: reqwest::Client) -> Self {
        Self { client }
    }
}

impl Transport for NativeTransport {
    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response, TransportError>> {
        Box::pin(async move {
            let mut builder = self.client.request(method(request.method), &request.url);
            for (name, value) in &request.headers {
                builder = builder.header(name, value);
            }
            if let Some(body) = request.body {
                builder = builder.body(body);
            }
            let answer = builder.send().await.map_err(failure)?;
            let text = |value: &reqwest::header::HeaderValue| Some(value.to_str().ok()?.to_owned());
            let headers = answer.headers().iter();
            let headers = headers.filter_map(|(name, value)| Some((name.as_str().to_owned(), text(value)?))).collect();
            let status = answer.status().as_u16();
            let body = answer.bytes().await.map_err(failure)?.into();
            Ok(Response { status, headers, body })
        })
    }
}

/// Tokio's timers and tasks. A call outside of a Tokio runtime fails.
#[derive(Debug, Clone, Copy, Default)]
#[allow(clippy::exhaustive_structs, reason = "made by its name")]
pub struct TokioRuntime;

impl Clock for TokioRuntime {
    fn now(&self) -> u64 {
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |elapsed| u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX))
    }
}

impl Runtime for TokioRuntime {
    fn is_running(&self) -> bool {
        tokio::runtime::Handle::try_current().is_ok()
    }

    fn elapsed(&self) -> Duration {
        static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
        // Tokio's clock, which a test can pause.
        tokio::time::Instant::now().into_std().saturating_duration_since(*BEGAN)
    }

    fn sleep(&self, duration: Duration) -> BoxFuture<'static, ()> {
        Box::pin(tokio::time::sleep(duration))
    }

    fn spawn(&self, task: BoxFuture<'static, ()>) {
        // Without a runtime the task is dropped, so that waiting calls fail.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            drop(runtime.spawn(task));
        }
    }
}

const fn method(method: Method) -> reqwest::Method {
    match method {
        Method::Get => reqwest::Method::GET,
        Method::Post => reqwest::Method::POST,
        Method::Patch => reqwest::Method::PATCH,
        Method::Put => reqwest::Method::PUT,
        Method::Delete => reqwest::Method::DELETE,
    }
}

/// The innermost cause is the most specific. Leaves out the address, since its query may hold personal data.
fn failure(error: reqwest::Error) -> TransportError {
    let delivery = if error.is_connect() || error.is_builder() { Delivery::NotSent } else { Delivery::Unknown };
    let error = error.without_url();
    let mut cause = error.source();
    while let Some(deeper) = cause.and_then(std::error::Error::source) {
        cause = Some(deeper);
    }
    let message = cause.map_or_else(|| error.to_string(), |cause| format!("{error}: {cause}"));
    TransportError::new(delivery, message).caused_by(Arc::new(error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_failed_connection_reports_its_cause_without_the_query_string() {
        let transport = NativeTransport::new().unwrap();
        // An address on which nothing listens.
        let request = Request::new(Method::Get, "http://127.0.0.1:0/?secret=1");
        let failure = transport.send(request).await.unwrap_err();
        assert_eq!(failure.delivery, Delivery::NotSent);
        let cause = failure.cause.clone().unwrap();
        assert!(cause.is::<reqwest::Error>());
        assert!(!format!("{failure} {cause:?}").contains("secret"), "{cause:?}");
    }
}
