//! Saves and deletes carts and checkouts, with their events.

use super::stored::{OwnedCart, State, check_size};
use super::{basket::Basket, repo, view};
use crate::base::{Result, Shop, access::Subject};
use crate::events::{self, Event, EventKind};
use rusqlite::Connection;
use serde_json::{Value, json};

/// The full names of carts and checkouts in events.
pub(crate) const CART: &str = "wix.ecom.v1.cart";
pub(crate) const CHECKOUT: &str = "wix.ecom.v1.checkout";

/// Saves a cart or checkout and publishes its events. Refuses one that is too large.
pub(crate) fn save(shop: &Shop, connection: &Connection, basket: &mut Basket) -> Result<()> {
    check_size(basket.cart())?;
    write(shop, connection, basket, false)
}

/// Saves a cart merged at login, without a size limit: the login must not fail for it.
pub(super) fn save_any_size(shop: &Shop, connection: &Connection, basket: &mut Basket) -> Result<()> {
    write(shop, connection, basket, true)
}

fn write(shop: &Shop, connection: &Connection, basket: &mut Basket, any_size: bool) -> Result<()> {
    let kind = if basket.cart().revision == 0 { EventKind::Created } else { EventKind::Updated };
    let now = shop.clock.now();
    basket.note_change(now);
    let is_checkout = basket.owned.state == State::Checkout;
    let shown = is_checkout.then(|| basket.shown());
    repo::save(connection, &basket.owned, shown, any_size)?;
    if !basket.owned.is_snapshot() {
        publish_cart(shop, connection, basket, kind)?;
    }
    if is_checkout { publish_checkout(shop, connection, basket, kind) } else { Ok(()) }
}

/// Saves a cart that has become an order: publishes its deletion as a cart and its completion as a checkout.
pub(crate) fn save_ordered(shop: &Shop, connection: &Connection, basket: &mut Basket, number: i64) -> Result<()> {
    basket.become_order(number);
    repo::save(connection, &basket.owned, None, true)?;
    if !basket.owned.is_snapshot() {
        publish_cart(shop, connection, basket, EventKind::Deleted)?;
    } else if let Some(cart) = repo::find(connection, &basket.cart().id)?.filter(|cart| cart.order_number().is_none()) {
        delete(shop, connection, cart)?;
    }
    publish_checkout(shop, connection, basket, EventKind::Action("completed"))
}

/// Deletes a cart and publishes its deletion.
pub(crate) fn delete(shop: &Shop, connection: &Connection, owned: OwnedCart) -> Result<()> {
    if !repo::delete(connection, &owned.id)? {
        return Ok(());
    }
    publish_cart(shop, connection, &Basket::of(shop, connection, owned)?, EventKind::Deleted)
}

pub(crate) fn delete_all_of(shop: &Shop, connection: &Connection, owner: &Subject) -> Result<()> {
    for id in repo::ids_of(connection, owner)? {
        if let Some(owned) = repo::find(connection, &id)? {
            delete(shop, connection, owned)?;
        }
    }
    Ok(())
}

fn publish_cart(shop: &Shop, connection: &Connection, basket: &Basket, kind: EventKind) -> Result<()> {
    let (entity_id, now) = (basket.cart().id.as_str(), shop.clock.now());
    if matches!(kind, EventKind::Created | EventKind::Updated) {
        return events::record_without_body(connection, now, kind, CART, entity_id);
    }
    let body = view::cart(shop, basket, basket.as_cart());
    Event { kind, entity: CART, entity_id, body }.record(connection, now)
}

pub(super) fn publish_checkout(shop: &Shop, connection: &Connection, basket: &Basket, kind: EventKind) -> Result<()> {
    let (entity_id, now) = (basket.owned.id.as_str(), shop.clock.now());
    if matches!(kind, EventKind::Created | EventKind::Updated) {
        return events::record_without_body(connection, now, kind, CHECKOUT, entity_id);
    }
    let body = view::checkout(shop, basket);
    match kind {
        EventKind::Action(_) => {
            Event { kind, entity: CHECKOUT, entity_id, body: json!({ "checkout": body }) }.record(connection, now)
        }
        _ => Event { kind, entity: CHECKOUT, entity_id, body }.record(connection, now),
    }
}

/// A cart in its events' form.
pub(crate) fn shown(shop: &Shop, connection: &Connection, id: &str) -> Result<Option<Value>> {
    let Some(owned) = repo::find(connection, id)?.filter(|owned| owned.order_number().is_none()) else {
        return Ok(None);
    };
    let basket = Basket::of(shop, connection, owned)?;
    Ok(Some(serde_json::to_value(view::cart(shop, &basket, basket.as_cart()))?))
}

/// A checkout in its events' form.
pub(crate) fn shown_checkout(shop: &Shop, connection: &Connection, id: &str) -> Result<Option<Value>> {
    let Some(owned) = repo::find(connection, id)? else {
        return Ok(None);
    };
    Ok(Some(serde_json::to_value(view::checkout(shop, &Basket::of(shop, connection, owned)?))?))
}
