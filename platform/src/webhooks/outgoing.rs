//! The queue of deliveries, and their results.

use crate::clock::{Millis, seconds};
use crate::error::ApiError;
use crate::events;
use rusqlite::Connection;
use serde_json::Value;

/// The longest wait between two tries, in seconds.
const MAX_WAIT: i64 = 3600;
/// After this many tries a delivery is given up; the next event of its entity goes out then.
const MAX_ATTEMPTS: i64 = 15;
/// The deliveries taken at a time.
const BATCH: i64 = 32;

/// One event for one program.
#[derive(Debug)]
pub(super) struct Delivery {
    pub(super) webhook: String,
    pub(super) url: String,
    pub(super) number: i64,
    pub(super) attempts: i64,
    pub(super) event: Value,
}

/// Writes down what each program is to be told of the events since it was looked at last.
pub(super) fn fan_out(connection: &Connection, now: Millis) -> Result<(), ApiError> {
    connection
        .prepare_cached(
            "INSERT INTO webhook_deliveries (webhook, event, entity, state, next_try)
             SELECT w.id, e.number, e.entity || ':' || e.entity_id, 'PENDING', ?1
             FROM webhooks w JOIN events e ON e.number > w.position
             WHERE w.entities = '[]' OR EXISTS (SELECT 1 FROM json_each(w.entities) wanted WHERE wanted.value = e.entity)",
        )?
        .execute([now])?;
    connection
        .prepare_cached("UPDATE webhooks SET position = (SELECT ifnull(max(number), 0) FROM events)")?
        .execute([])?;
    Ok(())
}

/// Whether there is an event that some program has not been looked at for.
pub(super) fn is_behind(connection: &Connection) -> Result<bool, ApiError> {
    Ok(connection
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM webhooks WHERE position < (SELECT ifnull(max(number), 0) FROM events))",
        )?
        .query_row([], |row| row.get(0))?)
}

/// The webhooks that have a delivery whose time has come.
pub(super) fn waiting(connection: &Connection, now: Millis) -> Result<Vec<String>, ApiError> {
    Ok(connection
        .prepare_cached(
            "SELECT id FROM webhooks WHERE EXISTS (
                 SELECT 1 FROM webhook_deliveries WHERE webhook = id AND state = 'PENDING' AND next_try <= ?1)",
        )?
        .query_map([now], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?)
}

/// A webhook's deliveries whose time has come: of each entity the oldest event that is not delivered.
pub(super) fn due(connection: &Connection, now: Millis, webhook: &str) -> Result<Vec<Delivery>, ApiError> {
    let rows: Vec<(String, String, i64, i64)> = connection
        .prepare_cached(
            "SELECT d.webhook, w.url, d.event, d.attempts
             FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook
             WHERE d.webhook = ?3 AND d.state = 'PENDING' AND d.next_try <= ?1
                 AND NOT EXISTS (SELECT 1 FROM webhook_deliveries earlier
                                 WHERE earlier.webhook = d.webhook AND earlier.entity = d.entity
                                     AND earlier.state = 'PENDING' AND earlier.event < d.event)
             ORDER BY d.event LIMIT ?2",
        )?
        .query_map((now, BATCH, webhook), |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
        })?
        .collect::<rusqlite::Result<_>>()?;
    let deliveries = rows.into_iter().map(|(webhook, url, number, attempts)| {
        Ok(Delivery {
            webhook,
            url,
            number,
            attempts,
            event: events::after(connection, number - 1, 1)?.pop().unwrap_or_default(),
        })
    });
    deliveries.collect()
}

/// Writes down that a delivery arrived, or why it did not and when it is tried again.
pub(super) fn record_result(
    connection: &Connection,
    now: Millis,
    delivery: &Delivery,
    problem: Option<&str>,
) -> Result<(), ApiError> {
    let attempts = delivery.attempts + 1;
    let state = match problem {
        None => "DELIVERED",
        Some(_) if attempts >= MAX_ATTEMPTS => "FAILED",
        Some(_) => "PENDING",
    };
    connection
        .prepare_cached(
            "UPDATE webhook_deliveries SET state = ?3, attempts = ?4, next_try = ?5, problem = ?6
             WHERE webhook = ?1 AND event = ?2",
        )?
        .execute((
            &delivery.webhook,
            delivery.number,
            state,
            attempts,
            now.saturating_add(wait(attempts)),
            problem,
        ))?;
    Ok(())
}

/// The backoff after a number of attempts: it doubles each time.
fn wait(attempts: i64) -> Millis {
    let doubled = u32::try_from(attempts - 1)
        .ok()
        .and_then(|count| 1_i64.checked_shl(count));
    seconds(doubled.unwrap_or(MAX_WAIT).clamp(1, MAX_WAIT))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_wait_is_twice_the_last_up_to_an_hour() {
        let waits: Vec<i64> = (1..=15).map(|attempts| wait(attempts) / 1000).collect();
        assert_eq!(
            waits,
            [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600, 3600]
        );
        assert_eq!(wait(1_000) / 1000, MAX_WAIT);
    }
}
