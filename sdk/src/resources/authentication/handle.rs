//! The authentication calls' methods.

use super::endpoints;
use super::entity::StateMachineReply;
use super::requests::{
    ChangePassword, EmailValidation, LogIn, LogOut, LoginCallback, RawAnswer, Register, SignOn, SignOnReply,
    ValidateEmail, VerifyFactor,
};
use crate::error::Error;
use crate::resources::handle::handle;
use crate::secret::Secret;

handle! {
    /// The single steps of registration and login. Made by [`Client::authentication`](crate::Client::authentication).
    ///
    /// ```no_run
    /// # async fn run(client: &cartwright::Client) -> Result<(), cartwright::Error> {
    /// client.authentication().change_password("a long new password").await?;
    /// # Ok(())
    /// # }
    /// ```
    Authentication
}

impl<'a> Authentication<'a> {
    /// Registers someone new.
    ///
    /// # Errors
    ///
    /// The reasons of [`register_failure`](crate::login::register_failure); field violations for an email address or
    /// password that the site does not take.
    pub async fn register(&self, request: &Register) -> Result<StateMachineReply, Error> {
        self.client.call(&endpoints::REGISTER, request, &self.options).await
    }

    /// Logs someone in.
    ///
    /// # Errors
    ///
    /// The reasons of [`login_failure`](crate::login::login_failure).
    pub async fn login(&self, request: &LogIn) -> Result<StateMachineReply, Error> {
        self.client.call(&endpoints::LOGIN, request, &self.options).await
    }

    /// Changes the signed-in member's password.
    ///
    /// # Errors
    ///
    /// A field violation for a password that the site does not take.
    pub async fn change_password(&self, new_password: impl Into<Secret>) -> Result<(), Error> {
        let payload = ChangePassword {
            new_password: Some(new_password.into()),
            ..ChangePassword::default()
        };
        self.client
            .call(&endpoints::CHANGE_PASSWORD, &payload, &self.options)
            .await?;
        Ok(())
    }

    /// Goes on with a login after a provider's page has sent the visitor back.
    ///
    /// # Errors
    ///
    /// An application error for a state or session token that is not good.
    pub async fn login_callback(&self, request: &LoginCallback) -> Result<RawAnswer, Error> {
        self.client
            .call(&endpoints::LOGIN_CALLBACK, request, &self.options)
            .await
    }

    /// Signs in someone whom another system has signed in. Needs the owner.
    ///
    /// # Errors
    ///
    /// A field violation for an email address that is none.
    pub async fn sign_on(&self, request: &SignOn) -> Result<SignOnReply, Error> {
        self.client.call(&endpoints::SIGN_ON, request, &self.options).await
    }

    /// Ends a login on the platform's pages.
    ///
    /// # Errors
    ///
    /// A field violation for an address that the site does not allow.
    pub async fn logout(&self, request: &LogOut) -> Result<RawAnswer, Error> {
        self.client.call(&endpoints::LOGOUT, request, &self.options).await
    }

    /// Asks a second factor for its code, or gives it.
    ///
    /// # Errors
    ///
    /// `BAD_CODE` for a wrong code; `NOT_FOUND` when the login must begin again; `SEND_CODE_ERROR` when the code could
    /// not be sent.
    pub async fn verify_factor(&self, request: &VerifyFactor) -> Result<StateMachineReply, Error> {
        self.client
            .call(&endpoints::VERIFY_FACTOR, request, &self.options)
            .await
    }
    /// Tells whether mail to an address can arrive, as far as can be told without sending any.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call; an address that is not good is no error.
    pub async fn validate_email(&self, email: impl Into<String>) -> Result<EmailValidation, Error> {
        let payload = ValidateEmail {
            email: Some(email.into()),
            ..ValidateEmail::default()
        };
        self.client
            .call(&endpoints::VALIDATE_EMAIL, &payload, &self.options)
            .await
    }
}
