//! The categories that products are in: collections to catalog v1, a tree with a system category to v3.

use rusqlite::Row;
use std::collections::HashMap;

/// The id of the system category, as a literal for SQL.
macro_rules! all_products {
    () => {
        "00000000-0000-0000-0000-000000000001"
    };
}
pub(crate) use all_products;

/// The id that the system category has as a collection of catalog V1, as a literal for SQL.
macro_rules! all_products_v1 {
    () => {
        "00000000-000000-000000-000000000001"
    };
}
pub(crate) use all_products_v1;

/// The system category, which has every product. It has no row, since it never changes.
pub(crate) const ALL_PRODUCTS: &str = all_products!();
/// The same as a collection of catalog V1.
pub(crate) const ALL_PRODUCTS_V1: &str = all_products_v1!();
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
    pub(super) fn row(row: &Row<'_>) -> rusqlite::Result<(i64, Self)> {
        Ok((
            row.get(0)?,
            Self { id: row.get(1)?, name: row.get(2)?, slug: row.get(3)?, visible: row.get(4)?, parent: row.get(5)? },
        ))
    }
}

/// A category and those above it, the nearest first.
pub(crate) fn upward(categories: &HashMap<i64, Membership>, number: i64) -> impl Iterator<Item = &Membership> {
    std::iter::successors(categories.get(&number), |category| categories.get(&category.parent?))
}
