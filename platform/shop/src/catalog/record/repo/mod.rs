//! Reads and writes the rows of products.

pub(super) mod load;
pub(super) mod save;
pub(super) mod touched;
pub(super) mod words;
