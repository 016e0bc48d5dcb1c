//! Checkouts that their buyers have left, and come back to.

use super::super::{basket::Basket, repo};
use crate::base::clock::{rfc3339, seconds};
use crate::base::{Millis, Result, Shop, money, secret};
use crate::events::{Event, EventKind};
use rusqlite::Connection;
use serde_json::{Value, json};

/// The time without a change after which an open checkout is abandoned.
const ABANDONED_AFTER: Millis = seconds(3600);
/// The full name of abandoned checkouts in events.
const ENTITY: &str = "wix.ecom.v1.abandoned_checkout";

/// The checkouts that have been left and are not known to be.
pub(crate) fn left(shop: &Shop, connection: &Connection) -> Result<Vec<String>> {
    repo::left_since(connection, shop.clock.now().saturating_sub(ABANDONED_AFTER))
}

/// The checkout of a cart, if it has been left and is not known to be.
pub(crate) fn left_of_cart(shop: &Shop, connection: &Connection, cart: &str) -> Result<Option<String>> {
    repo::left_of_cart(connection, shop.clock.now().saturating_sub(ABANDONED_AFTER), cart)
}

/// Records that a checkout was left.
pub(crate) fn record(shop: &Shop, connection: &Connection, checkout: &str) -> Result<()> {
    let now = shop.clock.now();
    let checkout = super::find(connection, checkout)?;
    repo::set_left(connection, &checkout.id)?;
    let id = secret::new_id();
    if checkout.is_complete() || !repo::insert_abandoned(connection, &id, &checkout.id, now)? {
        return Ok(());
    }
    let body = body(&Basket::of(shop, connection, checkout)?, &id, now, None);
    Event { kind: EventKind::Created, entity: ENTITY, entity_id: &id, body }.record(connection, now)
}

/// Publishes that the buyer of a checkout that had been left came back and ordered.
pub(crate) fn recover(shop: &Shop, connection: &Connection, basket: &Basket) -> Result<()> {
    let now = shop.clock.now();
    let Some((id, created)) = repo::set_recovered(connection, &basket.owned.id, now)? else {
        return Ok(());
    };
    let body = json!({ "abandonedCheckout": body(basket, &id, created, Some(now)) });
    Event { kind: EventKind::Action("recovered"), entity: ENTITY, entity_id: &id, body }.record(connection, now)
}

fn body(basket: &Basket, id: &str, created: Millis, recovered: Option<Millis>) -> Value {
    json!({
        "id": id,
        "checkoutId": basket.owned.id,
        "cartId": basket.cart().id,
        "status": if recovered.is_some() { "RECOVERED" } else { "ABANDONED" },
        "createdDate": rfc3339(created),
        "recoveredDate": recovered.map(rfc3339),
        "buyerInfo": { "email": basket.cart().email },
        "totalPrice": money::price(basket.as_checkout().totals.total, basket.currency),
        "lineItemCount": basket.lines.len(),
    })
}
