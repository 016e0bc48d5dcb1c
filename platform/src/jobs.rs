//! Jobs: changes of many entities that a call starts and the platform makes later. They are made a batch at a time, so
//! that other writes get their turn in between.

use crate::actor::{self, Actor};
use crate::clock::{self, Millis};
use crate::error::ApiError;
use crate::state::Shop;
use crate::{db, secret};
use axum::http::StatusCode;
use rusqlite::{Connection, OptionalExtension};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Entities changed in one transaction.
const BATCH: i64 = 100;
/// The most failures that a job tells one by one; the rest is only counted.
const MAX_FAILURES: usize = 1000;

/// The module that makes a job's changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Area {
    Catalog,
    Members,
    Orders,
}

/// A job that has entities left to change.
#[derive(Debug)]
struct Job {
    id: String,
    area: Area,
    change: String,
    actor: Option<Actor>,
}

/// Starts a job: a change to be made of each of these entities, on behalf of the caller. Gives the job's id.
pub(crate) fn start(
    connection: &Connection,
    now: Millis,
    area: Area,
    change: &impl Serialize,
    entities: &[String],
) -> Result<String, ApiError> {
    let id = secret::new_id();
    let finished = entities.is_empty().then_some(now);
    connection
        .prepare_cached(
            "INSERT INTO jobs (id, area, change, actor, created, finished, succeeded, failed, failures)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, 0, '[]')",
        )?
        .execute((
            &id,
            serde_json::to_string(&area)?,
            serde_json::to_string(change)?,
            serde_json::to_string(&actor::current())?,
            now,
            finished,
        ))?;
    let mut statement =
        connection.prepare_cached("INSERT INTO job_entities (job, position, entity) VALUES (?1, ?2, ?3)")?;
    for (position, entity) in (0_i64..).zip(entities) {
        statement.execute((&id, position, entity))?;
    }
    Ok(id)
}

/// A job, as its owner asks for it.
pub(crate) fn shown(connection: &Connection, id: &str) -> Result<Value, ApiError> {
    let job = connection
        .prepare_cached(
            "SELECT created, finished, succeeded, failed, failures,
                 (SELECT count(*) FROM job_entities WHERE job = ?1)
             FROM jobs WHERE id = ?1",
        )?
        .query_row([id], |row| {
            let (created, finished): (Millis, Option<Millis>) = (row.get(0)?, row.get(1)?);
            let (succeeded, failed, left): (i64, i64, i64) = (row.get(2)?, row.get(3)?, row.get(5)?);
            Ok((created, finished, succeeded, failed, row.get::<_, String>(4)?, left))
        })
        .optional()?;
    let Some((created, finished, succeeded, failed, failures, left)) = job else {
        return Err(ApiError::not_found("JOB_NOT_FOUND", format!("There is no job {id}")));
    };
    let failures: Vec<Value> = serde_json::from_str(&failures)?;
    let detailed = i64::try_from(failures.len()).unwrap_or(i64::MAX);
    Ok(json!({
        "id": id,
        "status": if finished.is_some() { "FINISHED" } else { "IN_PROGRESS" },
        "createdDate": clock::rfc3339(created),
        "finishedDate": finished.map(clock::rfc3339),
        "pending": left,
        "bulkActionMetadata": {
            "totalSuccesses": succeeded,
            "totalFailures": failed,
            "undetailedFailures": failed - detailed,
        },
        "failures": failures,
    }))
}

/// Makes the changes of all jobs that have entities left. `make` makes one change of one entity.
pub(crate) fn run(
    shop: &Shop,
    make: impl Fn(Area, &Connection, &str, &str) -> Result<(), ApiError>,
) -> Result<(), ApiError> {
    for job in shop.db.read(unfinished)? {
        actor::acting_as(job.actor.clone(), || {
            while !batch(shop, &job, &make)? {}
            Ok::<(), ApiError>(())
        })?;
    }
    Ok(())
}

fn unfinished(connection: &Connection) -> Result<Vec<Job>, ApiError> {
    let mut statement =
        connection.prepare_cached("SELECT id, area, change, actor FROM jobs WHERE finished IS NULL ORDER BY rowid")?;
    let jobs = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?;
    let jobs: Vec<(String, String, String, String)> = jobs.collect::<rusqlite::Result<_>>()?;
    let read = jobs.into_iter().map(|(id, area, change, actor)| {
        Ok(Job {
            id,
            area: serde_json::from_str(&area)?,
            change,
            actor: serde_json::from_str(&actor)?,
        })
    });
    read.collect()
}

/// Changes the next entities of a job. True if these were its last. A failure of the platform itself gives the job up,
/// since it would come again and again.
fn batch(
    shop: &Shop,
    job: &Job,
    make: &impl Fn(Area, &Connection, &str, &str) -> Result<(), ApiError>,
) -> Result<bool, ApiError> {
    let done = shop.db.write(|connection| {
        change_next(connection, shop.clock.now(), &job.id, |entity| {
            make(job.area, connection, &job.change, entity)
        })
    });
    match done {
        Err(ApiError::Internal(text)) => {
            tracing::error!(job = job.id, text, "a job was given up");
            let failure = || {
                ApiError::application(
                    StatusCode::INTERNAL_SERVER_ERROR,
                    "INTERNAL_ERROR",
                    "The platform failed",
                )
            };
            shop.db.write(|connection| {
                while !change_next(connection, shop.clock.now(), &job.id, |_| Err(failure()))? {}
                Ok(true)
            })
        }
        done => done,
    }
}

fn change_next(
    connection: &Connection,
    now: Millis,
    job: &str,
    change: impl Fn(&str) -> Result<(), ApiError>,
) -> Result<bool, ApiError> {
    let entities: Vec<(i64, String)> = connection
        .prepare_cached("SELECT position, entity FROM job_entities WHERE job = ?1 ORDER BY position LIMIT ?2")?
        .query_map((job, BATCH), |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?;
    let mut failures = Vec::new();
    for (position, entity) in &entities {
        if let Err(error) = db::partly(connection, || change(entity))? {
            failures.push(json!({ "id": entity, "originalIndex": position, "error": error.in_result() }));
        }
    }
    let is_last = entities.len() < usize::try_from(BATCH).unwrap_or_default();
    if let Some((last, _)) = entities.last() {
        connection
            .prepare_cached("DELETE FROM job_entities WHERE job = ?1 AND position <= ?2")?
            .execute((job, last))?;
    }
    let known: String = connection
        .prepare_cached("SELECT failures FROM jobs WHERE id = ?1")?
        .query_row([job], |row| row.get(0))?;
    let mut detailed: Vec<Value> = serde_json::from_str(&known)?;
    let failed = failures.len();
    detailed.extend(failures);
    detailed.truncate(MAX_FAILURES);
    connection
        .prepare_cached(
            "UPDATE jobs SET succeeded = succeeded + ?2, failed = failed + ?3, failures = ?4, finished = ?5
             WHERE id = ?1",
        )?
        .execute((
            job,
            entities.len() - failed,
            failed,
            serde_json::to_string(&detailed)?,
            is_last.then_some(now),
        ))?;
    Ok(is_last)
}
