//! SQL of collections and of the store's variants.

use crate::catalog::record::all_products_v1;
use base::query::{Field, Kind, OffsetPage, field};
use base::{Result, Statements, db::json};
use cartwright::resources::collections::Collection;
use rusqlite::{Connection, Row};

/// Filter and sort fields of collections.
pub(super) const COLLECTION_FIELDS: &[Field] = &[
    field(&["id"], "c.id", Kind::Declared),
    field(&["name"], "c.name_folded", Kind::Folded),
    field(&["slug"], "c.slug", Kind::Text),
    field(&["visible"], "c.visible", Kind::Flag),
];

/// The columns for [`collection`]: the collection, and its number of visible products.
const COLLECTION: &str = "c.body, CASE c.number WHEN 0 THEN (SELECT count(*) FROM products p WHERE p.visible) \
     ELSE (SELECT count(*) FROM product_collections m JOIN products p \
     ON p.numeric_id = m.product WHERE m.collection = c.number AND p.visible) END";

/// All collections, the one of all products first, which has no row.
const COLLECTIONS: &str = concat!(
    "(SELECT number, id, position, slug, name_folded, visible, body FROM collections UNION ALL SELECT 0, '",
    all_products_v1!(),
    "', -1, 'all-products', 'all products', 1, '{\"id\":\"",
    all_products_v1!(),
    "\",\"name\":\"All Products\",\"slug\":\"all-products\",\"visible\":true}') c"
);

fn collection(row: &Row<'_>) -> rusqlite::Result<Collection> {
    Ok(Collection { number_of_products: row.get(1)?, ..json(row, 0)? })
}

/// Finds a collection by a column's value.
pub(super) fn find(connection: &Connection, column: &'static str, value: &str) -> Result<Option<Collection>> {
    connection.row(
        &format!("SELECT {COLLECTION} FROM {COLLECTIONS} WHERE c.{column} = ?1 ORDER BY c.number LIMIT 1"),
        [value],
        collection,
    )
}

/// A page of the matching collections, and their total number.
pub(super) fn collections(
    connection: &Connection,
    page: OffsetPage,
    condition: &str,
) -> Result<(Vec<Collection>, i64)> {
    let rows = format!("{COLLECTIONS} WHERE {condition}");
    page.read(connection, COLLECTION, &rows, collection)
}

/// Filter and sort fields of the store's variants, whose ids are `{product}-{variant}`.
pub(super) const VARIANT_FIELDS: &[Field] = &[
    field(&["id"], "(p.id || '-' || v.id)", Kind::Text),
    field(&["productId"], "p.id", Kind::Declared),
    field(&["variantId"], "v.id", Kind::Declared),
    field(&["sku"], "ifnull(v.sku, p.sku)", Kind::Text),
    field(&["productName"], "p.name_folded", Kind::Folded),
    field(&["managedVariant"], "ifnull(p.body ->> '$.manageVariants', 0)", Kind::Flag),
    field(&["stock.inStock"], "v.in_stock", Kind::Flag),
    field(&["stock.quantity"], "v.quantity", Kind::Number),
    field(
        &["collectionIds"],
        concat!(
            "EXISTS (SELECT 1 FROM (SELECT '",
            all_products_v1!(),
            "' AS id UNION ALL SELECT c.id FROM product_collections m JOIN collections c ON c.number = m.collection \
             WHERE m.product = p.numeric_id) c WHERE c.id"
        ),
        Kind::Set,
    ),
];

const VARIANTS: &str = "variants v JOIN products p ON p.numeric_id = v.product WHERE v.visible";

fn numbers(row: &Row<'_>) -> rusqlite::Result<(i64, i64)> {
    Ok((row.get(0)?, row.get(1)?))
}

/// The numbers of a product and its variant by id, if they meet a condition.
pub(super) fn variant_numbers(
    connection: &Connection,
    product: &str,
    variant: &str,
    condition: &str,
) -> Result<Vec<(i64, i64)>> {
    let sql = format!("SELECT v.product, v.number FROM {VARIANTS} AND p.id = ?1 AND v.id = ?2 AND {condition}");
    connection.rows(&sql, [product, variant], numbers)
}

/// A page of the matching variants, by the numbers of product and variant, and their total number.
pub(super) fn variants(connection: &Connection, page: OffsetPage, condition: &str) -> Result<(Vec<(i64, i64)>, i64)> {
    page.read(connection, "v.product, v.number", &format!("{VARIANTS} AND {condition}"), numbers)
}
