//! Refusals and their response bodies (contract, "Errors").

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rusqlite::ErrorCode;
use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
use serde_json::{Value, json};

/// The result of an operation that may be refused.
pub type Result<T, E = ApiError> = std::result::Result<T, E>;

/// The refusal of a call.
#[derive(Debug, thiserror::Error)]
pub enum ApiError {
    /// A business rule refuses the call (`applicationError`).
    #[error("{code}: {description}")]
    Application {
        status: StatusCode,
        code: &'static str,
        description: String,
        data: Value,
        /// Whether the caller sent a code that does not exist, perhaps a guess.
        is_wrong_code: bool,
    },
    /// The payload is invalid.
    #[error("{}", message_of(.0))]
    Validation(Vec<FieldViolation>),
    /// An entity is missing for which the contract has no code.
    #[error("{0}")]
    Absent(String),
    /// A rate limit is exceeded.
    #[error("Too many tries. Wait {seconds} seconds and try again.")]
    TooManyRequests { seconds: i64 },
    /// The token endpoint's own error format (RFC 6749, section 5.2).
    #[error("{error}: {description}")]
    OAuth { error: &'static str, description: String },
    /// The disk is full.
    #[error("There is no room left on the platform's disk")]
    StorageFull,
    /// The platform failed. The text is logged, not sent.
    #[error("{0}")]
    Internal(String),
}

#[derive(Debug, Clone)]
pub struct FieldViolation {
    pub field: String,
    pub description: String,
    pub rule: &'static str,
    /// The name of a custom rule (`ruleName`).
    pub(crate) rule_name: Option<&'static str>,
    pub data: Value,
}

impl FieldViolation {
    pub fn new(field: impl Into<String>, rule: &'static str, description: impl Into<String>) -> Self {
        Self { field: field.into(), description: description.into(), rule, rule_name: None, data: json!({}) }
    }

    /// Sets the name of the violated custom rule.
    pub fn named(mut self, rule_name: &'static str) -> Self {
        self.rule_name = Some(rule_name);
        self
    }
}

impl ApiError {
    /// An application error without data.
    pub fn application(status: StatusCode, code: &'static str, description: impl Into<String>) -> Self {
        Self::Application { status, code, description: description.into(), data: json!({}), is_wrong_code: false }
    }

    /// Marks an application error as the refusal of a code that does not exist, or not.
    pub fn for_wrong_code(mut self, is_wrong: bool) -> Self {
        if let Self::Application { is_wrong_code, .. } = &mut self {
            *is_wrong_code = is_wrong;
        }
        self
    }

    /// Sets an application error's data.
    pub fn with(mut self, given: Value) -> Self {
        if let Self::Application { data, .. } = &mut self {
            *data = given;
        }
        self
    }

    pub fn bad_request(code: &'static str, description: impl Into<String>) -> Self {
        Self::application(StatusCode::BAD_REQUEST, code, description)
    }

    pub fn not_found(code: &'static str, description: impl Into<String>) -> Self {
        Self::application(StatusCode::NOT_FOUND, code, description)
    }

    pub fn conflict(code: &'static str, description: impl Into<String>) -> Self {
        Self::application(StatusCode::CONFLICT, code, description)
    }

    pub fn denied(code: &'static str, description: impl Into<String>) -> Self {
        Self::application(StatusCode::FORBIDDEN, code, description)
    }

    /// A limit or state of the shop forbids the call.
    pub fn precondition(code: &'static str, description: impl Into<String>) -> Self {
        Self::application(StatusCode::PRECONDITION_REQUIRED, code, description)
    }

    pub fn unauthenticated(description: &str) -> Self {
        Self::application(StatusCode::UNAUTHORIZED, "UNAUTHENTICATED", description)
    }

    pub fn forbidden(description: impl Into<String>) -> Self {
        Self::denied("PERMISSION_DENIED", description)
    }

    /// The violation of one field.
    pub fn field(field: impl Into<String>, rule: &'static str, description: impl Into<String>) -> Self {
        Self::Validation(vec![FieldViolation::new(field, rule, description)])
    }

    /// The violation of a missing required field.
    pub fn missing(field: impl Into<String>) -> Self {
        Self::field(field, "REQUIRED_FIELD", "is missing")
    }

    /// A failure of the platform.
    pub fn internal(error: impl std::fmt::Display) -> Self {
        Self::Internal(error.to_string())
    }

    /// Whether the platform failed, rather than refused the call.
    pub const fn is_failure(&self) -> bool {
        matches!(self, Self::Internal(_) | Self::StorageFull)
    }

    /// The violation of a custom rule, which has a name.
    pub fn rule(field: impl Into<String>, name: &'static str, description: impl Into<String>) -> Self {
        Self::Validation(vec![FieldViolation::new(field, "VALIDATION", description).named(name)])
    }

    pub fn oauth(error: &'static str, description: impl Into<String>) -> Self {
        Self::OAuth { error, description: description.into() }
    }

    /// A bulk entry's refusal as an `applicationError` object.
    pub fn in_result(&self) -> Value {
        match self {
            Self::Application { code, description, data, .. } => {
                json!({ "code": code, "description": description, "data": data })
            }
            Self::Validation(violations) => {
                let named = violations.iter().find_map(|violation| violation.rule_name);
                json!({ "code": named.unwrap_or("INVALID_ARGUMENT"), "description": listed(violations), "data": {} })
            }
            other => json!({ "code": "INVALID_ARGUMENT", "description": other.to_string(), "data": {} }),
        }
    }

    fn body(&self) -> (StatusCode, Value) {
        match self {
            Self::Application { status, code, description, data, .. } => (
                *status,
                json!({
                    "message": description,
                    "details": { "applicationError": { "code": code, "description": description, "data": data } },
                }),
            ),
            Self::Absent(description) => (StatusCode::NOT_FOUND, json!({ "message": description, "details": {} })),
            Self::TooManyRequests { .. } => {
                let status = StatusCode::TOO_MANY_REQUESTS;
                Self::application(status, "TOO_MANY_REQUESTS", self.to_string()).body()
            }
            Self::Validation(violations) => (StatusCode::BAD_REQUEST, validation_body(violations)),
            Self::OAuth { error, description } => (
                match *error {
                    "invalid_client" => StatusCode::UNAUTHORIZED,
                    _ => StatusCode::BAD_REQUEST,
                },
                json!({ "error": error, "error_description": description }),
            ),
            Self::StorageFull => {
                Self::application(StatusCode::INSUFFICIENT_STORAGE, "STORAGE_FULL", self.to_string()).body()
            }
            Self::Internal(_) => {
                (StatusCode::INTERNAL_SERVER_ERROR, json!({ "message": "Internal error", "details": {} }))
            }
        }
    }
}

fn sorted(violations: &[FieldViolation]) -> Vec<&FieldViolation> {
    let mut sorted: Vec<&FieldViolation> = violations.iter().collect();
    sorted.sort_by(|one, other| one.field.cmp(&other.field));
    sorted
}

fn message_of(violations: &[FieldViolation]) -> String {
    format!("INVALID_ARGUMENT: {}", listed(violations))
}

fn listed(violations: &[FieldViolation]) -> String {
    let listed: Vec<String> = sorted(violations)
        .iter()
        .map(|violation| format!("\"{}\" {}", violation.field, violation.description))
        .collect();
    listed.join(", ")
}

fn validation_body(violations: &[FieldViolation]) -> Value {
    let entries: Vec<Value> = sorted(violations)
        .iter()
        .map(|violation| {
            let mut entry = json!({
                "field": violation.field,
                "description": violation.description,
                "violatedRule": violation.rule,
                "data": violation.data,
            });
            if let (Value::Object(fields), Some(name)) = (&mut entry, violation.rule_name) {
                fields.insert("ruleName".to_owned(), json!(name));
            }
            entry
        })
        .collect();
    json!({
        "message": message_of(violations),
        "details": { "validationError": { "fieldViolations": entries } },
    })
}

impl From<rusqlite::Error> for ApiError {
    fn from(error: rusqlite::Error) -> Self {
        if error.sqlite_error_code() == Some(ErrorCode::DiskFull) {
            return Self::StorageFull;
        }
        // A unique constraint that the call's handler has not checked.
        let code = error.sqlite_error().map(|error| error.extended_code);
        let is_taken = matches!(code, Some(SQLITE_CONSTRAINT_UNIQUE | SQLITE_CONSTRAINT_PRIMARYKEY));
        if is_taken {
            tracing::warn!(%error, "a request names what is there already");
            return Self::conflict("ALREADY_EXISTS", "Something with this id is there already");
        }
        Self::Internal(error.to_string())
    }
}

/// A panic in blocking work.
impl From<tokio::task::JoinError> for ApiError {
    fn from(error: tokio::task::JoinError) -> Self {
        Self::internal(error)
    }
}

/// For internal texts and values only: `Call::payload` parses callers' JSON.
impl From<serde_json::Error> for ApiError {
    fn from(error: serde_json::Error) -> Self {
        Self::Internal(error.to_string())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        if self.is_failure() {
            tracing::error!(error = %self, "a call failed inside the platform");
        }
        let (status, body) = self.body();
        let mut response = json_response(status, &body);
        if let Self::TooManyRequests { seconds } = self {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// A JSON response with `no-store`.
pub fn json_response(status: StatusCode, body: &Value) -> Response {
    // The serialization of a `Value` into memory cannot fail.
    let mut response = (status, serde_json::to_vec(body).unwrap_or_default()).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// The field and the rule of a result's first violation, or the name of a custom rule, or the text of another error: for
/// tests of tables of rules.
pub fn first_violation<T>(result: Result<T>) -> Option<(String, &'static str)> {
    match result.err()? {
        ApiError::Validation(violations) => {
            let first = violations.into_iter().next()?;
            Some((first.field, first.rule_name.unwrap_or(first.rule)))
        }
        error => Some((error.to_string(), "")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn violations_are_listed_by_field() {
        let error = ApiError::Validation(vec![
            FieldViolation::new("b", "MIN", "is too small"),
            FieldViolation::new("a", "REQUIRED_FIELD", "is missing"),
        ]);
        let (status, body) = error.body();
        assert_eq!(status, 400);
        assert_eq!(body["message"], "INVALID_ARGUMENT: \"a\" is missing, \"b\" is too small");
        assert_eq!(body["details"]["validationError"]["fieldViolations"][0]["field"], "a");
    }

    #[test]
    fn a_full_disk_is_reported_as_insufficient_storage() {
        let connection = rusqlite::Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE rows (body TEXT); PRAGMA max_page_count = 2;").unwrap();
        let full = connection.execute("INSERT INTO rows VALUES (zeroblob(100000))", []).unwrap_err();
        let error = ApiError::from(full);
        assert!(error.is_failure());
        assert_eq!(error.body().0, StatusCode::INSUFFICIENT_STORAGE);
    }

    #[test]
    fn an_internal_error_response_reveals_no_details() {
        let (status, body) = ApiError::Internal("no such table: carts".to_owned()).body();
        assert_eq!(status, 500);
        assert!(!body.to_string().contains("table"));
    }
}
