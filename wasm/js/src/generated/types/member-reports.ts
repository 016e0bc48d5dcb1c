/** Generated from the Rust models by `npm run generate`: do not edit. */

import { enumeration } from "../../sdk/enumeration.js";
import type { JsonValue } from "./json.js";
import type { CursorPaging, Sorting } from "./query.js";

export type MemberReport = {
  /** A GUID, set by the platform. */
  _id?: string;
  /** A GUID. */
  reportedMemberId?: string;
  /** Set by the platform. */
  reportingMemberId?: string;
  reason?: ReportReason;
  _createdDate?: Date;
};

export type ReportCategory = "UNKNOWN" | "SPAM" | "IMPERSONATION" | "HARASSMENT" | "OTHER" | (string & {});

export const ReportCategory = /* @__PURE__ */ enumeration<ReportCategory>(
  "UNKNOWN SPAM IMPERSONATION HARASSMENT OTHER",
);

export type ReportQuery = { filter?: JsonValue; sorting?: Array<Sorting>; paging?: CursorPaging };

export type ReportReason = {
  category?: ReportCategory;
  /** In the reporter's words. */
  description?: string;
};

export type ReportedMember = {
  /** A GUID. */
  reportedMemberId?: string;
  /** A whole number, as text. */
  reportCount?: string;
  reviewed?: boolean;
  /** Set by the platform. */
  lastReportDate?: Date;
};
