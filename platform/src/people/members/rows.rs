//! The calls and their handlers.

use super::{bulk, community, create, delete, query, read, report, reports, slug, status, update, user_info};
use crate::base::Rows;

/// The handlers of the calls, by the id of their row.
pub(crate) const ROWS: Rows = &[
    ("oauth.user_info", user_info::user_info),
    ("members.get_my", read::get_my),
    ("members.update_my_slug", slug::update_my_slug),
    ("members.update_slug", slug::update_slug),
    ("members.join_community", community::join),
    ("members.leave_community", community::leave),
    ("members.get", read::get),
    ("members.list", query::list),
    ("members.query", query::query),
    ("members.mute", status::mute),
    ("members.unmute", status::unmute),
    ("members.approve", status::approve),
    ("members.block", status::block),
    ("members.disconnect", status::disconnect),
    ("members.delete", delete::delete_member),
    ("members.delete_my", delete::delete_my),
    ("members.bulk_delete", bulk::bulk_delete),
    ("members.bulk_delete_by_filter", bulk::bulk_delete_by_filter),
    ("members.bulk_approve_by_filter", bulk::bulk_approve),
    ("members.bulk_block_by_filter", bulk::bulk_block),
    ("members.create", create::create_member),
    ("members.update", update::update),
    ("members.delete_phones", update::delete_phones),
    ("members.delete_emails", update::delete_emails),
    ("members.delete_addresses", update::delete_addresses),
    ("member_report.report", report::report),
    ("member_report.query", reports::query),
    ("member_report.delete_for_member", report::delete_for_member),
    ("member_report.list_reported_members", reports::list_reported_members),
    ("member_report.query_reported_members", reports::query_reported_members),
];
