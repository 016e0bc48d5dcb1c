//! Registration and login step by step: passwords, callbacks, second factors.

use crate::Secret;
use crate::resources::calls::calls;
use crate::row::Conversions;
use crate::types::Timestamp;
use crate::types::entity::{entities, open_enums};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// Shared by every call that answers with an identity.
pub(crate) const CONVERSIONS: Conversions =
    Conversions { dates: &["createdDate", "updatedDate", "dateValue"], addresses: &["address"], ..Conversions::NONE };

calls! {
    /// Registration and login step by step, each with the platform's own answer. [`Client::login`](crate::Client::login)
    /// reads the answers and keeps the tokens.
    ///
    /// ```no_run
    /// # async fn run(client: &cartwright::Client) -> Result<(), cartwright::Error> {
    /// client.authentication().change_password("a long new password").await?;
    /// # Ok(())
    /// # }
    /// ```
    Authentication by authentication;
    rows authentication at Authentication "", converting CONVERSIONS;

    /// Registers a new member. [`register_failure`](crate::login::register_failure) reads a refusal; field violations
    /// name an email address or password that the site does not take.
    register(Register) -> StateMachineReply = POST "/v2/register";

    /// Logs a member in by email and password. [`login_failure`](crate::login::login_failure) reads a refusal.
    login(LogIn) -> StateMachineReply = POST "/v2/login";

    /// Changes the signed-in member's password. Fails with a field violation for a password that the site does not take.
    change_password(ChangePassword { new_password: Secret }) -> {}
        = POST "/v2/change-password".member().idempotent();

    /// Continues a login after an identity provider has sent the visitor back.
    login_callback(LoginCallback { state: String, session_token: Secret }) -> RawAnswer
        = GET "/v1/callback".public().not_idempotent();

    /// Signs on a member whom another system has authenticated. Fails with a field violation for an invalid email
    /// address.
    sign_on(SignOn) -> SignOnReply = POST "/v2/sign-on".owner();

    /// Ends a login on the platform's pages. Fails with a field violation for a redirect that the site does not allow.
    logout(LogOut) -> RawAnswer = GET "/v1/logout";

    /// Sends the code of a second factor, or verifies it. Fails with the codes of
    /// [`VerificationFailure`](crate::resources::verification::VerificationFailure).
    verify_factor(VerifyFactor) -> StateMachineReply = POST "/v2/{factorType}/verify";

    /// Validates an email address, without sending mail to it. An invalid address is no error.
    validate_email(ValidateEmail {
        /// At most 254 characters.
        email: String
    }) -> EmailValidation = POST "/v2/validate-email".safe();
}

impl Register {
    /// A registration by email and password.
    #[must_use]
    pub fn new(email: impl Into<String>, password: impl Into<Secret>) -> Self {
        Self { login_id: Some(LoginId::email(email)), password: Some(password.into()), ..Self::default() }
    }
}

impl LogIn {
    /// A login by email and password.
    #[must_use]
    pub fn new(email: impl Into<String>, password: impl Into<Secret>) -> Self {
        Self { login_id: Some(LoginId::email(email)), password: Some(password.into()), ..Self::default() }
    }
}

impl SignOn {
    /// A sign-on by email, for a member whom your own system has authenticated.
    #[must_use]
    pub fn email(email: impl Into<String>) -> Self {
        Self { login_id: Some(LoginId::email(email)), ..Self::default() }
    }
}

impl LogOut {
    /// A logout from an application, after which the visitor goes to one of its pages.
    #[must_use]
    pub fn new(client_id: impl Into<String>, page: impl Into<String>) -> Self {
        Self { client_id: Some(client_id.into()), post_logout_redirect_uri: Some(page.into()), ..Self::default() }
    }
}

/// The public site key of the platform's visible captcha (Google reCAPTCHA v2), whose answer is
/// [`CaptchaToken::visible`].
pub const VISIBLE_CAPTCHA_SITE_KEY: &str = "6Ld0J8IcAAAAANyrnxzrRlX1xrrdXsOmsepUYosy";

/// The public site key of the platform's invisible captcha, whose answer is [`CaptchaToken::invisible`].
pub const INVISIBLE_CAPTCHA_SITE_KEY: &str = "6LdoPaUfAAAAAJphvHoUoOob7mx0KDlXyXlgrx5v";

impl CaptchaToken {
    /// The answer of the visible captcha: see [`VISIBLE_CAPTCHA_SITE_KEY`].
    #[must_use]
    pub fn visible(token: impl Into<Secret>) -> Self {
        Self { recaptcha: Some(token.into()), ..Self::default() }
    }

    /// The answer of the invisible captcha: see [`INVISIBLE_CAPTCHA_SITE_KEY`].
    #[must_use]
    pub fn invisible(token: impl Into<Secret>) -> Self {
        Self { invisible_recaptcha: Some(token.into()), ..Self::default() }
    }
}

impl Register {
    /// Adds the answer of a captcha, if the site requires one.
    #[must_use]
    pub fn captcha(mut self, token: CaptchaToken) -> Self {
        self.captcha_tokens.get_or_insert_default().push(token);
        self
    }
}

impl LogIn {
    /// Adds the answer of a captcha, if the site requires one.
    #[must_use]
    pub fn captcha(mut self, token: CaptchaToken) -> Self {
        self.captcha_tokens.get_or_insert_default().push(token);
        self
    }
}

impl LoginId {
    /// A login by email.
    #[must_use]
    pub fn email(email: impl Into<String>) -> Self {
        Self { email: Some(email.into()), ..Self::default() }
    }
}

entities! {
    /// A registration.
    Register {
        login_id: LoginId,
        password: Secret,
        profile: IdentityProfile,
        /// Required where the site has a captcha.
        captcha_tokens: Vec<CaptchaToken>,
        /// The site's own data.
        client_meta_data: Map<String, Value>,
    }

    /// A login.
    LogIn {
        login_id: LoginId,
        password: Secret,
        /// Required where the site has a captcha.
        captcha_tokens: Vec<CaptchaToken>,
        /// The site's own data, such as the `deviceToken` of a remembered device.
        client_meta_data: Map<String, Value>,
    }

    /// A sign-on: a member whom another system has authenticated.
    SignOn {
        /// The member, created if new.
        login_id: LoginId,
        profile: IdentityProfile,
        /// Whether the email address counts as verified.
        verify_email: bool,
        /// Whether an existing contact with this email address becomes the member's.
        merge_existing_contact: bool,
    }

    /// The answer to a sign-on.
    SignOnReply {
        /// Exchanged for tokens.
        session_token: Secret,
        identity: Identity,
    }

    /// A logout on the platform's pages.
    LogOut {
        /// The page that the visitor goes to afterwards.
        post_logout_redirect_uri: String,
        client_id: String,
    }

    /// The validation of an email address.
    EmailValidation {
        valid: bool,
        failure: EmailValidationFailure,
        /// Whether the text is not an email address at all.
        format_invalid: bool,
    }

    /// The failed validation of an email address.
    EmailValidationFailure {
        reason: EmailProblem,
    }

    /// A raw HTTP answer: a page or document of the platform's.
    RawAnswer {
        /// In base64.
        body: String,
        status_code: i64,
        headers: Vec<RawHeader>,
    }

    /// One header of a raw answer.
    RawHeader {
        key: String,
        value: String,
    }

    /// A step of a second factor: requests a code, or verifies it. Only the data of the factor's own type is sent.
    VerifyFactor {
        factor_type: FactorType,
        /// The state token of the step before.
        state_token: Secret,
        /// Whether this device is remembered, and so challenged less often.
        remember_this_device: bool,
        sms_data: FactorCode,
        call_data: FactorCode,
        email_data: FactorCode,
        totp_data: FactorCode,
        push_data: FactorTransaction,
    }

    /// The code of a factor; absent to request one.
    FactorCode {
        code: Secret,
    }

    /// The push notification to a device; absent to send one.
    FactorTransaction {
        transaction_id: String,
    }

    /// The state of a registration or login.
    StateMachineReply {
        state: StateType,
        /// Exchanged for tokens.
        session_token: Secret,
        /// Passed to the next step.
        state_token: Secret,
        identity: Identity,
        /// Data of the state, such as the factors that can be used.
        additional_data: BTreeMap<String, CustomValue>,
    }

    /// An identity: the account that signs in.
    Identity {
        /// A GUID.
        id: String,
        /// Increases with each change.
        revision: String,
        created_date: Timestamp,
        updated_date: Timestamp,
        /// External accounts that log in as this identity.
        connections: Vec<Connection>,
        identity_profile: IdentityProfile,
        metadata: Metadata,
        email: Email,
        status: IdentityStatus,
        /// Second factors. At most 10, set by the platform.
        factors: Vec<Factor>,
    }

    /// An external account that logs in as an identity. Only one of the fields is set.
    Connection {
        idp_connection: IdpConnection,
        authenticator_connection: AuthenticatorConnection,
    }

    /// An account of an identity provider.
    IdpConnection {
        /// A GUID.
        idp_connection_id: String,
        idp_user_id: String,
    }

    /// An account of an authenticator.
    AuthenticatorConnection {
        /// A GUID.
        authenticator_connection_id: String,
        /// Whether the authenticator must be enrolled again.
        re_enrollment_required: bool,
    }

    /// The profile of an identity.
    IdentityProfile {
        first_name: String,
        last_name: String,
        /// Name shown to others.
        nickname: String,
        /// A web address.
        picture: String,
        /// Deprecated: use `secondary_emails`.
        emails: Vec<String>,
        /// Deprecated: use `phones_v2`.
        phones: Vec<String>,
        /// At most 2000.
        labels: Vec<String>,
        language: String,
        privacy_status: PrivacyStatus,
        custom_fields: Vec<CustomField>,
        secondary_emails: Vec<SecondaryEmail>,
        phones_v2: Vec<Phone>,
        addresses: Vec<TaggedAddress>,
        /// At most 1000 characters.
        company: String,
        /// At most 1000 characters.
        position: String,
        /// As `YYYY-MM-DD`.
        birthdate: String,
        /// The last part of the profile page's address. At most 255 characters.
        slug: String,
        /// Whether the member has subscribed to mails.
        subscription: bool,
        /// At most 1000 characters.
        vat_id: String,
    }

    /// A custom field.
    CustomField {
        name: String,
        value: ProfileValue,
    }

    /// The value of a custom field. Only one of the fields is set.
    ProfileValue {
        str_value: String,
        num_value: f64,
        date_value: Timestamp,
        list_value: ProfileListValue,
        map_value: ProfileMapValue,
        bool_value: bool,
    }

    /// A list of values.
    ProfileListValue {
        value: Vec<ProfileValue>,
    }

    /// Values by name.
    ProfileMapValue {
        value: BTreeMap<String, ProfileValue>,
    }

    /// A further email address.
    SecondaryEmail {
        email: String,
        tag: EmailTag,
    }

    /// A phone number.
    Phone {
        /// An ISO 3166-1 alpha-2 code.
        country_code: String,
        phone: String,
        tag: PhoneTag,
    }

    /// A postal address with its tag.
    TaggedAddress {
        address: Address,
        tag: AddressTag,
    }

    /// A postal address.
    Address {
        /// An ISO 3166-1 alpha-2 code.
        country: String,
        /// State, county or province.
        subdivision: String,
        city: String,
        postal_code: String,
        address_line: String,
        address_line2: String,
        /// At most 1000 characters.
        street_name: String,
        /// At most 1000 characters.
        street_number: String,
    }

    /// Metadata of an identity.
    Metadata {}

    /// The email address that signs in.
    Email {
        address: String,
        /// Whether the member has proved that the address is theirs.
        is_verified: bool,
    }

    /// The status of an identity: whether it may sign in.
    IdentityStatus {
        name: StatusName,
        reasons: Vec<PendingReason>,
    }

    /// A second factor.
    Factor {
        /// A GUID.
        factor_id: String,
        r#type: FactorType,
        status: FactorStatus,
    }

    /// A value. Only one of the fields is set.
    CustomValue {
        str_value: String,
        num_value: f64,
        date_value: Timestamp,
        list_value: ListValue,
        map_value: MapValue,
    }

    /// A list of values.
    ListValue {
        value: Vec<CustomValue>,
    }

    /// Values by name.
    MapValue {
        value: BTreeMap<String, CustomValue>,
    }

    /// The login id of a member.
    LoginId {
        email: String,
    }

    /// The token of a captcha. Only one of the fields is set.
    CaptchaToken {
        /// The token of a visible captcha. At most 5000 characters.
        recaptcha: Secret as "Recaptcha",
        /// The token of an invisible captcha. At most 5000 characters.
        invisible_recaptcha: Secret as "InvisibleRecaptcha",
        /// At most 5000 characters.
        no_captcha: Secret as "NoCaptcha",
        /// The token of a captcha with the client's own site key.
        recaptcha_for_client_site_key: ClientSiteCaptcha,
    }

    /// The token of a captcha with the client's own site key.
    ClientSiteCaptcha {
        /// At most 5000 characters.
        token: Secret,
        /// A GUID.
        site_key_id: String,
    }
}

open_enums! {
    /// The platform's state of a registration or login.
    StateType {
        UnknownState = "UNKNOWN_STATE",
        Success = "SUCCESS",
        RequireOwnerApproval = "REQUIRE_OWNER_APPROVAL",
        RequireEmailVerification = "REQUIRE_EMAIL_VERIFICATION",
        StatusCheck = "STATUS_CHECK",
        RequireFirstFactor = "REQUIRE_FIRST_FACTOR",
        RequireMissingFields = "REQUIRE_MISSING_FIELDS",
        RequireMfa = "REQUIRE_MFA",
        MfaChallenge = "MFA_CHALLENGE",
    }

    /// The privacy of a profile.
    PrivacyStatus {
        Undefined = "UNDEFINED",
        Public = "PUBLIC",
        Private = "PRIVATE",
    }

    /// The reason for a failed validation of an email address.
    EmailProblem {
        Unspecified = "UNKNOWN_REASON",
        AddressBounced = "EMAIL_ADDRESS_BOUNCED",
        DomainMissingDnsRecords = "EMAIL_DOMAIN_MISSING_DNS_RECORDS",
        DomainFormatInvalid = "EMAIL_DOMAIN_FORMAT_INVALID",
        DomainBlocked = "EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED",
    }

    /// The tag of an email address.
    EmailTag {
        Untagged = "UNTAGGED",
        Main = "MAIN",
        Home = "HOME",
        Work = "WORK",
    }

    /// The tag of a phone number.
    PhoneTag {
        Untagged = "UNTAGGED",
        Main = "MAIN",
        Home = "HOME",
        Mobile = "MOBILE",
        Work = "WORK",
        Fax = "FAX",
    }

    /// The tag of an address.
    AddressTag {
        Untagged = "UNTAGGED",
        Home = "HOME",
        Work = "WORK",
        Billing = "BILLING",
        Shipping = "SHIPPING",
    }

    /// The status of an identity.
    StatusName {
        UnknownStatus = "UNKNOWN_STATUS",
        Pending = "PENDING",
        Active = "ACTIVE",
        Deleted = "DELETED",
        Blocked = "BLOCKED",
        Offline = "OFFLINE",
    }

    /// The reason for a pending identity.
    PendingReason {
        UnknownReason = "UNKNOWN_REASON",
        PendingAdminApprovalRequired = "PENDING_ADMIN_APPROVAL_REQUIRED",
        PendingEmailVerificationRequired = "PENDING_EMAIL_VERIFICATION_REQUIRED",
        PendingRequiredFieldsMissing = "PENDING_REQUIRED_FIELDS_MISSING",
        AdminApprovalRequired = "admin_approval_required",
        EmailVerificationRequired = "email_verification_required",
    }

    /// The type of a factor.
    FactorType {
        Password = "PASSWORD",
        Sms = "SMS",
        Call = "CALL",
        Email = "EMAIL",
        Totp = "TOTP",
        Push = "PUSH",
        Webauthn = "WEBAUTHN",
        RecoveryCode = "RECOVERY_CODE",
    }

    /// The status of a factor.
    FactorStatus {
        Inactive = "INACTIVE",
        Active = "ACTIVE",
        RequireReenroll = "REQUIRE_REENROLL",
    }
}
