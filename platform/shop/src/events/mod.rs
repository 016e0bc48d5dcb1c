//! The effects of a change: events, webhooks, mails and jobs; and the retention of rows.

mod changes;
pub mod jobs;
pub mod mails;
pub mod outbox;
pub mod retention;
pub mod webhooks;

pub use changes::{Event, EventKind, after, is_plain, latest, newest, record_without_body};
