//! The reasons of refused registrations and logins.

use crate::error::{Error, FieldViolation, codes};
use crate::names::names;

names! {
    /// The reason of a failed registration or login, with the platform's name.
    #[non_exhaustive]
    pub enum LoginFailure {
        MissingCaptchaToken = "missingCaptchaToken",
        InvalidCaptchaToken = "invalidCaptchaToken",
        EmailAlreadyExists = "emailAlreadyExists",
        InvalidEmail = "invalidEmail",
        InvalidPassword = "invalidPassword",
        ResetPassword = "resetPassword",
    }
}

/// Registration failures by the platform's code.
const REGISTER: &[(&str, LoginFailure)] = &[
    (codes::CAPTCHA_TOKEN_IS_MISSING, LoginFailure::MissingCaptchaToken),
    (codes::EMAIL_IS_TAKEN, LoginFailure::EmailAlreadyExists),
    (codes::CAPTCHA_TOKEN_IS_INVALID, LoginFailure::InvalidCaptchaToken),
];

/// Login failures by the platform's code.
const LOGIN: &[(&str, LoginFailure)] = &[
    (codes::CAPTCHA_TOKEN_IS_MISSING, LoginFailure::MissingCaptchaToken),
    (codes::CAPTCHA_TOKEN_IS_INVALID, LoginFailure::InvalidCaptchaToken),
    (codes::PASSWORD_IS_WRONG, LoginFailure::InvalidPassword),
    (codes::PASSWORD_MUST_BE_RESET, LoginFailure::ResetPassword),
];

/// The reason of a failed registration; `None` for a failure that is not a refusal, such as a lost network.
#[must_use]
pub fn register_failure(error: &Error) -> Option<LoginFailure> {
    match email_violation(error) {
        Some(_) => Some(LoginFailure::InvalidEmail),
        None => known(REGISTER, error),
    }
}

/// The reason of a failed login. Unknown refusals are `invalidEmail`; `None` for a failure that is not a refusal, such
/// as a lost network.
#[must_use]
pub fn login_failure(error: &Error) -> Option<LoginFailure> {
    known(LOGIN, error).or_else(|| error.is_refusal().then_some(LoginFailure::InvalidEmail))
}

/// The violation of an invalid email address.
pub(super) fn email_violation(error: &Error) -> Option<&FieldViolation> {
    let is_email = |violation: &&FieldViolation| violation.data().string("type").as_deref() == Some("EMAIL");
    error.violations().iter().find(is_email)
}

fn known(table: &[(&str, LoginFailure)], error: &Error) -> Option<LoginFailure> {
    let code = error.code()?;
    table.iter().find(|(known, _)| *known == code).map(|(_, failure)| *failure)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(status: u16, body: &str) -> Error {
        Error::of_answer("authentication.login", status, None, body, None)
    }

    fn code(code: &str) -> Error {
        refused(
            400,
            &format!(r#"{{"message":"m","details":{{"applicationError":{{"code":"{code}","description":"d"}}}}}}"#),
        )
    }

    #[test]
    fn each_error_code_maps_to_the_specified_failure() {
        let cases = [
            ("-19971", Some("missingCaptchaToken"), Some("missingCaptchaToken")),
            ("-19970", Some("invalidCaptchaToken"), Some("invalidCaptchaToken")),
            ("-19995", Some("emailAlreadyExists"), Some("invalidEmail")),
            ("-19976", None, Some("invalidPassword")),
            ("-19973", None, Some("resetPassword")),
            ("-1", None, Some("invalidEmail")),
        ];
        for (number, register, login) in cases {
            let error = code(number);
            assert_eq!(register_failure(&error).map(LoginFailure::as_str), register, "register {number}");
            assert_eq!(login_failure(&error).map(LoginFailure::as_str), login, "login {number}");
        }
    }

    #[test]
    fn a_violation_of_the_email_field_is_an_invalid_email() {
        let error = refused(
            400,
            r#"{"details":{"validationError":{"fieldViolations":[{"field":"loginId.email","data":{"type":"EMAIL"}},{"field":"x"}]}}}"#,
        );
        assert_eq!(register_failure(&error), Some(LoginFailure::InvalidEmail));
    }

    #[test]
    fn an_outage_is_not_a_login_failure() {
        assert_eq!(login_failure(&refused(503, "")), None);
        assert_eq!(login_failure(&refused(429, "")), None);
        assert_eq!(login_failure(&Error::timed_out(1000)), None);
    }
}
