//! The list of products in the form of catalog V1.

use super::products::show;
use super::view::products;
use crate::catalog::find::{Finding, Seek, V1, matching, page, read_condition, read_order, universe};
use crate::catalog::{record, search};
use crate::site;
use base::query;
use base::{Call, Result, Shop};
use serde_json::{Value, json};

/// `POST /v1/products/query-platformized`
pub(super) fn query(shop: &Shop, call: &Call) -> Result<Value> {
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
        let products = products(connection, &loaded, &show(shop, call))?;
        let total = i64::try_from(found.len()).unwrap_or(i64::MAX);
        Ok(json!({ "metadata": query::metadata(asked_page, products.len(), total), "products": products }))
    })
}
