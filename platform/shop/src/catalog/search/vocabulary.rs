//! The catalog's vocabulary, for spelling correction.

use super::index::{Index, each_word};
use base::error::{ApiError, Result};
use fst::{IntoStreamer as _, Map, MapBuilder, Streamer as _, automaton::Levenshtein};
use rusqlite::Connection;
use std::sync::{Arc, Mutex, PoisonError};

/// The shortest word that is corrected.
const SHORTEST: usize = 4;
/// The length from which two letters may be wrong.
const LONG: usize = 6;
/// The maximum of corrections of a word.
const MAX_MEANT: usize = 8;
/// The number of products from which a word is common: reading its matches takes a while.
const COMMON: u64 = 1_000;
/// The maximum of common words.
const MAX_COMMON: usize = 400;
/// The number of changes, or their share of a large catalog, after which the vocabulary is read again.
const STALE_AFTER: u64 = 500;
const STALE_SHARE: u64 = 20;

/// The vocabulary, read lazily and refreshed after many changes. Newer words still match if spelt correctly.
#[derive(Debug, Default)]
pub struct Vocabulary(Mutex<Option<Known>>);

#[derive(Debug, Clone)]
struct Known {
    /// Each word with the number of products that have it.
    words: Arc<Map<Vec<u8>>>,
    /// The index's version when the words were read.
    version: u64,
}

impl Vocabulary {
    /// Invalidates the vocabulary.
    pub(crate) fn forget(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// The most common words, commonest first. Empty for a small catalog, without reading its words.
    pub(super) fn common(&self, connection: &Connection, index: &Index) -> Result<Vec<String>> {
        if index.all().len() < COMMON {
            return Ok(Vec::new());
        }
        let words = self.words(connection, index.version())?;
        let mut common: Vec<(u64, String)> = Vec::new();
        let mut stream = words.stream();
        while let Some((word, products)) = stream.next() {
            if products >= COMMON {
                common.push((products, String::from_utf8_lossy(word).into_owned()));
            }
        }
        common.sort_unstable_by(|one, other| other.cmp(one));
        common.truncate(MAX_COMMON);
        Ok(common.into_iter().map(|(_, word)| word).collect())
    }

    /// The corrections of a misspelt word, likeliest first: by edit distance, then by number of products.
    pub(crate) fn meant(&self, connection: &Connection, version: u64, word: &str) -> Result<Vec<String>> {
        let length = word.chars().count();
        if length < SHORTEST {
            return Ok(Vec::new());
        }
        let words = self.words(connection, version)?;
        for distance in 1..=if length < LONG { 1 } else { 2 } {
            // The automaton of a very long word would be too large; such words are not corrected.
            let Ok(automaton) = Levenshtein::new(word, distance) else {
                return Ok(Vec::new());
            };
            let mut near: Vec<(u64, String)> = Vec::new();
            let mut stream = words.search(automaton).into_stream();
            while let Some((found, products)) = stream.next() {
                near.push((products, String::from_utf8_lossy(found).into_owned()));
            }
            if !near.is_empty() {
                near.sort_by(|one, other| other.cmp(one));
                return Ok(near.into_iter().take(MAX_MEANT).map(|(_, found)| found).collect());
            }
        }
        Ok(Vec::new())
    }

    fn words(&self, connection: &Connection, version: u64) -> Result<Arc<Map<Vec<u8>>>> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known
            .as_ref()
            .filter(|known| version.abs_diff(known.version) < STALE_AFTER.max(known.version / STALE_SHARE))
        {
            return Ok(Arc::clone(&known.words));
        }
        let words = Arc::new(read(connection)?);
        *known = Some(Known { words: Arc::clone(&words), version });
        Ok(words)
    }
}

fn read(connection: &Connection) -> Result<Map<Vec<u8>>> {
    let failed = |error: fst::Error| ApiError::internal(error);
    let mut words = MapBuilder::memory();
    // In byte order, which the map builder requires. Excludes codes and numbers.
    each_word(connection, |word, products| {
        if word.contains(|letter: char| letter.is_ascii_digit()) {
            return Ok(());
        }
        words.insert(word, products.unsigned_abs()).map_err(failed)
    })?;
    let bytes = words.into_inner().map_err(failed)?;
    Map::new(bytes).map_err(failed)
}
