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
use std::{cmp::Ordering, collections::HashMap};

/// A sort key with its direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Order {
    pub(crate) key: Key,
    pub(crate) descending: bool,
}

/// A product's sort value, as stored in cursors.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum KeyValue {
    None,
    Number(i64),
    Text(String),
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
    columns: HashMap<&'static str, HashMap<u32, KeyValue>>,
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

    /// A product's value in a column; `None` for null.
    fn value(&self, column: &str, product: u32) -> Option<&KeyValue> {
        self.columns.get(column)?.get(&product)
    }

    pub(super) fn compare(&self, orders: &[Order], one: u32, other: u32) -> Ordering {
        let index = self.index;
        let compared = orders.iter().map(|order| {
            let ordering = match order.key {
                Key::Name => index.name(one).cmp(index.name(other)),
                Key::Measure(measure) => index.measure(measure, one).cmp(&index.measure(measure, other)),
                Key::Trait(what) => trait_order(index, what, one).cmp(&trait_order(index, what, other)),
                Key::Without(what) => trait_order(index, what, other).cmp(&trait_order(index, what, one)),
                Key::Number => one.cmp(&other),
                Key::Column(column) => self.value(column, one).cmp(&self.value(column, other)),
            };
            if order.descending { ordering.reverse() } else { ordering }
        });
        compared.fold(Ordering::Equal, Ordering::then).then(one.cmp(&other))
    }

    /// The sort values of a product, which define its position.
    pub(super) fn values_of(&self, orders: &[Order], product: u32) -> Vec<KeyValue> {
        let value = |order: &Order| match order.key {
            Key::Name => KeyValue::Text(self.index.name(product).to_owned()),
            Key::Measure(measure) => KeyValue::Number(self.index.measure(measure, product)),
            Key::Trait(what) => KeyValue::Number(trait_order(self.index, what, product)),
            Key::Without(what) => KeyValue::Number(1 - trait_order(self.index, what, product)),
            Key::Number => KeyValue::Number(product.into()),
            Key::Column(column) => self.value(column, product).cloned().unwrap_or(KeyValue::None),
        };
        orders.iter().map(value).collect()
    }

    /// Compares a product with a cursor's position.
    pub(super) fn compare_to(&self, orders: &[Order], product: u32, values: &[KeyValue], number: u32) -> Ordering {
        let own = self.values_of(orders, product);
        let compared = orders.iter().zip(own.iter().zip(values)).map(|(order, (own, value))| {
            let ordering = own.cmp(value);
            if order.descending { ordering.reverse() } else { ordering }
        });
        compared.fold(Ordering::Equal, Ordering::then).then(product.cmp(&number))
    }
}

/// 0 for a product with the trait, else 1.
fn trait_order(index: &Index, what: Trait, product: u32) -> i64 {
    i64::from(!index.being(what).contains(product))
}

fn values_of(
    connection: &Connection,
    column: &'static str,
    products: &RoaringBitmap,
) -> Result<HashMap<u32, KeyValue>> {
    let mut values = HashMap::new();
    repo::each_value(connection, column, products, |product, value| {
        match value {
            Sql::Integer(number) => values.insert(product, KeyValue::Number(number)),
            Sql::Text(text) => values.insert(product, KeyValue::Text(text)),
            Sql::Null | Sql::Real(_) | Sql::Blob(_) => None,
        };
    })?;
    Ok(values)
}
