/** Members, under the names that the store uses. */
import type { memberTypes } from "@cartwright/sdk";

export type Member = memberTypes.Member;
export type MemberAddress = memberTypes.Address;
export type CustomField = memberTypes.CustomField;

/** What a member can be reported for. */
export const REPORT_CATEGORIES = ["SPAM", "IMPERSONATION", "HARASSMENT", "OTHER"] as const;
