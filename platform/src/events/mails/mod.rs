//! Mails and messages: their texts, and how they are written as text and as HTML.

mod account;
mod letter;
mod texts;

pub(crate) use account::Mail;
pub(crate) use letter::{Amount, Letter, Paragraph};
pub(crate) use texts::MailText;
