//! Bulk calls: the same done to many, each with its own result.

use crate::error::ApiError;
use rusqlite::Connection;
use serde_json::{Value, json};

/// The code of what is wrong with one entry's payload.
const INVALID: &str = "INVALID_ARGUMENT";

/// What became of the entries of a bulk call.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    results: Vec<Value>,
    failures: usize,
}

impl Outcome {
    /// Does the work for one entry. What refuses it undoes that entry alone and is its result; a failure of the
    /// platform itself ends the call. What the work gives is the entry's `item`.
    pub(crate) fn run(
        &mut self,
        connection: &Connection,
        id: &str,
        work: impl FnOnce() -> Result<Option<Value>, ApiError>,
    ) -> Result<(), ApiError> {
        connection.execute_batch("SAVEPOINT bulk_entry")?;
        let done = work();
        match &done {
            Ok(_) => connection.execute_batch("RELEASE bulk_entry")?,
            Err(_) => connection.execute_batch("ROLLBACK TO bulk_entry; RELEASE bulk_entry")?,
        }
        let index = self.results.len();
        let mut result = json!({ "itemMetadata": { "id": id, "originalIndex": index, "success": done.is_ok() } });
        let (name, value) = match done {
            Ok(None) => (None, Value::Null),
            Ok(Some(item)) => (Some("item"), item),
            Err(ApiError::Internal(text)) => return Err(ApiError::Internal(text)),
            Err(error) => {
                self.failures += 1;
                if let Some(metadata) = result.get_mut("itemMetadata").and_then(Value::as_object_mut) {
                    metadata.insert("error".to_owned(), reason(&error));
                }
                (None, Value::Null)
            }
        };
        if let (Some(name), Some(fields)) = (name, result.as_object_mut()) {
            fields.insert(name.to_owned(), value);
        }
        self.results.push(result);
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

/// Why an entry was refused, in the form of an application error.
fn reason(error: &ApiError) -> Value {
    match error {
        ApiError::Application {
            code,
            description,
            data,
            ..
        } => {
            json!({ "code": code, "description": description, "data": data })
        }
        ApiError::Validation(violations) => {
            let described: Vec<String> = violations
                .iter()
                .map(|violation| format!("\"{}\" {}", violation.field, violation.description))
                .collect();
            json!({ "code": INVALID, "description": described.join(", "), "data": {} })
        }
        other => json!({ "code": INVALID, "description": other.to_string(), "data": {} }),
    }
}
