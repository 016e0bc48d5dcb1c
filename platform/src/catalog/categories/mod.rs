//! Categories of catalog v3: the shop's collections in a tree, whose writes all raise one revision.

mod bulk;
mod items;
mod place;
mod read;
mod stored;
mod view;
mod write;

pub(crate) use bulk::{bulk_show, bulk_update};
pub(crate) use items::{
    bulk_add_item_to_categories, bulk_add_items, bulk_remove_item_from_categories, bulk_remove_items,
    get_arranged_items, list_for_item, list_for_items, list_items, place, set_arranged_items,
};
pub(crate) use place::{move_category, update_visibility};
pub(crate) use read::{all_products_category, count, get, get_by_slug, list_trees, query, search};
pub(crate) use write::{create, delete, update};
