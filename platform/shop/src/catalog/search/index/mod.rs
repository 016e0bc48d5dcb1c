//! The product index in memory: bitmaps and columns, with which filters, facets and sorts take milliseconds over a
//! million products.
//!
//! The index is derived data: built from the tables on first use; a commit refreshes the products that it changed.
//! Clones share all parts, and a change copies the parts that it touches (copy on write), so readers keep a consistent
//! snapshot.

mod columns;
mod repo;
mod words;

use base::error::Result;
use columns::{Columns, MEASURES};
use roaring::RoaringBitmap;
use rusqlite::Connection;
use std::{collections::HashMap, sync::Arc};
use words::Words;

pub(super) use repo::each_word;

/// A grouping of products, with one set of products for each member.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Group {
    Brand,
    Ribbon,
    Collection,
    /// A choice of one of the product's options.
    Choice,
}

/// A boolean property of a product.
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
    OutOfStock,
    /// Out of stock, and a variant can be preordered.
    Preorder,
    /// Out of stock, and no variant can be preordered.
    Unavailable,
}

/// A numeric property. Amounts are in the currency's smallest unit, moments in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Measure {
    /// The product's own price, before discounts.
    BasePrice,
    /// The lowest price after discounts.
    Price,
    /// The lowest price before discounts.
    FullPrice,
    /// The highest price after discounts.
    TopPrice,
    Created,
    Updated,
}

const TRAITS: usize = 11;
const GROUPS: usize = 4;

/// The products by member of a group.
type Members = HashMap<i64, Arc<RoaringBitmap>>;

/// Bitmaps and columns over all products, by product number.
#[derive(Debug, Clone, Default)]
pub struct Index {
    all: Arc<RoaringBitmap>,
    traits: [Arc<RoaringBitmap>; TRAITS],
    groups: [Arc<Members>; GROUPS],
    columns: Columns,
    words: Arc<Words>,
    /// Incremented by every change.
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
    pub fn all(&self) -> &RoaringBitmap {
        &self.all
    }

    /// A copy for a copied database: it does not share the full-text cache.
    pub fn of_copy(&self) -> Self {
        Self { words: Arc::default(), ..self.clone() }
    }

    /// The number of changes so far.
    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    /// The products with a trait.
    #[allow(clippy::indexing_slicing, reason = "there are as many sets as traits")]
    pub(crate) fn being(&self, what: Trait) -> &RoaringBitmap {
        &self.traits[what as usize]
    }

    /// The products of one member of a group.
    pub(crate) fn of(&self, group: Group, member: i64) -> Option<&RoaringBitmap> {
        self.group(group).get(&member).map(AsRef::as_ref)
    }

    pub(crate) fn members(&self, group: Group) -> impl Iterator<Item = (i64, &RoaringBitmap)> {
        self.group(group).iter().map(|(member, products)| (*member, products.as_ref()))
    }

    #[allow(clippy::indexing_slicing, reason = "there are as many maps as groups")]
    fn group(&self, group: Group) -> &Members {
        &self.groups[group as usize]
    }

    /// A measure of a product; 0 for an unknown one.
    pub(crate) fn measure(&self, what: Measure, product: u32) -> i64 {
        self.columns.measure(what, product)
    }

    pub(crate) fn name(&self, product: u32) -> &str {
        self.columns.name(product)
    }

    /// The products whose lower-case name contains a text. For an empty text the set also has unused numbers.
    pub fn named(&self, text: &str) -> RoaringBitmap {
        self.columns.named(text)
    }

    /// The products that match a full-text expression.
    pub(crate) fn having(&self, connection: &Connection, expression: &str) -> Result<Arc<RoaringBitmap>> {
        self.words.having(connection, expression)
    }

    fn insert(&mut self, facts: &Facts<'_>) {
        self.version += 1;
        Arc::make_mut(&mut self.all).insert(facts.number);
        for (set, is_it) in self.traits.iter_mut().zip(facts.traits) {
            if is_it {
                Arc::make_mut(set).insert(facts.number);
            }
        }
        self.columns.set(facts.number, facts.name, facts.measures);
    }

    #[allow(clippy::indexing_slicing, reason = "there are as many maps as groups")]
    fn join(&mut self, group: Group, member: i64, product: u32) {
        let products = Arc::make_mut(&mut self.groups[group as usize]).entry(member).or_default();
        Arc::make_mut(products).insert(product);
    }

    /// Replaces products by those of another index. Unchanged sets are not copied.
    fn replace(&mut self, products: &RoaringBitmap, by: &Self) {
        self.version += products.len();
        if !self.words.note(products) {
            self.words = Arc::default();
        }
        replace_in(&mut self.all, products, &by.all);
        for (set, by) in self.traits.iter_mut().zip(&by.traits) {
            replace_in(set, products, by);
        }
        for (members, by) in self.groups.iter_mut().zip(&by.groups) {
            let is_same = |(member, set): (&i64, &Arc<RoaringBitmap>)| {
                let wanted = by.get(member).map_or(0, |wanted| wanted.len());
                let kept = set.intersection_len(products);
                kept == wanted && by.get(member).is_none_or(|wanted| wanted.is_subset(set))
            };
            if members.iter().all(is_same) && by.keys().all(|member| members.contains_key(member)) {
                continue;
            }
            let members = Arc::make_mut(members);
            for (member, set) in members.iter_mut() {
                match by.get(member) {
                    Some(by) => replace_in(set, products, by),
                    None => replace_in(set, products, &RoaringBitmap::new()),
                }
            }
            for (member, set) in by.iter() {
                members.entry(*member).or_insert_with(|| Arc::clone(set));
            }
            members.retain(|_, set| !set.is_empty());
        }
        self.columns.replace(products, &by.columns);
    }

    /// Appends an index whose product numbers are all higher than this one's.
    fn append(&mut self, other: Self) {
        self.version += other.version;
        *Arc::make_mut(&mut self.all) |= &*other.all;
        for (mine, others) in self.traits.iter_mut().zip(&other.traits) {
            *Arc::make_mut(mine) |= &**others;
        }
        for (mine, others) in self.groups.iter_mut().zip(&other.groups) {
            let mine = Arc::make_mut(mine);
            for (member, products) in others.iter() {
                *Arc::make_mut(mine.entry(*member).or_default()) |= &**products;
            }
        }
        self.columns.append(other.columns);
    }
}

/// Makes a set agree with another one about some products.
fn replace_in(set: &mut Arc<RoaringBitmap>, products: &RoaringBitmap, by: &RoaringBitmap) {
    if set.intersection_len(products) == by.len() && by.is_subset(set) {
        return;
    }
    let set = Arc::make_mut(set);
    *set -= products;
    *set |= by;
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use proptest::sample::subsequence;

    /// A product's name, traits, measures and brands.
    type Product = (String, [bool; TRAITS], [i64; MEASURES], Vec<i64>);

    fn product() -> impl Strategy<Value = Product> {
        let brands = subsequence(vec![1, 2, 3], 0..3);
        ("[ab]{1,3}", any::<[bool; TRAITS]>(), [-2_i64..3, 0..3, 0..3, 0..3, 0..3, 0..3], brands)
    }

    fn index_of<'a>(products: impl IntoIterator<Item = (&'a u32, &'a Product)>) -> Index {
        let mut index = Index::default();
        for (number, (name, traits, measures, brands)) in products {
            let (traits, measures) = (*traits, *measures);
            index.insert(&Facts { number: *number, name, traits, measures, brand: None, ribbon: None });
            for brand in brands {
                index.join(Group::Brand, *brand, *number);
            }
        }
        index
    }

    fn facts_of(index: &Index) -> Vec<(u32, Product)> {
        let product = |number: u32| {
            let measures = index.columns.measures(number).unwrap_or_default();
            let mut brands: Vec<i64> = index
                .members(Group::Brand)
                .filter(|(_, products)| products.contains(number))
                .map(|(brand, _)| brand)
                .collect();
            brands.sort_unstable();
            let traits = index.traits.each_ref().map(|set| set.contains(number));
            (number, (index.name(number).to_owned(), traits, measures, brands))
        };
        index.all().iter().map(product).collect()
    }

    proptest! {
        #[test]
        fn an_updated_clone_equals_a_fresh_index_and_the_original_is_unchanged(
            before in prop::collection::btree_map(0_u32..9, product(), 0..9),
            changed in prop::collection::btree_map(0_u32..9, prop::option::of(product()), 0..9),
        ) {
            let original = index_of(&before);
            let mut index = original.clone();
            let fresh: std::collections::BTreeMap<u32, Product> =
                changed.iter().filter_map(|(number, product)| Some((*number, product.clone()?))).collect();
            index.replace(&changed.keys().copied().collect(), &index_of(&fresh));
            let mut after = before.clone();
            after.retain(|number, _| !changed.contains_key(number));
            after.extend(fresh);
            prop_assert_eq!(facts_of(&index), after.into_iter().collect::<Vec<_>>());
            prop_assert!(index.members(Group::Brand).all(|(_, products)| !products.is_empty()));
            prop_assert_eq!(facts_of(&original), before.into_iter().collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_update_copies_only_the_sets_that_change() {
        let product = |price: i64| ("mug".to_owned(), [true; TRAITS], [price; MEASURES], vec![1]);
        let original = index_of([(&1, &product(10)), (&2, &product(20))]);
        let mut index = original.clone();
        index.replace(&RoaringBitmap::from_iter([2]), &index_of([(&2, &product(15))]));
        assert_eq!((index.measure(Measure::Price, 2), original.measure(Measure::Price, 2)), (15, 20));
        assert!(Arc::ptr_eq(&index.all, &original.all));
        assert!(index.traits.iter().zip(&original.traits).all(|(one, other)| Arc::ptr_eq(one, other)));
        assert!(index.groups.iter().zip(&original.groups).all(|(one, other)| Arc::ptr_eq(one, other)));
    }
}
