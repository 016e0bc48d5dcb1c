//! Files that were bought.

use super::{Fields, layout, words};
use crate::base::{ApiError, Shop};
use crate::commerce::orders::{self, Download};
use crate::site::uploads;
use axum::extract::{Path, Query, Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// `GET /_files/orders/{order}/{line}?token=…`
pub(super) async fn fetch(
    State(shop): State<Arc<Shop>>,
    Path((order, line)): Path<(String, String)>,
    Query(fields): Query<Fields>,
    request: Request,
) -> Response {
    let words = words::of_headers(request.headers());
    let asked = Arc::clone(&shop);
    let found = tokio::task::spawn_blocking(move || {
        let token = fields.get("token").map(String::as_str).unwrap_or_default();
        orders::fetch_download(&asked, &order, &line, token)
    })
    .await;
    match found.unwrap_or_else(|error| Err(ApiError::Internal(error.to_string()))) {
        Ok(Download::File(file)) => uploads::send_bought(&shop, &file, request).await,
        Ok(Download::Receipt { name, text }) => receipt(&name, text),
        Err(error) => layout::error_page(words, error),
    }
}

fn receipt(name: &str, text: String) -> Response {
    let file = name.replace(|character: char| !character.is_ascii_alphanumeric(), "-");
    let disposition = format!("attachment; filename=\"{file}.txt\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CONTENT_DISPOSITION, &disposition),
        (header::CACHE_CONTROL, "private, no-store"),
    ];
    (headers, text).into_response()
}
