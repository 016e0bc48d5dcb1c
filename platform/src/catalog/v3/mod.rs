//! Catalog v3: products, variants, what products share and their inventory, as its calls read and write them.

mod amount;
mod apply;
mod bulk_calls;
mod calls;
mod digital;
mod fields;
mod media;
mod options_apply;
mod options_view;
mod parts;
mod prices;
mod product_view;
mod repo;
mod rows;
mod variant_query;
mod variant_view;
mod variants_apply;
mod variants_change;
mod view;
mod with_inventory;

pub(crate) use apply::apply;
pub(crate) use calls::{get, get_by_slug};
pub(crate) use fields::FieldSet;
pub(crate) use media::{MediaView, image};
pub(crate) use parts::{TagChange, add_info_sections, remove_info_sections};
pub(crate) use product_view::products as shown;
pub(crate) use rows::ROWS;
pub(crate) use variants_change::{Adjustments, change_all, require_shareable};
pub(crate) use view::Show;
