//! A cache of full-text matches.
//!
//! SQLite's full-text index returns one row at a time, which takes milliseconds for a common word. A cached set is
//! corrected by testing only the products that have changed since.

use super::repo;
use base::db::lock;
use base::error::Result;
use moka::sync::Cache;
use roaring::RoaringBitmap;
use rusqlite::Connection;
use std::sync::{Arc, Mutex};

/// The memory limit of all cached sets, in bytes.
const ROOM: u64 = 64 << 20;
/// The approximate overhead of a set, in bytes.
const OVERHEAD: usize = 256;
/// The cost of testing one product by itself, in rows read in sequence.
const LOOK: u64 = 16;
/// The number of changes beyond which the whole cache is dropped.
const MAX_CHANGES: usize = 20_000;

/// Sets of products by full-text expression, shared by all snapshots of an index.
#[derive(Debug)]
pub(super) struct Words {
    sets: Cache<String, Known>,
    /// The changed products, oldest first.
    changes: Mutex<Vec<u32>>,
}

#[derive(Debug, Clone)]
struct Known {
    products: Arc<RoaringBitmap>,
    /// The number of changes that the set includes.
    seen: usize,
}

impl Default for Words {
    fn default() -> Self {
        let bytes = |expression: &String, known: &Known| {
            let bytes = expression.len() + known.products.serialized_size() + OVERHEAD;
            u32::try_from(bytes).unwrap_or(u32::MAX)
        };
        Self { sets: Cache::builder().max_capacity(ROOM).weigher(bytes).build(), changes: Mutex::default() }
    }
}

impl Words {
    /// The products that match a full-text expression.
    pub(super) fn having(&self, connection: &Connection, expression: &str) -> Result<Arc<RoaringBitmap>> {
        let known = self.sets.get(expression);
        let seen = known.as_ref().map_or(0, |known| known.seen);
        let (since, now) = {
            let changes = lock(&self.changes);
            (changes.get(seen..).unwrap_or_default().to_vec(), changes.len())
        };
        let products = match known {
            Some(known) if since.is_empty() => return Ok(known.products),
            Some(Known { products, .. }) if since.len() as u64 * LOOK <= products.len() => {
                repo::products_again(connection, expression, &products, &since)?
            }
            _ => repo::products_of(connection, expression)?,
        };
        let products = Arc::new(products);
        self.sets.insert(expression.to_owned(), Known { products: Arc::clone(&products), seen: now });
        Ok(products)
    }

    /// Records products whose words may have changed. False beyond the maximum of changes.
    pub(super) fn note(&self, products: &RoaringBitmap) -> bool {
        let mut changes = lock(&self.changes);
        changes.extend(products);
        changes.len() <= MAX_CHANGES
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

    fn name(connection: &Connection, words: &Words, product: u32, name: Option<&str>) {
        connection.execute("DELETE FROM product_words WHERE rowid = ?1", [product]).unwrap();
        if let Some(name) = name {
            connection.execute("INSERT INTO product_words (rowid, name) VALUES (?1, ?2)", (product, name)).unwrap();
        }
        assert!(words.note(&RoaringBitmap::from_iter([product])));
    }

    proptest! {
        #[test]
        fn cached_word_matches_equal_the_full_text_index(
            steps in prop::collection::vec((1_u32..40, prop::option::of("[ab]{1,2} [ab]{1,2}")), 0..60),
        ) {
            let connection = shop();
            let words = Words::default();
            for product in 1..40 {
                name(&connection, &words, product, Some("a ab"));
            }
            for (product, given) in steps {
                name(&connection, &words, product, given.as_deref());
                for expression in ["\"a\"", "\"a\"*", "{name} : \"bb\"", "{labels} : \"a\""] {
                    let kept = words.having(&connection, expression).unwrap();
                    prop_assert_eq!(&*kept, &repo::products_of(&connection, expression).unwrap());
                }
            }
        }
    }

    #[test]
    fn a_changed_product_invalidates_only_its_own_entries_in_the_word_cache() {
        let connection = shop();
        let words = Words::default();
        for product in 1..=40 {
            name(&connection, &words, product, Some("mug"));
        }
        assert_eq!(words.having(&connection, "\"mug\"").unwrap().len(), 40);
        // A change without notice leaves the cached word.
        connection.execute("DELETE FROM product_words WHERE rowid = 1", []).unwrap();
        name(&connection, &words, 2, None);
        let kept = words.having(&connection, "\"mug\"").unwrap();
        assert_eq!(kept.iter().take(2).collect::<Vec<_>>(), [1, 3]);
        let many: RoaringBitmap = (3..=30).collect();
        assert!(words.note(&many));
        assert_eq!(words.having(&connection, "\"mug\"").unwrap().min(), Some(3));
    }

    #[test]
    fn changes_beyond_the_limit_are_not_tracked() {
        let words = Words::default();
        let changes = u32::try_from(MAX_CHANGES).unwrap();
        assert!(words.note(&(0..changes).collect()));
        assert!(!words.note(&RoaringBitmap::from_iter([0])));
    }
}
