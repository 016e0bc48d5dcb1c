//! The remains of deleted members.

use super::repo::{self, DeletedMember};
use super::{record::Record, view};
use crate::base::clock::{rfc3339, seconds};
use crate::base::{Millis, Result, query::Page};
use cartwright::resources::members::DeletionState;
use rusqlite::Connection;
use serde_json::{Value, json};

/// The time in the trash, in seconds.
const TRASH_SECONDS: i64 = 30 * 86_400;

/// Keeps what was known of a member for the owner to look at.
pub(super) fn keep(
    connection: &Connection,
    now: Millis,
    record: &Record,
    content_assignee: Option<&str>,
) -> Result<DeletionState> {
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
) -> Result<DeletionState> {
    insert(connection, now, record, content_assignee, None)?;
    Ok(DeletionState::Deleted)
}

fn insert(
    connection: &Connection,
    now: Millis,
    record: &Record,
    content_assignee: Option<&str>,
    body: Option<&str>,
) -> Result<()> {
    repo::purge_deleted(connection, now)?;
    repo::insert_deleted(
        connection,
        &record.id,
        content_assignee,
        (now, now.saturating_add(seconds(TRASH_SECONDS))),
        body,
    )
}

fn state(now: Millis, purge_after: Millis, purged: Option<Millis>) -> DeletionState {
    match purged {
        Some(_) => DeletionState::Deleted,
        None if purge_after <= now => DeletionState::PendingPurge,
        None => DeletionState::Trash,
    }
}

/// The deleted members, the latest first.
pub(crate) fn deleted(connection: &Connection, now: Millis, page: Page) -> Result<Vec<Value>> {
    let rows = repo::deleted_members(connection, page)?;
    rows.into_iter().map(|row| shown(now, row)).collect()
}

fn shown(now: Millis, row: DeletedMember) -> Result<Value> {
    let mut shown = json!({
        "id": row.id,
        "state": state(now, row.purge_after, row.purged),
        "contentAssigneeId": row.content_assignee,
        "deletedDate": rfc3339(row.deleted),
        "purgeDate": rfc3339(row.purged.unwrap_or(row.purge_after)),
    });
    if let (Some(fields), Some(body)) = (shown.as_object_mut(), row.body) {
        fields.insert("member".to_owned(), serde_json::from_str(&body)?);
    }
    Ok(shown)
}
