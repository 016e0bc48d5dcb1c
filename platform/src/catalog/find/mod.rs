//! Lists of products: filtered, searched, ordered, counted, a page at a time. Both versions of the catalog ask here.

mod categories;
mod columns;
mod condition;
mod counted;
mod facets;
mod order;
mod page;
mod part;
mod repo;
mod spans;
mod v1;
mod v3;

pub(crate) use columns::Counts;
pub(crate) use condition::{Finding, matching};
pub(crate) use facets::count;
pub(crate) use order::{Order, read as read_order};
pub(crate) use page::{Place, Seek, page, place_of};
pub(crate) use repo::fields::{Listed, V1, V3};
pub(crate) use v1::query as query_v1;
pub(crate) use v3::{count as count_v3, product_ids, query as query_v3, search as search_v3};

use crate::base::error::ApiError;
use crate::base::query::{self, Condition, Field};
use crate::base::search::index::{Index, Trait};
use roaring::RoaringBitmap;
use serde_json::Value;

/// Reads a filter on fields of a list, which stands at `root` in the payload.
fn read_condition(root: &'static str, fields: &[Listed], filter: Option<&Value>) -> Result<Condition, ApiError> {
    let fields: Vec<Field> = fields.iter().map(|listed| listed.field).collect();
    query::read_filter(root, &fields, filter)
}

/// The products that someone may see.
fn universe(index: &Index, is_owner: bool) -> &RoaringBitmap {
    if is_owner { index.all() } else { index.being(Trait::Visible) }
}
