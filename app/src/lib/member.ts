/** The member types, under the store's names. */
import type { members } from "@cartwright/sdk";

export type Member = members.Member;
export type MemberAddress = members.Address;
export type CustomField = members.CustomField;

/** The reasons to report a member for. */
export const REPORT_CATEGORIES = ["SPAM", "IMPERSONATION", "HARASSMENT", "OTHER"] as const;
