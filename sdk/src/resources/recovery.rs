//! Forgotten passwords and account activation (SPEC section 7, "Recovery").

use super::NoAnswer;
use super::authentication::StateMachineReply;
use super::authentication::endpoints::CONVERSIONS;
use crate::error::Error;
use crate::resources::handle::handle;
use crate::row::{self, Access, Endpoint, Row, Service};
use crate::secret::Secret;
use crate::types::entity::entities;

const fn post<P, A>(id: &'static str, path: &'static str) -> Endpoint<P, A> {
    row::post(id, Service::Recovery, path).conversions(&CONVERSIONS)
}

/// `POST /v1/send-email`
pub const SEND_RECOVERY_EMAIL: Endpoint<SendRecoveryEmail, NoAnswer> =
    post("recovery.send_recovery_email", "/v1/send-email");
/// `POST /v1/activation-email`
pub const SEND_ACTIVATION_EMAIL: Endpoint<SendActivationEmail, NoAnswer> =
    post("recovery.send_activation_email", "/v1/activation-email").access(Access::Owner);
/// `POST /v1/recover`
pub const RECOVER: Endpoint<Recover, StateMachineReply> = post("recovery.recover", "/v1/recover");

/// Every recovery call of SPEC section 7.
pub const TABLE: &[Row<'static>] = &[SEND_RECOVERY_EMAIL.row, SEND_ACTIVATION_EMAIL.row, RECOVER.row];

entities! {
    /// Asking for a mail with which a password can be set anew.
    SendRecoveryEmail {
        /// The address of the account. The answer is the same whether there is one.
        email: String,
        /// Language of the mail.
        language: String,
        /// Where the visitor goes from the mail.
        redirect: EmailRedirect,
    }

    /// Where a visitor goes from a mail.
    EmailRedirect {
        /// The address, of a site that the application allows.
        url: String,
        /// The application.
        client_id: String,
    }

    /// Asking for a mail with which an account that was made for someone becomes theirs.
    SendActivationEmail {
        /// Whose account. A GUID.
        identity_id: String,
        /// How the mail is written, and where it leads.
        email_options: EmailOptions,
    }

    /// How a mail is written, and where it leads.
    EmailOptions {
        /// Language of the mail.
        language: String,
        /// Where the visitor goes from the mail.
        redirect: EmailRedirect,
    }

    /// A new password, with the token of a mail.
    Recover {
        /// The token. Good once.
        recovery_token: Secret,
        /// The password.
        password: Secret,
    }
}

handle! {
    /// Ways back to an account whose password is lost. Made by [`Client::recovery`](crate::Client::recovery).
    ///
    /// ```no_run
    /// # async fn run(client: &cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::recovery::SendRecoveryEmail;
    ///
    /// let request = SendRecoveryEmail { email: Some("ada@example.com".to_owned()), ..Default::default() };
    /// client.recovery().send_email(&request).await?;
    /// # Ok(())
    /// # }
    /// ```
    Recovery
}

impl<'a> Recovery<'a> {
    /// Sends the mail with which a password can be set anew, if there is such an account.
    ///
    /// # Errors
    ///
    /// A field violation for what is no email address, or a redirect to a site that is not allowed.
    pub async fn send_email(&self, request: &SendRecoveryEmail) -> Result<(), Error> {
        self.client.call(&SEND_RECOVERY_EMAIL, request, &self.options).await?;
        Ok(())
    }

    /// Sends the mail with which someone takes over an account that was made for them. Needs the owner.
    ///
    /// # Errors
    ///
    /// `NOT_FOUND` when there is no such identity.
    pub async fn send_activation_email(&self, request: &SendActivationEmail) -> Result<(), Error> {
        self.client.call(&SEND_ACTIVATION_EMAIL, request, &self.options).await?;
        Ok(())
    }

    /// Sets a new password with the token of a mail. It is a login, too.
    ///
    /// # Errors
    ///
    /// `NOT_FOUND` for a token that is wrong, used or too old; a field violation for a password that is not taken.
    pub async fn recover(
        &self,
        recovery_token: impl Into<Secret>,
        password: impl Into<Secret>,
    ) -> Result<StateMachineReply, Error> {
        let payload = Recover {
            recovery_token: Some(recovery_token.into()),
            password: Some(password.into()),
            ..Recover::default()
        };
        self.client.call(&RECOVER, &payload, &self.options).await
    }
}
