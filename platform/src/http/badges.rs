//! The owner's calls on badges of members, under `/_platform/badges`.

use super::owner::for_owner;
use crate::base::{Result, Shop};
use crate::people::members::badges;
use axum::extract::{Path, State};
use axum::routing::{get, patch, put};
use axum::{Json, Router, http::HeaderMap};
use serde_json::Value;
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<Shop>> {
    Router::new()
        .route("/_platform/badges", get(list).post(create))
        .route("/_platform/badges/{id}", patch(update).delete(delete))
        .route("/_platform/badges/{id}/members/{member}", put(assign).delete(unassign))
}

async fn list(State(shop): State<Arc<Shop>>, headers: HeaderMap) -> Result<Json<Value>> {
    for_owner(shop, headers, badges::list).await
}

async fn create(State(shop): State<Arc<Shop>>, headers: HeaderMap, Json(given): Json<Value>) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| badges::create(shop, &given)).await
}

async fn update(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Json(given): Json<Value>,
) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| badges::update(shop, &id, &given)).await
}

async fn delete(State(shop): State<Arc<Shop>>, headers: HeaderMap, Path(id): Path<String>) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| badges::delete(shop, &id)).await
}

async fn assign(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Path((id, member)): Path<(String, String)>,
) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| badges::assign(shop, &id, &member)).await
}

async fn unassign(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Path((id, member)): Path<(String, String)>,
) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| badges::unassign(shop, &id, &member)).await
}
