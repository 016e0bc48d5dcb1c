//! Reads the index from the tables: all products, or some.

use super::columns::{BLOCK, MEASURES};
use super::{Facts, Group, Index, TRAITS, Trait};
use base::db::Database;
use base::error::{ApiError, Result};
use roaring::RoaringBitmap;
use rusqlite::{Connection, OptionalExtension, Row};
use std::{collections::HashMap, ops::RangeInclusive, thread};

/// A covering index of the table has all these columns; named, so that SQLite reads no table rows.
const FACTS: &str = "SELECT numeric_id, name_folded, visible, on_sale, preorder_status, product_type, inventory_status, \
     price, price_min, compare_min, price_max, created, updated, brand, ribbon \
     FROM products INDEXED BY products_facts WHERE numeric_id BETWEEN ?1 AND ?2 ORDER BY numeric_id";
const COLLECTIONS: &str = "SELECT product, collection FROM product_collections WHERE product BETWEEN ?1 AND ?2";
const CHOICES: &str = "SELECT product, choice FROM product_choices WHERE product BETWEEN ?1 AND ?2";
const MEMBER: &str = "SELECT number FROM catalog_entities WHERE id = ?1";
/// The minimum of products per reading thread.
const MIN_PART: u32 = 20_000;

/// The highest number of a product.
fn last(connection: &Connection) -> Result<u32> {
    let last: Option<i64> = connection.query_row("SELECT max(numeric_id) FROM products", [], |row| row.get(0))?;
    Ok(last.map_or(0, slot))
}

impl Index {
    /// The index of everything that a connection sees.
    pub(crate) fn seen_by(connection: &Connection) -> Result<Self> {
        let mut whole = Self::default();
        whole.insert_range(connection, 0..=last(connection)?)?;
        Ok(whole)
    }

    /// The index of all products, read in parallel.
    pub fn read(database: &Database) -> Result<Self> {
        let last = database.read(last)?;
        let readers = thread::available_parallelism().map_or(1, |count| u32::try_from(count.get()).unwrap_or(1));
        // Aligned, so that no block is split between two parts.
        let length = last.div_ceil(readers).max(MIN_PART).next_multiple_of(BLOCK);
        let read_part = |first: u32| {
            let mut part = Self::default();
            database.read(|connection| part.insert_range(connection, first..=first.saturating_add(length - 1)))?;
            Ok(part)
        };
        thread::scope(|scope| {
            let read_part = &read_part;
            let starts = (0..=last).step_by(usize::try_from(length).unwrap_or(usize::MAX));
            let parts: Vec<_> = starts.map(|first| scope.spawn(move || read_part(first))).collect();
            let mut whole = Self::default();
            for part in parts {
                let part: Result<Self> =
                    part.join().unwrap_or_else(|_| Err(ApiError::Internal("the products cannot be read".to_owned())));
                whole.append(part?);
            }
            Ok(whole)
        })
    }

    /// Refreshes products whose rows were changed, inserted or deleted.
    pub(crate) fn refresh(&mut self, connection: &Connection, products: &[i64]) -> Result<()> {
        let changed: RoaringBitmap = products.iter().map(|number| slot(*number)).collect();
        let mut fresh = Self::default();
        for product in &changed {
            fresh.insert_range(connection, product..=product)?;
        }
        self.replace(&changed, &fresh);
        Ok(())
    }

    fn insert_range(&mut self, connection: &Connection, products: RangeInclusive<u32>) -> Result<()> {
        let range = (products.start(), products.end());
        let mut members = Members { connection, known: HashMap::new() };
        let mut statement = connection.prepare_cached(FACTS)?;
        let mut rows = statement.query(range)?;
        while let Some(row) = rows.next()? {
            let facts = facts(row)?;
            self.insert(&facts);
            for (id, group) in [(facts.brand, Group::Brand), (facts.ribbon, Group::Ribbon)] {
                if let Some(member) = members.number(id)? {
                    self.join(group, member, facts.number);
                }
            }
        }
        for (sql, group) in [(COLLECTIONS, Group::Collection), (CHOICES, Group::Choice)] {
            let mut statement = connection.prepare_cached(sql)?;
            let mut rows = statement.query(range)?;
            while let Some(row) = rows.next()? {
                self.join(group, row.get(1)?, slot(row.get(0)?));
            }
        }
        Ok(())
    }
}

/// The numbers of brands and ribbons by id (a cache).
struct Members<'a> {
    connection: &'a Connection,
    known: HashMap<String, Option<i64>>,
}

impl Members<'_> {
    fn number(&mut self, id: Option<&str>) -> Result<Option<i64>> {
        let Some(id) = id else {
            return Ok(None);
        };
        if let Some(number) = self.known.get(id) {
            return Ok(*number);
        }
        let mut statement = self.connection.prepare_cached(MEMBER)?;
        let number = statement.query_row([id], |row| row.get(0)).optional()?;
        self.known.insert(id.to_owned(), number);
        Ok(number)
    }
}

/// A product's number as a bitmap element. SQLite numbers rows from 1, so none nears the bound.
fn slot(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[allow(clippy::indexing_slicing, reason = "there are as many flags as traits")]
fn facts<'a>(row: &'a Row<'_>) -> rusqlite::Result<Facts<'a>> {
    let mut traits = [false; TRAITS];
    for (column, what) in [(2, Trait::Visible), (3, Trait::OnSale)] {
        traits[what as usize] = row.get(column)?;
    }
    let preorders = match row.get_ref(4)?.as_str()? {
        "ENABLED" => Trait::PreordersEnabled,
        "PARTIALLY_ENABLED" => Trait::PreordersPartiallyEnabled,
        _ => Trait::PreordersDisabled,
    };
    traits[preorders as usize] = true;
    traits[Trait::Digital as usize] = row.get_ref(5)?.as_str()? == "digital";
    let stock: &[Trait] = match row.get_ref(6)?.as_str()? {
        "IN_STOCK" => &[Trait::InStock],
        "PARTIALLY_OUT_OF_STOCK" => &[Trait::PartiallyOutOfStock],
        "PREORDER" => &[Trait::OutOfStock, Trait::Preorder],
        _ => &[Trait::OutOfStock, Trait::Unavailable],
    };
    for what in stock {
        traits[*what as usize] = true;
    }
    let mut measures = [0; MEASURES];
    for (column, measure) in (7..).zip(&mut measures) {
        *measure = row.get(column)?;
    }
    Ok(Facts {
        number: slot(row.get(0)?),
        name: row.get_ref(1)?.as_str()?,
        traits,
        measures,
        brand: row.get_ref(13)?.as_str_or_null()?,
        ribbon: row.get_ref(14)?.as_str_or_null()?,
    })
}

const HAVING: &str = "SELECT rowid FROM product_words WHERE product_words MATCH ?1 ORDER BY rowid";

const HAS: &str = "SELECT EXISTS (SELECT 1 FROM product_words WHERE product_words MATCH ?1 AND rowid = ?2)";

pub(super) fn products_of(connection: &Connection, expression: &str) -> Result<RoaringBitmap> {
    let mut products = RoaringBitmap::new();
    let mut statement = connection.prepare_cached(HAVING)?;
    let mut rows = statement.query([expression])?;
    while let Some(row) = rows.next()? {
        products.insert(row.get(0)?);
    }
    Ok(products)
}

/// The products that match a full-text expression: a cached set, with the changed products tested again.
pub(super) fn products_again(
    connection: &Connection,
    expression: &str,
    known: &RoaringBitmap,
    changed: &[u32],
) -> Result<RoaringBitmap> {
    let mut products = known.clone();
    let mut has = connection.prepare_cached(HAS)?;
    for product in changed {
        if has.query_row((expression, product), |row| row.get(0))? {
            products.insert(*product);
        } else {
            products.remove(*product);
        }
    }
    Ok(products)
}

/// Visits each indexed word in byte order, with the number of its products.
pub(in crate::catalog::search) fn each_word(
    connection: &Connection,
    mut visit: impl FnMut(String, i64) -> Result<()>,
) -> Result<()> {
    let mut statement = connection.prepare_cached("SELECT term, doc FROM product_vocabulary")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        visit(row.get(0)?, row.get(1)?)?;
    }
    Ok(())
}
