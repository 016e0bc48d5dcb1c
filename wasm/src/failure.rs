//! Errors as plain objects.

use crate::values::to_js as value_to_js;
use cartwright::{Error, FieldViolation};
use serde::Serialize;
use serde_json::Value;
use wasm_bindgen::JsValue;

/// What the facade makes an error of.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Failure<'a> {
    kind: &'static str,
    message: String,
    endpoint: Option<&'static str>,
    status: Option<u16>,
    code: Option<&'a str>,
    description: Option<&'a str>,
    data: &'a Value,
    violations: Vec<Violation<'a>>,
    request_id: Option<&'a str>,
    retry_after_ms: Option<u32>,
    retryable: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Violation<'a> {
    field: &'a str,
    description: &'a str,
    violated_rule: Option<&'a str>,
    rule_name: Option<&'a str>,
    data: &'a Value,
}

impl<'a> From<&'a FieldViolation> for Violation<'a> {
    fn from(violation: &'a FieldViolation) -> Self {
        Self {
            field: &violation.field,
            description: &violation.description,
            violated_rule: violation.violated_rule.as_deref(),
            rule_name: violation.rule_name.as_deref(),
            data: &violation.data,
        }
    }
}

/// An error's parts.
pub(crate) fn to_js(error: &Error) -> JsValue {
    value_to_js(&Failure {
        kind: error.kind().as_str(),
        message: error.to_string(),
        endpoint: error.endpoint(),
        status: error.status(),
        code: error.code(),
        description: error.description(),
        data: error.data(),
        violations: error.violations().iter().map(Violation::from).collect(),
        request_id: error.request_id(),
        retry_after_ms: error
            .retry_after()
            .map(|wait| u32::try_from(wait.as_millis()).unwrap_or(u32::MAX)),
        retryable: error.is_retryable(),
    })
}
