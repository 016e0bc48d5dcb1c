//! Aggregations over table rows, whose columns are read once for all aggregations.

use super::counted::{Counted, Having, Uncounted, Unit};
use super::{facets, repo, v3::typed};
use crate::site;
use base::Result;
use base::query::{Compiled, Field, Kind};
use cartwright::query::{Aggregation, AggregationData};
use cartwright::types::Currency;
use roaring::RoaringBitmap;
use rusqlite::{Connection, types::Value as Sql};
use serde_json::Value;
use std::{borrow::Cow, collections::HashMap};

/// A list with aggregations.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Counts {
    /// The rows, as a `FROM` clause.
    pub(crate) rows: &'static str,
    /// The fields to filter and aggregate by.
    pub(crate) fields: &'static [Field],
    /// The fields whose aggregated form differs: names in their original case, sets as JSON lists.
    pub(crate) counted: &'static [Field],
}

/// The aggregated columns of the matching rows.
struct Columns {
    currency: Currency,
    fields: Vec<Field>,
    /// One column for each field, with one value for each row.
    columns: Vec<Vec<Sql>>,
}

impl Counts {
    /// Computes a search's aggregations over the matching rows.
    pub(crate) fn over(
        self,
        connection: &Connection,
        matching: &Compiled,
        search: Option<&Value>,
    ) -> Result<AggregationData> {
        let requested = search.and_then(|search| search.get("aggregations"));
        let aggregations: Vec<Aggregation> = typed("search.aggregations", requested)?.unwrap_or_default();
        let aggregations = aggregations.as_slice();
        let columns = self.read(connection, matching, aggregations)?;
        let rows = columns.columns.first().map_or(0, Vec::len);
        let all = (0..u32::try_from(rows).unwrap_or(u32::MAX)).collect();
        facets::count(&columns, &all, aggregations)
    }

    fn read(self, connection: &Connection, matching: &Compiled, aggregations: &[Aggregation]) -> Result<Columns> {
        let mut fields: Vec<Field> = Vec::new();
        for field in paths(aggregations).filter_map(|path| self.field(path)) {
            if !fields.contains(&field) {
                fields.push(field);
            }
        }
        let columns = repo::columns(connection, self.rows, matching, &fields)?;
        Ok(Columns { currency: site::currency(connection)?, fields, columns })
    }

    fn field(self, path: &str) -> Option<Field> {
        let named = |field: &&Field| field.names.contains(&path);
        let plain = || self.fields.iter().filter(|field| field.kind != Kind::Set).find(named);
        self.counted.iter().find(named).or_else(plain).copied()
    }
}

/// The paths of all aggregated fields.
fn paths(aggregations: &[Aggregation]) -> impl Iterator<Item = &str> {
    aggregations.iter().flat_map(|aggregation| {
        let nested = aggregation.nested.iter();
        let nested = nested.flat_map(|nested| nested.nested_aggregations.iter().flatten());
        let nested = nested.filter_map(|item| item.field_path.as_deref());
        aggregation.field_path.as_deref().into_iter().chain(nested)
    })
}

impl Columns {
    fn field(&self, path: &str) -> Result<(usize, Field, &[Sql]), Uncounted> {
        let fields = self.fields.iter().zip(&self.columns).enumerate();
        let mut named = fields.filter(|(_, (field, _))| field.names.contains(&path));
        let found = named.next().map(|(place, (field, column))| (place, *field, column.as_slice()));
        found.ok_or(Uncounted::UNKNOWN)
    }
}

impl<'a> Counted<'a> for Columns {
    type Number = usize;

    fn values(&self, path: &str, among: &RoaringBitmap) -> Result<Vec<Having<'a>>, Uncounted> {
        let (_, field, column) = self.field(path)?;
        if matches!(field.kind, Kind::Money | Kind::Moment) {
            return Err(Uncounted::NO_VALUE);
        }
        let mut found: HashMap<String, RoaringBitmap> = HashMap::new();
        for (row, value) in (0..).zip(column).filter(|(row, _)| among.contains(*row)) {
            for label in labels(field.kind, value) {
                found.entry(label).or_default().insert(row);
            }
        }
        Ok(found.into_iter().map(|(label, having)| (label, Cow::Owned(having))).collect())
    }

    fn number_field(&self, path: &str) -> Result<(usize, Unit), Uncounted> {
        let (place, field, _) = self.field(path)?;
        let unit = match field.kind {
            Kind::Money => Unit::Amount(self.currency),
            Kind::Moment => Unit::Moment,
            Kind::Number => Unit::Plain,
            Kind::Text | Kind::Declared | Kind::Folded | Kind::Flag | Kind::Set => return Err(Uncounted::NO_NUMBER),
        };
        Ok((place, unit))
    }

    fn number(&self, field: usize, row: u32) -> Option<i64> {
        match self.columns.get(field)?.get(usize::try_from(row).ok()?)? {
            Sql::Integer(number) => Some(*number),
            _ => None,
        }
    }
}

/// The values of a column in a row; several for sets.
fn labels(kind: Kind, value: &Sql) -> Vec<String> {
    match (kind, value) {
        (Kind::Flag, Sql::Integer(flag)) => vec![(*flag != 0).to_string()],
        (Kind::Set, Sql::Text(list)) => serde_json::from_str(list).unwrap_or_default(),
        (_, Sql::Text(text)) => vec![text.clone()],
        (_, Sql::Integer(number)) => vec![number.to_string()],
        _ => Vec::new(),
    }
}
