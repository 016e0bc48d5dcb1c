//! The sign-on policy: what a registration needs before the new member is active.

use crate::resources::calls::calls;
use crate::row::Conversions;
use crate::types::entity::entities;
use crate::types::{Patch, Timestamp};

const CONVERSIONS: Conversions = Conversions { dates: &["createdDate", "updatedDate"], ..Conversions::NONE };

calls! {
    /// The site's sign-on policy. It holds for registrations from then on: active members stay active.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::sign_on_policy::SignOnPolicy;
    ///
    /// let change = SignOnPolicy { require_owner_approval: Some(true), ..SignOnPolicy::default() };
    /// let policy = client.sign_on_policy().update(change).await?;
    /// assert_eq!(policy.require_owner_approval, Some(true));
    /// # Ok(())
    /// # }
    /// ```
    SignOnPolicies by sign_on_policy;
    rows sign_on_policy at SignOn "/v1/sign-on-policies", converting CONVERSIONS;

    /// Returns the policy: both requirements are `false` where the site has never set them.
    get(GetSignOnPolicy {}) -> { sign_on_policy: SignOnPolicy } = GET "".owner();

    /// Updates the policy. Absent fields are unchanged. Fails with the code `NOT_FOUND` for a site without a policy.
    update(UpdateSignOnPolicy { sign_on_policy: Patch<SignOnPolicy> }) -> { sign_on_policy: SignOnPolicy }
        = PATCH "".owner();
}

entities! {
    /// The requirements of a registration.
    SignOnPolicy {
        /// A GUID, set by the platform.
        id: String,
        /// Increases with each change. Set by the platform.
        revision: String,
        /// Set by the platform.
        created_date: Timestamp,
        /// Set by the platform.
        updated_date: Timestamp,
        /// Whether the owner approves each new member.
        require_owner_approval: bool,
        /// Whether a new member verifies the email address.
        require_email_verification: bool,
    }
}
