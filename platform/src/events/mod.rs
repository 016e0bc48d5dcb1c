//! The consequences of a change: its event, webhooks and mails, jobs, and the removal of old rows.

mod changes;
pub(crate) mod jobs;
pub(crate) mod mails;
pub(crate) mod outbox;
pub(crate) mod retention;
pub(crate) mod webhooks;

pub(crate) use changes::{
    Event, EventKind, after, are_silent, is_plain, latest, newest, record_without_body, silently,
};
