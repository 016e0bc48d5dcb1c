//! What a client tells of its calls, for logs, developer tools and tests.

use crate::error::Error;
use crate::json::{Json, Shape};
use crate::maybe_send::{MaybeSend, MaybeSync};
use std::fmt;
use std::time::Duration;

/// One attempt at a call, after it ended.
#[derive(Debug, Clone)]
pub struct AttemptEvent {
    /// The endpoint's name.
    pub endpoint: &'static str,
    /// 1 for the first attempt.
    pub attempt: u32,
    /// The answer's status, if one came.
    pub status: Option<u16>,
    /// The platform's id of the request.
    pub request_id: Option<String>,
    /// How long it took.
    pub took: Duration,
    /// How long until the next attempt, if there is one.
    pub retry_in: Option<Duration>,
}

/// Watches a client. Called with no lock held; must return soon.
pub trait Observer: MaybeSend + MaybeSync {
    /// An attempt ended.
    fn attempt(&self, event: &AttemptEvent) {
        let _ = event;
    }

    /// A call failed for good (SPEC section 8: call errors reach an error hook with the call's arguments).
    fn failure(&self, error: &Error, arguments: &Arguments<'_>) {
        let _ = (error, arguments);
    }
}

/// Watches nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoObserver;

impl Observer for NoObserver {}

/// Fields whose values are never shown.
const SECRET_FIELDS: &[&str] = &[
    "password",
    "newPassword",
    "captchaTokens",
    "refreshToken",
    "refresh_token",
    "codeVerifier",
    "sessionToken",
    "session_token",
    "deviceToken",
    "stateToken",
    "recoveryToken",
    "code",
    "clientSecret",
    "client_secret",
    "token",
];

/// The payload of a call that failed.
pub struct Arguments<'a>(pub(crate) &'a str);

impl Arguments<'_> {
    /// The payload with its secrets replaced.
    #[must_use]
    pub fn redacted(&self) -> Json {
        redacted(&Json::parse(self.0).unwrap_or_default())
    }
}

/// Shows them redacted.
impl fmt::Debug for Arguments<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.redacted().to_text())
    }
}

fn redacted(payload: &Json) -> Json {
    match payload.shape() {
        Shape::Object(fields) => Json::object(fields.iter().map(|(name, value)| {
            let secret = SECRET_FIELDS.contains(&name.as_str());
            (name.as_str(), if secret { Json::from("***") } else { redacted(value) })
        })),
        Shape::List(items) => Json::list(items.iter().map(redacted)),
        _ => payload.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::Arguments;
    use serde_json::json;

    #[test]
    fn secrets_are_left_out_at_any_depth() {
        assert_eq!(
            *Arguments(r#"{"loginId": {"email": "a@b.c"}, "password": "p", "list": [{"sessionToken": "s"}]}"#)
                .redacted(),
            json!({"loginId": {"email": "a@b.c"}, "password": "***", "list": [{"sessionToken": "***"}]})
        );
        let arguments = Arguments(r#"{"deviceToken": "d"}"#);
        assert_eq!(format!("{arguments:?}"), r#"{"deviceToken":"***"}"#);
    }
}
