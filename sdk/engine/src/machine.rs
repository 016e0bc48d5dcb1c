//! Events and next steps: the protocol between state machines and their driver, which does the I/O.
//!
//! A machine never waits, sends or reads the system clock. A step takes an [`Event`], and either breaks off with the
//! [`Next`] action or continues with the machine's result. The driver performs the action and steps again with the
//! resulting event. The [crate's page](crate) is the contract of drivers.

#![allow(
    clippy::exhaustive_enums,
    clippy::exhaustive_structs,
    reason = "the compiler shows drivers, which name one version of this crate, each new step, event and field"
)]

pub use crate::error::Delivery;
use crate::row::Method;
use crate::secret::Secret;
use crate::store::{TokenStore, Tokens};
use std::ops::ControlFlow;

/// An event since the last step.
#[derive(Debug)]
pub enum Event {
    /// The start of the machine.
    Begin,
    /// An answer arrived.
    Answer(Answer),
    /// No answer will arrive.
    Lost {
        /// Whether the request may have been received.
        delivery: Delivery,
        /// The cause, as text for people.
        message: String,
    },
    /// The timeout of the last step expired.
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
    /// The caller cancelled, or the client signed in or out meanwhile.
    Cancelled,
}

/// The driver's next action. All times are in milliseconds.
#[derive(Debug, PartialEq, Eq)]
pub enum Next {
    /// Send the machine's request: leads to `Answer`, `Lost`, `Late` or `Cancelled`.
    Send {
        /// Timeout for the answer.
        timeout: u32,
        /// Whether the machine reads the body of a success. The body of a failure is always passed on.
        reads_body: bool,
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
        /// Whether the driver must run a new [`RenewalRun`](crate::engine::RenewalRun), since no renewal is in
        /// progress.
        begin: bool,
        /// Timeout for the wait.
        timeout: u32,
    },
    /// Acquire the lock between programs that share the store, until the machine ends: leads to `Ready`.
    Lock {
        /// Timeout for the wait.
        timeout: u32,
    },
    /// Load a page in a hidden frame, unless the machine has one, and wait for its next message: leads to `Message`,
    /// `Late`, `Cancelled`, or `Lost` if there are no frames.
    Page {
        /// The page's address.
        url: String,
        /// Timeout for all messages of the page, from when it was loaded.
        timeout: u32,
    },
}

/// The result of a step: `Break` with the next action, or `Continue` with the outcome. The operator `?` propagates a
/// `Break` to the caller.
pub type Step<T> = ControlFlow<Next, T>;

/// The outcome of a machine that succeeded. Absent parts are empty.
#[derive(Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Outcome {
    /// Status code of the last answer.
    pub status: u16,
    /// Whether a repeated delete found nothing, because an earlier attempt with a lost answer had succeeded. There is
    /// no body then.
    pub is_void: bool,
    /// The body of an answer that the machine reads, an access token, or an address or path to redirect to.
    pub text: String,
    /// A member's tokens, after a login that returns tokens.
    pub tokens: Tokens,
}

impl Outcome {
    pub(crate) fn of_text(text: String) -> Self {
        Self { status: 0, is_void: false, text, tokens: Tokens::default() }
    }

    pub(crate) fn of_tokens(tokens: Tokens) -> Self {
        Self { status: 0, is_void: false, text: String::new(), tokens }
    }
}

/// Shows the status only, since other parts may hold secrets.
impl std::fmt::Debug for Outcome {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Outcome").field("status", &self.status).finish_non_exhaustive()
    }
}

/// The machines' interface to the program: clock, randomness and storage. No method may block.
pub trait Port {
    /// Milliseconds since 1970, by the wall clock: for lifetimes of tokens, and dates.
    fn now(&self) -> u64;

    /// Milliseconds since any fixed moment, by a monotonic clock, which nobody sets: for timeouts.
    fn elapsed(&self) -> u64;

    /// Parses an RFC 9110 date into milliseconds since 1970.
    fn date(&self, text: &str) -> Option<u64>;

    /// Fills a buffer with random bytes; `false` if the system has no entropy.
    fn random(&self, bytes: &mut [u8]) -> bool;

    /// The store of the session's tokens.
    fn store(&self) -> &dyn TokenStore;

    /// The stored logins under way; empty if there are none.
    fn flows(&self) -> String;

    /// Replaces the stored logins under way.
    fn keep_flows(&self, flows: &str);
}

/// The head of an HTTP answer, and its body if the machine reads the body.
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
    /// The body: present for a failure, and for a success only if [`Next::Send`] requested it.
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
    /// Whether to send the page's cookies, which is only for a server on the page's own origin.
    pub cookies: bool,
}

/// The body of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RequestBody {
    /// None.
    Empty,
    /// The caller's payload, which need not enter the engine.
    Payload,
    /// JSON text.
    Text(String),
}

/// Shows the method and the address without its query, since other parts may hold secrets.
impl std::fmt::Debug for Request {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let address = self.url.split('?').next().unwrap_or_default();
        formatter.write_str(self.method.as_str())?;
        formatter.write_str(" ")?;
        formatter.write_str(address)
    }
}

/// A token that the platform refused, so that a renewal must return another token.
pub(crate) type Refused = Option<Secret>;
