//! The fields that facets count.

use super::condition::Finding;
use super::repo;
use super::repo::fields::{FieldSource, Listed};
use crate::catalog::record::{ALL_PRODUCTS, ALL_PRODUCTS_NUMBER};
use crate::catalog::search::index::{Group, Index, Measure};
use base::{ApiError, Result, money, query::Kind};
use cartwright::types::Currency;
use roaring::RoaringBitmap;
use rusqlite::{Connection, types::Value as Sql};
use std::{borrow::Cow, collections::HashMap};

/// A value, with all rows that have it.
pub(crate) type Having<'a> = (String, Cow<'a, RoaringBitmap>);

/// The reason why a field has no facet.
#[derive(Debug)]
pub(crate) enum Uncounted {
    /// The field cannot be counted.
    Field(&'static str),
    Failed(ApiError),
}

impl Uncounted {
    pub(super) const UNKNOWN: Self = Self::Field("cannot be counted by");
    pub(super) const NO_VALUE: Self = Self::Field("cannot be counted by value");
    pub(super) const NO_NUMBER: Self = Self::Field("is not a number");
}

impl<E: Into<ApiError>> From<E> for Uncounted {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

/// The stored unit of a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unit {
    Amount(Currency),
    Moment,
    Plain,
}

impl Unit {
    /// Converts a stored number to the wire: amounts in units, moments in milliseconds.
    #[allow(clippy::cast_precision_loss, reason = "moments and quantities are far below 2^53")]
    pub(super) fn shown(self, kept: i64) -> f64 {
        match self {
            Self::Amount(currency) => money::float(kept, currency),
            Self::Moment | Self::Plain => kept as f64,
        }
    }

    /// The smallest stored number that is at least `bound` on the wire.
    #[allow(clippy::cast_possible_truncation, reason = "what does not fit saturates, as bounds of that size may")]
    pub(super) fn lower_bound(self, bound: f64) -> i64 {
        let digits = match self {
            Self::Amount(currency) => i32::try_from(currency.digits()).unwrap_or_default(),
            Self::Moment | Self::Plain => 0,
        };
        let exact = bound * 10_f64.powi(digits);
        // As a float, 1.1 is slightly more than eleven tenths: near-integers are rounded first.
        let near = exact.round();
        if (exact - near).abs() < 1e-6 { near as i64 } else { exact.ceil() as i64 }
    }
}

/// A set of rows with facets.
pub(crate) trait Counted<'a> {
    /// A numeric field.
    type Number: Copy;

    /// A field's values in some rows, each with the rows that have it.
    fn values(&self, path: &str, among: &RoaringBitmap) -> Result<Vec<Having<'a>>, Uncounted>;

    /// The numeric field of a path.
    fn number_field(&self, path: &str) -> Result<(Self::Number, Unit), Uncounted>;

    /// A row's number, if any.
    fn number(&self, field: Self::Number, row: u32) -> Option<i64>;
}

/// Facets of products, from the index.
impl<'a> Counted<'a> for Finding<'a> {
    type Number = Measure;

    fn values(&self, path: &str, among: &RoaringBitmap) -> Result<Vec<Having<'a>>, Uncounted> {
        let listed = self.listed(path)?;
        let index = self.index;
        let being = |label: &str, what| (label.to_owned(), Cow::Borrowed(index.being(what)));
        let lacking = |label: &str, what| (label.to_owned(), Cow::Owned(among - index.being(what)));
        Ok(match listed.source {
            FieldSource::State(states) => states.iter().map(|(text, what)| being(text, *what)).collect(),
            FieldSource::Is(what) => vec![being("true", what), lacking("false", what)],
            FieldSource::Either(with, what, without) => vec![being(with, what), lacking(without, what)],
            FieldSource::Member(group, table) => self.members(among, group, table, listed.field.column)?,
            FieldSource::Category(with_descendants) => categories(self.connection, index, among, with_descendants)?,
            FieldSource::Row if matches!(listed.field.kind, Kind::Text | Kind::Folded) => {
                self.rows(among, listed.field.column)?
            }
            FieldSource::Name | FieldSource::Number(_) | FieldSource::SalePrice | FieldSource::Row => {
                return Err(Uncounted::NO_VALUE);
            }
        })
    }

    fn number_field(&self, path: &str) -> Result<(Measure, Unit), Uncounted> {
        let FieldSource::Number(measure) = self.listed(path)?.source else {
            return Err(Uncounted::NO_NUMBER);
        };
        let unit = match measure {
            Measure::BasePrice | Measure::Price | Measure::FullPrice | Measure::TopPrice => Unit::Amount(self.currency),
            Measure::Created | Measure::Updated => Unit::Moment,
        };
        Ok((measure, unit))
    }

    fn number(&self, field: Measure, row: u32) -> Option<i64> {
        Some(self.index.measure(field, row))
    }
}

impl<'a> Finding<'a> {
    fn listed(&self, path: &str) -> Result<&'static Listed, Uncounted> {
        let found = self.fields.iter().find(|listed| listed.field.names.contains(&path));
        found.ok_or(Uncounted::UNKNOWN)
    }

    /// The texts of a column, each with the products that have it.
    fn rows(&self, among: &RoaringBitmap, column: &str) -> Result<Vec<Having<'a>>> {
        let mut having: HashMap<String, RoaringBitmap> = HashMap::new();
        repo::each_value(self.connection, column, among, |product, value| {
            if let Sql::Text(text) = value {
                having.entry(text).or_default().insert(product);
            }
        })?;
        Ok(having.into_iter().map(|(text, having)| (text, Cow::Owned(having))).collect())
    }

    fn members(&self, among: &RoaringBitmap, group: Group, table: &str, column: &str) -> Result<Vec<Having<'a>>> {
        let mut members: Vec<(i64, &RoaringBitmap)> = self.index.members(group).collect();
        members.retain(|(_, having)| !having.is_disjoint(among));
        let numbers = members.iter().map(|(member, _)| *member);
        let labels = repo::labels(self.connection, table, column, numbers)?;
        // Merges members of the same name, such as a choice of several options.
        let mut named: HashMap<&str, Cow<'a, RoaringBitmap>> = HashMap::with_capacity(members.len());
        for (member, having) in members {
            let Some(label) = labels.get(&member) else { continue };
            match named.get_mut(label.as_str()) {
                Some(known) => *known.to_mut() |= having,
                None => {
                    named.insert(label, Cow::Borrowed(having));
                }
            }
        }
        let named = named.into_iter();
        Ok(named.map(|(label, having)| (label.to_owned(), having)).collect())
    }
}

/// The ids of the categories of some products, each with its products.
fn categories<'a>(
    connection: &Connection,
    index: &'a Index,
    among: &RoaringBitmap,
    with_descendants: bool,
) -> Result<Vec<Having<'a>>> {
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
