//! Saves and deletes carts and checkouts, with their events.

use super::stored::{OwnedCart, State, check_size};
use super::{basket::Basket, repo, view};
use crate::events::{self, Event, EventKind};
use base::{Reading, Result, Writing, access::Subject};
use serde_json::{Value, json};

/// The full names of carts and checkouts in events.
pub const CART: &str = "wix.ecom.v1.cart";
pub const CHECKOUT: &str = "wix.ecom.v1.checkout";

/// Saves a cart or checkout and publishes its events. Refuses one that is too large.
pub fn save(writing: &Writing<'_>, basket: &mut Basket) -> Result<()> {
    check_size(basket.cart())?;
    write(writing, basket, false)
}

/// Saves a cart merged at login, without a size limit: the login must not fail for it.
pub(super) fn save_any_size(writing: &Writing<'_>, basket: &mut Basket) -> Result<()> {
    write(writing, basket, true)
}

fn write(writing: &Writing<'_>, basket: &mut Basket, any_size: bool) -> Result<()> {
    let kind = if basket.cart().revision == 0 { EventKind::Created } else { EventKind::Updated };
    basket.note_change(writing.now);
    let is_checkout = basket.owned.state == State::Checkout;
    let shown = is_checkout.then(|| basket.shown());
    repo::save(writing, &basket.owned, shown, any_size)?;
    if !basket.owned.is_snapshot() {
        publish_cart(writing, basket, kind)?;
    }
    if is_checkout { publish_checkout(writing, basket, kind) } else { Ok(()) }
}

/// Saves a cart that has become an order: publishes its deletion as a cart and its completion as a checkout.
pub fn save_ordered(writing: &Writing<'_>, basket: &mut Basket, number: i64) -> Result<()> {
    basket.become_order(number);
    repo::save(writing, &basket.owned, None, true)?;
    if !basket.owned.is_snapshot() {
        publish_cart(writing, basket, EventKind::Deleted)?;
    } else if let Some(cart) = repo::find(writing, &basket.cart().id)?.filter(|cart| cart.order_number().is_none()) {
        delete(writing, cart)?;
    }
    publish_checkout(writing, basket, EventKind::Action("completed"))
}

/// Deletes a cart and publishes its deletion.
pub fn delete(writing: &Writing<'_>, owned: OwnedCart) -> Result<()> {
    if !repo::delete(writing, &owned.id)? {
        return Ok(());
    }
    publish_cart(writing, &Basket::of(writing, owned)?, EventKind::Deleted)
}

pub fn delete_all_of(writing: &Writing<'_>, owner: &Subject) -> Result<()> {
    for id in repo::ids_of(writing, owner)? {
        if let Some(owned) = repo::find(writing, &id)? {
            delete(writing, owned)?;
        }
    }
    Ok(())
}

fn publish_cart(writing: &Writing<'_>, basket: &Basket, kind: EventKind) -> Result<()> {
    let entity_id = basket.cart().id.as_str();
    if matches!(kind, EventKind::Created | EventKind::Updated) {
        return events::record_without_body(writing, kind, CART, entity_id);
    }
    let body = view::cart(writing.shop, basket, basket.as_cart());
    Event { kind, entity: CART, entity_id, body }.record(writing)
}

pub(super) fn publish_checkout(writing: &Writing<'_>, basket: &Basket, kind: EventKind) -> Result<()> {
    let entity_id = basket.owned.id.as_str();
    if matches!(kind, EventKind::Created | EventKind::Updated) {
        return events::record_without_body(writing, kind, CHECKOUT, entity_id);
    }
    let body = view::checkout(writing.shop, basket);
    match kind {
        EventKind::Action(_) => {
            Event { kind, entity: CHECKOUT, entity_id, body: json!({ "checkout": body }) }.record(writing)
        }
        _ => Event { kind, entity: CHECKOUT, entity_id, body }.record(writing),
    }
}

/// A cart in its events' form.
pub fn shown(reading: &Reading<'_>, id: &str) -> Result<Option<Value>> {
    let Some(owned) = repo::find(reading, id)?.filter(|owned| owned.order_number().is_none()) else {
        return Ok(None);
    };
    let basket = Basket::of(reading, owned)?;
    Ok(Some(serde_json::to_value(view::cart(reading.shop, &basket, basket.as_cart()))?))
}

/// A checkout in its events' form.
pub fn shown_checkout(reading: &Reading<'_>, id: &str) -> Result<Option<Value>> {
    let Some(owned) = repo::find(reading, id)? else {
        return Ok(None);
    };
    Ok(Some(serde_json::to_value(view::checkout(reading.shop, &Basket::of(reading, owned)?))?))
}
