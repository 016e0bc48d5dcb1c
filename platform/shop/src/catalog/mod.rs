//! The catalog: one product record, read and written by the calls of two catalog versions.

pub mod by_filter;
pub mod categories;
mod change;
mod currency;
pub mod entity;
mod events;
pub mod export;

mod find;
pub mod groups;
pub mod import;
pub mod inventory;
mod item;
mod packed;
mod picture;
pub mod record;
mod repo;
mod rich_text;
pub mod search;
pub mod v1;
pub mod v3;
mod version;

pub use by_filter::change_for_job;
pub use currency::change_settings;
pub use find::search_v3;
pub use find::{Finding, V3, matching};
pub use inventory::{Inventory, Reason, count_low_stock};
pub(crate) use item::{Item, ItemStock, ItemVariant, Version};
pub use packed::{add as add_packed, is_empty};
pub use picture::external_id;
pub use record::is_shown;
pub use record::reword_all;
pub(crate) use record::slug::page_path;
pub(crate) use repo::{stocks, versions};
pub use version::require_version;

use base::Rows;

pub const ROWS: Rows = &[
    ("products_v3.query", find::query_v3),
    ("products_v3.search", find::search_v3),
    ("products_v3.count", find::count_v3),
    ("catalog_versioning.get", version::get_version),
];
