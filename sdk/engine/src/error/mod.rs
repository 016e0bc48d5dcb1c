//! Errors: one type for every failure of a call.

pub mod codes;
mod conflict;
mod explanation;
mod hint;
mod map;
pub mod text;

pub use conflict::RevisionConflict;
pub(crate) use hint::hint;
pub(crate) use map::is_passing;

use crate::json::{Json, List, Object, decimal};
use crate::names::{UnknownName, names};
use std::sync::Arc;
use std::time::Duration;

names! {
    /// The kind of an error.
    #[non_exhaustive]
    pub enum ErrorKind {
        /// The platform refused fields of the payload: see [`Error::violations`].
        Validation = "validation",
        /// The platform refused the call: see [`Error::code`].
        Application = "application",
        /// The platform failed.
        System = "system",
        /// There was no answer.
        Network = "network",
        /// The device has no network; nothing was sent.
        Offline = "offline",
        /// The timeout expired before an answer.
        TimedOut = "timed-out",
        /// The call was cancelled.
        Cancelled = "cancelled",
        /// There is no usable session, and none could be created.
        Session = "session",
        /// A login flow failed: a bad callback, a wrong state, or a verifier of a wrong length.
        OAuth = "oauth",
        /// The call is invalid; nothing was sent.
        Request = "request",
        /// The call succeeded, but its answer could not be read.
        Decode = "decode",
        /// A GraphQL call failed.
        GraphQl = "graphql",
    }
}

/// Whether a request without an answer may have been received.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Delivery {
    /// The device has no network: nothing was sent.
    Offline,
    /// The connection failed: nothing was sent.
    NotSent,
    /// The request may have been received and executed.
    Unknown,
}

names! {
    /// The effect of a failed call on the platform.
    #[allow(clippy::exhaustive_enums, reason = "a program decides on each of the three")]
    pub enum CallOutcome {
        /// The platform refused the call, or the call is invalid: nothing changed, and a repeated call fails, too.
        Refused = "refused",
        /// The platform did not execute the call: nothing changed, and the call may be repeated.
        NotDone = "not-done",
        /// The platform may have executed the call: the answer is lost, or is not the platform's.
        Unknown = "unknown",
    }
}

/// A field that the platform refused.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FieldViolation {
    /// The field, by its path in the payload.
    pub field: String,
    /// The reason, for people.
    pub description: String,
    /// The rule, such as `MAX_LENGTH` or `REQUIRED_FIELD`.
    pub violated_rule: Option<String>,
    /// The name of a field's custom rule.
    pub rule_name: Option<String>,
    /// JSON text.
    pub(crate) data: String,
}

impl FieldViolation {
    /// The rule's bounds and other details.
    #[must_use]
    pub fn data(&self) -> Json<'_> {
        Json::parse(&self.data).unwrap_or_default()
    }

    fn to_json(&self) -> String {
        Object::new()
            .text("field", &self.field)
            .text("description", &self.description)
            .text_if("violatedRule", self.violated_rule.as_deref())
            .text_if("ruleName", self.rule_name.as_deref())
            .raw("data", &self.data)
            .end()
    }
}

/// A failed call. Plain data that never holds a token or password.
///
/// `Display` writes the message, then if helpful the address, its answer and the next step; `Debug`, which an `Err` of
/// `main` prints, adds the kind, the call, the status, the code and the request's id.
#[derive(Clone)]
pub struct Error(Box<Parts>);

impl std::fmt::Display for Error {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.0.message)?;
        match explanation::of(&self.0) {
            Some(explanation) => write!(formatter, ": {explanation}"),
            None => Ok(()),
        }
    }
}

impl std::fmt::Debug for Error {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let parts = &*self.0;
        write!(formatter, "{self} [kind: {}", parts.kind)?;
        let status = parts.status.map(|status| status.to_string());
        let facts = [
            ("call", parts.endpoint.as_deref()),
            ("status", status.as_deref()),
            ("code", parts.code.as_deref()),
            ("request id", parts.request_id.as_deref()),
        ];
        for (name, value) in facts {
            if let Some(value) = value {
                write!(formatter, ", {name}: {value}")?;
            }
        }
        formatter.write_str("]")
    }
}

// Hand-written, since the derived implementation cannot reach into the box that keeps results small.
impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        let source: &Source = self.0.source.as_ref()?;
        Some(&**source)
    }
}

/// The HTTP library's error behind a failure.
pub type Source = Arc<dyn std::error::Error + Send + Sync>;

#[derive(Debug, Clone)]
pub(crate) struct Parts {
    pub(crate) kind: ErrorKind,
    pub(crate) message: String,
    pub(crate) endpoint: Option<String>,
    pub(crate) status: Option<u16>,
    pub(crate) code: Option<String>,
    /// The code as JSON if it is a number: the platform's own, or the status of a refusal without a code.
    pub(crate) number: Option<String>,
    pub(crate) description: Option<String>,
    pub(crate) hint: Option<&'static str>,
    /// The scheme and authority of the request's address.
    pub(crate) address: Option<String>,
    /// JSON text.
    pub(crate) data: String,
    pub(crate) violations: Vec<FieldViolation>,
    pub(crate) request_id: Option<String>,
    /// Milliseconds.
    pub(crate) retry_after: Option<u64>,
    pub(crate) retryable: bool,
    /// Whether the answer's body has the platform's shape, so that neither a proxy nor a firewall wrote the answer.
    pub(crate) is_platform: bool,
    /// The outcome, where the kind and the status do not decide it.
    pub(crate) known_outcome: Option<CallOutcome>,
    pub(crate) source: Option<Source>,
}

impl From<UnknownName> for Error {
    fn from(UnknownName { set }: UnknownName) -> Self {
        Self::request(["unknown ", set].concat())
    }
}

impl Error {
    /// Makes an error of a driver or a client.
    ///
    /// ```
    /// use cartwright_engine::{Error, ErrorKind};
    ///
    /// let error = Error::new(ErrorKind::Decode, "the answer is not JSON").at("products.query").with_status(200);
    /// assert_eq!((error.status(), error.endpoint()), (Some(200), Some("products.query")));
    /// ```
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Self::from_message(kind, message.into())
    }

    fn from_message(kind: ErrorKind, message: String) -> Self {
        Self(Box::new(Parts {
            kind,
            message,
            endpoint: None,
            status: None,
            code: None,
            number: None,
            description: None,
            hint: None,
            address: None,
            data: "null".to_owned(),
            violations: Vec::new(),
            request_id: None,
            retry_after: None,
            retryable: false,
            is_platform: false,
            known_outcome: None,
            source: None,
        }))
    }

    /// The error with changed parts.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut Parts)) -> Self {
        change(self.parts_mut());
        self
    }

    pub(crate) fn parts_mut(&mut self) -> &mut Parts {
        &mut self.0
    }

    /// Sets the call's endpoint.
    #[must_use]
    pub fn at(self, endpoint: &str) -> Self {
        self.with(|parts| parts.endpoint = Some(endpoint.to_owned()))
    }

    /// Sets the answer's status.
    #[must_use]
    pub fn with_status(self, status: u16) -> Self {
        self.with(|parts| parts.status = Some(status))
    }

    /// Sets the HTTP library's error as source.
    #[must_use]
    pub fn with_source(self, source: Source) -> Self {
        self.with(|parts| parts.source = Some(source))
    }

    /// An invalid call, which was not sent.
    pub fn request(message: impl Into<String>) -> Self {
        Self::new(ErrorKind::Request, message)
    }

    /// A request without an answer.
    #[must_use]
    pub fn lost(delivery: Delivery, message: &str) -> Self {
        let kind = match delivery {
            Delivery::Offline => ErrorKind::Offline,
            Delivery::NotSent | Delivery::Unknown => ErrorKind::Network,
        };
        Self::new(kind, [text::SYSTEM, ": ", message].concat()).with(|parts| {
            parts.retryable = true;
            parts.known_outcome = (delivery != Delivery::Unknown).then_some(CallOutcome::NotDone);
        })
    }

    /// A timeout, in milliseconds.
    #[must_use]
    pub fn timed_out(after: u32) -> Self {
        let (count, unit) = match after / 1000 {
            0 => (after, " ms"),
            seconds => (seconds, " s"),
        };
        let message = [text::SYSTEM, ": no answer within ", &decimal(count.into()), unit].concat();
        Self::new(ErrorKind::TimedOut, message).with(|parts| parts.retryable = true)
    }

    /// A call that its caller cancelled.
    #[must_use]
    pub fn cancelled() -> Self {
        Self::new(ErrorKind::Cancelled, "the call was cancelled")
    }

    pub(crate) fn identity_changed() -> Self {
        Self::new(ErrorKind::Session, text::IDENTITY_CHANGED)
            .with(|parts| parts.code = Some(codes::IDENTITY_CHANGED.to_owned()))
    }

    /// The error of a call that was not sent.
    pub(crate) fn unsent(self) -> Self {
        self.with(|parts| parts.known_outcome = Some(CallOutcome::NotDone))
    }

    pub(crate) fn no_session() -> Self {
        Self::new(ErrorKind::Request, text::NO_SESSION)
    }

    /// The message without the explanation, for comparison in programs; `Display` adds the address, the platform's
    /// description and the next step.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The effect of the failed call on the platform. A refusal is proved by the platform's own answer: after any other
    /// answer, such as a proxy's, the call may have been executed.
    ///
    /// ```
    /// use cartwright_engine::Error;
    /// use cartwright_engine::error::CallOutcome;
    ///
    /// let proxy = Error::of_answer("cart.add_to_current", 403, None, "<html>Attention required</html>", None);
    /// assert_eq!(proxy.outcome(), CallOutcome::Unknown);
    /// let body = r#"{"message": "Not allowed", "details": {}}"#;
    /// let refused = Error::of_answer("cart.add_to_current", 403, None, body, None);
    /// assert_eq!(refused.outcome(), CallOutcome::Refused);
    /// ```
    #[must_use]
    pub fn outcome(&self) -> CallOutcome {
        use CallOutcome::{NotDone, Refused, Unknown};
        let parts = &*self.0;
        if let Some(outcome) = parts.known_outcome {
            return outcome;
        }
        match (parts.kind, parts.status) {
            (ErrorKind::Request | ErrorKind::OAuth, _) => Refused,
            // The call waits for its token: a failed token request leaves the call unsent.
            (ErrorKind::Session, _) if parts.retryable => NotDone,
            (ErrorKind::Session, _) => Refused,
            (ErrorKind::Validation | ErrorKind::Application | ErrorKind::System | ErrorKind::GraphQl, Some(status)) => {
                match status {
                    // `Retry-After` means that the platform did not execute the call.
                    429 | 503 if parts.retry_after.is_some() => NotDone,
                    200..=499 if parts.is_platform && !is_passing(status) => Refused,
                    _ => Unknown,
                }
            }
            (ErrorKind::Validation | ErrorKind::Application | ErrorKind::GraphQl, None) => Refused,
            _ => Unknown,
        }
    }

    /// Whether the platform itself answered, and not a proxy, a firewall or another server in between.
    #[must_use]
    pub fn is_platform(&self) -> bool {
        self.0.is_platform
    }

    /// Whether the platform has no call of this name: it lacks the call's address, or says that the site has another
    /// version of the catalog.
    #[must_use]
    pub fn is_no_such_call(&self) -> bool {
        match self.status() {
            Some(404) => !self.is_platform(),
            Some(405 | 501) => true,
            Some(428) => self.code() == Some(codes::CATALOG_V1_SITE_CALLING_CATALOG_V3_API),
            _ => false,
        }
    }

    /// Whether the platform says that the entity does not exist. For a call that the platform lacks, see
    /// [`is_no_such_call`](Self::is_no_such_call).
    #[must_use]
    pub fn is_not_found(&self) -> bool {
        self.is_platform()
            && (self.status() == Some(404) || self.code().is_some_and(|code| code.ends_with("NOT_FOUND")))
    }

    /// Whether the platform refused the call, so that a repeated call would be refused, too.
    #[must_use]
    pub fn is_refusal(&self) -> bool {
        matches!(self.0.kind, ErrorKind::Validation | ErrorKind::Application) && self.outcome() == CallOutcome::Refused
    }

    /// The kind of an error.
    #[must_use]
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// The endpoint's name, such as `cart.add_to_current`.
    #[must_use]
    pub fn endpoint(&self) -> Option<&str> {
        self.0.endpoint.as_deref()
    }

    /// The answer's status, if there was an answer.
    #[must_use]
    pub fn status(&self) -> Option<u16> {
        self.0.status
    }

    /// The platform's code, such as `OWNED_CART_NOT_FOUND` or `-19976`: see [`codes`].
    #[must_use]
    pub fn code(&self) -> Option<&str> {
        self.0.code.as_deref()
    }

    /// The platform's description.
    #[must_use]
    pub fn description(&self) -> Option<&str> {
        self.0.description.as_deref()
    }

    /// Advice on refusals that depend on the site's settings, not on the call.
    #[must_use]
    pub fn hint(&self) -> Option<&'static str> {
        self.0.hint
    }

    /// The platform's details of the code; null if there are none.
    #[must_use]
    pub fn data(&self) -> Json<'_> {
        Json::parse(&self.0.data).unwrap_or_default()
    }

    /// Both revisions of a conflict: a change was refused, since the entity had changed since it was read.
    #[must_use]
    pub fn revision_conflict(&self) -> Option<RevisionConflict> {
        RevisionConflict::of(self)
    }

    /// The refused fields, sorted by name.
    #[must_use]
    pub fn violations(&self) -> &[FieldViolation] {
        &self.0.violations
    }

    /// The platform's request id, for the platform's support.
    #[must_use]
    pub fn request_id(&self) -> Option<&str> {
        self.0.request_id.as_deref()
    }

    /// The pause that the platform requests before the next attempt; at most a day, however long the header says.
    #[must_use]
    pub fn retry_after(&self) -> Option<Duration> {
        self.wait().map(Duration::from_millis)
    }

    /// The requested pause in milliseconds.
    pub(crate) fn wait(&self) -> Option<u64> {
        self.0.retry_after
    }

    /// Whether the same call may succeed later. Whether repeating is safe is the row's [`Safety`](crate::row::Safety).
    #[must_use]
    pub fn is_retryable(&self) -> bool {
        self.0.retryable
    }

    /// The error as a JSON object, from which the npm package makes its error.
    #[must_use]
    pub fn to_json(&self) -> String {
        let parts = &*self.0;
        let mut violations = List::new();
        for violation in &parts.violations {
            violations.push(&violation.to_json());
        }
        let mut object = Object::new();
        object
            .text("kind", parts.kind.as_str())
            .text("message", &parts.message)
            .text_if("endpoint", parts.endpoint.as_deref())
            .text_if("code", parts.code.as_deref())
            .text_if("description", parts.description.as_deref())
            .text_if("hint", parts.hint)
            .text_if("explanation", explanation::of(parts).as_deref())
            .text_if("requestId", parts.request_id.as_deref())
            .flag("retryable", parts.retryable)
            .text("outcome", self.outcome().as_str());
        for (name, is_true) in [("isPlatform", parts.is_platform), ("isNoSuchCall", self.is_no_such_call())] {
            if is_true {
                object.flag(name, true);
            }
        }
        if !violations.is_empty() {
            object.raw("violations", &violations.end());
        }
        if let Some(status) = parts.status {
            object.number("status", status.into());
        }
        if let Some(number) = &parts.number {
            object.raw("number", number);
        }
        if let Some(wait) = parts.retry_after {
            object.number("retryAfterMs", wait);
        }
        if parts.data != "null" {
            object.raw("data", &parts.data);
        }
        if self.revision_conflict().is_some() {
            object.flag("conflict", true);
        }
        object.end()
    }
}
