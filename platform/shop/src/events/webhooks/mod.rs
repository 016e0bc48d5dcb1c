//! Webhooks: deliver each event to registered receivers, signed, at least once, in order per entity, with retries.

mod deliver;
mod key;
mod repo;
mod subscriptions;

pub use deliver::run;
pub use key::{keep as keep_key, prepare as prepare_key};
pub use repo::{DeliveryState, deliveries};
pub use subscriptions::{NewWebhook, add, list, remove, send_again};

use base::Rows;

pub const ROWS: Rows = &[("oauth.jwks", key::jwks)];
