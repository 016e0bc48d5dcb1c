//! The state machine of members: see the table in the module above.

use super::{record::Record, repo, rights, update, view};
use crate::events::mails::Mail;
use crate::events::outbox::{self, Message};
use crate::site;
use crate::site::sessions;
use base::{ApiError, Call, Result, Shop, Writing, error::FieldViolation, language::Language};
use cartwright::resources::members::{ActivityStatus, MemberStatus, PrivacyStatus, Role};
use serde_json::{Value, json};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Action {
    Approve,
    Block,
    Disconnect,
    Mute,
    Unmute,
}

/// The status after an action; `None` if the action is not allowed.
fn moved(action: Action, from: &MemberStatus) -> Option<MemberStatus> {
    use MemberStatus::{Approved, Blocked, Offline, Pending};
    match (action, from) {
        (Action::Approve, Pending | Approved | Blocked) => Some(Approved),
        (Action::Block, Pending | Approved | Offline | Blocked) => Some(Blocked),
        (Action::Disconnect, Approved | Offline) => Some(Offline),
        // Muting changes the activity status only.
        (Action::Mute | Action::Unmute, Approved | Offline) => Some(from.clone()),
        _ => None,
    }
}

/// Applies an action to a member, and ends the sessions of a blocked or disconnected one.
pub(super) fn act(writing: &Writing<'_>, own_id: Option<&str>, action: Action, record: &mut Record) -> Result<()> {
    if action == Action::Block {
        refuse_block(own_id, record)?;
    }
    let Some(status) = moved(action, &record.status) else {
        return Err(impossible(action, &record.status));
    };
    let before = record.clone();
    record.status = status;
    match action {
        Action::Mute => record.activity = ActivityStatus::Muted,
        Action::Unmute => record.activity = ActivityStatus::Active,
        Action::Approve | Action::Block | Action::Disconnect => {}
    }
    if record.status != before.status && matches!(action, Action::Block | Action::Disconnect) {
        sessions::end_sessions(writing, &record.id)?;
    }
    if action == Action::Approve && before.status == MemberStatus::Pending {
        // Ignores a failed delivery: the member may log in either way.
        let letter = Mail::AccountApproved.letter(Language::of(record.body.language.as_deref()));
        let mail = Message::mail(&site::name(writing)?, record.email.clone(), &letter, writing.now);
        outbox::send(writing, &mail)?;
    }
    record.save(writing, &before)
}

fn refuse_block(own_id: Option<&str>, record: &Record) -> Result<()> {
    let refused = |code, description| Err(ApiError::denied(code, description));
    if own_id == Some(record.id.as_str()) {
        return refused("MEMBER_SELF_BLOCK_FORBIDDEN", "Nobody blocks themself");
    }
    if record.body.role == Some(Role::Owner) {
        return refused("OWNER_MEMBER_BLOCK_FORBIDDEN", "An owner of the site cannot be blocked");
    }
    Ok(())
}

fn impossible(action: Action, from: &MemberStatus) -> ApiError {
    let name = match action {
        Action::Approve => "approved",
        Action::Block => "blocked",
        Action::Disconnect => "disconnected",
        Action::Mute => "muted",
        Action::Unmute => "unmuted",
    };
    let text = format!("A member who is {from} cannot be {name}");
    ApiError::conflict("MEMBER_STATUS_CHANGE_FORBIDDEN", text).with(json!({ "status": from }))
}

/// The owner's calls on one member.
pub(super) fn act_by_id(shop: &Shop, call: &Call, action: Action) -> Result<Value> {
    let id = call.text("id")?;
    shop.write(&call.author, |writing| {
        let mut record = rights::any(writing, id)?;
        act(writing, rights::own_id(call).ok(), action, &mut record)?;
        view::answer(&record)
    })
}

/// Records a login, which approves a disconnected member again.
pub(crate) fn signed_in(writing: &Writing<'_>, id: &str) -> Result<()> {
    repo::set_last_login(writing, writing.now, id)?;
    let Some(mut record) = repo::find(writing, id)? else {
        return Ok(());
    };
    let before = record.clone();
    if record.status == MemberStatus::Offline {
        record.status = MemberStatus::Approved;
    }
    record.save(writing, &before)
}

/// Refuses the deletion of a site owner or contributor.
pub(super) fn refuse_staff_deletion(record: &Record, field: &str) -> Result<()> {
    if !record.is_staff() {
        return Ok(());
    }
    let violation =
        FieldViolation::new(field, "OTHER", "is an owner or contributor of the site, who cannot be deleted");
    Err(ApiError::Validation(vec![violation.named("OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN")]))
}

/// Joins the community, or leaves it.
pub(super) fn change_privacy(shop: &Shop, call: &Call, privacy: PrivacyStatus) -> Result<Value> {
    update::changed(
        shop,
        &call.author,
        |connection| rights::own(connection, call),
        |_, record| {
            let joins = privacy == PrivacyStatus::Public && record.privacy != privacy;
            if joins && record.activity == ActivityStatus::Muted {
                return Err(ApiError::denied(
                    "COMMUNITY_JOIN_IMPOSSIBLE",
                    "A member who is muted cannot join the community",
                ));
            }
            record.privacy = privacy;
            Ok(())
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn member_status_transitions_match_the_table() {
        use Action::{Approve, Block, Disconnect, Mute};
        for (from, approve, block, disconnect, mute) in [
            ("PENDING", Some("APPROVED"), Some("BLOCKED"), None, None),
            ("APPROVED", Some("APPROVED"), Some("BLOCKED"), Some("OFFLINE"), Some("APPROVED")),
            ("OFFLINE", None, Some("BLOCKED"), Some("OFFLINE"), Some("OFFLINE")),
            ("BLOCKED", Some("APPROVED"), Some("BLOCKED"), None, None),
            ("UNKNOWN", None, None, None, None),
        ] {
            for (action, to) in [(Approve, approve), (Block, block), (Disconnect, disconnect), (Mute, mute)] {
                assert_eq!(moved(action, &from.into()), to.map(MemberStatus::from), "{action:?} from {from}");
            }
        }
    }
}
