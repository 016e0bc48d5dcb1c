//! The rows that collections and the store's variants are read from.

use crate::catalog::repo::category_ids;
use crate::error::ApiError;
use crate::query::{Field, Kind, OffsetPage, field};
use cartwright::resources::collections::Collection;
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row};

/// The fields by which collections are filtered and sorted.
pub(super) const COLLECTION_FIELDS: &[Field] = &[
    field(&["id"], "c.id", Kind::Declared),
    field(&["name"], "c.name_folded", Kind::Folded),
    field(&["slug"], "c.slug", Kind::Text),
    field(&["visible"], "c.visible", Kind::Flag),
];

/// The columns that [`collection`] reads: the collection, and the number of its products that visitors see.
const COLLECTION: &str = "c.body, (SELECT count(*) FROM product_collections m JOIN products p \
     ON p.numeric_id = m.product WHERE m.collection = c.number AND p.visible)";

fn collection(row: &Row<'_>) -> rusqlite::Result<Collection> {
    let collection: Collection = serde_json::from_str(row.get_ref(0)?.as_str()?)
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(0, Type::Text, error.into()))?;
    Ok(Collection {
        number_of_products: row.get(1)?,
        ..collection
    })
}

/// The collection with a value in a column.
pub(super) fn find(connection: &Connection, column: &'static str, value: &str) -> Result<Option<Collection>, ApiError> {
    Ok(connection
        .prepare_cached(&format!("SELECT {COLLECTION} FROM collections c WHERE c.{column} = ?1"))?
        .query_row([value], collection)
        .optional()?)
}

/// A page of the collections that meet a condition, and the number of all of them.
pub(super) fn collections(
    connection: &Connection,
    page: OffsetPage,
    condition: &str,
) -> Result<(Vec<Collection>, i64), ApiError> {
    let rows = format!("collections c WHERE {condition}");
    page.read(connection, COLLECTION, &rows, collection)
}

/// The fields by which the store's variants are filtered and sorted. A variant's id there is `{product}-{variant}`.
pub(super) const VARIANT_FIELDS: &[Field] = &[
    field(&["id"], "(p.id || '-' || v.id)", Kind::Text),
    field(&["productId"], "p.id", Kind::Declared),
    field(&["variantId"], "v.id", Kind::Declared),
    field(&["sku"], "ifnull(v.sku, p.sku)", Kind::Text),
    field(&["productName"], "p.name_folded", Kind::Folded),
    field(
        &["managedVariant"],
        "ifnull(p.body ->> '$.manageVariants', 0)",
        Kind::Flag,
    ),
    field(&["stock.inStock"], "v.in_stock", Kind::Flag),
    field(&["stock.quantity"], "v.quantity", Kind::Number),
    category_ids(&["collectionIds"]),
];

const VARIANTS: &str = "variants v JOIN products p ON p.numeric_id = v.product WHERE v.visible";

fn numbers(row: &Row<'_>) -> rusqlite::Result<(i64, i64)> {
    Ok((row.get(0)?, row.get(1)?))
}

/// The numbers of a product and its variant by their ids, if they meet a condition.
pub(super) fn variant(
    connection: &Connection,
    product: &str,
    variant: &str,
    condition: &str,
) -> Result<Vec<(i64, i64)>, ApiError> {
    let sql = format!("SELECT v.product, v.number FROM {VARIANTS} AND p.id = ?1 AND v.id = ?2 AND {condition}");
    let mut statement = connection.prepare_cached(&sql)?;
    let found = statement.query_map([product, variant], numbers)?;
    Ok(found.collect::<rusqlite::Result<_>>()?)
}

/// A page of the variants that meet a condition, by the numbers of their products and their own, and the number of all.
pub(super) fn variants(
    connection: &Connection,
    page: OffsetPage,
    condition: &str,
) -> Result<(Vec<(i64, i64)>, i64), ApiError> {
    page.read(
        connection,
        "v.product, v.number",
        &format!("{VARIANTS} AND {condition}"),
        numbers,
    )
}
