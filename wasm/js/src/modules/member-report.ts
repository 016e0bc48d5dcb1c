/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { byCursor, type CursorQueried } from "../queried.js";
import { type CursorQueryBuilder, type CursorQueryObject, type CursorQueryResult } from "../query/index.js";
import { cursorQuery, type CursorPaging, type QueryUtils } from "../query/utils.js";
import { members as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as fields from "../generated/query-fields.js";
import type * as types from "../generated/members.js";

export type MemberReportModule = {
  readonly Category: typeof enumerations.category;
  /**
   * Reports a member to the owner. Fails with the codes `SELF_REPORTING_FORBIDDEN` and `CANNOT_REPORT_BLOCKED_MEMBER`.
   * Needs a signed-in member.
   */
  reportMember: Callable<(memberReport: types.MemberReport, callOptions?: CallOptions) => Promise<memberReport.ReportMemberResponse>>;
  /** Queries reports. Needs the owner. */
  queryMemberReports: Callable<CursorQueried<Stored<types.MemberReport>, memberReport.QueryMemberReportsResponse, fields.MemberReportQuery>>;
  /** Deletes all reports of a member. Fails with the code `CANNOT_DELETE_MEMBER_REPORTS`. Needs the owner. */
  deleteMemberReports: Callable<(memberId: string, callOptions?: CallOptions) => Promise<void>>;
  /**
   * Lists the reported members. The platform has deprecated this call. Needs the owner.
   *
   * @deprecated Removed from the platform on 2025-01-31.
   */
  listReportedMembers: Callable<(options?: memberReport.ListReportedMembersOptions, callOptions?: CallOptions) => Promise<memberReport.ListReportedMembersResponse>>;
  /**
   * Queries the reported members. The platform has deprecated this call. Needs the owner.
   *
   * @deprecated Removed from the platform on 2025-01-31.
   */
  queryReportedMembers: Callable<(options?: memberReport.QueryReportedMembersOptions, callOptions?: CallOptions) => Promise<memberReport.QueryReportedMembersResponse>>;
  /** Builders of queries and searches as plain objects. */
  readonly utils: { readonly query: QueryUtils<fields.MemberReportQuery, CursorPaging> };
};

/** Member reports: a member reports another to the owner. */
export const memberReport: MemberReportModule = /* @__PURE__ */ moduleOf(conversions, "member_report", {
  Category: enumerations.category,
  reportMember: "memberReport> report POST members member unsafe none /v1/member-reports",
  queryMemberReports: byCursor(conversions, "member_report", "memberReports query POST members owner safe none /v1/member-reports/query"),
  deleteMemberReports: "memberId delete_for_member DELETE members owner idempotent none /v1/member-reports/members/{memberId}",
  listReportedMembers: "?> list_reported_members GET members owner safe none /v1/member-reports/members",
  queryReportedMembers: "?> query_reported_members POST members owner safe none /v1/member-reports/members/query",
  utils: { query: cursorQuery },
});

export declare namespace memberReport {
  type AddressLocation = types.AddressLocation;
  type Category = types.ReportCategory;
  type CursorPaging = types.CursorPaging;
  type Cursors = types.Cursors;
  type MemberReport = types.MemberReport;
  type MemberReportQuery = CursorQueryObject;
  type PagingMetadataV2 = types.CursorPagingMetadata;
  type QueryV2 = types.ReportQuery;
  type Reason = types.ReportReason;
  type ReportedMember = types.ReportedMember;
  type SortOrder = types.SortOrder;
  type Sorting = types.Sorting;
  type ReportMemberResponse = {
    memberReport: Stored<types.MemberReport>;
  };
  type ReportMemberRequest = {
    memberReport?: types.MemberReport;
  };
  type QueryMemberReportsResponse = {
    memberReports?: Array<Stored<types.MemberReport>>;
    pagingMetadata?: types.CursorPagingMetadata;
  };
  type QueryMemberReportsRequest = {
    query?: types.ReportQuery;
  };
  type MemberReportsQueryBuilder = CursorQueryBuilder<Stored<types.MemberReport>, fields.MemberReportQuery>;
  type MemberReportsQueryResult = CursorQueryResult<Stored<types.MemberReport>, fields.MemberReportQuery>;
  type DeleteMemberReportsRequest = {
    memberId?: string;
  };
  type ListReportedMembersResponse = {
    reportedMembers?: Array<types.ReportedMember>;
    pagingMetadata?: types.CursorPagingMetadata;
  };
  type ListReportedMembersOptions = {
    cursorPaging?: types.CursorPaging;
  };
  type ListReportedMembersRequest = {
    cursorPaging?: types.CursorPaging;
  };
  type QueryReportedMembersResponse = {
    reportedMembers?: Array<types.ReportedMember>;
    pagingMetadata?: types.CursorPagingMetadata;
  };
  type QueryReportedMembersOptions = {
    query?: types.ReportQuery;
  };
  type QueryReportedMembersRequest = {
    query?: types.ReportQuery;
  };
}
