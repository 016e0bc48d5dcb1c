//! The categories of products: collections in catalog V1, a tree with a system category in V3.

use rusqlite::Row;
use std::collections::HashMap;

/// The system category's id, as an SQL literal.
macro_rules! all_products {
    () => {
        "00000000-0000-0000-0000-000000000001"
    };
}
pub(crate) use all_products;

/// The system category's id as a V1 collection, as an SQL literal.
macro_rules! all_products_v1 {
    () => {
        "00000000-000000-000000-000000000001"
    };
}
pub(crate) use all_products_v1;

/// The system category, which contains every product. It has no row, since it never changes.
pub(crate) const ALL_PRODUCTS: &str = all_products!();
/// The system category's id as a V1 collection.
pub(crate) const ALL_PRODUCTS_V1: &str = all_products_v1!();
/// The system category's number.
pub(crate) const ALL_PRODUCTS_NUMBER: i64 = 0;

/// A product's category, or an ancestor of one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Membership {
    pub id: String,
    pub name: String,
    pub(crate) slug: String,
    pub(crate) visible: bool,
    /// The parent's number.
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

/// A category and its ancestors, nearest first.
pub(crate) fn upward(categories: &HashMap<i64, Membership>, number: i64) -> impl Iterator<Item = &Membership> {
    std::iter::successors(categories.get(&number), |category| categories.get(&category.parent?))
}
