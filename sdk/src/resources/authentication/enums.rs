//! The enumerations of identities (SPEC sections 3 and 4).

use crate::types::entity::open_enums;

open_enums! {
    /// Where a registration or login stands for the platform (SPEC section 4).
    StateType {
        UnknownState = "UNKNOWN_STATE",
        Success = "SUCCESS",
        RequireOwnerApproval = "REQUIRE_OWNER_APPROVAL",
        RequireEmailVerification = "REQUIRE_EMAIL_VERIFICATION",
        StatusCheck = "STATUS_CHECK",
        RequireMissingFields = "REQUIRE_MISSING_FIELDS",
        RequireMfa = "REQUIRE_MFA",
        MfaChallenge = "MFA_CHALLENGE",
    }

    /// Whether others see a profile.
    PrivacyStatus {
        Undefined = "UNDEFINED",
        Public = "PUBLIC",
        Private = "PRIVATE",
    }

    /// Why mail to an address cannot arrive.
    EmailProblem {
        Unspecified = "UNKNOWN_REASON",
        AddressBounced = "EMAIL_ADDRESS_BOUNCED",
        DomainMissingDnsRecords = "EMAIL_DOMAIN_MISSING_DNS_RECORDS",
        DomainFormatInvalid = "EMAIL_DOMAIN_FORMAT_INVALID",
        DomainBlocked = "EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED",
    }

    /// What an email address is for.
    EmailTag {
        Untagged = "UNTAGGED",
        Main = "MAIN",
        Home = "HOME",
        Work = "WORK",
    }

    /// What a phone number is for.
    PhoneTag {
        Untagged = "UNTAGGED",
        Main = "MAIN",
        Home = "HOME",
        Mobile = "MOBILE",
        Work = "WORK",
        Fax = "FAX",
    }

    /// What an address is for.
    AddressTag {
        Untagged = "UNTAGGED",
        Home = "HOME",
        Work = "WORK",
        Billing = "BILLING",
        Shipping = "SHIPPING",
    }

    /// Where an identity stands (SPEC section 3).
    StatusName {
        UnknownStatus = "UNKNOWN_STATUS",
        Pending = "PENDING",
        Active = "ACTIVE",
        Deleted = "DELETED",
        Blocked = "BLOCKED",
        Offline = "OFFLINE",
    }

    /// Why an identity is pending (SPEC section 4).
    PendingReason {
        UnknownReason = "UNKNOWN_REASON",
        PendingAdminApprovalRequired = "PENDING_ADMIN_APPROVAL_REQUIRED",
        PendingEmailVerificationRequired = "PENDING_EMAIL_VERIFICATION_REQUIRED",
        PendingRequiredFieldsMissing = "PENDING_REQUIRED_FIELDS_MISSING",
        AdminApprovalRequired = "admin_approval_required",
        EmailVerificationRequired = "email_verification_required",
    }

    /// How someone proves who they are (SPEC section 4).
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

    /// Whether a factor can be used (SPEC section 4).
    FactorStatus {
        Inactive = "INACTIVE",
        Active = "ACTIVE",
        RequireReenroll = "REQUIRE_REENROLL",
    }
}
