//! The platform's own calls for the site's owner, beside those of the contract, under `/_platform`.

use super::{event_stream::stream_events, payload};
use crate::base::access::{self, acting_as};
use crate::base::query::{self, Page};
use crate::base::{ApiError, Result, Shop};
use crate::commerce::cart::checkout;
use crate::commerce::ordering::{self, Verdict};
use crate::events;
use crate::events::jobs;
use crate::people::{identity, members};
use crate::site;
use axum::extract::{Path, RawQuery, State};
use axum::routing::{get, post, put};
use axum::{Json, Router, body::Bytes, http::HeaderMap};
use cartwright::row::Access;
use serde_json::{Value, json};
use std::sync::Arc;

pub(super) fn router() -> Router<Arc<Shop>> {
    Router::new()
        .route("/_platform/site-settings", get(read_settings).patch(change_settings))
        .route("/_platform/identities/{id}/require-password-reset", post(require_password_reset))
        .route("/_platform/identities/{id}/hold", put(hold_logins).delete(release_logins))
        .route("/_platform/events", get(events))
        .route("/_platform/events/stream", get(stream_events))
        .route("/_platform/deleted-members", get(deleted_members))
        .route("/_platform/orders/{id}/{action}", post(act_on_order))
        .route("/_platform/checkouts/{id}/completion-link", post(completion_link))
        .route("/_platform/payments/{transaction}/{verdict}", post(answer_payment))
        .route("/_platform/jobs/{id}", get(read_job))
        .route("/_platform/strict", get(read_doubts))
}

/// Does an owner's work where blocking is allowed.
pub(crate) async fn for_owner(
    shop: Arc<Shop>,
    headers: HeaderMap,
    work: impl FnOnce(&Shop) -> Result<Value> + Send + 'static,
) -> Result<Json<Value>> {
    let done = tokio::task::spawn_blocking(move || {
        let caller = access::authorize(&shop, &headers, Access::Owner)?;
        acting_as(caller.actor(&shop), || work(&shop))
    });
    let answer = done.await.map_err(|error| ApiError::Internal(error.to_string()))??;
    Ok(Json(answer))
}

/// The page that a query string asks for, and all that the string says.
pub(super) fn paged(asked: Option<String>, field: &str) -> Result<(Page, Value)> {
    let asked = Value::Object(payload::from_query(&asked.unwrap_or_default())?);
    Ok((query::page(Some(&asked), field)?, asked))
}

async fn read_settings(State(shop): State<Arc<Shop>>, headers: HeaderMap) -> Result<Json<Value>> {
    for_owner(shop, headers, |shop| Ok(serde_json::to_value(shop.db.read(site::read_settings)?)?)).await
}

async fn change_settings(State(shop): State<Arc<Shop>>, headers: HeaderMap, body: Bytes) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| {
        let given: Value =
            serde_json::from_slice(&body).map_err(|_| ApiError::field("body", "FORMAT", "is not a JSON object"))?;
        let changed = shop.db.write(|transaction| site::change_settings(transaction, &given))?;
        Ok(serde_json::to_value(changed)?)
    })
    .await
}

/// The next login of this identity is refused until its password has been reset by mail.
async fn require_password_reset(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| {
        shop.db.write(|transaction| identity::require_password_reset(transaction, &id))?;
        Ok(json!({}))
    })
    .await
}

/// Ends the sessions of an identity, whose logins wait until they are let go on.
async fn hold_logins(State(shop): State<Arc<Shop>>, headers: HeaderMap, Path(id): Path<String>) -> Result<Json<Value>> {
    hold(shop, headers, id, true).await
}

async fn release_logins(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Json<Value>> {
    hold(shop, headers, id, false).await
}

async fn hold(shop: Arc<Shop>, headers: HeaderMap, id: String, is_held: bool) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| {
        shop.db.write(|transaction| identity::hold(transaction, &id, is_held))?;
        Ok(json!({}))
    })
    .await
}

/// The events after a number: `?after=<number>&limit=<count>`.
async fn events(State(shop): State<Arc<Shop>>, headers: HeaderMap, RawQuery(asked): RawQuery) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| {
        let (page, asked) = paged(asked, "events")?;
        let after = asked.get("after").and_then(Value::as_str).unwrap_or("0");
        let after = after.parse().map_err(|_| ApiError::field("after", "FORMAT", "is not a number"))?;
        let events = shop.db.read(|connection| events::after(shop, connection, after, page.limit))?;
        Ok(json!({ "events": events }))
    })
    .await
}

/// The deleted members, the latest first: `?limit=<count>&offset=<count>`.
async fn deleted_members(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    RawQuery(asked): RawQuery,
) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| {
        let (page, _) = paged(asked, "members")?;
        let now = shop.clock.now();
        let deleted = shop.db.read(|connection| members::deleted(connection, now, page))?;
        Ok(json!({ "deletedMembers": deleted }))
    })
    .await
}

/// The owner's actions on an order beside the contract's calls.
async fn act_on_order(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Path((id, action)): Path<(String, String)>,
    body: Bytes,
) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| {
        let given = if body.is_empty() {
            json!({})
        } else {
            serde_json::from_slice(&body).map_err(|_| ApiError::field("body", "FORMAT", "is not a JSON object"))?
        };
        ordering::act(shop, &id, &action, &given)
    })
    .await
}

/// A link for a payment page of the owner's own: it marks the checkout as completed and leads on to an address.
async fn completion_link(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Path(id): Path<String>,
    Json(given): Json<Value>,
) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| {
        let url = given.get("url").and_then(Value::as_str).unwrap_or_default();
        Ok(json!({ "link": checkout::completion_link(shop, &id, url)? }))
    })
    .await
}

/// The calls that were answered here and that the hosted platform may refuse.
async fn read_doubts(State(shop): State<Arc<Shop>>, headers: HeaderMap) -> Result<Json<Value>> {
    for_owner(shop, headers, |shop| Ok(shop.doubts.shown())).await
}

/// A job that a call by filter has started.
async fn read_job(State(shop): State<Arc<Shop>>, headers: HeaderMap, Path(id): Path<String>) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| Ok(json!({ "job": shop.db.read(|connection| jobs::shown(connection, &id))? })))
        .await
}

/// The payment provider's answer to a payment that waits for it: `approve` or `decline`. Once more changes nothing.
async fn answer_payment(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Path((transaction_id, verdict)): Path<(String, String)>,
) -> Result<Json<Value>> {
    for_owner(shop, headers, move |shop| {
        let verdict = match verdict.as_str() {
            "approve" => Verdict::Approved,
            "decline" => Verdict::Declined,
            _ => return Err(ApiError::not_found("NOT_FOUND", "An answer is approve or decline")),
        };
        shop.db.write(|transaction| ordering::answer(transaction, shop, &transaction_id, verdict))?;
        Ok(json!({}))
    })
    .await
}
