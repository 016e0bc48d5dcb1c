//! `POST /_platform/pack`: fills the empty shop of a running platform with a seed pack, wholly or not at all.

use super::format::Pack;
use super::runner::Runner;
use super::steps::Steps;
use super::{PackError, is_empty};
use crate::snapshots;
use axum::body::{Body, to_bytes};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Router, routing::post};
use base::{ApiError, Result, Shop};
use cartwright::row::Access;
use serde_json::json;
use shop::site::sessions;
use std::{path::PathBuf, sync::Arc};

const PATH: &str = "/_platform/pack";
/// The maximum size of a pack, in bytes.
const LIMIT: usize = 64 * 1024 * 1024;
/// The snapshot from before the pack.
const BEFORE: &str = "before-pack";

/// The route of the call, with a bound of its own.
pub fn router(shop: Arc<Shop>) -> Router {
    Router::new().route(PATH, post(answer)).with_state(shop)
}

async fn answer(State(shop): State<Arc<Shop>>, headers: HeaderMap, body: Body) -> Result<Response> {
    shop.blocking(move |shop| sessions::authorize(shop, &headers, Access::Owner)).await?;
    let Ok(body) = to_bytes(body, LIMIT).await else {
        let text = "The pack is longer than 64 MiB";
        return Err(ApiError::application(StatusCode::PAYLOAD_TOO_LARGE, "PAYLOAD_TOO_LARGE", text));
    };
    let text = String::from_utf8(body.to_vec())
        .map_err(|_| ApiError::bad_request("SEED_PACK", "the seed pack is not UTF-8"))?;
    shop.blocking(move |shop| fill_running(shop, &text)).await?;
    Ok(axum::Json(json!({})).into_response())
}

fn fill_running(shop: &Arc<Shop>, text: &str) -> Result<()> {
    if is_empty(shop)? {
        return run_on(shop, text);
    }
    let text = "The shop is not empty: start a platform without --seed, or one with another database";
    Err(ApiError::conflict("SHOP_NOT_EMPTY", text))
}

/// Runs a pack without files on a shop. A refused step leaves the shop as it was.
pub(crate) fn run_on(shop: &Arc<Shop>, text: &str) -> Result<()> {
    let refused = |error: PackError| ApiError::bad_request("SEED_PACK", error.to_string());
    let pack = Pack::parse(text).map_err(refused)?;
    if pack.reads_files() {
        return Err(ApiError::bad_request("SEED_PACK", "a pack with files fills a shop by --seed alone"));
    }
    snapshots::take(shop, BEFORE)?;
    let clock = shop.clock.reading();
    let filled = Steps::new(&Runner::new(shop).silenced(), PathBuf::new()).run(&pack);
    shop.clock.set(clock);
    if filled.is_err() {
        snapshots::restore(shop, BEFORE)?;
    }
    snapshots::delete(shop, BEFORE)?;
    filled.map_err(refused)
}
