//! Checkouts started and changed, with their events.

use super::record;
use super::stored::{self, Checkout, StoredCheckout};
use crate::cart::StoredCart;
use crate::error::ApiError;
use crate::events::EventKind;
use crate::secret;
use crate::state::Shop;
use cartwright::resources::cart::CreateCheckout;
use rusqlite::Connection;

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
        Some(id) => stored::find_any(connection, id)?.filter(Checkout::is_open),
    };
    let kind = if open.is_some() {
        EventKind::Updated
    } else {
        EventKind::Created
    };
    let mut checkout = open.unwrap_or_else(|| Checkout {
        id: secret::new_id(),
        owner: owner.to_owned(),
        order_number: None,
        body: StoredCheckout {
            created: now,
            ..StoredCheckout::default()
        },
    });
    let body = &mut checkout.body;
    body.email = asked.email.or(body.email.take());
    body.shipping_address = asked.shipping_address.or(body.shipping_address.take());
    body.billing_address = asked.billing_address.or(body.billing_address.take());
    body.selected = asked.selected_shipping_option.or(body.selected.take());
    body.channel = asked.channel_type.map(|channel| channel.as_str().to_owned());
    body.follow(cart);
    stored::save(connection, &mut checkout, now)?;
    record::publish(shop, connection, &checkout, kind)?;
    Ok(checkout.id)
}

/// Changes a checkout that is not an order yet, and gives it as it is then.
pub(crate) fn change(
    shop: &Shop,
    connection: &Connection,
    id: &str,
    work: impl FnOnce(&mut StoredCheckout) -> Result<(), ApiError>,
) -> Result<Checkout, ApiError> {
    let mut checkout = stored::find(connection, id)?;
    if checkout.is_open() {
        work(&mut checkout.body)?;
        stored::save(connection, &mut checkout, shop.clock.now())?;
        record::publish(shop, connection, &checkout, EventKind::Updated)?;
    }
    Ok(checkout)
}
