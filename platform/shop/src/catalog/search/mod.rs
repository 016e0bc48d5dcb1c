//! Product search: an in-memory index of facts and words, updated with each commit.

mod expression;
pub(crate) mod index;
mod live;
mod vocabulary;

use base::{Result, Shop};
use std::sync::Arc;

pub use expression::{Matches, Mode, Sought, find};
pub use index::Index;
pub use live::LiveIndex;
pub use vocabulary::Vocabulary;

/// The index of a shop's products as of the last commit. The caller must not hold the writer.
pub fn index_of(shop: &Shop) -> Result<Arc<Index>> {
    shop.states.of::<LiveIndex>().get(&shop.db)
}
