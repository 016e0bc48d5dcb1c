//! The owner's calls on files, as the hosted platform documents them; and the addresses that take uploads.

use super::owner::for_owner;
use crate::base::{ApiError, Result, Shop};
use crate::site::uploads;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::routing::{post, put};
use axum::{Json, Router};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<Shop>> {
    Router::new()
        .route("/site-media/v1/files/generate-upload-url", post(generate_upload_url))
        .route("/site-media/v1/bulk/files/delete", post(delete))
        .route("/upload/{token}", put(receive))
}

async fn generate_upload_url(State(shop): State<Arc<Shop>>, headers: HeaderMap, body: Bytes) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| uploads::generate(shop, &read(&body)?)).await
}

async fn delete(State(shop): State<Arc<Shop>>, headers: HeaderMap, body: Bytes) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| uploads::remove(shop, &read(&body)?)).await
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T> {
    serde_json::from_slice(body).map_err(|error| ApiError::field("body", "FORMAT", error.to_string()))
}

#[derive(Debug, Deserialize)]
struct Named {
    filename: Option<String>,
}

/// The address itself says that its bearer may.
async fn receive(
    State(shop): State<Arc<Shop>>,
    Path(token): Path<String>,
    Query(named): Query<Named>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Value>> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let upload = uploads::Upload {
        token,
        name: named.filename,
        mime: text(header::CONTENT_TYPE).map(str::to_owned),
        length: text(header::CONTENT_LENGTH).and_then(|length| length.parse().ok()),
    };
    uploads::receive(shop, upload, body).await.map(Json)
}
