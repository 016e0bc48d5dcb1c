//! Permissions to see and change members.

use super::view::{Extent, member};
use super::{record::Record, repo};
use base::{ApiError, Call, Result, access::Subject};
use cartwright::resources::members::{Member, MemberStatus, PrivacyStatus};
use rusqlite::Connection;

fn is_visible(record: &Record) -> bool {
    record.privacy == PrivacyStatus::Public && record.status == MemberStatus::Approved
}

pub(super) fn own_id(call: &Call) -> Result<&str> {
    match &call.caller.subject {
        Subject::Member(id) => Ok(id),
        Subject::Visitor(_) | Subject::Site => Err(ApiError::not_found("NOT_FOUND", "The caller stands for no member")),
    }
}

/// The calling member's record.
pub(super) fn own(connection: &Connection, call: &Call) -> Result<Record> {
    let id = own_id(call)?;
    repo::find(connection, id)?.ok_or_else(|| ApiError::not_found("NOT_FOUND", "There is no such member any more"))
}

/// Whether the caller has full rights to a member: the member themself, or the owner.
pub(super) fn is_own(call: &Call, id: &str) -> bool {
    call.caller.is_owner() || matches!(&call.caller.subject, Subject::Member(own) if own == id)
}

/// Finds a member whom the caller may see.
pub(super) fn visible(connection: &Connection, call: &Call, id: &str) -> Result<Record> {
    repo::find(connection, id)?
        .filter(|record| is_own(call, id) || is_visible(record))
        .ok_or_else(|| repo::not_found(id))
}

/// Finds a member whom the caller may change. A hidden one is reported as missing, as in reads.
pub(super) fn changeable(connection: &Connection, call: &Call, id: &str) -> Result<Record> {
    let record = visible(connection, call, id)?;
    if is_own(call, id) { Ok(record) } else { Err(ApiError::forbidden("Another member is not yours to change")) }
}

/// Finds any member, for the owner.
pub(super) fn any(connection: &Connection, id: &str) -> Result<Record> {
    repo::find(connection, id)?.ok_or_else(|| repo::not_found(id))
}

/// A member as shown to a caller: others see the public part only, whatever they request.
pub(super) fn shown(call: &Call, record: &Record, requested: Extent) -> Member {
    let extent = if is_own(call, &record.id) { requested } else { Extent::Public };
    member(record, extent)
}
