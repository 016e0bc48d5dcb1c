//! Test hooks, under `/_test`; served only with `--test-hooks`.

use super::template;
use crate::base::{ApiError, Result, Shop, clock, faults::Fault};
use crate::commerce::ordering;
use crate::events::{outbox, retention};
use crate::run::background;
use crate::site;
use crate::site::{CaptchaKind, CaptchaState, sessions};
use crate::tools::snapshots;
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router, body::Bytes, http::header, middleware::Next};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};
use std::{collections::BTreeMap, sync::Arc};

pub(super) fn router() -> Router<Arc<Shop>> {
    Router::new()
        .route("/_test/faults", post(add_fault))
        .route("/_test/clock", post(advance_clock))
        .route("/_test/tokens/expire", post(expire_tokens))
        .route("/_test/settings", post(change_settings))
        .route("/_test/captcha", post(issue_captcha))
        .route("/_test/outbox", get(messages))
        .route("/_test/work", post(do_work))
        .route("/_test/payments", get(payment_attempts))
        .route("/_test/requests", get(requests))
        .route("/_test/snapshots", post(change_snapshots))
        .route("/_test/reset", post(reset))
}

/// Refuses pages of other sites, and bodies that a page could send without a preflight: a browser names the page's
/// origin with both.
pub(super) async fn refuse_pages(State(shop): State<Arc<Shop>>, request: Request, next: Next) -> Response {
    let Some(origin) = request.headers().get(header::ORIGIN) else {
        return next.run(request).await;
    };
    let is_own = origin.to_str().is_ok_and(|origin| shop.is_store_origin(origin));
    let kind = request.headers().get(header::CONTENT_TYPE);
    let is_json = kind.is_none_or(|kind| kind.as_bytes().starts_with(b"application/json"));
    if is_own && is_json {
        return next.run(request).await;
    }
    ApiError::forbidden("Test hooks answer pages of the site's stores only, which send JSON").into_response()
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct AdvanceClock {
    advance_seconds: i64,
}

fn decode<T: DeserializeOwned>(body: &Bytes) -> Result<T> {
    serde_json::from_slice(body).map_err(|error| ApiError::field("body", "FORMAT", error.to_string()))
}

async fn add_fault(State(shop): State<Arc<Shop>>, body: Bytes) -> Result<Json<Value>> {
    shop.faults.add(decode::<Fault>(&body)?, shop.clock.now())?;
    Ok(Json(json!({})))
}

async fn advance_clock(State(shop): State<Arc<Shop>>, body: Bytes) -> Result<Json<Value>> {
    let asked: AdvanceClock = decode(&body)?;
    shop.clock.advance(clock::seconds(asked.advance_seconds));
    Ok(Json(json!({ "now": clock::rfc3339(shop.clock.now()) })))
}

/// Does a hook's work where blocking is allowed.
async fn blocking(shop: Arc<Shop>, work: impl FnOnce(&Shop) -> Result<Value> + Send + 'static) -> Result<Json<Value>> {
    let done = tokio::task::spawn_blocking(move || work(&shop)).await;
    done.map_err(|error| ApiError::Internal(error.to_string()))?.map(Json)
}

/// Ends every access token; refresh tokens stay good.
async fn expire_tokens(State(shop): State<Arc<Shop>>) -> Result<Json<Value>> {
    blocking(shop, |shop| {
        let now = shop.clock.now();
        let expired = shop.db.write(|transaction| sessions::expire_access_tokens(transaction, now))?;
        Ok(json!({ "expired": expired }))
    })
    .await
}

/// Changes the site settings that are given.
async fn change_settings(State(shop): State<Arc<Shop>>, body: Bytes) -> Result<Json<Value>> {
    let given: Value = decode(&body)?;
    blocking(shop, move |shop| {
        let changed = shop.db.write(|transaction| site::change_settings(transaction, &given))?;
        Ok(serde_json::to_value(changed)?)
    })
    .await
}

#[derive(Deserialize)]
struct IssueCaptcha {
    kind: CaptchaKind,
    state: CaptchaState,
}

/// Gives a captcha token, good or bad.
async fn issue_captcha(State(shop): State<Arc<Shop>>, body: Bytes) -> Result<Json<Value>> {
    let asked: IssueCaptcha = decode(&body)?;
    blocking(shop, move |shop| {
        let now = shop.clock.now();
        let token = shop.db.write(|transaction| site::issue_captcha(transaction, now, asked.kind, asked.state))?;
        Ok(json!({ "token": token }))
    })
    .await
}

/// The newest messages, newest first.
async fn messages(State(shop): State<Arc<Shop>>) -> Result<Json<Value>> {
    blocking(shop, |shop| {
        let messages = shop.db.read(|connection| outbox::latest(connection, ""))?;
        let messages = messages.into_iter().map(|sent| {
            let mut entry = json!({
                "kind": sent.message.kind.as_str(),
                "recipient": sent.message.recipient,
                "subject": sent.message.subject,
                "body": sent.message.body,
            });
            for (name, value) in [("code", sent.message.code), ("link", sent.message.link), ("html", sent.message.html)]
            {
                if let (Some(value), Value::Object(entry)) = (value, &mut entry) {
                    entry.insert(name.to_owned(), value.into());
                }
            }
            entry
        });
        Ok(json!({ "messages": messages.collect::<Vec<_>>() }))
    })
    .await
}

/// Does what is done in the background, now.
async fn do_work(State(shop): State<Arc<Shop>>) -> Result<Json<Value>> {
    blocking(shop, |shop| {
        background::all(shop)?;
        retention::remove_expired(shop);
        Ok(json!({}))
    })
    .await
}

/// The attempts to pay, oldest first.
async fn payment_attempts(State(shop): State<Arc<Shop>>) -> Result<Json<Value>> {
    blocking(shop, |shop| Ok(json!({ "payments": shop.db.read(ordering::attempts)? }))).await
}

async fn requests(State(shop): State<Arc<Shop>>) -> Json<Value> {
    let log = shop.requests.all();
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

/// A snapshot by its name: taken, brought back or deleted.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
enum SnapshotChange {
    Take(String),
    Restore(String),
    Delete(String),
}

async fn change_snapshots(State(shop): State<Arc<Shop>>, body: Bytes) -> Result<Json<Value>> {
    let asked: SnapshotChange = decode(&body)?;
    blocking(shop, move |shop| {
        match asked {
            SnapshotChange::Take(name) => snapshots::take(shop, &name)?,
            SnapshotChange::Restore(name) => snapshots::restore(shop, &name)?,
            SnapshotChange::Delete(name) => snapshots::delete(shop, &name)?,
        }
        Ok(json!({}))
    })
    .await
}

#[derive(Default, Deserialize)]
struct Reset {
    /// Whether the shop is reset too: its data, settings and clock.
    #[serde(default)]
    shop: bool,
}

/// Empties the log and forgets waiting faults.
async fn reset(State(shop): State<Arc<Shop>>, body: Bytes) -> Result<Json<Value>> {
    let asked = if body.is_empty() { Reset::default() } else { decode(&body)? };
    shop.faults.reset();
    shop.requests.clear();
    if !asked.shop {
        return Ok(Json(json!({})));
    }
    blocking(shop, |shop| {
        template::restore(shop)?;
        Ok(json!({}))
    })
    .await
}
