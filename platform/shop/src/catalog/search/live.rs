//! The current index: a snapshot, which each commit replaces. A search keeps the snapshot that it began with, and no
//! commit waits for it.
//!
//! Building the index takes a while with many products. Searches wait for the first snapshot, commits do not: products
//! that change meanwhile are refreshed before it is published.

use super::expression::{Sought, find};
use super::{Index, vocabulary::Vocabulary};
use arc_swap::ArcSwapOption;
use base::db::{Database, Follower, lock};
use base::error::Result;
use roaring::RoaringBitmap;
use rusqlite::Connection;
use std::sync::{Arc, Mutex};

#[derive(Debug, Default)]
pub struct LiveIndex {
    /// The index as of the last commit; `None` until it is built.
    snapshot: ArcSwapOption<Index>,
    /// Lock: held while the index is built.
    reading: Mutex<()>,
    /// The products that commits changed since the build began; `None` if no build runs.
    missed: Mutex<Option<Vec<i64>>>,
}

impl LiveIndex {
    /// A prebuilt index.
    pub fn of(index: Index) -> Self {
        Self { snapshot: ArcSwapOption::from_pointee(index), ..Self::default() }
    }

    /// The index; the first caller builds it (single flight). The caller must not hold the writer.
    pub fn get(&self, database: &Database) -> Result<Arc<Index>> {
        self.get_by(database, Index::read)
    }

    pub fn get_by(&self, database: &Database, read: impl FnOnce(&Database) -> Result<Index>) -> Result<Arc<Index>> {
        if let Some(index) = self.snapshot.load_full() {
            return Ok(index);
        }
        let _reading = lock(&self.reading);
        if let Some(index) = self.snapshot.load_full() {
            return Ok(index);
        }
        *lock(&self.missed) = Some(Vec::new());
        let mut index = read(database)?;
        database.hold_writer(|writer| {
            // Discards the index of a database that was replaced meanwhile.
            if let Some(index) = self.snapshot.load_full() {
                return Ok(index);
            }
            index.refresh(writer, &lock(&self.missed).take().unwrap_or_default())?;
            let index = Arc::new(index);
            self.snapshot.store(Some(Arc::clone(&index)));
            Ok(index)
        })
    }

    /// Warms up: builds the index, the vocabulary, and the matches of the commonest words, while `wanted`.
    pub fn warm(&self, database: &Database, vocabulary: &Vocabulary, is_wanted: impl Fn() -> bool) -> Result<()> {
        let index = self.get(database)?;
        let common = database.read(|connection| vocabulary.common(connection, &index))?;
        for word in common.into_iter().take_while(|_| is_wanted()) {
            // Caches the word both as complete and as a prefix.
            let sought = Sought { expression: format!("{word} {word}"), ..Sought::default() };
            let index = self.get(database)?;
            database.read(|connection| {
                if let Some(matches) = find(connection, &index, vocabulary, &sought)? {
                    matches.in_order(connection, &index, &RoaringBitmap::new())?;
                }
                Ok(())
            })?;
        }
        Ok(())
    }
}

impl Follower for LiveIndex {
    fn replaced(&self, writer: &Connection) -> Result<()> {
        // An index that was never used is built on first use.
        if self.snapshot.load().is_none() && lock(&self.missed).is_none() {
            return Ok(());
        }
        self.snapshot.store(None);
        self.snapshot.store(Some(Arc::new(Index::seen_by(writer)?)));
        Ok(())
    }

    fn committed(&self, writer: &Connection, products: Vec<i64>) {
        let Some(index) = self.snapshot.load_full() else {
            if let Some(missed) = &mut *lock(&self.missed) {
                missed.extend(products);
            }
            return;
        };
        let mut next = Index::clone(&index);
        let refreshed = next.refresh(writer, &products);
        if let Err(error) = &refreshed {
            tracing::error!(%error, "the index of products could not follow a commit; it is read again");
        }
        self.snapshot.store(refreshed.is_ok().then(|| Arc::new(next)));
    }
}
