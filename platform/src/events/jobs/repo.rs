//! The rows of jobs, and of the entities that they have left to change.

use super::Area;
use crate::base::{Millis, Result, access::Actor};
use rusqlite::{Connection, OptionalExtension};

/// A job that has entities left to change.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) id: String,
    pub(super) area: Area,
    pub(super) change: String,
    pub(super) actor: Option<Actor>,
}

pub(super) fn unfinished(connection: &Connection) -> Result<Vec<Job>> {
    let mut statement =
        connection.prepare_cached("SELECT id, area, change, actor FROM jobs WHERE finished IS NULL ORDER BY rowid")?;
    let jobs = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?;
    let jobs: Vec<(String, String, String, String)> = jobs.collect::<rusqlite::Result<_>>()?;
    let read = jobs.into_iter().map(|(id, area, change, actor)| {
        Ok(Job { id, area: serde_json::from_str(&area)?, change, actor: serde_json::from_str(&actor)? })
    });
    read.collect()
}

/// Entities changed in one transaction.
pub(super) const BATCH: i64 = 100;

/// Writes a job: when it was started and, if it has nothing to change, finished; its area and change; and its actor.
pub(super) fn insert(
    connection: &Connection,
    (created, finished): (Millis, Option<Millis>),
    id: &str,
    (area, change): &(String, String),
    actor: &str,
) -> Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO jobs (id, area, change, actor, created, finished, succeeded, failed, failures)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, 0, '[]')",
        )?
        .execute((id, area, change, actor, created, finished))?;
    Ok(())
}

/// Writes the entities that a job changes.
pub(super) fn insert_entities(connection: &Connection, job: &str, entities: &[String]) -> Result<()> {
    let mut statement =
        connection.prepare_cached("INSERT INTO job_entities (job, position, entity) VALUES (?1, ?2, ?3)")?;
    for (position, entity) in (0_i64..).zip(entities) {
        statement.execute((job, position, entity))?;
    }
    Ok(())
}

/// The progress of a job.
pub(super) struct Progress {
    pub(super) created: Millis,
    pub(super) finished: Option<Millis>,
    pub(super) succeeded: i64,
    pub(super) failed: i64,
    /// The first failures, as JSON.
    pub(super) failures: String,
    pub(super) left: i64,
}

/// The progress of a job.
pub(super) fn find(connection: &Connection, id: &str) -> Result<Option<Progress>> {
    Ok(connection
        .prepare_cached(
            "SELECT created, finished, succeeded, failed, failures,
                 (SELECT count(*) FROM job_entities WHERE job = ?1)
             FROM jobs WHERE id = ?1",
        )?
        .query_row([id], |row| {
            Ok(Progress {
                created: row.get(0)?,
                finished: row.get(1)?,
                succeeded: row.get(2)?,
                failed: row.get(3)?,
                failures: row.get(4)?,
                left: row.get(5)?,
            })
        })
        .optional()?)
}

/// The next entities of a job, each with its position.
pub(super) fn next_entities(connection: &Connection, job: &str) -> Result<Vec<(i64, String)>> {
    Ok(connection
        .prepare_cached("SELECT position, entity FROM job_entities WHERE job = ?1 ORDER BY position LIMIT ?2")?
        .query_map((job, BATCH), |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?)
}

/// Deletes the entities of a job up to a position.
pub(super) fn delete_entities(connection: &Connection, job: &str, last: i64) -> Result<()> {
    connection.prepare_cached("DELETE FROM job_entities WHERE job = ?1 AND position <= ?2")?.execute((job, last))?;
    Ok(())
}

/// The failures of a job, as JSON.
pub(super) fn failures(connection: &Connection, job: &str) -> Result<String> {
    Ok(connection.prepare_cached("SELECT failures FROM jobs WHERE id = ?1")?.query_row([job], |row| row.get(0))?)
}

/// Adds to the counts of successes and failures, and writes the failures and the time of completion.
pub(super) fn count(
    connection: &Connection,
    job: &str,
    (succeeded, failed): (usize, usize),
    failures: &str,
    finished: Option<Millis>,
) -> Result<()> {
    connection
        .prepare_cached(
            "UPDATE jobs SET succeeded = succeeded + ?2, failed = failed + ?3, failures = ?4, finished = ?5
             WHERE id = ?1",
        )?
        .execute((job, succeeded, failed, failures, finished))?;
    Ok(())
}
