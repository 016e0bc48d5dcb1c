//! Test hooks under `/_test`; served only with `--test-hooks`.

use super::template;
use crate::background;
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Response};
use axum::{http::header, middleware::Next, routing::MethodFilter};
use base::{ApiError, Result, Shop, clock, faults::Fault};
use serde::Deserialize;
use serde_json::{Value, json};
use shop::catalog;
use shop::commerce::ordering;
use shop::events::{outbox, retention};
use shop::site;
use shop::site::{CaptchaKind, CaptchaState, sessions};
use std::{collections::BTreeMap, sync::Arc};
use tools::snapshots;
use web::http::own_calls::OwnCalls;

const GET: MethodFilter = MethodFilter::GET;
const POST: MethodFilter = MethodFilter::POST;

pub(super) const CALLS: OwnCalls = &[
    (POST, "/_test/faults", |shop, call| {
        shop.faults.add(call.body::<Fault>()?, shop.clock.now())?;
        Ok(json!({}))
    }),
    (POST, "/_test/clock", |shop, call| {
        let AdvanceClock { advance_seconds } = call.body()?;
        shop.clock.advance(clock::seconds(advance_seconds));
        Ok(json!({ "now": clock::rfc3339(shop.clock.now()) }))
    }),
    // Expires all access tokens; refresh tokens stay valid.
    (POST, "/_test/tokens/expire", |shop, _| {
        let now = shop.clock.now();
        let expired = shop.db.write(|transaction| sessions::expire_access_tokens(transaction, now))?;
        Ok(json!({ "expired": expired }))
    }),
    // Updates the given site settings.
    (POST, "/_test/settings", |shop, call| {
        let given: Value = call.body()?;
        let changed = shop.write(&call.author, |writing| catalog::change_settings(writing, &given))?;
        Ok(serde_json::to_value(changed)?)
    }),
    (POST, "/_test/captcha", |shop, call| {
        let IssueCaptcha { kind, state } = call.body()?;
        let now = shop.clock.now();
        let token = shop.db.write(|transaction| site::issue_captcha(transaction, now, kind, state))?;
        Ok(json!({ "token": token }))
    }),
    (GET, "/_test/outbox", |shop, _| messages(shop)),
    // Runs the background work immediately.
    (POST, "/_test/work", |shop, _| {
        background::all(shop)?;
        retention::remove_expired(shop);
        Ok(json!({}))
    }),
    // Payment attempts, oldest first.
    (GET, "/_test/payments", |shop, _| Ok(json!({ "payments": shop.db.read(ordering::attempts)? }))),
    (GET, "/_test/requests", |shop, _| Ok(requests(shop))),
    (POST, "/_test/snapshots", |shop, call| {
        match call.body()? {
            SnapshotChange::Take(name) => snapshots::take(shop, &name)?,
            SnapshotChange::Restore(name) => snapshots::restore(shop, &name)?,
            SnapshotChange::Delete(name) => snapshots::delete(shop, &name)?,
        }
        Ok(json!({}))
    }),
    // Clears the request log and pending faults.
    (POST, "/_test/reset", |shop, call| {
        let requested: Reset = call.optional_body()?;
        shop.faults.reset();
        shop.requests.clear();
        if requested.shop {
            template::restore(shop)?;
        }
        Ok(json!({}))
    }),
];

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct AdvanceClock {
    advance_seconds: i64,
}

#[derive(Deserialize)]
struct IssueCaptcha {
    kind: CaptchaKind,
    state: CaptchaState,
}

/// An action on a named snapshot: take, restore or delete.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
enum SnapshotChange {
    Take(String),
    Restore(String),
    Delete(String),
}

#[derive(Default, Deserialize)]
struct Reset {
    /// Whether to reset the shop too: its data, settings and clock.
    #[serde(default)]
    shop: bool,
}

/// Refuses other sites' pages, and bodies that a page can send without a preflight: browsers send an `Origin` with
/// both.
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

/// The newest messages, newest first.
fn messages(shop: &Shop) -> Result<Value> {
    let messages = shop.db.read(|connection| outbox::latest(connection, ""))?;
    let messages = messages.into_iter().map(|sent| {
        let mut entry = json!({
            "kind": sent.message.kind.into_str(),
            "recipient": sent.message.recipient,
            "subject": sent.message.subject,
            "body": sent.message.body,
        });
        for (name, value) in [("code", sent.message.code), ("link", sent.message.link), ("html", sent.message.html)] {
            if let (Some(value), Value::Object(entry)) = (value, &mut entry) {
                entry.insert(name.to_owned(), value.into());
            }
        }
        entry
    });
    Ok(json!({ "messages": messages.collect::<Vec<_>>() }))
}

fn requests(shop: &Shop) -> Value {
    let log = shop.requests.all();
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    let mut grants: BTreeMap<&str, u64> = BTreeMap::new();
    for request in &log {
        *counts.entry(request.endpoint).or_default() += 1;
        if let Some(grant) = &request.grant_type {
            *grants.entry(grant).or_default() += 1;
        }
    }
    json!({ "requests": log, "counts": counts, "grants": grants })
}
