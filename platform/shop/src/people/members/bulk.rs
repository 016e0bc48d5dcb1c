//! Bulk actions on members.

use super::delete::{self, By};
use super::status::{self, Action};
use super::{query, repo, rights};
use crate::events::jobs::{self, Area};
use base::{ApiError, Call, Result, Shop, Writing, bulk_calls};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum MemberChange {
    Approve,
    Block,
    Delete { content_assignee: Option<String> },
}

/// `POST /v1/members/bulk/delete`
pub(crate) fn bulk_delete(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required("memberIds")?;
    bulk_calls::each_id(shop, call, &ids, |writing, id| {
        delete::delete(writing, By::Owner, &rights::any(writing, id)?, None)
    })
}

/// Starts a job on all members that match a call's filter.
pub(super) fn by_filter(shop: &Shop, call: &Call, change: &MemberChange) -> Result<Value> {
    // An absent filter does not mean all members.
    let filter = call.value("filter").filter(|filter| !filter.is_null()).ok_or_else(|| ApiError::missing("filter"))?;
    let condition = query::condition(call, "filter", Some(filter))?;
    shop.write(&call.author, |writing| {
        let ids = repo::ids(writing, &condition)?;
        let job = jobs::start(writing, Area::Members, change, &ids)?;
        Ok(json!({ "jobId": job }))
    })
}

/// `POST /v1/members/bulk/delete-by-filter`
pub(crate) fn bulk_delete_by_filter(shop: &Shop, call: &Call) -> Result<Value> {
    let assignee = shop.db.read(|connection| delete::content_assignee(connection, call))?;
    let content_assignee = assignee.map(str::to_owned);
    by_filter(shop, call, &MemberChange::Delete { content_assignee })
}

pub fn change_for_job(writing: &Writing<'_>, change: &str, id: &str) -> Result<()> {
    let mut record = rights::any(writing, id)?;
    let mut act = |action| status::act(writing, None, action, &mut record);
    match serde_json::from_str(change)? {
        MemberChange::Approve => act(Action::Approve),
        MemberChange::Block => act(Action::Block),
        MemberChange::Delete { content_assignee } => {
            delete::delete(writing, By::Owner, &record, content_assignee.as_deref())
        }
    }
}
