//! Verification codes (SPEC section 7, "Recovery and verification").

use super::authentication::StateMachineReply;
use super::authentication::endpoints::CONVERSIONS;
use crate::error::Error;
use crate::resources::handle::handle;
use crate::row::{self, Endpoint, Row, Service};
use crate::secret::Secret;
use crate::types::entity::{entities, open_enums};

const fn post<P, A>(id: &'static str, path: &'static str) -> Endpoint<P, A> {
    row::post(id, Service::Verification, path).conversions(&CONVERSIONS)
}

/// `POST /v1/start`. SPEC's capital is an older spelling of the same call; the specification table keeps both.
pub const START: Endpoint<StartVerification, VerificationStarted> = post("verification.start", "/v1/start");
/// `POST /v1/auth/verify`
pub const VERIFY: Endpoint<VerifyCode, StateMachineReply> =
    post("verification.verify_during_authentication", "/v1/auth/verify");
/// `POST /v1/auth/resend`
pub const RESEND: Endpoint<ResendCode, StateMachineReply> =
    post("verification.resend_during_authentication", "/v1/auth/resend");

/// Every verification call of SPEC section 7.
pub const TABLE: &[Row<'static>] = &[START.row, VERIFY.row, RESEND.row];

entities! {
    /// Asking for a code that shows that an address is someone's.
    StartVerification {
        /// Whose address. A GUID.
        identity_id: String,
        /// What is verified.
        target: VerificationTarget,
    }

    /// A verification that was started.
    VerificationStarted {
        /// Its id.
        verification_id: String,
    }

    /// The code of a mail, during a registration or login.
    VerifyCode {
        /// The code. 6 characters.
        code: Secret,
        /// Ties this step to the one that asked for a code.
        state_token: Secret,
    }

    /// Asking for another code, during a registration or login.
    ResendCode {
        /// Ties this step to the one that asked for a code.
        state_token: Secret,
    }
}

open_enums! {
    /// What is verified (SPEC section 7).
    VerificationTarget {
        Email = "EMAIL",
    }

    /// Why a verification failed (SPEC section 8): the code of its application error.
    VerificationFailure {
        BadCode = "BAD_CODE",
        NotFound = "NOT_FOUND",
        SendCodeError = "SEND_CODE_ERROR",
    }
}

handle! {
    /// Codes that show that an address is someone's. Made by [`Client::verification`](crate::Client::verification).
    ///
    /// ```no_run
    /// # async fn run(client: &cartwright::Client, state_token: &str) -> Result<(), cartwright::Error> {
    /// let reply = client.verification().verify("123456", state_token).await?;
    /// println!("{:?}", reply.state);
    /// # Ok(())
    /// # }
    /// ```
    Verification
}

impl<'a> Verification<'a> {
    /// Sends a code to an identity's address.
    ///
    /// # Errors
    ///
    /// [`VerificationFailure`] by its code: `NOT_FOUND` or `SEND_CODE_ERROR`.
    pub async fn start(&self, request: &StartVerification) -> Result<VerificationStarted, Error> {
        self.client.call(&START, request, &self.options).await
    }

    /// Gives the code of a mail, during a registration or login.
    ///
    /// # Errors
    ///
    /// `BAD_CODE` for a wrong code; `NOT_FOUND` when the registration or login must begin again.
    pub async fn verify(
        &self,
        code: impl Into<Secret>,
        state_token: impl Into<Secret>,
    ) -> Result<StateMachineReply, Error> {
        let payload = VerifyCode {
            code: Some(code.into()),
            state_token: Some(state_token.into()),
            ..VerifyCode::default()
        };
        self.client.call(&VERIFY, &payload, &self.options).await
    }

    /// Asks for another code, during a registration or login.
    ///
    /// # Errors
    ///
    /// `NOT_FOUND` when the registration or login must begin again; `SEND_CODE_ERROR`; 429 when asked too soon.
    pub async fn resend(&self, state_token: impl Into<Secret>) -> Result<StateMachineReply, Error> {
        let payload = ResendCode {
            state_token: Some(state_token.into()),
            ..ResendCode::default()
        };
        self.client.call(&RESEND, &payload, &self.options).await
    }
}
