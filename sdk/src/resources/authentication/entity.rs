//! Identities, and where a registration or login stands.

use super::enums::*;
use crate::secret::Secret;
use crate::types::Timestamp;
use crate::types::entity::entities;
use std::collections::BTreeMap;

entities! {
    /// Where a registration or login stands, and what goes on with it.
    StateMachineReply {
        /// Where it stands.
        state: StateType,
        /// Proof of the login, to exchange for tokens.
        session_token: Secret,
        /// Ties the next step to this one.
        state_token: Secret,
        /// Who it is.
        identity: Identity,
        /// What the state adds, such as the factors that can be used.
        additional_data: BTreeMap<String, CustomValue>,
    }

    /// Who signs in: how they prove it, and what they told of themselves (SPEC section 3, "Member").
    Identity {
        /// Identifier. A GUID.
        id: String,
        /// Number that rises with each change.
        revision: String,
        /// When it was created. Set by the platform.
        created_date: Timestamp,
        /// When it last changed. Set by the platform.
        updated_date: Timestamp,
        /// Other accounts that sign this identity in.
        connections: Vec<Connection>,
        /// What they told of themselves.
        identity_profile: IdentityProfile,
        /// Tags of the platform.
        metadata: Metadata,
        /// The email address that signs in.
        email: Email,
        /// Whether the identity may sign in, and why not.
        status: IdentityStatus,
        /// Second factors. At most 10, set by the platform.
        factors: Vec<Factor>,
    }

    /// Another account that signs an identity in.
    Connection {
        /// Account of an identity provider. One of a choice.
        idp_connection: IdpConnection,
        /// Account of an authenticator. One of a choice.
        authenticator_connection: AuthenticatorConnection,
    }

    /// An account of an identity provider.
    IdpConnection {
        /// The connection to the provider. A GUID.
        idp_connection_id: String,
        /// The account's id there.
        idp_user_id: String,
    }

    /// An account of an authenticator.
    AuthenticatorConnection {
        /// The connection to the authenticator. A GUID.
        authenticator_connection_id: String,
        /// Whether it must be set up anew.
        re_enrollment_required: bool,
    }

    /// What someone tells of themselves.
    IdentityProfile {
        /// First name.
        first_name: String,
        /// Last name.
        last_name: String,
        /// Name shown to others.
        nickname: String,
        /// Address of a picture.
        picture: String,
        /// Email addresses. Deprecated: use `secondary_emails`.
        emails: Vec<String>,
        /// Phone numbers. Deprecated: use `phones_v2`.
        phones: Vec<String>,
        /// Labels of the contact. At most 2000.
        labels: Vec<String>,
        /// Language to write in.
        language: String,
        /// Whether others see the profile.
        privacy_status: PrivacyStatus,
        /// Fields of the site's own.
        custom_fields: Vec<CustomField>,
        /// Further email addresses.
        secondary_emails: Vec<SecondaryEmail>,
        /// Phone numbers.
        phones_v2: Vec<Phone>,
        /// Postal addresses.
        addresses: Vec<TaggedAddress>,
        /// Company. At most 1000 characters.
        company: String,
        /// Position in the company. At most 1000 characters.
        position: String,
        /// Day of birth, as year-month-day.
        birthdate: String,
        /// Name in the address of the profile's page. At most 255 characters.
        slug: String,
        /// Whether mails of the shop are welcome.
        subscription: bool,
        /// Tax number. At most 1000 characters.
        vat_id: String,
    }

    /// A field of the site's own.
    CustomField {
        /// Name of the field.
        name: String,
        /// What it holds.
        value: ProfileValue,
    }

    /// What a custom field holds: one of these.
    ProfileValue {
        /// A text. One of a choice.
        str_value: String,
        /// A number. One of a choice.
        num_value: f64,
        /// A moment. One of a choice.
        date_value: Timestamp,
        /// A list. One of a choice.
        list_value: ProfileListValue,
        /// Values by name. One of a choice.
        map_value: ProfileMapValue,
        /// Yes or no. One of a choice.
        bool_value: bool,
    }

    /// A list of values.
    ProfileListValue {
        /// The values.
        value: Vec<ProfileValue>,
    }

    /// Values by name.
    ProfileMapValue {
        /// The values.
        value: BTreeMap<String, ProfileValue>,
    }

    /// A further email address.
    SecondaryEmail {
        /// The address. An email address.
        email: String,
        /// What it is for.
        tag: EmailTag,
    }

    /// A phone number.
    Phone {
        /// Country of the number. A two-letter country code.
        country_code: String,
        /// The number. A phone number.
        phone: String,
        /// What it is for.
        tag: PhoneTag,
    }

    /// A postal address and what it is for.
    TaggedAddress {
        /// The address.
        address: Address,
        /// What it is for.
        tag: AddressTag,
    }

    /// A postal address.
    Address {
        /// Country. A two-letter country code.
        country: String,
        /// State, county or province.
        subdivision: String,
        /// City.
        city: String,
        /// Postal code.
        postal_code: String,
        /// First line.
        address_line: String,
        /// Second line.
        address_line2: String,
        /// Name of the street. At most 1000 characters.
        street_name: String,
        /// Number in the street. At most 1000 characters.
        street_number: String,
    }

    /// What the platform notes of an identity.
    Metadata {

    }

    /// The email address that signs in.
    Email {
        /// The address. An email address.
        address: String,
        /// Whether its owner has shown that it is theirs.
        is_verified: bool,
    }

    /// Whether an identity may sign in.
    IdentityStatus {
        /// Where it stands.
        name: StatusName,
        /// Why it is pending.
        reasons: Vec<PendingReason>,
    }

    /// A second factor.
    Factor {
        /// The factor's id. A GUID.
        factor_id: String,
        /// How it proves who someone is.
        r#type: FactorType,
        /// Whether it can be used.
        status: FactorStatus,
    }

    /// A value of any of these kinds: one of them.
    CustomValue {
        /// A text. One of a choice.
        str_value: String,
        /// A number. One of a choice.
        num_value: f64,
        /// A moment. One of a choice.
        date_value: Timestamp,
        /// A list. One of a choice.
        list_value: ListValue,
        /// Values by name. One of a choice.
        map_value: MapValue,
    }

    /// A list of values.
    ListValue {
        /// The values.
        value: Vec<CustomValue>,
    }

    /// Values by name.
    MapValue {
        /// The values.
        value: BTreeMap<String, CustomValue>,
    }

    /// What someone signs in with.
    LoginId {
        /// The email address. An email address, one of a choice.
        email: String,
    }

    /// Proof of a captcha: one of these.
    CaptchaToken {
        /// Of a captcha that was shown. At most 5000 characters, one of a choice.
        recaptcha: Secret as "Recaptcha",
        /// Of a captcha that was not. At most 5000 characters, one of a choice.
        invisible_recaptcha: Secret as "InvisibleRecaptcha",
        /// Of no captcha. At most 5000 characters, one of a choice.
        no_captcha: Secret as "NoCaptcha",
        /// Of a captcha with a site key of the client's own. One of a choice.
        recaptcha_for_client_site_key: ClientSiteCaptcha,
    }

    /// Proof of a captcha with a site key of the client's own.
    ClientSiteCaptcha {
        /// The token. At most 5000 characters.
        token: Secret,
        /// The key. A GUID.
        site_key_id: String,
    }
}
