//! A scripted transport for tests: it answers from a script and records the requests.
//!
//! ```
//! use cartwright::drive::recorded::{Answer, Recorded};
//!
//! let network = Recorded::new([Answer::json(200, r#"{"cart":{"id":"c1"}}"#)]);
//! assert!(network.requests().is_empty());
//! ```

use super::transport::{Delivery, Request, Response, Transport, TransportError};
use crate::maybe_send::{BoxFuture, MaybeSend, MaybeSync};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// A scripted answer.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum Answer {
    /// An answer with a status, headers and a body.
    Status {
        /// The status code.
        status: u16,
        /// Names and values.
        headers: Vec<(String, String)>,
        /// The bytes.
        body: Vec<u8>,
    },
    /// No answer.
    Failure(TransportError),
    /// An answer that never comes.
    Never,
}

impl Answer {
    /// An answer with a JSON body.
    #[must_use]
    pub fn json(status: u16, body: &str) -> Self {
        Self::Status { status, headers: Vec::new(), body: body.as_bytes().to_vec() }
    }

    /// No answer, and whether the request was received.
    #[must_use]
    pub fn failure(delivery: Delivery) -> Self {
        Self::Failure(TransportError::new(delivery, "scripted failure"))
    }

    /// Adds a header.
    #[must_use]
    pub fn header(mut self, name: &str, value: &str) -> Self {
        if let Self::Status { headers, .. } = &mut self {
            headers.push((name.to_owned(), value.to_owned()));
        }
        self
    }

    fn deliver(self) -> Result<Response, TransportError> {
        match self {
            Self::Status { status, headers, body } => Ok(Response { status, headers, body }),
            Self::Failure(error) => Err(error),
            Self::Never => Err(TransportError::new(Delivery::Unknown, "the answer never comes")),
        }
    }
}

/// A function that answers requests.
trait Answering: Fn(&Request) -> Answer + MaybeSend + MaybeSync {}
impl<F: Fn(&Request) -> Answer + MaybeSend + MaybeSync> Answering for F {}

/// A transport that answers from a script, or by a function of the request.
#[derive(Clone)]
pub struct Recorded {
    responder: Arc<dyn Answering>,
    requests: Arc<Mutex<Vec<Request>>>,
}

impl Recorded {
    /// Answers from the list in order; after its end, fails like a lost network.
    #[must_use]
    pub fn new(script: impl IntoIterator<Item = Answer>) -> Self {
        let script = Mutex::new(script.into_iter().collect::<VecDeque<_>>());
        Self::by(move |_| {
            let next = script.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
            next.unwrap_or_else(|| Answer::Failure(TransportError::new(Delivery::NotSent, "the script has ended")))
        })
    }

    /// Answers with a function.
    pub fn by(responder: impl Fn(&Request) -> Answer + MaybeSend + MaybeSync + 'static) -> Self {
        Self { responder: Arc::new(responder), requests: Arc::default() }
    }

    /// Answers a request, for scripts that forward some requests to another script.
    #[must_use]
    pub fn answer(&self, request: &Request) -> Answer {
        (self.responder)(request)
    }

    /// The recorded requests.
    #[must_use]
    pub fn requests(&self) -> Vec<Request> {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl std::fmt::Debug for Recorded {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_list().entries(self.requests()).finish()
    }
}

impl Transport for Recorded {
    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response, TransportError>> {
        let answer = (self.responder)(&request);
        self.requests.lock().unwrap_or_else(PoisonError::into_inner).push(request);
        Box::pin(async move {
            if matches!(answer, Answer::Never) {
                std::future::pending::<()>().await;
            }
            answer.deliver()
        })
    }
}
