//! Problems of a cart that do not refuse the call.

use crate::base::error::ApiError;
use serde_json::{Value, json};

/// A problem: a calculation that failed, or a choice that does not count.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Problem {
    pub(crate) code: &'static str,
    pub(crate) description: String,
    pub(crate) data: Value,
}

impl Problem {
    pub(crate) fn new(code: &'static str, description: impl Into<String>) -> Self {
        Self { code, description: description.into(), data: json!({}) }
    }

    pub(crate) fn with(mut self, data: Value) -> Self {
        self.data = data;
        self
    }
}

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> Self {
        Self::bad_request(problem.code, problem.description).with(problem.data)
    }
}
