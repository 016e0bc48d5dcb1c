//! The hosted pages: plain HTML that works without script.

use crate::platform::Shop;
use axum::Router;
use axum::routing::get;
use std::sync::Arc;

pub(crate) fn router() -> Router<Arc<Shop>> {
    Router::new().route("/", get(|| async { "Cartwright platform" }))
}
