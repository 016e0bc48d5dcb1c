//! Everything that can go wrong, as one type (SPEC section 8).

pub(crate) mod advice;
mod conflict;
mod login;
pub(crate) mod map;
pub mod text;

pub use conflict::RevisionConflict;
pub use login::{LoginFailure, login_failure, register_failure};

use crate::json::Json;
use crate::transport::{Cause, Delivery, TransportError};
use std::sync::Arc;
use std::time::Duration;

/// What kind of thing went wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The platform refused fields of the payload: see [`Error::violations`].
    Validation,
    /// The platform refused the call: see [`Error::code`].
    Application,
    /// The platform failed.
    System,
    /// No answer came.
    Network,
    /// This device has no network; nothing was sent.
    Offline,
    /// No answer came in time.
    TimedOut,
    /// The call was cancelled.
    Cancelled,
    /// There is no usable session, and none could be made.
    Session,
    /// A login flow went wrong: a bad callback, a wrong state, a verifier of a wrong length.
    OAuth,
    /// The call itself is wrong; nothing was sent.
    Request,
    /// The platform did it, but its answer could not be read.
    Decode,
    /// A GraphQL call failed.
    GraphQl,
}

impl ErrorKind {
    /// The name used in JavaScript and logs.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Validation => "validation",
            Self::Application => "application",
            Self::System => "system",
            Self::Network => "network",
            Self::Offline => "offline",
            Self::TimedOut => "timed-out",
            Self::Cancelled => "cancelled",
            Self::Session => "session",
            Self::OAuth => "oauth",
            Self::Request => "request",
            Self::Decode => "decode",
            Self::GraphQl => "graphql",
        }
    }
}

/// One field that the platform refused (SPEC section 5).
#[derive(Debug, Clone, Default, PartialEq)]
pub struct FieldViolation {
    /// The field, by its path in the payload.
    pub field: String,
    /// Why, for people.
    pub description: String,
    /// Which rule, such as `MAX_LENGTH` or `REQUIRED_FIELD`.
    pub violated_rule: Option<String>,
    /// The rule's name, when it is a rule of the field's own.
    pub rule_name: Option<String>,
    /// The bounds, and whatever else the rule tells.
    pub data: Json,
}

/// What went wrong with a call. Cheap to clone; never holds a token or password.
#[derive(Debug, Clone)]
pub struct Error(Arc<Parts>);

impl std::fmt::Display for Error {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.0.message)
    }
}

// By hand, since the source is behind the pointer that makes errors cheap to clone.
impl std::error::Error for Error {
    #[cfg(not(browser))]
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        let cause: &Cause = self.0.cause.as_ref()?;
        Some(&**cause)
    }
}

#[derive(Debug, Clone)]
pub(crate) struct Parts {
    pub(crate) kind: ErrorKind,
    pub(crate) message: String,
    pub(crate) endpoint: Option<&'static str>,
    pub(crate) status: Option<u16>,
    pub(crate) code: Option<String>,
    pub(crate) description: Option<String>,
    pub(crate) data: Json,
    pub(crate) violations: Vec<FieldViolation>,
    pub(crate) request_id: Option<String>,
    pub(crate) retry_after: Option<Duration>,
    pub(crate) retryable: bool,
    pub(crate) cause: Option<Cause>,
}

impl Error {
    pub(crate) fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Self::from_parts(Parts::new(kind, message))
    }

    pub(crate) fn from_parts(parts: Parts) -> Self {
        Self(Arc::new(parts))
    }

    /// The same error with something changed.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut Parts)) -> Self {
        change(Arc::make_mut(&mut self.0));
        self
    }

    pub(crate) fn from_transport(failure: &TransportError) -> Self {
        let kind = match failure.delivery {
            Delivery::Offline => ErrorKind::Offline,
            Delivery::NotSent | Delivery::Unknown => ErrorKind::Network,
        };
        Self::from_parts(Parts {
            retryable: true,
            cause: failure.cause.clone(),
            ..Parts::new(kind, format!("{}: {}", text::SYSTEM, failure.message))
        })
    }

    pub(crate) fn timed_out(after: Duration) -> Self {
        let (count, unit) = match after.as_secs() {
            0 => (after.as_millis(), "ms"),
            seconds => (seconds.into(), "s"),
        };
        let words = format!("{}: no answer within {count} {unit}", text::SYSTEM);
        Self::from_parts(Parts {
            retryable: true,
            ..Parts::new(ErrorKind::TimedOut, words)
        })
    }

    pub(crate) fn cancelled() -> Self {
        Self::new(ErrorKind::Cancelled, "the call was cancelled")
    }

    /// What kind of thing went wrong.
    #[must_use]
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// The endpoint's name, such as `cart.add_to_current`.
    #[must_use]
    pub fn endpoint(&self) -> Option<&'static str> {
        self.0.endpoint
    }

    /// The answer's status, if one came.
    #[must_use]
    pub fn status(&self) -> Option<u16> {
        self.0.status
    }

    /// The platform's code, such as `OWNED_CART_NOT_FOUND` or `-19976`.
    #[must_use]
    pub fn code(&self) -> Option<&str> {
        self.0.code.as_deref()
    }

    /// The platform's own words.
    #[must_use]
    pub fn description(&self) -> Option<&str> {
        self.0.description.as_deref()
    }

    /// What the platform adds to its code.
    #[must_use]
    pub fn data(&self) -> &Json {
        &self.0.data
    }

    /// Both revisions, when a change was refused because someone else had changed the same thing in between.
    #[must_use]
    pub fn revision_conflict(&self) -> Option<RevisionConflict> {
        RevisionConflict::of(self)
    }

    /// The refused fields, sorted by name.
    #[must_use]
    pub fn violations(&self) -> &[FieldViolation] {
        &self.0.violations
    }

    /// The platform's id of the request, for its support.
    #[must_use]
    pub fn request_id(&self) -> Option<&str> {
        self.0.request_id.as_deref()
    }

    /// How long the platform asks to wait before the next try.
    #[must_use]
    pub fn retry_after(&self) -> Option<Duration> {
        self.0.retry_after
    }

    /// What the browser threw, where no answer came.
    #[cfg(browser)]
    #[must_use]
    pub fn cause(&self) -> Option<&Cause> {
        self.0.cause.as_ref()
    }

    /// Whether the same call may well succeed later. Whether it is safe to repeat is the endpoint's
    /// [`Safety`](crate::endpoint::Safety).
    #[must_use]
    pub fn is_retryable(&self) -> bool {
        self.0.retryable
    }
}

impl Parts {
    pub(crate) fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Self {
            kind,
            message: message.into(),
            endpoint: None,
            status: None,
            code: None,
            description: None,
            data: Json::null(),
            violations: Vec::new(),
            request_id: None,
            retry_after: None,
            retryable: false,
            cause: None,
        }
    }
}
