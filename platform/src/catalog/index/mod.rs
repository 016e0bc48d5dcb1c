//! What every product is and has, in memory: sets of numbers and columns, by which filters, counts and orders take
//! milliseconds over a million products.
//!
//! It holds nothing of its own: it is read from the tables when the database opens, and products whose rows a
//! transaction touched are read again when it is committed.

mod load;
mod names;

use names::Names;
use roaring::RoaringBitmap;
use std::collections::HashMap;

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
    Preorder,
    Digital,
    InStock,
    PartiallyOutOfStock,
    OutOfStock,
}

/// A number that every product has. Amounts are in the currency's smallest unit, moments in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Measure {
    /// The smallest price, discounts taken off.
    Price,
    /// The smallest price before discounts.
    FullPrice,
    Created,
    Updated,
}

const TRAITS: usize = 7;
const MEASURES: usize = 4;
const GROUPS: usize = 4;

/// Sets and columns over all products, which are named by their numbers.
#[derive(Debug, Default)]
pub(crate) struct Index {
    all: RoaringBitmap,
    traits: [RoaringBitmap; TRAITS],
    groups: [HashMap<i64, RoaringBitmap>; GROUPS],
    measures: [Vec<i64>; MEASURES],
    names: Names,
    /// Rises with every change.
    version: u64,
}

/// What the tables say of one product.
#[derive(Debug, Default)]
struct Facts {
    number: u32,
    name: String,
    traits: Vec<Trait>,
    measures: [i64; MEASURES],
    groups: Vec<(Group, i64)>,
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

    fn remove(&mut self, number: u32) {
        if !self.all.remove(number) {
            return;
        }
        self.version += 1;
        for set in &mut self.traits {
            set.remove(number);
        }
        for group in &mut self.groups {
            group.retain(|_, products| {
                products.remove(number);
                !products.is_empty()
            });
        }
        self.names.remove(number);
    }

    #[allow(
        clippy::indexing_slicing,
        reason = "the columns were made long enough, and there is one a kind"
    )]
    fn insert(&mut self, facts: &Facts) {
        self.version += 1;
        let number = facts.number;
        self.all.insert(number);
        for what in &facts.traits {
            self.traits[*what as usize].insert(number);
        }
        for (group, member) in &facts.groups {
            self.groups[*group as usize].entry(*member).or_default().insert(number);
        }
        let slot = number as usize;
        for (column, value) in self.measures.iter_mut().zip(facts.measures) {
            if column.len() <= slot {
                column.resize(slot + 1, 0);
            }
            column[slot] = value;
        }
        self.names.insert(number, &facts.name);
    }
}
