//! The platform's own calls for the site's owner, beside those of the contract, under `/_platform`.

use crate::access;
use crate::error::ApiError;
use crate::identity;
use crate::platform::Shop;
use crate::site;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::routing::{get, post};
use axum::{Json, Router};
use cartwright::endpoint::Access;
use serde_json::{Value, json};
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<Shop>> {
    Router::new()
        .route("/_platform/site-settings", get(read_settings).patch(change_settings))
        .route(
            "/_platform/identities/{id}/require-password-reset",
            post(require_password_reset),
        )
}

/// Does an owner's work where blocking is allowed.
async fn for_owner(
    shop: Arc<Shop>,
    headers: HeaderMap,
    work: impl FnOnce(&Shop) -> Result<Value, ApiError> + Send + 'static,
) -> Result<Json<Value>, ApiError> {
    let done = tokio::task::spawn_blocking(move || {
        access::authorize(&shop, &headers, Access::Owner)?;
        work(&shop)
    });
    let answer = done.await.map_err(|error| ApiError::Internal(error.to_string()))??;
    Ok(Json(answer))
}

async fn read_settings(State(shop): State<Arc<Shop>>, headers: HeaderMap) -> Result<Json<Value>, ApiError> {
    for_owner(shop, headers, |shop| {
        Ok(serde_json::to_value(shop.db.read(site::read_settings)?)?)
    })
    .await
}

async fn change_settings(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Json<Value>, ApiError> {
    for_owner(shop, headers, move |shop| {
        let given: Value =
            serde_json::from_slice(&body).map_err(|_| ApiError::field("body", "FORMAT", "is not a JSON object"))?;
        let changed = shop
            .db
            .write(|transaction| site::change_settings(transaction, &given))?;
        Ok(serde_json::to_value(changed)?)
    })
    .await
}

/// The next login of this identity is refused until its password has been reset by mail.
async fn require_password_reset(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Json<Value>, ApiError> {
    for_owner(shop, headers, move |shop| {
        shop.db
            .write(|transaction| identity::require_password_reset(transaction, &id))?;
        Ok(json!({}))
    })
    .await
}
