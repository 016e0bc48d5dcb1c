//! How requests leave the program: one trait, with a native, a browser and a recorded form.

#[cfg(browser)]
mod browser;
pub(crate) mod header;
#[cfg(native)]
mod native;
pub mod recorded;

#[cfg(browser)]
pub use browser::BrowserTransport;
#[cfg(native)]
pub use native::NativeTransport;

use crate::endpoint::Method;
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

/// Shows the method and the address up to its query only: all else may hold secrets.
impl fmt::Debug for Request {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let address = self.url.split('?').next().unwrap_or_default();
        write!(formatter, "{} {address}", self.method.as_str())
    }
}

/// One HTTP answer: the headers that a client reads, and a body.
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
    /// The body as JSON; null when it is none.
    pub(crate) fn json(self) -> Json {
        Json::from_bytes(&self.body.into_bytes())
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
    Text(js_sys::JsString),
}

impl Body {
    /// A body of these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: Vec<u8>) -> Self {
        Self(Content::Bytes(bytes))
    }

    /// The bytes.
    #[must_use]
    pub fn into_bytes(self) -> Vec<u8> {
        match self.0 {
            Content::Bytes(bytes) => bytes,
            #[cfg(browser)]
            Content::Text(text) => String::from(text).into_bytes(),
        }
    }

    /// A body that JavaScript holds.
    #[cfg(browser)]
    #[must_use]
    pub const fn from_text(text: js_sys::JsString) -> Self {
        Self(Content::Text(text))
    }

    /// The text, if JavaScript holds it.
    #[cfg(browser)]
    #[must_use]
    pub fn into_text(self) -> Option<js_sys::JsString> {
        match self.0 {
            Content::Text(text) => Some(text),
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
