//! The rows of events.
//!
//! Carts, checkouts and members change often, and visitors can make them large: the body of their newest
//! update is kept once, and readers who come later get it for earlier updates too.

use crate::base::{Millis, Result, secret};
use rusqlite::{Connection, Row};

/// The number of the newest event.
pub(crate) fn newest(connection: &Connection) -> Result<i64> {
    Ok(connection.prepare_cached("SELECT ifnull(max(number), 0) FROM events")?.query_row([], |row| row.get(0))?)
}

/// An event: its number, id, kind, entity, entity's id, time, body, sequence and the identity of its actor.
pub(super) type Columns = (i64, String, String, String, String, Millis, String, i64, Option<String>);

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

/// Entities of which the newest update alone keeps its body.
const LATEST_ALONE: [&str; 4] =
    ["wix.ecom.v1.cart", "wix.ecom.v2.cart", "wix.ecom.v1.checkout", "wix.members.v1.member"];

/// The columns of an event.
const COLUMNS: &str = "number, id, kind, entity, entity_id, time,
    unseal_tokens(coalesce(body, (SELECT latest.body FROM latest_updates AS latest
        WHERE latest.entity = events.entity AND latest.entity_id = events.entity_id), '{}')),
    sequence, identity";

/// Writes an event of an entity and its id, with the next sequence number of that entity.
pub(super) fn insert(
    connection: &Connection,
    now: Millis,
    kind: &str,
    (entity, entity_id): (&str, &str),
    body: &str,
    identity: Option<&str>,
) -> Result<()> {
    let is_kept_once = kind == "updated" && LATEST_ALONE.contains(&entity);
    if is_kept_once {
        connection
            .prepare_cached(
                "INSERT INTO latest_updates (entity, entity_id, time, body) VALUES (?1, ?2, ?3, seal_tokens(?4))
                 ON CONFLICT DO UPDATE SET time = excluded.time, body = excluded.body",
            )?
            .execute((entity, entity_id, now, body))?;
    }
    connection
        .prepare_cached(
            "INSERT INTO events (id, kind, entity, entity_id, time, body, identity, sequence)
             VALUES (?1, ?2, ?3, ?4, ?5, iif(?6 IS NULL, NULL, seal_tokens(?6)), ?7,
                 (SELECT ifnull(max(sequence), 0) + 1 FROM events WHERE entity = ?3 AND entity_id = ?4))",
        )?
        .execute((secret::new_id(), kind, entity, entity_id, now, (!is_kept_once).then_some(body), identity))?;
    Ok(())
}

/// The events after a number, oldest first.
pub(super) fn after(connection: &Connection, number: i64, limit: i64) -> Result<Vec<Columns>> {
    Ok(connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM events WHERE number > ?1 ORDER BY number LIMIT ?2"))?
        .query_map((number, limit), columns)?
        .collect::<rusqlite::Result<_>>()?)
}

/// The newest events whose entity or id has a text, the newest first.
pub(super) fn latest(connection: &Connection, text: &str, limit: i64) -> Result<Vec<Columns>> {
    Ok(connection
        .prepare_cached(&format!(
            "SELECT {COLUMNS} FROM events WHERE instr(entity, ?1) > 0 OR instr(entity_id, ?1) > 0
             ORDER BY number DESC LIMIT ?2"
        ))?
        .query_map((text, limit), columns)?
        .collect::<rusqlite::Result<_>>()?)
}
