//! The rows of a product, written.

use super::words;
use crate::base::{ApiError, Result, text};
use crate::catalog::record::{product::StoredProduct, variant::StoredVariant};
use axum::http::StatusCode;
use cartwright::types::Currency;
use rusqlite::{Connection, OptionalExtension};
use std::collections::{HashMap, HashSet};

pub(in crate::catalog::record) fn require_free_barcodes(
    connection: &Connection,
    before: Option<&StoredProduct>,
    after: &StoredProduct,
) -> Result<()> {
    let known: HashSet<&String> =
        before.into_iter().flat_map(|before| &before.variants).filter_map(|variant| variant.barcode.as_ref()).collect();
    let given = after.variants.iter().filter_map(|variant| variant.barcode.as_ref());
    for barcode in given.filter(|barcode| !known.contains(barcode)) {
        let taken: Option<i64> = connection
            .prepare_cached("SELECT product FROM variants WHERE barcode = ?1 AND product <> ?2")?
            .query_row((barcode, after.number), |row| row.get(0))
            .optional()?;
        if taken.is_some() {
            return Err(ApiError::application(
                StatusCode::CONFLICT,
                "BARCODE_ALREADY_EXIST_ERROR",
                format!("Another product has the barcode {barcode}"),
            ));
        }
    }
    Ok(())
}

pub(in crate::catalog::record) fn write_product(
    connection: &Connection,
    before: Option<&StoredProduct>,
    after: &mut StoredProduct,
    currency: Currency,
) -> Result<()> {
    let (paid, full, availability) =
        (after.price_range(currency), after.full_price_range(currency), after.availability());
    let sql = if before.is_some() {
        "UPDATE products SET id = ?2, slug = ?3, name = ?4, name_folded = ?5, sku = ?6, visible = ?7,
             product_type = ?8, price_min = ?9, price_max = ?10, compare_min = ?11, on_sale = ?12,
             brand = (SELECT id FROM catalog_entities WHERE number = ?13),
             ribbon = (SELECT id FROM catalog_entities WHERE number = ?14),
             track_inventory = ?15, inventory_status = ?16, preorder_status = ?17, revision = ?18, created = ?19,
             updated = ?20, body = ?21, price = ?22
         WHERE numeric_id = ?1"
    } else {
        "INSERT INTO products (numeric_id, id, slug, name, name_folded, sku, visible, product_type, price_min,
             price_max, compare_min, on_sale, brand, ribbon, track_inventory, inventory_status, preorder_status, revision,
             created, updated, body, price)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,
             (SELECT id FROM catalog_entities WHERE number = ?13),
             (SELECT id FROM catalog_entities WHERE number = ?14), ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22)"
    };
    connection.prepare_cached(sql)?.execute(rusqlite::params![
        (after.number != 0).then_some(after.number),
        after.id,
        after.slug,
        after.name,
        text::folded(&after.name),
        after.sku,
        after.visible,
        after.kind.as_str(),
        paid.least,
        paid.most,
        full.least,
        after.is_on_sale(currency),
        after.brand,
        after.ribbon,
        availability.is_tracked,
        availability.status(),
        availability.preorder_status(),
        after.revision,
        after.created,
        after.updated,
        serde_json::to_string(after)?,
        after.base_price(currency).full,
    ])?;
    if before.is_none() {
        after.number = connection.last_insert_rowid();
    }
    Ok(())
}

/// Writes new and changed variants, and removes the others. The stock of a variant that stays is not touched: only
/// statements of the inventory write it.
pub(in crate::catalog::record) fn write_variants(
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
            "UPDATE variants SET position = ?3, id = ?4, visible = ?5, sku = ?6, barcode = ?7, price = ?8,
                 discounted_price = ?9, body = ?10
             WHERE product = ?1 AND number = ?2"
        } else {
            "INSERT INTO variants (product, number, position, id, visible, sku, barcode, price, discounted_price, body,
                 quantity, in_stock, preorder_enabled, preorder_limit, preorder_counter, preorder_message,
                 inventory_revision, inventory_created, inventory_updated)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)"
        };
        let body = serde_json::to_string(variant)?;
        let mut statement = connection.prepare_cached(sql)?;
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
            statement.execute(described)?;
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
        statement.execute(all.as_slice())?;
    }
    for number in known.keys() {
        connection
            .prepare_cached("DELETE FROM variants WHERE product = ?1 AND number = ?2")?
            .execute((after.number, number))?;
    }
    Ok(())
}

/// Writes what a product shares with others, where that has changed.
pub(in crate::catalog::record) fn write_links(
    connection: &Connection,
    before: Option<&StoredProduct>,
    after: &StoredProduct,
) -> Result<()> {
    let number = after.number;
    differences(
        before.map(StoredProduct::entities).unwrap_or_default(),
        after.entities(),
        |entity| run(connection, "DELETE FROM product_entities WHERE entity = ?1 AND product = ?2", entity, number),
        |entity| run(connection, "INSERT INTO product_entities (entity, product) VALUES (?1, ?2)", entity, number),
    )?;
    differences(
        before.map(StoredProduct::option_choices).unwrap_or_default(),
        after.option_choices(),
        |choice| run(connection, "DELETE FROM product_choices WHERE choice = ?1 AND product = ?2", choice, number),
        |choice| run(connection, "INSERT INTO product_choices (choice, product) VALUES (?1, ?2)", choice, number),
    )?;
    let collections = before.map_or(&[][..], |before| &before.collections);
    if collections == after.collections.as_slice() {
        return Ok(());
    }
    connection.prepare_cached("DELETE FROM product_collections WHERE product = ?1")?.execute([number])?;
    let mut insert = connection.prepare_cached(
        "INSERT OR IGNORE INTO product_collections (product, collection, position) VALUES (?1, ?2, ?3)",
    )?;
    for (position, collection) in (0_i64..).zip(&after.collections) {
        insert.execute((number, collection, position))?;
    }
    Ok(())
}

fn differences(
    before: Vec<i64>,
    after: Vec<i64>,
    mut remove: impl FnMut(i64) -> Result<()>,
    mut add: impl FnMut(i64) -> Result<()>,
) -> Result<()> {
    for number in before.iter().filter(|number| !after.contains(number)) {
        remove(*number)?;
    }
    for number in after.iter().filter(|number| !before.contains(number)) {
        add(*number)?;
    }
    Ok(())
}

fn run(connection: &Connection, sql: &str, shared: i64, product: i64) -> Result<()> {
    connection.prepare_cached(sql)?.execute((shared, product))?;
    Ok(())
}

/// Removes a product and all that is its own.
pub(crate) fn delete(connection: &Connection, product: &StoredProduct) -> Result<()> {
    words::forget(connection, product.number)?;
    let mut unlink = connection.prepare_cached("DELETE FROM product_entities WHERE entity = ?1 AND product = ?2")?;
    for entity in product.entities() {
        unlink.execute((entity, product.number))?;
    }
    connection.prepare_cached("DELETE FROM products WHERE numeric_id = ?1")?.execute([product.number])?;
    Ok(())
}
