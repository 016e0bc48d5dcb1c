//! The rows of webhooks, their deliveries and the key that signs them.

use crate::base::{Millis, Result, Shop};
use crate::events;
use rusqlite::{Connection, OptionalExtension};
use serde_json::{Value, json};

/// One event for one program.
#[derive(Debug)]
pub(super) struct Delivery {
    pub(super) webhook: String,
    pub(super) url: String,
    pub(super) number: i64,
    pub(super) attempts: i64,
    pub(super) event: Value,
}

/// The deliveries taken at a time.
const BATCH: i64 = 32;

/// Queues the events since the last look for each webhook.
pub(super) fn fan_out(connection: &Connection, now: Millis) -> Result<()> {
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
pub(super) fn is_behind(connection: &Connection) -> Result<bool> {
    Ok(connection
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM webhooks WHERE position < (SELECT ifnull(max(number), 0) FROM events))",
        )?
        .query_row([], |row| row.get(0))?)
}

/// The webhooks that have a delivery whose time has come.
pub(super) fn waiting(connection: &Connection, now: Millis) -> Result<Vec<String>> {
    Ok(connection
        .prepare_cached(
            "SELECT id FROM webhooks WHERE EXISTS (
                 SELECT 1 FROM webhook_deliveries WHERE webhook = id AND state = 'PENDING' AND next_try <= ?1)",
        )?
        .query_map([now], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?)
}

/// A webhook's deliveries whose time has come: of each entity the oldest event that is not delivered.
pub(super) fn due(shop: &Shop, connection: &Connection, now: Millis, webhook: &str) -> Result<Vec<Delivery>> {
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
        .query_map((now, BATCH, webhook), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?
        .collect::<rusqlite::Result<_>>()?;
    let deliveries = rows.into_iter().map(|(webhook, url, number, attempts)| {
        Ok(Delivery {
            webhook,
            url,
            number,
            attempts,
            event: events::after(shop, connection, number - 1, 1)?.pop().unwrap_or_default(),
        })
    });
    deliveries.collect()
}

/// Writes the result of a delivery.
pub(super) fn write_result(
    connection: &Connection,
    delivery: &Delivery,
    state: &str,
    next_try: Millis,
    problem: Option<&str>,
) -> Result<()> {
    connection
        .prepare_cached(
            "UPDATE webhook_deliveries SET state = ?3, attempts = attempts + 1, next_try = ?4, problem = ?5
             WHERE webhook = ?1 AND event = ?2",
        )?
        .execute((&delivery.webhook, delivery.number, state, next_try, problem))?;
    Ok(())
}

/// The state of one delivery, for people.
#[derive(Debug)]
pub(crate) struct DeliveryState {
    pub(crate) webhook: String,
    pub(crate) url: String,
    pub(crate) event: i64,
    /// The kind and id of the event's entity.
    pub(crate) entity: String,
    pub(crate) state: String,
    pub(crate) attempts: i64,
    /// When it is tried next, or was done.
    pub(crate) next_try: Millis,
    pub(crate) problem: Option<String>,
}

/// The newest deliveries, the newest first.
pub(crate) fn deliveries(connection: &Connection, limit: i64) -> Result<Vec<DeliveryState>> {
    Ok(connection
        .prepare_cached(
            "SELECT d.webhook, w.url, d.event, d.entity, d.state, d.attempts, d.next_try, d.problem
             FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook ORDER BY d.event DESC LIMIT ?1",
        )?
        .query_map([limit], |row| {
            Ok(DeliveryState {
                webhook: row.get(0)?,
                url: row.get(1)?,
                event: row.get(2)?,
                entity: row.get(3)?,
                state: row.get(4)?,
                attempts: row.get(5)?,
                next_try: row.get(6)?,
                problem: row.get(7)?,
            })
        })?
        .collect::<rusqlite::Result<_>>()?)
}

/// Has an event delivered to a webhook once more, now. False if there is no such event or webhook.
pub(super) fn send_again(connection: &Connection, webhook: &str, event: i64, now: Millis) -> Result<bool> {
    let written = connection
        .prepare_cached(
            "INSERT INTO webhook_deliveries (webhook, event, entity, state, next_try)
             SELECT w.id, e.number, e.entity || ':' || e.entity_id, 'PENDING', ?3
             FROM webhooks w JOIN events e ON e.number = ?2 WHERE w.id = ?1
             ON CONFLICT DO UPDATE SET state = 'PENDING', attempts = 0, next_try = ?3, problem = NULL",
        )?
        .execute((webhook, event, now))?;
    Ok(written > 0)
}

/// The number of webhooks.
pub(super) fn count(connection: &Connection) -> Result<i64> {
    Ok(connection.query_row("SELECT count(*) FROM webhooks", [], |row| row.get(0))?)
}

/// Writes a webhook, which receives the events from now on.
pub(super) fn insert(connection: &Connection, now: Millis, id: &str, url: &str, entities: &[String]) -> Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO webhooks (id, url, entities, position, created)
             VALUES (?1, ?2, ?3, (SELECT ifnull(max(number), 0) FROM events), ?4)",
        )?
        .execute((id, url, serde_json::to_string(entities)?, now))?;
    Ok(())
}

/// The webhooks with the state of their deliveries, as JSON.
pub(super) fn all(connection: &Connection) -> Result<Vec<Value>> {
    Ok(connection
        .prepare_cached(
            "SELECT id, url, entities,
                     (SELECT count(*) FROM webhook_deliveries WHERE webhook = id AND state = 'PENDING'),
                     (SELECT count(*) FROM webhook_deliveries WHERE webhook = id AND state = 'DELIVERED'),
                     (SELECT count(*) FROM webhook_deliveries WHERE webhook = id AND state = 'FAILED'),
                     (SELECT problem FROM webhook_deliveries WHERE webhook = id AND problem IS NOT NULL
                      ORDER BY event DESC LIMIT 1)
                 FROM webhooks ORDER BY created, id",
        )?
        .query_map([], |row| {
            let entities: String = row.get(2)?;
            Ok(json!({
                "id": row.get::<_, String>(0)?,
                "url": row.get::<_, String>(1)?,
                "entities": serde_json::from_str::<Value>(&entities).unwrap_or_default(),
                "pending": row.get::<_, i64>(3)?,
                "delivered": row.get::<_, i64>(4)?,
                "failed": row.get::<_, i64>(5)?,
                "lastProblem": row.get::<_, Option<String>>(6)?,
            }))
        })?
        .collect::<rusqlite::Result<Vec<Value>>>()?)
}

/// Deletes a webhook. False if there was none.
pub(super) fn delete(connection: &Connection, id: &str) -> Result<bool> {
    let deleted = connection.prepare_cached("DELETE FROM webhooks WHERE id = ?1")?.execute([id])?;
    Ok(deleted > 0)
}

/// A signing key in PEM form, by its name.
pub(super) fn signing_key(connection: &Connection, name: &str) -> Result<Option<String>> {
    Ok(connection
        .prepare_cached("SELECT unseal(pem) FROM signing_keys WHERE name = ?1")?
        .query_row([name], |row| row.get(0))
        .optional()?)
}

/// Writes a signing key, unless there is one of that name.
pub(super) fn insert_signing_key(connection: &Connection, name: &str, pem: &str) -> Result<()> {
    connection
        .prepare_cached("INSERT OR IGNORE INTO signing_keys (name, pem) VALUES (?1, seal(?2))")?
        .execute((name, pem))?;
    Ok(())
}
