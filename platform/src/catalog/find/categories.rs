//! The products of categories: direct ones, and those of the categories below.

use crate::catalog::record::{ALL_PRODUCTS, ALL_PRODUCTS_NUMBER, all_products};
use crate::error::ApiError;
use crate::search::index::{Group, Index};
use roaring::RoaringBitmap;
use rusqlite::types::Value as Sql;
use rusqlite::{Connection, params_from_iter};
use std::borrow::Cow;
use std::collections::HashMap;

/// All categories, the system category among them.
const CATEGORIES: &str = concat!(
    "(SELECT number, id FROM collections UNION ALL SELECT 0, '",
    all_products!(),
    "') x"
);

/// A value with all rows that have it.
pub(crate) type Having<'a> = (String, Cow<'a, RoaringBitmap>);

/// The numbers of the categories that meet a condition on `x.id`, with all below them if asked.
pub(super) fn numbers(
    connection: &Connection,
    condition: &str,
    values: &[Sql],
    with_descendants: bool,
) -> Result<Vec<i64>, ApiError> {
    let met = format!("SELECT x.number FROM {CATEGORIES} WHERE {condition}");
    let sql = if with_descendants {
        format!(
            "WITH RECURSIVE below (number) AS ({met} UNION
             SELECT c.number FROM collections c JOIN below ON c.parent = below.number) SELECT number FROM below"
        )
    } else {
        met
    };
    let mut statement = connection.prepare_cached(&sql)?;
    let numbers = statement.query_map(params_from_iter(values), |row| row.get(0))?;
    Ok(numbers.collect::<rusqlite::Result<_>>()?)
}

/// The ids of the categories that have some of the products, each with its products.
pub(super) fn having<'a>(
    connection: &Connection,
    index: &'a Index,
    among: &RoaringBitmap,
    with_descendants: bool,
) -> Result<Vec<Having<'a>>, ApiError> {
    let mut statement = connection.prepare_cached("SELECT number, id, parent FROM collections")?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?))))?;
    let categories: HashMap<i64, (String, Option<i64>)> = rows.collect::<rusqlite::Result<_>>()?;
    let mut found: HashMap<i64, Cow<'a, RoaringBitmap>> = HashMap::new();
    for (category, products) in index.members(Group::Collection) {
        if products.is_disjoint(among) {
            continue;
        }
        let above = |number: &i64| categories.get(number)?.1.filter(|_| with_descendants);
        for number in std::iter::successors(Some(*category), above) {
            found
                .entry(number)
                .and_modify(|known| *known.to_mut() |= products)
                .or_insert(Cow::Borrowed(products));
        }
    }
    found.insert(ALL_PRODUCTS_NUMBER, Cow::Borrowed(index.all()));
    let named = found.into_iter().filter_map(|(number, products)| {
        let id = if number == ALL_PRODUCTS_NUMBER {
            ALL_PRODUCTS
        } else {
            categories.get(&number)?.0.as_str()
        };
        Some((id.to_owned(), products))
    });
    Ok(named.collect())
}
