//! The product index in memory: bitmaps and columns, by which filters, counts and sorts take milliseconds over a
//! million products.
//!
//! The index is derived data: built from the tables when it is first needed, and products whose rows a transaction
//! touched are read again when it is committed.

mod names;
mod repo;
mod words;

use crate::base::error::ApiError;
use names::Names;
use roaring::RoaringBitmap;
use rusqlite::Connection;
use std::collections::HashMap;
use std::sync::Arc;
use words::Words;

/// Something that many products have in common, each by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Group {
    Brand,
    Ribbon,
    Collection,
    /// A choice that one of its options offers.
    Choice,
}

/// Something that a product is or is not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trait {
    Visible,
    OnSale,
    PreordersEnabled,
    PreordersPartiallyEnabled,
    PreordersDisabled,
    Digital,
    InStock,
    PartiallyOutOfStock,
    /// Nothing is in stock.
    OutOfStock,
    /// Nothing is in stock, and a variant can be preordered.
    Preorder,
    /// Nothing is in stock, nor can be preordered.
    Unavailable,
}

/// A number that every product has. Amounts are in the currency's smallest unit, moments in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Measure {
    /// The product's own price before discounts.
    BasePrice,
    /// The smallest price, discounts taken off.
    Price,
    /// The smallest price before discounts.
    FullPrice,
    /// The largest price, discounts taken off.
    TopPrice,
    Created,
    Updated,
}

const TRAITS: usize = 11;
const MEASURES: usize = 6;
const GROUPS: usize = 4;

/// Sets and columns over all products, which are named by their numbers.
#[derive(Debug, Clone, Default)]
pub(crate) struct Index {
    all: RoaringBitmap,
    traits: [RoaringBitmap; TRAITS],
    groups: [HashMap<i64, RoaringBitmap>; GROUPS],
    measures: [Vec<i64>; MEASURES],
    names: Names,
    words: Words,
    /// Rises with every change.
    version: u64,
}

/// The row of one product.
#[derive(Debug)]
struct Facts<'a> {
    number: u32,
    name: &'a str,
    traits: [bool; TRAITS],
    measures: [i64; MEASURES],
    /// The ids of its brand and its ribbon.
    brand: Option<&'a str>,
    ribbon: Option<&'a str>,
}

impl Index {
    /// Every product.
    pub(crate) fn all(&self) -> &RoaringBitmap {
        &self.all
    }

    /// A number that changes when anything here does.
    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    /// The products that are something.
    #[allow(clippy::indexing_slicing, reason = "there are as many sets as traits")]
    pub(crate) fn being(&self, what: Trait) -> &RoaringBitmap {
        &self.traits[what as usize]
    }

    /// The products of one member of a group.
    pub(crate) fn of(&self, group: Group, member: i64) -> Option<&RoaringBitmap> {
        self.members(group).get(&member)
    }

    /// The members of a group, each with its products.
    #[allow(clippy::indexing_slicing, reason = "there are as many maps as groups")]
    pub(crate) fn members(&self, group: Group) -> &HashMap<i64, RoaringBitmap> {
        &self.groups[group as usize]
    }

    /// A product's number of some kind; 0 for one that is not there.
    #[allow(clippy::indexing_slicing, reason = "there are as many columns as measures")]
    pub(crate) fn measure(&self, what: Measure, product: u32) -> i64 {
        let column = &self.measures[what as usize];
        column.get(product as usize).copied().unwrap_or_default()
    }

    /// A product's name in lower case.
    pub(crate) fn name(&self, product: u32) -> &str {
        self.names.of(product)
    }

    /// The products whose name in lower case holds a text.
    pub(crate) fn named(&self, text: &str) -> RoaringBitmap {
        self.names.holding(text)
    }

    /// The products that an expression of full text finds.
    pub(crate) fn having(&self, connection: &Connection, expression: &str) -> Result<Arc<RoaringBitmap>, ApiError> {
        self.words.having(connection, expression)
    }

    fn remove(&mut self, products: &RoaringBitmap) {
        let gone = &self.all & products;
        self.all -= &gone;
        self.version += gone.len();
        for set in &mut self.traits {
            *set -= &gone;
        }
        for group in &mut self.groups {
            group.retain(|_, products| {
                *products -= &gone;
                !products.is_empty()
            });
        }
        for product in gone {
            self.names.remove(product);
        }
    }

    fn insert(&mut self, facts: &Facts<'_>) {
        self.version += 1;
        let number = facts.number;
        self.all.insert(number);
        for (set, is_it) in self.traits.iter_mut().zip(facts.traits) {
            if is_it {
                set.insert(number);
            }
        }
        self.measured(number, facts.measures);
        self.names.insert(number, facts.name);
    }

    #[allow(clippy::indexing_slicing, reason = "there are as many maps as groups")]
    fn join(&mut self, group: Group, member: i64, product: u32) {
        self.groups[group as usize].entry(member).or_default().insert(product);
    }

    #[allow(clippy::indexing_slicing, reason = "the columns were made long enough")]
    fn measured(&mut self, product: u32, measures: [i64; MEASURES]) {
        let slot = product as usize;
        for (column, value) in self.measures.iter_mut().zip(measures) {
            if column.len() <= slot {
                column.resize(slot + 1, 0);
            }
            column[slot] = value;
        }
    }

    /// Takes in an index of other products.
    fn absorb(&mut self, other: Self) {
        if self.all.is_empty() {
            *self = other;
            return;
        }
        self.version += other.version;
        for (mine, others) in self.traits.iter_mut().zip(&other.traits) {
            *mine |= others;
        }
        for (mine, others) in self.groups.iter_mut().zip(other.groups) {
            for (member, products) in others {
                *mine.entry(member).or_default() |= products;
            }
        }
        for product in &other.all {
            let column = |column: &Vec<i64>| column.get(product as usize).copied().unwrap_or_default();
            self.measured(product, other.measures.each_ref().map(column));
            self.names.insert(product, other.names.of(product));
        }
        self.all |= other.all;
    }
}
