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
