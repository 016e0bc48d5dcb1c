//! Catalog v1: products, variants and collections as its calls read and write them.

mod apply;
mod bulk;
mod collection_writes;
mod collections;
mod media;
mod media_writes;
mod options;
mod prices;
mod products;
mod sections;
mod variant_writes;
mod variants;
mod view;
mod write;

pub(crate) use apply::apply;
pub(crate) use bulk::{bulk_adjust, bulk_update};
pub(crate) use collection_writes::{
    add_to_collection, create_collection, delete_collection, remove_from_collection, update_collection,
};
pub(crate) use collections::{
    get as get_collection, get_by_slug as get_collection_by_slug, insert as insert_collection,
    query as query_collections, update as update_collection_row,
};
pub(crate) use media::stored as stored_media;
pub(crate) use media_writes::{add_choices_media, add_media, remove_choices_media, remove_media};
pub(crate) use products::{get as get_product, show};
pub(crate) use sections::remove_unused as remove_unused_sections;
pub(crate) use variant_writes::{reset_variants, update_variants};
pub(crate) use variants::{get_store_variant, options_availability, query_product_variants, query_store_variants};
pub(crate) use view::{Show, choice_names, described, page_path, products as shown};
pub(crate) use write::{create, delete, delete_options, remove_brand, remove_ribbon, update};
