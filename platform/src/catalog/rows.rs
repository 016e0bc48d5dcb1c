//! The calls and their handlers.

use super::{find, version};
use crate::base::Rows;

/// The handlers of the calls, by the id of their row.
pub(crate) const ROWS: Rows = &[
    ("products_v3.query", find::query_v3),
    ("products_v3.search", find::search_v3),
    ("products_v3.count", find::count_v3),
    ("products.query", find::query_v1),
    ("catalog_versioning.get", version::get_version),
];
