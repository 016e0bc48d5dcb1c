//! Checkouts told of in events.

use super::stored::Checkout;
use super::view;
use crate::error::ApiError;
use crate::events::{Event, EventKind};
use crate::state::Shop;
use rusqlite::Connection;

/// The full name of checkouts in events.
const ENTITY: &str = "wix.ecom.v1.checkout";

/// Tells that a checkout is new or has changed.
pub(crate) fn tell(shop: &Shop, connection: &Connection, checkout: &Checkout, kind: EventKind) -> Result<(), ApiError> {
    let event = Event {
        kind,
        entity: ENTITY,
        entity_id: &checkout.id,
        body: serde_json::to_value(view::checkout(shop, connection, checkout)?)?,
    };
    event.record(connection, shop.clock.now())
}
