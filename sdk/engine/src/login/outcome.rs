//! Login states: the outcome of a registration or login step.

use super::failure::{LoginFailure, email_violation, login_failure, register_failure};
use super::run::{LoginRun, Stage, Work};
use crate::call::Call;
use crate::engine::Engine;
use crate::error::{Error, ErrorKind, text};
use crate::json::{Json, List, Object, quoted};
use crate::machine::{Outcome, Port};
use crate::names::names;
use crate::row::Row;
use crate::rows::{LOGIN, REGISTER};
use crate::secret::Secret;

names! {
    /// A login state, by the platform's name. [`LoginOutcome::state`] gives the state of an outcome.
    #[derive(Default)]
    #[non_exhaustive]
    pub enum LoginState {
        /// No step yet.
        #[default]
        Initial = "INITIAL",
        Success = "SUCCESS",
        Failure = "FAILURE",
        EmailVerificationRequired = "EMAIL_VERIFICATION_REQUIRED",
        OwnerApprovalRequired = "OWNER_APPROVAL_REQUIRED",
        /// Requires the token of a visible captcha. See [`LoginOutcome::captcha`].
        UserCaptchaRequired = "USER_CAPTCHA_REQUIRED",
        /// Requires the token of an invisible captcha. See [`LoginOutcome::captcha`].
        SilentCaptchaRequired = "SILENT_CAPTCHA_REQUIRED",
    }
}

/// The outcome of a registration or login step.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum LoginOutcome {
    /// `SUCCESS`: exchange the session token for tokens with [`LoginRun::direct`].
    Success {
        /// The session token, which proves the login.
        session_token: Secret,
        /// The device token, if the device is to be remembered: sent as `deviceToken` in the next login's client meta
        /// data, it skips the second factor.
        device_token: Option<Secret>,
    },
    /// `EMAIL_VERIFICATION_REQUIRED`: the next step sends the emailed code.
    EmailVerificationRequired {
        /// The state token, which binds the code to this login.
        state_token: Secret,
    },
    /// `OWNER_APPROVAL_REQUIRED`: the site's owner must approve first.
    OwnerApprovalRequired,
    /// `FAILURE`: the platform refused.
    Refused {
        /// The reason; `None` for an unknown reason.
        failure: Option<LoginFailure>,
        /// Whether a captcha's token was sent.
        is_captcha_sent: bool,
        /// The platform's refusal.
        error: Error,
    },
    /// `FAILURE` with the text 'Unknown _state': this client has no state for the platform's answer. The answer is
    /// included, so that a caller who knows the state can continue, as with `REQUIRE_MFA` and `MFA_CHALLENGE`.
    Unknown(Box<Challenge>),
}

impl LoginOutcome {
    /// The login state.
    #[must_use]
    pub const fn state(&self) -> LoginState {
        match self {
            Self::Success { .. } => LoginState::Success,
            Self::EmailVerificationRequired { .. } => LoginState::EmailVerificationRequired,
            Self::OwnerApprovalRequired => LoginState::OwnerApprovalRequired,
            Self::Refused { .. } | Self::Unknown(_) => LoginState::Failure,
        }
    }

    /// The captcha that a refusal requires: [`LoginState::SilentCaptchaRequired`] if no token was sent, and
    /// [`LoginState::UserCaptchaRequired`] if the sent token was refused. Its [`LoginOutcome::state`] is `FAILURE`, as
    /// the platform documents it.
    #[must_use]
    pub const fn captcha(&self) -> Option<LoginState> {
        match self {
            Self::Refused { failure: Some(LoginFailure::MissingCaptchaToken), is_captcha_sent: false, .. } => {
                Some(LoginState::SilentCaptchaRequired)
            }
            Self::Refused {
                failure: Some(LoginFailure::MissingCaptchaToken | LoginFailure::InvalidCaptchaToken),
                ..
            } => Some(LoginState::UserCaptchaRequired),
            _ => None,
        }
    }

    /// A failure's reason in words: the email's violation, for an invalid address.
    #[must_use]
    pub fn error_text(&self) -> Option<&str> {
        match self {
            Self::Refused { error, .. } => {
                let of_email = email_violation(error).map(|violation| violation.description.as_str());
                Some(of_email.unwrap_or(error.message()))
            }
            Self::Unknown(_) => Some(text::UNKNOWN_STATE),
            _ => None,
        }
    }

    /// The outcome in the platform SDK's documented format: `{ loginState, data?, error?, errorCode?, cause? }`, with
    /// the platform's state and challenge if no login state matches.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut outcome = Object::new();
        outcome.text("loginState", self.state().as_str());
        match self {
            Self::Success { session_token, device_token } => {
                let data = Object::new()
                    .text("sessionToken", session_token.expose())
                    .text_if("deviceToken", device_token.as_ref().map(Secret::expose))
                    .end();
                outcome.raw("data", &data);
            }
            Self::EmailVerificationRequired { state_token } => {
                let data = Object::new().text("stateToken", state_token.expose()).end();
                outcome.raw("data", &data);
            }
            Self::OwnerApprovalRequired => {}
            Self::Refused { failure, error, .. } => {
                outcome
                    .text_if("errorCode", failure.map(LoginFailure::as_str))
                    .text_if("captchaState", self.captcha().map(LoginState::as_str))
                    .raw("cause", &error.to_json());
            }
            Self::Unknown(challenge) => {
                outcome.text("serverState", &challenge.server_state).raw("challenge", &challenge.to_json());
            }
        }
        outcome.text_if("error", self.error_text()).end()
    }

    /// Reads the outcome of a call that returns a login state. `payload` is the call's payload.
    ///
    /// # Errors
    ///
    /// If it failed other than by a refusal of the registration or login.
    pub fn of(endpoint: &str, payload: &str, outcome: Result<Outcome, Error>) -> Result<Self, Error> {
        let text = match outcome {
            Ok(outcome) => outcome.text,
            Err(error) => return refused(endpoint, payload, error),
        };
        match Json::parse(&text).filter(|answer| answer.is_object()) {
            Some(answer) => Ok(Self::read(answer)),
            None => {
                let message = "the answer could not be read: it is no JSON object";
                Err(Error::new(ErrorKind::Decode, message).at(endpoint))
            }
        }
    }

    /// Reads the platform's answer.
    fn read(answer: Json<'_>) -> Self {
        let secret = |name: &str| answer.string(name).map(Secret::from);
        let state = answer.string("state").unwrap_or_default();
        match state.as_str() {
            "SUCCESS" => {
                if let Some(session_token) = secret("sessionToken") {
                    let device_token = additional(answer, "deviceToken").map(Secret::from);
                    return Self::Success { session_token, device_token };
                }
            }
            "REQUIRE_OWNER_APPROVAL" => return Self::OwnerApprovalRequired,
            "REQUIRE_EMAIL_VERIFICATION" => {
                if let Some(state_token) = secret("stateToken") {
                    return Self::EmailVerificationRequired { state_token };
                }
            }
            _ => {}
        }
        Self::Unknown(Box::new(Challenge::read(state, answer)))
    }
}

/// A state of the platform without a client state, with the data for the next step.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Challenge {
    /// The platform's state, such as `REQUIRE_MFA`, `MFA_CHALLENGE` or `STATUS_CHECK`.
    pub server_state: String,
    /// The state token, which binds the next step to this one.
    pub state_token: Option<Secret>,
    /// The available second factors, the preferred one first.
    pub factors: Vec<String>,
    /// The factor to which a code was sent.
    pub factor: Option<String>,
    /// The code's destination, such as `a•••@example.com`.
    pub destination: Option<String>,
    /// The challenge that was sent to a device.
    pub transaction_id: Option<String>,
    /// The secret of a new TOTP factor, in base32.
    pub totp_secret: Option<Secret>,
    /// The secret as an `otpauth:` address.
    pub totp_uri: Option<Secret>,
}

impl Challenge {
    fn to_json(&self) -> String {
        let mut factors = List::new();
        for factor in &self.factors {
            factors.push(&quoted(factor));
        }
        Object::new()
            .text_if("stateToken", self.state_token.as_ref().map(Secret::expose))
            .raw("factors", &factors.end())
            .text_if("factor", self.factor.as_deref())
            .text_if("destination", self.destination.as_deref())
            .text_if("transactionId", self.transaction_id.as_deref())
            .text_if("totpSecret", self.totp_secret.as_ref().map(Secret::expose))
            .text_if("totpUri", self.totp_uri.as_ref().map(Secret::expose))
            .end()
    }

    fn read(server_state: String, answer: Json<'_>) -> Self {
        let text = |name: &str| additional(answer, name);
        let mut factors = Vec::new();
        for (_, item) in answer.at("additionalData.factors.listValue.value").items() {
            if let Some(factor) = item.string("strValue") {
                factors.push(factor);
            }
        }
        Self {
            server_state,
            state_token: answer.string("stateToken").map(Secret::from),
            factors,
            factor: text("factor"),
            destination: text("destination"),
            transaction_id: text("transactionId"),
            totp_secret: text("totpSecret").map(Secret::from),
            totp_uri: text("totpUri").map(Secret::from),
        }
    }
}

/// A text of the answer, beside its state.
fn additional(answer: Json<'_>, name: &str) -> Option<String> {
    answer.get("additionalData").get(name).string("strValue")
}

impl LoginRun {
    /// A call that returns a login state, which [`LoginOutcome::of`] reads. The payload is JSON text.
    ///
    /// # Errors
    ///
    /// If the payload is not JSON where it must be read.
    pub fn authenticate(engine: &Engine, port: &dyn Port, row: &Row<'_>, payload: String) -> Result<Self, Error> {
        let call = Call::reading(engine, port, row, payload, None)?;
        Ok(Self::new(Stage::last(Work::Call(call))))
    }
}

/// A refused registration or login is an outcome; a refusal of any other step is an error.
fn refused(endpoint: &str, payload: &str, error: Error) -> Result<LoginOutcome, Error> {
    let failure = if endpoint == REGISTER.id {
        register_failure
    } else if endpoint == LOGIN.id {
        login_failure
    } else {
        return Err(error);
    };
    if !error.is_refusal() {
        return Err(error);
    }
    let payload = Json::parse(payload).unwrap_or_default();
    Ok(LoginOutcome::Refused { failure: failure(&error), is_captcha_sent: has_captcha(payload), error })
}

/// Whether a payload has a captcha token. Empty tokens do not count.
fn has_captcha(payload: Json<'_>) -> bool {
    let is_token = |value: Json<'_>| value.is_object() || value.text().is_some_and(|text| !text.is_empty());
    payload.get("captchaTokens").items().any(|(_, token)| token.fields().any(|(_, value)| is_token(value)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(answer: serde_json::Value) -> LoginOutcome {
        LoginOutcome::read(Json::parse(&answer.to_string()).unwrap())
    }

    #[test]
    fn each_platform_state_maps_to_its_client_state() {
        let cases = [
            (json!({"state": "SUCCESS", "sessionToken": "s"}), "SUCCESS", None),
            (json!({"state": "REQUIRE_OWNER_APPROVAL"}), "OWNER_APPROVAL_REQUIRED", None),
            (json!({"state": "REQUIRE_EMAIL_VERIFICATION", "stateToken": "t"}), "EMAIL_VERIFICATION_REQUIRED", None),
            (json!({"state": "STATUS_CHECK"}), "FAILURE", Some("Unknown _state")),
            (json!({"state": "REQUIRE_MFA"}), "FAILURE", Some("Unknown _state")),
            (json!({"state": "MFA_CHALLENGE"}), "FAILURE", Some("Unknown _state")),
            (json!({"state": "NEVER_HEARD_OF"}), "FAILURE", Some("Unknown _state")),
            (json!({}), "FAILURE", Some("Unknown _state")),
            // A success without a session token is an error.
            (json!({"state": "SUCCESS"}), "FAILURE", Some("Unknown _state")),
        ];
        for (answer, state, text) in cases {
            let outcome = read(answer.clone());
            assert_eq!(outcome.state().as_str(), state, "{answer}");
            assert_eq!(outcome.error_text(), text, "{answer}");
        }
    }

    #[test]
    fn a_challenge_carries_its_factors_destination_and_state_token() {
        let outcome = read(json!({
            "state": "MFA_CHALLENGE",
            "stateToken": "t",
            "additionalData": {
                "factors": {"listValue": {"value": [{"strValue": "TOTP"}, {"strValue": "SMS"}, {}]}},
                "factor": {"strValue": "SMS"},
                "destination": {"strValue": "+49•••12"},
            },
        }));
        let LoginOutcome::Unknown(challenge) = outcome else { panic!("{outcome:?}") };
        assert_eq!(challenge.server_state, "MFA_CHALLENGE");
        assert_eq!(challenge.factors, ["TOTP", "SMS"]);
        assert_eq!(challenge.factor.as_deref(), Some("SMS"));
        assert_eq!(challenge.destination.as_deref(), Some("+49•••12"));
        assert_eq!(challenge.state_token, Some("t".into()));
    }

    #[test]
    fn an_empty_captcha_is_not_sent() {
        let error =
            Error::of_answer(LOGIN.id, 400, None, r#"{"details":{"applicationError":{"code":"-19971"}}}"#, None);
        let asked_for = |tokens: serde_json::Value| {
            let payload = json!({ "captchaTokens": tokens }).to_string();
            refused(LOGIN.id, &payload, error.clone()).unwrap().captcha()
        };
        for empty in [json!([]), json!([{}]), json!([{"Recaptcha": "", "NoCaptcha": null}])] {
            assert_eq!(asked_for(empty.clone()), Some(LoginState::SilentCaptchaRequired), "{empty}");
        }
        for sent in [
            json!([{"InvisibleRecaptcha": "t"}]),
            json!([{}, {"recaptchaForClientSiteKey": {"token": "t", "siteKeyId": "k"}}]),
        ] {
            assert_eq!(asked_for(sent.clone()), Some(LoginState::UserCaptchaRequired), "{sent}");
        }
    }

    #[test]
    fn debug_output_contains_no_secret() {
        let outcome = read(json!({"state": "SUCCESS", "sessionToken": "hidden"}));
        assert!(!format!("{outcome:?}").contains("hidden"));
    }
}
