//! Takes over what a database of before the common record holds.

use super::insert::{self, NewProduct, NewVariant};
use super::v1;
use crate::error::ApiError;
use crate::pricing::money;
use crate::site;
use cartwright::resources::collections::Collection;
use cartwright::types::Currency;
use rusqlite::{Connection, Row};

/// Takes over products and collections of the older tables, if there are any, and removes the tables.
pub(crate) fn adopt_older(connection: &Connection) -> Result<(), ApiError> {
    let is_older: bool = connection.query_row(
        "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE name = 'older_products')",
        [],
        |row| row.get(0),
    )?;
    if !is_older {
        return Ok(());
    }
    let currency = site::currency(connection)?;
    let mut collections = connection.prepare("SELECT position, body FROM older_collections ORDER BY position")?;
    for row in collections.query_map([], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)))? {
        let (position, body) = row?;
        let shown: Collection = serde_json::from_str(&body)?;
        v1::insert_collection(connection, position, &shown, 0)?;
    }
    let mut products = connection.prepare(
        "SELECT id, numeric_id, body, price, cost, track_inventory, created FROM older_products ORDER BY numeric_id",
    )?;
    for row in products.query_map([], |row| {
        Ok((
            row.get::<_, String>(0)?,
            product(row, currency)?,
            row.get::<_, String>(2)?,
        ))
    })? {
        let (id, mut new, body) = row?;
        new.shown = serde_json::from_str(&body)?;
        new.collections = connection
            .prepare_cached("SELECT collection FROM older_product_collections WHERE product = ?1")?
            .query_map([&id], |row| row.get(0))?
            .collect::<rusqlite::Result<_>>()?;
        let price = money::units(new.price, currency);
        new.variants = connection
            .prepare_cached(
                "SELECT id, choices, price, sku, weight, quantity FROM older_variants WHERE product = ?1
                 ORDER BY position",
            )?
            .query_map([&id], |row| variant(row, price, currency))?
            .collect::<rusqlite::Result<_>>()?;
        insert::product(connection, &new, |_| Ok(()))?;
    }
    drop((collections, products));
    connection.execute_batch(
        "DROP TABLE older_product_collections;
         DROP TABLE older_variants;
         DROP TABLE older_collections;
         DROP TABLE older_products;",
    )?;
    Ok(())
}

fn product(row: &Row<'_>, currency: Currency) -> rusqlite::Result<NewProduct> {
    Ok(NewProduct {
        number: row.get(1)?,
        price: money::from_units(row.get(3)?, currency),
        cost: row
            .get::<_, Option<i64>>(4)?
            .map(|cost| money::from_units(cost, currency)),
        track_inventory: row.get(5)?,
        created: row.get(6)?,
        ..NewProduct::default()
    })
}

fn variant(row: &Row<'_>, products_price: i64, currency: Currency) -> rusqlite::Result<NewVariant> {
    let choices: String = row.get(1)?;
    let price: i64 = row.get(2)?;
    Ok(NewVariant {
        id: row.get(0)?,
        choices: serde_json::from_str(&choices).unwrap_or_default(),
        price: (price != products_price).then(|| money::from_units(price, currency)),
        sku: row.get(3)?,
        weight: row.get(4)?,
        quantity: row.get(5)?,
    })
}
