//! The sort orders of product lists.

use super::repo;
use super::repo::fields::{Key, Listed};
use crate::catalog::search::index::{Index, Trait};
use base::Result;
use base::query::{Sort, sorts};
use roaring::RoaringBitmap;
use rusqlite::{Connection, types::Value as Sql};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::{borrow::Cow, cmp::Ordering, collections::HashMap};

/// A sort key with its direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Order {
    pub(crate) key: Key,
    pub(crate) descending: bool,
}

impl Order {
    fn directed(self, ascending: Ordering) -> Ordering {
        if self.descending { ascending.reverse() } else { ascending }
    }
}

/// A product's sort value, as stored in cursors.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum KeyValue<'a> {
    None,
    Number(i64),
    Text(Cow<'a, str>),
}

impl KeyValue<'_> {
    fn borrowed(&self) -> KeyValue<'_> {
        match self {
            Self::None => KeyValue::None,
            Self::Number(number) => KeyValue::Number(*number),
            Self::Text(text) => KeyValue::Text(Cow::Borrowed(text)),
        }
    }

    fn into_owned(self) -> KeyValue<'static> {
        match self {
            Self::None => KeyValue::None,
            Self::Number(number) => KeyValue::Number(number),
            Self::Text(text) => KeyValue::Text(text.into_owned().into()),
        }
    }
}

/// Parses a sort; `root` is its path in the payload. Ties are broken by product number.
pub(crate) fn read(root: &str, fields: &[Listed], sort: Option<&Value>) -> Result<Vec<Order>> {
    let read = |sort: &Sort| {
        let listed = fields.iter().find(|listed| listed.field.names.contains(&sort.name.as_str()));
        let key = listed.and_then(|listed| listed.key).ok_or_else(|| sort.refused(root))?;
        Ok(Order { key, descending: sort.descending })
    };
    sorts(root, sort)?.iter().map(read).collect()
}

/// The sort values of products.
pub(super) struct Keys<'a> {
    index: &'a Index,
    /// The values of columns that the index lacks, by product.
    columns: HashMap<&'static str, HashMap<u32, KeyValue<'static>>>,
}

impl<'a> Keys<'a> {
    /// Reads the sort columns that the index lacks.
    pub(super) fn read(
        connection: &Connection,
        index: &'a Index,
        orders: &[Order],
        products: &RoaringBitmap,
    ) -> Result<Self> {
        let mut columns = HashMap::new();
        for order in orders {
            if let Key::Column(column) = order.key {
                columns.insert(column, values_of(connection, column, products)?);
            }
        }
        Ok(Self { index, columns })
    }

    fn value(&self, order: Order, product: u32) -> KeyValue<'_> {
        match order.key {
            Key::Name => KeyValue::Text(self.index.name(product).into()),
            Key::Measure(measure) => KeyValue::Number(self.index.measure(measure, product)),
            Key::Trait(what) => KeyValue::Number(trait_order(self.index, what, product)),
            Key::Without(what) => KeyValue::Number(1 - trait_order(self.index, what, product)),
            Key::Number => KeyValue::Number(product.into()),
            Key::Column(column) => {
                let value = self.columns.get(column).and_then(|values| values.get(&product));
                value.map_or(KeyValue::None, KeyValue::borrowed)
            }
        }
    }

    /// Compares two products.
    pub(super) fn compare(&self, orders: &[Order], one: u32, other: u32) -> Ordering {
        let compared =
            orders.iter().map(|order| order.directed(self.value(*order, one).cmp(&self.value(*order, other))));
        first_difference(compared).then(one.cmp(&other))
    }

    /// The sort values of a product, which define its position.
    pub(super) fn values_of(&self, orders: &[Order], product: u32) -> Vec<KeyValue<'static>> {
        orders.iter().map(|order| self.value(*order, product).into_owned()).collect()
    }

    /// Compares a product with the position of a cursor: its sort values and its product number.
    pub(super) fn compare_to(&self, orders: &[Order], product: u32, values: &[KeyValue<'_>], number: u32) -> Ordering {
        let compared =
            orders.iter().zip(values).map(|(order, value)| order.directed(self.value(*order, product).cmp(value)));
        first_difference(compared).then(product.cmp(&number))
    }
}

fn first_difference(mut compared: impl Iterator<Item = Ordering>) -> Ordering {
    compared.find(|ordering| ordering.is_ne()).unwrap_or(Ordering::Equal)
}

/// 0 for a product with the trait, else 1.
fn trait_order(index: &Index, what: Trait, product: u32) -> i64 {
    i64::from(!index.being(what).contains(product))
}

fn values_of(
    connection: &Connection,
    column: &'static str,
    products: &RoaringBitmap,
) -> Result<HashMap<u32, KeyValue<'static>>> {
    let mut values = HashMap::new();
    repo::each_value(connection, column, products, |product, value| {
        match value {
            Sql::Integer(number) => values.insert(product, KeyValue::Number(number)),
            Sql::Text(text) => values.insert(product, KeyValue::Text(text.into())),
            Sql::Null | Sql::Real(_) | Sql::Blob(_) => None,
        };
    })?;
    Ok(values)
}
