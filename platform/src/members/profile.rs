//! What members see of themselves.

use crate::access::Subject;
use crate::clock::rfc3339;
use crate::error::ApiError;
use crate::http::Call;
use crate::platform::Shop;
use serde_json::{Value, json};

/// `GET /v1/members/my`: the public part, or with `EXTENDED` or `FULL` all of it.
pub(crate) fn get_my(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let Subject::Member(id) = &call.caller.subject else {
        return Err(ApiError::not_found("NOT_FOUND", "The owner's key stands for no member"));
    };
    let (email, created, last_login): (String, i64, Option<i64>) = shop.db.read(|connection| {
        Ok(connection
            .prepare_cached(
                "SELECT email, members.created, last_login FROM members JOIN identities USING (id) WHERE id = ?1",
            )?
            .query_row([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?)
    })?;
    let nickname = email.split('@').next().unwrap_or_default();
    let mut member = json!({
        "id": id,
        "profile": { "nickname": nickname, "slug": id },
        "privacyStatus": "PRIVATE",
        "activityStatus": "ACTIVE",
        "createdDate": rfc3339(created),
        "updatedDate": rfc3339(last_login.unwrap_or(created)),
    });
    if let (Value::Object(fields), true) = (&mut member, wants_all(call)) {
        fields.insert("loginEmail".to_owned(), json!(email));
        fields.insert("loginEmailVerified".to_owned(), json!(false));
        fields.insert("status".to_owned(), json!("APPROVED"));
        fields.insert("contactId".to_owned(), json!(id));
        fields.insert("contact".to_owned(), json!({ "emails": [email] }));
        fields.insert("lastLoginDate".to_owned(), json!(last_login.map(rfc3339)));
    }
    Ok(json!({ "member": member }))
}

fn wants_all(call: &Call) -> bool {
    let sets = ["fieldsets", "fieldSet"]
        .into_iter()
        .filter_map(|name| call.value(name));
    let texts = sets.flat_map(|set| match set {
        Value::Array(sets) => sets.iter().filter_map(Value::as_str).collect(),
        one => one.as_str().into_iter().collect::<Vec<_>>(),
    });
    texts.into_iter().any(|set| matches!(set, "EXTENDED" | "FULL"))
}
