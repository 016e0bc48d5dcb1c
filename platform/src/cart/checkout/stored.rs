//! Checkouts as they are kept.

use crate::access::Subject;
use crate::cart::{self, StoredCart};
use crate::clock::Millis;
use crate::error::ApiError;
use axum::http::StatusCode;
use cartwright::resources::cart::{AddressWithContact, FullAddressContactDetails, SelectedLineMembership};
use rusqlite::{Connection, OptionalExtension, Row};
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A checkout as it is kept: the cart at the time with what the buyer has said since, and what only checkouts have.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct StoredCheckout {
    pub(crate) cart: StoredCart,
    pub(crate) memberships: Vec<SelectedLineMembership>,
    pub(crate) channel: Option<String>,
    /// The tip.
    pub(crate) tip: Option<Tip>,
    /// Whether the owner has marked it as completed, by an order made elsewhere.
    #[serde(default)]
    pub(crate) completed: bool,
    /// Whether the buyer pays when the goods are fetched.
    pub(crate) pays_at_pickup: bool,
    /// The fields of checkouts alone, in their form.
    pub(crate) custom_fields: Option<Value>,
    pub(crate) custom_settings: Option<Value>,
    pub(crate) external_reference: Option<Value>,
    pub(crate) custom_content_reference: Option<Value>,
    pub(crate) created: Millis,
    pub(crate) updated: Millis,
}

/// The maximum size of a checkout's custom fields, in bytes.
const MAX_CUSTOM_FIELDS: usize = 64 * 1024;

/// A tip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Tip {
    /// A part of the goods' price, 0 to 100.
    Percent(Decimal),
    Amount(Decimal),
}

impl StoredCheckout {
    /// A checkout of a cart as it is.
    pub(crate) fn of_cart(cart: &StoredCart, now: Millis) -> Self {
        let mut checkout = Self {
            created: now,
            ..Self::default()
        };
        checkout.follow(cart);
        checkout
    }

    /// Takes over a cart as it is now. Where to deliver, whom to bill and the delivery that were said to the checkout
    /// stay, as do the gift cards that were given to it.
    pub(crate) fn follow(&mut self, cart: &StoredCart) {
        let said = std::mem::replace(&mut self.cart, cart.clone());
        let cart = &mut self.cart;
        cart.email = said.email.or(cart.email.take());
        cart.selected_shipping_option = said.selected_shipping_option.or(cart.selected_shipping_option.take());
        let (details, known) = (contact_of(&cart.contact_info), contact_of(&said.contact_info));
        cart.contact_info = first(said.contact_info, cart.contact_info.take());
        if let Some(info) = &mut cart.contact_info {
            info.contact_details = details.or(known);
        }
        cart.billing_info = first(said.billing_info, cart.billing_info.take());
        for card in said.gift_cards {
            if !cart.gift_cards.iter().any(|known| known.id == card.id) {
                cart.gift_cards.push(card);
            }
        }
    }

    /// Takes over a cart that is its own checkout: what was said to the checkout counts where the cart says nothing.
    pub(crate) fn mirror(&mut self, cart: &StoredCart) {
        let said = std::mem::replace(&mut self.cart, cart.clone());
        let cart = &mut self.cart;
        cart.email = cart.email.take().or(said.email);
        cart.contact_info = first(cart.contact_info.take(), said.contact_info);
        cart.billing_info = first(cart.billing_info.take(), said.billing_info);
        let source = cart.newer.source.as_ref();
        if let Some(channel) = source.and_then(|source| source.channel_type.as_ref()) {
            self.channel = Some(channel.as_str().to_owned());
        }
    }
}

fn contact_of(info: &Option<AddressWithContact>) -> Option<FullAddressContactDetails> {
    info.as_ref()?.contact_details.clone()
}

/// The address and the contact of one, each from the other where it is missing.
fn first(one: Option<AddressWithContact>, other: Option<AddressWithContact>) -> Option<AddressWithContact> {
    let (Some(mut one), Some(other)) = (one.clone(), other.clone()) else {
        return one.or(other);
    };
    one.address = one.address.or(other.address);
    one.contact_details = one.contact_details.or(other.contact_details);
    Some(one)
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

impl Checkout {
    /// Whether it has not become an order yet.
    pub(super) fn is_open(&self) -> bool {
        self.order_number.is_none()
    }
}

const COLUMNS: &str = "SELECT id, owner, order_number, body FROM checkouts";

type Columns = (String, String, Option<i64>, String);

fn columns(row: &Row<'_>) -> rusqlite::Result<Columns> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
}

fn checkout((id, owner, order_number, body): Columns) -> Result<Checkout, ApiError> {
    Ok(Checkout {
        id,
        owner,
        order_number,
        body: serde_json::from_str(&body)?,
    })
}

/// Reads a checkout, if there is one.
pub(crate) fn find_any(connection: &Connection, id: &str) -> Result<Option<Checkout>, ApiError> {
    let found = connection
        .prepare_cached(&format!("{COLUMNS} WHERE id = ?1"))?
        .query_row([id], columns)
        .optional()?;
    found.map(checkout).transpose()
}

/// Reads the open checkout that was made of a cart, if there is one.
pub(crate) fn find_open(connection: &Connection, cart: &StoredCart) -> Result<Option<StoredCheckout>, ApiError> {
    let Some(id) = &cart.checkout_id else {
        return Ok(None);
    };
    let open = find_any(connection, id)?.filter(Checkout::is_open);
    Ok(open.map(|checkout| checkout.body))
}

/// Reads the newest checkout of a cart, if there is one.
pub(crate) fn find_by_cart(connection: &Connection, cart: &str) -> Result<Option<Checkout>, ApiError> {
    let found = connection
        .prepare_cached(&format!("{COLUMNS} WHERE cart = ?1 ORDER BY updated DESC LIMIT 1"))?
        .query_row([cart], columns)
        .optional()?;
    found.map(checkout).transpose()
}

/// Reads a checkout.
pub(crate) fn find(connection: &Connection, id: &str) -> Result<Checkout, ApiError> {
    find_any(connection, id)?.ok_or_else(|| not_found(id))
}

pub(crate) fn not_found(id: &str) -> ApiError {
    ApiError::not_found("CHECKOUT_NOT_FOUND", format!("There is no checkout {id}"))
}

/// Selects the open checkouts that nobody has touched since a moment and that are not known to be left.
pub(crate) const LEFT_SINCE: &str =
    "SELECT id FROM checkouts WHERE order_number IS NULL AND NOT is_left AND updated < ?1 ORDER BY updated LIMIT 500";

/// The ids of open checkouts that nobody has touched since a moment and that are not known to be left.
pub(super) fn left_since(connection: &Connection, moment: Millis) -> Result<Vec<String>, ApiError> {
    let mut statement = connection.prepare_cached(LEFT_SINCE)?;
    let ids = statement.query_map([moment], |row| row.get(0))?;
    Ok(ids.collect::<rusqlite::Result<_>>()?)
}

/// Notes the order that a checkout became.
pub(crate) fn set_ordered(connection: &Connection, id: &str, order: i64) -> Result<(), ApiError> {
    connection
        .prepare_cached("UPDATE checkouts SET order_number = ?2 WHERE id = ?1")?
        .execute((id, order))?;
    Ok(())
}

/// Notes that a checkout was left.
pub(super) fn set_left(connection: &Connection, id: &str) -> Result<(), ApiError> {
    connection
        .prepare_cached("UPDATE checkouts SET is_left = 1 WHERE id = ?1")?
        .execute([id])?;
    Ok(())
}

/// Whether a checkout `?2` would be one open too many of its owner `?1`.
pub(crate) const IS_FULL: &str = "SELECT count(*) >= ?3 AND NOT EXISTS (SELECT 1 FROM checkouts WHERE id = ?2)
     FROM checkouts WHERE owner = ?1 AND order_number IS NULL";

/// The maximum of open checkouts that one visitor or member has at a time.
const MAX_OPEN: usize = 100;

/// Writes a checkout.
pub(crate) fn save(connection: &Connection, checkout: &mut Checkout, now: Millis) -> Result<(), ApiError> {
    let is_full: bool = connection
        .prepare_cached(IS_FULL)?
        .query_row((&checkout.owner, &checkout.id, MAX_OPEN), |row| row.get(0))?;
    if is_full && checkout.owner != Subject::Site.key() {
        return Err(ApiError::application(
            StatusCode::PRECONDITION_REQUIRED,
            "CHECKOUTS_LIMIT_EXCEEDED",
            format!("A visitor or member has at most {MAX_OPEN} open checkouts"),
        ));
    }
    let body = &mut checkout.body;
    body.updated = now;
    cart::check_cart_size(&body.cart)?;
    if serde_json::to_string(&body.custom_fields)?.len() > MAX_CUSTOM_FIELDS {
        return Err(ApiError::bad_request(
            "CHECKOUT_TOO_LARGE",
            format!("The custom fields of a checkout have at most {MAX_CUSTOM_FIELDS} bytes in all"),
        ));
    }
    connection
        .prepare_cached(
            "INSERT INTO checkouts (id, cart, owner, updated, body) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (id) DO UPDATE SET body = excluded.body, updated = excluded.updated",
        )?
        .execute((
            &checkout.id,
            &checkout.body.cart.id,
            &checkout.owner,
            now,
            serde_json::to_string(&checkout.body)?,
        ))?;
    Ok(())
}
