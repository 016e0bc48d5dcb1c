//! Product columns derived from other tables.

use crate::catalog::record::{Availability, Preorder, Stock};
use base::{Millis, Result, Statements};
use rusqlite::{Connection, Row};

/// Increments the revisions of products after a change of something that they show. `query` selects their numbers by
/// `key`.
pub(crate) fn touch(connection: &Connection, query: &str, key: i64, now: Millis) -> Result<()> {
    let sql = format!("UPDATE products SET updated = ?2, revision = revision + 1 WHERE numeric_id IN ({query})");
    connection.run(&sql, (key, now))
}

/// Updates a product's stock status from its visible variants.
pub(crate) fn refresh_status(connection: &Connection, product: i64) -> Result<()> {
    let stocks: Vec<Stock> = connection.rows(
        "SELECT quantity, in_stock, preorder_enabled, preorder_limit, preorder_counter
         FROM variants WHERE product = ?1 AND visible",
        [product],
        stock,
    )?;
    let availability = Availability::of(stocks.iter());
    connection.run(
        "UPDATE products SET inventory_status = ?2, preorder_status = ?3, track_inventory = ?4
         WHERE numeric_id = ?1
             AND (inventory_status, preorder_status, track_inventory) IS NOT (?2, ?3, ?4)",
        (product, availability.status(), availability.preorder_status(), availability.is_tracked),
    )
}

fn stock(row: &Row<'_>) -> rusqlite::Result<Stock> {
    Ok(Stock {
        quantity: row.get(0)?,
        in_stock: row.get(1)?,
        preorder: Preorder { enabled: row.get(2)?, limit: row.get(3)?, counter: row.get(4)?, message: None },
        ..Stock::default()
    })
}
