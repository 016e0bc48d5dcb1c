//! Search over the products: an index of their facts and words in memory, kept in step with the database.

mod expression;
pub(crate) mod index;
mod live;
mod vocabulary;

pub(crate) use expression::{Matches, Mode, Sought, find};
pub(crate) use index::Index;
pub(crate) use live::LiveIndex;
pub(crate) use vocabulary::Vocabulary;
