//! Writes the rows of products.

use super::words;
use crate::catalog::record::{product::StoredProduct, variant::StoredVariant};
use base::{ApiError, Result, Statements, text};
use cartwright::types::Currency;
use rusqlite::Connection;
use std::collections::{HashMap, HashSet};

pub(crate) fn require_free_barcodes(
    connection: &Connection,
    before: Option<&StoredProduct>,
    after: &StoredProduct,
) -> Result<()> {
    let known: HashSet<&String> =
        before.into_iter().flat_map(|before| &before.variants).filter_map(|variant| variant.barcode.as_ref()).collect();
    let given = after.variants.iter().filter_map(|variant| variant.barcode.as_ref());
    for barcode in given.filter(|barcode| !known.contains(barcode)) {
        let sql = "SELECT EXISTS (SELECT 1 FROM variants WHERE barcode = ?1 AND product <> ?2)";
        if connection.value(sql, (barcode, after.number))? {
            return Err(ApiError::conflict(
                "BARCODE_ALREADY_EXIST_ERROR",
                format!("Another product has the barcode {barcode}"),
            ));
        }
    }
    Ok(())
}

pub(crate) fn write_product(
    connection: &Connection,
    before: Option<&StoredProduct>,
    after: &mut StoredProduct,
    currency: Currency,
) -> Result<()> {
    const COLUMNS: &str = "id, slug, name, name_folded, sku, visible, product_type, price_min, price_max, compare_min,
        on_sale, track_inventory, inventory_status, preorder_status, revision, created, updated, body, price,
        brand, ribbon";
    const VALUES: &str = "?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20,
        (SELECT id FROM catalog_entities WHERE number = ?21), (SELECT id FROM catalog_entities WHERE number = ?22)";
    let sql = match before {
        Some(_) => format!("UPDATE products SET ({COLUMNS}) = ({VALUES}) WHERE numeric_id = ?1"),
        None => format!("INSERT INTO products (numeric_id, {COLUMNS}) VALUES (?1, {VALUES})"),
    };
    let (paid, full) = (after.price_range(currency), after.full_price_range(currency));
    let availability = after.availability();
    let values = rusqlite::params![
        (after.number != 0).then_some(after.number),
        after.id,
        after.slug,
        after.name,
        text::folded(&after.name),
        after.sku,
        after.visible,
        after.kind.into_str(),
        paid.min,
        paid.max,
        full.min,
        after.is_on_sale(currency),
        availability.is_tracked,
        availability.status(),
        availability.preorder_status(),
        after.revision,
        after.created,
        after.updated,
        serde_json::to_string(after)?,
        after.base_price(currency).full,
        after.brand,
        after.ribbon,
    ];
    connection.run(&sql, values)?;
    if before.is_none() {
        after.number = connection.last_insert_rowid();
    }
    Ok(())
}

/// Inserts, updates and deletes variants. Keeps the stock of existing ones: only the inventory's statements change it.
pub(crate) fn write_variants(
    connection: &Connection,
    before: Option<&StoredProduct>,
    after: &StoredProduct,
    currency: Currency,
) -> Result<()> {
    let mut known: HashMap<i64, &StoredVariant> =
        before.into_iter().flat_map(|before| &before.variants).map(|variant| (variant.number, variant)).collect();
    for (position, variant) in (0_i64..).zip(&after.variants) {
        let price = after.price_of(variant, currency);
        let is_known = known.remove(&variant.number).is_some();
        let sql = if is_known {
            "UPDATE variants SET (position, id, visible, sku, barcode, price, discounted_price, body)
                 = (?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
             WHERE product = ?1 AND number = ?2"
        } else {
            "INSERT INTO variants (product, number, position, id, visible, sku, barcode, price, discounted_price, body,
                 quantity, in_stock, preorder_enabled, preorder_limit, preorder_counter, preorder_message,
                 inventory_revision, inventory_created, inventory_updated)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)"
        };
        let body = serde_json::to_string(variant)?;
        let stock = &variant.stock;
        let described = rusqlite::params![
            after.number,
            variant.number,
            position,
            variant.id,
            variant.visible,
            after.sku_of(variant),
            variant.barcode,
            price.full,
            price.actual,
            body,
        ];
        if is_known {
            connection.run(sql, described)?;
            continue;
        }
        let stocked = rusqlite::params![
            stock.quantity,
            stock.in_stock,
            stock.preorder.enabled,
            stock.preorder.limit,
            stock.preorder.counter,
            stock.preorder.message,
            stock.revision,
            stock.created,
            stock.updated,
        ];
        let all: Vec<&dyn rusqlite::ToSql> = described.iter().chain(stocked).copied().collect();
        connection.run(sql, all.as_slice())?;
    }
    for number in known.keys() {
        connection.run("DELETE FROM variants WHERE product = ?1 AND number = ?2", (after.number, number))?;
    }
    Ok(())
}

/// Updates the links to shared entities that have changed.
pub(crate) fn write_links(
    connection: &Connection,
    before: Option<&StoredProduct>,
    after: &StoredProduct,
) -> Result<()> {
    let number = after.number;
    let known = (before.map(StoredProduct::entities), before.map(StoredProduct::option_choices));
    for (table, column, before, after) in [
        ("product_entities", "entity", known.0, after.entities()),
        ("product_choices", "choice", known.1, after.option_choices()),
    ] {
        let before = before.unwrap_or_default();
        for gone in before.iter().filter(|number| !after.contains(number)) {
            connection.run(&format!("DELETE FROM {table} WHERE {column} = ?1 AND product = ?2"), (gone, number))?;
        }
        for new in after.iter().filter(|number| !before.contains(number)) {
            connection.run(&format!("INSERT INTO {table} ({column}, product) VALUES (?1, ?2)"), (new, number))?;
        }
    }
    let collections = before.map_or(&[][..], |before| &before.collections);
    if collections == after.collections.as_slice() {
        return Ok(());
    }
    connection.run("DELETE FROM product_collections WHERE product = ?1", [number])?;
    let sql = "INSERT OR IGNORE INTO product_collections (product, collection, position) VALUES (?1, ?2, ?3)";
    let mut placed = (0_i64..).zip(&after.collections);
    placed.try_for_each(|(position, collection)| connection.run(sql, (number, collection, position)))
}

/// Deletes a product and everything it owns.
pub fn delete(connection: &Connection, product: &StoredProduct) -> Result<()> {
    words::forget(connection, product.number)?;
    for entity in product.entities() {
        connection.run("DELETE FROM product_entities WHERE entity = ?1 AND product = ?2", (entity, product.number))?;
    }
    connection.run("DELETE FROM products WHERE numeric_id = ?1", [product.number])
}
