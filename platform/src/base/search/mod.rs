//! Product search: an in-memory index of facts and words, updated with each commit.

mod expression;
pub(crate) mod index;
mod live;
mod vocabulary;

pub(crate) use expression::{Matches, Mode, Sought, find};
pub(crate) use index::Index;
pub(crate) use live::LiveIndex;
pub(crate) use vocabulary::Vocabulary;
