//! Registration and login by calls, step by step (SPEC section 4).

use super::login::Login;
use super::outcome::LoginOutcome;
use crate::row::{Endpoint, Info};
use crate::error::{Error, ErrorKind, login_failure, register_failure};
use crate::pipeline::{CallOptions, Payload};
use crate::resources::authentication::{LogIn, Register, StateMachineReply, VerifyFactor, endpoints};
use crate::resources::recovery::{RECOVER, Recover};
use crate::resources::verification::{RESEND, ResendCode, VERIFY, VerifyCode};
use crate::secret::Secret;
use serde::Serialize;

impl Login<'_> {
    /// Registers someone new.
    ///
    /// ```no_run
    /// # async fn run(client: &cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::login::LoginOutcome;
    /// use cartwright::resources::authentication::{LoginId, Register};
    ///
    /// let request = Register {
    ///     login_id: Some(LoginId { email: Some("ada@example.com".to_owned()), ..Default::default() }),
    ///     password: Some("a long password".into()),
    ///     ..Default::default()
    /// };
    /// match client.login().register(&request).await? {
    ///     LoginOutcome::Success { .. } => println!("welcome"),
    ///     other => println!("{}", other.state()),
    /// }
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// When there was no answer, or none for good: a lost network, 429, 5xx. What the platform refuses is an outcome.
    pub async fn register(&self, request: &Register) -> Result<LoginOutcome, Error> {
        self.typed(&endpoints::REGISTER, request).await
    }

    /// Logs someone in with a password.
    ///
    /// # Errors
    ///
    /// As [`Login::register`].
    pub async fn with_password(&self, request: &LogIn) -> Result<LoginOutcome, Error> {
        self.typed(&endpoints::LOGIN, request).await
    }

    /// Gives the code of a mail.
    ///
    /// # Errors
    ///
    /// `BAD_CODE` for a wrong code; `NOT_FOUND` when the login must begin again.
    pub async fn verify_code(
        &self,
        code: impl Into<Secret>,
        state_token: impl Into<Secret>,
    ) -> Result<LoginOutcome, Error> {
        let request = VerifyCode {
            code: Some(code.into()),
            state_token: Some(state_token.into()),
            ..VerifyCode::default()
        };
        self.typed(&VERIFY, &request).await
    }

    /// Asks for another mail with a code.
    ///
    /// # Errors
    ///
    /// `NOT_FOUND` when the login must begin again; `SEND_CODE_ERROR`; 429 when asked too soon.
    pub async fn resend_code(&self, state_token: impl Into<Secret>) -> Result<LoginOutcome, Error> {
        let request = ResendCode {
            state_token: Some(state_token.into()),
            ..ResendCode::default()
        };
        self.typed(&RESEND, &request).await
    }

    /// Asks a second factor for its code, or gives it.
    ///
    /// # Errors
    ///
    /// `BAD_CODE` for a wrong code; `NOT_FOUND` when the login must begin again; `SEND_CODE_ERROR`.
    pub async fn verify_factor(&self, request: &VerifyFactor) -> Result<LoginOutcome, Error> {
        self.typed(&endpoints::VERIFY_FACTOR, request).await
    }

    /// Sets a new password with the token of a mail, which is a login, too.
    ///
    /// # Errors
    ///
    /// `NOT_FOUND` for a token that is wrong, used or too old; a field violation for a password that is not taken.
    pub async fn recover(
        &self,
        recovery_token: impl Into<Secret>,
        password: impl Into<Secret>,
    ) -> Result<LoginOutcome, Error> {
        let request = Recover {
            recovery_token: Some(recovery_token.into()),
            password: Some(password.into()),
            ..Recover::default()
        };
        self.typed(&RECOVER, &request).await
    }

    async fn typed<P: Serialize>(
        &self,
        endpoint: &Endpoint<P, StateMachineReply>,
        request: &P,
    ) -> Result<LoginOutcome, Error> {
        let payload =
            serde_json::to_string(request).map_err(|error| Error::new(ErrorKind::Request, error.to_string()))?;
        self.step(&endpoint.info, payload, &CallOptions::default()).await
    }

    /// Makes one of the calls that answer with a state, with a payload of JSON text.
    ///
    /// # Errors
    ///
    /// As the method of that call.
    pub async fn step(&self, info: &Info, payload: String, options: &CallOptions) -> Result<LoginOutcome, Error> {
        let sent = self
            .client
            .shared()
            .pipeline
            .send(info, Payload(payload), options)
            .await;
        let response = match sent {
            Ok(response) => response,
            Err(error) => return refused(info, error),
        };
        let answer = response.json();
        if !answer.is_object() {
            let unreadable = Error::new(ErrorKind::Decode, "the answer could not be read: it is no JSON object");
            return Err(unreadable.with(|parts| parts.endpoint = Some(info.id)));
        }
        Ok(LoginOutcome::read(&answer))
    }
}

/// A registration or login that was refused has an outcome; every other step fails as a call does.
fn refused(info: &Info, error: Error) -> Result<LoginOutcome, Error> {
    let failure = match info.id {
        id if id == endpoints::REGISTER.info.id => register_failure(&error),
        id if id == endpoints::LOGIN.info.id => login_failure(&error),
        _ => return Err(error),
    };
    let is_refusal = matches!(error.kind(), ErrorKind::Validation | ErrorKind::Application) && !error.is_retryable();
    if is_refusal {
        Ok(LoginOutcome::Refused { failure, error })
    } else {
        Err(error)
    }
}
