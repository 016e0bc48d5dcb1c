/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byCursor } from "../../sdk/query/cursor.js";
import { cursorQuery } from "../../sdk/query/utils.js";
import { members } from "../conversions.js";
import type { Call, Callable, Stored } from "../../sdk/binder.js";
import type { CursorQueried } from "../../sdk/query/cursor.js";
import type { CursorQueryBuilder, CursorQueryResult } from "../../sdk/query/index.js";
import type * as queries from "../../sdk/query/utils.js";
import type * as fields from "../query-fields.js";
import type { MemberReport, ReportQuery, ReportedMember } from "../types/member-reports.js";
import type { CursorPaging, CursorPagingMetadata } from "../types/query.js";

export type * from "../types/member-reports.js";
export { ReportCategory as Category } from "../types/member-reports.js";
export type { CursorQueryObject as MemberReportQuery } from "../../sdk/query/index.js";
export type { ReportQuery as QueryV2, ReportReason as Reason } from "../types/member-reports.js";
export type {
  CursorPaging,
  CursorPagingMetadata as PagingMetadataV2,
  Cursors,
  SortOrder,
  Sorting,
} from "../types/query.js";
export type { AddressLocation } from "../types/shared.js";

const call = /* @__PURE__ */ callsOf(members, "member_report", "/v1");

/**
 * Reports a member to the owner. Needs a signed-in member.
 *
 * @throws An error with the codes `SELF_REPORTING_FORBIDDEN` and `CANNOT_REPORT_BLOCKED_MEMBER`.
 */
export const reportMember: Call<[memberReport: MemberReport], ReportMemberResponse> = /* @__PURE__ */ call(
  "memberReport> report bbcca /member-reports",
);
export type ReportMemberResponse = { memberReport: Stored<MemberReport> };
export type ReportMemberRequest = { memberReport?: MemberReport };

/** Queries reports. Needs the owner. */
export const queryMemberReports: Callable<
  CursorQueried<Stored<MemberReport>, QueryMemberReportsResponse, fields.MemberReportQuery>
> = /* @__PURE__ */ call("memberReports query bbdaa /member-reports/query", byCursor);
export type QueryMemberReportsResponse = {
  memberReports?: Array<Stored<MemberReport>>;
  pagingMetadata?: CursorPagingMetadata;
};
export type MemberReportsQueryBuilder = CursorQueryBuilder<Stored<MemberReport>, fields.MemberReportQuery>;
export type MemberReportsQueryResult = CursorQueryResult<Stored<MemberReport>, fields.MemberReportQuery>;
export type QueryMemberReportsRequest = { query?: ReportQuery };

/**
 * Deletes all reports of a member. Needs the owner.
 *
 * @throws An error with the code `CANNOT_DELETE_MEMBER_REPORTS`.
 */
export const deleteMemberReports: Call<[memberId: string], void> = /* @__PURE__ */ call(
  "memberId delete_for_member ebdba /member-reports/members/{memberId}",
);
export type DeleteMemberReportsRequest = { memberId?: string };

/**
 * Lists the reported members. The platform has deprecated this call. Needs the owner.
 *
 * @deprecated Removed from the platform on 2025-01-31.
 */
export const listReportedMembers: Call<[options?: ListReportedMembersOptions], ListReportedMembersResponse> =
  /* @__PURE__ */ call("?> list_reported_members abdaa /member-reports/members");
export type ListReportedMembersResponse = {
  reportedMembers?: Array<ReportedMember>;
  pagingMetadata?: CursorPagingMetadata;
};
export type ListReportedMembersOptions = { cursorPaging?: CursorPaging };
export type ListReportedMembersRequest = ListReportedMembersOptions;

/**
 * Queries the reported members. The platform has deprecated this call. Needs the owner.
 *
 * @deprecated Removed from the platform on 2025-01-31.
 */
export const queryReportedMembers: Call<[options?: QueryReportedMembersOptions], QueryReportedMembersResponse> =
  /* @__PURE__ */ call("?> query_reported_members bbdaa /member-reports/members/query");
export type QueryReportedMembersResponse = {
  reportedMembers?: Array<ReportedMember>;
  pagingMetadata?: CursorPagingMetadata;
};
export type QueryReportedMembersOptions = { query?: ReportQuery };
export type QueryReportedMembersRequest = QueryReportedMembersOptions;

/** Builders of queries and searches as plain objects. */
export const utils: { readonly query: queries.QueryUtils<fields.MemberReportQuery, queries.CursorPaging> } = {
  query: cursorQuery,
};
