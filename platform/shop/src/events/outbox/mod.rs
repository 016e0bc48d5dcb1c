//! The outbox: keeps messages instead of sending them, and shows them on a page.

mod repo;

pub use repo::{REMOVE_EXPIRED, SPEND};
pub use repo::{answer_push, html, latest, newest_number, push_answer, remove_expired, send, spend};

use crate::events::mails::Letter;
use base::clock::Millis;
use base::error::ApiError;
use strum::{EnumString, IntoStaticStr};

/// The channel of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, EnumString, IntoStaticStr)]
#[strum(serialize_all = "SCREAMING_SNAKE_CASE", const_into_str)]
pub enum MessageKind {
    #[default]
    Mail,
    Sms,
    Call,
    Push,
}

#[expect(missing_debug_implementations, reason = "no log may show its secrets")]
#[derive(Clone)]
pub struct Message {
    pub kind: MessageKind,
    pub recipient: String,
    pub subject: String,
    pub body: String,
    /// The mail's HTML version.
    pub html: Option<String>,
    pub code: Option<String>,
    pub link: Option<String>,
    /// The expiry date of the code or link.
    pub(crate) expires: Option<Millis>,
    pub created: Millis,
}

/// A message as stored.
#[expect(missing_debug_implementations, reason = "no log may show its secrets")]
pub struct Sent {
    pub number: i64,
    pub message: Message,
    /// The recipient's answer to a push, if any.
    pub approved: Option<bool>,
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
