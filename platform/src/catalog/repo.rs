//! Columns by which several lists of the catalog are filtered: of products `p` and their variants `v`.

use crate::base::query::{Field, Kind, field};

/// The id of a variant's inventory item, as [`super::record::inventory_id`] makes it.
pub(super) const INVENTORY_ID: &str =
    "printf('%08x-%04x-8000-8000-%012x', v.product >> 16, v.product & 65535, v.number)";

/// The ids of a product's categories.
pub(super) const fn category_ids(names: &'static [&'static str]) -> Field {
    field(
        names,
        "EXISTS (SELECT 1 FROM product_collections m JOIN collections c ON c.number = m.collection \
         WHERE m.product = p.numeric_id AND c.id",
        Kind::Set,
    )
}

/// The ids of a variant's choices.
pub(super) const fn choice_ids(names: &'static [&'static str]) -> Field {
    field(
        names,
        "EXISTS (SELECT 1 FROM json_each(v.body, '$.choices') j JOIN customization_choices c ON c.number = j.value \
         WHERE c.id",
        Kind::Set,
    )
}

/// The ids of the options that a variant has choices of.
pub(super) const fn option_ids(names: &'static [&'static str]) -> Field {
    field(
        names,
        "EXISTS (SELECT 1 FROM json_each(v.body, '$.choices') j JOIN customization_choices c ON c.number = j.value \
         JOIN catalog_entities e ON e.number = c.customization WHERE e.id",
        Kind::Set,
    )
}

/// The price that a variant's is compared with.
pub(super) const fn compared_price(names: &'static [&'static str]) -> Field {
    field(names, "nullif(v.price, v.discounted_price)", Kind::Money)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::record::inventory_id;
    use rusqlite::Connection;

    #[test]
    fn the_inventory_id_in_sql_is_that_of_the_record() {
        let connection = Connection::open_in_memory().unwrap();
        for (product, number) in [(1_i64, 1_i64), (987_654_321_012, 999), (65_536, 4_000_000_000)] {
            let sql = format!("SELECT {INVENTORY_ID} FROM (SELECT {product} AS product, {number} AS number) v");
            let id: String = connection.query_row(&sql, [], |row| row.get(0)).unwrap();
            assert_eq!(id, inventory_id(product, number));
        }
    }
}
