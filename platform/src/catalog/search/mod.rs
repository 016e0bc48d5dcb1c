//! Finding products by words: full text kept beside the records, words that go on, words that are misspelt.

mod expression;
mod vocabulary;
mod warm;
mod write;

pub(crate) use expression::{Matches, Mode, Sought, find};
pub(crate) use vocabulary::Vocabulary;
pub(crate) use warm::warm;
pub(crate) use write::{forget, write};
