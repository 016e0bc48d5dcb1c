//! The rows of products: read whole, and written.

pub(super) mod load;
pub(super) mod save;
pub(super) mod touched;
pub(super) mod words;
