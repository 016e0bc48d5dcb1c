//! Actions on many members at once, with a result for each.

use super::delete::{self, By};
use super::status::{self, Action};
use super::{query, rights};
use crate::call::Call;
use crate::clock::Millis;
use crate::error::ApiError;
use crate::secret;
use crate::state::Shop;
use cartwright::resources::bulk::{BulkActionMetadata, ItemError, ItemMetadata};
use rusqlite::Connection;
use serde_json::{Value, json};

/// The most results that an answer holds; the rest is only counted.
const MOST_RESULTS: usize = 1000;

/// The code of what is wrong with a payload.
const INVALID: &str = "INVALID_ARGUMENT";

/// What was done to the members, one by one.
#[derive(Debug, Default)]
struct Outcome {
    results: Vec<ItemMetadata>,
    succeeded: i64,
    failed: i64,
    undetailed: i64,
}

impl Outcome {
    /// Does the work for each. What a rule of the shop refuses is that member's result; a failure of the platform
    /// itself undoes everything.
    fn of(ids: &[String], mut work: impl FnMut(&str) -> Result<(), ApiError>) -> Result<Self, ApiError> {
        let mut outcome = Self::default();
        for (index, id) in (0..).zip(ids) {
            let error = match work(id) {
                Err(ApiError::Internal(text)) => return Err(ApiError::Internal(text)),
                done => done.err(),
            };
            let detailed = outcome.results.len() < MOST_RESULTS;
            outcome.succeeded += i64::from(error.is_none());
            outcome.failed += i64::from(error.is_some());
            outcome.undetailed += i64::from(error.is_some() && !detailed);
            if detailed {
                outcome.results.push(result(index, id, error.as_ref()));
            }
        }
        Ok(outcome)
    }

    fn reply(self) -> Value {
        let results = self
            .results
            .into_iter()
            .map(|metadata| json!({ "itemMetadata": metadata }));
        let metadata = BulkActionMetadata {
            total_successes: Some(self.succeeded),
            total_failures: Some(self.failed),
            undetailed_failures: Some(self.undetailed),
            ..BulkActionMetadata::default()
        };
        json!({ "results": results.collect::<Value>(), "bulkActionMetadata": metadata })
    }
}

fn result(index: i64, id: &str, error: Option<&ApiError>) -> ItemMetadata {
    ItemMetadata {
        id: Some(id.to_owned()),
        original_index: Some(index),
        success: Some(error.is_none()),
        error: error.map(reason),
        ..ItemMetadata::default()
    }
}

/// Why it was not done, in the form of an application error.
fn reason(error: &ApiError) -> ItemError {
    let (code, description) = match error {
        ApiError::Application { code, description, .. } => (*code, description.clone()),
        ApiError::Validation(violations) => {
            let rule = violations.iter().find_map(|violation| violation.rule_name);
            let texts: Vec<&str> = violations
                .iter()
                .map(|violation| violation.description.as_str())
                .collect();
            (rule.unwrap_or(INVALID), texts.join(", "))
        }
        other => (INVALID, other.to_string()),
    };
    ItemError {
        code: Some(code.to_owned()),
        description: Some(description),
        ..ItemError::default()
    }
}

/// `POST /v1/members/bulk/delete`
pub(crate) fn bulk_delete(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let ids: Vec<String> = serde_json::from_value(call.value("memberIds").cloned().unwrap_or_default())?;
    let outcome = shop.db.write(|transaction| {
        Outcome::of(&ids, |id| {
            let record = rights::any(transaction, id)?;
            delete::delete(shop, transaction, By::Owner, &record, None)
        })
    })?;
    Ok(serde_json::to_value(outcome.reply())?)
}

/// Does something to all that a call's filter finds.
fn by_filter(
    shop: &Shop,
    call: &Call,
    work: impl Fn(&Connection, Millis, &str) -> Result<(), ApiError>,
) -> Result<Value, ApiError> {
    // Nobody means everybody by leaving the filter out.
    let filter = call
        .value("filter")
        .filter(|filter| !filter.is_null())
        .ok_or_else(|| ApiError::field("filter", "REQUIRED_FIELD", "is missing"))?;
    let condition = query::condition(call, "filter", Some(filter))?;
    let outcome = shop.db.write(|transaction| {
        let now = shop.clock.now();
        let ids = query::ids(transaction, &condition)?;
        Outcome::of(&ids, |id| work(transaction, now, id))
    })?;
    let mut reply = outcome.reply();
    if let Some(fields) = reply.as_object_mut() {
        // The work is done when the call is answered: the id names it in the caller's own books.
        fields.insert("jobId".to_owned(), json!(secret::new_id()));
    }
    Ok(reply)
}

/// `POST /v1/members/bulk/delete-by-filter`
pub(crate) fn bulk_delete_by_filter(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let assignee = shop.db.read(|connection| delete::content_assignee(connection, call))?;
    by_filter(shop, call, |connection, _, id| {
        let record = rights::any(connection, id)?;
        delete::delete(shop, connection, By::Owner, &record, assignee)
    })
}

/// `POST /v1/members/bulk/approve-by-filter`
pub(crate) fn bulk_approve(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    act_by_filter(shop, call, Action::Approve)
}

/// `POST /v1/members/bulk/block-by-filter`
pub(crate) fn bulk_block(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    act_by_filter(shop, call, Action::Block)
}

fn act_by_filter(shop: &Shop, call: &Call, action: Action) -> Result<Value, ApiError> {
    by_filter(shop, call, |connection, now, id| {
        let mut record = rights::any(connection, id)?;
        status::act(connection, now, call, action, &mut record)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_detailed_is_counted() {
        let ids: Vec<String> = (0..MOST_RESULTS + 10).map(|number| number.to_string()).collect();
        let outcome = Outcome::of(&ids, |id| {
            if id.ends_with('1') {
                Err(ApiError::bad_request("NO", "No"))
            } else {
                Ok(())
            }
        });
        let answer = serde_json::to_value(outcome.unwrap().reply()).unwrap();
        assert_eq!(answer["results"].as_array().unwrap().len(), MOST_RESULTS);
        assert_eq!(answer["results"][1]["itemMetadata"]["error"]["code"], "NO");
        assert_eq!(
            answer["bulkActionMetadata"],
            serde_json::json!({ "totalSuccesses": 909, "totalFailures": 101, "undetailedFailures": 1 })
        );
    }
}
