//! The cart that a call is about: the caller's current one, or one by its id.

use super::refusals::{NO_CURRENT_CART, already_ordered, cart_not_found};
use super::{events, view};
use crate::base::call::Call;
use crate::base::error::ApiError;
use crate::base::state::Shop;
use crate::commerce::cart::checkout;
use crate::commerce::cart::{self, OwnedCart, StoredCart};
use crate::commerce::orders;
use crate::events::EventKind;
use rusqlite::Connection;
use serde_json::{Value, json};

/// A cart that has become an order.
#[derive(Debug, Clone)]
pub(super) struct OrderedCart {
    pub(super) owned: OwnedCart,
    pub(super) order_id: String,
}

/// A cart, open or ordered.
#[derive(Debug, Clone)]
pub(super) enum Target {
    Open(Box<OwnedCart>),
    Ordered(Box<OrderedCart>),
}

/// The id of the cart that a call names; the current one is meant when there is none.
fn named(call: &Call) -> Option<&str> {
    let id = call.value("cartId");
    let id = id.or_else(|| call.value("cart").and_then(|cart| cart.get("id")));
    id.and_then(Value::as_str)
}

/// Finds the cart that a call is about. Another's is not told from one that is not there.
pub(super) fn find(shop: &Shop, connection: &Connection, call: &Call) -> Result<Target, ApiError> {
    let Some(id) = named(call) else {
        let cart = cart::find_current(shop, connection, &call.caller.subject)?;
        let cart = cart.ok_or_else(|| cart_not_found(None))?;
        return Ok(Target::Open(Box::new(OwnedCart { owner: call.caller.subject.key(), is_current: true, cart })));
    };
    let is_own = |owner: &str| call.caller.is_owner() || call.caller.subject.key() == owner;
    if let Some(owned) = cart::find_by_id(shop, connection, id)?
        && is_own(&owned.owner)
    {
        return Ok(match &owned.cart.newer.completed_order {
            Some(order_id) => Target::Ordered(Box::new(OrderedCart { order_id: order_id.clone(), owned })),
            None => Target::Open(Box::new(owned)),
        });
    }
    if let Some(ordered) = checkout::find_by_cart(connection, id)?
        && let Some(number) = ordered.order_number
        && is_own(&ordered.owner)
    {
        return Ok(Target::Ordered(Box::new(OrderedCart {
            order_id: orders::by_number(connection, number)?.id,
            owned: OwnedCart { owner: ordered.owner, is_current: false, cart: ordered.body.cart },
        })));
    }
    Err(cart_not_found(Some(id)))
}

/// Finds the cart that a call is about, which has to be open.
pub(super) fn find_open(shop: &Shop, connection: &Connection, call: &Call) -> Result<OwnedCart, ApiError> {
    match find(shop, connection, call)? {
        Target::Open(owned) => Ok(*owned),
        Target::Ordered(ordered) => Err(already_ordered(&ordered.owned.cart.id, &ordered.order_id)),
    }
}

/// Changes the cart that a call is about, and answers it.
pub(super) fn change(
    shop: &Shop,
    call: &Call,
    work: impl FnOnce(&Connection, &mut OwnedCart) -> Result<(), ApiError>,
) -> Result<Value, ApiError> {
    shop.db.write(|transaction| {
        let mut owned = find_open(shop, transaction, call)?;
        work(transaction, &mut owned)?;
        save(shop, transaction, owned)
    })
}

/// Changes the caller's current cart, which is started if there is none, or a cart by its id; and answers it.
pub(super) fn change_or_start(
    shop: &Shop,
    call: &Call,
    work: impl FnOnce(&Connection, &mut OwnedCart) -> Result<(), ApiError>,
) -> Result<Value, ApiError> {
    shop.db.write(|transaction| {
        let mut owned = match find_open(shop, transaction, call) {
            Err(ApiError::Application { code: NO_CURRENT_CART, .. }) => {
                cart::end_expired(shop, transaction, &call.caller.subject)?;
                OwnedCart {
                    owner: call.caller.subject.key(),
                    is_current: true,
                    cart: StoredCart::start(shop.clock.now()),
                }
            }
            found => found?,
        };
        work(transaction, &mut owned)?;
        save(shop, transaction, owned)
    })
}

/// Writes a changed cart and answers it.
pub(super) fn save(shop: &Shop, connection: &Connection, mut owned: OwnedCart) -> Result<Value, ApiError> {
    let kind = if owned.cart.revision == 0 { EventKind::Created } else { EventKind::Updated };
    cart::save(shop, connection, &mut owned)?;
    checkout::cart_changed(shop, connection, &owned.cart)?;
    let answer = answer(shop, connection, &owned, None)?;
    events::publish(shop, connection, &owned, kind, answer.get("cart").cloned().unwrap_or_default())?;
    Ok(answer)
}

/// Deletes a cart.
pub(super) fn delete(shop: &Shop, connection: &Connection, owned: &OwnedCart) -> Result<(), ApiError> {
    let last = answer(shop, connection, owned, None)?;
    cart::delete(shop, connection, owned)?;
    let body = last.get("cart").cloned().unwrap_or_default();
    events::publish(shop, connection, owned, EventKind::Deleted, body)
}

/// The answer that holds a cart.
pub(super) fn answer(
    shop: &Shop,
    connection: &Connection,
    owned: &OwnedCart,
    order_id: Option<&str>,
) -> Result<Value, ApiError> {
    let (basket, estimate) = view::worked_out(shop, connection, owned)?;
    Ok(json!({ "cart": view::cart(shop, owned, &basket, &estimate, order_id) }))
}
