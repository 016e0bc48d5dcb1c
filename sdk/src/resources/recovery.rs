//! Password recovery and account activation.

use crate::Secret;
use crate::resources::authentication::{CONVERSIONS, StateMachineReply};
use crate::resources::calls::calls;
use crate::types::entity::entities;

calls! {
    /// Password recovery and account activation by mail.
    ///
    /// ```no_run
    /// # async fn run(client: &cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::recovery::SendRecoveryEmail;
    ///
    /// client.recovery().send_recovery_email(SendRecoveryEmail::to("ada@example.com")).await?;
    /// # Ok(())
    /// # }
    /// ```
    Recovery by recovery;
    rows recovery at Recovery "/v1", converting CONVERSIONS;

    /// Sends a password recovery mail. The answer does not reveal whether the account exists. Fails with a field
    /// violation for an invalid address, or a redirect to a site that is not allowed.
    send_recovery_email(SendRecoveryEmail) -> {} = POST "/send-email";

    /// Sends an activation mail, by which a member takes over an account that was created for them. Fails with
    /// `NOT_FOUND` for an unknown identity.
    send_activation_email(SendActivationEmail) -> {} = POST "/activation-email".owner();

    /// Sets a new password with the token of a recovery mail, and logs in. Fails with `NOT_FOUND` for a token that is
    /// wrong, used or expired, and with a field violation for a password that the site does not take.
    recover(Recover {
        /// Good once.
        recovery_token: Secret,
        password: Secret
    }) -> StateMachineReply = POST "/recover";
}

impl SendRecoveryEmail {
    /// A recovery mail to an address.
    #[must_use]
    pub fn to(email: impl Into<String>) -> Self {
        Self { email: Some(email.into()), ..Self::default() }
    }
}

impl SendActivationEmail {
    /// An activation mail to someone whose identity has this id.
    #[must_use]
    pub fn to(identity_id: impl Into<String>) -> Self {
        Self { identity_id: Some(identity_id.into()), ..Self::default() }
    }
}

entities! {
    /// A request for a password recovery mail.
    SendRecoveryEmail {
        email: String,
        /// The language of the mail.
        language: String,
        redirect: EmailRedirect,
    }

    /// The page that a mail leads to.
    EmailRedirect {
        /// An address of a site that the application allows.
        url: String,
        client_id: String,
    }

    /// A request for an activation mail.
    SendActivationEmail {
        /// A GUID.
        identity_id: String,
        email_options: EmailOptions,
    }

    /// The form of a mail.
    EmailOptions {
        language: String,
        redirect: EmailRedirect,
    }
}
