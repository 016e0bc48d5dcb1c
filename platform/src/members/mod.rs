//! Members: what the site knows of those who sign in (SPEC sections 3 to 6).
//!
//! A member's status moves so, and in no other way; a repeat changes nothing:
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
//! until it is purged, then DELETED; a member who deletes themself is purged at once.

pub(crate) mod badges;
mod bulk;
mod community;
mod contact;
mod create;
mod delete;
mod fields;
mod patch;
mod profile;
mod query;
mod read;
mod record;
mod report;
mod reports;
mod rights;
mod slug;
mod status;
mod told;
mod trash;
mod update;
mod user_info;
mod view;

pub(crate) use bulk::{bulk_approve, bulk_block, bulk_delete, bulk_delete_by_filter, change_for_job};
pub(crate) use community::{join, leave};
pub(crate) use create::{create, create_member, insert_identity, merge_profile};
pub(crate) use delete::{delete_member, delete_my};
pub(crate) use query::{list, query};
pub(crate) use read::{get, get_my};
pub(crate) use record::first_phone;
pub(crate) use report::{delete_for_member, report};
pub(crate) use reports::{list_reported_members, query as query_reports, query_reported_members};
pub(crate) use slug::{update_my_slug, update_slug};
pub(crate) use status::{approve, block, disconnect, mute, signed_in, unmute};
pub(crate) use told::identity_profile;
pub(crate) use trash::deleted;
pub(crate) use update::{delete_addresses, delete_emails, delete_phones, update};
pub(crate) use user_info::user_info;
