//! Errors as plain objects.

use crate::values::object;
use cartwright::{Error, FieldViolation, Json};
use wasm_bindgen::JsValue;

/// An error's parts, of which the facade makes an error. What the platform adds in JSON of its own goes across as it
/// is.
pub(crate) fn to_js(error: &Error) -> JsValue {
    let wait = error.retry_after().map(|wait| wait.as_millis());
    let fields = [
        ("kind", Some(error.kind().as_str().into())),
        ("message", Some(error.to_string().as_str().into())),
        ("endpoint", error.endpoint().map(Json::from)),
        ("status", error.status().map(|status| number(status.into()))),
        ("code", error.code().map(Json::from)),
        ("description", error.description().map(Json::from)),
        ("requestId", error.request_id().map(Json::from)),
        (
            "retryAfterMs",
            wait.map(|wait| number(u32::try_from(wait).unwrap_or(u32::MAX))),
        ),
        ("retryable", Some(Json::from_js(error.is_retryable().into()))),
        ("data", Some(error.data().clone())),
        ("cause", error.cause().cloned().map(Json::from_js)),
        ("violations", Some(Json::list(error.violations().iter().map(violation)))),
    ];
    object(fields).as_js().clone()
}

fn violation(violation: &FieldViolation) -> Json {
    object([
        ("field", Some(violation.field.as_str().into())),
        ("description", Some(violation.description.as_str().into())),
        ("violatedRule", violation.violated_rule.as_deref().map(Json::from)),
        ("ruleName", violation.rule_name.as_deref().map(Json::from)),
        ("data", Some(violation.data.clone())),
    ])
}

fn number(number: u32) -> Json {
    Json::from_js(number.into())
}
