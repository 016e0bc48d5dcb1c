/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf } from "../../sdk/binder.js";
import { byOffset } from "../../sdk/query/offset.js";
import { offsetQuery } from "../../sdk/query/utils.js";
import { members } from "../conversions.js";
import type { Call, Callable, Change, Stored } from "../../sdk/binder.js";
import type { Filter, QueryBuilder, QueryResult } from "../../sdk/query/index.js";
import type { OffsetQueried } from "../../sdk/query/offset.js";
import type * as queries from "../../sdk/query/utils.js";
import type * as fields from "../query-fields.js";
import type { BulkActionMetadata, ItemMetadata } from "../types/bulk.js";
import type { FieldSet, Member, Search } from "../types/members.js";
import type { OffsetPaging, QueryMetadata, Sorting } from "../types/query.js";

export type * from "../types/members.js";
export type * from "../types/bulk.js";
export {
  ActivityStatus as ActivityStatusStatus,
  FieldSet as Set,
  MemberStatus as Status,
  PrivacyStatus as PrivacyStatusStatus,
} from "../types/members.js";
export { SortOrder } from "../types/query.js";
export type { QueryObject as MemberQuery } from "../../sdk/query/index.js";
export type { AddressTag, EmailTag, PhoneTag } from "../types/authentication.js";
export type { DeletionState as DeleteStatus } from "../types/members.js";
export type { OffsetPaging as Paging, QueryMetadata as PagingMetadata, Sorting } from "../types/query.js";
export type { AddressLocation } from "../types/shared.js";

const call = /* @__PURE__ */ callsOf(members, "members", "/v1");

/**
 * Updates the signed-in member's slug. Needs a signed-in member.
 *
 * @throws An error with the code `SLUG_ALREADY_EXISTS` when another member has it.
 */
export const updateCurrentMemberSlug: Call<[slug: string], UpdateMySlugResponse> = /* @__PURE__ */ call(
  "slug> update_my_slug bbcba /members/my/slug",
);
export type UpdateMySlugResponse = { member: Stored<Member> };
export type UpdateMySlugRequest = { slug?: string };

/**
 * Updates a member's slug. Needs a signed-in member.
 *
 * @throws An error with the code `SLUG_ALREADY_EXISTS` when another member has it.
 */
export const updateMemberSlug: Call<[_id: string, slug: string], UpdateMemberSlugResponse> = /* @__PURE__ */ call(
  "_id,slug> update_slug bbcba /members/{id}/slug",
);
export type UpdateMemberSlugResponse = { member: Stored<Member> };
export type UpdateMemberSlugRequest = { _id?: string; slug?: string };

/**
 * Joins the site's community: others see the signed-in member. Needs a signed-in member.
 *
 * @throws An error with the code `COMMUNITY_JOIN_IMPOSSIBLE` for a muted member.
 */
export const joinCommunity: Call<[], JoinCommunityResponse> = /* @__PURE__ */ call(
  "> join_community bbcba /members/join-community",
);
export type JoinCommunityResponse = { member: Stored<Member> };
export type JoinCommunityRequest = {};

/** Leaves the site's community: others no longer see the signed-in member. Needs a signed-in member. */
export const leaveCommunity: Call<[], LeaveCommunityResponse> = /* @__PURE__ */ call(
  "> leave_community bbcba /members/leave-community",
);
export type LeaveCommunityResponse = { member: Stored<Member> };
export type LeaveCommunityRequest = {};

/**
 * Returns the signed-in member. Needs a signed-in member.
 *
 * @example
 * ```ts
 * const { member } = await client.members.getCurrentMember({ fieldsets: ["FULL"] });
 * ```
 */
export const getCurrentMember: Call<[options?: GetCurrentMemberOptions], GetMyMemberResponse> =
  /* @__PURE__ */ call("?> get_my abcaa /members/my");
export type GetMyMemberResponse = { member: Stored<Member> };
export type GetCurrentMemberOptions = { fieldSet?: FieldSet; fieldsets?: Array<FieldSet> };
export type GetMyMemberRequest = GetCurrentMemberOptions;

/**
 * Returns a member. For anyone.
 *
 * @throws An error with status 404 for an unknown id or a private member.
 */
export const getMember: Call<[_id: string, options?: GetMemberOptions], Stored<Member>> = /* @__PURE__ */ call(
  "_id,?>member get abbaa /members/{id}",
);
export type GetMemberOptions = { fieldsets?: Array<FieldSet> };
export type GetMemberRequest = GetMemberOptions & { _id?: string };

/** Lists members. For anyone. */
export const listMembers: Call<[options?: ListMembersOptions], ListMembersResponse> =
  /* @__PURE__ */ call("?> list abbaar /members");
export type ListMembersResponse = { members?: Array<Stored<Member>>; metadata?: QueryMetadata };
export type ListMembersOptions = {
  paging?: OffsetPaging;
  /** At most 3. */
  fieldsets?: Array<FieldSet>;
  sorting?: Array<Sorting>;
};
export type ListMembersRequest = ListMembersOptions;

/** Queries members, and searches them by the option `search`. For anyone. */
export const queryMembers: Callable<
  OffsetQueried<Stored<Member>, QueryMembersResponse, fields.MembersQuery, QueryMembersOptions>
> = /* @__PURE__ */ call("members? query bbbaa /members/query", byOffset);
export type QueryMembersResponse = { members?: Array<Stored<Member>>; metadata?: QueryMetadata };
export type QueryMembersOptions = {
  /** At most 3. */
  fieldsets?: Array<FieldSet>;
  search?: Search;
};
export type MembersQueryBuilder = QueryBuilder<Stored<Member>, fields.MembersQuery>;
export type MembersQueryResult = QueryResult<Stored<Member>, fields.MembersQuery>;
export type QueryMembersRequest = QueryMembersOptions & { query?: unknown };

/** Mutes a member: they can no longer write in the community. Needs the owner. */
export const muteMember: Call<[_id: string], MuteMemberResponse> = /* @__PURE__ */ call(
  "_id> mute bbdba /members/{id}/mute",
);
export type MuteMemberResponse = { member: Stored<Member> };
export type MuteMemberRequest = { _id?: string };

/** Unmutes a member. Needs the owner. */
export const unmuteMember: Call<[_id: string], UnmuteMemberResponse> = /* @__PURE__ */ call(
  "_id> unmute bbdba /members/{id}/unmute",
);
export type UnmuteMemberResponse = { member: Stored<Member> };
export type UnmuteMemberRequest = { _id?: string };

/** Approves a pending or blocked member. Needs the owner. */
export const approveMember: Call<[_id: string], ApproveMemberResponse> = /* @__PURE__ */ call(
  "_id> approve bbdba /members/{id}/approve",
);
export type ApproveMemberResponse = { member: Stored<Member> };
export type ApproveMemberRequest = { _id?: string };

/**
 * Blocks a member, and logs them out. Needs the owner.
 *
 * @throws An error with the code `OWNER_MEMBER_BLOCK_FORBIDDEN` for an owner.
 */
export const blockMember: Call<[_id: string], BlockMemberResponse> = /* @__PURE__ */ call(
  "_id> block bbdba /members/{id}/block",
);
export type BlockMemberResponse = { member: Stored<Member> };
export type BlockMemberRequest = { _id?: string };

/** Disconnects a member: logs them out everywhere until they log in again. Needs the owner. */
export const disconnectMember: Call<[_id: string], DisconnectMemberResponse> = /* @__PURE__ */ call(
  "_id> disconnect bbdba /members/{id}/disconnect",
);
export type DisconnectMemberResponse = { member: Stored<Member> };
export type DisconnectMemberRequest = { _id?: string };

/**
 * Deletes a member. An owner or contributor breaks the rule `OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN`. Needs the
 * owner.
 */
export const deleteMember: Call<[_id: string], void> = /* @__PURE__ */ call("_id delete ebdba /members/{id}");
export type DeleteMemberRequest = { _id?: string };

/**
 * Deletes the signed-in member. An owner or contributor breaks the rule
 * `OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN`. Needs a signed-in member.
 */
export const deleteMyMember: Call<[options?: DeleteMyMemberOptions], void> = /* @__PURE__ */ call(
  "? delete_my ebcba /members/my",
);
export type DeleteMyMemberOptions = {
  /** The member who gets the deleted member's content. A GUID. */
  contentAssigneeId?: string;
};
export type DeleteMyMemberRequest = DeleteMyMemberOptions;

/** Deletes members by id. Needs the owner. */
export const bulkDeleteMembers: Call<[memberIds: readonly string[]], BulkDeleteMembersResponse> = /* @__PURE__ */ call(
  "memberIds> bulk_delete bbdba /members/bulk/delete",
);
export type BulkDeleteMembersResponse = {
  results?: Array<{ itemMetadata?: ItemMetadata; item?: unknown }>;
  bulkActionMetadata?: BulkActionMetadata;
};
export type BulkDeleteMembersRequest = { memberIds?: Array<string> };

/** Deletes the members that a filter and a search find. Returns the id of a job. Needs the owner. */
export const bulkDeleteMembersByFilter: Call<
  [filter: Filter, options?: BulkDeleteMembersByFilterOptions],
  BulkDeleteMembersByFilterResponse
> = /* @__PURE__ */ call("filter,?> bulk_delete_by_filter bbdba /members/bulk/delete-by-filter");
export type BulkDeleteMembersByFilterResponse = { jobId?: string };
export type BulkDeleteMembersByFilterOptions = {
  /** The member who gets the deleted members' content. A GUID. */
  contentAssigneeId?: string;
  search?: Search;
};
export type BulkDeleteMembersByFilterRequest = BulkDeleteMembersByFilterOptions & { filter?: Filter };

/** Approves the members that a filter finds. Returns the id of a job. Needs the owner. */
export const bulkApproveMembers: Call<[filter: Filter], BulkApproveMembersResponse> = /* @__PURE__ */ call(
  "filter> bulk_approve_by_filter bbdba /members/bulk/approve-by-filter",
);
export type BulkApproveMembersResponse = { jobId?: string };
export type BulkApproveMembersRequest = { filter?: Filter };

/** Blocks the members that a filter finds. Returns the id of a job. Needs the owner. */
export const bulkBlockMembers: Call<[filter: Filter], BulkBlockMembersResponse> = /* @__PURE__ */ call(
  "filter> bulk_block_by_filter bbdba /members/bulk/block-by-filter",
);
export type BulkBlockMembersResponse = { jobId?: string };
export type BulkBlockMembersRequest = { filter?: Filter };

/**
 * Creates a member, who has no password until they set one. Needs the owner.
 *
 * @throws An error with the code `MEMBER_ALREADY_EXISTS` for the email address of another member.
 */
export const createMember: Call<[options?: CreateMemberOptions], Stored<Member>> = /* @__PURE__ */ call(
  "?>member create bbdca /members",
);
export type CreateMemberOptions = { member?: Member };
export type CreateMemberRequest = CreateMemberOptions;

/**
 * Updates a member. A member may update only themself; the owner, anyone. Absent fields are unchanged. A list replaces
 * the earlier list, but an empty list changes nothing: to delete all phones, emails or addresses, use their own calls.
 * Needs a signed-in member.
 *
 * @example
 * ```ts
 * const { member } = await client.members.getCurrentMember();
 * await client.members.updateMember(member._id, { contact: { firstName: "Ada", jobTitle: null } });
 * ```
 */
export const updateMember: Call<[_id: string, member: Change<Member>], Stored<Member>> = /* @__PURE__ */ call(
  ".member>member update dbcba /members/{member.id}",
);
export type UpdateMemberRequest = { member?: Member };
export type UpdateMember = Change<Member>;

/** Deletes all phone numbers of a member. Needs a signed-in member. */
export const deleteMemberPhones: Call<[_id: string], DeleteMemberPhonesResponse> = /* @__PURE__ */ call(
  "_id> delete_phones ebcba /members/{id}/phones",
);
export type DeleteMemberPhonesResponse = { member: Stored<Member> };
export type DeleteMemberPhonesRequest = { _id?: string };

/** Deletes all email addresses of a member's contact. The login email stays. Needs a signed-in member. */
export const deleteMemberEmails: Call<[_id: string], DeleteMemberEmailsResponse> = /* @__PURE__ */ call(
  "_id> delete_emails ebcba /members/{id}/emails",
);
export type DeleteMemberEmailsResponse = { member: Stored<Member> };
export type DeleteMemberEmailsRequest = { _id?: string };

/** Deletes all postal addresses of a member. Needs a signed-in member. */
export const deleteMemberAddresses: Call<[_id: string], DeleteMemberAddressesResponse> = /* @__PURE__ */ call(
  "_id> delete_addresses ebcba /members/{id}/addresses",
);
export type DeleteMemberAddressesResponse = { member: Stored<Member> };
export type DeleteMemberAddressesRequest = { _id?: string };

/** Builders of queries and searches as plain objects. */
export const utils: { readonly query: queries.QueryUtils<fields.MembersQuery, queries.OffsetPaging> } = {
  query: offsetQuery,
};
