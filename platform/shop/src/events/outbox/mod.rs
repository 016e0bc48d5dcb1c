//! The outbox: keeps messages instead of sending them, and shows them on a page.

mod repo;

#[cfg(test)]
pub(crate) use repo::{REMOVE_EXPIRED, SPEND};
pub(crate) use repo::{answer_push, html, latest, newest_number, push_answer, remove_expired, send, spend};

use crate::base::clock::Millis;
use crate::base::error::ApiError;
use crate::events::mails::Letter;
use strum::{EnumString, IntoStaticStr};

/// The channel of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, EnumString, IntoStaticStr)]
#[strum(serialize_all = "SCREAMING_SNAKE_CASE", const_into_str)]
pub(crate) enum MessageKind {
    #[default]
    Mail,
    Sms,
    Call,
    Push,
}

#[derive(Clone)]
pub(crate) struct Message {
    pub(crate) kind: MessageKind,
    pub(crate) recipient: String,
    pub(crate) subject: String,
    pub(crate) body: String,
    /// The mail's HTML version.
    pub(crate) html: Option<String>,
    pub(crate) code: Option<String>,
    pub(crate) link: Option<String>,
    /// The expiry date of the code or link.
    pub(crate) expires: Option<Millis>,
    pub(crate) created: Millis,
}

/// A message as stored.
pub(crate) struct Sent {
    pub(crate) number: i64,
    pub(crate) message: Message,
    /// The recipient's answer to a push, if any.
    pub(crate) approved: Option<bool>,
}

impl Message {
    /// A mail of the shop without a code or one-time link.
    pub(crate) fn mail(shop: &str, recipient: String, letter: &Letter, created: Millis) -> Self {
        Self {
            kind: MessageKind::Mail,
            recipient,
            subject: letter.subject.clone(),
            body: letter.text(),
            html: Some(letter.html(shop)),
            code: None,
            link: None,
            expires: None,
            created,
        }
    }
}

/// The refusal of a call whose message is undeliverable.
pub(crate) fn undeliverable() -> ApiError {
    ApiError::bad_request("SEND_CODE_ERROR", "The message could not be delivered")
}
