//! Members, and what is known of them.

use super::enums::*;
use crate::resources::authentication::{AddressTag, EmailTag, PhoneTag};
use crate::types::Timestamp;
use crate::types::entity::entities;
use serde_json::Value;
use std::collections::BTreeMap;

entities! {
    /// A member of the site (SPEC section 3). Which fields an answer holds is decided by its field set.
    Member {
        /// Id of the member. A GUID, set by the platform.
        id: String,
        /// The email address that signs in. Set when the member is made, and never changed.
        login_email: String,
        /// Whether its owner has shown that the email address is theirs. Set by the platform.
        login_email_verified: bool,
        /// Whether the member may use the site. Set by the platform.
        status: MemberStatus,
        /// Id of the member's contact. A GUID, set by the platform.
        contact_id: String,
        /// How to reach the member.
        contact: Contact,
        /// What others see of the member.
        profile: Profile,
        /// Whether others see the member.
        privacy_status: PrivacyStatus,
        /// Whether the member may write in the community. Set by the platform.
        activity_status: ActivityStatus,
        /// What the member is to the site. Set by its owner.
        role: Role,
        /// When the member joined. Set by the platform.
        created_date: Timestamp,
        /// When the member last changed. Set by the platform.
        updated_date: Timestamp,
        /// When the member last signed in. Set by the platform.
        last_login_date: Timestamp,
    }

    /// What others see of a member.
    Profile {
        /// Name shown to others.
        nickname: String,
        /// Name in the address of the member's page. At most 255 characters, changed by a call of its own.
        slug: String,
        /// Picture of the member.
        photo: Image,
        /// Picture across the top of the member's page.
        cover: Image,
        /// Title under the name.
        title: String,
    }

    /// How to reach a member: seen by themselves and the site's owner only.
    Contact {
        /// First name.
        first_name: String,
        /// Last name.
        last_name: String,
        /// Phone numbers.
        phones: Vec<String>,
        /// What each phone number is for; one that is not here is untagged.
        phone_tags: BTreeMap<String, PhoneTag>,
        /// Email addresses.
        emails: Vec<String>,
        /// What each email address is for; one that is not here is untagged.
        email_tags: BTreeMap<String, EmailTag>,
        /// Postal addresses.
        addresses: Vec<Address>,
        /// Day of birth, as year-month-day. At most 100 characters.
        birthdate: String,
        /// Company. At most 100 characters.
        company: String,
        /// Position in the company. At most 100 characters.
        job_title: String,
        /// Fields of the site's own, by key.
        custom_fields: BTreeMap<String, CustomField>,
    }

    /// A field of the site's own.
    CustomField {
        /// Name of the field, as it is shown.
        name: String,
        /// What it holds: a text, number or list, as its type says.
        value: Value,
        /// What kind of value it holds; a text when absent.
        r#type: CustomFieldType,
        /// The network that a social field leads to.
        social_platform: SocialPlatform,
    }

    /// A postal address.
    Address {
        /// Street as name and number; excludes `address_line`.
        street_address: StreetAddress,
        /// Street as one line; excludes `street_address`. At most 200 characters.
        address_line: String,
        /// Id of the address. A GUID, set by the platform.
        id: String,
        /// Second line.
        address_line2: String,
        /// City.
        city: String,
        /// State, county or province, as its ISO 3166-2 code.
        subdivision: String,
        /// Country, as its two-letter ISO 3166-1 code.
        country: String,
        /// Postal code.
        postal_code: String,
        /// What the address is for.
        tag: AddressTag,
    }

    /// A street as name and number.
    StreetAddress {
        /// Number in the street. At most 100 characters.
        number: String,
        /// Name of the street. At most 200 characters.
        name: String,
    }

    /// A picture of a member.
    Image {
        /// Id of the picture among the site's media.
        id: String,
        /// Web address of the picture.
        url: String,
        /// Height in pixels.
        height: i64,
        /// Width in pixels.
        width: i64,
        /// Pixels from the left edge to what is shown.
        offset_x: i64,
        /// Pixels from the top edge to what is shown.
        offset_y: i64,
    }

    /// A place on earth.
    GeoLocation {
        /// Degrees north, from -90 to 90.
        latitude: f64,
        /// Degrees east, from -180 to 180.
        longitude: f64,
    }

    /// What one member says of another to the site's owner.
    MemberReport {
        /// Id of the report. A GUID, set by the platform.
        id: String,
        /// Who is reported. A GUID.
        reported_member_id: String,
        /// Who reports. Set by the platform.
        reporting_member_id: String,
        /// Why.
        reason: ReportReason,
        /// When it was reported. Set by the platform.
        created_date: Timestamp,
    }

    /// Why a member is reported.
    ReportReason {
        /// The kind of reason.
        category: ReportCategory,
        /// More about it, in the reporter's words.
        description: String,
    }
}
