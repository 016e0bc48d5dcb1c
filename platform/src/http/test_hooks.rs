//! What tests may do to the platform, under `/_test`; only there when the configuration says so.

use crate::clock;
use crate::error::ApiError;
use crate::faults::Fault;
use crate::platform::Shop;
use axum::body::Bytes;
use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<Shop>> {
    Router::new()
        .route("/_test/faults", post(add_fault))
        .route("/_test/clock", post(advance_clock))
        .route("/_test/tokens/expire", post(expire_tokens))
        .route("/_test/requests", get(requests))
        .route("/_test/reset", post(reset))
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct AdvanceClock {
    advance_seconds: i64,
}

fn decode<T: DeserializeOwned>(body: &Bytes) -> Result<T, ApiError> {
    serde_json::from_slice(body).map_err(|error| ApiError::field("body", "FORMAT", error.to_string()))
}

async fn add_fault(State(shop): State<Arc<Shop>>, body: Bytes) -> Result<Json<Value>, ApiError> {
    shop.faults.add(decode::<Fault>(&body)?);
    Ok(Json(json!({})))
}

async fn advance_clock(State(shop): State<Arc<Shop>>, body: Bytes) -> Result<Json<Value>, ApiError> {
    let asked: AdvanceClock = decode(&body)?;
    shop.clock.advance(clock::seconds(asked.advance_seconds));
    Ok(Json(json!({ "now": clock::rfc3339(shop.clock.now()) })))
}

/// Ends every access token; refresh tokens stay good.
async fn expire_tokens(State(shop): State<Arc<Shop>>) -> Result<Json<Value>, ApiError> {
    let expired = tokio::task::spawn_blocking(move || {
        shop.db.write(|transaction| {
            let now = shop.clock.now();
            Ok(transaction.execute("UPDATE access_tokens SET expires = ?1 WHERE expires > ?1", [now])?)
        })
    });
    let expired = expired.await.map_err(|error| ApiError::Internal(error.to_string()))??;
    Ok(Json(json!({ "expired": expired })))
}

async fn requests(State(shop): State<Arc<Shop>>) -> Json<Value> {
    let log = shop.faults.log();
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    let mut grants: BTreeMap<&str, u64> = BTreeMap::new();
    for request in &log {
        *counts.entry(request.endpoint).or_default() += 1;
        if let Some(grant) = &request.grant_type {
            *grants.entry(grant).or_default() += 1;
        }
    }
    Json(json!({ "requests": log, "counts": counts, "grants": grants }))
}

/// Empties the log and forgets waiting faults.
async fn reset(State(shop): State<Arc<Shop>>) -> Json<Value> {
    shop.faults.reset();
    Json(json!({}))
}
