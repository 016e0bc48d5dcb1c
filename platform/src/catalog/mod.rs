//! The catalog: one product record, read and written by the calls of two catalog versions.

pub(crate) mod by_filter;
pub(crate) mod categories;
mod change;
mod currency;
pub(crate) mod entity;
mod events;
pub(crate) mod export;

mod find;
pub(crate) mod groups;
pub(crate) mod import;
pub(crate) mod inventory;
mod item;
mod packed;
mod picture;
pub(crate) mod record;
mod repo;
mod rich_text;
pub(crate) mod search;
pub(crate) mod v1;
pub(crate) mod v3;
mod version;

pub(crate) use by_filter::change_for_job;
pub(crate) use currency::change_settings;
pub(crate) use find::search_v3;
#[cfg(test)]
pub(crate) use find::{Finding, V3, matching};
pub(crate) use inventory::{Inventory, Reason, count_low_stock};
pub(crate) use item::{Item, ItemStock, ItemVariant, Version};
pub(crate) use packed::{add as add_packed, is_empty};
pub(crate) use picture::external_id;
pub(crate) use record::is_shown;
pub(crate) use record::reword_all;
pub(crate) use record::slug::page_path;
pub(crate) use repo::{stocks, versions};
pub(crate) use version::require_version;

use crate::base::Rows;

pub(crate) const ROWS: Rows = &[
    ("products_v3.query", find::query_v3),
    ("products_v3.search", find::search_v3),
    ("products_v3.count", find::count_v3),
    ("catalog_versioning.get", version::get_version),
];
