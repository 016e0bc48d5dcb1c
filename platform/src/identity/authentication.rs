//! Direct login: an email and a password for a session token (contract, "Register, login, verification").

use super::accounts::{self, LONGEST_PASSWORD, NewIdentity, SHORTEST_PASSWORD, Unacceptable};
use super::sessions;
use crate::access::Subject;
use crate::clock;
use crate::error::{ApiError, FieldViolation};
use crate::http::Call;
use crate::platform::Shop;
use rusqlite::Connection;
use serde_json::{Value, json};

/// The codes of the contract's failure table. An unknown email has none of its own there.
const EMAIL_EXISTS: &str = "-19995";
const WRONG_PASSWORD: &str = "-19976";
const UNKNOWN_EMAIL: &str = "-19999";

fn typed(call: &Call) -> Result<(&str, &str), ApiError> {
    let email = call
        .value("loginId")
        .and_then(|login| login.get("email"))
        .and_then(Value::as_str);
    let email = email.ok_or_else(|| ApiError::field("loginId.email", "REQUIRED_FIELD", "is missing"))?;
    Ok((email, call.text("password")?))
}

fn refuse(unacceptable: Unacceptable, password_field: &str) -> ApiError {
    match unacceptable {
        Unacceptable::Email => {
            let mut violation = FieldViolation::new("loginId.email", "FORMAT", "is not an email address");
            violation.data = json!({ "type": "EMAIL" });
            ApiError::Validation(vec![violation])
        }
        Unacceptable::Password => ApiError::field(
            password_field,
            "VALIDATION",
            format!("must have {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters"),
        ),
        Unacceptable::EmailTaken => ApiError::bad_request(EMAIL_EXISTS, "There is an account with this email"),
    }
}

/// The answer to who has proved who they are.
fn success(connection: &Connection, shop: &Shop, member: &str) -> Result<Value, ApiError> {
    let now = shop.clock.now();
    let session = sessions::start_login(connection, now, member)?;
    let (email, created): (String, i64) = connection
        .prepare_cached("SELECT email, created FROM identities WHERE id = ?1")?
        .query_row([member], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let created = clock::rfc3339(created);
    Ok(json!({
        "state": "SUCCESS",
        "sessionToken": session,
        "identity": {
            "id": member,
            "createdDate": created,
            "updatedDate": created,
            "email": { "address": email, "isVerified": false },
            "identityProfile": { "emails": [email] },
            "status": { "name": "ACTIVE" },
        },
    }))
}

/// `POST /v2/register`
pub(crate) fn register(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let (email, password) = typed(call)?;
    let new = NewIdentity::check(email, password)?.map_err(|reason| refuse(reason, "password"))?;
    shop.db.write(|transaction| {
        let member = new
            .insert(transaction, shop.clock.now())?
            .map_err(|reason| refuse(reason, "password"))?;
        success(transaction, shop, &member)
    })
}

/// `POST /v2/login`
pub(crate) fn login(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let (email, password) = typed(call)?;
    let found = shop.db.read(|connection| accounts::find(connection, email))?;
    let is_known = found.is_some();
    let Some(member) = accounts::check_password(found, password) else {
        return Err(if is_known {
            ApiError::bad_request(WRONG_PASSWORD, "The password is not right")
        } else {
            ApiError::bad_request(UNKNOWN_EMAIL, "There is no account with this email")
        });
    };
    shop.db.write(|transaction| success(transaction, shop, &member))
}

/// `POST /v2/change-password`: ends the member's sessions everywhere else.
pub(crate) fn change_password(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let Subject::Member(member) = &call.caller.subject else {
        return Err(ApiError::forbidden("Only a member has a password"));
    };
    let password = call.text("newPassword")?;
    let hash = accounts::new_password(password)?.map_err(|reason| refuse(reason, "newPassword"))?;
    shop.db.write(|transaction| {
        transaction.execute("UPDATE identities SET password = ?2 WHERE id = ?1", (member, &hash))?;
        sessions::end_sessions_but(transaction, member, call.caller.family.as_deref())?;
        Ok(json!({}))
    })
}
