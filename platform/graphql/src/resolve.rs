//! The values of fields that are not properties of their parent's JSON.

use serde_json::{Map, Value};

/// Answers the fields that are not properties of their parent's JSON.
pub trait Resolve {
    /// The value of a field, from its parent's type, name and JSON (null for the query's root) and its coerced arguments.
    ///
    /// # Errors
    ///
    /// When the field has no value; the response then has null for the nearest nullable field, and the error.
    fn resolve(
        &self,
        type_name: &str,
        field: &str,
        parent: &Value,
        arguments: &Map<String, Value>,
    ) -> Result<Value, FieldError>;
}

/// The error of a field, for the response.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct FieldError {
    /// The message for developers.
    pub message: String,
    /// The error's `extensions.code`.
    pub code: Option<String>,
}

impl FieldError {
    /// An error without a code.
    #[must_use]
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), code: None }
    }

    /// Sets the code.
    #[must_use]
    pub fn with_code(mut self, code: impl Into<String>) -> Self {
        self.code = Some(code.into());
        self
    }
}
