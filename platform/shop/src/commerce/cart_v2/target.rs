//! The cart of a call: the caller's current one, or one by id.

use super::refusals::{already_ordered, cart_not_found};
use super::view;
use crate::commerce::cart::{self, Basket, OwnedCart, checkout};
use crate::commerce::orders;
use crate::events::{self, Event, EventKind};
use base::{Call, Reading, Result, Shop, Writing};
use serde_json::{Map, Value, json};

/// The full name of carts in Cart V2's events. Cart V1's events concern the same carts.
pub const ENTITY: &str = "wix.ecom.v2.cart";

/// The requested cart's id; `None` for the current cart.
fn requested_id(call: &Call) -> Option<&str> {
    let id = call.value("cartId");
    let id = id.or_else(|| call.value("cart").and_then(|cart| cart.get("id")));
    id.and_then(Value::as_str)
}

/// Finds the caller's requested cart, with the id of its order if it became one.
fn find_requested(reading: &Reading<'_>, call: &Call) -> Result<Option<(OwnedCart, Option<String>)>> {
    let Some(id) = requested_id(call) else {
        let current = cart::find_current(reading, &call.caller.subject)?;
        return Ok(current.map(|owned| (owned, None)));
    };
    let found = match cart::find_by_id(reading, id)? {
        // A V1 checkout of this cart may have become an order.
        None => checkout::find_by_cart(reading, id)?.filter(|owned| owned.order_number().is_some()),
        found => found,
    };
    let is_own = |owned: &OwnedCart| call.caller.is_owner() || call.caller.subject.key() == owned.owner;
    let Some(owned) = found.filter(is_own) else {
        return Ok(None);
    };
    let order = match owned.order_number() {
        Some(number) => Some(orders::by_number(reading, number)?.id),
        None => owned.cart.newer.completed_order.clone(),
    };
    Ok(Some((owned, order)))
}

/// Finds the requested cart, open or ordered.
pub(super) fn find(reading: &Reading<'_>, call: &Call) -> Result<(OwnedCart, Option<String>)> {
    find_requested(reading, call)?.ok_or_else(|| cart_not_found(requested_id(call)))
}

fn refuse_ordered((owned, order): (OwnedCart, Option<String>)) -> Result<OwnedCart> {
    match order {
        Some(order) => Err(already_ordered(&owned.cart.id, &order)),
        None => Ok(owned),
    }
}

/// Finds the requested cart, which must be open.
pub(super) fn find_open(reading: &Reading<'_>, call: &Call) -> Result<OwnedCart> {
    refuse_ordered(find(reading, call)?)
}

/// Changes the requested cart, checks the result, and answers with it. `check` gets the return value of `work`.
pub(super) fn change<T>(
    shop: &Shop,
    call: &Call,
    work: impl FnOnce(&Writing<'_>, &mut OwnedCart) -> Result<T>,
    check: impl FnOnce(&Basket, T) -> Result<()>,
) -> Result<Value> {
    change_found(shop, call, |reading| find_open(reading, call), work, check)
}

/// Changes a cart by id, or the caller's current cart (created if missing); answers with it.
pub(super) fn change_or_start<T>(
    shop: &Shop,
    call: &Call,
    work: impl FnOnce(&Writing<'_>, &mut OwnedCart) -> Result<T>,
    check: impl FnOnce(&Basket, T) -> Result<()>,
) -> Result<Value> {
    let find = |writing: &Writing<'_>| match (find_requested(writing, call)?, requested_id(call)) {
        (Some(found), _) => refuse_ordered(found),
        (None, None) => cart::current_or_new(writing, &call.caller.subject),
        (None, id) => Err(cart_not_found(id)),
    };
    change_found(shop, call, find, work, check)
}

fn change_found<T>(
    shop: &Shop,
    call: &Call,
    find: impl FnOnce(&Writing<'_>) -> Result<OwnedCart>,
    work: impl FnOnce(&Writing<'_>, &mut OwnedCart) -> Result<T>,
    check: impl FnOnce(&Basket, T) -> Result<()>,
) -> Result<Value> {
    shop.write(&call.author, |writing| {
        let mut owned = find(writing)?;
        owned.note_language(call);
        let found = work(writing, &mut owned)?;
        save(writing, owned, |basket| check(basket, found))
    })
}

/// Checks and saves a changed cart, and answers with it.
pub(super) fn save(
    writing: &Writing<'_>,
    owned: OwnedCart,
    check: impl FnOnce(&Basket) -> Result<()>,
) -> Result<Value> {
    let kind = if owned.cart.revision == 0 { EventKind::Created } else { EventKind::Updated };
    let mut basket = Basket::of(writing, owned)?;
    check(&basket)?;
    cart::save(writing, &mut basket)?;
    let shown = serde_json::to_value(view::cart(writing.shop, &basket, basket.as_cart(), None))?;
    events::record_without_body(writing, kind, ENTITY, &basket.cart().id)?;
    Ok(Value::Object(Map::from_iter([("cart".to_owned(), shown)])))
}

/// A cart in its events' form.
pub fn shown(reading: &Reading<'_>, id: &str) -> Result<Option<Value>> {
    let Some(owned) = cart::find_by_id(reading, id)? else {
        return Ok(None);
    };
    let basket = Basket::of(reading, owned)?;
    Ok(Some(serde_json::to_value(view::cart(reading.shop, &basket, basket.as_cart(), None))?))
}

fn publish(writing: &Writing<'_>, basket: &Basket, kind: EventKind, body: &Value) -> Result<()> {
    Event { kind, entity: ENTITY, entity_id: &basket.cart().id, body }.record(writing)
}

/// Publishes that a cart was calculated.
pub(super) fn publish_calculated(writing: &Writing<'_>, cart: &str, summary: Value) -> Result<()> {
    let kind = EventKind::Action("calculated");
    Event { kind, entity: ENTITY, entity_id: cart, body: summary }.record(writing)
}

pub(super) fn delete(writing: &Writing<'_>, owned: OwnedCart) -> Result<()> {
    let basket = Basket::of(writing, owned.clone())?;
    cart::delete(writing, owned)?;
    let body = serde_json::to_value(view::cart(writing.shop, &basket, basket.as_cart(), None))?;
    publish(writing, &basket, EventKind::Deleted, &body)
}

pub(super) fn answer(reading: &Reading<'_>, owned: OwnedCart, order: Option<&str>) -> Result<Value> {
    let basket = Basket::of(reading, owned)?;
    Ok(json!({ "cart": view::cart(reading.shop, &basket, basket.as_cart(), order) }))
}
