//! Deletion of members.

use super::{badges, record::Record, repo, rights, status::refuse_staff_deletion, trash};
use crate::base::{ApiError, Call, Result, Shop, access::Subject};
use crate::commerce::cart;
use crate::events::EventKind;
use crate::site::sessions;
use rusqlite::Connection;
use serde_json::{Value, json};

/// The member who takes over the content of the deleted, if a call names one; the member has to stay.
pub(super) fn content_assignee<'a>(connection: &Connection, call: &'a Call) -> Result<Option<&'a str>> {
    let Some(id) = call.value("contentAssigneeId").and_then(Value::as_str) else {
        return Ok(None);
    };
    if repo::find(connection, id)?.is_none() {
        return Err(ApiError::field("contentAssigneeId", "VALIDATION", "is no member"));
    }
    Ok(Some(id))
}

/// The caller of a deletion, who decides what is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    Themself,
    Owner,
}

/// Deletes a member: account, sessions and cart end at once, and the email address and slug are free again.
pub(super) fn delete(
    shop: &Shop,
    connection: &Connection,
    by: By,
    record: &Record,
    assignee: Option<&str>,
) -> Result<()> {
    let now = shop.clock.now();
    refuse_staff_deletion(record, "id")?;
    if assignee == Some(record.id.as_str()) {
        return Err(ApiError::field("contentAssigneeId", "VALIDATION", "is the member who is deleted"));
    }
    sessions::end_sessions(connection, &record.id)?;
    match by {
        By::Themself => trash::forget(connection, now, record, assignee)?,
        By::Owner => trash::keep(connection, now, record, assignee)?,
    };
    badges::end_all_of(connection, now, &record.id)?;
    cart::delete_all_of(shop, connection, &Subject::Member(record.id.clone()))?;
    repo::delete(connection, &record.id)?;
    record.publish(connection, EventKind::Deleted, now)
}

/// `DELETE /v1/members/{id}`
pub(crate) fn delete_member(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("id")?;
    shop.db.write(|transaction| {
        let record = rights::any(transaction, id)?;
        delete(shop, transaction, By::Owner, &record, None)?;
        Ok(json!({}))
    })
}

/// `DELETE /v1/members/my`
pub(crate) fn delete_my(shop: &Shop, call: &Call) -> Result<Value> {
    shop.db.write(|transaction| {
        let record = rights::own(transaction, call)?;
        let assignee = content_assignee(transaction, call)?;
        delete(shop, transaction, By::Themself, &record, assignee)?;
        Ok(json!({}))
    })
}
