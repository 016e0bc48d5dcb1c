//! Events of carts that calls of Cart V2 change. Those of Cart V1 tell of the same carts, which either call may change.

use crate::base::error::ApiError;
use crate::base::state::Shop;
use crate::commerce::cart::OwnedCart;
use crate::events::{Event, EventKind};
use rusqlite::Connection;
use serde_json::Value;

/// The full name of carts in events.
const ENTITY: &str = "wix.ecom.v2.cart";

/// Publishes what happened to a cart, which is told as Cart V2 has it.
pub(super) fn publish(
    shop: &Shop,
    connection: &Connection,
    owned: &OwnedCart,
    kind: EventKind,
    body: Value,
) -> Result<(), ApiError> {
    Event { kind, entity: ENTITY, entity_id: &owned.cart.id, body }.record(connection, shop.clock.now())
}
