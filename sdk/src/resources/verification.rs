//! Email verification by code.

use crate::Secret;
use crate::error::Error;
use crate::resources::authentication::{CONVERSIONS, StateMachineReply};
use crate::resources::calls::calls;
use crate::types::entity::{entities, open_enums};

calls! {
    /// Email verification: codes that prove that an address is the member's.
    ///
    /// ```no_run
    /// # async fn run(client: &cartwright::Client, state_token: &str) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::verification::VerificationFailure;
    ///
    /// match client.verification().verify_during_authentication("123456", state_token).await {
    ///     Ok(reply) => println!("{:?}", reply.state),
    ///     Err(error) if VerificationFailure::of(&error) == Some(VerificationFailure::BadCode) => println!("try again"),
    ///     Err(error) => return Err(error),
    /// }
    /// # Ok(())
    /// # }
    /// ```
    Verification by verification;
    rows verification at Verification "/v1", converting CONVERSIONS;

    /// Sends a verification code to an identity's address.
    start(StartVerification {
        /// A GUID.
        identity_id: String,
        target: VerificationTarget
    }) -> VerificationStarted = POST "/start";

    /// Verifies the code of a mail during a registration or login.
    verify_during_authentication(VerifyCode {
        /// 6 characters.
        code: Secret,
        /// The state token of the step before.
        state_token: Secret
    }) -> StateMachineReply = POST "/auth/verify";

    /// Sends another code during a registration or login. Fails with status 429 when requested too soon.
    resend_during_authentication(ResendCode { state_token: Secret }) -> StateMachineReply = POST "/auth/resend";
}

impl VerificationFailure {
    /// The reason of a failed verification; `None` for any other error.
    #[must_use]
    pub fn of(error: &Error) -> Option<Self> {
        match error.code().map(Self::from) {
            None | Some(Self::Unknown(_)) => None,
            known => known,
        }
    }
}

entities! {
    /// A verification that was started.
    VerificationStarted {
        verification_id: String,
    }
}

open_enums! {
    /// The target of a verification.
    VerificationTarget {
        Email = "EMAIL",
    }

    /// The reason of a failed verification: a wrong code; no such verification, so that the login must begin again; a
    /// code that could not be sent.
    VerificationFailure {
        BadCode = "BAD_CODE",
        NotFound = "NOT_FOUND",
        SendCodeError = "SEND_CODE_ERROR",
    }
}
