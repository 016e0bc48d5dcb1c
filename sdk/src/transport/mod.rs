//! How requests leave the program: one trait, with a native, a browser and a recorded form.

#[cfg(browser)]
mod browser;
#[cfg(native)]
mod native;
pub mod recorded;

#[cfg(browser)]
pub use browser::BrowserTransport;
#[cfg(native)]
pub use native::NativeTransport;

use crate::endpoint::Method;
use crate::error::Error;
use crate::json::Json;
use crate::maybe_send::{BoxFuture, MaybeSend, MaybeSync};
use std::fmt;

/// Sends one request and returns its answer, whatever its status. Dropping the future gives the request up.
pub trait Transport: MaybeSend + MaybeSync {
    /// Sends one request.
    ///
    /// # Errors
    ///
    /// When no answer came; an answer with any status is not an error here.
    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response, TransportError>>;
}

/// One HTTP request.
#[derive(Clone, PartialEq, Eq)]
pub struct Request {
    /// The method.
    pub method: Method,
    /// The whole address.
    pub url: String,
    /// Names and values.
    pub headers: Vec<(String, String)>,
    /// JSON text.
    pub body: Option<String>,
    /// Whether the page's cookies go along, which is for a server of the page's own origin only.
    pub cookies: bool,
}

impl Request {
    /// The value of a header, by its name in any case.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(key, _)| key.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.as_str())
    }
}

/// Shows method and address only: headers and body hold secrets.
impl fmt::Debug for Request {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} {}", self.method.as_str(), self.url)
    }
}

/// One HTTP answer: the headers that a client reads, and a body that is not read yet.
#[derive(Debug)]
pub struct Response {
    /// The status code.
    pub status: u16,
    /// `X-Wix-Request-Id`
    pub request_id: Option<String>,
    /// `Retry-After`
    pub retry_after: Option<String>,
    /// `X-Wix-Consistent`
    pub consistent: Option<String>,
    /// What came.
    pub body: Body,
}

impl Response {
    /// Reads the body as JSON; null when it is none. Boxed, since every flow reads some answer.
    pub(crate) fn json(self) -> BoxFuture<'static, Result<Json, Error>> {
        Box::pin(async move {
            let bytes = self.body.bytes().await;
            let bytes = bytes.map_err(|failure| Error::from_transport(&failure))?;
            Ok(Json::from_bytes(&bytes))
        })
    }

    /// Whether the status is 2xx.
    #[must_use]
    pub const fn is_success(&self) -> bool {
        matches!(self.status, 200..=299)
    }
}

/// A body as it came. In the browser it stays on JavaScript's side until Rust asks for its bytes.
#[derive(Debug)]
pub struct Body(Content);

#[derive(Debug)]
enum Content {
    Bytes(Vec<u8>),
    #[cfg(browser)]
    Fetched(web_sys::Response),
}

impl Body {
    /// A body of these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: Vec<u8>) -> Self {
        Self(Content::Bytes(bytes))
    }

    /// Reads the bytes.
    ///
    /// # Errors
    ///
    /// When the connection ends before the body does.
    #[cfg_attr(
        not(browser),
        allow(clippy::unused_async, reason = "the browser's body has to be awaited")
    )]
    pub async fn bytes(self) -> Result<Vec<u8>, TransportError> {
        match self.0 {
            Content::Bytes(bytes) => Ok(bytes),
            #[cfg(browser)]
            Content::Fetched(response) => browser::read(response).await,
        }
    }

    /// A body of the browser's, not read.
    #[cfg(browser)]
    #[must_use]
    pub const fn from_fetched(response: web_sys::Response) -> Self {
        Self(Content::Fetched(response))
    }

    /// The browser's own response, if the body is one and is not read.
    #[cfg(browser)]
    #[must_use]
    pub fn into_fetched(self) -> Option<web_sys::Response> {
        match self.0 {
            Content::Fetched(response) => Some(response),
            Content::Bytes(_) => None,
        }
    }
}

/// What is known of a request that got no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Delivery {
    /// There is no network: nothing was sent.
    Offline,
    /// The connection could not be made: nothing was sent.
    NotSent,
    /// The request may have been received and done.
    Unknown,
}

/// The error of the system's own that a failure comes from: what the browser threw.
#[cfg(browser)]
pub type Cause = wasm_bindgen::JsValue;
/// The error of the system's own that a failure comes from.
#[cfg(not(browser))]
pub type Cause = std::sync::Arc<dyn std::error::Error + Send + Sync>;

/// No answer came.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{message}")]
pub struct TransportError {
    /// Whether the request may have been done.
    pub delivery: Delivery,
    /// What happened, for people. Never holds an address's query or a header.
    pub message: String,
    /// What it comes from, for programs. It may hold more than the message, so it is not for logs.
    pub cause: Option<Cause>,
}

impl TransportError {
    /// An error with its cause in words.
    pub fn new(delivery: Delivery, message: impl Into<String>) -> Self {
        Self {
            delivery,
            message: message.into(),
            cause: None,
        }
    }

    /// The same with what it comes from.
    #[must_use]
    pub fn caused_by(self, cause: Cause) -> Self {
        Self {
            cause: Some(cause),
            ..self
        }
    }
}
