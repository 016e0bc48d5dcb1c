//! Maps answers to errors: any status and any bytes become an [`Error`].

use super::{Error, ErrorKind, FieldViolation, Parts, codes, hint, text};
use crate::json::{Json, decimal};

const GRAPHQL: &str = "graphql.execute";
const TOKEN: &str = "oauth.token";

/// The maximum of `retry_after`, in milliseconds: a day, which fits every timer and date type.
const LONGEST_WAIT: u64 = 24 * 60 * 60 * 1000;

/// Whether a status is transient, so that the same call may succeed later.
pub(crate) const fn is_passing(status: u16) -> bool {
    matches!(status, 408 | 425 | 429 | 500 | 502..=504)
}

impl Error {
    /// The error of an unsuccessful answer. `wait` is its `Retry-After` in milliseconds, capped at a day.
    ///
    /// Accepts any status and any body.
    #[must_use]
    pub fn of_answer(endpoint: &str, status: u16, request_id: Option<String>, body: &str, wait: Option<u64>) -> Self {
        read(endpoint, status, request_id, body, wait)
    }
}

fn read(endpoint: &str, status: u16, request_id: Option<String>, body: &str, wait: Option<u64>) -> Error {
    let body = Json::parse(body).unwrap_or_default();
    let mut error = Error::new(ErrorKind::Application, "");
    let parts = error.parts_mut();
    parts.is_platform = is_of_platform(endpoint, body, request_id.is_some());
    parts.endpoint = Some(endpoint.to_owned());
    parts.status = Some(status);
    parts.request_id = request_id;
    parts.retry_after = wait.map(|wait| wait.min(LONGEST_WAIT));
    parts.retryable = is_passing(status);
    // In the same order as the platform's own SDK.
    let is_explained = validation(parts, body)
        || application(parts, status, body)
        || token_refusal(parts, status, body)
        || refusal(parts, status, body);
    if !is_explained {
        system(parts, status, body);
    }
    parts.retryable |= parts.code.as_deref() == Some(codes::CATALOG_V3_SITE_PROVISIONING);
    let has_words =
        ["message", "error_description"].iter().any(|name| body.string(name).is_some_and(|words| !words.is_empty()))
            || details(body, "applicationError")
                .is_some_and(|error| error.string("description").is_some_and(|words| !words.is_empty()));
    parts.hint = hint(status, has_words, parts.code.as_deref(), parts.description.as_deref());
    if endpoint == GRAPHQL {
        let message = text::graphql_failure(status);
        parts.description = Some(std::mem::replace(&mut parts.message, message));
        parts.kind = ErrorKind::GraphQl;
    }
    error
}

/// Whether a body has the platform's shape: an object with details, an error of the token endpoint (RFC 6749 section
/// 5.2), GraphQL's list of errors, or any object beside the platform's request id.
fn is_of_platform(endpoint: &str, body: Json<'_>, has_request_id: bool) -> bool {
    body.is_object()
        && (has_request_id
            || body.get("details").is_object()
            || (endpoint == TOKEN && body.string("error").is_some())
            || (endpoint == GRAPHQL && body.get("errors").is_list()))
}

fn details<'a>(body: Json<'a>, name: &str) -> Option<Json<'a>> {
    Some(body.get("details").get(name)).filter(|details| details.is_object())
}

/// Maps refused fields.
fn validation(parts: &mut Parts, body: Json<'_>) -> bool {
    let Some(details) = details(body, "validationError") else {
        return false;
    };
    for (_, listed) in details.get("fieldViolations").items() {
        let violation = violation(listed);
        let known = &mut parts.violations;
        let later = known.iter().position(|known| known.field > violation.field);
        known.insert(later.unwrap_or(known.len()), violation);
    }
    let mut message = [text::INVALID_ARGUMENT, ": "].concat();
    for (index, violation) in parts.violations.iter().enumerate() {
        message.push_str(if index == 0 { "\"" } else { ", \"" });
        message.push_str(&violation.field);
        message.push_str("\" ");
        message.push_str(&violation.description);
    }
    parts.kind = ErrorKind::Validation;
    parts.message = message;
    parts.code = Some(codes::INVALID_ARGUMENT.to_owned());
    true
}

fn violation(value: Json<'_>) -> FieldViolation {
    FieldViolation {
        field: value.get("field").words().unwrap_or_default(),
        description: value.get("description").words().unwrap_or_default(),
        violated_rule: value.get("violatedRule").words(),
        rule_name: value.get("ruleName").words(),
        data: value.get("data").raw().to_owned(),
    }
}

/// Maps a refusal with a code of the platform.
fn application(parts: &mut Parts, status: u16, body: Json<'_>) -> bool {
    let Some(error) = details(body, "applicationError") else {
        return false;
    };
    let code = error.get("code");
    parts.code = code.words();
    parts.number = code.is_number().then(|| code.raw().to_owned());
    parts.description = error.get("description").words();
    parts.data = error.get("data").raw().to_owned();
    let description = parts.description.as_deref().unwrap_or_default();
    let message = body.get("message").words().unwrap_or_default();
    parts.message = if message.is_empty() && description.is_empty() {
        reason(status)
    } else if message.is_empty() || description.is_empty() || message == description {
        (if message.is_empty() { description } else { &message }).to_owned()
    } else {
        [&message, ": ", description].concat()
    };
    true
}

/// Maps a refusal of the token endpoint (RFC 6749 section 5.2).
fn token_refusal(parts: &mut Parts, status: u16, body: Json<'_>) -> bool {
    parts.code = body.string("error");
    if parts.code.is_some() {
        parts.description = body.get("error_description").words();
        parts.message = parts.description.clone().unwrap_or_else(|| reason(status));
    }
    parts.code.is_some()
}

/// Maps a 4xx answer without details to an application error, with the status text as description.
fn refusal(parts: &mut Parts, status: u16, body: Json<'_>) -> bool {
    if !matches!(status, 400..=499) {
        return false;
    }
    let reason = reason(status);
    parts.message = body.get("message").words().unwrap_or_else(|| reason.clone());
    parts.code = Some(constant_case(&reason));
    parts.number = Some(decimal(status.into()));
    parts.data = "{}".to_owned();
    parts.description = Some(reason);
    true
}

/// Maps any other answer to a system error; the platform's message becomes the description.
fn system(parts: &mut Parts, status: u16, body: Json<'_>) {
    parts.kind = ErrorKind::System;
    parts.message = match &parts.request_id {
        Some(id) => [text::SYSTEM, ", request-id: ", id].concat(),
        None => text::SYSTEM.to_owned(),
    };
    parts.code = Some(constant_case(&reason(status)));
    parts.number = Some(decimal(status.into()));
    parts.description = body.get("message").words();
}

/// The status texts from 400 on (RFC 9110 section 15, RFC 6585).
const CLIENT_ERRORS: [&str; 18] = [
    "Bad Request",
    "Unauthorized",
    "Payment Required",
    "Forbidden",
    "Not Found",
    "Method Not Allowed",
    "Not Acceptable",
    "Proxy Authentication Required",
    "Request Timeout",
    "Conflict",
    "Gone",
    "Length Required",
    "Precondition Failed",
    "Payload Too Large",
    "URI Too Long",
    "Unsupported Media Type",
    "Range Not Satisfiable",
    "Expectation Failed",
];
/// The status texts from 421 on.
const LATER_CLIENT_ERRORS: [&str; 9] = [
    "Misdirected Request",
    "Unprocessable Entity",
    "Locked",
    "Failed Dependency",
    "Too Early",
    "Upgrade Required",
    "",
    "Precondition Required",
    "Too Many Requests",
];
/// The status texts from 500 on.
const SERVER_ERRORS: [&str; 6] = [
    "Internal Server Error",
    "Not Implemented",
    "Bad Gateway",
    "Service Unavailable",
    "Gateway Timeout",
    "HTTP Version Not Supported",
];

/// The status text, derived from the status, since HTTP/2 sends no text.
fn reason(status: u16) -> String {
    let (first, texts): (u16, &[&str]) = match status {
        ..421 => (400, &CLIENT_ERRORS),
        421..500 => (421, &LATER_CLIENT_ERRORS),
        500.. => (500, &SERVER_ERRORS),
    };
    match status.checked_sub(first).and_then(|index| texts.get(usize::from(index))) {
        Some(text) if !text.is_empty() => (*text).to_owned(),
        _ => ["Status ", &decimal(status.into())].concat(),
    }
}

/// `Not Found` becomes `NOT_FOUND`.
fn constant_case(text: &str) -> String {
    let mut constant = String::with_capacity(text.len());
    for letter in text.chars() {
        constant.push(match letter {
            ' ' | '-' => '_',
            letter => letter.to_ascii_uppercase(),
        });
    }
    constant
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::Value;

    fn mapped(status: u16, body: &str) -> Error {
        Error::of_answer("cart.get_current", status, Some("r-1".to_owned()), body, None)
    }

    #[test]
    fn a_403_without_a_message_hints_at_the_missing_permission() {
        for body in [
            r#"{"message":"","details":{}}"#,
            r#"{"message":"","details":{"applicationError":{"code":"PERMISSION_DENIED","description":""}}}"#,
            r#"{"details":{"applicationError":{"code":"PERMISSION_DENIED"}}}"#,
        ] {
            let error = mapped(403, body);
            assert!(error.hint().is_some_and(|hint| hint.contains("permission")), "{error:?}");
            assert_eq!(mapped(404, body).hint(), None, "{body}");
        }
        assert_eq!(mapped(403, r#"{"message":"Only members may","details":{}}"#).hint(), None);
    }

    #[test]
    fn field_violations_are_sorted_and_name_their_fields() {
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
        assert_eq!(error.violations()[1].data().get("threshold").number(), Some(1));
    }

    #[test]
    fn an_application_error_keeps_its_code_and_message() {
        let error = mapped(
            404,
            r#"{"message":"cart","details":{"applicationError":{"code":"OWNED_CART_NOT_FOUND","description":"no cart","data":{"a":1}}}}"#,
        );
        assert_eq!(error.kind(), ErrorKind::Application);
        assert_eq!(error.to_string(), "cart: no cart");
        assert_eq!(error.code(), Some("OWNED_CART_NOT_FOUND"));
        assert_eq!(error.request_id(), Some("r-1"));
        let same = mapped(400, r#"{"message":"no","details":{"applicationError":{"code":-19976,"description":"no"}}}"#);
        assert_eq!((same.to_string().as_str(), same.code()), ("no", Some("-19976")));
        let server = mapped(500, r#"{"details":{"applicationError":{"code":"X"}}}"#);
        assert_eq!(server.kind(), ErrorKind::Application);
    }

    #[test]
    fn a_4xx_without_a_body_is_an_application_error_with_the_status_text() {
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
    fn any_other_error_response_is_a_system_error_with_the_request_id() {
        assert_eq!(mapped(502, "<html>").to_string(), "System error occurred, request-id: r-1");
        let bare = Error::of_answer("cart.get_current", 500, None, "", None);
        assert_eq!(bare.to_string(), "System error occurred");
        assert_eq!((bare.code(), bare.description()), (Some("INTERNAL_SERVER_ERROR"), None));
        assert!(bare.is_retryable());
        let error = mapped(500, r#"{"message":"No Public URL Found - verify that site is published"}"#);
        assert_eq!(error.message(), "System error occurred, request-id: r-1");
        assert!(error.hint().unwrap().starts_with("publish the site"));
        assert_eq!(error.description(), Some("No Public URL Found - verify that site is published"));
    }

    #[test]
    fn a_requested_retry_pause_is_capped_at_a_day() {
        for (requested, expected) in [(7000, 7000), (1_000_000_000_000, 86_400_000), (u64::MAX, 86_400_000)] {
            let error = Error::of_answer("cart.get_current", 429, None, "", Some(requested));
            assert_eq!(error.retry_after(), Some(std::time::Duration::from_millis(expected)));
            assert!(error.to_json().contains(&format!("\"retryAfterMs\":{expected}")), "{}", error.to_json());
        }
    }

    proptest! {
        #[test]
        fn every_status_and_body_map_to_an_error(
            status: u16,
            body in ".{0,200}",
            wait: Option<u64>,
            request_id in proptest::option::of(".*"),
        ) {
            let error = Error::of_answer("cart.get_current", status, request_id, &body, wait);
            prop_assert!(!error.to_string().is_empty());
            prop_assert_eq!(error.status(), Some(status));
        }

        #[test]
        fn every_details_object_maps_to_an_error(status: u16, details in json(), message in json()) {
            let body = serde_json::json!({"message": message, "details": details});
            let error = mapped(status, &body.to_string());
            prop_assert!(!error.to_string().is_empty());
        }
    }

    /// JSON that often contains the names that the mapping reads.
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
