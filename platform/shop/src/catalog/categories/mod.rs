//! Categories of catalog V3: the shop's collections as a tree. All writes increment one revision of the tree.

mod items;
mod place;
mod read;
mod repo;
mod view;
mod write;

pub(crate) use items::place;
pub use repo::items::{ALL, ARRANGED, DIRECT};
pub use repo::{
    delete, find_collection, insert, number_of, number_of_name, place_below, reword_products, touch_products, update,
};
pub(crate) use view::publish_created;

use base::Rows;

pub const ROWS: Rows = &[
    ("categories.create", write::create),
    ("categories.get", read::get),
    ("categories.get_by_slug", read::get_by_slug),
    ("categories.update", write::update),
    ("categories.delete", write::delete),
    ("categories.query", read::query),
    ("categories.search", read::search),
    ("categories.count", read::count),
    ("categories.move", place::move_category),
    ("categories.update_visibility", place::update_visibility),
    ("categories.bulk_update", write::bulk_update),
    ("categories.bulk_show", write::bulk_show),
    ("categories.bulk_add_items", items::bulk_add_items),
    ("categories.bulk_remove_items", items::bulk_remove_items),
    ("categories.bulk_add_item_to_categories", items::bulk_add_item_to_categories),
    ("categories.bulk_remove_item_from_categories", items::bulk_remove_item_from_categories),
    ("categories.list_items", items::list_items),
    ("categories.list_for_item", items::list_for_item),
    ("categories.list_for_items", items::list_for_items),
    ("categories.list_trees", read::list_trees),
    ("categories.set_arranged_items", items::set_arranged_items),
    ("categories.get_arranged_items", items::get_arranged_items),
    ("products_v3.get_all_products_category", read::all_products_category),
];
