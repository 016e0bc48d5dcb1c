//! Deletes members, and restores them from the trash.

use super::repo::{self, DeletedMember};
use super::{badges, record::Record, rights, slug, status::refuse_staff_deletion, view};
use crate::commerce::cart;
use crate::events::EventKind;
use crate::site::sessions;
use base::clock::{rfc3339, seconds};
use base::{ApiError, Author, Call, Millis, Result, Shop, Writing, access::Subject, query::Page};
use cartwright::resources::members::{DeletionState, Member};
use rusqlite::Connection;
use serde_json::{Value, json};

/// The existing member to whom the call assigns a deleted member's content, if any.
pub(super) fn content_assignee<'a>(connection: &Connection, call: &'a Call) -> Result<Option<&'a str>> {
    let Some(id) = call.value("contentAssigneeId").and_then(Value::as_str) else {
        return Ok(None);
    };
    if repo::find(connection, id)?.is_none() {
        return Err(ApiError::field("contentAssigneeId", "VALIDATION", "is no member"));
    }
    Ok(Some(id))
}

const TRASH_SECONDS: i64 = 30 * 86_400;

/// Who deletes. The trash keeps what the owner deletes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    Themself,
    Owner,
}

/// Deletes a member: ends account, sessions and cart, and releases email address and slug.
pub(super) fn delete(writing: &Writing<'_>, by: By, record: &Record, assignee: Option<&str>) -> Result<()> {
    refuse_staff_deletion(record, "id")?;
    if assignee == Some(record.id.as_str()) {
        return Err(ApiError::field("contentAssigneeId", "VALIDATION", "is the member who is deleted"));
    }
    sessions::end_sessions(writing, &record.id)?;
    let kept = match by {
        By::Themself => None,
        By::Owner => Some(serde_json::to_string(&view::full(record))?),
    };
    let purge_after = writing.now.saturating_add(seconds(TRASH_SECONDS));
    repo::insert_deleted(writing, &record.id, assignee, (writing.now, purge_after), kept.as_deref())?;
    badges::end_all_of(writing, &record.id)?;
    cart::delete_all_of(writing, &Subject::Member(record.id.clone()))?;
    repo::delete(writing, &record.id)?;
    record.publish(writing, EventKind::Deleted)
}

/// `DELETE /v1/members/{id}`
pub(crate) fn delete_member(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("id")?;
    shop.write(&call.author, |writing| {
        let record = rights::any(writing, id)?;
        delete(writing, By::Owner, &record, None)?;
        Ok(json!({}))
    })
}

/// `DELETE /v1/members/my`
pub(crate) fn delete_my(shop: &Shop, call: &Call) -> Result<Value> {
    shop.write(&call.author, |writing| {
        let record = rights::own(writing, call)?;
        let assignee = content_assignee(writing, call)?;
        delete(writing, By::Themself, &record, assignee)?;
        Ok(json!({}))
    })
}

/// The deleted members, latest first.
pub fn deleted(connection: &Connection, now: Millis, page: Page) -> Result<Vec<Value>> {
    let rows = repo::deleted_members(connection, page)?;
    rows.into_iter().map(|row| shown(now, row)).collect()
}

/// Restores a member from the trash under the same id, with profile, contact and orders. The member chooses a new
/// password by a mailed link.
pub fn restore(shop: &Shop, author: &Author, id: &str) -> Result<Value> {
    shop.write(author, |writing| {
        let Some(body) = repo::take_deleted(writing, writing.now, id)? else {
            return Err(ApiError::not_found("MEMBER_NOT_FOUND", format!("There is no member {id} in the trash")));
        };
        let member: Member = serde_json::from_str(&body)?;
        let email = member.login_email.clone().unwrap_or_default();
        let verified = member.login_email_verified == Some(true);
        if !repo::insert_identity_of(writing, writing.now, id, (&email, verified), None)? {
            return Err(ApiError::conflict("MEMBER_ALREADY_EXISTS", "There is a member with this email address"));
        }
        let mut record = view::kept(id, member, writing.now);
        if repo::is_slug_taken(writing, &record.slug)? {
            record.slug = slug::free(&record.nickname, |slug| repo::is_slug_taken(writing, slug))?;
        }
        record.insert(writing)?;
        view::answer(&record)
    })
}

fn shown(now: Millis, row: DeletedMember) -> Result<Value> {
    let state = match row.purged {
        Some(_) => DeletionState::Deleted,
        None if row.purge_after <= now => DeletionState::PendingPurge,
        None => DeletionState::Trash,
    };
    let mut shown = json!({
        "id": row.id,
        "state": state.clone(),
        "contentAssigneeId": row.content_assignee,
        "deletedDate": rfc3339(row.deleted),
        "purgeDate": rfc3339(row.purged.unwrap_or(row.purge_after)),
    });
    if let (Some(fields), Some(body)) = (shown.as_object_mut(), row.body) {
        let member: Member = serde_json::from_str(&body)?;
        fields.insert("member".to_owned(), json!(Member { deletion_state: Some(state), ..member }));
    }
    Ok(shown)
}
