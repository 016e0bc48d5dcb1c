/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */

import { moduleOf, type Change, type Stored } from "../binder.js";
import { type CallOptions, type Caller } from "../call.js";
import { byOffset, type OffsetQueried } from "../queried.js";
import { type Filter } from "../query/index.js";
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
  updateCurrentMemberSlug: (caller: Caller) => (slug: string, callOptions?: CallOptions) => Promise<members.UpdateMySlugResponse>;
  /**
   * Updates a member's slug. Fails with the code `SLUG_ALREADY_EXISTS` when another member has it. Needs a signed-in
   * member.
   */
  updateMemberSlug: (caller: Caller) => (_id: string, slug: string, callOptions?: CallOptions) => Promise<members.UpdateMemberSlugResponse>;
  /**
   * Joins the site's community: others see the signed-in member. Fails with the code `COMMUNITY_JOIN_IMPOSSIBLE` for a
   * muted member. Needs a signed-in member.
   */
  joinCommunity: (caller: Caller) => (callOptions?: CallOptions) => Promise<members.JoinCommunityResponse>;
  /** Leaves the site's community: others no longer see the signed-in member. Needs a signed-in member. */
  leaveCommunity: (caller: Caller) => (callOptions?: CallOptions) => Promise<members.LeaveCommunityResponse>;
  /**
   * Returns the signed-in member. Needs a signed-in member.
   *
   * @example
   * ```ts
   * const { member } = await client.members.getCurrentMember({ fieldsets: ["FULL"] });
   * ```
   */
  getCurrentMember: (caller: Caller) => (options?: members.GetCurrentMemberOptions, callOptions?: CallOptions) => Promise<members.GetMyMemberResponse>;
  /** Returns a member. Fails with status 404 for an unknown id or a private member. For anyone. */
  getMember: (caller: Caller) => (_id: string, options?: members.GetMemberOptions, callOptions?: CallOptions) => Promise<Stored<types.Member>>;
  /** Lists members. For anyone. */
  listMembers: (caller: Caller) => (options?: members.ListMembersOptions, callOptions?: CallOptions) => Promise<members.ListMembersResponse>;
  /** Queries members, and searches them by the option `search`. For anyone. */
  queryMembers: (caller: Caller) => OffsetQueried<Stored<types.Member>, members.QueryMembersResponse, members.QueryMembersOptions>;
  /** Mutes a member: they can no longer write in the community. Needs the owner. */
  muteMember: (caller: Caller) => (_id: string, callOptions?: CallOptions) => Promise<members.MuteMemberResponse>;
  /** Unmutes a member. Needs the owner. */
  unmuteMember: (caller: Caller) => (_id: string, callOptions?: CallOptions) => Promise<members.UnmuteMemberResponse>;
  /** Approves a pending or blocked member. Needs the owner. */
  approveMember: (caller: Caller) => (_id: string, callOptions?: CallOptions) => Promise<members.ApproveMemberResponse>;
  /**
   * Blocks a member, and logs them out. Fails with the code `OWNER_MEMBER_BLOCK_FORBIDDEN` for an owner. Needs the
   * owner.
   */
  blockMember: (caller: Caller) => (_id: string, callOptions?: CallOptions) => Promise<members.BlockMemberResponse>;
  /** Disconnects a member: logs them out everywhere until they log in again. Needs the owner. */
  disconnectMember: (caller: Caller) => (_id: string, callOptions?: CallOptions) => Promise<members.DisconnectMemberResponse>;
  /**
   * Deletes a member. An owner or contributor breaks the rule `OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN`. Needs
   * the owner.
   */
  deleteMember: (caller: Caller) => (_id: string, callOptions?: CallOptions) => Promise<void>;
  /**
   * Deletes the signed-in member. An owner or contributor breaks the rule
   * `OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN`. Needs a signed-in member.
   */
  deleteMyMember: (caller: Caller) => (options?: members.DeleteMyMemberOptions, callOptions?: CallOptions) => Promise<void>;
  /** Deletes members by id. Needs the owner. */
  bulkDeleteMembers: (caller: Caller) => (memberIds: readonly string[], callOptions?: CallOptions) => Promise<members.BulkDeleteMembersResponse>;
  /** Deletes the members that a filter and a search find. Returns the id of a job. Needs the owner. */
  bulkDeleteMembersByFilter: (caller: Caller) => (filter: Filter, options?: members.BulkDeleteMembersByFilterOptions, callOptions?: CallOptions) => Promise<members.BulkDeleteMembersByFilterResponse>;
  /** Approves the members that a filter finds. Returns the id of a job. Needs the owner. */
  bulkApproveMembers: (caller: Caller) => (filter: Filter, callOptions?: CallOptions) => Promise<members.BulkApproveMembersResponse>;
  /** Blocks the members that a filter finds. Returns the id of a job. Needs the owner. */
  bulkBlockMembers: (caller: Caller) => (filter: Filter, callOptions?: CallOptions) => Promise<members.BulkBlockMembersResponse>;
  /**
   * Creates a member, who has no password until they set one. Fails with the code `MEMBER_ALREADY_EXISTS` for the
   * email address of another member. Needs the owner.
   */
  createMember: (caller: Caller) => (options?: members.CreateMemberOptions, callOptions?: CallOptions) => Promise<Stored<types.Member>>;
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
  updateMember: (caller: Caller) => (_id: string, member: Change<types.Member>, callOptions?: CallOptions) => Promise<Stored<types.Member>>;
  /** Deletes all phone numbers of a member. Needs a signed-in member. */
  deleteMemberPhones: (caller: Caller) => (_id: string, callOptions?: CallOptions) => Promise<members.DeleteMemberPhonesResponse>;
  /** Deletes all email addresses of a member's contact. The login email stays. Needs a signed-in member. */
  deleteMemberEmails: (caller: Caller) => (_id: string, callOptions?: CallOptions) => Promise<members.DeleteMemberEmailsResponse>;
  /** Deletes all postal addresses of a member. Needs a signed-in member. */
  deleteMemberAddresses: (caller: Caller) => (_id: string, callOptions?: CallOptions) => Promise<members.DeleteMemberAddressesResponse>;
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
  type UpdateMemberSlugResponse = {
    member: Stored<types.Member>;
  };
  type JoinCommunityResponse = {
    member: Stored<types.Member>;
  };
  type LeaveCommunityResponse = {
    member: Stored<types.Member>;
  };
  type GetMyMemberResponse = {
    member: Stored<types.Member>;
  };
  type GetCurrentMemberOptions = {
    fieldSet?: types.FieldSet;
    fieldsets?: Array<types.FieldSet>;
  };
  type GetMemberOptions = {
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
  type QueryMembersResponse = {
    members?: Array<Stored<types.Member>>;
    metadata?: types.QueryMetadata;
  };
  type QueryMembersOptions = {
    /** At most 3. */
    fieldsets?: Array<types.FieldSet>;
    search?: types.Search;
  };
  type MuteMemberResponse = {
    member: Stored<types.Member>;
  };
  type UnmuteMemberResponse = {
    member: Stored<types.Member>;
  };
  type ApproveMemberResponse = {
    member: Stored<types.Member>;
  };
  type BlockMemberResponse = {
    member: Stored<types.Member>;
  };
  type DisconnectMemberResponse = {
    member: Stored<types.Member>;
  };
  type DeleteMyMemberOptions = {
    /** The member who gets the deleted member's content. A GUID. */
    contentAssigneeId?: string;
  };
  type BulkDeleteMembersResponse = { results?: Array<{ itemMetadata?: types.ItemMetadata, item?: unknown, }>, bulkActionMetadata?: types.BulkActionMetadata, };
  type BulkDeleteMembersByFilterResponse = {
    jobId?: string;
  };
  type BulkDeleteMembersByFilterOptions = {
    /** The member who gets the deleted members' content. A GUID. */
    contentAssigneeId?: string;
    search?: types.Search;
  };
  type BulkApproveMembersResponse = {
    jobId?: string;
  };
  type BulkBlockMembersResponse = {
    jobId?: string;
  };
  type CreateMemberOptions = {
    member?: types.Member;
  };
  type DeleteMemberPhonesResponse = {
    member: Stored<types.Member>;
  };
  type DeleteMemberEmailsResponse = {
    member: Stored<types.Member>;
  };
  type DeleteMemberAddressesResponse = {
    member: Stored<types.Member>;
  };
}
