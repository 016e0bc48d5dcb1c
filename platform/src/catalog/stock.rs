//! What carts and orders need of the catalog: an item's price, name and stock.

use super::insert::ONLY_VARIANT;
use crate::error::ApiError;
use crate::pricing::money;
use crate::site;
use cartwright::resources::products::Product;
use cartwright::types::Currency;
use rusqlite::{Connection, OptionalExtension};
use rust_decimal::Decimal;
use std::collections::BTreeMap;

/// A product as a cart sees it.
#[derive(Debug, Clone)]
pub(crate) struct Item {
    pub(crate) shown: Product,
    pub(crate) visible: bool,
    pub(crate) collections: Vec<String>,
    pub(crate) variants: Vec<ItemVariant>,
}

/// A variant as a cart sees it.
#[derive(Debug, Clone)]
pub(crate) struct ItemVariant {
    pub(crate) id: String,
    pub(crate) choices: BTreeMap<String, String>,
    pub(crate) full_price: Decimal,
    pub(crate) price: Decimal,
    pub(crate) sku: Option<String>,
    pub(crate) weight: Option<f64>,
    /// Counted stock; absent when it is not counted.
    pub(crate) quantity: Option<i64>,
    pub(crate) in_stock: bool,
    pub(crate) visible: bool,
}

impl ItemVariant {
    /// How many of some are to be had.
    pub(crate) fn available(&self, wanted: i64) -> i64 {
        match self.quantity {
            _ if !self.in_stock => 0,
            Some(quantity) => quantity.min(wanted),
            None => wanted,
        }
    }
}

impl Item {
    /// The variant that options name: by `variantId`, or by choices; none if they name none exactly.
    pub(crate) fn variant(&self, variant_id: Option<&str>, choices: &BTreeMap<String, String>) -> Option<&ItemVariant> {
        if let Some(id) = variant_id {
            let named = self.variants.iter().find(|variant| variant.id == id);
            return named.filter(|variant| variant.visible);
        }
        let same = |variant: &&ItemVariant| {
            variant.choices.len() == choices.len()
                && variant.choices.iter().all(|(name, value)| {
                    choices
                        .iter()
                        .any(|(other, given)| name.eq_ignore_ascii_case(other) && value.eq_ignore_ascii_case(given))
                })
        };
        self.variants.iter().filter(|variant| variant.visible).find(same)
    }
}

/// Reads a product with its variants, hidden ones too.
pub(crate) fn find_item(connection: &Connection, product: &str) -> Result<Option<Item>, ApiError> {
    let found: Option<(String, bool)> = connection
        .prepare_cached("SELECT body, visible FROM products WHERE id = ?1")?
        .query_row([product], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let Some((body, visible)) = found else {
        return Ok(None);
    };
    let collections = connection
        .prepare_cached("SELECT collection FROM product_collections WHERE product = ?1")?
        .query_map([product], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    Ok(Some(Item {
        shown: serde_json::from_str(&body)?,
        visible,
        collections,
        variants: variants(connection, product, site::currency(connection)?)?,
    }))
}

fn variants(connection: &Connection, product: &str, currency: Currency) -> Result<Vec<ItemVariant>, ApiError> {
    let mut statement = connection.prepare_cached(
        "SELECT id, choices, price, discounted_price, sku, weight, quantity, in_stock, visible
         FROM variants WHERE product = ?1 ORDER BY position",
    )?;
    let rows = statement.query_map([product], |row| {
        let choices: String = row.get(1)?;
        Ok(ItemVariant {
            id: row.get(0)?,
            choices: serde_json::from_str(&choices).unwrap_or_default(),
            full_price: money::from_units(row.get(2)?, currency),
            price: money::from_units(row.get(3)?, currency),
            sku: row.get(4)?,
            weight: row.get(5)?,
            quantity: row.get(6)?,
            in_stock: row.get(7)?,
            visible: row.get(8)?,
        })
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Takes some of a variant out of stock. False, with nothing changed, if there are not that many.
pub(crate) fn take_stock(
    connection: &Connection,
    product: &str,
    variant: &str,
    quantity: i64,
) -> Result<bool, ApiError> {
    let variant = if variant.is_empty() { ONLY_VARIANT } else { variant };
    let changed = connection
        .prepare_cached(
            "UPDATE variants SET in_stock = quantity IS NULL OR quantity > ?3, quantity = quantity - ?3
             WHERE product = ?1 AND id = ?2 AND visible AND in_stock AND (quantity IS NULL OR quantity >= ?3)",
        )?
        .execute((product, variant, quantity))?;
    refresh_status(connection, product)?;
    Ok(changed == 1)
}

/// Puts some of a variant back into stock. A variant that is gone, or not counted, stays as it is.
pub(crate) fn give_back_stock(
    connection: &Connection,
    product: &str,
    variant: &str,
    quantity: i64,
) -> Result<(), ApiError> {
    let variant = if variant.is_empty() { ONLY_VARIANT } else { variant };
    connection
        .prepare_cached(
            "UPDATE variants SET quantity = quantity + ?3, in_stock = 1
             WHERE product = ?1 AND id = ?2 AND quantity IS NOT NULL",
        )?
        .execute((product, variant, quantity))?;
    refresh_status(connection, product)
}

/// Writes a product's stock status from that of its variants.
pub(super) fn refresh_status(connection: &Connection, product: &str) -> Result<(), ApiError> {
    connection
        .prepare_cached(
            "UPDATE products SET inventory_status =
                 (SELECT CASE WHEN sum(in_stock) = count(*) THEN 'IN_STOCK'
                              WHEN sum(in_stock) > 0 THEN 'PARTIALLY_OUT_OF_STOCK'
                              ELSE 'OUT_OF_STOCK' END
                  FROM variants WHERE product = ?1 AND visible)
             WHERE id = ?1",
        )?
        .execute([product])?;
    Ok(())
}
