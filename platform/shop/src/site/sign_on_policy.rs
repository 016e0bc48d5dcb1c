//! The sign-on policy: two site settings under the contract's names.

use super::change::change;
use super::repo;
use base::{ApiError, Call, Result, Rows, Shop};
use serde_json::{Map, Value, json};

/// The policy's fields, with the settings they map to.
const FIELDS: [(&str, &str); 2] =
    [("requireOwnerApproval", "ownerApproval"), ("requireEmailVerification", "emailVerification")];

pub const ROWS: Rows = &[("sign_on_policy.get", get), ("sign_on_policy.update", update)];

/// `GET /v1/sign-on-policies`
fn get(shop: &Shop, _: &Call) -> Result<Value> {
    Ok(json!({ "signOnPolicy": shop.db.read(repo::read)?.sign_on_policy() }))
}

/// `PATCH /v1/sign-on-policies`. Refused before the settings were first changed: the site then has no policy.
fn update(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Value = call.required("signOnPolicy")?;
    let named = |(field, setting): (&str, &str)| Some((setting.to_owned(), given.get(field)?.clone()));
    let change_of = FIELDS.into_iter().filter_map(named).filter(|(_, value)| !value.is_null());
    let change_of = Value::Object(change_of.collect::<Map<_, _>>());
    shop.write(&call.author, |writing| {
        if !repo::is_set(writing)? {
            return Err(ApiError::not_found("NOT_FOUND", "The site has no sign-on policy yet"));
        }
        Ok(json!({ "signOnPolicy": change(writing, &change_of)?.sign_on_policy() }))
    })
}
