//! Reports of members to the site's owner: members create them, the owner lists and deletes them.

use super::repo::{self, reports as rows};
use super::rights;
use crate::events::mails::{OwnerMail, Paragraph};
use crate::events::{Event, EventKind};
use crate::site;
use base::{ApiError, Call, Checks, Millis, Result, Shop, Writing, clock::rfc3339, query::cursor_page, secret};
use cartwright::resources::member_reports::{ReportCategory, ReportMember};
use cartwright::resources::members::{MemberStatus, PrivacyStatus};
use cartwright_contract::limits;
use rusqlite::Row;
use serde_json::{Map, Value, json};

/// The entity's full name in events.
const ENTITY: &str = "wix.members.v1.member_report";
struct Report {
    reported: String,
    category: ReportCategory,
    description: String,
}

fn check(call: &Call) -> Result<Report> {
    let sent = call.payload::<ReportMember>()?.member_report.unwrap_or_default();
    let reason = sent.reason.unwrap_or_default();
    let description = reason.description.unwrap_or_default();
    let mut checks = Checks::new();
    match &reason.category {
        None => checks.refuse("memberReport.reason.category", "REQUIRED_FIELD", "is missing"),
        Some(ReportCategory::UnknownCategory) => {
            checks.refuse("memberReport.reason.category", "INVALID_ENUM_VALUE", "is not a category of reports")
        }
        Some(_) => {}
    }
    checks.text("memberReport.reason.description", Some(&description), limits::member::REPORT);
    checks.finish()?;
    Ok(Report {
        reported: sent.reported_member_id.unwrap_or_default(),
        category: reason.category.unwrap_or(ReportCategory::UnknownCategory),
        description,
    })
}

/// `POST /v1/member-reports`
pub(crate) fn report(shop: &Shop, call: &Call) -> Result<Value> {
    let reporting = rights::own_id(call)?;
    let report = check(call)?;
    if report.reported == reporting {
        return Err(ApiError::bad_request("SELF_REPORTING_FORBIDDEN", "Nobody reports themself"));
    }
    shop.write(&call.author, |writing| {
        // Blocked members can be reported too: others have met them in the community.
        let reported = repo::find(writing, &report.reported)?
            .filter(|record| record.privacy == PrivacyStatus::Public)
            .ok_or_else(|| repo::not_found(&report.reported))?;
        if reported.status == MemberStatus::Blocked {
            return Err(ApiError::bad_request("CANNOT_REPORT_BLOCKED_MEMBER", "The member is blocked already"));
        }
        let reported_name = reported.nickname;
        let now = writing.now;
        let id = secret::new_id();
        let reason = (report.category.as_str(), report.description.as_str());
        if !rows::insert(writing, now, &id, (&report.reported, reporting), reason)? {
            return Err(ApiError::conflict("MEMBER_ALREADY_REPORTED", "You have reported this member before"));
        }
        let body = json!({
            "id": id,
            "reportedMemberId": report.reported,
            "reportingMemberId": reporting,
            "reason": { "category": report.category, "description": report.description },
            "createdDate": rfc3339(now),
        });
        publish(writing, EventKind::Created, &id, body.clone())?;
        let reported = rows::reported_member(writing, &report.reported, ReportedMember::row)?;
        if let Some(first) = reported.filter(|reported| reported.count == 1) {
            let kind = EventKind::Action("reported_member_created");
            let body = json!({ "reportedMember": ReportedMember::shown(first) });
            publish(writing, kind, &report.reported, body)?;
        }
        tell_owner(writing, &reported_name, reporting, &report)?;
        Ok(json!({ "memberReport": body }))
    })
}

fn tell_owner(writing: &Writing<'_>, name: &str, reporting: &str, report: &Report) -> Result<()> {
    site::tell_owner(writing, OwnerMail::MemberReport, "/members/reports", |_| {
        let reporter = repo::find(writing, reporting)?.map(|record| record.nickname).unwrap_or_default();
        let description = Some(report.description.clone()).filter(|text| !text.is_empty()).map(Paragraph::Text);
        Ok((vec![("name", name.to_owned()), ("reporter", reporter)], description.into_iter().collect()))
    })
}

fn publish(writing: &Writing<'_>, kind: EventKind, id: &str, body: Value) -> Result<()> {
    Event { kind, entity: ENTITY, entity_id: id, body }.record(writing)
}

/// `DELETE /v1/member-reports/members/{memberId}`. Idempotent.
pub(crate) fn delete_for_member(shop: &Shop, call: &Call) -> Result<Value> {
    let member = call.text("memberId")?;
    shop.write(&call.author, |writing| {
        let deleted = rows::delete(writing, member)?;

        for id in &deleted {
            publish(writing, EventKind::Deleted, id, Value::Null)?;
        }
        if !deleted.is_empty() {
            let kind = EventKind::Action("reported_member_deleted");
            publish(writing, kind, member, json!({ "reportedMemberId": member }))?;
        }
        Ok(json!({}))
    })
}

/// A member, with the number of reports.
#[derive(Debug)]
struct ReportedMember {
    id: String,
    count: i64,
    newest: Millis,
}

impl ReportedMember {
    fn row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self { id: row.get(0)?, count: row.get(1)?, newest: row.get(2)? })
    }

    /// Never marked as reviewed, for which there is no call: the owner deletes reports instead.
    fn shown(self) -> Value {
        json!({
            "reportedMemberId": self.id,
            "reportCount": self.count.to_string(),
            "reviewed": false,
            "lastReportDate": rfc3339(self.newest),
        })
    }
}

fn report_row(row: &Row<'_>) -> rusqlite::Result<Value> {
    Ok(json!({
        "id": row.get::<_, String>(0)?,
        "reportedMemberId": row.get::<_, String>(1)?,
        "reportingMemberId": row.get::<_, String>(2)?,
        "reason": { "category": row.get::<_, String>(3)?, "description": row.get::<_, String>(4)? },
        "createdDate": rfc3339(row.get(5)?),
    }))
}

/// Renames the query's fields to those of other cursor queries: members' types have `sorting` and `paging`.
fn common_query(query: Option<&Value>) -> Value {
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
    let page = cursor_page("query", rows::REPORTS, Some(&common_query(call.value("query"))))?;
    shop.db.read(|connection| {
        let (reports, metadata) = page.read(connection, rows::REPORT_COLUMNS, rows::REPORT_ROWS, report_row)?;
        Ok(json!({ "memberReports": reports, "pagingMetadata": metadata }))
    })
}

/// `POST /v1/member-reports/members/query`
pub(crate) fn query_reported_members(shop: &Shop, call: &Call) -> Result<Value> {
    reported_members(shop, "query", &common_query(call.value("query")))
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
