//! The endpoint table of members (SPEC section 7, "Members").

use super::requests::*;
use crate::resources::{Empty, NoAnswer};
use crate::row::{self, Access, Conversions, Endpoint, Row, Safety, Service};

const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate", "lastLoginDate"],
    opaque: &["customFields", "phoneTags", "emailTags", "data"],
    ..Conversions::NONE
};

const fn get<P, A>(id: &'static str, path: &'static str) -> Endpoint<P, A> {
    row::get(id, Service::Members, path).conversions(&CONVERSIONS)
}

const fn post<P, A>(id: &'static str, path: &'static str, access: Access) -> Endpoint<P, A> {
    row::post(id, Service::Members, path)
        .access(access)
        .safety(Safety::Idempotent)
        .conversions(&CONVERSIONS)
}

const fn delete<P, A>(id: &'static str, path: &'static str, access: Access) -> Endpoint<P, A> {
    row::delete(id, Service::Members, path)
        .access(access)
        .conversions(&CONVERSIONS)
}

/// An owner's action on one member.
const fn act(id: &'static str, path: &'static str) -> Endpoint<MemberId, MemberReply> {
    post(id, path, Access::Owner)
}

/// Takes one part of a member's contact away.
const fn clear(id: &'static str, path: &'static str) -> Endpoint<MemberId, MemberReply> {
    delete(id, path, Access::Member)
}

/// `POST /v1/members/my/slug`
pub const UPDATE_MY_SLUG: Endpoint<UpdateMySlug, MemberReply> =
    post("members.update_my_slug", "/v1/members/my/slug", Access::Member);
/// `POST /v1/members/{id}/slug`
pub const UPDATE_SLUG: Endpoint<UpdateSlug, MemberReply> =
    post("members.update_slug", "/v1/members/{id}/slug", Access::Member);
/// `POST /v1/members/join-community`
pub const JOIN_COMMUNITY: Endpoint<Empty, MemberReply> =
    post("members.join_community", "/v1/members/join-community", Access::Member);
/// `POST /v1/members/leave-community`
pub const LEAVE_COMMUNITY: Endpoint<Empty, MemberReply> =
    post("members.leave_community", "/v1/members/leave-community", Access::Member);
/// `GET /v1/members/my`
pub const GET_MY: Endpoint<GetMyMember, MemberReply> = get("members.get_my", "/v1/members/my").access(Access::Member);
/// `GET /v1/members/{id}`
pub const GET: Endpoint<GetMember, MemberReply> = get("members.get", "/v1/members/{id}");
/// `GET /v1/members`
pub const LIST: Endpoint<ListMembers, MembersReply> = get("members.list", "/v1/members").r_param();
/// `POST /v1/members/query`
pub const QUERY: Endpoint<QueryMembers, MembersReply> =
    post("members.query", "/v1/members/query", Access::Visitor).safety(Safety::Safe);
/// `POST /v1/members/{id}/mute`
pub const MUTE: Endpoint<MemberId, MemberReply> = act("members.mute", "/v1/members/{id}/mute");
/// `POST /v1/members/{id}/unmute`
pub const UNMUTE: Endpoint<MemberId, MemberReply> = act("members.unmute", "/v1/members/{id}/unmute");
/// `POST /v1/members/{id}/approve`
pub const APPROVE: Endpoint<MemberId, MemberReply> = act("members.approve", "/v1/members/{id}/approve");
/// `POST /v1/members/{id}/block`
pub const BLOCK: Endpoint<MemberId, MemberReply> = act("members.block", "/v1/members/{id}/block");
/// `POST /v1/members/{id}/disconnect`
pub const DISCONNECT: Endpoint<MemberId, MemberReply> = act("members.disconnect", "/v1/members/{id}/disconnect");
/// `DELETE /v1/members/{id}`
pub const DELETE: Endpoint<MemberId, NoAnswer> = delete("members.delete", "/v1/members/{id}", Access::Owner);
/// `DELETE /v1/members/my`
pub const DELETE_MY: Endpoint<DeleteMyMember, NoAnswer> = delete("members.delete_my", "/v1/members/my", Access::Member);
/// `POST /v1/members/bulk/delete`
pub const BULK_DELETE: Endpoint<BulkDelete, BulkReply> =
    post("members.bulk_delete", "/v1/members/bulk/delete", Access::Owner);
/// `POST /v1/members/bulk/delete-by-filter`
pub const BULK_DELETE_BY_FILTER: Endpoint<BulkDeleteByFilter, BulkReply> = post(
    "members.bulk_delete_by_filter",
    "/v1/members/bulk/delete-by-filter",
    Access::Owner,
);
/// `POST /v1/members/bulk/approve-by-filter`
pub const BULK_APPROVE_BY_FILTER: Endpoint<MembersFilter, BulkReply> = post(
    "members.bulk_approve_by_filter",
    "/v1/members/bulk/approve-by-filter",
    Access::Owner,
);
/// `POST /v1/members/bulk/block-by-filter`
pub const BULK_BLOCK_BY_FILTER: Endpoint<MembersFilter, BulkReply> = post(
    "members.bulk_block_by_filter",
    "/v1/members/bulk/block-by-filter",
    Access::Owner,
);
/// `POST /v1/members`: unsafe, because each time makes a member.
pub const CREATE: Endpoint<MemberPayload, MemberReply> =
    post("members.create", "/v1/members", Access::Owner).safety(Safety::Unsafe);
/// `PATCH /v1/members/{member.id}`
pub const UPDATE: Endpoint<MemberPayload, MemberReply> =
    row::patch("members.update", Service::Members, "/v1/members/{member.id}")
        .access(Access::Member)
        .conversions(&CONVERSIONS);
/// `DELETE /v1/members/{id}/phones`
pub const DELETE_PHONES: Endpoint<MemberId, MemberReply> = clear("members.delete_phones", "/v1/members/{id}/phones");
/// `DELETE /v1/members/{id}/emails`
pub const DELETE_EMAILS: Endpoint<MemberId, MemberReply> = clear("members.delete_emails", "/v1/members/{id}/emails");
/// `DELETE /v1/members/{id}/addresses`
pub const DELETE_ADDRESSES: Endpoint<MemberId, MemberReply> =
    clear("members.delete_addresses", "/v1/members/{id}/addresses");
/// `POST /v1/member-reports`: unsafe, because each time makes a report.
pub const REPORT: Endpoint<ReportPayload, ReportPayload> =
    post("member_report.report", "/v1/member-reports", Access::Member).safety(Safety::Unsafe);

/// Every member call of SPEC section 7, and the report of a member.
pub const TABLE: &[Row<'static>] = &[
    UPDATE_MY_SLUG.row,
    UPDATE_SLUG.row,
    JOIN_COMMUNITY.row,
    LEAVE_COMMUNITY.row,
    GET_MY.row,
    GET.row,
    LIST.row,
    QUERY.row,
    MUTE.row,
    UNMUTE.row,
    APPROVE.row,
    BLOCK.row,
    DISCONNECT.row,
    DELETE.row,
    DELETE_MY.row,
    BULK_DELETE.row,
    BULK_DELETE_BY_FILTER.row,
    BULK_APPROVE_BY_FILTER.row,
    BULK_BLOCK_BY_FILTER.row,
    CREATE.row,
    UPDATE.row,
    DELETE_PHONES.row,
    DELETE_EMAILS.row,
    DELETE_ADDRESSES.row,
    REPORT.row,
];
