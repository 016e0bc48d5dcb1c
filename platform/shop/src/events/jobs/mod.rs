//! Jobs: asynchronous bulk changes, applied in batches so that other writes get their turn.

mod repo;

use axum::http::StatusCode;
use base::{ApiError, Author, Result, Shop, Writing, clock, db, secret};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The maximum of listed failures; further ones are only counted.
const MAX_FAILURES: usize = 1000;

/// The module that applies a job's changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Area {
    Catalog,
    Members,
    Orders,
    Wishlists,
}

/// Starts a job that changes each of these entities on the caller's behalf. Returns the job's id.
pub fn start(writing: &Writing<'_>, area: Area, change: &impl Serialize, entities: &[String]) -> Result<String> {
    let id = secret::new_id();
    let finished = entities.is_empty().then_some(writing.now);
    let texts = (serde_json::to_string(&area)?, serde_json::to_string(change)?);
    repo::insert(writing, (writing.now, finished), &id, &texts, &serde_json::to_string(&writing.author.actor)?)?;
    repo::insert_entities(writing, &id, entities)?;
    Ok(id)
}

/// A job in its answer's form.
pub fn shown(connection: &Connection, id: &str) -> Result<Value> {
    let Some(job) = repo::find(connection, id)? else {
        return Err(ApiError::not_found("JOB_NOT_FOUND", format!("There is no job {id}")));
    };
    let failures: Vec<Value> = serde_json::from_str(&job.failures)?;
    let detailed = i64::try_from(failures.len()).unwrap_or(i64::MAX);
    Ok(json!({
        "id": id,
        "status": if job.finished.is_some() { "FINISHED" } else { "IN_PROGRESS" },
        "createdDate": clock::rfc3339(job.created),
        "finishedDate": job.finished.map(clock::rfc3339),
        "pending": job.left,
        "bulkActionMetadata": {
            "totalSuccesses": job.succeeded,
            "totalFailures": job.failed,
            "undetailedFailures": job.failed - detailed,
        },
        "failures": failures,
    }))
}

/// Runs all unfinished jobs. `make` applies a job's change to one entity.
pub fn run(shop: &Shop, make: impl Fn(Area, &Writing<'_>, &str, &str) -> Result<()>) -> Result<()> {
    for job in shop.db.read(repo::unfinished)? {
        while !batch(shop, &job, &make)? {}
    }
    Ok(())
}

/// Runs a job's next batch. True if it was the last. A failure of the platform aborts the job, since a retry would fail
/// again.
fn batch(shop: &Shop, job: &repo::Job, make: &impl Fn(Area, &Writing<'_>, &str, &str) -> Result<()>) -> Result<bool> {
    let author = Author::of(job.actor.clone());
    let done = shop
        .write(&author, |writing| change_next(writing, &job.id, |entity| make(job.area, writing, &job.change, entity)));
    match done {
        Err(ApiError::Internal(text)) => {
            tracing::error!(job = job.id, text, "a job was given up");
            let failure =
                || ApiError::application(StatusCode::INTERNAL_SERVER_ERROR, "INTERNAL_ERROR", "The platform failed");
            shop.write(&author, |writing| {
                while !change_next(writing, &job.id, |_| Err(failure()))? {}
                Ok(true)
            })
        }
        done => done,
    }
}

fn change_next(writing: &Writing<'_>, job: &str, change: impl Fn(&str) -> Result<()>) -> Result<bool> {
    let entities = repo::next_entities(writing, job)?;
    let mut failures = Vec::new();
    for (position, entity) in &entities {
        if let Err(error) = db::partly(writing, || change(entity))? {
            failures.push(json!({ "id": entity, "originalIndex": position, "error": error.in_result() }));
        }
    }
    let is_last = entities.len() < usize::try_from(repo::BATCH).unwrap_or_default();
    if let Some((last, _)) = entities.last() {
        repo::delete_entities(writing, job, *last)?;
    }
    let mut detailed = repo::failures(writing, job)?;
    let failed = failures.len();
    detailed.extend(failures);
    detailed.truncate(MAX_FAILURES);
    let counts = (entities.len() - failed, failed);
    repo::count(writing, job, counts, &serde_json::to_string(&detailed)?, is_last.then_some(writing.now))?;
    Ok(is_last)
}
