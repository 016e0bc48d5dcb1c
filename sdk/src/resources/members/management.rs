//! The owner's methods.

use super::endpoints;
use super::entity::Member;
use super::handle::{Members, member_id};
use super::requests::{BulkDelete, BulkDeleteByFilter, BulkReply, MemberPayload, MembersFilter};
use crate::error::Error;
use crate::query::Filter;

/// The owner's management. Each needs the owner's key, and fails with status 403 for others.
impl Members<'_> {
    /// Makes a member, who has no password until they set one.
    ///
    /// # Errors
    ///
    /// The code `MEMBER_ALREADY_EXISTS` when a member has this email address; field violations for what is out of
    /// bounds.
    pub async fn create(&self, member: Member) -> Result<Member, Error> {
        let payload = MemberPayload {
            member: Some(member),
            ..MemberPayload::default()
        };
        self.one(&endpoints::CREATE, &payload).await
    }

    /// Stops a member from writing in the community.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn mute(&self, id: impl Into<String>) -> Result<Member, Error> {
        self.by_id(&endpoints::MUTE, id).await
    }

    /// Lets a member write in the community again.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn unmute(&self, id: impl Into<String>) -> Result<Member, Error> {
        self.by_id(&endpoints::UNMUTE, id).await
    }

    /// Lets a pending or blocked member use the site.
    ///
    /// # Errors
    ///
    /// An application error when the member's status cannot change so.
    pub async fn approve(&self, id: impl Into<String>) -> Result<Member, Error> {
        self.by_id(&endpoints::APPROVE, id).await
    }

    /// Keeps a member off the site, and signs them out.
    ///
    /// # Errors
    ///
    /// The code `OWNER_MEMBER_BLOCK_FORBIDDEN` for a member who is an owner.
    pub async fn block(&self, id: impl Into<String>) -> Result<Member, Error> {
        self.by_id(&endpoints::BLOCK, id).await
    }

    /// Signs a member out everywhere, until they sign in again.
    ///
    /// # Errors
    ///
    /// An application error when the member's status cannot change so.
    pub async fn disconnect(&self, id: impl Into<String>) -> Result<Member, Error> {
        self.by_id(&endpoints::DISCONNECT, id).await
    }

    /// Deletes a member.
    ///
    /// # Errors
    ///
    /// A violation of the rule `OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN` for those.
    pub async fn delete(&self, id: impl Into<String>) -> Result<(), Error> {
        self.client
            .call(&endpoints::DELETE, &member_id(id), &self.options)
            .await
            .map(drop)
    }

    /// Deletes members, by id. From 1 to 100.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call. What goes wrong for one member is in that member's result.
    pub async fn bulk_delete(&self, member_ids: Vec<String>) -> Result<BulkReply, Error> {
        let payload = BulkDelete {
            member_ids: Some(member_ids),
            ..BulkDelete::default()
        };
        self.client.call(&endpoints::BULK_DELETE, &payload, &self.options).await
    }

    /// Deletes the members that a filter finds.
    ///
    /// # Errors
    ///
    /// A field violation for a filter that the platform does not know.
    pub async fn bulk_delete_by_filter(&self, request: BulkDeleteByFilter) -> Result<BulkReply, Error> {
        self.client
            .call(&endpoints::BULK_DELETE_BY_FILTER, &request, &self.options)
            .await
    }

    /// Approves the members that a filter finds.
    ///
    /// # Errors
    ///
    /// A field violation for a filter that the platform does not know.
    pub async fn bulk_approve_by_filter(&self, filter: Filter) -> Result<BulkReply, Error> {
        self.client
            .call(
                &endpoints::BULK_APPROVE_BY_FILTER,
                &MembersFilter { filter },
                &self.options,
            )
            .await
    }

    /// Blocks the members that a filter finds.
    ///
    /// # Errors
    ///
    /// A field violation for a filter that the platform does not know.
    pub async fn bulk_block_by_filter(&self, filter: Filter) -> Result<BulkReply, Error> {
        self.client
            .call(
                &endpoints::BULK_BLOCK_BY_FILTER,
                &MembersFilter { filter },
                &self.options,
            )
            .await
    }
}
