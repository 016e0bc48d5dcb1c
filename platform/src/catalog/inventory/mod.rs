//! Stock: taken by orders and given back, counted by the owner in the words of both catalogs.

mod change;
mod item;
mod query;
mod told;
mod v2;
mod v3;
mod v3_bulk;

pub(crate) use change::{Inventory, Reason, Wanted};
pub(crate) use query::{ids, query as query_items, search as search_items};
pub(crate) use told::come_and_gone;
pub(crate) use v2::{decrement, get_variants, increment, query, update_variants};
pub(crate) use v3::{
    create as create_item, delete as delete_item, get as get_item, read, require_not_negative, update as update_item,
    update_for_job, wanted,
};
pub(crate) use v3_bulk::{
    bulk_create, bulk_decrement, bulk_decrement_by_variant, bulk_delete, bulk_increment, bulk_increment_by_variant,
    bulk_update,
};
