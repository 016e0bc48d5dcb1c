//! Observers of a client's calls, for logs, developer tools and tests.

use crate::error::Error;
use crate::maybe_send::{MaybeSend, MaybeSync};
use cartwright_engine::json::{Json, List, Object};
use cartwright_engine::session::StoreError;
use std::fmt;
use std::time::Duration;

pub use super::secrets::SECRET_FIELDS;

/// One attempt at a call, after it has ended.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct AttemptEvent {
    /// The endpoint's name.
    pub endpoint: String,
    /// 1 for the first attempt.
    pub attempt: u32,
    /// The answer's status, if there was an answer.
    pub status: Option<u16>,
    /// The platform's id of the request.
    pub request_id: Option<String>,
    /// The duration of the attempt.
    pub took: Duration,
    /// The pause before the next attempt, if there is one.
    pub retry_in: Option<Duration>,
}

/// Observes a client's calls. Called without a lock; must return quickly.
pub trait Observer: MaybeSend + MaybeSync {
    /// An attempt ended.
    fn attempt(&self, event: &AttemptEvent) {
        let _ = event;
    }

    /// A call failed after its last attempt.
    fn failure(&self, error: &Error, arguments: &Arguments<'_>) {
        let _ = (error, arguments);
    }

    /// The token store failed: the session stays in memory, and ends with the program unless the store recovers.
    fn not_kept(&self, error: &StoreError) {
        let _ = error;
    }
}

impl<O: Observer + ?Sized> Observer for std::sync::Arc<O> {
    fn attempt(&self, event: &AttemptEvent) {
        (**self).attempt(event);
    }

    fn failure(&self, error: &Error, arguments: &Arguments<'_>) {
        (**self).failure(error, arguments);
    }

    fn not_kept(&self, error: &StoreError) {
        (**self).not_kept(error);
    }
}

/// No observer.
#[derive(Debug, Clone, Copy, Default)]
#[allow(clippy::exhaustive_structs, reason = "made by its name")]
pub struct NoObserver;

impl Observer for NoObserver {}

/// The payload of a call that failed.
pub struct Arguments<'a>(pub(crate) &'a str);

impl Arguments<'_> {
    /// The payload as JSON text, with redacted secrets.
    #[must_use]
    pub fn redacted(&self) -> String {
        redacted(Json::parse(self.0).unwrap_or_default())
    }
}

/// Shows redacted secrets.
impl fmt::Debug for Arguments<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.redacted())
    }
}

fn redacted(payload: Json<'_>) -> String {
    if payload.is_object() {
        let mut object = Object::new();
        for (name, value) in payload.fields() {
            if SECRET_FIELDS.contains(&name.as_str()) {
                object.text(&name, "***");
            } else {
                object.raw(&name, &redacted(value));
            }
        }
        return object.end();
    }
    if payload.is_list() {
        let mut list = List::new();
        for (_, item) in payload.items() {
            list.push(&redacted(item));
        }
        return list.end();
    }
    payload.raw().to_owned()
}

#[cfg(test)]
mod tests {
    use super::Arguments;

    #[test]
    fn secrets_are_redacted_at_any_depth() {
        assert_eq!(
            Arguments(r#"{"loginId": {"email": "a@b.c"}, "password": "p", "list": [{"sessionToken": "s"}]}"#)
                .redacted(),
            r#"{"loginId":{"email":"a@b.c"},"password":"***","list":[{"sessionToken":"***"}]}"#
        );
        let arguments = Arguments(r#"{"deviceToken": "d", "giftCardCode": "g", "couponCode": "c"}"#);
        let shown = r#"{"deviceToken":"***","giftCardCode":"***","couponCode":"***"}"#;
        assert_eq!(format!("{arguments:?}"), shown);
    }
}
