//! Checkouts told of in events.

use super::stored::Checkout;
use super::view;
use crate::error::ApiError;
use crate::events::{Event, EventKind};
use crate::state::Shop;
use rusqlite::Connection;
use serde_json::json;

/// The full name of checkouts in events.
const ENTITY: &str = "wix.ecom.v1.checkout";

/// Tells that a checkout is new or has changed.
pub(crate) fn publish(
    shop: &Shop,
    connection: &Connection,
    checkout: &Checkout,
    kind: EventKind,
) -> Result<(), ApiError> {
    let view = serde_json::to_value(view::checkout(shop, connection, checkout)?)?;
    let event = Event {
        kind,
        entity: ENTITY,
        entity_id: &checkout.id,
        body: match kind {
            EventKind::Action(_) => json!({ "checkout": view }),
            _ => view,
        },
    };
    event.record(connection, shop.clock.now())
}
