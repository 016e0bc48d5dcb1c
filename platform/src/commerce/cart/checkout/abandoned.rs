//! Checkouts that their buyers have left, and come back to.

use super::priced::priced;
use super::repo;
use super::stored::Checkout;
use crate::base::clock::{Millis, rfc3339, seconds};
use crate::base::error::ApiError;
use crate::base::money;
use crate::base::secret;
use crate::base::state::Shop;
use crate::events::{Event, EventKind};
use rusqlite::Connection;
use serde_json::{Value, json};

/// The time without a change after which an open checkout is abandoned.
const ABANDONED_AFTER: Millis = seconds(3600);
/// The full name of abandoned checkouts in events.
const ENTITY: &str = "wix.ecom.v1.abandoned_checkout";

/// The checkouts that have been left and are not known to be.
pub(crate) fn left(shop: &Shop, connection: &Connection) -> Result<Vec<String>, ApiError> {
    repo::left_since(connection, shop.clock.now().saturating_sub(ABANDONED_AFTER))
}

/// The checkout of a cart, if it has been left and is not known to be.
pub(crate) fn left_of_cart(shop: &Shop, connection: &Connection, cart: &str) -> Result<Option<String>, ApiError> {
    repo::left_of_cart(connection, shop.clock.now().saturating_sub(ABANDONED_AFTER), cart)
}

/// Records that a checkout was left.
pub(crate) fn record_abandoned(shop: &Shop, connection: &Connection, checkout: &str) -> Result<(), ApiError> {
    let now = shop.clock.now();
    let checkout = repo::find(connection, checkout)?;
    repo::set_left(connection, &checkout.id)?;
    if checkout.body.completed {
        return Ok(());
    }
    let id = secret::new_id();
    if !repo::insert_abandoned(connection, &id, &checkout.id, now)? {
        return Ok(());
    }
    let event = Event {
        kind: EventKind::Created,
        entity: ENTITY,
        entity_id: &id,
        body: body(shop, connection, &checkout, &id, now, None)?,
    };
    event.record(connection, now)
}

/// Tells that the buyer of a checkout that had been left came back and ordered.
pub(crate) fn recover(shop: &Shop, connection: &Connection, checkout: &Checkout) -> Result<(), ApiError> {
    let now = shop.clock.now();
    let Some((id, created)) = repo::set_recovered(connection, &checkout.id, now)? else {
        return Ok(());
    };
    let event = Event {
        kind: EventKind::Action("recovered"),
        entity: ENTITY,
        entity_id: &id,
        body: json!({ "abandonedCheckout": body(shop, connection, checkout, &id, created, Some(now))? }),
    };
    event.record(connection, now)
}

fn body(
    shop: &Shop,
    connection: &Connection,
    checkout: &Checkout,
    id: &str,
    created: Millis,
    recovered: Option<Millis>,
) -> Result<Value, ApiError> {
    let (basket, estimate) = priced(connection, shop, checkout)?;
    Ok(json!({
        "id": id,
        "checkoutId": checkout.id,
        "cartId": checkout.body.cart.id,
        "status": if recovered.is_some() { "RECOVERED" } else { "ABANDONED" },
        "createdDate": rfc3339(created),
        "recoveredDate": recovered.map(rfc3339),
        "buyerInfo": { "email": checkout.body.cart.email },
        "totalPrice": money::price(estimate.totals.total, estimate.currency),
        "lineItemCount": basket.lines.len(),
    }))
}
