//! Changes of carts: written, told as events, and shown.

use super::estimate::{self, EstimateOptions};
use super::resolve::{self, Rules};
use super::stored::{self, OwnedCart, StoredCart};
use super::{repo, view};
use crate::base::access::Subject;
use crate::base::error::ApiError;
use crate::base::state::Shop;
use crate::events::{Event, EventKind};
use cartwright::resources::cart::Cart;
use rusqlite::Connection;

/// The full name of carts in events.
const ENTITY: &str = "wix.ecom.v1.cart";

/// A cart as it is now.
pub(super) fn show(shop: &Shop, connection: &Connection, owner: &str, cart: StoredCart) -> Result<Cart, ApiError> {
    let now = shop.clock.now();
    let basket = resolve::resolve(connection, now, owner, cart)?;
    let rules = Rules::of_goods(connection)?;
    let estimate = estimate::estimate(&basket, &rules, &EstimateOptions::default(), now);
    Ok(view::cart(shop, &basket, &estimate))
}

/// Writes a changed cart, tells that it has changed, and gives it as it is now. One that holds too much is refused.
pub(crate) fn save(shop: &Shop, connection: &Connection, owned: &mut OwnedCart) -> Result<Cart, ApiError> {
    stored::check_size(&owned.cart)?;
    repo::check_room(connection, owned)?;
    save_any_size(shop, connection, owned)
}

/// The same for a cart that two became at a login, which must not fail.
pub(super) fn save_any_size(shop: &Shop, connection: &Connection, owned: &mut OwnedCart) -> Result<Cart, ApiError> {
    let kind = if owned.cart.revision == 0 { EventKind::Created } else { EventKind::Updated };
    repo::save(connection, owned, shop.clock.now())?;
    publish(shop, connection, owned, kind)
}

/// Deletes a cart and tells that it is gone.
pub(crate) fn delete(shop: &Shop, connection: &Connection, owned: &OwnedCart) -> Result<(), ApiError> {
    if repo::delete(connection, &owned.cart.id)? {
        publish(shop, connection, owned, EventKind::Deleted)?;
    }
    Ok(())
}

/// Deletes all carts of a subject and tells that they are gone.
pub(crate) fn delete_all_of(shop: &Shop, connection: &Connection, owner: &Subject) -> Result<(), ApiError> {
    for id in repo::ids_of(connection, owner)? {
        if let Some(owned) = repo::find_by_id(connection, &id)? {
            delete(shop, connection, &owned)?;
        }
    }
    Ok(())
}

fn publish(shop: &Shop, connection: &Connection, owned: &OwnedCart, kind: EventKind) -> Result<Cart, ApiError> {
    let cart = show(shop, connection, &owned.owner, owned.cart.clone())?;
    let event = Event { kind, entity: ENTITY, entity_id: &owned.cart.id, body: serde_json::to_value(&cart)? };
    event.record(connection, shop.clock.now())?;
    Ok(cart)
}
