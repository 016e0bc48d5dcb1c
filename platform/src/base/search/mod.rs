//! Search over the products: an index of their facts and words in memory, kept in step with the database.

mod expression;
mod held;
pub(crate) mod index;
mod repo;
mod vocabulary;
mod warm;

pub(crate) use expression::{Matches, Mode, Sought, find};
pub(crate) use held::HeldIndex;
pub(crate) use index::Index;
pub(crate) use vocabulary::Vocabulary;
pub(crate) use warm::warm;
