//! Webhooks: programs that are told of each event, signed, at least once, in order per entity, with patience.

mod deliver;
mod key;
mod outgoing;
mod subscriptions;

pub(crate) use deliver::run;
pub(crate) use subscriptions::{NewWebhook, add, list, remove};
