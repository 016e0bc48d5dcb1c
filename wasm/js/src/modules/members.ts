/** Members: the signed-in member's own record, and the owner's management of all. */

import type { Caller, CallOptions } from "../call.js";
import { members as conversions } from "../generated/conversions.js";
import type {
  BulkReply,
  FieldSet,
  AddressLocation,
  Member,
  MemberReply,
  MembersReply,
  Search,
} from "../generated/members.js";
import { type Find, QueryBuilder, type QueryObject } from "../query/index.js";
import { isQuery } from "./queried.js";
import { totalOf } from "./totals.js";
import { callsOf, held, withId } from "./call.js";
import * as endpoints from "../generated/endpoints.js";
import * as enumerations from "./enumerations.js";

/** How much of each member to read. */
export interface FieldSetOptions {
  /** The public fields when absent; the largest set decides. At most 3. */
  fieldsets?: readonly FieldSet[];
}

/** How much of the signed-in member to read. */
export interface CurrentMemberOptions extends FieldSetOptions {
  /** One field set, as older versions of the platform take it. */
  fieldSet?: FieldSet;
}

/** How a list of members is sorted. */
export interface Sorting {
  fieldName?: string;
  order?: "ASC" | "DESC";
  /** Where distances are measured from, for a field that is a place. */
  origin?: AddressLocation;
}

export interface ListMembersOptions extends FieldSetOptions {
  paging?: { limit?: number; offset?: number };
  sorting?: readonly Sorting[];
}

/** What stands beside a query. */
export interface QueryMembersOptions extends FieldSetOptions {
  search?: Search;
}

/** A query of members, whose order stands in `sort`, or in `sorting` as older versions have it. */
export interface MembersQuery extends QueryObject {
  sorting?: readonly Sorting[];
}

export interface BulkDeleteByFilterOptions {
  /** The member who gets what they wrote. */
  contentAssigneeId?: string | null;
  search?: Search;
}

/** A value any of whose fields may be `null`. */
type Nullable<T> = T extends Date | readonly unknown[]
  ? T
  : T extends object
    ? { [Name in keyof T]?: Nullable<T[Name]> | null }
    : T;

/** A change of a member: fields left out stay as they are, and `null` empties a field. */
export type MemberChange = Nullable<Member>;

/** A condition on members, as the query builder writes it. */
export type MemberFilter = NonNullable<QueryObject["filter"]>;

const call = callsOf(conversions);

/** A call about one member, by id, whose answer is given whole. */
const byId =
  (row: string) =>
  (caller: Caller) =>
  (_id: string, options?: CallOptions): Promise<MemberReply> =>
    call(caller, row, { id: _id }, options);

/** A call about the signed-in member, whose answer is given whole. */
const own =
  (row: string) =>
  (caller: Caller) =>
  (options?: CallOptions): Promise<MemberReply> =>
    call(caller, row, {}, options);

/** A call about the members that a filter finds. */
const byFilter =
  (row: string) =>
  (caller: Caller) =>
  (filter: MemberFilter, options?: CallOptions): Promise<BulkReply> =>
    call(caller, row, { filter }, options);

const query =
  (caller: Caller) =>
  (object: MembersQuery, beside: QueryMembersOptions = {}, options?: CallOptions): Promise<MembersReply> =>
    call(caller, endpoints.membersQuery, { ...beside, query: object }, options);

function queryMembers(caller: Caller): {
  (beside?: QueryMembersOptions): QueryBuilder<Member>;
  (query: MembersQuery, beside?: QueryMembersOptions, options?: CallOptions): Promise<MembersReply>;
} {
  function queried(beside?: QueryMembersOptions): QueryBuilder<Member>;
  function queried(query: MembersQuery, beside?: QueryMembersOptions, options?: CallOptions): Promise<MembersReply>;
  function queried(
    first?: MembersQuery | QueryMembersOptions,
    beside?: QueryMembersOptions,
    options?: CallOptions,
  ): QueryBuilder<Member> | Promise<MembersReply> {
    if (beside !== undefined || options !== undefined || isQuery(first)) {
      return query(caller)(first as MembersQuery, beside, options);
    }
    const find: Find<Member> = async (object, options) => {
      const page = (await query(caller)(object, first as QueryMembersOptions | undefined, options)) as
        MembersReply | undefined;
      return { items: page?.members ?? [], total: totalOf(page?.metadata) };
    };
    return new QueryBuilder(find);
  }
  return queried;
}

export const members = {
  ActivityStatusStatus: enumerations.activityStatuses,
  PrivacyStatusStatus: enumerations.privacyStatuses,
  Set: enumerations.fieldSets,
  SortOrder: enumerations.sortOrders,
  Status: enumerations.memberStatuses,

  /** A query builder; or, given a query, its answer. */
  queryMembers,

  getCurrentMember:
    (caller: Caller) =>
    (read: CurrentMemberOptions = {}, options?: CallOptions): Promise<MemberReply> =>
      call(caller, endpoints.membersGetMy, read, options),

  getMember:
    (caller: Caller) =>
    (_id: string, read: FieldSetOptions = {}, options?: CallOptions): Promise<Member> =>
      held(call<MemberReply>(caller, endpoints.membersGet, { ...read, id: _id }, options), "member"),

  listMembers:
    (caller: Caller) =>
    (list: ListMembersOptions = {}, options?: CallOptions): Promise<MembersReply> =>
      call(caller, endpoints.membersList, list, options),

  /** Gives the signed-in member another slug. */
  updateCurrentMemberSlug:
    (caller: Caller) =>
    (slug: string, options?: CallOptions): Promise<MemberReply> =>
      call(caller, endpoints.membersUpdateMySlug, { slug }, options),

  updateMemberSlug:
    (caller: Caller) =>
    (_id: string, slug: string, options?: CallOptions): Promise<MemberReply> =>
      call(caller, endpoints.membersUpdateSlug, { id: _id, slug }, options),

  /** Shows the signed-in member to others. */
  joinCommunity: own(endpoints.membersJoinCommunity),

  /** Hides the signed-in member from others. */
  leaveCommunity: own(endpoints.membersLeaveCommunity),

  muteMember: byId(endpoints.membersMute),
  unmuteMember: byId(endpoints.membersUnmute),
  approveMember: byId(endpoints.membersApprove),
  blockMember: byId(endpoints.membersBlock),
  disconnectMember: byId(endpoints.membersDisconnect),

  deleteMember:
    (caller: Caller) =>
    async (_id: string, options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.membersDelete, { id: _id }, options);
    },

  /** Deletes the signed-in member. */
  deleteMyMember:
    (caller: Caller) =>
    async (heir: { contentAssigneeId?: string | null } = {}, options?: CallOptions): Promise<void> => {
      await call(caller, endpoints.membersDeleteMy, heir, options);
    },

  bulkDeleteMembers:
    (caller: Caller) =>
    (memberIds: readonly string[], options?: CallOptions): Promise<BulkReply> =>
      call(caller, endpoints.membersBulkDelete, { memberIds }, options),

  bulkDeleteMembersByFilter:
    (caller: Caller) =>
    (filter: MemberFilter, beside: BulkDeleteByFilterOptions = {}, options?: CallOptions): Promise<BulkReply> =>
      call(caller, endpoints.membersBulkDeleteByFilter, { ...beside, filter }, options),

  bulkApproveMembers: byFilter(endpoints.membersBulkApproveByFilter),
  bulkBlockMembers: byFilter(endpoints.membersBulkBlockByFilter),

  createMember:
    (caller: Caller) =>
    (make: { member?: Member } = {}, options?: CallOptions): Promise<Member> =>
      held(call<MemberReply>(caller, endpoints.membersCreate, make, options), "member"),

  updateMember:
    (caller: Caller) =>
    (_id: string, change: MemberChange, options?: CallOptions): Promise<Member> =>
      held(call<MemberReply>(caller, endpoints.membersUpdate, { member: withId(_id, change) }, options), "member"),

  deleteMemberPhones: byId(endpoints.membersDeletePhones),
  deleteMemberEmails: byId(endpoints.membersDeleteEmails),
  deleteMemberAddresses: byId(endpoints.membersDeleteAddresses),
};
