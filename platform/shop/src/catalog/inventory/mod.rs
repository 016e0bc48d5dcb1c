//! Stock: orders take it and cancellations restock it; the owner changes it by either catalog's calls.

mod change;
mod events;
mod item;
mod low_stock;
mod query;
mod repo;
mod requested;
mod v2;
mod v3;
mod v3_bulk;

pub use change::Inventory;
pub use events::Reason;
pub(crate) use events::come_and_gone;
pub use item::shown;
pub use low_stock::count as count_low_stock;
pub use query::ids;
pub(crate) use requested::Wanted;
pub(crate) use v3::{require_not_negative, update_for_job, wanted};

use base::Rows;

pub const ROWS: Rows = &[
    ("inventory_v2.query", v2::query),
    ("inventory_v2.get_variants", v2::get_variants),
    ("inventory_v2.update_variants", v2::update_variants),
    ("inventory_v2.increment", v2::increment),
    ("inventory_v2.decrement", v2::decrement),
    ("inventory_items_v3.get", v3::get),
    ("inventory_items_v3.query", query::query),
    ("inventory_items_v3.search", query::search),
    ("inventory_items_v3.create", v3::create),
    ("inventory_items_v3.update", v3::update),
    ("inventory_items_v3.delete", v3::delete),
    ("inventory_items_v3.bulk_increment", v3_bulk::bulk_increment),
    ("inventory_items_v3.bulk_decrement", v3_bulk::bulk_decrement),
    ("inventory_items_v3.bulk_update", v3_bulk::bulk_update),
    ("inventory_items_v3.bulk_create", v3_bulk::bulk_create),
    ("inventory_items_v3.bulk_delete", v3_bulk::bulk_delete),
    ("inventory_items_v3.bulk_increment_by_variant_and_location", v3_bulk::bulk_increment_by_variant),
    ("inventory_items_v3.bulk_decrement_by_variant_and_location", v3_bulk::bulk_decrement_by_variant),
];
