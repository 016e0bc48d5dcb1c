//! Errors as plain objects.

use crate::values::to_js as value_to_js;
use cartwright::{Error, FieldViolation};
use js_sys::{Array, Reflect};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// What the facade makes an error of.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Failure<'a> {
    kind: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    endpoint: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    request_id: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after_ms: Option<u32>,
    retryable: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Violation<'a> {
    field: &'a str,
    description: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    violated_rule: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule_name: Option<&'a str>,
}

/// An error's parts. What the platform adds in JSON of its own goes across as it is.
pub(crate) fn to_js(error: &Error) -> JsValue {
    let failure = value_to_js(&Failure {
        kind: error.kind().as_str(),
        message: error.to_string(),
        endpoint: error.endpoint(),
        status: error.status(),
        code: error.code(),
        description: error.description(),
        request_id: error.request_id(),
        retry_after_ms: error
            .retry_after()
            .map(|wait| u32::try_from(wait.as_millis()).unwrap_or(u32::MAX)),
        retryable: error.is_retryable(),
    });
    let violations = error.violations().iter().map(violation).collect::<Array>();
    with(with(failure, "data", error.data().as_js()), "violations", &violations)
}

fn violation(violation: &FieldViolation) -> JsValue {
    let shape = value_to_js(&Violation {
        field: &violation.field,
        description: &violation.description,
        violated_rule: violation.violated_rule.as_deref(),
        rule_name: violation.rule_name.as_deref(),
    });
    with(shape, "data", violation.data.as_js())
}

/// An object with one more field.
fn with(object: JsValue, name: &str, value: &JsValue) -> JsValue {
    // Setting a field of a fresh plain object cannot fail.
    let _ = Reflect::set(&object, &name.into(), value);
    object
}
