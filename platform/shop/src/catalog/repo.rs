//! The rows of cart items, and columns by which several lists filter products `p` and variants `v`.

use super::item::{ItemStock, Version};
use base::query::{Field, Kind, field};
use base::{Result, Statements};
use rusqlite::Connection;
use std::collections::HashMap;

/// The id of a variant's inventory item; SQL of [`super::record::inventory_id`].
pub(super) const INVENTORY_ID: &str =
    "printf('%08x-%04x-8000-8000-%012x', v.product >> 16, v.product & 65535, v.number)";

pub(super) const HANDLE: &str = "'product_' || p.id";

/// The preorders left of a variant: none in stock, the largest number without a limit.
macro_rules! preorders_left {
    () => {
        "iif(v.in_stock OR NOT v.preorder_enabled, 0,
             iif(v.preorder_limit = 0, 9223372036854775807, max(v.preorder_limit - v.preorder_counter, 0)))"
    };
}
pub(super) use preorders_left;

/// Whether a variant is out of stock and has preorders left.
macro_rules! can_be_preordered {
    () => {
        concat!("(", $crate::catalog::repo::preorders_left!(), " > 0)")
    };
}
pub(super) use can_be_preordered;

pub(super) const fn category_ids(names: &'static [&'static str]) -> Field {
    field(
        names,
        "EXISTS (SELECT 1 FROM product_collections m JOIN collections c ON c.number = m.collection \
         WHERE m.product = p.numeric_id AND c.id",
        Kind::Set,
    )
}

pub(super) const fn choice_ids(names: &'static [&'static str]) -> Field {
    field(
        names,
        "EXISTS (SELECT 1 FROM json_each(v.body, '$.choices') j JOIN customization_choices c ON c.number = j.value \
         WHERE c.id",
        Kind::Set,
    )
}

/// The ids of the options for which a variant has a choice.
pub(super) const fn option_ids(names: &'static [&'static str]) -> Field {
    field(
        names,
        "EXISTS (SELECT 1 FROM json_each(v.body, '$.choices') j JOIN customization_choices c ON c.number = j.value \
         JOIN catalog_entities e ON e.number = c.customization WHERE e.id",
        Kind::Set,
    )
}

/// A variant's compare-at price.
pub(super) const fn compared_price(names: &'static [&'static str]) -> Field {
    field(names, "nullif(v.price, v.discounted_price)", Kind::Money)
}

/// The versions of products by id; unknown ones are left out.
pub(crate) fn versions(connection: &Connection, ids: &[&str]) -> Result<HashMap<String, Version>> {
    connection.rows(
        "SELECT id, numeric_id, revision, updated FROM products WHERE id IN (SELECT value FROM json_each(?1))",
        [serde_json::to_string(ids)?],
        |row| Ok((row.get(0)?, Version { number: row.get(1)?, revision: row.get(2)?, updated: row.get(3)? })),
    )
}

/// The stock of variants, by the numbers of product and variant.
pub(crate) fn stocks(connection: &Connection, variants: &[(i64, i64)]) -> Result<HashMap<(i64, i64), ItemStock>> {
    connection.rows(
        concat!(
            "SELECT v.product, v.number, v.quantity, v.in_stock, ",
            preorders_left!(),
            " FROM json_each(?1) AS wanted CROSS JOIN variants v
              WHERE v.product = wanted.value ->> 0 AND v.number = wanted.value ->> 1"
        ),
        [serde_json::to_string(variants)?],
        |row| {
            let stock = ItemStock { quantity: row.get(2)?, in_stock: row.get(3)?, preorders: row.get(4)? };
            Ok(((row.get(0)?, row.get(1)?), stock))
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::record::inventory_id;
    use rusqlite::Connection;

    #[test]
    fn the_inventory_id_computed_in_sql_equals_that_of_the_record() {
        let connection = Connection::open_in_memory().unwrap();
        for (product, number) in [(1_i64, 1_i64), (987_654_321_012, 999), (65_536, 4_000_000_000)] {
            let sql = format!("SELECT {INVENTORY_ID} FROM (SELECT {product} AS product, {number} AS number) v");
            let id: String = connection.query_row(&sql, [], |row| row.get(0)).unwrap();
            assert_eq!(id, inventory_id(product, number));
        }
    }
}
