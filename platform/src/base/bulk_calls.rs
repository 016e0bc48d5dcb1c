//! Bulk calls: the same work for many entries, each with its own result.

use crate::base::error::{ApiError, Result};
use crate::base::{db, state::Shop};
use cartwright_contract::limits::list::TAGS as MAX_TAGS;
use rusqlite::Connection;
use serde_json::{Map, Value, json};

/// The id of an entity that an entry has made, and the entity, where the answer shows it.
pub(crate) type Done = (Option<String>, Option<Value>);

/// Answers a bulk call: works on each entry, in one transaction. The results hold their entity in the field `item`.
pub(crate) fn each<T>(
    shop: &Shop,
    item: &'static str,
    entries: &[T],
    id: impl Fn(&T) -> String,
    mut work: impl FnMut(&Connection, &T) -> Result<Done>,
) -> Result<Value> {
    shop.db.write(|transaction| {
        let mut outcome = Outcome::naming(item);
        for entry in entries {
            outcome.run_naming(transaction, &id(entry), || work(transaction, entry))?;
        }
        Ok(outcome.reply())
    })
}

/// Answers a bulk call that names entities by their ids, and shows none.
pub(crate) fn each_id(
    shop: &Shop,
    ids: &[String],
    mut work: impl FnMut(&Connection, &str) -> Result<()>,
) -> Result<Value> {
    each(shop, ITEM, ids, String::clone, |connection, id| work(connection, id).map(|()| (None, None)))
}

/// The field of a result that holds the entity, in most calls.
pub(crate) const ITEM: &str = "item";

#[derive(Debug)]
pub(crate) struct Outcome {
    /// The field of a result that holds the entity.
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
    /// An outcome whose results hold their entity in this field.
    pub(crate) const fn naming(item: &'static str) -> Self {
        Self { item, results: Vec::new(), failures: 0 }
    }

    /// Does the work for one entry of an entity whose id is known. See [`Outcome::run_naming`].
    pub(crate) fn run(
        &mut self,
        connection: &Connection,
        id: &str,
        work: impl FnOnce() -> Result<Option<Value>>,
    ) -> Result<()> {
        self.run_naming(connection, id, || Ok((None, work()?)))
    }

    /// Does the work for one entry. A refusal undoes that entry alone and is its result; a failure of the platform
    /// itself ends the call. The work may give the id of an entity that it has made, and the entity.
    pub(crate) fn run_naming(
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

    /// Results and counts, as the contract has them.
    pub(crate) fn reply(self) -> Value {
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

/// Assigns tags to a list and removes others. A tag of both is assigned.
pub(crate) fn change_tags(tags: &mut Vec<String>, assigned: &[String], unassigned: &[String]) -> Result<()> {
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
