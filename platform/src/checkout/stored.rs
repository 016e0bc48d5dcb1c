//! Checkouts as they are kept.

use crate::access::Subject;
use crate::cart::StoredCart;
use crate::error::ApiError;
use crate::secret;
use cartwright::resources::cart::{Address, CreateCheckout, FullAddressContactDetails, SelectedShippingOption};
use rusqlite::{Connection, OptionalExtension};
use serde::{Deserialize, Serialize};

/// A checkout as it is kept: the cart at the time, and what the buyer has said since.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct StoredCheckout {
    pub(crate) cart: StoredCart,
    pub(crate) email: Option<String>,
    pub(crate) contact: FullAddressContactDetails,
    pub(crate) shipping_address: Option<Address>,
    pub(crate) billing_address: Option<Address>,
    pub(crate) selected: Option<SelectedShippingOption>,
    pub(crate) channel: Option<String>,
}

/// Starts a checkout of a cart, or brings the cart's open checkout up to date.
pub(crate) fn start(
    connection: &Connection,
    owner: &Subject,
    cart: &StoredCart,
    asked: CreateCheckout,
) -> Result<String, ApiError> {
    let open: Option<(String, String)> = match &cart.checkout_id {
        None => None,
        Some(id) => connection
            .prepare_cached("SELECT id, body FROM checkouts WHERE id = ?1 AND order_number IS NULL")?
            .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()?,
    };
    let (id, mut checkout) = match open {
        Some((id, body)) => (id, serde_json::from_str(&body)?),
        None => (secret::new_id(), StoredCheckout::default()),
    };
    let contact = cart.contact_info.clone().unwrap_or_default();
    checkout.email = asked.email.or(checkout.email).or_else(|| cart.email.clone());
    checkout.shipping_address = asked.shipping_address.or(checkout.shipping_address).or(contact.address);
    checkout.billing_address = asked.billing_address.or(checkout.billing_address);
    checkout.selected = asked
        .selected_shipping_option
        .or(checkout.selected)
        .or_else(|| cart.selected_shipping_option.clone());
    if let Some(details) = contact.contact_details {
        checkout.contact = details;
    }
    checkout.channel = asked.channel_type.map(|channel| channel.as_str().to_owned());
    checkout.cart = cart.clone();
    connection
        .prepare_cached(
            "INSERT INTO checkouts (id, cart, owner, body) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (id) DO UPDATE SET body = excluded.body",
        )?
        .execute((&id, &cart.id, owner.key(), serde_json::to_string(&checkout)?))?;
    Ok(id)
}

/// A checkout with what is known beside its body.
#[derive(Debug, Clone)]
pub(crate) struct Checkout {
    pub(crate) id: String,
    pub(crate) owner: String,
    /// The order it became.
    pub(crate) order_number: Option<i64>,
    pub(crate) body: StoredCheckout,
}

/// Reads a checkout.
pub(crate) fn find(connection: &Connection, id: &str) -> Result<Checkout, ApiError> {
    let found: Option<(String, Option<i64>, String)> = connection
        .prepare_cached("SELECT owner, order_number, body FROM checkouts WHERE id = ?1")?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .optional()?;
    let (owner, order_number, body) =
        found.ok_or_else(|| ApiError::not_found("CHECKOUT_NOT_FOUND", format!("There is no checkout {id}")))?;
    Ok(Checkout {
        id: id.to_owned(),
        owner,
        order_number,
        body: serde_json::from_str(&body)?,
    })
}

/// Changes a checkout that is not an order yet, and gives it as it is then.
pub(crate) fn change(
    connection: &Connection,
    id: &str,
    work: impl FnOnce(&mut StoredCheckout),
) -> Result<Checkout, ApiError> {
    let mut checkout = find(connection, id)?;
    if checkout.order_number.is_none() {
        work(&mut checkout.body);
        connection
            .prepare_cached("UPDATE checkouts SET body = ?2 WHERE id = ?1")?
            .execute((id, serde_json::to_string(&checkout.body)?))?;
    }
    Ok(checkout)
}
