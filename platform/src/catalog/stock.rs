//! Stock taken by orders and given back. Each change is one statement, so that of two buyers of the last one, one gets
//! it.

use super::record::{self, Availability, ONLY_VARIANT, Preorder, Stock, StoredVariant};
use crate::error::ApiError;
use rusqlite::{Connection, Row};

/// Takes some of a variant out of stock, or of what can be ordered while there is none. False, with nothing changed,
/// if there are not that many.
pub(crate) fn take_stock(
    connection: &Connection,
    product: &str,
    variant: &str,
    quantity: i64,
) -> Result<bool, ApiError> {
    let Some(product) = record::number_of(connection, product)? else {
        return Ok(false);
    };
    let variant = if variant.is_empty() { ONLY_VARIANT } else { variant };
    let taken = connection
        .prepare_cached(
            "UPDATE variants SET in_stock = quantity IS NULL OR quantity > ?3, quantity = quantity - ?3
             WHERE product = ?1 AND id = ?2 AND visible AND in_stock AND (quantity IS NULL OR quantity >= ?3)",
        )?
        .execute((product, variant, quantity))?;
    let taken = taken == 1 || preorder(connection, product, variant, quantity)?;
    refresh_status(connection, product)?;
    Ok(taken)
}

/// Orders some of a variant while there is none.
fn preorder(connection: &Connection, product: i64, variant: &str, quantity: i64) -> Result<bool, ApiError> {
    let changed = connection
        .prepare_cached(
            "UPDATE variants SET preorder_counter = preorder_counter + ?3, quantity = quantity - ?3
             WHERE product = ?1 AND id = ?2 AND visible AND NOT in_stock AND preorder_enabled
                 AND (preorder_limit = 0 OR preorder_counter + ?3 <= preorder_limit)",
        )?
        .execute((product, variant, quantity))?;
    Ok(changed == 1)
}

/// Puts some of a variant back into stock. A variant that is gone, or not counted, stays as it is; what was ordered
/// while there was none is first no longer ordered.
pub(crate) fn give_back_stock(
    connection: &Connection,
    product: &str,
    variant: &str,
    quantity: i64,
) -> Result<(), ApiError> {
    let Some(product) = record::number_of(connection, product)? else {
        return Ok(());
    };
    let variant = if variant.is_empty() { ONLY_VARIANT } else { variant };
    connection
        .prepare_cached(
            "UPDATE variants SET quantity = quantity + ?3,
                 in_stock = CASE WHEN quantity IS NULL THEN in_stock ELSE quantity + ?3 > 0 END,
                 preorder_counter = max(0, preorder_counter - iif(in_stock, 0, ?3))
             WHERE product = ?1 AND id = ?2",
        )?
        .execute((product, variant, quantity))?;
    refresh_status(connection, product)
}

/// Makes the stock of a product's variants what it is said to be.
pub(super) fn set(connection: &Connection, product: i64, variants: &[StoredVariant]) -> Result<(), ApiError> {
    let mut statement = connection
        .prepare_cached("UPDATE variants SET quantity = ?3, in_stock = ?4 WHERE product = ?1 AND number = ?2")?;
    for variant in variants {
        statement.execute((product, variant.number, variant.stock.quantity, variant.stock.in_stock))?;
    }
    refresh_status(connection, product)
}

/// Writes what the stock of a product's variants says into its row, where that has changed.
pub(super) fn refresh_status(connection: &Connection, product: i64) -> Result<(), ApiError> {
    let stocks = connection
        .prepare_cached(
            "SELECT quantity, in_stock, preorder_enabled, preorder_limit, preorder_counter
             FROM variants WHERE product = ?1 AND visible",
        )?
        .query_map([product], stock)?
        .collect::<rusqlite::Result<Vec<_>>>()?;
    let availability = Availability::of(stocks.iter());
    connection
        .prepare_cached(
            "UPDATE products SET inventory_status = ?2, preorder = ?3, track_inventory = ?4
             WHERE numeric_id = ?1
                 AND (inventory_status, preorder, track_inventory) IS NOT (?2, ?3, ?4)",
        )?
        .execute((
            product,
            availability.status(),
            availability.has_preorders(),
            availability.is_tracked,
        ))?;
    Ok(())
}

fn stock(row: &Row<'_>) -> rusqlite::Result<Stock> {
    Ok(Stock {
        quantity: row.get(0)?,
        in_stock: row.get(1)?,
        preorder: Preorder {
            enabled: row.get(2)?,
            limit: row.get(3)?,
            counter: row.get(4)?,
            message: None,
        },
        ..Stock::default()
    })
}
