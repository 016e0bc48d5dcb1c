//! Catalog v3: products, variants, what products share and their inventory, as its calls read and write them.

mod amount;
mod apply;
mod calls;
mod digital;
mod fields;
mod media;
mod options_apply;
mod options_view;
mod prices;
mod variant_query;
mod variant_view;
mod variants_apply;
mod view;

pub(crate) use apply::apply;
pub(crate) use calls::{create, create_with_inventory, delete, get, get_by_slug, update, update_with_inventory};
pub(crate) use fields::FieldSet;
pub(crate) use media::{MediaView, image};
pub(crate) use variant_query::{query_variants, search_variants};
pub(crate) use view::{Show, products as shown};
