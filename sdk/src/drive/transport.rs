//! Transports: how a client sends requests.

pub use crate::error::Delivery;
use crate::maybe_send::{BoxFuture, MaybeSend, MaybeSync};
use crate::row::Method;
use cartwright_engine::error::Source;
use std::fmt;

/// Sends one request and returns its answer, with any status. Dropping the future cancels the request.
pub trait Transport: MaybeSend + MaybeSync {
    /// Sends one request.
    ///
    /// # Errors
    ///
    /// If there was no answer; an answer with any status is not an error here.
    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response, TransportError>>;
}

impl<T: Transport + ?Sized> Transport for std::sync::Arc<T> {
    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response, TransportError>> {
        (**self).send(request)
    }
}

/// One HTTP request, as a transport receives it.
///
/// ```
/// use cartwright::drive::Request;
/// use cartwright::row::Method;
///
/// let mut request = Request::new(Method::Post, "https://shop.example/v1/carts");
/// request.headers.push(("Content-Type".into(), "application/json".into()));
/// request.body = Some("{}".into());
/// assert_eq!(request.header("content-type"), Some("application/json"));
/// ```
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Request {
    /// The method.
    pub method: Method,
    /// The whole address.
    pub url: String,
    /// Names and values.
    pub headers: Vec<(String, String)>,
    /// JSON text.
    pub body: Option<String>,
    /// Whether to send the page's cookies, which is only for a server on the page's own origin.
    pub cookies: bool,
}

impl Request {
    /// A request without headers, body and cookies, which are fields.
    #[must_use]
    pub fn new(method: Method, url: impl Into<String>) -> Self {
        Self { method, url: url.into(), headers: Vec::new(), body: None, cookies: false }
    }

    /// The value of a header, by case-insensitive name.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        header(&self.headers, name)
    }
}

fn header<'a>(headers: &'a [(String, String)], name: &str) -> Option<&'a str> {
    headers.iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
}

/// Shows the method and the address without its query, since other parts may hold secrets.
impl fmt::Debug for Request {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let address = self.url.split('?').next().unwrap_or_default();
        write!(formatter, "{} {address}", self.method.as_str())
    }
}

/// One HTTP answer: status, headers and the unread body.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Response {
    /// Status code.
    pub status: u16,
    /// Names and values. A page sees only those that the platform exposes to other origins (CORS).
    pub headers: Vec<(String, String)>,
    /// Bytes of the body; empty if there is none.
    pub body: Vec<u8>,
}

impl Response {
    /// An answer without headers, which are a field.
    #[must_use]
    pub const fn new(status: u16, body: Vec<u8>) -> Self {
        Self { status, headers: Vec::new(), body }
    }

    /// The value of a header, by case-insensitive name.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        header(&self.headers, name)
    }

    /// The platform's id of the request (`X-Wix-Request-Id`), for the platform's support.
    #[must_use]
    pub fn request_id(&self) -> Option<&str> {
        self.header("x-wix-request-id")
    }

    /// Whether the status is 2xx.
    #[must_use]
    pub const fn is_success(&self) -> bool {
        matches!(self.status, 200..=299)
    }
}

/// There was no answer.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{message}")]
#[non_exhaustive]
pub struct TransportError {
    /// Whether the request may have been executed.
    pub delivery: Delivery,
    /// The failure, for people. Never holds an address's query or a header.
    pub message: String,
    /// The cause, for programs. Not for logs, since it may contain more than the message.
    pub cause: Option<Source>,
}

impl TransportError {
    /// An error with a message.
    pub fn new(delivery: Delivery, message: impl Into<String>) -> Self {
        Self { delivery, message: message.into(), cause: None }
    }

    /// The error with its cause.
    #[must_use]
    pub fn caused_by(self, cause: Source) -> Self {
        Self { cause: Some(cause), ..self }
    }
}
