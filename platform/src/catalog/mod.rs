//! The catalog: products, their variants, and collections.

mod collections;
mod fill;
mod insert;
mod products;
mod stock;
mod variants;
mod view;

pub(crate) use collections::{
    get as get_collection, get_by_slug as get_collection_by_slug, query as query_collections,
};
pub(crate) use fill::fill;
pub(crate) use products::{get as get_product, query as query_products};
pub(crate) use stock::{Item, ItemVariant, find_item, give_back_stock, take_stock};
pub(crate) use variants::{get_store_variant, options_availability, query_product_variants, query_store_variants};
pub(crate) use view::page_path;
