//! Catalog v1: products, variants and collections as its calls read and write them.

mod apply;
mod collections;
mod media;
mod options;
mod products;
mod sections;
mod variants;
mod view;

pub(crate) use apply::apply;
pub(crate) use collections::{
    get as get_collection, get_by_slug as get_collection_by_slug, query as query_collections,
};
pub(crate) use media::stored as stored_media;
pub(crate) use products::{get as get_product, show};
pub(crate) use variants::{get_store_variant, options_availability, query_product_variants, query_store_variants};
pub(crate) use view::{choice_names, described, page_path, products as shown};
