//! Lists of reports, and of the members who were reported.

use crate::call::Call;
use crate::clock::{Millis, rfc3339};
use crate::error::ApiError;
use crate::query::{Field, Kind, Source, cursor_page, field};
use crate::state::Shop;
use rusqlite::{Connection, OptionalExtension, Row};
use serde_json::{Map, Value, json};

/// The page when none is asked for, and the largest (contract: `CursorPaging.limit`).
const DEFAULT_PAGE_SIZE: i64 = 50;
const MAX_PAGE_SIZE: i64 = 1000;

const REPORTS: Source = Source {
    fields: REPORT_FIELDS,
    own_order: &["r.created", "r.id"],
    usual_limit: DEFAULT_PAGE_SIZE,
    largest_limit: MAX_PAGE_SIZE,
};

const REPORT_FIELDS: &[Field] = &[
    field(&["id", "_id"], "r.id", Kind::Text),
    field(&["reportedMemberId"], "r.reported", Kind::Text),
    field(&["reportingMemberId"], "r.reporting", Kind::Text),
    field(&["reason", "reason.category"], "r.category", Kind::Text),
    field(&["createdDate", "_createdDate"], "r.created", Kind::Moment),
];

const REPORTED: Source = Source {
    fields: REPORTED_FIELDS,
    own_order: &["r.reported"],
    usual_limit: DEFAULT_PAGE_SIZE,
    largest_limit: MAX_PAGE_SIZE,
};

const REPORTED_FIELDS: &[Field] = &[
    field(&["reportedMemberId"], "r.reported", Kind::Text),
    field(&["reportCount"], "r.reports", Kind::Number),
    field(&["lastReportDate"], "r.newest", Kind::Moment),
];

const REPORTED_COLUMNS: &str = "r.reported, r.reports, r.newest";
const REPORTED_ROWS: &str = "(SELECT reported, count(*) AS reports, max(created) AS newest FROM member_reports
                              GROUP BY reported) r WHERE 1";

/// A member with the number of their reports.
#[derive(Debug)]
pub(super) struct ReportedMember {
    id: String,
    pub(super) count: i64,
    newest: Millis,
}

impl ReportedMember {
    fn row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get(0)?,
            count: row.get(1)?,
            newest: row.get(2)?,
        })
    }

    /// No call marks a reported member as reviewed: the owner deletes the reports.
    pub(super) fn shown(self) -> Value {
        json!({
            "reportedMemberId": self.id,
            "reportCount": self.count.to_string(),
            "reviewed": false,
            "lastReportDate": rfc3339(self.newest),
        })
    }
}

/// A member's reports, counted; none for a member without reports.
pub(super) fn reported_member(connection: &Connection, id: &str) -> Result<Option<ReportedMember>, ApiError> {
    Ok(connection
        .prepare_cached(
            "SELECT reported, count(*), max(created) FROM member_reports WHERE reported = ?1 GROUP BY reported",
        )?
        .query_row([id], ReportedMember::row)
        .optional()?)
}

fn report(row: &Row<'_>) -> rusqlite::Result<Value> {
    Ok(json!({
        "id": row.get::<_, String>(0)?,
        "reportedMemberId": row.get::<_, String>(1)?,
        "reportingMemberId": row.get::<_, String>(2)?,
        "reason": { "category": row.get::<_, String>(3)?, "description": row.get::<_, String>(4)? },
        "createdDate": rfc3339(row.get(5)?),
    }))
}

/// The query in the names of other cursor queries: members' types name the order `sorting` and the page `paging`.
fn asked(query: Option<&Value>) -> Value {
    let part = |name: &str| query?.get(name).cloned();
    let parts = [
        ("filter", part("filter")),
        ("sort", part("sorting").or_else(|| part("sort"))),
        ("cursorPaging", part("paging").or_else(|| part("cursorPaging"))),
    ];
    let given = parts
        .into_iter()
        .filter_map(|(name, value)| Some((name.to_owned(), value?)));
    given.collect::<Map<_, _>>().into()
}

/// `POST /v1/member-reports/query`
pub(crate) fn query(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let page = cursor_page("query", REPORTS, Some(&asked(call.value("query"))))?;
    shop.db.read(|connection| {
        let columns = "r.id, r.reported, r.reporting, r.category, r.description, r.created";
        let (reports, metadata) = page.read(connection, columns, "member_reports r WHERE 1", report)?;
        Ok(json!({ "memberReports": reports, "pagingMetadata": metadata }))
    })
}

/// `POST /v1/member-reports/members/query`
pub(crate) fn query_reported_members(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    reported_members(shop, "query", &asked(call.value("query")))
}

/// `GET /v1/member-reports/members`
pub(crate) fn list_reported_members(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let query = json!({ "cursorPaging": call.value("cursorPaging") });
    reported_members(shop, "payload", &query)
}

fn reported_members(shop: &Shop, root: &'static str, query: &Value) -> Result<Value, ApiError> {
    let page = cursor_page(root, REPORTED, Some(query))?;
    shop.db.read(|connection| {
        let (found, metadata) = page.read(connection, REPORTED_COLUMNS, REPORTED_ROWS, ReportedMember::row)?;
        let shown: Vec<Value> = found.into_iter().map(ReportedMember::shown).collect();
        Ok(json!({ "reportedMembers": shown, "pagingMetadata": metadata }))
    })
}
