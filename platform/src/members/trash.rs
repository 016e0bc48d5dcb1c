//! The remains of deleted members.

use super::record::Record;
use super::view;
use crate::clock::{Millis, rfc3339, seconds};
use crate::error::ApiError;
use crate::query::Page;
use cartwright::resources::members::DeletionState;
use rusqlite::{Connection, Row};
use serde_json::{Map, Value, json};

/// The time in the trash, in seconds.
const TRASH_SECONDS: i64 = 30 * 86_400;

/// Keeps what was known of a member for the owner to look at.
pub(super) fn keep(
    connection: &Connection,
    now: Millis,
    record: &Record,
    content_assignee: Option<&str>,
) -> Result<DeletionState, ApiError> {
    let body = serde_json::to_string(&view::full(record))?;
    insert(connection, now, record, content_assignee, Some(&body))?;
    Ok(DeletionState::Trash)
}

/// Keeps of a member only that there was one.
pub(super) fn forget(
    connection: &Connection,
    now: Millis,
    record: &Record,
    content_assignee: Option<&str>,
) -> Result<DeletionState, ApiError> {
    insert(connection, now, record, content_assignee, None)?;
    Ok(DeletionState::Deleted)
}

fn insert(
    connection: &Connection,
    now: Millis,
    record: &Record,
    content_assignee: Option<&str>,
    body: Option<&str>,
) -> Result<(), ApiError> {
    purge(connection, now)?;
    connection
        .prepare_cached(
            "INSERT INTO deleted_members (id, content_assignee, deleted, purge_after, purged, body)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute((
            &record.id,
            content_assignee,
            now,
            now.saturating_add(seconds(TRASH_SECONDS)),
            body.is_none().then_some(now),
            body,
        ))?;
    Ok(())
}

/// Purges those whose time in the trash is over.
fn purge(connection: &Connection, now: Millis) -> Result<(), ApiError> {
    connection
        .prepare_cached(
            "UPDATE deleted_members SET body = NULL, purged = ?1 WHERE purged IS NULL AND purge_after <= ?1",
        )?
        .execute([now])?;
    Ok(())
}

fn state(now: Millis, purge_after: Millis, purged: Option<Millis>) -> DeletionState {
    match purged {
        Some(_) => DeletionState::Deleted,
        None if purge_after <= now => DeletionState::PendingPurge,
        None => DeletionState::Trash,
    }
}

/// The deleted members, the latest first.
pub(crate) fn deleted(connection: &Connection, now: Millis, page: Page) -> Result<Vec<Value>, ApiError> {
    connection
        .prepare_cached(
            "SELECT id, content_assignee, deleted, purge_after, purged, body FROM deleted_members
             ORDER BY deleted DESC, id LIMIT ?1 OFFSET ?2",
        )?
        .query_map((page.limit, page.offset), |row| Ok((shown(now, row)?, row.get(5)?)))?
        .map(|row| {
            let (mut shown, body): (Map<String, Value>, Option<String>) = row?;
            if let Some(body) = body {
                shown.insert("member".to_owned(), serde_json::from_str(&body)?);
            }
            Ok(Value::Object(shown))
        })
        .collect()
}

fn shown(now: Millis, row: &Row<'_>) -> rusqlite::Result<Map<String, Value>> {
    let content_assignee: Option<String> = row.get(1)?;
    let purge_after: Millis = row.get(3)?;
    let purged: Option<Millis> = row.get(4)?;
    Ok(Map::from_iter([
        ("id".to_owned(), json!(row.get::<_, String>(0)?)),
        ("state".to_owned(), json!(state(now, purge_after, purged))),
        ("contentAssigneeId".to_owned(), json!(content_assignee)),
        ("deletedDate".to_owned(), json!(rfc3339(row.get(2)?))),
        ("purgeDate".to_owned(), json!(rfc3339(purged.unwrap_or(purge_after)))),
    ]))
}
