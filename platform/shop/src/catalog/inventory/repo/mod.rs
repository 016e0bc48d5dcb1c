//! The rows of stock. Each change is one statement, so two buyers cannot both get the last item.

pub(super) mod lists;

use super::requested::{MAX, Wanted};
use crate::catalog::record::{ONLY_VARIANT, StoredVariant};
use crate::catalog::repo::preorders_left;
use base::{Millis, Result, Statements};
use rusqlite::Connection;

/// The numbers of a product and of its variant.
pub(super) type VariantNumbers = (i64, i64);

/// Updates a variant's stock by quantity `?3` if a condition holds; returns whether it did.
fn change(
    connection: &Connection,
    (product, number): VariantNumbers,
    quantity: i64,
    now: Millis,
    set: &str,
    condition: &str,
) -> Result<bool> {
    let sql = format!(
        "UPDATE variants AS v SET {set}, inventory_revision = inventory_revision + 1, inventory_updated = ?4
         WHERE product = ?1 AND number = ?2 AND {condition}"
    );
    Ok(connection.changed(&sql, (product, number, quantity, now))? == 1)
}

/// Takes a quantity of a visible variant that has enough stock or is not tracked.
pub(super) fn take(connection: &Connection, place: VariantNumbers, quantity: i64, now: Millis) -> Result<bool> {
    let set = "in_stock = quantity IS NULL OR quantity > ?3, quantity = quantity - ?3";
    let condition = "visible AND in_stock AND (quantity IS NULL OR quantity >= ?3)";
    change(connection, place, quantity, now, set, condition)
}

/// Takes preorders of a visible variant that is out of stock. False if it has too few.
pub(super) fn preorder(connection: &Connection, place: VariantNumbers, quantity: i64, now: Millis) -> Result<bool> {
    let set = "preorder_counter = preorder_counter + ?3, quantity = quantity - ?3";
    let condition = concat!("visible AND ", preorders_left!(), " >= ?3");
    change(connection, place, quantity, now, set, condition)
}

/// Restocks a variant: untracked stock stays unchanged, and preorders are taken back.
pub(super) fn give_back(connection: &Connection, place: VariantNumbers, quantity: i64, now: Millis) -> Result<bool> {
    let set = "quantity = quantity + ?3,
         in_stock = CASE WHEN quantity IS NULL THEN in_stock ELSE quantity + ?3 > 0 END,
         preorder_counter = max(0, preorder_counter - iif(in_stock, 0, ?3))";
    change(connection, place, quantity, now, set, "1")
}

/// Increments tracked stock.
pub(super) fn increment(connection: &Connection, place: VariantNumbers, by: i64, now: Millis) -> Result<bool> {
    let set = "quantity = quantity + ?3, in_stock = quantity + ?3 > 0";
    change(connection, place, by, now, set, &format!("quantity + ?3 <= {MAX}"))
}

/// Decrements tracked stock, down to `min`. False if it would fall below.
pub(super) fn decrement(
    connection: &Connection,
    place: VariantNumbers,
    by: i64,
    now: Millis,
    min: i64,
) -> Result<bool> {
    let set = "quantity = quantity - ?3, in_stock = quantity - ?3 > 0";
    change(connection, place, by, now, set, &format!("quantity - ?3 >= {min}"))
}

pub(super) fn write(
    connection: &Connection,
    (product, number): VariantNumbers,
    wanted: &Wanted,
    now: Millis,
) -> Result<()> {
    connection.run(
        "UPDATE variants SET
             quantity = iif(?3, ?4, iif(?5 IS NULL, quantity, NULL)),
             in_stock = CASE WHEN ?3 AND ?4 IS NOT NULL THEN ?4 > 0 ELSE ifnull(?5, in_stock) END,
             preorder_enabled = ifnull(?6, preorder_enabled), preorder_limit = ifnull(?7, preorder_limit),
             preorder_message = ifnull(?8, preorder_message),
             preorder_counter = iif(?6 = 0, 0, preorder_counter),
             inventory_revision = ifnull(inventory_revision, 0) + 1, inventory_updated = ?9
         WHERE product = ?1 AND number = ?2",
        (
            product,
            number,
            wanted.quantity.is_some(),
            wanted.quantity.flatten(),
            wanted.in_stock,
            wanted.preorder_enabled,
            wanted.preorder_limit,
            &wanted.preorder_message,
            now,
        ),
    )
}

/// Sets the stock of a product's variants from an import; returns whether anything changed.
pub(super) fn recount(connection: &Connection, product: i64, variants: &[StoredVariant]) -> Result<bool> {
    let sql = "UPDATE variants SET quantity = ?3, in_stock = ?4
         WHERE product = ?1 AND number = ?2 AND (quantity, in_stock) IS NOT (?3, ?4)";
    let mut changed = 0;
    for StoredVariant { number, stock, .. } in variants {
        changed += connection.changed(sql, (product, number, stock.quantity, stock.in_stock))?;
    }
    Ok(changed > 0)
}

/// Deletes a variant's inventory item, which leaves it out of stock.
pub(super) fn remove(connection: &Connection, place: VariantNumbers) -> Result<bool> {
    Ok(connection.changed(
        "UPDATE variants SET quantity = NULL, in_stock = 0, preorder_enabled = 0, preorder_counter = 0,
             inventory_revision = NULL
         WHERE product = ?1 AND number = ?2",
        place,
    )? == 1)
}

/// A variant's quantity: outer `None` without such a variant, inner `None` if untracked.
pub(super) fn quantity(connection: &Connection, place: VariantNumbers) -> Result<Option<Option<i64>>> {
    connection.optional_value("SELECT quantity FROM variants WHERE product = ?1 AND number = ?2", place)
}

/// The number of variants with less than a quantity.
pub(super) fn count_below(connection: &Connection, quantity: i64) -> Result<i64> {
    connection.value("SELECT count(*) FROM variants WHERE quantity < ?1", [quantity])
}

/// The numbers of a product and its variant by id; without a variant id, of the only variant.
pub(super) fn place(connection: &Connection, product: &str, variant: &str) -> Result<Option<VariantNumbers>> {
    let variant = if variant.is_empty() { ONLY_VARIANT } else { variant };
    connection.row(
        "SELECT v.product, v.number FROM products p JOIN variants v ON v.product = p.numeric_id
         WHERE p.id = ?1 AND v.id = ?2",
        (product, variant),
        |row| Ok((row.get(0)?, row.get(1)?)),
    )
}

/// Up to two variants of an id that have inventory items: all products without options share one variant id, so it may
/// be ambiguous.
pub(super) fn places_of_variant(connection: &Connection, variant: &str) -> Result<Vec<VariantNumbers>> {
    connection.rows(
        "SELECT product, number FROM variants WHERE id = ?1 AND inventory_revision IS NOT NULL LIMIT 2",
        [variant],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )
}
