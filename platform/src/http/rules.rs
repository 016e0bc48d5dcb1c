//! The owner's calls on the shop's rules, under `/_platform/rules`.

use super::owner::for_owner;
use crate::base::{ApiError, Result, Shop};
use crate::catalog;
use crate::commerce::rules::{self, Rule as _, Translations};
use axum::extract::{Path, State};
use axum::{Json, Router, body::Bytes, http::HeaderMap, routing::get};
use serde_json::Value;
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<Shop>> {
    Router::new()
        .route("/_platform/rules/{kind}", get(list_rules))
        .route("/_platform/rules/{kind}/{id}", get(read_rule).put(set_rule).delete(delete_rule))
}

/// Sets a rule, new or known. New translations go into the search index.
pub(crate) fn put(shop: &Shop, kind: &str, id: &str, given: Value) -> Result<Value> {
    let set = rules::put(shop, kind, id, given)?;
    reword(shop, kind)?;
    Ok(set)
}

/// Deletes a rule.
pub(crate) fn delete(shop: &Shop, kind: &str, id: &str) -> Result<Value> {
    let deleted = rules::delete(shop, kind, id)?;
    reword(shop, kind)?;
    Ok(deleted)
}

fn reword(shop: &Shop, kind: &str) -> Result<()> {
    if kind == Translations::KIND { catalog::reword_all(shop) } else { Ok(()) }
}

/// All rules of a kind.
async fn list_rules(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Path(kind): Path<String>,
) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| shop.db.read(|connection| rules::list(connection, &kind))).await
}

async fn read_rule(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Path((kind, id)): Path<(String, String)>,
) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| shop.db.read(|connection| rules::get(connection, &kind, &id))).await
}

async fn set_rule(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Path((kind, id)): Path<(String, String)>,
    body: Bytes,
) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| {
        let given: Value =
            serde_json::from_slice(&body).map_err(|_| ApiError::field("body", "FORMAT", "is not a JSON object"))?;
        put(shop, &kind, &id, given)
    })
    .await
}

async fn delete_rule(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Path((kind, id)): Path<(String, String)>,
) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| delete(shop, &kind, &id)).await
}
