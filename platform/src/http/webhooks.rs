//! The owner's calls on webhooks and their deliveries, under `/_platform/webhooks`.

use super::owner::{for_owner, paged};
use crate::base::{ApiError, Result, Shop, clock::rfc3339};
use crate::events::webhooks;
use axum::extract::{Path, RawQuery, State};
use axum::routing::{delete, get, post};
use axum::{Json, Router, body::Bytes, http::HeaderMap};
use serde_json::{Value, json};
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<Shop>> {
    Router::new()
        .route("/_platform/webhooks", get(list).post(add))
        .route("/_platform/webhooks/deliveries", get(deliveries))
        .route("/_platform/webhooks/{id}", delete(remove))
        .route("/_platform/webhooks/{id}/deliveries/{event}", post(send_again))
}

async fn list(State(shop): State<Arc<Shop>>, headers: HeaderMap) -> Result<Json<Value>> {
    for_owner(shop, headers, webhooks::list).await
}

async fn add(State(shop): State<Arc<Shop>>, headers: HeaderMap, body: Bytes) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| {
        let asked: webhooks::NewWebhook =
            serde_json::from_slice(&body).map_err(|error| ApiError::field("body", "FORMAT", error.to_string()))?;
        webhooks::add(shop, &asked)
    })
    .await
}

async fn remove(State(shop): State<Arc<Shop>>, headers: HeaderMap, Path(id): Path<String>) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| webhooks::remove(shop, &id)).await
}

/// The newest deliveries, the newest first: `?limit=<count>`.
async fn deliveries(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    RawQuery(asked): RawQuery,
) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| {
        let (page, _) = paged(asked, "deliveries")?;
        let found = shop.db.read(|connection| webhooks::deliveries(connection, page.limit))?;
        let shown = found.iter().map(|delivery| {
            json!({
                "webhookId": delivery.webhook,
                "url": delivery.url,
                "event": delivery.event,
                "entity": delivery.entity,
                "state": delivery.state,
                "attempts": delivery.attempts,
                "date": rfc3339(delivery.next_try),
                "problem": delivery.problem,
            })
        });
        Ok(json!({ "deliveries": shown.collect::<Vec<_>>() }))
    })
    .await
}

/// Delivers an event to a webhook once more, now.
async fn send_again(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Path((id, event)): Path<(String, i64)>,
) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| webhooks::send_again(shop, &id, event)).await
}
