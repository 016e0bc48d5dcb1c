//! The rows of products: read whole, and written.

mod load;
mod save;
mod words;

pub(super) use load::is_slug_taken;
pub(crate) use load::{
    Loaded, Shared, find, is_shown, is_sku_taken, load, load_of_variants, number_of, number_of_slug, numbers_after,
    shared,
};
pub(crate) use save::delete;
pub(super) use save::{require_free_barcodes, write_links, write_product, write_variants};
pub(super) use words::write as write_words;
pub(crate) use words::{reword, reword_all};
