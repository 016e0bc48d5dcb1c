//! Catalog V3: the wire form of products, variants, shared entities and inventory.

mod apply;
mod bulk_calls;
mod calls;
mod digital;
mod media;
mod options_apply;
mod options_view;
mod parts;
mod prices;
mod product_view;
mod repo;
mod variant_query;
mod variant_view;
mod variants_apply;
mod variants_change;
mod view;
mod with_inventory;

pub(crate) use apply::apply;
pub use calls::{get, get_by_slug};
pub(crate) use media::{MediaView, image};
pub(crate) use parts::{TagChange, add_info_sections, remove_info_sections};
pub use product_view::products as shown;
pub(crate) use variants_change::{Adjustments, change_all, require_shareable};
pub(crate) use view::FieldSet;
pub(crate) use view::ViewOptions;

use base::Rows;

pub const ROWS: Rows = &[
    ("products_v3.get", calls::get),
    ("products_v3.get_by_slug", calls::get_by_slug),
    ("products_v3.create", calls::create),
    ("products_v3.update", calls::update),
    ("products_v3.delete", calls::delete),
    ("products_v3.create_with_inventory", with_inventory::create_with_inventory),
    ("products_v3.update_with_inventory", with_inventory::update_with_inventory),
    ("products_v3.bulk_create", bulk_calls::bulk_create),
    ("products_v3.bulk_update", bulk_calls::bulk_update),
    ("products_v3.bulk_create_with_inventory", bulk_calls::bulk_create_with_inventory),
    ("products_v3.bulk_update_with_inventory", bulk_calls::bulk_update_with_inventory),
    ("products_v3.bulk_delete", bulk_calls::bulk_delete),
    ("products_v3.bulk_add_info_sections", bulk_calls::bulk_add_info_sections),
    ("products_v3.bulk_remove_info_sections", bulk_calls::bulk_remove_info_sections),
    ("products_v3.bulk_update_tags", bulk_calls::bulk_update_tags),
    ("variants_v3.query", variant_query::query_variants),
    ("variants_v3.search", variant_query::search_variants),
];
