//! The routes of upload addresses.

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::{Json, Router, body::Body, routing::put};
use base::{Result, Shop};
use serde::Deserialize;
use serde_json::Value;
use shop::site::uploads;
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<Shop>> {
    Router::new().route("/upload/{token}", put(receive))
}

#[derive(Debug, Deserialize)]
struct Named {
    filename: Option<String>,
}

/// Needs no credential: the address contains a secret.
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
