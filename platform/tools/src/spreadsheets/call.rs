//! `POST /_platform/products/import?dryRun=true&after=500`: imports a CSV file for the owner, and answers a line of
//! JSON per batch.

use super::import::Import;
use super::read::{List, decode};
use super::{Mode, TransferError};
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Query, State, rejection::QueryRejection};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Router, routing::post};
use base::{ApiError, Result, Shop};
use cartwright::row::Access;
use futures_util::{StreamExt, stream};
use serde::Deserialize;
use serde_json::json;
use shop::site::sessions;
use std::{sync::Arc, time::Duration};
use tokio::sync::mpsc;

pub(super) const PATH: &str = "/_platform/products/import";
/// The maximum size of a file, in bytes.
const FILE_LIMIT: usize = 64 * 1024 * 1024;
const FILE_TIME: Duration = Duration::from_secs(300);

/// The route of the call, with bounds of its own.
pub fn router(shop: Arc<Shop>) -> Router {
    Router::new().route(PATH, post(answer)).with_state(shop)
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
struct Parameters {
    dry_run: bool,
    after: u64,
}

async fn answer(
    State(shop): State<Arc<Shop>>,
    parameters: Result<Query<Parameters>, QueryRejection>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response> {
    let caller = shop.blocking(move |shop| sessions::authorize(shop, &headers, Access::Owner)).await?;
    let author = caller.author(&shop.keys.site_id);
    let Query(parameters) =
        parameters.map_err(|error| ApiError::field("query", "FORMAT", format!("is not valid: {error}")))?;
    let file = read(body).await?;
    let (sender, mut lines) = mpsc::unbounded_channel();
    tokio::task::spawn_blocking(move || {
        let is_stopped = || sender.is_closed() || *shop.stopping.borrow();
        let mode = if parameters.dry_run { Mode::DryRun } else { Mode::Write };
        let import = Import { shop: &shop, author: &author, mode, after: parameters.after, is_stopped: &is_stopped };
        let done = decode(&*file).map_err(ApiError::from).and_then(|decoded| {
            import.run(List::open(&decoded)?, |batch| {
                let line = serde_json::to_string(&batch).map(|line| Bytes::from(line + "\n"));
                let _ = sender.send(line.map_err(ApiError::from));
            })
        });
        if let Err(error) = done {
            let _ = sender.send(Err(error));
        }
    });
    // A file that cannot be read is refused before the answer begins.
    let first = lines.recv().await.unwrap_or_else(|| Err(ApiError::internal("the import ended without a result")))?;
    let lines = stream::once(async { Ok(first) }).chain(stream::poll_fn(move |context| lines.poll_recv(context)));
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((kind, Body::from_stream(lines)).into_response())
}

async fn read(body: Body) -> Result<Bytes> {
    let read = tokio::time::timeout(FILE_TIME, to_bytes(body, FILE_LIMIT)).await;
    let (status, code, text) = match read {
        Ok(Ok(file)) => return Ok(file),
        Ok(Err(_)) => (StatusCode::PAYLOAD_TOO_LARGE, "PAYLOAD_TOO_LARGE", "The file is longer than 64 MiB"),
        Err(_) => (StatusCode::REQUEST_TIMEOUT, "REQUEST_TIMEOUT", "The file did not come within five minutes"),
    };
    Err(ApiError::application(status, code, text))
}

impl From<TransferError> for ApiError {
    fn from(error: TransferError) -> Self {
        let (code, column) = match error {
            TransferError::Csv(_) => ("CSV_UNREADABLE", None),
            TransferError::Column(column) => ("CSV_COLUMN_MISSING", Some(column)),
            TransferError::Twice(column) => ("CSV_COLUMN_TWICE", Some(column)),
            TransferError::Quotes => ("CSV_QUOTE_OPEN", None),
            TransferError::Empty => ("CSV_EMPTY", None),
            TransferError::Platform(text) => return Self::Internal(text),
        };
        let data = column.map_or_else(|| json!({}), |column| json!({ "column": column }));
        Self::bad_request(code, error.to_string()).with(data)
    }
}
