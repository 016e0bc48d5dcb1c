//! Product groups: products that share an option or modifier, one product for each choice.

mod kind;
mod members;
mod repo;
mod view;

pub use kind::{ids, tag};

use crate::resource::{bulk, calls};
use base::Rows;
use kind::ProductGroups;

pub const ROWS: Rows = &[
    ("product_groups_v3.create", calls::create::<ProductGroups>), // POST /v3/product-groups
    ("product_groups_v3.get", calls::get::<ProductGroups>),       // GET /v3/product-groups/{productGroupId}
    ("product_groups_v3.update", calls::update::<ProductGroups>), // PATCH /v3/product-groups/{productGroup.id}
    ("product_groups_v3.delete", calls::delete::<ProductGroups>), // DELETE /v3/product-groups/{productGroupId}
    ("product_groups_v3.query", calls::query::<ProductGroups>),   // GET /v3/product-groups/query
    ("product_groups_v3.search", kind::search),
    ("product_groups_v3.bulk_create", bulk::create::<ProductGroups>), // POST /v3/bulk/product-groups/create
    ("product_groups_v3.bulk_update", bulk::update::<ProductGroups>), // POST /v3/bulk/product-groups/update
    ("product_groups_v3.bulk_delete", bulk::delete::<ProductGroups>), // POST /v3/bulk/product-groups/delete
    ("product_groups_v3.bulk_update_tags", kind::bulk_update_tags),
    ("product_groups_v3.assign_products", members::assign),
    ("product_groups_v3.unassign_products", members::unassign),
];
