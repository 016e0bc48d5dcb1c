//! Reads and writes the rows of products.

pub mod load;
pub mod save;
pub(super) mod touched;
pub(super) mod words;
