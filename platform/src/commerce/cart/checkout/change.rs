//! Checkouts started, opened and changed, with their events.

use super::stored::{Checkout, StoredCheckout};
use super::{repo, view};
use crate::base::access::Caller;
use crate::base::error::ApiError;
use crate::base::secret;
use crate::base::state::Shop;
use crate::commerce::cart::{self, StoredCart};
use crate::events::{Event, EventKind};
use cartwright::resources::cart::CreateCheckout;
use rusqlite::Connection;
use serde_json::json;

/// The full name of checkouts in events.
const ENTITY: &str = "wix.ecom.v1.checkout";

/// Starts a checkout of a cart, or brings the cart's open checkout up to date.
pub(crate) fn start(
    shop: &Shop,
    connection: &Connection,
    owner: &str,
    cart: &StoredCart,
    asked: CreateCheckout,
) -> Result<String, ApiError> {
    let now = shop.clock.now();
    let open = match &cart.checkout_id {
        None => None,
        Some(id) => repo::find_any(connection, id)?.filter(Checkout::is_open),
    };
    let kind = if open.is_some() { EventKind::Updated } else { EventKind::Created };
    let mut checkout = open.unwrap_or_else(|| Checkout {
        id: secret::new_id(),
        owner: owner.to_owned(),
        order_number: None,
        body: StoredCheckout { created: now, ..StoredCheckout::default() },
    });
    let body = &mut checkout.body;
    let said = &mut body.cart;
    said.email = asked.email.or(said.email.take());
    if asked.shipping_address.is_some() {
        said.contact_info.get_or_insert_default().address = asked.shipping_address;
    }
    if asked.billing_address.is_some() {
        said.billing_info.get_or_insert_default().address = asked.billing_address;
    }
    said.selected_shipping_option = asked.selected_shipping_option.or(said.selected_shipping_option.take());
    body.channel = asked.channel_type.map(|channel| channel.as_str().to_owned());
    body.follow(cart);
    repo::save(connection, &mut checkout, now)?;
    publish(shop, connection, &checkout, kind)?;
    Ok(checkout.id)
}

/// Changes a checkout that is not an order yet, and gives it as it is then.
pub(crate) fn change(
    shop: &Shop,
    connection: &Connection,
    id: &str,
    work: impl FnOnce(&mut StoredCheckout) -> Result<(), ApiError>,
) -> Result<Checkout, ApiError> {
    let mut checkout = repo::find(connection, id)?;
    if checkout.is_open() {
        work(&mut checkout.body)?;
        save(shop, connection, &mut checkout)?;
    }
    Ok(checkout)
}

/// Writes a changed checkout, and the cart that it is, if it is one.
pub(super) fn save(shop: &Shop, connection: &Connection, checkout: &mut Checkout) -> Result<(), ApiError> {
    if checkout.is_cart()
        && let Some(mut owned) = cart::find_by_id(shop, connection, &checkout.id)?
    {
        owned.cart = checkout.body.cart.clone();
        cart::save(shop, connection, &mut owned)?;
        checkout.body.cart = owned.cart;
    }
    repo::save(connection, checkout, shop.clock.now())?;
    publish(shop, connection, checkout, EventKind::Updated)
}

/// Gives the checkout of an id, which may be a cart's: a checkout of the same id is opened then. Another's is not told
/// from one that is not there.
pub(crate) fn open(shop: &Shop, connection: &Connection, caller: &Caller, id: &str) -> Result<Checkout, ApiError> {
    let is_own = |owner: &str| caller.is_owner() || caller.subject.key() == owner;
    let known = match repo::find_any(connection, id)? {
        Some(known) if !(known.is_cart() && known.is_open()) => {
            return if is_own(&known.owner) { Ok(known) } else { Err(repo::not_found(id)) };
        }
        known => known,
    };
    let owned = cart::find_by_id(shop, connection, id)?
        .filter(|owned| is_own(&owned.owner))
        .ok_or_else(|| repo::not_found(id))?;
    let now = shop.clock.now();
    if let Some(mut known) = known {
        repo::save(connection, &mut known, now)?;
        return Ok(known);
    }
    let mut opened = Checkout {
        id: id.to_owned(),
        owner: owned.owner,
        order_number: None,
        body: StoredCheckout::of_cart(&owned.cart, now),
    };
    repo::save(connection, &mut opened, now)?;
    publish(shop, connection, &opened, EventKind::Created)?;
    Ok(opened)
}

/// Tells of a change of a cart that is its own checkout, if that has been opened.
pub(crate) fn cart_changed(shop: &Shop, connection: &Connection, cart: &StoredCart) -> Result<(), ApiError> {
    let Some(mut checkout) = repo::find_any(connection, &cart.id)? else {
        return Ok(());
    };
    repo::save(connection, &mut checkout, shop.clock.now())?;
    publish(shop, connection, &checkout, EventKind::Updated)
}

/// Tells that a checkout is new or has changed.
pub(crate) fn publish(
    shop: &Shop,
    connection: &Connection,
    checkout: &Checkout,
    kind: EventKind,
) -> Result<(), ApiError> {
    let view = serde_json::to_value(view::checkout(shop, connection, checkout)?)?;
    if let Some(shown) = shop.shown.last(&checkout.id) {
        repo::set_shown(connection, &checkout.id, shown)?;
    }
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
