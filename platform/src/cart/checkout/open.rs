//! Checkouts of carts that are their own checkout: the id is the cart's.

use super::record;
use super::stored::{self, Checkout, StoredCheckout};
use crate::access::Caller;
use crate::cart::{self, OwnedCart};
use crate::error::ApiError;
use crate::events::EventKind;
use crate::state::Shop;
use rusqlite::Connection;

/// Gives the checkout of an id, which may be a cart's: its checkout is opened then, or brought up to date. Another's
/// is not told from one that is not there.
pub(crate) fn open(shop: &Shop, connection: &Connection, caller: &Caller, id: &str) -> Result<Checkout, ApiError> {
    let is_own = |owner: &str| caller.is_owner() || caller.subject.key() == owner;
    let known = stored::find_any(connection, id)?;
    let is_of_cart = |known: &Checkout| known.body.cart.id == id && known.order_number.is_none();
    let known = match known {
        Some(known) if !is_of_cart(&known) => {
            return if is_own(&known.owner) {
                Ok(known)
            } else {
                Err(stored::not_found(id))
            };
        }
        known => known,
    };
    let owned = cart::find_by_id(shop, connection, id)?
        .filter(|owned| is_own(&owned.owner))
        .ok_or_else(|| stored::not_found(id))?;
    let kind = if known.is_some() {
        EventKind::Updated
    } else {
        EventKind::Created
    };
    let mut checkout = known.unwrap_or_else(|| Checkout {
        id: id.to_owned(),
        owner: owned.owner.clone(),
        order_number: None,
        body: StoredCheckout::of_cart(&owned.cart, shop.clock.now()),
    });
    take_over(&mut checkout.body, &owned);
    stored::save(connection, &mut checkout, shop.clock.now())?;
    record::publish(shop, connection, &checkout, kind)?;
    Ok(checkout)
}

/// Brings the checkout that has a cart's id up to date, if it has been opened.
pub(crate) fn follow(shop: &Shop, connection: &Connection, owned: &OwnedCart) -> Result<(), ApiError> {
    let Some(mut checkout) = stored::find_any(connection, &owned.cart.id)? else {
        return Ok(());
    };
    take_over(&mut checkout.body, owned);
    stored::save(connection, &mut checkout, shop.clock.now())?;
    record::publish(shop, connection, &checkout, EventKind::Updated)
}

/// Copies the fields of a cart that is its own checkout.
fn take_over(body: &mut StoredCheckout, owned: &OwnedCart) {
    let cart = &owned.cart;
    body.follow(cart);
    body.cart.gift_cards.clone_from(&cart.gift_cards);
    body.selected.clone_from(&cart.selected_shipping_option);
    if let Some(address) = cart.address() {
        body.shipping_address = Some(address.clone());
    }
    if cart.email.is_some() {
        body.email.clone_from(&cart.email);
    }
    if let Some(billing) = &cart.billing_info {
        body.billing_address = billing.address.clone().or(body.billing_address.take());
        body.billing_contact = billing.contact_details.clone().or(body.billing_contact.take());
    }
    let channel = cart
        .newer
        .source
        .as_ref()
        .and_then(|source| source.channel_type.as_ref());
    if let Some(channel) = channel {
        body.channel = Some(channel.as_str().to_owned());
    }
}
