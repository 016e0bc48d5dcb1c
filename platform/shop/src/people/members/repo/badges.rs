//! The rows of badges and their assignments.

use base::db::{Statements, json};
use base::{Millis, Result};
use cartwright::events::Badge;
use rusqlite::Connection;
use serde_json::{Value, json};

/// All badges, oldest first, with their members' ids.
pub(in crate::people::members) fn all(connection: &Connection) -> Result<Vec<Value>> {
    connection.rows(
        "SELECT b.body, (SELECT json_group_array(member) FROM badge_assignments WHERE badge = b.id)
         FROM badges b ORDER BY b.created, b.id",
        [],
        |row| Ok(json!({ "badge": json::<Value>(row, 0)?, "memberIds": json::<Value>(row, 1)? })),
    )
}

pub(in crate::people::members) fn count(connection: &Connection) -> Result<i64> {
    connection.value("SELECT count(*) FROM badges", [])
}

pub(in crate::people::members) fn is_slug_taken(connection: &Connection, slug: &str) -> Result<bool> {
    connection.value("SELECT EXISTS (SELECT 1 FROM badges WHERE slug = ?1)", [slug])
}

pub(in crate::people::members) fn find(connection: &Connection, id: &str) -> Result<Option<Badge>> {
    connection.row("SELECT body FROM badges WHERE id = ?1", [id], |row| json(row, 0))
}

pub(in crate::people::members) fn insert(connection: &Connection, now: Millis, badge: &Badge) -> Result<()> {
    connection.run(
        "INSERT INTO badges (id, slug, created, body) VALUES (?1, ?2, ?3, ?4)",
        (&badge.id, &badge.slug, now, serde_json::to_string(badge)?),
    )
}

pub(in crate::people::members) fn update(connection: &Connection, id: &str, badge: &Badge) -> Result<()> {
    connection.run("UPDATE badges SET body = ?2 WHERE id = ?1", (id, serde_json::to_string(badge)?))
}

pub(in crate::people::members) fn delete(connection: &Connection, id: &str) -> Result<()> {
    connection.run("DELETE FROM badges WHERE id = ?1", [id])
}

/// Assigns a badge to a member. False if already assigned.
pub(in crate::people::members) fn insert_assignment(
    connection: &Connection,
    now: Millis,
    badge: &str,
    member: &str,
    id: Option<&str>,
) -> Result<bool> {
    let added = connection.changed(
        "INSERT OR IGNORE INTO badge_assignments (badge, member, id, created) VALUES (?1, ?2, ?3, ?4)",
        (badge, member, id, now),
    )?;
    Ok(added > 0)
}

/// Removes a badge from a member; returns the assignment's id and date.
pub(in crate::people::members) fn delete_assignment(
    connection: &Connection,
    badge: &str,
    member: &str,
) -> Result<Option<(String, Millis)>> {
    connection.row(
        "DELETE FROM badge_assignments WHERE badge = ?1 AND member = ?2 RETURNING id, created",
        (badge, member),
        |row| row.try_into(),
    )
}

/// Deletes the assignments of a badge or a member; returns id, badge, member and date of each.
pub(in crate::people::members) fn delete_assignments(
    connection: &Connection,
    column: &'static str,
    id: &str,
) -> Result<Vec<(String, String, String, Millis)>> {
    connection.rows(
        &format!("DELETE FROM badge_assignments WHERE {column} = ?1 RETURNING id, badge, member, created"),
        [id],
        |row| row.try_into(),
    )
}
