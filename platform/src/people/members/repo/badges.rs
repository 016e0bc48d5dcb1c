//! The rows of badges and their assignments.

use crate::base::{Millis, Result};
use cartwright::events::Badge;
use rusqlite::{Connection, OptionalExtension};

/// All badges, the oldest first, each with the ids of its members as JSON.
pub(in crate::people::members) fn all(connection: &Connection) -> Result<Vec<(String, String)>> {
    Ok(connection
        .prepare_cached(
            "SELECT b.body, (SELECT json_group_array(member) FROM badge_assignments WHERE badge = b.id)
             FROM badges b ORDER BY b.created, b.id",
        )?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?)
}

/// The number of badges.
pub(in crate::people::members) fn count(connection: &Connection) -> Result<i64> {
    Ok(connection.query_row("SELECT count(*) FROM badges", [], |row| row.get(0))?)
}

/// Whether a badge has a slug.
pub(in crate::people::members) fn is_slug_taken(connection: &Connection, slug: &str) -> Result<bool> {
    Ok(connection.prepare_cached("SELECT 1 FROM badges WHERE slug = ?1")?.exists([slug])?)
}

/// The badge of an id, as JSON.
pub(in crate::people::members) fn find(connection: &Connection, id: &str) -> Result<Option<String>> {
    Ok(connection
        .prepare_cached("SELECT body FROM badges WHERE id = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()?)
}

/// Writes a new badge.
pub(in crate::people::members) fn insert(connection: &Connection, now: Millis, badge: &Badge) -> Result<()> {
    connection.prepare_cached("INSERT INTO badges (id, slug, created, body) VALUES (?1, ?2, ?3, ?4)")?.execute((
        &badge.id,
        &badge.slug,
        now,
        serde_json::to_string(badge)?,
    ))?;
    Ok(())
}

/// Writes a changed badge.
pub(in crate::people::members) fn update(connection: &Connection, id: &str, badge: &Badge) -> Result<()> {
    connection
        .prepare_cached("UPDATE badges SET body = ?2 WHERE id = ?1")?
        .execute((id, serde_json::to_string(badge)?))?;
    Ok(())
}

/// Deletes a badge.
pub(in crate::people::members) fn delete(connection: &Connection, id: &str) -> Result<()> {
    connection.prepare_cached("DELETE FROM badges WHERE id = ?1")?.execute([id])?;
    Ok(())
}

/// Assigns a badge to a member. False if the member has it.
pub(in crate::people::members) fn insert_assignment(
    connection: &Connection,
    now: Millis,
    badge: &str,
    member: &str,
    id: Option<&str>,
) -> Result<bool> {
    let added = connection
        .prepare_cached("INSERT OR IGNORE INTO badge_assignments (badge, member, id, created) VALUES (?1, ?2, ?3, ?4)")?
        .execute((badge, member, id, now))?;
    Ok(added > 0)
}

/// Takes a badge away from a member, and gives the assignment's id and when it was made.
pub(in crate::people::members) fn delete_assignment(
    connection: &Connection,
    badge: &str,
    member: &str,
) -> Result<Option<(String, Millis)>> {
    Ok(connection
        .prepare_cached("DELETE FROM badge_assignments WHERE badge = ?1 AND member = ?2 RETURNING id, created")?
        .query_row((badge, member), |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?)
}

/// Deletes the assignments of a badge or a member, and gives the id, badge, member and creation of each.
pub(in crate::people::members) fn delete_assignments(
    connection: &Connection,
    column: &'static str,
    id: &str,
) -> Result<Vec<(String, String, String, Millis)>> {
    Ok(connection
        .prepare_cached(&format!(
            "DELETE FROM badge_assignments WHERE {column} = ?1 RETURNING id, badge, member, created"
        ))?
        .query_map([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?
        .collect::<rusqlite::Result<_>>()?)
}
