//! Change events: written in the transaction of the change, read by the owner in order.

use crate::actor;
use crate::clock::{Millis, rfc3339};
use crate::error::ApiError;
use crate::secret;
use rusqlite::{Connection, Row};
use serde_json::{Map, Value, json};

/// The kind of a change event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum EventKind {
    Created,
    Updated,
    Deleted,
    /// Something of the entity's own, such as `approved` of an order.
    Action(&'static str),
    /// An event of catalog v1, which travels without an envelope. Its name in snake case.
    Plain(&'static str),
}

impl EventKind {
    /// The event's slug.
    const fn as_str(self) -> &'static str {
        match self {
            Self::Created => "created",
            Self::Updated => "updated",
            Self::Deleted => "deleted",
            Self::Action(name) | Self::Plain(name) => name,
        }
    }

    /// The field of an event that holds the entity, and its name there.
    const fn wrapper(self) -> (&'static str, &'static str) {
        match self {
            Self::Created => ("createdEvent", "entity"),
            Self::Updated => ("updatedEvent", "currentEntity"),
            Self::Deleted => ("deletedEvent", "deletedEntity"),
            Self::Action(_) | Self::Plain(_) => ("actionEvent", "body"),
        }
    }
}

/// Something that happened.
#[derive(Debug)]
pub(crate) struct Event<'a> {
    pub(crate) kind: EventKind,
    /// The entity's full name, such as `wix.members.v1.member`; the type of a plain event.
    pub(crate) entity: &'static str,
    pub(crate) entity_id: &'a str,
    /// The entity as it is now, or was when it went.
    pub(crate) body: Value,
}

impl Event<'_> {
    /// Writes it down.
    pub(crate) fn record(&self, connection: &Connection, now: Millis) -> Result<(), ApiError> {
        connection
            .prepare_cached(
                "INSERT INTO events (id, kind, entity, entity_id, time, body, identity, sequence)
                 VALUES (?1, ?2, ?3, ?4, ?5, seal_tokens(?6), ?7,
                     (SELECT ifnull(max(sequence), 0) + 1 FROM events WHERE entity = ?3 AND entity_id = ?4))",
            )?
            .execute((
                secret::new_id(),
                self.kind.as_str(),
                self.entity,
                self.entity_id,
                now,
                json!({ self.kind.wrapper().0: { self.kind.wrapper().1: self.body } }).to_string(),
                actor::current().map(|actor| actor.identity().to_string()),
            ))?;
        Ok(())
    }
}

/// Whether events of this name travel without an envelope: those of catalog v1.
pub(crate) fn is_plain(entity: &str) -> bool {
    entity.starts_with("com.wix.ecommerce.")
}

/// Removes all events.
pub(crate) fn forget_all(connection: &Connection) -> Result<(), ApiError> {
    connection.prepare_cached("DELETE FROM events")?.execute([])?;
    Ok(())
}

/// The number of the newest event.
pub(crate) fn newest(connection: &Connection) -> Result<i64, ApiError> {
    Ok(connection
        .prepare_cached("SELECT ifnull(max(number), 0) FROM events")?
        .query_row([], |row| row.get(0))?)
}

/// The events after a number, oldest first.
pub(crate) fn after(connection: &Connection, number: i64, limit: i64) -> Result<Vec<Value>, ApiError> {
    connection
        .prepare_cached(
            "SELECT number, id, kind, entity, entity_id, time, unseal_tokens(body), sequence, identity
             FROM events WHERE number > ?1 ORDER BY number LIMIT ?2",
        )?
        .query_map((number, limit), columns)?
        .map(|row| envelope(row?))
        .collect()
}

type Columns = (i64, String, String, String, String, Millis, String, i64, Option<String>);

fn columns(row: &Row<'_>) -> rusqlite::Result<Columns> {
    Ok((
        row.get(0)?,
        row.get(1)?,
        row.get(2)?,
        row.get(3)?,
        row.get(4)?,
        row.get(5)?,
        row.get(6)?,
        row.get(7)?,
        row.get(8)?,
    ))
}

/// An event as it travels: what it is about, and what it carries.
fn envelope(columns: Columns) -> Result<Value, ApiError> {
    let (number, id, kind, entity, entity_id, time, body, sequence, identity) = columns;
    let mut envelope: Map<String, Value> = serde_json::from_str(&body)?;
    let identity = match identity {
        Some(identity) => serde_json::from_str(&identity)?,
        None => json!({ "identityType": "UNKNOWN" }),
    };
    for (name, value) in [
        ("number", json!(number)),
        ("id", json!(id)),
        ("slug", json!(kind)),
        ("entityFqdn", json!(entity)),
        ("entityId", json!(entity_id)),
        ("eventTime", json!(rfc3339(time))),
        ("entityEventSequence", json!(sequence.to_string())),
        ("identity", identity),
    ] {
        envelope.insert(name.to_owned(), value);
    }
    Ok(Value::Object(envelope))
}
