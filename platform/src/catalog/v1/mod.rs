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
mod repo;
mod rows;
mod sections;
mod variant_writes;
mod variants;
mod view;
mod write;

pub(crate) use apply::apply;
pub(crate) use collection_writes::publish_created as publish_collection;
pub(crate) use collections::{
    get as get_collection, get_by_slug as get_collection_by_slug, query as query_collections,
};
pub(crate) use media::stored as stored_media;
pub(crate) use products::show;
pub(crate) use rows::ROWS;
pub(crate) use sections::remove_unused as remove_unused_sections;
pub(crate) use view::{Show, choice_names, described, page_path, products as shown};
