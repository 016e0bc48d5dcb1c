//! Reading what searches need before the first one asks.

use super::expression::{Sought, find};
use super::held::HeldIndex;
use super::vocabulary::Vocabulary;
use crate::base::db::Database;
use crate::base::error::ApiError;
use roaring::RoaringBitmap;

/// Reads the words of the catalog, and which products have the commonest, for as long as that is wanted.
pub(crate) fn warm(
    database: &Database,
    held: &HeldIndex,
    vocabulary: &Vocabulary,
    is_wanted: impl Fn() -> bool,
) -> Result<(), ApiError> {
    let version = held.get(database)?.version();
    let common = database.read(|connection| vocabulary.common(connection, version))?;
    for word in common {
        if !is_wanted() {
            break;
        }
        // Once as a word, and once as one that is still being typed.
        let sought = Sought { expression: format!("{word} {word}"), ..Sought::default() };
        database.read(|connection| {
            // Let go of between words: who changes products waits for it.
            let index = held.get(database)?;
            if let Some(matches) = find(connection, &index, vocabulary, &sought)? {
                matches.in_order(connection, &index, &RoaringBitmap::new())?;
            }
            Ok(())
        })?;
    }
    Ok(())
}
