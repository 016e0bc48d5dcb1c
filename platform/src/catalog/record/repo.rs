//! The rows of products: read whole, and written.

mod load;
mod save;

pub(super) use load::is_slug_taken;
pub(crate) use load::{Loaded, Shared, find, is_shown, load, number_of, shared};
pub(crate) use save::delete;
pub(super) use save::{require_free_barcodes, write_links, write_product, write_variants};
