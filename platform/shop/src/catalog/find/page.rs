//! One page of a product list.
//!
//! Few products are sorted in memory. For many, the table is scanned in the requested order by an index until the page
//! is full. The number of products decides, so that both stay fast.

use super::order::{KeyValue, Keys, Order};
use super::repo::{self, fields::Key};
use crate::catalog::search::index::{Index, Measure};
use base::Result;
use roaring::RoaringBitmap;
use rusqlite::{Connection, types::Value as Sql};
use serde::{Deserialize, Serialize};

/// The maximum of products that are sorted in memory.
const FEW: u64 = 30_000;

/// A cursor's position: the sort values and number of a product.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ListPosition {
    #[serde(rename = "k")]
    pub(crate) values: Vec<KeyValue<'static>>,
    #[serde(rename = "n")]
    pub(crate) number: u32,
}

/// Where a page starts or ends.
#[derive(Debug, Clone)]
pub(crate) enum Seek {
    Offset(u64),
    After(ListPosition),
    /// Ends before a position, in list order.
    Before(ListPosition),
}

/// The product numbers of a page, in order.
pub(crate) fn page(
    index: &Index,
    connection: &Connection,
    products: &RoaringBitmap,
    orders: &[Order],
    seek: &Seek,
    limit: usize,
) -> Result<Vec<u32>> {
    if limit == 0 || products.is_empty() {
        return Ok(Vec::new());
    }
    if orders.is_empty() {
        return Ok(by_number(products, seek, limit));
    }
    match (orders, seek) {
        ([order], Seek::Offset(_) | Seek::After(_)) if products.len() > FEW && column(order.key).is_some() => {
            walk(connection, products, *order, seek, limit)
        }
        _ => {
            let keys = Keys::read(connection, index, orders, products)?;
            Ok(in_memory(&keys, products, orders, seek, limit))
        }
    }
}

/// The position of a product in a sort order.
pub(crate) fn place_of(connection: &Connection, index: &Index, orders: &[Order], product: u32) -> Result<ListPosition> {
    let keys = Keys::read(connection, index, orders, &RoaringBitmap::from([product]))?;
    Ok(ListPosition { values: keys.values_of(orders, product), number: product })
}

fn by_number(products: &RoaringBitmap, seek: &Seek, limit: usize) -> Vec<u32> {
    match seek {
        Seek::Offset(offset) => {
            let first = u32::try_from(*offset).ok().and_then(|offset| products.select(offset));
            first.map_or_else(Vec::new, |first| products.range(first..).take(limit).collect())
        }
        Seek::After(place) => {
            let first = place.number.checked_add(1);
            first.map_or_else(Vec::new, |first| products.range(first..).take(limit).collect())
        }
        Seek::Before(place) => {
            let last = place.number.checked_sub(1);
            let mut page = last.map_or_else(Vec::new, |last| products.range(..=last).rev().take(limit).collect());
            page.reverse();
            page
        }
    }
}

fn in_memory(keys: &Keys<'_>, products: &RoaringBitmap, orders: &[Order], seek: &Seek, limit: usize) -> Vec<u32> {
    let relation = |product: u32, place: &ListPosition| keys.compare_to(orders, product, &place.values, place.number);
    let mut left: Vec<u32> = match seek {
        Seek::Offset(_) => products.iter().collect(),
        Seek::After(place) => products.iter().filter(|product| relation(*product, place).is_gt()).collect(),
        Seek::Before(place) => products.iter().filter(|product| relation(*product, place).is_lt()).collect(),
    };
    let is_backward = matches!(seek, Seek::Before(_));
    let compare = |one: &u32, other: &u32| {
        let ordering = keys.compare(orders, *one, *other);
        if is_backward { ordering.reverse() } else { ordering }
    };
    let skipped = match seek {
        Seek::Offset(offset) => usize::try_from(*offset).unwrap_or(usize::MAX),
        _ => 0,
    };
    let wanted = skipped.saturating_add(limit);
    if wanted < left.len() {
        // Partial sort: only the rows up to the page's end need to be in order.
        left.select_nth_unstable_by(wanted, compare);
        left.truncate(wanted);
    }
    left.sort_unstable_by(compare);
    let mut page: Vec<u32> = left.into_iter().skip(skipped).collect();
    if is_backward {
        page.reverse();
    }
    page
}

/// The indexed column of a sort key.
fn column(key: Key) -> Option<&'static str> {
    match key {
        Key::Name => Some("name_folded"),
        Key::Measure(Measure::Price) => Some("price_min"),
        Key::Measure(Measure::Created) => Some("created"),
        Key::Measure(Measure::Updated) => Some("updated"),
        Key::Measure(Measure::BasePrice | Measure::FullPrice | Measure::TopPrice)
        | Key::Trait(_)
        | Key::Without(_)
        | Key::Column(_) => None,
        Key::Number => Some("numeric_id"),
    }
}

fn walk(
    connection: &Connection,
    products: &RoaringBitmap,
    order: Order,
    seek: &Seek,
    limit: usize,
) -> Result<Vec<u32>> {
    let column = column(order.key).unwrap_or("numeric_id");
    let (mut skip, mut last) = match seek {
        Seek::Offset(offset) => (*offset, None),
        Seek::After(place) | Seek::Before(place) => (0, Some((place.number, sql_value(place)))),
    };
    let mut page = Vec::with_capacity(limit);
    while page.len() < limit {
        let rows = repo::walk(connection, column, order.descending, last.as_ref())?;
        for (product, _) in &rows {
            if page.len() < limit && products.contains(*product) {
                if skip > 0 {
                    skip -= 1;
                } else {
                    page.push(*product);
                }
            }
        }
        let Some(row) = rows.into_iter().last() else { break };
        last = Some(row);
    }
    Ok(page)
}

fn sql_value(place: &ListPosition) -> Sql {
    match place.values.first() {
        Some(KeyValue::Number(number)) => Sql::Integer(*number),
        Some(KeyValue::Text(text)) => Sql::Text(text.clone().into_owned()),
        Some(KeyValue::None) | None => Sql::Null,
    }
}
