//! What the authentication calls send and answer.

use super::entity::{CaptchaToken, Identity, IdentityProfile, LoginId};
use super::enums::{EmailProblem, FactorType};
use crate::secret::Secret;
use crate::types::entity::entities;
use serde_json::{Map, Value};

entities! {
    /// A registration.
    Register {
        /// What they will sign in with.
        login_id: LoginId,
        /// The password.
        password: Secret,
        /// What they tell of themselves.
        profile: IdentityProfile,
        /// Proof of a captcha, where the site asks for one.
        captcha_tokens: Vec<CaptchaToken>,
        /// Notes for the site.
        client_meta_data: Map<String, Value>,
    }

    /// A login.
    LogIn {
        /// What they sign in with.
        login_id: LoginId,
        /// The password.
        password: Secret,
        /// Proof of a captcha, where the site asks for one.
        captcha_tokens: Vec<CaptchaToken>,
        /// Notes for the site, such as the token of a device that is remembered.
        client_meta_data: Map<String, Value>,
    }

    /// A new password for the signed-in member.
    ChangePassword {
        /// The password.
        new_password: Secret,
    }

    /// What a provider's page sends the visitor back with.
    LoginCallback {
        /// Ties the answer to its question.
        state: String,
        /// Proof of the login.
        session_token: Secret,
    }

    /// Someone whom another system has signed in.
    SignOn {
        /// Who it is. Made, if new.
        login_id: LoginId,
        /// What is known of them.
        profile: IdentityProfile,
        /// Whether their email address is known to be theirs.
        verify_email: bool,
        /// Whether a contact with this email address becomes theirs.
        merge_existing_contact: bool,
    }

    /// The login of someone whom another system has signed in.
    SignOnReply {
        /// Proof of the login, to exchange for tokens.
        session_token: Secret,
        /// Who it is.
        identity: Identity,
    }

    /// Ending a login on the platform's pages.
    LogOut {
        /// Where the visitor goes then.
        post_logout_redirect_uri: String,
        /// The application.
        client_id: String,
    }

    /// Asking whether mail to an address can arrive.
    ValidateEmail {
        /// The address. At most 254 characters.
        email: String,
    }

    /// Whether mail to an address can arrive, as far as can be told without sending any.
    EmailValidation {
        /// Whether it can.
        valid: bool,
        /// Why it cannot.
        failure: EmailValidationFailure,
        /// Whether the text is no email address at all.
        format_invalid: bool,
    }

    /// Why mail to an address cannot arrive.
    EmailValidationFailure {
        /// What is wrong with the address.
        reason: EmailProblem,
    }

    /// An answer that is a page or a document of the platform's own, given as it would be sent.
    RawAnswer {
        /// The page or document, in base64.
        body: String,
        /// Its status.
        status_code: i64,
        /// Its headers.
        headers: Vec<RawHeader>,
    }

    /// One header of a raw answer.
    RawHeader {
        /// The name.
        key: String,
        /// The value.
        value: String,
    }

    /// A second factor: asking for a code, or giving it. Only the data of the factor's own kind is sent.
    VerifyFactor {
        /// The factor's kind.
        factor_type: FactorType,
        /// Ties this step to the one that asked for a factor.
        state_token: Secret,
        /// Whether this device is to be asked less often.
        remember_this_device: bool,
        /// For `SMS`.
        sms_data: FactorCode,
        /// For `CALL`.
        call_data: FactorCode,
        /// For `EMAIL`.
        email_data: FactorCode,
        /// For `TOTP`.
        totp_data: FactorCode,
        /// For `PUSH`.
        push_data: FactorTransaction,
    }

    /// The code of a factor; without one, the code is asked for.
    FactorCode {
        /// The code.
        code: Secret,
    }

    /// The question that was sent to a device; without one, it is sent.
    FactorTransaction {
        /// The question's id.
        transaction_id: String,
    }
}
