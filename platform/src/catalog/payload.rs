//! Reading parts of a payload into their types.

use crate::base::call::Call;
use crate::base::error::ApiError;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A part that has to be there.
pub(crate) fn required<T: DeserializeOwned>(call: &Call, field: &str) -> Result<T, ApiError> {
    optional(call, field)?.ok_or_else(|| ApiError::field(field, "REQUIRED_FIELD", "is missing"))
}

/// A part that may be there.
pub(crate) fn optional<T: DeserializeOwned>(call: &Call, field: &str) -> Result<Option<T>, ApiError> {
    match call.value(field) {
        None | Some(Value::Null) => Ok(None),
        Some(given) => serde_json::from_value(given.clone())
            .map(Some)
            .map_err(|error| ApiError::field(field, "FORMAT", format!("is malformed: {error}"))),
    }
}
