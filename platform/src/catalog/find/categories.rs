//! The products of categories: direct ones, and those of the categories below.

use super::repo;
use crate::base::error::ApiError;
use crate::base::search::index::{Group, Index};
use crate::catalog::record::{ALL_PRODUCTS, ALL_PRODUCTS_NUMBER};
use roaring::RoaringBitmap;
use rusqlite::Connection;
use std::borrow::Cow;
use std::collections::HashMap;

/// A value with all rows that have it.
pub(crate) type Having<'a> = (String, Cow<'a, RoaringBitmap>);

/// The ids of the categories that have some of the products, each with its products.
pub(super) fn having<'a>(
    connection: &Connection,
    index: &'a Index,
    among: &RoaringBitmap,
    with_descendants: bool,
) -> Result<Vec<Having<'a>>, ApiError> {
    let categories = repo::categories(connection)?;
    let mut found: HashMap<i64, Cow<'a, RoaringBitmap>> = HashMap::new();
    for (category, products) in index.members(Group::Collection) {
        if products.is_disjoint(among) {
            continue;
        }
        let above = |number: &i64| categories.get(number)?.1.filter(|_| with_descendants);
        for number in std::iter::successors(Some(category), above) {
            found.entry(number).and_modify(|known| *known.to_mut() |= products).or_insert(Cow::Borrowed(products));
        }
    }
    found.insert(ALL_PRODUCTS_NUMBER, Cow::Borrowed(index.all()));
    let named = found.into_iter().filter_map(|(number, products)| {
        let id = if number == ALL_PRODUCTS_NUMBER { ALL_PRODUCTS } else { categories.get(&number)?.0.as_str() };
        Some((id.to_owned(), products))
    });
    Ok(named.collect())
}
