//! The rows of reports, and of reported members.

use base::db::Statements;
use base::query::{Field, Kind, ListSource, field};
use base::{Millis, Result};
use rusqlite::{Connection, Row};

pub(in crate::people::members) const REPORTS: ListSource = ListSource {
    fields: REPORT_FIELDS,
    own_order: &["r.created", "r.id"],
    own_order_after: &[],
    never_null: &[],
    usual_limit: DEFAULT_PAGE_SIZE,
    largest_limit: MAX_PAGE_SIZE,
};

pub(in crate::people::members) const REPORT_FIELDS: &[Field] = &[
    field(&["id", "_id"], "r.id", Kind::Declared),
    field(&["reportedMemberId"], "r.reported", Kind::Text),
    field(&["reportingMemberId"], "r.reporting", Kind::Text),
    field(&["reason", "reason.category"], "r.category", Kind::Text),
    field(&["createdDate", "_createdDate"], "r.created", Kind::Moment),
];

pub(in crate::people::members) const REPORT_COLUMNS: &str =
    "r.id, r.reported, r.reporting, r.category, r.description, r.created";

pub(in crate::people::members) const REPORT_ROWS: &str = "member_reports r WHERE 1";

pub(in crate::people::members) const REPORTED: ListSource = ListSource {
    fields: REPORTED_FIELDS,
    own_order: &["r.reported"],
    own_order_after: &[],
    never_null: &[],
    usual_limit: DEFAULT_PAGE_SIZE,
    largest_limit: MAX_PAGE_SIZE,
};

pub(in crate::people::members) const REPORTED_FIELDS: &[Field] = &[
    field(&["reportedMemberId"], "r.reported", Kind::Text),
    field(&["reportCount"], "r.reports", Kind::Number),
    field(&["lastReportDate"], "r.newest", Kind::Moment),
];

pub(in crate::people::members) const REPORTED_COLUMNS: &str = "r.reported, r.reports, r.newest";

pub(in crate::people::members) const REPORTED_ROWS: &str =
    "(SELECT reported, count(*) AS reports, max(created) AS newest FROM member_reports
                              GROUP BY reported) r WHERE 1";

/// The default and the maximum size of a page (contract: `CursorPaging.limit`).
pub(in crate::people::members) const DEFAULT_PAGE_SIZE: i64 = 50;

pub(in crate::people::members) const MAX_PAGE_SIZE: i64 = cartwright_contract::limits::list::REPORTS;

/// Inserts a report of one member by another. False if one exists already.
pub(in crate::people::members) fn insert(
    connection: &Connection,
    now: Millis,
    id: &str,
    (reported, reporting): (&str, &str),
    (category, description): (&str, &str),
) -> Result<bool> {
    let inserted = connection.changed(
        "INSERT OR IGNORE INTO member_reports (id, reported, reporting, category, description, created)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        (id, reported, reporting, category, description, now),
    )?;
    Ok(inserted > 0)
}

/// Deletes the reports of a member; returns their ids.
pub(in crate::people::members) fn delete(connection: &Connection, member: &str) -> Result<Vec<String>> {
    connection.values("DELETE FROM member_reports WHERE reported = ?1 RETURNING id", [member])
}

/// A member's number of reports, and the latest; `None` without reports.
pub(in crate::people::members) fn reported_member<T>(
    connection: &Connection,
    id: &str,
    read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Option<T>> {
    connection.row(
        "SELECT reported, count(*), max(created) FROM member_reports WHERE reported = ?1 GROUP BY reported",
        [id],
        read,
    )
}
