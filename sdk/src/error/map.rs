//! What an answer means: any status and any bytes become one [`Error`] (SPEC section 8, contract "Errors").

use super::{Error, ErrorKind, FieldViolation, Parts, advice::advise, text};
use crate::json::Json;
use crate::retry::parse_retry_after;
use crate::runtime::Runtime;

/// An answer that is not a success.
pub(crate) struct Answer<'a> {
    pub(crate) endpoint: &'static str,
    pub(crate) status: u16,
    pub(crate) request_id: Option<&'a str>,
    pub(crate) retry_after: Option<&'a str>,
    pub(crate) body: &'a [u8],
    /// Reads a `Retry-After` date against its clock.
    pub(crate) runtime: &'a dyn Runtime,
}

const GRAPHQL: &str = "graphql.execute";

/// The rules in the order in which SPEC gives them; the first that fits says what the answer means.
const RULES: &[fn(&Reading) -> Option<Parts>] = &[validation, application, token_refusal, refusal];

/// An answer with its body read as JSON, if it is JSON.
struct Reading {
    status: u16,
    body: Json,
}

/// Maps an answer to an error. Total: it never fails and never panics.
pub(crate) fn error(answer: &Answer<'_>) -> Error {
    let reading = Reading {
        status: answer.status,
        body: Json::from_bytes(answer.body),
    };
    let mut parts = RULES
        .iter()
        .find_map(|rule| rule(&reading))
        .unwrap_or_else(|| system(answer, &reading));
    if answer.endpoint == GRAPHQL {
        // SPEC's text, whatever the reason; the reason stays readable beside it.
        parts.description = Some(parts.message);
        parts.message = text::graphql_failure(answer.status);
        parts.kind = ErrorKind::GraphQl;
    }
    parts.message = advise(parts.message, parts.code.as_deref(), parts.description.as_deref());
    parts.endpoint = Some(answer.endpoint);
    parts.status = Some(answer.status);
    parts.request_id = answer.request_id.map(str::to_owned);
    parts.retry_after = answer
        .retry_after
        .and_then(|text| parse_retry_after(text, answer.runtime));
    parts.retryable = is_passing(answer.status);
    Error::from_parts(parts)
}

/// Whether a status says that the same call may succeed later.
pub(crate) const fn is_passing(status: u16) -> bool {
    matches!(status, 408 | 425 | 429 | 500 | 502..=504)
}

/// Fields were refused.
fn validation(reading: &Reading) -> Option<Parts> {
    let mut violations: Vec<FieldViolation> = Vec::new();
    for listed in reading.details("validationError")?.get("fieldViolations").items() {
        let violation = violation(&listed);
        let position = violations.partition_point(|known| known.field <= violation.field);
        violations.insert(position, violation);
    }
    let fields = violations
        .iter()
        .map(|violation| format!("\"{}\" {}", violation.field, violation.description))
        .collect::<Vec<_>>()
        .join(", ");
    Some(Parts {
        code: Some(text::INVALID_ARGUMENT.to_owned()),
        violations,
        ..Parts::new(ErrorKind::Validation, format!("{}: {fields}", text::INVALID_ARGUMENT))
    })
}

fn violation(value: &Json) -> FieldViolation {
    FieldViolation {
        field: value.get("field").words().unwrap_or_default(),
        description: value.get("description").words().unwrap_or_default(),
        violated_rule: value.get("violatedRule").words(),
        rule_name: value.get("ruleName").words(),
        data: value.get("data"),
    }
}

/// The platform said what is wrong, with a code.
fn application(reading: &Reading) -> Option<Parts> {
    let error = reading.details("applicationError")?;
    let description = error.get("description").words();
    let message = match (reading.body.get("message").words(), &description) {
        (Some(message), Some(description)) if message != *description => format!("{message}: {description}"),
        (Some(message), _) => message,
        (None, Some(description)) => description.clone(),
        (None, None) => reason(reading.status),
    };
    Some(Parts {
        code: error.get("code").words(),
        description,
        data: error.get("data"),
        ..Parts::new(ErrorKind::Application, message)
    })
}

/// The token endpoint said what is wrong, as RFC 6749 has it.
fn token_refusal(reading: &Reading) -> Option<Parts> {
    let code = reading.body.get("error").text()?;
    let description = reading.body.get("error_description").words();
    let message = description.clone().unwrap_or_else(|| reason(reading.status));
    Some(Parts {
        code: Some(code),
        description,
        ..Parts::new(ErrorKind::Application, message)
    })
}

/// A 4xx answer without details: an application error with the status text as description.
fn refusal(reading: &Reading) -> Option<Parts> {
    if !matches!(reading.status, 400..=499) {
        return None;
    }
    let reason = reason(reading.status);
    Some(Parts {
        code: Some(constant_case(&reason)),
        data: Json::object([]),
        description: Some(reason.clone()),
        ..Parts::new(
            ErrorKind::Application,
            reading.body.get("message").words().unwrap_or(reason),
        )
    })
}

/// Anything else. SPEC's text; what the platform said stays readable beside it.
fn system(answer: &Answer<'_>, reading: &Reading) -> Parts {
    let message = match answer.request_id {
        Some(id) => format!("{}, request-id: {id}", text::SYSTEM),
        None => text::SYSTEM.to_owned(),
    };
    Parts {
        code: Some(constant_case(&reason(answer.status))),
        description: reading.body.get("message").words(),
        ..Parts::new(ErrorKind::System, message)
    }
}

impl Reading {
    fn details(&self, name: &str) -> Option<Json> {
        let details = self.body.get("details").get(name);
        details.is_object().then_some(details)
    }
}

/// The status text of RFC 9110. Read from the status, since HTTP/2 sends none.
fn reason(status: u16) -> String {
    http::StatusCode::from_u16(status)
        .ok()
        .and_then(|status| status.canonical_reason())
        .map_or_else(|| format!("Status {status}"), str::to_owned)
}

/// `Not Found` becomes `NOT_FOUND`.
fn constant_case(text: &str) -> String {
    text.split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_uppercase)
        .collect::<Vec<_>>()
        .join("_")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runtime::TokioRuntime;
    use proptest::prelude::*;
    use serde_json::Value;

    fn mapped(status: u16, body: &str) -> Error {
        error(&Answer {
            endpoint: "cart.get_current",
            status,
            request_id: Some("r-1"),
            retry_after: None,
            body: body.as_bytes(),
            runtime: &TokioRuntime,
        })
    }

    #[test]
    fn field_violations_are_sorted_and_named() {
        let error = mapped(
            400,
            r#"{"message":"x","details":{"validationError":{"fieldViolations":[
                {"field":"quantity","description":"must be at least 1","violatedRule":"MIN","data":{"threshold":1}},
                {"field":"email","description":"is not an email address","ruleName":"EMAIL"}]}}}"#,
        );
        assert_eq!(error.kind(), ErrorKind::Validation);
        assert_eq!(
            error.to_string(),
            "INVALID_ARGUMENT: \"email\" is not an email address, \"quantity\" must be at least 1"
        );
        assert_eq!(error.violations()[1].violated_rule.as_deref(), Some("MIN"));
        assert_eq!(error.violations()[1].data["threshold"], 1);
    }

    #[test]
    fn an_application_error_has_its_code_and_words() {
        let error = mapped(
            404,
            r#"{"message":"cart","details":{"applicationError":{"code":"OWNED_CART_NOT_FOUND","description":"no cart","data":{"a":1}}}}"#,
        );
        assert_eq!(error.kind(), ErrorKind::Application);
        assert_eq!(error.to_string(), "cart: no cart");
        assert_eq!(error.code(), Some("OWNED_CART_NOT_FOUND"));
        assert_eq!(error.request_id(), Some("r-1"));
        let same = mapped(
            400,
            r#"{"message":"no","details":{"applicationError":{"code":-19976,"description":"no"}}}"#,
        );
        assert_eq!((same.to_string().as_str(), same.code()), ("no", Some("-19976")));
        let server = mapped(500, r#"{"details":{"applicationError":{"code":"X"}}}"#);
        assert_eq!(server.kind(), ErrorKind::Application);
    }

    #[test]
    fn a_bare_4xx_is_an_application_error_with_the_status_text() {
        for body in ["", "<html>", "[]", r#"{"details":{"validationError":7}}"#] {
            let error = mapped(404, body);
            assert_eq!(error.kind(), ErrorKind::Application, "{body}");
            assert_eq!(error.description(), Some("Not Found"));
            assert_eq!(error.code(), Some("NOT_FOUND"));
            assert_eq!(error.to_string(), "Not Found");
        }
        assert_eq!(mapped(403, r#"{"message":"not yours"}"#).to_string(), "not yours");
    }

    #[test]
    fn anything_else_is_a_system_error_with_the_request_id() {
        assert_eq!(
            mapped(502, "<html>").to_string(),
            "System error occurred, request-id: r-1"
        );
        let bare = error(&Answer {
            endpoint: "cart.get_current",
            status: 500,
            request_id: None,
            retry_after: None,
            body: b"",
            runtime: &TokioRuntime,
        });
        assert_eq!(bare.to_string(), "System error occurred");
        assert_eq!((bare.code(), bare.description()), (Some("INTERNAL_SERVER_ERROR"), None));
        assert!(bare.is_retryable());
        let told = mapped(
            500,
            r#"{"message":"No Public URL Found - verify that site is published"}"#,
        );
        assert_eq!(
            told.to_string(),
            "System error occurred, request-id: r-1 (publish the site in its dashboard, since only then has it pages to \
             lead to)"
        );
        assert_eq!(
            told.description(),
            Some("No Public URL Found - verify that site is published")
        );
    }

    proptest! {
        #[test]
        fn any_status_and_any_bytes_give_an_error(
            status: u16,
            body in proptest::collection::vec(any::<u8>(), 0..200),
            retry_after in proptest::option::of(".*"),
            request_id in proptest::option::of(".*"),
        ) {
            let error = error(&Answer {
                endpoint: "cart.get_current",
                status,
                request_id: request_id.as_deref(),
                retry_after: retry_after.as_deref(),
                body: &body,
                runtime: &TokioRuntime,
            });
            prop_assert!(!error.to_string().is_empty());
            prop_assert_eq!(error.status(), Some(status));
        }

        #[test]
        fn any_details_give_an_error(status: u16, details in json(), message in json()) {
            let body = serde_json::json!({"message": message, "details": details});
            let error = mapped(status, &body.to_string());
            prop_assert!(!error.to_string().is_empty());
        }
    }

    /// JSON whose names are often those that the rules look for.
    fn json() -> impl Strategy<Value = Value> {
        let name = prop_oneof![
            Just("validationError"),
            Just("applicationError"),
            Just("fieldViolations"),
            Just("field"),
            Just("description"),
            Just("code"),
            Just("data"),
        ];
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<i64>().prop_map(Value::from),
            ".*".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 32, 4, move |inner| {
            prop_oneof![
                proptest::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
                proptest::collection::vec((name.clone(), inner), 0..4)
                    .prop_map(|fields| Value::Object(fields.into_iter().map(|(k, v)| (k.to_owned(), v)).collect())),
            ]
        })
    }
}
