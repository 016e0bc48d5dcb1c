//! The products of categories, and their arrangement.

use crate::catalog::record::ALL_PRODUCTS_NUMBER;
use base::{Result, Statements};
use rusqlite::{Connection, Params};

/// Arranged items of category `?1` after position `?2`; `?3` includes hidden products.
pub const ARRANGED: &str = "SELECT a.position, p.id FROM arranged_items a
     JOIN products p ON p.numeric_id = a.product
     WHERE a.category = ?1 AND a.position > ?2 AND (p.visible OR ?3)
         AND EXISTS (SELECT 1 FROM product_collections m WHERE m.product = a.product AND m.collection = ?1)
     ORDER BY a.position LIMIT ?4";

/// Products of category `?1` with numbers below `?2`, except those arranged in category `?5`.
pub const DIRECT: &str = "SELECT p.numeric_id, p.id FROM product_collections m
     JOIN products p ON p.numeric_id = m.product
     WHERE m.collection = ?1 AND m.product < ?2 AND (p.visible OR ?3)
         AND NOT EXISTS (SELECT 1 FROM arranged_items a WHERE a.product = p.numeric_id AND a.category = ?5)
     ORDER BY m.product DESC LIMIT ?4";

/// All products with numbers below `?1`.
pub const ALL: &str = "SELECT p.numeric_id, p.id FROM products p
     WHERE p.numeric_id < ?1 AND (p.visible OR ?2) ORDER BY p.numeric_id DESC LIMIT ?3";

/// Rows of a number and a product id, by one of the queries above.
pub(crate) fn read(connection: &Connection, sql: &str, values: impl Params) -> Result<Vec<(i64, String)>> {
    connection.rows(sql, values, |row| Ok((row.get(0)?, row.get(1)?)))
}

/// The number of a category's own products, without descendants'; the system category has all.
pub(crate) fn count(connection: &Connection, category: i64) -> Result<i64> {
    let sql = if category == ALL_PRODUCTS_NUMBER {
        "SELECT count(*) FROM products WHERE ?1 = 0"
    } else {
        "SELECT count(*) FROM product_collections WHERE collection = ?1"
    };
    connection.value(sql, [category])
}

/// The ids of a category's arranged products, in order.
pub(crate) fn arrangement(connection: &Connection, category: i64) -> Result<Vec<String>> {
    connection.values(
        "SELECT p.id FROM arranged_items a JOIN products p ON p.numeric_id = a.product
         WHERE a.category = ?1 ORDER BY a.position",
        [category],
    )
}

/// Arranges a product of a category at a position. False if the category lacks the product.
pub(crate) fn arrange(connection: &Connection, category: i64, position: i64, product: &str) -> Result<bool> {
    Ok(connection.changed(
        "INSERT INTO arranged_items (category, position, product)
         SELECT m.collection, ?2, p.numeric_id FROM products p JOIN product_collections m ON m.product = p.numeric_id
         WHERE p.id = ?3 AND m.collection = ?1",
        (category, position, product),
    )? == 1)
}

pub(crate) fn leave_arrangement(connection: &Connection, category: i64, product: i64) -> Result<()> {
    connection.run("DELETE FROM arranged_items WHERE category = ?1 AND product = ?2", (category, product))
}

pub(crate) fn clear_arrangement(connection: &Connection, category: i64) -> Result<()> {
    connection.run("DELETE FROM arranged_items WHERE category = ?1", [category])
}
