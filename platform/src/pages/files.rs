//! Files that were bought.

use super::{Fields, blocking};
use crate::orders;
use crate::platform::Shop;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// `GET /_files/orders/{order}/{line}?token=…`
pub(super) async fn fetch(
    State(shop): State<Arc<Shop>>,
    Path((order, line)): Path<(String, String)>,
    Query(fields): Query<Fields>,
) -> Response {
    blocking(shop, move |shop| {
        let token = fields.get("token").map(String::as_str).unwrap_or_default();
        let (name, text) = orders::fetch_download(shop, &order, &line, token)?;
        let file = name.replace(|character: char| !character.is_ascii_alphanumeric(), "-");
        let disposition = format!("attachment; filename=\"{file}.txt\"");
        let headers = [
            (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
            (header::CONTENT_DISPOSITION, disposition),
            (header::CACHE_CONTROL, "private, no-store".to_owned()),
        ];
        Ok((headers, text).into_response())
    })
    .await
}
