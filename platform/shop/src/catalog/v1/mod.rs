//! Catalog V1: the wire form of products, variants and collections.

mod apply;
mod bulk;
mod collection_writes;
mod collections;
mod events;
mod media;
mod media_writes;
mod options;
mod products;
mod query;
mod repo;
mod sections;
mod variant_writes;
mod variants;
mod view;

pub(crate) use apply::apply;
pub(crate) use collection_writes::publish_created as publish_collection;
pub use collections::{get as get_collection, get_by_slug as get_collection_by_slug, query as query_collections};
pub(crate) use events::product as publish_product;

use base::Rows;

pub const ROWS: Rows = &[
    ("products.get", products::get),
    ("products.query", query::query),
    ("products.get_options_availability", variants::options_availability),
    ("products.query_product_variants", variants::query_product_variants),
    ("products.query_store_variants", variants::query_store_variants),
    ("products.get_store_variant", variants::get_store_variant),
    ("products.get_collection_by_slug", collections::get_by_slug), // GET /v1/collections/slug/{slug}
    ("collections.get_by_slug", collections::get_by_slug),
    ("products.create", products::create),
    ("products.update", products::update),
    ("products.delete", products::delete),
    ("products.update_variants", variant_writes::update_variants),
    ("products.reset_variants", variant_writes::reset_variants),
    ("products.add_to_collection", collection_writes::add_to_collection),
    ("products.remove_from_collection", collection_writes::remove_from_collection),
    ("products.add_media", media_writes::add_media),
    ("products.remove_media", media_writes::remove_media),
    ("products.add_choices_media", media_writes::add_choices_media),
    ("products.remove_choices_media", media_writes::remove_choices_media),
    ("products.delete_options", products::delete_options),
    ("products.remove_brand", products::remove_brand),
    ("products.remove_ribbon", products::remove_ribbon),
    ("products.create_collection", collection_writes::create_collection),
    ("products.update_collection", collection_writes::update_collection),
    ("products.delete_collection", collection_writes::delete_collection),
    ("products.bulk_update_property", bulk::bulk_update),
    ("products.bulk_adjust_property", bulk::bulk_adjust),
    ("collections.get", collections::get),
    ("collections.query", collections::query),
];
