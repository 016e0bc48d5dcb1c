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
pub(crate) use condition::{Finding, matching};
pub(crate) use facets::count;
pub(crate) use order::{Order, read as read_order};
pub(crate) use page::{ListPosition, Seek, page, place_of};
pub(crate) use repo::fields::{Listed, V1, V3};
pub(crate) use v3::{count as count_v3, product_ids, query as query_v3, search as search_v3};

use crate::base::query::{self, Condition, Field};
use crate::base::{Call, Result, Shop};
use crate::catalog::search;
use crate::catalog::search::index::{Index, Trait};
use crate::catalog::{record, v1};
use crate::site;
use roaring::RoaringBitmap;
use serde_json::{Value, json};

/// Parses a filter on a list's fields; `root` is its path in the payload.
fn read_condition(root: &'static str, fields: &[Listed], filter: Option<&Value>) -> Result<Condition> {
    let fields: Vec<Field> = fields.iter().map(|listed| listed.field).collect();
    query::read_filter(root, &fields, filter)
}

/// The products visible to a caller.
fn universe(index: &Index, is_owner: bool) -> &RoaringBitmap {
    if is_owner { index.all() } else { index.being(Trait::Visible) }
}

/// `POST /v1/products/query-platformized`
pub(crate) fn query_v1(shop: &Shop, call: &Call) -> Result<Value> {
    let requested = call.value("query");
    let part = |name: &str| requested.and_then(|query| query.get(name));
    let condition = read_condition("query.filter", V1, part("filter"))?;
    let orders = read_order("query.sort", V1, part("sort"))?;
    let asked_page = query::page(part("paging"), "query.paging")?;
    shop.db.read(|connection| {
        let index = search::index_of(shop)?;
        let finding = Finding { index: &index, connection, fields: V1, currency: site::currency(connection)? };
        let found = matching(finding, &condition, universe(&index, call.caller.is_owner()))?;
        let seek = Seek::Offset(asked_page.offset.unsigned_abs());
        let limit = usize::try_from(asked_page.limit).unwrap_or_default();
        let numbers = page(&index, connection, &found, &orders, &seek, limit)?;
        let numbers: Vec<i64> = numbers.into_iter().map(i64::from).collect();
        let loaded = record::load(connection, &numbers)?;
        let products = v1::shown(connection, &loaded, &v1::show(shop, call))?;
        let total = i64::try_from(found.len()).unwrap_or(i64::MAX);
        Ok(json!({ "metadata": query::metadata(asked_page, products.len(), total), "products": products }))
    })
}
