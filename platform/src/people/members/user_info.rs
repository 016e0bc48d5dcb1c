//! The signed-in member, told by OpenID Connect's standard claims.

use super::rights;
use crate::base::{ApiError, Call, Shop};
use cartwright::resources::oauth::UserInfo;
use serde_json::Value;

/// The most characters of a name that the contract has room for.
const MAX_NAME_LENGTH: usize = 20;

/// `GET /oauth2/user-info`
pub(crate) fn user_info(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let record = shop.db.read(|connection| rights::own(connection, call))?;
    let (profile, contact) = (record.body.profile, record.body.contact);
    let short = |name: String| name.chars().take(MAX_NAME_LENGTH).collect();
    let claims = UserInfo {
        sub: Some(record.id),
        given_name: contact.first_name.map(short),
        family_name: contact.last_name.map(short),
        email: Some(record.email),
        email_verified: Some(record.email_verified),
        picture: profile.photo.and_then(|photo| photo.url),
        name: Some(record.nickname),
        ..UserInfo::default()
    };
    Ok(serde_json::to_value(claims)?)
}
