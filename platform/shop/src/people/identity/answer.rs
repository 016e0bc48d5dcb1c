//! The state of a login, as the contract's `StateMachineResponse`.

use super::repo::Identity;
use super::states::{Progress, SentCode, State};
use super::{factors, totp};
use crate::site;
use crate::site::MfaFactor;
use base::{Result, Shop};
use rusqlite::Connection;
use serde_json::{Map, Value, json};

/// The answer to a step of a login.
pub(super) fn answer(shop: &Shop, progress: &Progress) -> Result<Value> {
    shop.db.read(|connection| read(connection, progress))
}

fn read(connection: &Connection, progress: &Progress) -> Result<Value> {
    let (name, state_token) = match &progress.state {
        State::Success { .. } => ("SUCCESS", None),
        State::RequireOwnerApproval => ("REQUIRE_OWNER_APPROVAL", None),
        State::StatusCheck => ("STATUS_CHECK", None),
        State::RequireEmailVerification { token } => ("REQUIRE_EMAIL_VERIFICATION", Some(token)),
        State::RequireMfa { token, .. } => ("REQUIRE_MFA", Some(token)),
        State::MfaChallenge { token, .. } => ("MFA_CHALLENGE", Some(token)),
    };
    let mut answer = Map::new();
    answer.insert("state".to_owned(), json!(name));
    if let Some(token) = state_token {
        answer.insert("stateToken".to_owned(), json!(token));
    }
    if let State::Success { session: Some(session), .. } = &progress.state {
        answer.insert("sessionToken".to_owned(), json!(session));
    }
    answer.insert("identity".to_owned(), identity(connection, &progress.identity)?);
    let additional = additional(&site::name(connection)?, progress);
    if !additional.is_empty() {
        answer.insert("additionalData".to_owned(), additional.into());
    }
    Ok(answer.into())
}

pub(super) fn identity(connection: &Connection, identity: &Identity) -> Result<Value> {
    let settings = site::read_settings(connection)?;
    let factors = factors::view(connection, &settings, &identity.id)?;
    Ok(identity.view(settings.email_verification, &factors))
}

/// A state's additional data, as `CustomValue`s.
fn additional(shop: &str, progress: &Progress) -> Map<String, Value> {
    let mut data = Map::new();
    let mut text = |name: &str, value: &str| {
        data.insert(name.to_owned(), json!({ "strValue": value }));
    };
    match &progress.state {
        State::Success { device: Some(device), .. } => text("deviceToken", device),
        State::RequireMfa { factors, totp_secret, .. } => {
            if factors.contains(&MfaFactor::Totp) {
                text("totpSecret", &totp::base32(totp_secret));
                text("totpUri", &totp::uri(shop, totp_secret, &progress.identity.email));
            }
            data.insert("factors".to_owned(), names(factors));
        }
        State::MfaChallenge { factors, sent, .. } => {
            if let Some(SentCode { factor, destination, transaction }) = sent {
                text("factor", factor.into_str());
                if let Some(destination) = destination {
                    text("destination", destination);
                }
                if let Some(transaction) = transaction {
                    text("transactionId", transaction);
                }
            }
            data.insert("factors".to_owned(), names(factors));
        }
        _ => {}
    }
    data
}

fn names(factors: &[MfaFactor]) -> Value {
    let values: Vec<Value> = factors.iter().map(|factor| json!({ "strValue": factor.into_str() })).collect();
    json!({ "listValue": { "value": values } })
}
