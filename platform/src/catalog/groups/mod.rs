//! Product groups: products that share an option or modifier, one product for each choice.

mod calls;
mod members;
mod repo;
mod view;

pub(crate) use calls::{ids, tag};

use crate::base::Rows;

pub(crate) const ROWS: Rows = &[
    ("product_groups_v3.create", calls::create),
    ("product_groups_v3.get", calls::get),
    ("product_groups_v3.update", calls::update),
    ("product_groups_v3.delete", calls::delete),
    ("product_groups_v3.query", calls::query),
    ("product_groups_v3.search", calls::search),
    ("product_groups_v3.bulk_create", calls::bulk_create),
    ("product_groups_v3.bulk_update", calls::bulk_update),
    ("product_groups_v3.bulk_delete", calls::bulk_delete),
    ("product_groups_v3.bulk_update_tags", calls::bulk_update_tags),
    ("product_groups_v3.assign_products", members::assign),
    ("product_groups_v3.unassign_products", members::unassign),
];
