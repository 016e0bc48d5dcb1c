//! The rows of events.

use base::db::{Statements, json, row_of};
use base::{Millis, Result, secret};
use rusqlite::{Connection, Row};
use serde_json::Value;

pub fn newest(connection: &Connection) -> Result<i64> {
    connection.value("SELECT ifnull(max(number), 0) FROM events", [])
}

/// An event in its columns.
pub(super) struct Stored {
    pub(super) number: i64,
    pub(super) id: String,
    pub(super) kind: String,
    pub(super) entity: String,
    pub(super) entity_id: String,
    pub(super) time: Millis,
    /// `None` if readers get the current entity.
    pub(super) body: Option<String>,
    pub(super) sequence: i64,
    /// The actor's identity.
    pub(super) identity: Option<String>,
}

const COLUMNS: &str = "number, id, kind, entity, entity_id, time, unseal_tokens(body), sequence, identity";

fn stored() -> impl FnMut(&Row<'_>) -> rusqlite::Result<Stored> {
    row_of!(Stored: number, id, kind, entity, entity_id, time, body, sequence, identity)
}

/// Inserts an event with the entity's next sequence number.
pub(super) fn insert(
    connection: &Connection,
    now: Millis,
    kind: &str,
    (entity, entity_id): (&str, &str),
    body: Option<&str>,
    identity: Option<&str>,
) -> Result<()> {
    connection.run(
        "INSERT INTO events (id, kind, entity, entity_id, time, body, identity, sequence)
         VALUES (?1, ?2, ?3, ?4, ?5, seal_tokens(?6), ?7,
             (SELECT ifnull(max(sequence), 0) + 1 FROM events WHERE entity = ?3 AND entity_id = ?4))",
        (secret::new_id(), kind, entity, entity_id, now, body, identity),
    )
}

/// A deleted entity, from its event.
pub(super) fn deleted(connection: &Connection, entity: &str, entity_id: &str) -> Result<Option<Value>> {
    connection.row(
        "SELECT unseal_tokens(body) -> '$.deletedEvent.deletedEntity' FROM events
         WHERE entity = ?1 AND entity_id = ?2 AND kind = 'deleted' ORDER BY sequence DESC LIMIT 1",
        (entity, entity_id),
        |row| json(row, 0),
    )
}

/// The events after a number, oldest first.
pub(super) fn after(connection: &Connection, number: i64, limit: i64) -> Result<Vec<Stored>> {
    let sql = format!("SELECT {COLUMNS} FROM events WHERE number > ?1 ORDER BY number LIMIT ?2");
    connection.rows(&sql, (number, limit), stored())
}

/// The newest events whose entity or id contains a text, newest first.
pub(super) fn latest(connection: &Connection, text: &str, limit: i64) -> Result<Vec<Stored>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM events
         WHERE ?1 = '' OR instr(folded(entity || char(10) || entity_id), folded(?1)) > 0
         ORDER BY number DESC LIMIT ?2"
    );
    connection.rows(&sql, (text, limit), stored())
}
