//! Carts as they are kept: what was asked for. What it costs and whether it is there is worked out on every read.

use crate::access::Subject;
use crate::clock::Millis;
use crate::error::ApiError;
use crate::secret;
use cartwright::resources::cart::{
    AddressWithContact, CatalogOverrideFields, CustomLineItem, ExtendedFields, MerchantDiscountInput,
    SelectedShippingOption,
};
use rusqlite::{Connection, OptionalExtension};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A cart as it is kept.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct StoredCart {
    pub(crate) id: String,
    pub(crate) lines: Vec<StoredLine>,
    pub(crate) coupon: Option<String>,
    pub(crate) merchant_discounts: Vec<MerchantDiscountInput>,
    pub(crate) buyer_note: Option<String>,
    pub(crate) email: Option<String>,
    pub(crate) contact_info: Option<AddressWithContact>,
    pub(crate) selected_shipping_option: Option<SelectedShippingOption>,
    pub(crate) override_checkout_url: Option<String>,
    pub(crate) business_location_id: Option<String>,
    pub(crate) extended_fields: Option<ExtendedFields>,
    pub(crate) checkout_id: Option<String>,
    pub(crate) created: Millis,
    pub(crate) updated: Millis,
    pub(crate) revision: i64,
}

/// A line as it is kept.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct StoredLine {
    pub(crate) id: String,
    pub(crate) quantity: i64,
    pub(crate) source: Source,
}

/// Where a line's name and price come from.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) enum Source {
    /// The catalog.
    Catalog {
        product: String,
        variant: String,
        /// The options as they were given, with any custom texts.
        options: Value,
        /// What the owner set instead of the catalog's values.
        overrides: Option<Box<CatalogOverrideFields>>,
    },
    /// The owner.
    Custom(Box<CustomLineItem>),
}

impl Source {
    /// Whether two lines are the same thing, so that adding one raises the other's quantity.
    pub(super) fn joins(&self, other: &Self) -> bool {
        let texts = |options: &Value| options.get("customTextFields").cloned().unwrap_or(Value::Null);
        match (self, other) {
            (
                Self::Catalog {
                    product,
                    variant,
                    options,
                    overrides: None,
                },
                Self::Catalog {
                    product: other_product,
                    variant: other_variant,
                    options: other_options,
                    overrides: None,
                },
            ) => product == other_product && variant == other_variant && texts(options) == texts(other_options),
            _ => false,
        }
    }
}

/// Reads a subject's cart.
pub(super) fn find(connection: &Connection, owner: &Subject) -> Result<Option<StoredCart>, ApiError> {
    let body: Option<String> = connection
        .prepare_cached("SELECT body FROM carts WHERE owner = ?1")?
        .query_row([owner.key()], |row| row.get(0))
        .optional()?;
    Ok(body.map(|body| serde_json::from_str(&body)).transpose()?)
}

/// Reads a subject's cart, or refuses as the platform does when there is none.
pub(super) fn require(connection: &Connection, owner: &Subject) -> Result<StoredCart, ApiError> {
    find(connection, owner)?
        .ok_or_else(|| ApiError::not_found("OWNED_CART_NOT_FOUND", "The current visitor or member has no cart"))
}

/// Reads a subject's cart, or starts one.
pub(super) fn find_or_start(connection: &Connection, owner: &Subject, now: Millis) -> Result<StoredCart, ApiError> {
    Ok(find(connection, owner)?.unwrap_or_else(|| StoredCart {
        id: secret::new_id(),
        created: now,
        ..StoredCart::default()
    }))
}

/// Writes a cart.
pub(super) fn save(
    connection: &Connection,
    owner: &Subject,
    cart: &mut StoredCart,
    now: Millis,
) -> Result<(), ApiError> {
    cart.updated = now;
    cart.revision += 1;
    connection
        .prepare_cached(
            "INSERT INTO carts (id, owner, body) VALUES (?1, ?2, ?3)
             ON CONFLICT (owner) DO UPDATE SET id = excluded.id, body = excluded.body",
        )?
        .execute((&cart.id, owner.key(), serde_json::to_string(cart)?))?;
    Ok(())
}

/// Deletes a cart. False if there was none.
pub(super) fn delete(connection: &Connection, owner: &str) -> Result<bool, ApiError> {
    let deleted = connection
        .prepare_cached("DELETE FROM carts WHERE owner = ?1")?
        .execute([owner])?;
    Ok(deleted > 0)
}
