//! Members: the profiles of the site's identities.
//!
//! A member's status changes as in this table, and in no other way; a repeated action changes nothing:
//!
//! | from | approve | block | disconnect | sign-in |
//! |---|---|---|---|---|
//! | PENDING | APPROVED | BLOCKED | – | – |
//! | APPROVED | (same) | BLOCKED | OFFLINE | (same) |
//! | OFFLINE | – | BLOCKED | (same) | APPROVED |
//! | BLOCKED | APPROVED | (same) | – | – |
//!
//! Muting and unmuting move the activity of an APPROVED or OFFLINE member between ACTIVE and MUTED; a member who is
//! blocked keeps it for when they are approved again. Joining and leaving the community move the privacy between
//! PRIVATE and PUBLIC; a muted member cannot join. Others see a member who is PUBLIC and APPROVED.
//!
//! A deleted member's account ends at once. What the owner deletes is in the TRASH for thirty days, then PENDING_PURGE
//! until it is purged, then DELETED; the owner can restore a member from the TRASH. A member who deletes themself is
//! purged at once.

pub mod badges;
mod bulk;
mod buyer;
mod contact;
mod create;
mod delete;
mod identity_profile;
mod query;
mod record;
mod repo;
mod reports;
mod rights;
mod slug;
mod status;
mod update;
mod view;

pub use bulk::change_for_job;
pub use buyer::{Buyer, buyer};
pub(crate) use create::{create, merge_profile};
pub use delete::{deleted, restore};
pub(crate) use identity_profile::identity_profile;
pub use query::query;
pub use repo::{ENTITY, count_created, first_phone, insert_identity, shown};
pub(crate) use status::signed_in;
pub use update::update;

use base::Rows;
use bulk::MemberChange;
use cartwright::resources::members::PrivacyStatus;
use status::Action;

pub const ROWS: Rows = &[
    ("oauth.user_info", query::user_info),
    ("members.get_my", query::get_my),
    // POST /v1/members/my/slug
    ("members.update_my_slug", |shop, call| slug::change(shop, call, |connection| rights::own(connection, call))),
    ("members.update_slug", |shop, call| {
        let id = call.text("id")?;
        slug::change(shop, call, |connection| rights::changeable(connection, call, id))
    }),
    // POST /v1/members/join-community
    ("members.join_community", |shop, call| status::change_privacy(shop, call, PrivacyStatus::Public)),
    // POST /v1/members/leave-community
    ("members.leave_community", |shop, call| status::change_privacy(shop, call, PrivacyStatus::Private)),
    ("members.get", query::get),
    ("members.list", query::list),
    ("members.query", query::query),
    // POST /v1/members/{id}/mute
    ("members.mute", |shop, call| status::act_by_id(shop, call, Action::Mute)),
    // POST /v1/members/{id}/unmute
    ("members.unmute", |shop, call| status::act_by_id(shop, call, Action::Unmute)),
    // POST /v1/members/{id}/approve
    ("members.approve", |shop, call| status::act_by_id(shop, call, Action::Approve)),
    // POST /v1/members/{id}/block
    ("members.block", |shop, call| status::act_by_id(shop, call, Action::Block)),
    // POST /v1/members/{id}/disconnect
    ("members.disconnect", |shop, call| status::act_by_id(shop, call, Action::Disconnect)),
    ("members.delete", delete::delete_member),
    ("members.delete_my", delete::delete_my),
    ("members.bulk_delete", bulk::bulk_delete),
    ("members.bulk_delete_by_filter", bulk::bulk_delete_by_filter),
    // POST /v1/members/bulk/approve-by-filter
    ("members.bulk_approve_by_filter", |shop, call| bulk::by_filter(shop, call, &MemberChange::Approve)),
    // POST /v1/members/bulk/block-by-filter
    ("members.bulk_block_by_filter", |shop, call| bulk::by_filter(shop, call, &MemberChange::Block)),
    ("members.create", create::create_member),
    ("members.update", update::update),
    ("members.delete_phones", |shop, call| {
        update::clear(shop, call, |contact| (contact.phones, contact.phone_tags) = (None, None))
    }),
    // DELETE /v1/members/{id}/emails
    ("members.delete_emails", |shop, call| {
        update::clear(shop, call, |contact| (contact.emails, contact.email_tags) = (None, None))
    }),
    // DELETE /v1/members/{id}/addresses
    ("members.delete_addresses", |shop, call| update::clear(shop, call, |contact| contact.addresses = None)),
    ("member_report.report", reports::report),
    ("member_report.query", reports::query),
    ("member_report.delete_for_member", reports::delete_for_member),
    ("member_report.list_reported_members", reports::list_reported_members),
    ("member_report.query_reported_members", reports::query_reported_members),
];
