//! A cache of the products that have a word.
//!
//! Full text tells it a row at a time, which takes milliseconds for a word that many products have. What it told stays
//! here as a set and stays right: a product that has changed since is looked at again, by itself.

use super::repo;
use crate::base::error::ApiError;
use roaring::RoaringBitmap;
use rusqlite::Connection;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The memory limit of all sets, in bytes.
const ROOM: usize = 64 << 20;
/// The approximate overhead of a set, in bytes.
const OVERHEAD: usize = 256;
/// The rows that are read in the time of one look at a product by itself.
const LOOK: usize = 16;
/// Beyond so many changes everything is read again where it is needed.
const MAX_CHANGES: usize = 20_000;

/// Sets of products by what full text was asked.
#[derive(Debug)]
pub(super) struct Words {
    kept: Mutex<CachedSets>,
    /// The products that have changed since the first set was read.
    changes: Vec<u32>,
}

#[derive(Debug)]
struct CachedSets {
    sets: HashMap<String, Known>,
    bytes: usize,
    capacity: usize,
    /// The number of uses of a set.
    uses: u64,
}

#[derive(Debug, Clone)]
struct Known {
    products: Arc<RoaringBitmap>,
    /// The number of changes that it takes into account.
    seen: usize,
    bytes: usize,
    used: u64,
}

impl Clone for Words {
    /// Nothing is known yet in a clone, which is found out again when it is asked for.
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl Default for Words {
    fn default() -> Self {
        Self::with_capacity(ROOM)
    }
}

impl Words {
    fn with_capacity(capacity: usize) -> Self {
        let kept = CachedSets { sets: HashMap::new(), bytes: 0, capacity, uses: 0 };
        Self { kept: Mutex::new(kept), changes: Vec::new() }
    }

    /// The products that an expression of full text finds.
    pub(super) fn having(&self, connection: &Connection, expression: &str) -> Result<Arc<RoaringBitmap>, ApiError> {
        let known = self.kept().known(expression);
        let products = match known {
            Some(known) => {
                let since = self.changes.get(known.seen..).unwrap_or_default();
                if since.is_empty() {
                    return Ok(known.products);
                }
                if since.len() as u64 * LOOK as u64 <= known.products.len() {
                    repo::products_again(connection, expression, &known.products, since)?
                } else {
                    repo::products_of(connection, expression)?
                }
            }
            None => repo::products_of(connection, expression)?,
        };
        let products = Arc::new(products);
        self.kept().keep(expression, Arc::clone(&products), self.changes.len());
        Ok(products)
    }

    /// Takes note that the words of products may have changed.
    pub(super) fn changed(&mut self, products: &RoaringBitmap) {
        let kept = self.kept.get_mut().unwrap_or_else(PoisonError::into_inner);
        let count = usize::try_from(products.len()).unwrap_or(usize::MAX);
        if self.changes.len().saturating_add(count) > MAX_CHANGES {
            kept.forget_all();
        }
        if kept.sets.is_empty() {
            self.changes.clear();
        } else {
            self.changes.extend(products);
        }
    }

    fn kept(&self) -> MutexGuard<'_, CachedSets> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl CachedSets {
    fn known(&mut self, expression: &str) -> Option<Known> {
        self.uses += 1;
        let known = self.sets.get_mut(expression)?;
        known.used = self.uses;
        Some(known.clone())
    }

    fn keep(&mut self, expression: &str, products: Arc<RoaringBitmap>, seen: usize) {
        let bytes = products.serialized_size() + expression.len() + OVERHEAD;
        let known = Known { products, seen, bytes, used: self.uses };
        self.bytes += bytes;
        if let Some(replaced) = self.sets.insert(expression.to_owned(), known) {
            self.bytes -= replaced.bytes;
        }
        if self.bytes > self.capacity {
            self.make_room();
        }
    }

    /// Forgets the half that was not asked for the longest, so that this comes seldom.
    fn make_room(&mut self) {
        let mut used: Vec<u64> = self.sets.values().map(|known| known.used).collect();
        let middle = used.len() / 2;
        let (_, middle, _) = used.select_nth_unstable(middle);
        self.sets.retain(|_, known| known.used > *middle);
        self.bytes = self.sets.values().map(|known| known.bytes).sum();
    }

    fn forget_all(&mut self) {
        self.sets.clear();
        self.bytes = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const SHOP: &str = "CREATE VIRTUAL TABLE product_words USING fts5 (name, labels, text, content = '',
        contentless_delete = 1, prefix = '2 3');";

    fn shop() -> Connection {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(SHOP).unwrap();
        connection
    }

    fn name(connection: &Connection, words: &mut Words, product: u32, name: Option<&str>) {
        connection.execute("DELETE FROM product_words WHERE rowid = ?1", [product]).unwrap();
        if let Some(name) = name {
            connection.execute("INSERT INTO product_words (rowid, name) VALUES (?1, ?2)", (product, name)).unwrap();
        }
        words.changed(&RoaringBitmap::from_iter([product]));
    }

    proptest! {
        #[test]
        fn what_is_kept_is_what_full_text_says(
            steps in prop::collection::vec((1_u32..40, prop::option::of("[ab]{1,2} [ab]{1,2}")), 0..60),
        ) {
            let connection = shop();
            let mut words = Words::default();
            for product in 1..40 {
                name(&connection, &mut words, product, Some("a ab"));
            }
            for (product, given) in steps {
                name(&connection, &mut words, product, given.as_deref());
                for expression in ["\"a\"", "\"a\"*", "{name} : \"bb\"", "{labels} : \"a\""] {
                    let kept = words.having(&connection, expression).unwrap();
                    prop_assert_eq!(&*kept, &repo::products_of(&connection, expression).unwrap());
                }
            }
        }
    }

    #[test]
    fn one_changed_product_among_many_is_looked_at_by_itself() {
        let connection = shop();
        let mut words = Words::default();
        for product in 1..=40 {
            name(&connection, &mut words, product, Some("mug"));
        }
        assert_eq!(words.having(&connection, "\"mug\"").unwrap().len(), 40);
        // A change that is not told of shows that the others are not read.
        connection.execute("DELETE FROM product_words WHERE rowid = 1", []).unwrap();
        name(&connection, &mut words, 2, None);
        let kept = words.having(&connection, "\"mug\"").unwrap();
        assert_eq!(kept.iter().take(2).collect::<Vec<_>>(), [1, 3]);
        let many: RoaringBitmap = (3..=30).collect();
        words.changed(&many);
        assert_eq!(words.having(&connection, "\"mug\"").unwrap().min(), Some(3));
    }

    #[test]
    fn what_was_not_asked_for_the_longest_makes_room() {
        let connection = shop();
        let mut words = Words::with_capacity(5 * (OVERHEAD + 40));
        name(&connection, &mut words, 1, Some("one two three four five six"));
        for word in ["one", "two", "three", "four", "one", "five", "six", "one"] {
            assert_eq!(words.having(&connection, word).unwrap().len(), 1, "{word}");
        }
        let kept = words.kept();
        assert!(kept.bytes <= kept.capacity);
        assert!(kept.sets.contains_key("one") && !kept.sets.contains_key("two"));
    }

    #[test]
    fn very_many_changes_are_not_kept() {
        let connection = shop();
        let mut words = Words::default();
        name(&connection, &mut words, 1, Some("mug"));
        assert_eq!(words.having(&connection, "mug").unwrap().len(), 1);
        name(&connection, &mut words, 1, None);
        words.changed(&(2..u32::try_from(MAX_CHANGES).unwrap() + 2).collect());
        assert!(words.changes.is_empty());
        assert!(words.having(&connection, "mug").unwrap().is_empty());
    }
}
