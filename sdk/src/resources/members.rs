//! Members (SPEC sections 3, 6 and 7): the signed-in member's own record, and the owner's management of all.

use crate::endpoint::{self, Access, Conversions, Endpoint, Info, Safety, Service};
use serde_json::Value;

const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate", "lastLoginDate"],
    opaque: &["customFields"],
    ..Conversions::NONE
};

const fn get(id: &'static str, path: &'static str) -> Endpoint<Value, Value> {
    endpoint::get(id, Service::Members, path).conversions(&CONVERSIONS)
}

const fn post(id: &'static str, path: &'static str, access: Access) -> Endpoint<Value, Value> {
    endpoint::post(id, Service::Members, path)
        .access(access)
        .safety(Safety::Idempotent)
        .conversions(&CONVERSIONS)
}

const fn delete(id: &'static str, path: &'static str, access: Access) -> Endpoint<Value, Value> {
    endpoint::delete(id, Service::Members, path)
        .access(access)
        .conversions(&CONVERSIONS)
}

/// Every member call of SPEC section 7, and the report of a member.
pub const TABLE: &[Info] = &[
    post("members.update_my_slug", "/v1/members/my/slug", Access::Member).info,
    post("members.update_slug", "/v1/members/{id}/slug", Access::Member).info,
    post("members.join_community", "/v1/members/join-community", Access::Member).info,
    post("members.leave_community", "/v1/members/leave-community", Access::Member).info,
    get("members.get_my", "/v1/members/my").access(Access::Member).info,
    get("members.get", "/v1/members/{id}").info,
    get("members.list", "/v1/members").r_param().info,
    post("members.query", "/v1/members/query", Access::Visitor)
        .safety(Safety::Safe)
        .info,
    post("members.mute", "/v1/members/{id}/mute", Access::Owner).info,
    post("members.unmute", "/v1/members/{id}/unmute", Access::Owner).info,
    post("members.approve", "/v1/members/{id}/approve", Access::Owner).info,
    post("members.block", "/v1/members/{id}/block", Access::Owner).info,
    post("members.disconnect", "/v1/members/{id}/disconnect", Access::Owner).info,
    delete("members.delete", "/v1/members/{id}", Access::Owner).info,
    delete("members.delete_my", "/v1/members/my", Access::Member).info,
    post("members.bulk_delete", "/v1/members/bulk/delete", Access::Owner).info,
    post(
        "members.bulk_delete_by_filter",
        "/v1/members/bulk/delete-by-filter",
        Access::Owner,
    )
    .info,
    post(
        "members.bulk_approve_by_filter",
        "/v1/members/bulk/approve-by-filter",
        Access::Owner,
    )
    .info,
    post(
        "members.bulk_block_by_filter",
        "/v1/members/bulk/block-by-filter",
        Access::Owner,
    )
    .info,
    post("members.create", "/v1/members", Access::Owner)
        .safety(Safety::Unsafe)
        .info,
    endpoint::patch::<Value, Value>("members.update", Service::Members, "/v1/members/{member.id}")
        .access(Access::Member)
        .conversions(&CONVERSIONS)
        .info,
    delete("members.delete_phones", "/v1/members/{id}/phones", Access::Member).info,
    delete("members.delete_emails", "/v1/members/{id}/emails", Access::Member).info,
    delete("members.delete_addresses", "/v1/members/{id}/addresses", Access::Member).info,
    post("member_report.report", "/v1/member-reports", Access::Member)
        .safety(Safety::Unsafe)
        .info,
];
