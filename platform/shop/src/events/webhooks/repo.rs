//! The rows of webhooks, deliveries and the signing key.

use crate::events;
use base::db::{Statements, row_of};
use base::{Millis, Reading, Result};
use rusqlite::Connection;
use serde_json::{Value, json};

/// An event to deliver to a webhook.
#[derive(Debug)]
pub(super) struct Delivery {
    pub(super) webhook: String,
    pub(super) url: String,
    pub(super) number: i64,
    pub(super) attempts: i64,
    pub(super) event: Value,
}

/// The number of deliveries per batch.
const BATCH: i64 = 32;

/// The id of a webhook with the same address and a common entity; an empty list means all entities.
pub(super) fn hearing_the_same(connection: &Connection, url: &str, entities: &[String]) -> Result<Option<String>> {
    connection.optional_value(
        "SELECT id FROM webhooks WHERE url = ?1 AND (?2 = '[]' OR entities = '[]' OR EXISTS (
             SELECT 1 FROM json_each(entities) known JOIN json_each(?2) wanted ON wanted.value = known.value))
         LIMIT 1",
        (url, serde_json::to_string(entities)?),
    )
}

/// Enqueues new events for each webhook.
pub(super) fn fan_out(connection: &Connection, now: Millis) -> Result<()> {
    connection.run(
        "INSERT INTO webhook_deliveries (webhook, event, entity, state, next_try)
         SELECT w.id, e.number, e.entity || ':' || e.entity_id, 'PENDING', ?1
         FROM webhooks w JOIN events e ON e.number > w.position
         WHERE w.entities = '[]'
             OR EXISTS (SELECT 1 FROM json_each(w.entities) wanted WHERE wanted.value = e.entity)",
        [now],
    )?;
    connection.run("UPDATE webhooks SET position = (SELECT ifnull(max(number), 0) FROM events)", [])
}

/// Whether some webhook lacks a new event in its queue.
pub(super) fn is_behind(connection: &Connection) -> Result<bool> {
    connection.value(
        "SELECT EXISTS (SELECT 1 FROM webhooks WHERE position < (SELECT ifnull(max(number), 0) FROM events))",
        [],
    )
}

/// The webhooks with due deliveries.
pub(super) fn waiting(connection: &Connection, now: Millis) -> Result<Vec<String>> {
    connection.values(
        "SELECT id FROM webhooks WHERE EXISTS (
         SELECT 1 FROM webhook_deliveries WHERE webhook = id AND state = 'PENDING' AND next_try <= ?1)",
        [now],
    )
}

/// A webhook's due deliveries: for each entity, the oldest undelivered event.
pub(super) fn due(reading: &Reading<'_>, webhook: &str) -> Result<Vec<Delivery>> {
    let rows: Vec<(String, String, i64, i64)> = reading.rows(
        "SELECT d.webhook, w.url, d.event, d.attempts
         FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook
         WHERE d.webhook = ?3 AND d.state = 'PENDING' AND d.next_try <= ?1
             AND NOT EXISTS (SELECT 1 FROM webhook_deliveries earlier
                             WHERE earlier.webhook = d.webhook AND earlier.entity = d.entity
                                 AND earlier.state = 'PENDING' AND earlier.event < d.event)
         ORDER BY d.event LIMIT ?2",
        (reading.now, BATCH, webhook),
        |row| row.try_into(),
    )?;
    let deliveries = rows.into_iter().map(|(webhook, url, number, attempts)| {
        Ok(Delivery {
            webhook,
            url,
            number,
            attempts,
            event: events::after(reading, number - 1, 1)?.pop().unwrap_or_default(),
        })
    });
    deliveries.collect()
}

/// Records a delivery's result.
pub(super) fn write_result(
    connection: &Connection,
    delivery: &Delivery,
    state: &str,
    next_try: Millis,
    problem: Option<&str>,
) -> Result<()> {
    connection.run(
        "UPDATE webhook_deliveries SET state = ?3, attempts = attempts + 1, next_try = ?4, problem = ?5
         WHERE webhook = ?1 AND event = ?2",
        (&delivery.webhook, delivery.number, state, next_try, problem),
    )
}

#[derive(Debug)]
pub struct DeliveryState {
    pub webhook: String,
    pub url: String,
    pub event: i64,
    /// The kind and id of the event's entity.
    pub entity: String,
    pub state: String,
    pub attempts: i64,
    /// The time of the next attempt, or of completion.
    pub next_try: Millis,
    pub problem: Option<String>,
}

/// The newest deliveries, newest first.
pub fn deliveries(connection: &Connection, limit: i64) -> Result<Vec<DeliveryState>> {
    connection.rows(
        "SELECT d.webhook, w.url, d.event, d.entity, d.state, d.attempts, d.next_try, d.problem
         FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook ORDER BY d.event DESC LIMIT ?1",
        [limit],
        row_of!(DeliveryState: webhook, url, event, entity, state, attempts, next_try, problem),
    )
}

/// Enqueues an event for immediate redelivery. False if the event or webhook does not exist.
pub(super) fn send_again(connection: &Connection, webhook: &str, event: i64, now: Millis) -> Result<bool> {
    let written = connection.changed(
        "INSERT INTO webhook_deliveries (webhook, event, entity, state, next_try)
         SELECT w.id, e.number, e.entity || ':' || e.entity_id, 'PENDING', ?3
         FROM webhooks w JOIN events e ON e.number = ?2 WHERE w.id = ?1
         ON CONFLICT DO UPDATE SET state = 'PENDING', attempts = 0, next_try = ?3, problem = NULL",
        (webhook, event, now),
    )?;
    Ok(written > 0)
}

pub(super) fn count(connection: &Connection) -> Result<i64> {
    connection.value("SELECT count(*) FROM webhooks", [])
}

/// Inserts a webhook, which receives events from now on.
pub(super) fn insert(connection: &Connection, now: Millis, id: &str, url: &str, entities: &[String]) -> Result<()> {
    connection.run(
        "INSERT INTO webhooks (id, url, entities, position, created)
         VALUES (?1, ?2, ?3, (SELECT ifnull(max(number), 0) FROM events), ?4)",
        (id, url, serde_json::to_string(entities)?, now),
    )
}

/// The webhooks and their delivery status, as JSON.
pub(super) fn all(connection: &Connection) -> Result<Vec<Value>> {
    connection.rows(
        "SELECT id, url, entities,
             (SELECT count(*) FROM webhook_deliveries WHERE webhook = id AND state = 'PENDING'),
             (SELECT count(*) FROM webhook_deliveries WHERE webhook = id AND state = 'DELIVERED'),
             (SELECT count(*) FROM webhook_deliveries WHERE webhook = id AND state = 'FAILED'),
             (SELECT problem FROM webhook_deliveries WHERE webhook = id AND problem IS NOT NULL
              ORDER BY event DESC LIMIT 1)
         FROM webhooks ORDER BY created, id",
        [],
        |row| {
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
        },
    )
}

/// Deletes a webhook. False if it did not exist.
pub(super) fn delete(connection: &Connection, id: &str) -> Result<bool> {
    let deleted = connection.changed("DELETE FROM webhooks WHERE id = ?1", [id])?;
    Ok(deleted > 0)
}

pub(super) fn signing_key(connection: &Connection, name: &str) -> Result<Option<String>> {
    connection.optional_value("SELECT unseal(pem) FROM signing_keys WHERE name = ?1", [name])
}

pub(super) fn set_signing_key(connection: &Connection, name: &str, pem: &str) -> Result<()> {
    connection.run("INSERT OR REPLACE INTO signing_keys (name, pem) VALUES (?1, seal(?2))", (name, pem))
}

/// Inserts a signing key, unless one of that name exists.
pub(super) fn insert_signing_key(connection: &Connection, name: &str, pem: &str) -> Result<()> {
    connection.run("INSERT OR IGNORE INTO signing_keys (name, pem) VALUES (?1, seal(?2))", (name, pem))
}
