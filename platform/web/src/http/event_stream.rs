//! A stream of change events (Server-Sent Events): `GET /_platform/events/stream?after=<number>`.

use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use base::{ApiError, Result, Shop};
use cartwright::row::Access;
use futures_util::{Stream, StreamExt, stream};
use serde_json::Value;
use shop::events;
use shop::site::sessions;
use std::{convert::Infallible, sync::Arc, time::Duration};

/// The pause between two polls.
const PAUSE: Duration = Duration::from_millis(250);
/// The number of events per read.
const BATCH: i64 = 100;

/// Streams the events after a number, after the reader's `Last-Event-ID`, or from now on.
pub(super) async fn stream_events(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>> {
    let last_seen = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let requested = url::form_urlencoded::parse(query.unwrap_or_default().as_bytes())
        .find(|(name, _)| name == "after")
        .map(|(_, value)| value.into_owned());
    let after = last_seen.map(str::to_owned).or(requested);
    let after = after
        .map(|text| text.parse::<i64>())
        .transpose()
        .map_err(|_| ApiError::field("after", "FORMAT", "is not a number"))?;
    let start = shop.blocking(move |shop| {
        sessions::authorize(shop, &headers, Access::Owner)?;
        after.map_or_else(|| shop.db.read(events::newest), Ok)
    });
    let start = start.await?;
    let mut stopping = shop.stopping.subscribe();
    let stopped = async move {
        let _ = stopping.wait_for(|is_stopping| *is_stopping).await;
    };
    let batches = stream::unfold((shop, start), |(shop, after)| async move {
        loop {
            let read = shop.blocking(move |shop| shop.read(|reading| events::after(reading, after, BATCH)));
            let found = read.await.ok()?;
            if let Some(last) = found.last().and_then(|event| event.get("number")).and_then(Value::as_i64) {
                return Some((stream::iter(found), (shop, last)));
            }
            tokio::time::sleep(PAUSE).await;
        }
    });
    let events = batches.flatten().take_until(Box::pin(stopped)).map(|event| {
        let number = event.get("number").map(ToString::to_string).unwrap_or_default();
        Ok(Event::default().id(number).data(event.to_string()))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}
