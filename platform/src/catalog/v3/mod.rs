//! Catalog v3: products, variants, what products share and their inventory, as its calls read and write them.

mod amount;
mod apply;
mod bulk_calls;
mod calls;
mod categories_view;
mod digital;
mod fields;
mod media;
mod options_apply;
mod options_view;
mod parts;
mod prices;
mod variant_query;
mod variant_view;
mod variants_apply;
mod variants_change;
mod view;
mod with_inventory;

pub(crate) use apply::apply;
pub(crate) use bulk_calls::{
    bulk_add_info_sections, bulk_create, bulk_create_with_inventory, bulk_delete, bulk_remove_info_sections,
    bulk_update, bulk_update_tags, bulk_update_with_inventory,
};
pub(crate) use calls::{create, delete, get, get_by_slug, update};
pub(crate) use fields::FieldSet;
pub(crate) use media::{MediaView, image};
pub(crate) use parts::{TagChange, add_info_sections, remove_info_sections};
pub(crate) use variant_query::{query_variants, search_variants};
pub(crate) use variants_change::{Adjustments, change_all, require_shareable};
pub(crate) use view::{Show, products as shown};
pub(crate) use with_inventory::{create_with_inventory, update_with_inventory};
