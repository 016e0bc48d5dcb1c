//! A member as it is kept.

use crate::clock::Millis;
use crate::error::ApiError;
use rusqlite::{Connection, OptionalExtension};
use serde_json::{Value, json};

/// Makes the member of a new identity, which has the same id. The profile is the contract's `IdentityProfile`.
pub(crate) fn create(
    connection: &Connection,
    now: Millis,
    id: &str,
    email: &str,
    status: &str,
    profile: Option<&Value>,
) -> Result<(), ApiError> {
    let text = |name: &str| {
        let value = profile?.get(name)?.as_str()?.trim();
        (!value.is_empty()).then_some(value)
    };
    let local_part = email.split('@').next().unwrap_or_default();
    let nickname = text("nickname").unwrap_or(local_part);
    let privacy = text("privacyStatus")
        .filter(|status| *status == "PUBLIC")
        .unwrap_or("PRIVATE");
    let phones = profile.and_then(|profile| profile.get("phones"));
    let body = json!({ "contact": {
        "firstName": text("firstName"),
        "lastName": text("lastName"),
        "phones": phones.filter(|phones| phones.is_array()),
    } });
    connection
        .prepare_cached(
            "INSERT INTO members (id, slug, status, privacy, activity, nickname, created, updated, body)
             VALUES (?1, ?1, ?2, ?3, 'ACTIVE', ?4, ?5, ?5, ?6)",
        )?
        .execute((id, status, privacy, nickname, now, body.to_string()))?;
    Ok(())
}

/// Notes that a member has signed in: who was disconnected is back.
pub(crate) fn signed_in(connection: &Connection, now: Millis, id: &str) -> Result<(), ApiError> {
    connection
        .prepare_cached(
            "UPDATE members SET last_login = ?1, status = iif(status = 'OFFLINE', 'APPROVED', status) WHERE id = ?2",
        )?
        .execute((now, id))?;
    Ok(())
}

/// The number that codes are sent to.
pub(crate) fn first_phone(connection: &Connection, id: &str) -> Result<Option<String>, ApiError> {
    let phone: Option<Option<String>> = connection
        .prepare_cached("SELECT json_extract(body, '$.contact.phones[0]') FROM members WHERE id = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()?;
    Ok(phone.flatten())
}
