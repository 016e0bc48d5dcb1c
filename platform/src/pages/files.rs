//! Files that were bought.

use super::{Fields, layout, words};
use crate::base::Shop;
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
    let found = shop.blocking(move |shop| {
        let token = fields.get("token").map(String::as_str).unwrap_or_default();
        orders::fetch_download(shop, &order, &line, token)
    });
    match found.await {
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
