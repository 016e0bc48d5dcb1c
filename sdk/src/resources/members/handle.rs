//! The members' methods.

use super::endpoints;
use super::entity::{Member, MemberReport};
use super::enums::FieldSet;
use super::requests::*;
use crate::drive::{BoxFuture, BoxStream};
use crate::error::Error;
use crate::page::{self, Fetcher, Page};
use crate::query::Query;
use crate::resources::Empty;
use crate::resources::handle::{handle, without};
use crate::row::Endpoint;
use serde::Serialize;
use std::sync::Arc;

handle! {
    /// The site's members. Made by [`Client::members`](crate::Client::members).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::members::{FieldSet, Member, Profile};
    ///
    /// let me = client.members().fieldsets([FieldSet::Full]).my().await?;
    /// let change = Member {
    ///     profile: Some(Profile { nickname: Some("Ada".into()), ..Profile::default() }),
    ///     ..Member::default()
    /// };
    /// client.members().update(me.id.unwrap_or_default(), change).await?;
    /// # Ok(())
    /// # }
    /// ```
    Members {
        fieldsets: Vec<FieldSet>,
        search: Option<Search>,
    }
}

/// Reading.
impl<'a> Members<'a> {
    /// Sets how much of each member this handle reads: the public fields when not set. The largest set decides.
    #[must_use]
    pub fn fieldsets(mut self, fieldsets: impl IntoIterator<Item = FieldSet>) -> Self {
        self.fieldsets = fieldsets.into_iter().collect();
        self
    }

    /// Sets words that the members of this handle's queries hold.
    #[must_use]
    pub fn search(mut self, search: Search) -> Self {
        self.search = Some(search);
        self
    }

    /// The signed-in member.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn my(&self) -> Result<Member, Error> {
        let payload = GetMyMember {
            fieldsets: self.chosen_fieldsets(),
            ..GetMyMember::default()
        };
        self.one(&endpoints::GET_MY, &payload).await
    }

    /// One member, by id.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id, or the member is private.
    pub async fn get(&self, id: impl Into<String>) -> Result<Member, Error> {
        let payload = GetMember {
            id: Some(id.into()),
            fieldsets: self.chosen_fieldsets(),
            ..GetMember::default()
        };
        self.one(&endpoints::GET, &payload).await
    }

    /// One page of members. The handle's field sets are read when the request names none.
    ///
    /// # Errors
    ///
    /// A field violation for a sort that the platform does not know.
    pub async fn list(&self, mut request: ListMembers) -> Result<MembersReply, Error> {
        if request.fieldsets.is_empty() {
            request.fieldsets.clone_from(&self.fieldsets);
        }
        self.client.call(&endpoints::LIST, &request, &self.options).await
    }

    /// One page of the members that a query finds.
    ///
    /// # Errors
    ///
    /// A field violation for a filter or sort that the platform does not know.
    pub async fn query(&self, query: Query) -> Result<Page<Member>, Error> {
        let payload = QueryMembers {
            query,
            fieldsets: self.fieldsets.clone(),
            search: self.search.clone(),
        };
        let reply = self.client.call(&endpoints::QUERY, &payload, &self.options).await?;
        Ok(Page::new(reply.members, reply.metadata.as_ref(), payload.query))
    }

    /// Every member of a query, page after page.
    #[must_use]
    pub fn stream(&self, query: Query) -> BoxStream<'a, Result<Member, Error>> {
        page::stream(Arc::new(self.clone()), query)
    }

    fn chosen_fieldsets(&self) -> Option<Vec<FieldSet>> {
        (!self.fieldsets.is_empty()).then(|| self.fieldsets.clone())
    }
}

/// The signed-in member's own affairs.
impl Members<'_> {
    /// Gives the signed-in member another slug.
    ///
    /// # Errors
    ///
    /// The code `SLUG_ALREADY_EXISTS` when another member has it; a field violation when it cannot be one.
    pub async fn update_my_slug(&self, slug: impl Into<String>) -> Result<Member, Error> {
        let payload = UpdateMySlug {
            slug: Some(slug.into()),
            ..UpdateMySlug::default()
        };
        self.one(&endpoints::UPDATE_MY_SLUG, &payload).await
    }

    /// Shows the signed-in member to others.
    ///
    /// # Errors
    ///
    /// The code `COMMUNITY_JOIN_IMPOSSIBLE` for a member who is muted.
    pub async fn join_community(&self) -> Result<Member, Error> {
        self.one(&endpoints::JOIN_COMMUNITY, &Empty::default()).await
    }

    /// Hides the signed-in member from others.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn leave_community(&self) -> Result<Member, Error> {
        self.one(&endpoints::LEAVE_COMMUNITY, &Empty::default()).await
    }

    /// Deletes the signed-in member. What they wrote goes to another member, if one is named.
    ///
    /// # Errors
    ///
    /// A violation of the rule `OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN` for those.
    pub async fn delete_my(&self, content_assignee_id: Option<String>) -> Result<(), Error> {
        let payload = DeleteMyMember {
            content_assignee_id,
            ..DeleteMyMember::default()
        };
        self.client
            .call(&endpoints::DELETE_MY, &payload, &self.options)
            .await
            .map(drop)
    }

    /// Reports a member to the site's owner.
    ///
    /// # Errors
    ///
    /// The code `SELF_REPORTING_FORBIDDEN` for oneself, `CANNOT_REPORT_BLOCKED_MEMBER` for one who is blocked already.
    pub async fn report(&self, report: MemberReport) -> Result<MemberReport, Error> {
        let payload = ReportPayload {
            member_report: Some(report),
            ..ReportPayload::default()
        };
        let reply = self.client.call(&endpoints::REPORT, &payload, &self.options).await?;
        reply.member_report.ok_or_else(|| without("report"))
    }
}

/// A member by id: members for themselves, the owner for all.
impl Members<'_> {
    /// Changes a member: fields left out stay as they are, and an empty text empties its field. Lists are replaced
    /// whole, but an empty one changes nothing: phones, emails and addresses have calls to take all away.
    ///
    /// # Errors
    ///
    /// Field violations for fields that are out of bounds or not the caller's to change.
    pub async fn update(&self, id: impl Into<String>, member: Member) -> Result<Member, Error> {
        let payload = MemberPayload {
            member: Some(Member {
                id: Some(id.into()),
                ..member
            }),
            ..MemberPayload::default()
        };
        self.one(&endpoints::UPDATE, &payload).await
    }

    /// Gives a member another slug.
    ///
    /// # Errors
    ///
    /// The code `SLUG_ALREADY_EXISTS` when another member has it; a field violation when it cannot be one.
    pub async fn update_slug(&self, id: impl Into<String>, slug: impl Into<String>) -> Result<Member, Error> {
        let payload = UpdateSlug {
            id: Some(id.into()),
            slug: Some(slug.into()),
            ..UpdateSlug::default()
        };
        self.one(&endpoints::UPDATE_SLUG, &payload).await
    }

    /// Takes all phone numbers of a member away.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn delete_phones(&self, id: impl Into<String>) -> Result<Member, Error> {
        self.by_id(&endpoints::DELETE_PHONES, id).await
    }

    /// Takes all email addresses of a member's contact away. The one that signs in stays.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn delete_emails(&self, id: impl Into<String>) -> Result<Member, Error> {
        self.by_id(&endpoints::DELETE_EMAILS, id).await
    }

    /// Takes all postal addresses of a member away.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn delete_addresses(&self, id: impl Into<String>) -> Result<Member, Error> {
        self.by_id(&endpoints::DELETE_ADDRESSES, id).await
    }
}

impl Members<'_> {
    pub(super) async fn by_id(
        &self,
        endpoint: &Endpoint<MemberId, MemberReply>,
        id: impl Into<String>,
    ) -> Result<Member, Error> {
        self.one(endpoint, &member_id(id)).await
    }

    pub(super) async fn one<P: Serialize>(
        &self,
        endpoint: &Endpoint<P, MemberReply>,
        payload: &P,
    ) -> Result<Member, Error> {
        let reply = self.client.call(endpoint, payload, &self.options).await?;
        reply.member.ok_or_else(|| without("member"))
    }
}

impl<'a> Fetcher<'a, Member> for Members<'a> {
    fn fetch(&self, query: Query) -> BoxFuture<'a, Result<Page<Member>, Error>> {
        let members = self.clone();
        Box::pin(async move { members.query(query).await })
    }
}

pub(super) fn member_id(id: impl Into<String>) -> MemberId {
    MemberId {
        id: Some(id.into()),
        ..MemberId::default()
    }
}
