//! The catalog: one record of products, written and read by two versions of its calls.

mod adopt;
mod entity;
mod fill;
mod find;
mod index;
mod insert;
mod item;
mod record;
mod search;
mod stock;
mod v1;

pub(crate) use adopt::adopt_older;
pub(crate) use fill::fill;
pub(crate) use find::query_v1 as query_products;
pub(crate) use index::Index;
pub(crate) use item::{Item, ItemVariant, find_item};
pub(crate) use stock::{give_back_stock, take_stock};
pub(crate) use v1::{
    get_collection, get_collection_by_slug, get_product, get_store_variant, options_availability, page_path,
    query_collections, query_product_variants, query_store_variants,
};
