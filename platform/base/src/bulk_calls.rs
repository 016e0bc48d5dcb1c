//! Bulk calls: one operation on many entries, with a result for each entry.

use crate::error::{ApiError, Result};
use crate::{Writing, call::Call, db, state::Shop};
use cartwright_contract::limits::list::TAGS as MAX_TAGS;
use rusqlite::Connection;
use serde_json::{Map, Value, json};

/// The result of one entry: the id of a created entity, and the entity if the answer returns it.
pub(crate) type Done = (Option<String>, Option<Value>);

/// Answers a bulk call: processes all entries in one transaction. Each result has its entity in the field `item`.
pub fn each<T>(
    shop: &Shop,
    call: &Call,
    item: &'static str,
    entries: &[T],
    id: impl Fn(&T) -> String,
    mut work: impl FnMut(&Writing<'_>, &T) -> Result<Done>,
) -> Result<Value> {
    shop.write(&call.author, |writing| {
        let mut outcome = Outcome::naming(item);
        for entry in entries {
            outcome.run_naming(writing, &id(entry), || work(writing, entry))?;
        }
        Ok(outcome.reply())
    })
}

/// Answers a bulk call whose entries are ids and whose results have no entity.
pub fn each_id(
    shop: &Shop,
    call: &Call,
    ids: &[String],
    mut work: impl FnMut(&Writing<'_>, &str) -> Result<()>,
) -> Result<Value> {
    each(shop, call, ITEM, ids, String::clone, |writing, id| work(writing, id).map(|()| (None, None)))
}

/// The default name of a result's entity field.
pub const ITEM: &str = "item";

#[derive(Debug)]
pub struct Outcome {
    /// The name of a result's entity field.
    item: &'static str,
    results: Vec<Value>,
    failures: usize,
}

impl Default for Outcome {
    fn default() -> Self {
        Self::naming(ITEM)
    }
}

impl Outcome {
    /// An outcome with another name of the entity field.
    pub const fn naming(item: &'static str) -> Self {
        Self { item, results: Vec::new(), failures: 0 }
    }

    /// Processes an entry of an entity whose id is known. See [`Outcome::run_naming`].
    pub fn run(
        &mut self,
        connection: &Connection,
        id: &str,
        work: impl FnOnce() -> Result<Option<Value>>,
    ) -> Result<()> {
        self.run_naming(connection, id, || Ok((None, work()?)))
    }

    /// Processes one entry in a savepoint. A refusal rolls back that entry and becomes its result; a failure of the
    /// platform aborts the call. `work` may return the id of a created entity, and the entity.
    pub fn run_naming(
        &mut self,
        connection: &Connection,
        id: &str,
        work: impl FnOnce() -> Result<(Option<String>, Option<Value>)>,
    ) -> Result<()> {
        let done = db::partly(connection, work)?;
        let index = self.results.len();
        let mut metadata = Map::new();
        metadata.insert("id".to_owned(), id.into());
        metadata.insert("originalIndex".to_owned(), index.into());
        metadata.insert("success".to_owned(), done.is_ok().into());
        let mut result = Map::new();
        match done {
            Ok((made, item)) => {
                if let Some(made) = made {
                    metadata.insert("id".to_owned(), made.into());
                }
                result.extend(item.map(|item| (self.item.to_owned(), item)));
            }
            Err(error) => {
                self.failures += 1;
                metadata.insert("error".to_owned(), error.in_result());
            }
        }
        result.insert("itemMetadata".to_owned(), metadata.into());
        self.results.push(Value::Object(result));
        Ok(())
    }

    /// The response: results and counts, in the contract's shape.
    pub fn reply(self) -> Value {
        json!({
            "bulkActionMetadata": {
                "totalSuccesses": self.results.len() - self.failures,
                "totalFailures": self.failures,
                "undetailedFailures": 0,
            },
            "results": self.results,
        })
    }
}

/// Adds tags to a list and removes others. A tag in both lists is kept.
pub fn change_tags(tags: &mut Vec<String>, assigned: &[String], unassigned: &[String]) -> Result<()> {
    tags.retain(|tag| !unassigned.contains(tag));
    for tag in assigned {
        if !tags.contains(tag) {
            tags.push(tag.clone());
        }
    }
    if tags.len() > MAX_TAGS {
        let description = format!("must have at most {MAX_TAGS} entries");
        return Err(ApiError::field("assignTags", "MAX_SIZE", description));
    }
    Ok(())
}
