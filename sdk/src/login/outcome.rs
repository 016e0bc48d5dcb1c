//! Login states: the outcome of a step of a registration or login.

use super::failure::{LoginFailure, login_failure, register_failure};
use crate::call::Call;
use crate::engine::Engine;
use crate::error::{Error, ErrorKind, text};
use crate::json::{Json, Object, list, quoted};
use crate::machine::{Event, Machine, Port, Request, Step};
use crate::resources::authentication::endpoints::{LOGIN, REGISTER};
use crate::row::Row;
use crate::secret::Secret;
use std::ops::ControlFlow::Continue;

/// Where a registration or login stands.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum LoginOutcome {
    /// `SUCCESS`: exchange the proof for tokens, by [`Login::direct`](super::Login::direct).
    Success {
        /// Proof of the login.
        session_token: Secret,
        /// Spares this device the next challenge, when that was asked for: send it as `deviceToken` with the client
        /// meta data of the next login.
        device_token: Option<Secret>,
    },
    /// `EMAIL_VERIFICATION_REQUIRED`: a code was mailed; give it to [`Login::verify_code`](super::Login::verify_code).
    EmailVerificationRequired {
        /// Ties the code to this login.
        state_token: Secret,
    },
    /// `OWNER_APPROVAL_REQUIRED`: the site's owner must approve first.
    OwnerApprovalRequired,
    /// `FAILURE`, because the platform refused.
    Refused {
        /// Why, by SPEC's names; `None` when it is none of them.
        failure: Option<LoginFailure>,
        /// What the platform said.
        error: Error,
    },
    /// `FAILURE` with the text 'Unknown _state': the platform stands where this client has no state of its own. What
    /// it said is kept, so that a caller who knows the state can go on, as with `REQUIRE_MFA` and `MFA_CHALLENGE`.
    Unknown(Box<Challenge>),
}

impl LoginOutcome {
    /// The client state, by SPEC's name.
    #[must_use]
    pub const fn state(&self) -> &'static str {
        match self {
            Self::Success { .. } => "SUCCESS",
            Self::EmailVerificationRequired { .. } => "EMAIL_VERIFICATION_REQUIRED",
            Self::OwnerApprovalRequired => "OWNER_APPROVAL_REQUIRED",
            Self::Refused { .. } | Self::Unknown(_) => "FAILURE",
        }
    }

    /// Why it failed, in words; `None` when it did not fail.
    #[must_use]
    pub fn error_text(&self) -> Option<&str> {
        match self {
            Self::Refused { error, .. } => Some(error.message()),
            Self::Unknown(_) => Some(text::UNKNOWN_STATE),
            _ => None,
        }
    }

    /// The outcome as the platform's own SDK documents it: `{ loginState, data?, error?, errorCode?, cause? }`, with the
    /// platform's state and a challenge where no login state fits.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut outcome = Object::new();
        outcome.text("loginState", self.state());
        match self {
            Self::Success {
                session_token,
                device_token,
            } => {
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
            Self::Refused { failure, error } => {
                outcome
                    .text_if("errorCode", failure.map(LoginFailure::as_str))
                    .raw("cause", &error.to_json());
            }
            Self::Unknown(challenge) => {
                outcome
                    .text("serverState", &challenge.server_state)
                    .raw("challenge", &challenge.to_json());
            }
        }
        outcome.text_if("error", self.error_text()).end()
    }

    /// Reads the platform's answer.
    fn read(answer: Json<'_>) -> Self {
        let secret = |name: &str| answer.get(name).text().map(Secret::from);
        let state = answer.get("state").text().unwrap_or_default();
        match (state.as_str(), secret("sessionToken"), secret("stateToken")) {
            ("SUCCESS", Some(session_token), _) => Self::Success {
                session_token,
                device_token: additional(answer, "deviceToken").map(Secret::from),
            },
            ("REQUIRE_OWNER_APPROVAL", ..) => Self::OwnerApprovalRequired,
            ("REQUIRE_EMAIL_VERIFICATION", _, Some(state_token)) => Self::EmailVerificationRequired { state_token },
            (_, _, state_token) => Self::Unknown(Box::new(Challenge::read(state, state_token, answer))),
        }
    }
}

/// A state of the platform that no client state stands for, with what is needed to go on.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Challenge {
    /// The platform's state, such as `REQUIRE_MFA`, `MFA_CHALLENGE` or `STATUS_CHECK`.
    pub server_state: String,
    /// Ties the next step to this one.
    pub state_token: Option<Secret>,
    /// The second factors that can be used now, the preferred one first.
    pub factors: Vec<String>,
    /// The factor that a code was just sent for.
    pub factor: Option<String>,
    /// Where it was sent, such as `a•••@example.com`.
    pub destination: Option<String>,
    /// The question that was sent to a device.
    pub transaction_id: Option<String>,
    /// The secret to set up a new TOTP factor with, in base32.
    pub totp_secret: Option<Secret>,
    /// The same as an `otpauth:` address.
    pub totp_uri: Option<Secret>,
}

impl Challenge {
    fn to_json(&self) -> String {
        let factors: Vec<String> = self.factors.iter().map(|factor| quoted(factor)).collect();
        Object::new()
            .text_if("stateToken", self.state_token.as_ref().map(Secret::expose))
            .raw("factors", &list(&factors))
            .text_if("factor", self.factor.as_deref())
            .text_if("destination", self.destination.as_deref())
            .text_if("transactionId", self.transaction_id.as_deref())
            .text_if("totpSecret", self.totp_secret.as_ref().map(Secret::expose))
            .text_if("totpUri", self.totp_uri.as_ref().map(Secret::expose))
            .end()
    }

    fn read(server_state: String, state_token: Option<Secret>, answer: Json<'_>) -> Self {
        let text = |name: &str| additional(answer, name);
        let factors = answer.at("additionalData.factors.listValue.value").items();
        Self {
            server_state,
            state_token,
            factors: factors.filter_map(|(_, item)| item.get("strValue").text()).collect(),
            factor: text("factor"),
            destination: text("destination"),
            transaction_id: text("transactionId"),
            totp_secret: text("totpSecret").map(Secret::from),
            totp_uri: text("totpUri").map(Secret::from),
        }
    }
}

/// A text that an answer adds to its state.
fn additional(answer: Json<'_>, name: &str) -> Option<String> {
    answer.get("additionalData").get(name).get("strValue").text()
}

/// One of the calls that answer with a login state.
#[derive(Debug)]
pub struct LoginStep(Box<Call>);

impl LoginStep {
    /// The call of a row, with a payload of JSON text.
    ///
    /// # Errors
    ///
    /// If the payload is not JSON where it must be read.
    pub fn new(engine: &Engine, port: &dyn Port, row: &Row<'_>, payload: String) -> Result<Self, Error> {
        Call::reading(engine, port, row, payload).map(Self)
    }
}

impl Machine for LoginStep {
    type Output = LoginOutcome;

    fn step(&mut self, engine: &mut Engine, port: &dyn Port, event: Event) -> Step<Result<LoginOutcome, Error>> {
        let reply = self.0.step(engine, port, event)?;
        Continue(match reply {
            Ok(reply) => match Json::parse(&reply.body).filter(|answer| answer.is_object()) {
                Some(answer) => Ok(LoginOutcome::read(answer)),
                None => {
                    let message = "the answer could not be read: it is no JSON object";
                    Err(Error::new(ErrorKind::Decode, message).at(self.endpoint()))
                }
            },
            Err(error) => refused(error),
        })
    }

    fn request<'a>(&'a self, engine: &'a Engine) -> Option<&'a Request> {
        self.0.request(engine)
    }

    fn endpoint(&self) -> &str {
        self.0.endpoint()
    }
}

/// A refused registration or login is an outcome; every other step fails as a call does.
fn refused(error: Error) -> Result<LoginOutcome, Error> {
    let failure = match error.endpoint() {
        Some(id) if id == REGISTER.row.id => register_failure(&error),
        Some(id) if id == LOGIN.row.id => login_failure(&error),
        _ => return Err(error),
    };
    if error.is_refusal() {
        Ok(LoginOutcome::Refused { failure, error })
    } else {
        Err(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(answer: serde_json::Value) -> LoginOutcome {
        LoginOutcome::read(Json::parse(&answer.to_string()).unwrap())
    }

    #[test]
    fn each_state_of_the_platform_has_its_client_state() {
        let cases = [
            (json!({"state": "SUCCESS", "sessionToken": "s"}), "SUCCESS", None),
            (
                json!({"state": "REQUIRE_OWNER_APPROVAL"}),
                "OWNER_APPROVAL_REQUIRED",
                None,
            ),
            (
                json!({"state": "REQUIRE_EMAIL_VERIFICATION", "stateToken": "t"}),
                "EMAIL_VERIFICATION_REQUIRED",
                None,
            ),
            (json!({"state": "STATUS_CHECK"}), "FAILURE", Some("Unknown _state")),
            (json!({"state": "REQUIRE_MFA"}), "FAILURE", Some("Unknown _state")),
            (json!({"state": "MFA_CHALLENGE"}), "FAILURE", Some("Unknown _state")),
            (json!({"state": "NEVER_HEARD_OF"}), "FAILURE", Some("Unknown _state")),
            (json!({}), "FAILURE", Some("Unknown _state")),
            // A success without its proof is none.
            (json!({"state": "SUCCESS"}), "FAILURE", Some("Unknown _state")),
        ];
        for (answer, state, text) in cases {
            let outcome = read(answer.clone());
            assert_eq!(outcome.state(), state, "{answer}");
            assert_eq!(outcome.error_text(), text, "{answer}");
        }
    }

    #[test]
    fn a_challenge_says_how_to_go_on() {
        let outcome = read(json!({
            "state": "MFA_CHALLENGE",
            "stateToken": "t",
            "additionalData": {
                "factors": {"listValue": {"value": [{"strValue": "TOTP"}, {"strValue": "SMS"}, {}]}},
                "factor": {"strValue": "SMS"},
                "destination": {"strValue": "+49•••12"},
            },
        }));
        let LoginOutcome::Unknown(challenge) = outcome else {
            panic!("{outcome:?}")
        };
        assert_eq!(challenge.server_state, "MFA_CHALLENGE");
        assert_eq!(challenge.factors, ["TOTP", "SMS"]);
        assert_eq!(challenge.factor.as_deref(), Some("SMS"));
        assert_eq!(challenge.destination.as_deref(), Some("+49•••12"));
        assert_eq!(challenge.state_token, Some("t".into()));
    }

    #[test]
    fn no_secret_is_shown() {
        let outcome = read(json!({"state": "SUCCESS", "sessionToken": "hidden"}));
        assert!(!format!("{outcome:?}").contains("hidden"));
    }
}
