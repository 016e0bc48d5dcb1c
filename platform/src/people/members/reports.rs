//! Lists of reports, and of the members who were reported.

use super::repo::reports as rows;
use crate::base::{Call, Millis, Result, Shop, clock::rfc3339, query::cursor_page};
use rusqlite::{Connection, Row};
use serde_json::{Map, Value, json};

/// A member with the number of their reports.
#[derive(Debug)]
pub(super) struct ReportedMember {
    id: String,
    pub(super) count: i64,
    newest: Millis,
}

impl ReportedMember {
    fn row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self { id: row.get(0)?, count: row.get(1)?, newest: row.get(2)? })
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
pub(super) fn reported_member(connection: &Connection, id: &str) -> Result<Option<ReportedMember>> {
    rows::reported_member(connection, id, ReportedMember::row)
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
    let given = parts.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
    given.collect::<Map<_, _>>().into()
}

/// `POST /v1/member-reports/query`
pub(crate) fn query(shop: &Shop, call: &Call) -> Result<Value> {
    let page = cursor_page("query", rows::REPORTS, Some(&asked(call.value("query"))))?;
    shop.db.read(|connection| {
        let columns = "r.id, r.reported, r.reporting, r.category, r.description, r.created";
        let (reports, metadata) = page.read(connection, columns, "member_reports r WHERE 1", report)?;
        Ok(json!({ "memberReports": reports, "pagingMetadata": metadata }))
    })
}

/// `POST /v1/member-reports/members/query`
pub(crate) fn query_reported_members(shop: &Shop, call: &Call) -> Result<Value> {
    reported_members(shop, "query", &asked(call.value("query")))
}

/// `GET /v1/member-reports/members`
pub(crate) fn list_reported_members(shop: &Shop, call: &Call) -> Result<Value> {
    let query = json!({ "cursorPaging": call.value("cursorPaging") });
    reported_members(shop, "payload", &query)
}

fn reported_members(shop: &Shop, root: &'static str, query: &Value) -> Result<Value> {
    let page = cursor_page(root, rows::REPORTED, Some(query))?;
    shop.db.read(|connection| {
        let (found, metadata) =
            page.read(connection, rows::REPORTED_COLUMNS, rows::REPORTED_ROWS, ReportedMember::row)?;
        let shown: Vec<Value> = found.into_iter().map(ReportedMember::shown).collect();
        Ok(json!({ "reportedMembers": shown, "pagingMetadata": metadata }))
    })
}
