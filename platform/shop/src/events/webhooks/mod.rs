//! Webhooks: deliver each event to registered receivers, signed, at least once, in order per entity, with retries.

mod deliver;
mod key;
mod repo;
mod subscriptions;

pub(crate) use deliver::run;
pub(crate) use key::prepare as prepare_key;
pub(crate) use repo::{DeliveryState, deliveries};
pub(crate) use subscriptions::{NewWebhook, add, list, remove, send_again};

use crate::base::Rows;

pub(crate) const ROWS: Rows = &[("oauth.jwks", key::jwks)];
