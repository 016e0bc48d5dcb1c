//! Where a registration or login stands, as a plain object in the platform's documented shape.

use crate::failure;
use crate::values::object;
use cartwright::error::LoginFailure;
use cartwright::oauth::{Challenge, LoginOutcome};
use cartwright::{Json, Secret};
use wasm_bindgen::JsValue;

/// `{ loginState, data?, error?, errorCode?, cause?, serverState?, challenge? }`
pub(crate) fn to_js(outcome: &LoginOutcome) -> JsValue {
    let mut fields = vec![("loginState", Some(Json::from(outcome.state())))];
    match outcome {
        LoginOutcome::Success {
            session_token,
            device_token,
        } => {
            let data = [
                ("sessionToken", Some(secret(session_token))),
                ("deviceToken", device_token.as_ref().map(secret)),
            ];
            fields.push(("data", Some(object(data))));
        }
        LoginOutcome::EmailVerificationRequired { state_token } => {
            fields.push(("data", Some(object([("stateToken", Some(secret(state_token)))]))));
        }
        LoginOutcome::Refused { failure, error } => {
            let code = failure.map(LoginFailure::as_str);
            fields.push(("errorCode", code.map(Json::from)));
            fields.push(("cause", Some(Json::from_js(failure::to_js(error)))));
        }
        LoginOutcome::Unknown(challenge) => {
            fields.push(("serverState", Some(challenge.server_state.as_str().into())));
            fields.push(("challenge", Some(challenge_shape(challenge))));
        }
        _ => {}
    }
    fields.push(("error", outcome.error_text().as_deref().map(Json::from)));
    object(fields).as_js().clone()
}

fn challenge_shape(challenge: &Challenge) -> Json {
    object([
        ("stateToken", challenge.state_token.as_ref().map(secret)),
        (
            "factors",
            Some(Json::list(
                challenge.factors.iter().map(|factor| factor.as_str().into()),
            )),
        ),
        ("factor", challenge.factor.as_deref().map(Json::from)),
        ("destination", challenge.destination.as_deref().map(Json::from)),
        ("transactionId", challenge.transaction_id.as_deref().map(Json::from)),
        ("totpSecret", challenge.totp_secret.as_ref().map(secret)),
        ("totpUri", challenge.totp_uri.as_ref().map(secret)),
    ])
}

fn secret(secret: &Secret) -> Json {
    secret.expose().into()
}
