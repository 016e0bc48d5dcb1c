//! Reads of one member.

use super::{rights, view};
use crate::base::{ApiError, Call, Shop};
use serde_json::{Value, json};

/// `GET /v1/members/my`
pub(crate) fn get_my(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let extent = view::extent(call)?;
    let record = shop.db.read(|connection| rights::own(connection, call))?;
    Ok(json!({ "member": serde_json::to_value(rights::shown(call, &record, extent))? }))
}

/// `GET /v1/members/{id}`
pub(crate) fn get(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let extent = view::extent(call)?;
    let id = call.text("id")?;
    let record = shop.db.read(|connection| rights::visible(connection, call, id))?;
    Ok(json!({ "member": serde_json::to_value(rights::shown(call, &record, extent))? }))
}
