//! Product lists of both catalog versions: filter, search, sort, facets and paging.

mod columns;
mod condition;
mod counted;
mod facets;
mod order;
mod page;
mod repo;
mod spans;
mod v3;

pub(crate) use columns::Counts;
pub use condition::{Finding, matching};
pub(crate) use facets::count;
pub(crate) use order::{Order, read as read_order};
pub(crate) use page::{ListPosition, Seek, page, place_of};
pub use repo::fields::V3;
pub(crate) use repo::fields::{Listed, V1};
pub use v3::search as search_v3;
pub(crate) use v3::{count as count_v3, product_ids, query as query_v3};

use crate::catalog::search::index::{Index, Trait};
use base::Result;
use base::query::{self, Condition, Field};
use roaring::RoaringBitmap;
use serde_json::Value;

/// Parses a filter on a list's fields; `root` is its path in the payload.
pub(crate) fn read_condition(root: &'static str, fields: &[Listed], filter: Option<&Value>) -> Result<Condition> {
    let fields: Vec<Field> = fields.iter().map(|listed| listed.field).collect();
    query::read_filter(root, &fields, filter)
}

/// The products visible to a caller.
pub(crate) fn universe(index: &Index, is_owner: bool) -> &RoaringBitmap {
    if is_owner { index.all() } else { index.being(Trait::Visible) }
}
