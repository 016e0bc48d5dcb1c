//! What the members calls send and answer.

use super::entity::{GeoLocation, Member, MemberReport};
use super::enums::FieldSet;
use crate::query::{Filter, Query, QueryMetadata, SortOrder};
use crate::types::entity::entities;
use serde::Serialize;
use serde_json::{Map, Value};

/// The payload of a members query.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct QueryMembers {
    /// The query.
    pub query: Query,
    /// How much of each member to answer. At most 3.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fieldsets: Vec<FieldSet>,
    /// Words to find.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub search: Option<Search>,
}

/// Which members a bulk call is for.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct MembersFilter {
    /// The condition that they meet.
    pub filter: Filter,
}

/// Which members to delete.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BulkDeleteByFilter {
    /// The condition that they meet.
    pub filter: Filter,
    /// Who gets what they wrote. A member's GUID.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content_assignee_id: Option<String>,
    /// Words that are found in them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub search: Option<Search>,
}

/// How a list of members is sorted.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Sorting {
    /// The field to sort by. At most 512 characters.
    pub field_name: String,
    /// Which way.
    pub order: SortOrder,
    /// Where distances are measured from, for a field that is a place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<GeoLocation>,
}

/// Which page of a list.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Paging {
    /// How many members a page has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// How many members to skip.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offset: Option<u32>,
}

/// Which members to list, in what order.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct ListMembers {
    /// Which page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paging: Option<Paging>,
    /// How much of each member to answer. At most 3.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fieldsets: Vec<FieldSet>,
    /// In what order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sorting: Vec<Sorting>,
}

entities! {
    /// How much of the signed-in member to read.
    GetMyMember {
        /// One field set, as older versions of the platform take it.
        field_set: FieldSet,
        /// Field sets; the largest decides. At most 3.
        fieldsets: Vec<FieldSet>,
    }

    /// Which member to read, and how much.
    GetMember {
        /// The member's id. A GUID.
        id: String,
        /// Field sets; the largest decides. At most 3.
        fieldsets: Vec<FieldSet>,
    }

    /// Which member a call is about.
    MemberId {
        /// The member's id. A GUID.
        id: String,
    }

    /// A new slug for the signed-in member.
    UpdateMySlug {
        /// The slug. At most 255 characters.
        slug: String,
    }

    /// A new slug for a member.
    UpdateSlug {
        /// The member's id. A GUID.
        id: String,
        /// The slug. At most 255 characters.
        slug: String,
    }

    /// Deletes the signed-in member.
    DeleteMyMember {
        /// Who gets what they wrote. A member's GUID.
        content_assignee_id: String,
    }

    /// Which members to delete.
    BulkDelete {
        /// Their ids. From 1 to 100 GUIDs.
        member_ids: Vec<String>,
    }

    /// A member as they are to be.
    MemberPayload {
        /// The member. In a change, `id` says which one, and fields left out stay as they are.
        member: Member,
    }

    /// Words to find in members.
    Search {
        /// The words. From 1 to 100 characters.
        expression: String,
        /// Where to look for them. At most 4 fields.
        fields: Vec<String>,
    }

    /// An answer that holds one member.
    MemberReply {
        /// The member.
        member: Member,
    }

    /// One page of members.
    MembersReply {
        /// The members.
        members: Vec<Member>,
        /// Where this page is, and how many there are.
        metadata: QueryMetadata,
    }

    /// What a bulk call did to each member.
    BulkReply {
        /// Id of the job, for a call by filter.
        job_id: String,
        /// What was done to each member.
        results: Vec<BulkMemberResult>,
        /// How often it was done, and how often not.
        bulk_action_metadata: BulkActionMetadata,
    }

    /// What a bulk call did to one member.
    BulkMemberResult {
        /// Which member, and what came of it.
        item_metadata: ItemMetadata,
    }

    /// One member of a bulk call.
    ItemMetadata {
        /// The member's id.
        id: String,
        /// Where the member stood in the payload, counted from 0.
        original_index: i64,
        /// Whether it was done.
        success: bool,
        /// Why it was not.
        error: ItemError,
    }

    /// Why a bulk call failed for one member.
    ItemError {
        /// The code, for programs.
        code: String,
        /// What went wrong, for people.
        description: String,
        /// More about it.
        data: Map<String, Value>,
    }

    /// How often a bulk call did its work.
    BulkActionMetadata {
        /// For how many members.
        total_successes: i64,
        /// For how many it failed.
        total_failures: i64,
        /// For how many of those no result says why.
        undetailed_failures: i64,
    }

    /// A report, as it is sent and as it is answered.
    ReportPayload {
        /// The report.
        member_report: MemberReport,
    }
}
