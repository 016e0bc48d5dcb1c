//! Members: the profiles of the site's identities.
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
mod buyer;
mod community;
mod contact;
mod create;
mod delete;
mod identity_profile;
mod patch;
mod profile;
mod query;
mod read;
mod record;
mod repo;
mod report;
mod reports;
mod rights;
mod rows;
mod slug;
mod status;
mod trash;
mod update;
mod user_info;
mod view;

pub(crate) use bulk::change_for_job;
pub(crate) use buyer::{Buyer, buyer};
pub(crate) use create::{create, merge_profile};
pub(crate) use identity_profile::identity_profile;
pub(crate) use query::query;
pub(crate) use repo::{first_phone, insert_identity};
pub(crate) use rows::ROWS;
pub(crate) use status::signed_in;
pub(crate) use trash::deleted;
pub(crate) use update::update;
