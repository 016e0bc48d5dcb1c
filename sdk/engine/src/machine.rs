//! Events and next steps: what state machines and the driver that does their I/O say to each other.
//!
//! A machine never waits, sends or reads a clock. It is stepped with an [`Event`], and either breaks off with the
//! [`Next`] thing to do or continues with its result. A driver does that thing and steps again with the event that it
//! led to, until the machine is done. The [crate's page](crate) is the contract of drivers.

pub use crate::error::Delivery;
use crate::row::Method;
use crate::secret::Secret;
use crate::store::{TokenStore, Tokens};
use std::ops::ControlFlow;

/// An event since the last step.
#[derive(Debug)]
pub enum Event {
    /// The machine was just made.
    Begin,
    /// An answer arrived.
    Answer(Answer),
    /// No answer will arrive.
    Lost {
        /// Whether the request may have been received.
        delivery: Delivery,
        /// The cause, for people.
        message: String,
    },
    /// The time limit of the last step passed.
    Late,
    /// The pause is over, the renewal ended, or the lock was granted or given up.
    Ready,
    /// The page in the hidden frame posted a message.
    Message {
        /// The origin of the sender.
        origin: String,
        /// The message as JSON text.
        data: String,
    },
    /// The caller gave up, or the client signed in or out meanwhile.
    Cancelled,
}

/// The next thing for the driver to do. All times are in milliseconds.
#[derive(Debug, PartialEq, Eq)]
pub enum Next {
    /// Send the machine's request: leads to `Answer`, `Lost`, `Late` or `Cancelled`.
    Send {
        /// Time limit for the answer.
        patience: u32,
        /// Whether the machine reads the body of a success. Any other body is always passed on.
        reads: bool,
        /// The number of the attempt, from 1.
        attempt: u32,
    },
    /// Wait: leads to `Ready` or `Cancelled`.
    Pause {
        /// In milliseconds.
        ms: u32,
    },
    /// Wait for the session's renewal (single flight): leads to `Ready`, `Late` or `Cancelled`.
    Renew {
        /// Whether none is under way yet, so that the driver drives a [`RenewalRun`](crate::engine::RenewalRun).
        begin: bool,
        /// Time limit for the wait.
        patience: u32,
    },
    /// Take the lock between programs that share the store, until the machine is done: leads to `Ready`.
    Lock {
        /// Time limit for the wait.
        patience: u32,
    },
    /// Load a page in a hidden frame, if it is not loaded yet, and wait for its next message: leads to `Message`,
    /// `Late`, `Cancelled`, or `Lost` where there are no frames.
    Page {
        /// The page's address.
        url: String,
        /// Time limit for the page as a whole, from when it was loaded.
        patience: u32,
    },
}

/// The result of a step: `Break` with the next thing to do, or `Continue` with the outcome. The operator `?` hands a
/// `Break` to the caller, as `.await` hands over a wait.
pub type Step<T> = ControlFlow<Next, T>;

/// The outcome of a machine that succeeded: the parts that it has.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Status code of the last answer.
    pub status: u16,
    /// Whether there is no body to read: a repeated delete found nothing, since an attempt whose answer was lost had
    /// done it.
    pub is_void: bool,
    /// The body of an answer that the machine reads, an access token, or the address or path to go to.
    pub text: String,
    /// A member's tokens, of a login that gives them.
    pub tokens: Tokens,
}

impl Outcome {
    pub(crate) fn of_text(text: String) -> Self {
        Self {
            status: 0,
            is_void: false,
            text,
            tokens: Tokens::default(),
        }
    }

    pub(crate) fn of_tokens(tokens: Tokens) -> Self {
        Self {
            status: 0,
            is_void: false,
            text: String::new(),
            tokens,
        }
    }
}

/// Shows the status only: all else may hold secrets.
impl std::fmt::Debug for Outcome {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Outcome")
            .field("status", &self.status)
            .finish_non_exhaustive()
    }
}

/// The program around the machines: clock, chance and storage. Nothing here waits.
pub trait Port {
    /// Milliseconds since 1970, by the wall clock.
    fn now(&self) -> u64;

    /// Reads a date of RFC 9110 as milliseconds since 1970.
    fn date(&self, text: &str) -> Option<u64>;

    /// Fills a buffer with random bytes; `false` if the system has no entropy.
    fn random(&self, bytes: &mut [u8]) -> bool;

    /// The store of the session's tokens.
    fn store(&self) -> &dyn TokenStore;

    /// The logins under way, as last written; empty for none.
    fn flows(&self) -> String;

    /// Replaces the logins under way.
    fn keep_flows(&self, flows: &str);
}

/// The head of an HTTP answer, and its body where the machine reads it.
#[derive(Debug, Default)]
pub struct Answer {
    /// Status code.
    pub status: u16,
    /// `X-Wix-Request-Id`
    pub request_id: Option<String>,
    /// `Retry-After`
    pub retry_after: Option<String>,
    /// `X-Wix-Consistent`
    pub consistent: Option<String>,
    /// The body: always of a failure, and of a success only if [`Next::Send`] said that it is read.
    pub body: String,
}

/// An HTTP request.
#[derive(Clone, PartialEq, Eq)]
pub struct Request {
    /// Method.
    pub method: Method,
    /// Address.
    pub url: String,
    /// Names and values.
    pub headers: Vec<(String, String)>,
    /// Body.
    pub body: RequestBody,
    /// Whether the page's cookies go along, which is only for a server of the page's own origin.
    pub cookies: bool,
}

/// The body of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RequestBody {
    /// None.
    Empty,
    /// The payload that the caller gave: it need not enter the engine.
    Payload,
    /// JSON text.
    Text(String),
}

/// Shows the method and the address up to its query only: all else may hold secrets.
impl std::fmt::Debug for Request {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let address = self.url.split('?').next().unwrap_or_default();
        formatter.write_str(self.method.as_str())?;
        formatter.write_str(" ")?;
        formatter.write_str(address)
    }
}

/// A token that the platform refused: a renewal must bring another.
pub(crate) type Refused = Option<Secret>;
