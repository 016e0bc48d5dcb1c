//! The effects of a change: events, webhooks, mails and jobs; and the retention of rows.

mod changes;
pub(crate) mod jobs;
pub(crate) mod mails;
pub(crate) mod outbox;
pub(crate) mod retention;
pub(crate) mod webhooks;

pub(crate) use changes::{Event, EventKind, after, is_plain, latest, newest, record_without_body};
