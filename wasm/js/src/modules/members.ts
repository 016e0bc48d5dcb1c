/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Callable, type Change, type Stored } from "../binder.js";
import { type CallOptions } from "../call.js";
import { byOffset, type OffsetQueried } from "../queried.js";
import { type Filter, type QueryBuilder, type QueryObject, type QueryResult } from "../query/index.js";
import { offsetQuery, type OffsetPaging, type QueryUtils } from "../query/utils.js";
import { members as conversions } from "../generated/conversions.js";
import * as enumerations from "../generated/enumerations.js";
import type * as fields from "../generated/query-fields.js";
import type * as types from "../generated/members.js";

export type MembersModule = {
  readonly ActivityStatusStatus: typeof enumerations.activityStatusStatus;
  readonly PrivacyStatusStatus: typeof enumerations.privacyStatusStatus;
  readonly Set: typeof enumerations.set;
  readonly SortOrder: typeof enumerations.sortOrder;
  readonly Status: typeof enumerations.status2;
  /**
   * Updates the signed-in member's slug. Fails with the code `SLUG_ALREADY_EXISTS` when another member has it. Needs a
   * signed-in member.
   */
  updateCurrentMemberSlug: Callable<(slug: string, callOptions?: CallOptions) => Promise<members.UpdateMySlugResponse>>;
  /**
   * Updates a member's slug. Fails with the code `SLUG_ALREADY_EXISTS` when another member has it. Needs a signed-in
   * member.
   */
  updateMemberSlug: Callable<(_id: string, slug: string, callOptions?: CallOptions) => Promise<members.UpdateMemberSlugResponse>>;
  /**
   * Joins the site's community: others see the signed-in member. Fails with the code `COMMUNITY_JOIN_IMPOSSIBLE` for a
   * muted member. Needs a signed-in member.
   */
  joinCommunity: Callable<(callOptions?: CallOptions) => Promise<members.JoinCommunityResponse>>;
  /** Leaves the site's community: others no longer see the signed-in member. Needs a signed-in member. */
  leaveCommunity: Callable<(callOptions?: CallOptions) => Promise<members.LeaveCommunityResponse>>;
  /**
   * Returns the signed-in member. Needs a signed-in member.
   *
   * @example
   * ```ts
   * const { member } = await client.members.getCurrentMember({ fieldsets: ["FULL"] });
   * ```
   */
  getCurrentMember: Callable<(options?: members.GetCurrentMemberOptions, callOptions?: CallOptions) => Promise<members.GetMyMemberResponse>>;
  /** Returns a member. Fails with status 404 for an unknown id or a private member. For anyone. */
  getMember: Callable<(_id: string, options?: members.GetMemberOptions, callOptions?: CallOptions) => Promise<Stored<types.Member>>>;
  /** Lists members. For anyone. */
  listMembers: Callable<(options?: members.ListMembersOptions, callOptions?: CallOptions) => Promise<members.ListMembersResponse>>;
  /** Queries members, and searches them by the option `search`. For anyone. */
  queryMembers: Callable<OffsetQueried<Stored<types.Member>, members.QueryMembersResponse, fields.MembersQuery, members.QueryMembersOptions>>;
  /** Mutes a member: they can no longer write in the community. Needs the owner. */
  muteMember: Callable<(_id: string, callOptions?: CallOptions) => Promise<members.MuteMemberResponse>>;
  /** Unmutes a member. Needs the owner. */
  unmuteMember: Callable<(_id: string, callOptions?: CallOptions) => Promise<members.UnmuteMemberResponse>>;
  /** Approves a pending or blocked member. Needs the owner. */
  approveMember: Callable<(_id: string, callOptions?: CallOptions) => Promise<members.ApproveMemberResponse>>;
  /**
   * Blocks a member, and logs them out. Fails with the code `OWNER_MEMBER_BLOCK_FORBIDDEN` for an owner. Needs the
   * owner.
   */
  blockMember: Callable<(_id: string, callOptions?: CallOptions) => Promise<members.BlockMemberResponse>>;
  /** Disconnects a member: logs them out everywhere until they log in again. Needs the owner. */
  disconnectMember: Callable<(_id: string, callOptions?: CallOptions) => Promise<members.DisconnectMemberResponse>>;
  /**
   * Deletes a member. An owner or contributor breaks the rule `OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN`. Needs
   * the owner.
   */
  deleteMember: Callable<(_id: string, callOptions?: CallOptions) => Promise<void>>;
  /**
   * Deletes the signed-in member. An owner or contributor breaks the rule
   * `OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN`. Needs a signed-in member.
   */
  deleteMyMember: Callable<(options?: members.DeleteMyMemberOptions, callOptions?: CallOptions) => Promise<void>>;
  /** Deletes members by id. Needs the owner. */
  bulkDeleteMembers: Callable<(memberIds: readonly string[], callOptions?: CallOptions) => Promise<members.BulkDeleteMembersResponse>>;
  /** Deletes the members that a filter and a search find. Returns the id of a job. Needs the owner. */
  bulkDeleteMembersByFilter: Callable<(filter: Filter, options?: members.BulkDeleteMembersByFilterOptions, callOptions?: CallOptions) => Promise<members.BulkDeleteMembersByFilterResponse>>;
  /** Approves the members that a filter finds. Returns the id of a job. Needs the owner. */
  bulkApproveMembers: Callable<(filter: Filter, callOptions?: CallOptions) => Promise<members.BulkApproveMembersResponse>>;
  /** Blocks the members that a filter finds. Returns the id of a job. Needs the owner. */
  bulkBlockMembers: Callable<(filter: Filter, callOptions?: CallOptions) => Promise<members.BulkBlockMembersResponse>>;
  /**
   * Creates a member, who has no password until they set one. Fails with the code `MEMBER_ALREADY_EXISTS` for the
   * email address of another member. Needs the owner.
   */
  createMember: Callable<(options?: members.CreateMemberOptions, callOptions?: CallOptions) => Promise<Stored<types.Member>>>;
  /**
   * Updates a member: members themselves, the owner all. Fields left out stay as they are; lists are replaced whole,
   * but an empty one changes nothing: phones, emails and addresses have calls that delete all of them. Needs a
   * signed-in member.
   *
   * @example
   * ```ts
   * const { member } = await client.members.getCurrentMember();
   * await client.members.updateMember(member._id, { contact: { firstName: "Ada", jobTitle: null } });
   * ```
   */
  updateMember: Callable<(_id: string, member: Change<types.Member>, callOptions?: CallOptions) => Promise<Stored<types.Member>>>;
  /** Deletes all phone numbers of a member. Needs a signed-in member. */
  deleteMemberPhones: Callable<(_id: string, callOptions?: CallOptions) => Promise<members.DeleteMemberPhonesResponse>>;
  /** Deletes all email addresses of a member's contact. The login email stays. Needs a signed-in member. */
  deleteMemberEmails: Callable<(_id: string, callOptions?: CallOptions) => Promise<members.DeleteMemberEmailsResponse>>;
  /** Deletes all postal addresses of a member. Needs a signed-in member. */
  deleteMemberAddresses: Callable<(_id: string, callOptions?: CallOptions) => Promise<members.DeleteMemberAddressesResponse>>;
  /** Builders of queries and searches as plain objects. */
  readonly utils: { readonly query: QueryUtils<fields.MembersQuery, OffsetPaging> };
};

/**
 * Members of the site. Members read and update themselves; the owner reads, updates, approves, blocks and deletes all
 * of them.
 */
export const members: MembersModule = /* @__PURE__ */ moduleOf(conversions, "members", {
  ActivityStatusStatus: enumerations.activityStatusStatus,
  PrivacyStatusStatus: enumerations.privacyStatusStatus,
  Set: enumerations.set,
  SortOrder: enumerations.sortOrder,
  Status: enumerations.status2,
  updateCurrentMemberSlug: "slug> update_my_slug POST members member idempotent none /v1/members/my/slug",
  updateMemberSlug: "_id,slug> update_slug POST members member idempotent none /v1/members/{id}/slug",
  joinCommunity: "> join_community POST members member idempotent none /v1/members/join-community",
  leaveCommunity: "> leave_community POST members member idempotent none /v1/members/leave-community",
  getCurrentMember: "?> get_my GET members member safe none /v1/members/my",
  getMember: "_id,?>member get GET members visitor safe none /v1/members/{id}",
  listMembers: "?> list GET members visitor safe none /v1/members r",
  queryMembers: byOffset(conversions, "members", "members? query POST members visitor safe none /v1/members/query"),
  muteMember: "_id> mute POST members owner idempotent none /v1/members/{id}/mute",
  unmuteMember: "_id> unmute POST members owner idempotent none /v1/members/{id}/unmute",
  approveMember: "_id> approve POST members owner idempotent none /v1/members/{id}/approve",
  blockMember: "_id> block POST members owner idempotent none /v1/members/{id}/block",
  disconnectMember: "_id> disconnect POST members owner idempotent none /v1/members/{id}/disconnect",
  deleteMember: "_id delete DELETE members owner idempotent none /v1/members/{id}",
  deleteMyMember: "? delete_my DELETE members member idempotent none /v1/members/my",
  bulkDeleteMembers: "memberIds> bulk_delete POST members owner idempotent none /v1/members/bulk/delete",
  bulkDeleteMembersByFilter: "filter,?> bulk_delete_by_filter POST members owner idempotent none /v1/members/bulk/delete-by-filter",
  bulkApproveMembers: "filter> bulk_approve_by_filter POST members owner idempotent none /v1/members/bulk/approve-by-filter",
  bulkBlockMembers: "filter> bulk_block_by_filter POST members owner idempotent none /v1/members/bulk/block-by-filter",
  createMember: "?>member create POST members owner unsafe none /v1/members",
  updateMember: ".member>member update PATCH members member idempotent none /v1/members/{member.id}",
  deleteMemberPhones: "_id> delete_phones DELETE members member idempotent none /v1/members/{id}/phones",
  deleteMemberEmails: "_id> delete_emails DELETE members member idempotent none /v1/members/{id}/emails",
  deleteMemberAddresses: "_id> delete_addresses DELETE members member idempotent none /v1/members/{id}/addresses",
  utils: { query: offsetQuery },
});

export declare namespace members {
  type ActivityStatusStatus = types.ActivityStatus;
  type Address = types.Address;
  type AddressLocation = types.AddressLocation;
  type AddressTag = types.AddressTag;
  type BulkActionMetadata = types.BulkActionMetadata;
  type Contact = types.Contact;
  type CustomField = types.CustomField;
  type CustomFieldType = types.CustomFieldType;
  type DeleteStatus = types.DeletionState;
  type EmailTag = types.EmailTag;
  type Image = types.Image;
  type ItemError = types.ItemError;
  type ItemMetadata = types.ItemMetadata;
  type Member = types.Member;
  type MemberQuery = QueryObject;
  type Paging = types.OffsetPaging;
  type PagingMetadata = types.QueryMetadata;
  type PhoneTag = types.PhoneTag;
  type PrivacyStatusStatus = types.PrivacyStatus;
  type Profile = types.Profile;
  type Role = types.Role;
  type Search = types.Search;
  type Set = types.FieldSet;
  type SocialPlatform = types.SocialPlatform;
  type SortOrder = types.SortOrder;
  type Sorting = types.Sorting;
  type Status = types.MemberStatus;
  type StreetAddress = types.StreetAddress;
  type UpdateMySlugResponse = {
    member: Stored<types.Member>;
  };
  type UpdateMySlugRequest = {
    slug?: string;
  };
  type UpdateMemberSlugResponse = {
    member: Stored<types.Member>;
  };
  type UpdateMemberSlugRequest = {
    _id?: string;
    slug?: string;
  };
  type JoinCommunityResponse = {
    member: Stored<types.Member>;
  };
  type JoinCommunityRequest = {
  };
  type LeaveCommunityResponse = {
    member: Stored<types.Member>;
  };
  type LeaveCommunityRequest = {
  };
  type GetMyMemberResponse = {
    member: Stored<types.Member>;
  };
  type GetCurrentMemberOptions = {
    fieldSet?: types.FieldSet;
    fieldsets?: Array<types.FieldSet>;
  };
  type GetMyMemberRequest = {
    fieldSet?: types.FieldSet;
    fieldsets?: Array<types.FieldSet>;
  };
  type GetMemberOptions = {
    fieldsets?: Array<types.FieldSet>;
  };
  type GetMemberRequest = {
    _id?: string;
    fieldsets?: Array<types.FieldSet>;
  };
  type ListMembersResponse = {
    members?: Array<Stored<types.Member>>;
    metadata?: types.QueryMetadata;
  };
  type ListMembersOptions = {
    paging?: types.OffsetPaging;
    /** At most 3. */
    fieldsets?: Array<types.FieldSet>;
    sorting?: Array<types.Sorting>;
  };
  type ListMembersRequest = {
    paging?: types.OffsetPaging;
    fieldsets?: Array<types.FieldSet>;
    sorting?: Array<types.Sorting>;
  };
  type QueryMembersResponse = {
    members?: Array<Stored<types.Member>>;
    metadata?: types.QueryMetadata;
  };
  type QueryMembersRequest = {
    query?: unknown;
    fieldsets?: Array<types.FieldSet>;
    search?: types.Search;
  };
  type MembersQueryBuilder = QueryBuilder<Stored<types.Member>, fields.MembersQuery>;
  type MembersQueryResult = QueryResult<Stored<types.Member>, fields.MembersQuery>;
  type QueryMembersOptions = {
    /** At most 3. */
    fieldsets?: Array<types.FieldSet>;
    search?: types.Search;
  };
  type MuteMemberResponse = {
    member: Stored<types.Member>;
  };
  type MuteMemberRequest = {
    _id?: string;
  };
  type UnmuteMemberResponse = {
    member: Stored<types.Member>;
  };
  type UnmuteMemberRequest = {
    _id?: string;
  };
  type ApproveMemberResponse = {
    member: Stored<types.Member>;
  };
  type ApproveMemberRequest = {
    _id?: string;
  };
  type BlockMemberResponse = {
    member: Stored<types.Member>;
  };
  type BlockMemberRequest = {
    _id?: string;
  };
  type DisconnectMemberResponse = {
    member: Stored<types.Member>;
  };
  type DisconnectMemberRequest = {
    _id?: string;
  };
  type DeleteMemberRequest = {
    _id?: string;
  };
  type DeleteMyMemberOptions = {
    /** The member who gets the deleted member's content. A GUID. */
    contentAssigneeId?: string;
  };
  type DeleteMyMemberRequest = {
    contentAssigneeId?: string;
  };
  type BulkDeleteMembersResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: unknown, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkDeleteMembersRequest = {
    memberIds?: Array<string>;
  };
  type BulkDeleteMembersByFilterResponse = {
    jobId?: string;
  };
  type BulkDeleteMembersByFilterOptions = {
    /** The member who gets the deleted members' content. A GUID. */
    contentAssigneeId?: string;
    search?: types.Search;
  };
  type BulkDeleteMembersByFilterRequest = {
    filter?: Filter;
    contentAssigneeId?: string;
    search?: types.Search;
  };
  type BulkApproveMembersResponse = {
    jobId?: string;
  };
  type BulkApproveMembersRequest = {
    filter?: Filter;
  };
  type BulkBlockMembersResponse = {
    jobId?: string;
  };
  type BulkBlockMembersRequest = {
    filter?: Filter;
  };
  type CreateMemberOptions = {
    member?: types.Member;
  };
  type CreateMemberRequest = {
    member?: types.Member;
  };
  type UpdateMemberRequest = {
    member?: types.Member;
  };
  type UpdateMember = Change<types.Member>;
  type DeleteMemberPhonesResponse = {
    member: Stored<types.Member>;
  };
  type DeleteMemberPhonesRequest = {
    _id?: string;
  };
  type DeleteMemberEmailsResponse = {
    member: Stored<types.Member>;
  };
  type DeleteMemberEmailsRequest = {
    _id?: string;
  };
  type DeleteMemberAddressesResponse = {
    member: Stored<types.Member>;
  };
  type DeleteMemberAddressesRequest = {
    _id?: string;
  };
}
