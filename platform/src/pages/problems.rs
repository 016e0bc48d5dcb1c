//! Refusals of calls, in the words of a form.

use super::layout::FormError;
use crate::error::ApiError;
use crate::password::{MAX_PASSWORD_LENGTH, SHORTEST_PASSWORD};

/// The errors of a form's fields; `first` is the field that refusals of the whole form go to. Refusals that no form can
/// mend stay errors.
pub(super) fn form_errors(error: ApiError, first: &'static str) -> Result<Vec<FormError>, ApiError> {
    match error {
        ApiError::Validation(violations) => {
            let errors = violations.iter().map(|violation| match violation.field.as_str() {
                "loginId.email" | "email" => ("email", "Write an email address, such as ada@example.com".to_owned()),
                "password" if violation.rule == "VALIDATION" => {
                    ("password", "The password must not be your email address".to_owned())
                }
                "password" => (
                    "password",
                    format!("The password needs {SHORTEST_PASSWORD} to {MAX_PASSWORD_LENGTH} characters"),
                ),
                other => (first, format!("{other} {}", violation.description)),
            });
            Ok(errors.collect())
        }
        ApiError::TooManyRequests { .. } => Ok(vec![(first, error.to_string())]),
        ApiError::Application { code, description, .. } => Ok(vec![(
            first,
            match code {
                "-19995" => "There is an account with this email. Log in instead".to_owned(),
                "-19973" => "Choose a new password first: follow “I forgot my password”".to_owned(),
                "BAD_CODE" => "This is not the code".to_owned(),
                _ => description,
            },
        )]),
        other => Err(other),
    }
}
