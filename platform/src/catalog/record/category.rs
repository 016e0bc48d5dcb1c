//! The categories that products are in: collections to catalog v1, a tree with a system category to v3.

use crate::error::ApiError;
use rusqlite::{Connection, Row};
use std::collections::HashMap;

/// The id of the system category, as a literal for SQL.
macro_rules! all_products {
    () => {
        "00000000-0000-0000-0000-000000000001"
    };
}
pub(crate) use all_products;

/// The system category, which has every product. It has no row, since it never changes.
pub(crate) const ALL_PRODUCTS: &str = all_products!();
/// Its number.
pub(crate) const ALL_PRODUCTS_NUMBER: i64 = 0;

/// A category that products are in, or one above it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Membership {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) slug: String,
    pub(crate) visible: bool,
    /// The number of the category above.
    pub(crate) parent: Option<i64>,
}

impl Membership {
    fn row(row: &Row<'_>) -> rusqlite::Result<(i64, Self)> {
        Ok((
            row.get(0)?,
            Self {
                id: row.get(1)?,
                name: row.get(2)?,
                slug: row.get(3)?,
                visible: row.get(4)?,
                parent: row.get(5)?,
            },
        ))
    }
}

/// Some categories with all above them, by number.
pub(super) fn with_ancestors(
    connection: &Connection,
    mut wanted: Vec<i64>,
) -> Result<HashMap<i64, Membership>, ApiError> {
    let mut found: HashMap<i64, Membership> = HashMap::new();
    while !wanted.is_empty() {
        let level = by_number(
            connection,
            "SELECT number, id, name, slug, visible, parent FROM collections WHERE number",
            wanted,
            Membership::row,
        )?;
        wanted = level.values().filter_map(|category| category.parent).collect();
        found.extend(level);
        wanted.retain(|parent| !found.contains_key(parent));
    }
    Ok(found)
}

/// A category and those above it, the nearest first.
pub(crate) fn upward(categories: &HashMap<i64, Membership>, number: i64) -> impl Iterator<Item = &Membership> {
    std::iter::successors(categories.get(&number), |category| categories.get(&category.parent?))
}

/// Rows by their numbers, which end a `SELECT`.
pub(super) fn by_number<T>(
    connection: &Connection,
    select: &str,
    mut numbers: Vec<i64>,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<(i64, T)>,
) -> Result<HashMap<i64, T>, ApiError> {
    numbers.sort_unstable();
    numbers.dedup();
    if numbers.is_empty() {
        return Ok(HashMap::new());
    }
    let list = serde_json::to_string(&numbers)?;
    let mut statement = connection.prepare_cached(&format!("{select} IN (SELECT value FROM json_each(?1))"))?;
    let rows = statement.query_map([list], read)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}
