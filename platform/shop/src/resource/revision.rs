//! Revisions (optimistic locking): of two concurrent changes of an entity, the second is a conflict.

use base::{ApiError, Result};
use serde_json::{Value, json};

/// Parses a payload's revision, an integer or its text; `field` is its path.
pub(crate) fn parse(field: &str, value: Option<&Value>) -> Result<i64> {
    let number = match value {
        Some(Value::String(text)) => text.parse().ok(),
        Some(Value::Number(number)) => number.as_i64(),
        None | Some(Value::Null) => return Err(ApiError::missing(field)),
        Some(_) => None,
    };
    number.ok_or_else(|| ApiError::field(field, "FORMAT", "is not a whole number"))
}

/// Refuses a stale revision (conflict).
pub(crate) fn require(id: &str, given: i64, current: i64) -> Result<()> {
    if given == current {
        return Ok(());
    }
    Err(ApiError::conflict("INVALID_REVISION", format!("Outdated revision for entity id {id}"))
        .with(json!({ "revisionViolation": { "entityId": id } })))
}
