//! Reports of members to the site's owner.

use crate::query::{CursorPaging, Filter, Sorting};
use crate::resources::calls::calls;
use crate::resources::members::CONVERSIONS;
use crate::types::Timestamp;
use crate::types::entity::{entities, open_enums};

calls! {
    /// Member reports: a member reports another to the owner.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::member_reports::{MemberReport, ReportCategory};
    ///
    /// client.member_reports().report(MemberReport::new("their-member-id", ReportCategory::Spam)).await?;
    /// # Ok(())
    /// # }
    /// ```
    MemberReports by member_reports;
    rows member_report at Members "/v1/member-reports", converting CONVERSIONS;

    /// Reports a member to the owner. Fails with the codes `SELF_REPORTING_FORBIDDEN` and `CANNOT_REPORT_BLOCKED_MEMBER`.
    report(ReportMember { member_report: MemberReport }) -> { member_report: MemberReport } = POST "".member();

    /// Queries reports.
    query(QueryMemberReports { query: ReportQuery }) -> { member_reports: [MemberReport] }
        = POST "/query".owner().safe();

    /// Deletes all reports of a member. Fails with the code `CANNOT_DELETE_MEMBER_REPORTS`.
    delete_for_member(DeleteReportsOfMember { member_id: String }) -> {} = DELETE "/members/{memberId}".owner();

    /// Lists the reported members. The platform has deprecated this call.
    list_reported_members(ListReportedMembers { cursor_paging: CursorPaging }) -> { reported_members: [ReportedMember] }
        = GET "/members".owner();

    /// Queries the reported members. The platform has deprecated this call.
    query_reported_members(QueryReportedMembers { query: ReportQuery }) -> { reported_members: [ReportedMember] }
        = POST "/members/query".owner().safe();
}

impl MemberReport {
    /// A report of a member.
    #[must_use]
    pub fn new(reported_member_id: impl Into<String>, category: ReportCategory) -> Self {
        Self {
            reported_member_id: Some(reported_member_id.into()),
            reason: Some(ReportReason { category: Some(category), ..ReportReason::default() }),
            ..Self::default()
        }
    }
}

entities! {
    /// A query of reports, whose pages are turned by cursor.
    ReportQuery {
        filter: Filter,
        sorting: Vec<Sorting>,
        paging: CursorPaging,
    }

    /// A member's report of another member to the owner.
    MemberReport {
        /// A GUID, set by the platform.
        id: String,
        /// A GUID.
        reported_member_id: String,
        /// Set by the platform.
        reporting_member_id: String,
        reason: ReportReason,
        created_date: Timestamp,
    }

    /// The reason of a report.
    ReportReason {
        category: ReportCategory,
        /// In the reporter's words.
        description: String,
    }

    /// A member with their reports.
    ReportedMember {
        /// A GUID.
        reported_member_id: String,
        /// A whole number, as text.
        report_count: String,
        reviewed: bool,
        /// Set by the platform.
        last_report_date: Timestamp,
    }
}

crate::query::cursor_queries!(ReportQuery, paging, sorting);

open_enums! {
    /// The category of a report.
    ReportCategory {
        UnknownCategory = "UNKNOWN",
        Spam = "SPAM",
        Impersonation = "IMPERSONATION",
        Harassment = "HARASSMENT",
        Other = "OTHER",
    }
}
