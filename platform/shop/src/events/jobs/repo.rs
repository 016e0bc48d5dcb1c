//! The rows of jobs, and of their remaining entities.

use super::Area;
use base::db::{Statements, json, row_of};
use base::{Millis, Result, access::Actor};
use rusqlite::Connection;
use serde_json::Value;

/// An unfinished job.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) id: String,
    pub(super) area: Area,
    pub(super) change: String,
    pub(super) actor: Option<Actor>,
}

pub(super) fn unfinished(connection: &Connection) -> Result<Vec<Job>> {
    connection.rows("SELECT id, area, change, actor FROM jobs WHERE finished IS NULL ORDER BY rowid", [], |row| {
        Ok(Job { id: row.get(0)?, area: json(row, 1)?, change: row.get(2)?, actor: json(row, 3)? })
    })
}

/// The number of entities changed per transaction.
pub(super) const BATCH: i64 = 100;

/// Inserts a job; one without items is finished at once.
pub(super) fn insert(
    connection: &Connection,
    (created, finished): (Millis, Option<Millis>),
    id: &str,
    (area, change): &(String, String),
    actor: &str,
) -> Result<()> {
    connection.run(
        "INSERT INTO jobs (id, area, change, actor, created, finished, succeeded, failed, failures)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, 0, '[]')",
        (id, area, change, actor, created, finished),
    )
}

pub(super) fn insert_entities(connection: &Connection, job: &str, entities: &[String]) -> Result<()> {
    for (position, entity) in (0_i64..).zip(entities) {
        connection
            .run("INSERT INTO job_entities (job, position, entity) VALUES (?1, ?2, ?3)", (job, position, entity))?;
    }
    Ok(())
}

pub(super) struct Progress {
    pub(super) created: Millis,
    pub(super) finished: Option<Millis>,
    pub(super) succeeded: i64,
    pub(super) failed: i64,
    /// The listed failures, as JSON.
    pub(super) failures: String,
    pub(super) left: i64,
}

pub(super) fn find(connection: &Connection, id: &str) -> Result<Option<Progress>> {
    connection.row(
        "SELECT created, finished, succeeded, failed, failures,
             (SELECT count(*) FROM job_entities WHERE job = ?1)
         FROM jobs WHERE id = ?1",
        [id],
        row_of!(Progress: created, finished, succeeded, failed, failures, left),
    )
}

pub(super) fn next_entities(connection: &Connection, job: &str) -> Result<Vec<(i64, String)>> {
    connection.rows(
        "SELECT position, entity FROM job_entities WHERE job = ?1 ORDER BY position LIMIT ?2",
        (job, BATCH),
        |row| row.try_into(),
    )
}

pub(super) fn delete_entities(connection: &Connection, job: &str, last: i64) -> Result<()> {
    connection.run("DELETE FROM job_entities WHERE job = ?1 AND position <= ?2", (job, last))
}

pub(super) fn failures(connection: &Connection, job: &str) -> Result<Vec<Value>> {
    let found = connection.row("SELECT failures FROM jobs WHERE id = ?1", [job], |row| json(row, 0))?;
    Ok(found.unwrap_or_default())
}

/// Adds to the counts of successes and failures; sets the failures and the completion date.
pub(super) fn count(
    connection: &Connection,
    job: &str,
    (succeeded, failed): (usize, usize),
    failures: &str,
    finished: Option<Millis>,
) -> Result<()> {
    connection.run(
        "UPDATE jobs SET succeeded = succeeded + ?2, failed = failed + ?3, failures = ?4, finished = ?5
         WHERE id = ?1",
        (job, succeeded, failed, failures, finished),
    )
}
