/** The member types, under the store's names. */
import type { members } from "@cartwright/sdk";

export type Member = members.Member;
export type MemberAddress = members.Address;
export type CustomField = members.CustomField;
