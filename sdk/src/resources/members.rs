//! Members: the signed-in member's own record, and the owner's management of all.

use crate::query::{Filter, OffsetPaging, Query, SortOrder, Sorting, pages_by};
use crate::resources::authentication::{AddressTag, EmailTag, PhoneTag};
use crate::resources::bulk::Bulk;
use crate::resources::calls::calls;
use crate::row::Conversions;
use crate::types::entity::{entities, open_enums};
use crate::types::{Patch, Timestamp};
use serde_json::Value;
use std::collections::BTreeMap;

pub(crate) const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate", "lastLoginDate", "lastReportDate"],
    opaque: &["customFields", "phoneTags", "emailTags", "data"],
    ..Conversions::NONE
};

calls! {
    /// Members of the site. Members read and update themselves; the owner reads, updates, approves, blocks and deletes
    /// all of them.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::members::{FieldSet, Member, Profile};
    ///
    /// let me = client.members().fieldsets([FieldSet::Full]).get_my().await?;
    /// let change = Member {
    ///     profile: Some(Profile { nickname: Some("Ada".into()), ..Profile::default() }),
    ///     ..Member::default()
    /// };
    /// client.members().update(me.id.unwrap_or_default(), change).await?;
    /// # Ok(())
    /// # }
    /// ```
    Members {
        /// Sets the answered fields; only the public ones by default. The largest set applies.
        fieldsets: Vec<FieldSet>,
        /// Sets one field set for [`get_my`](Self::get_my), in the form of older platform versions.
        field_set: FieldSet,
    } by members;
    rows members at Members "/v1/members", converting CONVERSIONS;

    /// Updates the signed-in member's slug. Fails with the code `SLUG_ALREADY_EXISTS` when another member has it.
    update_my_slug(UpdateMySlug {
        /// At most 255 characters.
        slug: String
    }) -> { member: Member } = POST "/my/slug".member().idempotent();

    /// Updates a member's slug. Fails with the code `SLUG_ALREADY_EXISTS` when another member has it.
    update_slug(UpdateSlug {
        id: String,
        /// At most 255 characters.
        slug: String
    }) -> { member: Member } = POST "/{id}/slug".member().idempotent();

    /// Joins the site's community: others see the signed-in member. Fails with the code `COMMUNITY_JOIN_IMPOSSIBLE` for a
    /// muted member.
    join_community(JoinCommunity {}) -> { member: Member } = POST "/join-community".member().idempotent();

    /// Leaves the site's community: others no longer see the signed-in member.
    leave_community(LeaveCommunity {}) -> { member: Member } = POST "/leave-community".member().idempotent();

    /// Returns the signed-in member.
    get_my(GetMyMember {; self.field_set: FieldSet; self.fieldsets: Vec<FieldSet> }) -> { member: Member }
        = GET "/my".member();

    /// Returns a member. Fails with status 404 for an unknown id or a private member.
    get(GetMember { id: String; self.fieldsets: Vec<FieldSet> }) -> { member: Member } = GET "/{id}";

    /// Lists members.
    list(ListMembers; self.fieldsets) -> { members: [Member] } = GET "".r_param();

    /// Queries members, and searches them: see [`QueryMembers::search`](QueryMembers::search()).
    query(QueryMembers; self.fieldsets) -> { members: [Member] } = POST "/query".safe();

    /// Mutes a member: they can no longer write in the community.
    mute(MuteMember { id: String }) -> { member: Member } = POST "/{id}/mute".owner().idempotent();

    /// Unmutes a member.
    unmute(UnmuteMember { id: String }) -> { member: Member } = POST "/{id}/unmute".owner().idempotent();

    /// Approves a pending or blocked member.
    approve(ApproveMember { id: String }) -> { member: Member } = POST "/{id}/approve".owner().idempotent();

    /// Blocks a member, and logs them out. Fails with the code `OWNER_MEMBER_BLOCK_FORBIDDEN` for an owner.
    block(BlockMember { id: String }) -> { member: Member } = POST "/{id}/block".owner().idempotent();

    /// Disconnects a member: logs them out everywhere until they log in again.
    disconnect(DisconnectMember { id: String }) -> { member: Member } = POST "/{id}/disconnect".owner().idempotent();

    /// Deletes a member. An owner or contributor breaks the rule `OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN`.
    delete(DeleteMember { id: String }) -> {} = DELETE "/{id}".owner();

    /// Deletes the signed-in member. An owner or contributor breaks the rule
    /// `OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN`.
    delete_my(DeleteMyMember) -> {} = DELETE "/my".member();

    /// Deletes members by id.
    bulk_delete(BulkDeleteMembers {
        /// From 1 to 100 GUIDs.
        member_ids: Vec<String>
    }) -> Bulk = POST "/bulk/delete".owner().idempotent();

    /// Deletes the members that a filter and a search find. Returns the id of a job.
    bulk_delete_by_filter(BulkDeleteMembersByFilter) -> { job_id: String }
        = POST "/bulk/delete-by-filter".owner().idempotent();

    /// Approves the members that a filter finds. Returns the id of a job.
    bulk_approve_by_filter(BulkApproveMembersByFilter { filter: Filter }) -> { job_id: String }
        = POST "/bulk/approve-by-filter".owner().idempotent();

    /// Blocks the members that a filter finds. Returns the id of a job.
    bulk_block_by_filter(BulkBlockMembersByFilter { filter: Filter }) -> { job_id: String }
        = POST "/bulk/block-by-filter".owner().idempotent();

    /// Creates a member, who has no password until they set one. Fails with the code `MEMBER_ALREADY_EXISTS` for the email
    /// address of another member.
    create(CreateMember { member: Member }) -> { member: Member } = POST "".owner();

    /// Updates a member. A member may update only themself; the owner, anyone. Absent fields are unchanged. A list
    /// replaces the earlier list, but an empty list changes nothing: to delete all phones, emails or addresses, use
    /// their own calls.
    update(UpdateMember { member.id, member: Patch<Member> }) -> { member: Member } = PATCH "/{member.id}".member();

    /// Deletes all phone numbers of a member.
    delete_phones(DeletePhones { id: String }) -> { member: Member } = DELETE "/{id}/phones".member();

    /// Deletes all email addresses of a member's contact. The login email stays.
    delete_emails(DeleteEmails { id: String }) -> { member: Member } = DELETE "/{id}/emails".member();

    /// Deletes all postal addresses of a member.
    delete_addresses(DeleteAddresses { id: String }) -> { member: Member } = DELETE "/{id}/addresses".member();
}

impl From<OffsetPaging> for ListMembers {
    fn from(paging: OffsetPaging) -> Self {
        Self { paging: Some(paging), ..Self::default() }
    }
}

pages_by!(ListMembers.paging);

impl ListMembers {
    /// All members, in the platform's order.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the number of members of a page.
    #[must_use]
    pub fn limit(mut self, limit: u32) -> Self {
        self.paging.get_or_insert_default().limit = Some(limit.into());
        self
    }

    /// Skips this many members.
    #[must_use]
    pub fn skip(mut self, offset: u32) -> Self {
        self.paging.get_or_insert_default().offset = Some(offset.into());
        self
    }

    /// Sorts by a field, after the fields named before.
    #[must_use]
    pub fn sort(mut self, field: impl Into<String>, order: SortOrder) -> Self {
        self.sorting.get_or_insert_default().push(Sorting::new(field, order));
        self
    }
}

impl QueryMembers {
    /// A query.
    #[must_use]
    pub fn new(query: impl Into<Query>) -> Self {
        Self { query: Some(query.into()), ..Self::default() }
    }

    /// Adds a free-text search: from 1 to 100 characters.
    #[must_use]
    pub fn search(mut self, expression: impl Into<String>) -> Self {
        self.search.get_or_insert_default().expression = Some(expression.into());
        self
    }
}

impl From<Query> for QueryMembers {
    fn from(query: Query) -> Self {
        Self::new(query)
    }
}

impl From<Filter> for QueryMembers {
    fn from(filter: Filter) -> Self {
        Self::new(filter)
    }
}

pages_by!(QueryMembers.query);

impl From<Filter> for BulkDeleteMembersByFilter {
    fn from(filter: Filter) -> Self {
        Self { filter: Some(filter), ..Self::default() }
    }
}

impl DeleteMyMember {
    /// A deletion after which another member has the deleted member's content.
    #[must_use]
    pub fn assigning_content_to(member_id: impl Into<String>) -> Self {
        Self { content_assignee_id: Some(member_id.into()), ..Self::default() }
    }
}

entities! {
    /// The deletion of the signed-in member.
    DeleteMyMember {
        /// The member who gets the deleted member's content. A GUID.
        content_assignee_id: String,
    }

    /// A query of members.
    QueryMembers {
        query: Query,
        /// At most 3.
        fieldsets: Vec<FieldSet>,
        search: Search,
    }

    /// A list of members.
    ListMembers {
        paging: OffsetPaging,
        /// At most 3.
        fieldsets: Vec<FieldSet>,
        sorting: Vec<Sorting>,
    }

    /// A deletion of the members that a filter finds.
    BulkDeleteMembersByFilter {
        filter: Filter,
        /// The member who gets the deleted members' content. A GUID.
        content_assignee_id: String,
        search: Search,
    }

    /// A member of the site. The field set of the call decides which fields are answered.
    Member {
        /// A GUID, set by the platform.
        id: String,
        /// Set when the member is created, and never changed.
        login_email: String,
        /// Set by the platform.
        login_email_verified: bool,
        /// Set by the platform.
        status: MemberStatus,
        /// A GUID, set by the platform.
        contact_id: String,
        contact: Contact,
        profile: Profile,
        privacy_status: PrivacyStatus,
        /// Set by the platform.
        activity_status: ActivityStatus,
        /// Set by the owner.
        role: Role,
        created_date: Timestamp,
        updated_date: Timestamp,
        last_login_date: Timestamp,
        /// For a deleted member only. Set by the platform.
        deletion_state: DeletionState,
    }

    /// The public profile of a member.
    Profile {
        nickname: String,
        /// The last part of the profile page's address. Set by the platform; `update_slug` changes it.
        slug: String,
        photo: Image,
        /// The picture across the top of the profile page.
        cover: Image,
        /// The line under the name.
        title: String,
    }

    /// The contact details of a member: seen by the member and the owner only.
    Contact {
        first_name: String,
        last_name: String,
        phones: Vec<String>,
        /// By phone number; a missing one is untagged.
        phone_tags: BTreeMap<String, PhoneTag>,
        emails: Vec<String>,
        /// By email address; a missing one is untagged.
        email_tags: BTreeMap<String, EmailTag>,
        addresses: Vec<Address>,
        /// As `YYYY-MM-DD`. At most 100 characters.
        birthdate: String,
        /// At most 100 characters.
        company: String,
        /// At most 100 characters.
        job_title: String,
        /// By key.
        custom_fields: BTreeMap<String, CustomField>,
    }

    /// A custom field.
    CustomField {
        name: String,
        /// A text, number or list, by the field's type.
        value: Value,
        /// `TEXT` if absent.
        r#type: CustomFieldType,
        /// The platform of a social field.
        social_platform: SocialPlatform,
    }

    /// A postal address.
    Address {
        /// Excludes `address_line`.
        street_address: StreetAddress,
        /// The street in one line; excludes `street_address`. At most 200 characters.
        address_line: String,
        /// A GUID, set by the platform.
        id: String,
        address_line2: String,
        city: String,
        /// State or province, as an ISO 3166-2 code.
        subdivision: String,
        /// An ISO 3166-1 alpha-2 code.
        country: String,
        postal_code: String,
        tag: AddressTag,
    }

    /// A street by name and number.
    StreetAddress {
        /// At most 100 characters.
        number: String,
        /// At most 200 characters.
        name: String,
    }

    /// A picture of a member.
    Image {
        /// The id in the site's media.
        id: String,
        url: String,
        /// In pixels.
        height: i64,
        /// In pixels.
        width: i64,
        /// Pixels from the left edge to the visible part.
        offset_x: i64,
        /// Pixels from the top edge to the visible part.
        offset_y: i64,
    }

    /// A free-text search of members.
    Search {
        /// From 1 to 100 characters.
        expression: String,
        /// The fields to search, at most 4.
        fields: Vec<String>,
    }
}

open_enums! {
    /// The status of a member.
    MemberStatus {
        UnknownStatus = "UNKNOWN",
        Pending = "PENDING",
        Approved = "APPROVED",
        Blocked = "BLOCKED",
        Offline = "OFFLINE",
    }

    /// The privacy of a member.
    PrivacyStatus {
        UnknownPrivacy = "UNKNOWN",
        Private = "PRIVATE",
        Public = "PUBLIC",
    }

    /// The activity status of a member in the community.
    ActivityStatus {
        UnknownActivity = "UNKNOWN",
        Active = "ACTIVE",
        Muted = "MUTED",
    }

    /// The set of fields that an answer holds.
    FieldSet {
        Public = "PUBLIC",
        Extended = "EXTENDED",
        Full = "FULL",
    }

    /// The role of a member on the site.
    Role {
        UndefinedRole = "UNDEFINED_ROLE",
        Member = "MEMBER",
        Owner = "OWNER",
        Contributor = "CONTRIBUTOR",
    }

    /// The type of a custom field.
    CustomFieldType {
        UnknownType = "UNKNOWN",
        Text = "TEXT",
        Number = "NUMBER",
        Date = "DATE",
        Url = "URL",
        Social = "SOCIAL",
    }

    /// The social network of a custom field.
    SocialPlatform {
        UnknownPlatform = "UNKNOWN",
        Facebook = "FACEBOOK",
        Instagram = "INSTAGRAM",
        Linkedin = "LINKEDIN",
        Twitter = "TWITTER",
        Youtube = "YOUTUBE",
        Pinterest = "PINTEREST",
        Tiktok = "TIKTOK",
        Deviantart = "DEVIANTART",
        Soundcloud = "SOUNDCLOUD",
        Tumblr = "TUMBLR",
        Vimeo = "VIMEO",
        Vkontakte = "VKONTAKTE",
        Odnoklassniki = "ODNOKLASSNIKI",
        Other = "OTHER",
    }

    /// The deletion state of a member.
    DeletionState {
        UnknownState = "UNKNOWN",
        Trash = "TRASH",
        Deleted = "DELETED",
        PendingPurge = "PENDING_PURGE",
        PurgedExternally = "PURGED_EXTERNALLY",
    }
}
