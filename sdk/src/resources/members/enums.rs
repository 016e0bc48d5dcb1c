//! The enumerations of members (SPEC sections 3 and 4).

use crate::types::entity::open_enums;

open_enums! {
    /// Whether a member may use the site (SPEC section 4).
    MemberStatus {
        UnknownStatus = "UNKNOWN",
        Pending = "PENDING",
        Approved = "APPROVED",
        Blocked = "BLOCKED",
        Offline = "OFFLINE",
    }

    /// Whether others see a member.
    PrivacyStatus {
        UnknownPrivacy = "UNKNOWN",
        Private = "PRIVATE",
        Public = "PUBLIC",
    }

    /// Whether a member may write in the community.
    ActivityStatus {
        UnknownActivity = "UNKNOWN",
        Active = "ACTIVE",
        Muted = "MUTED",
    }

    /// How much of a member an answer holds.
    FieldSet {
        Public = "PUBLIC",
        Extended = "EXTENDED",
        Full = "FULL",
    }

    /// What a member is to the site.
    Role {
        UndefinedRole = "UNDEFINED_ROLE",
        Member = "MEMBER",
        Owner = "OWNER",
        Contributor = "CONTRIBUTOR",
    }

    /// What a custom field holds.
    CustomFieldType {
        UnknownType = "UNKNOWN",
        Text = "TEXT",
        Number = "NUMBER",
        Date = "DATE",
        Url = "URL",
        Social = "SOCIAL",
    }

    /// The network that a social custom field leads to.
    SocialPlatform {
        UnknownPlatform = "UNKNOWN",
        Facebook = "FACEBOOK",
        Instagram = "INSTAGRAM",
        Linkedin = "LINKEDIN",
        Twitter = "TWITTER",
        Youtube = "YOUTUBE",
        Pinterest = "PINTEREST",
        Tiktok = "TIKTOK",
        Deviantart = "DEVIANTART",
        Soundcloud = "SOUNDCLOUD",
        Tumblr = "TUMBLR",
        Vimeo = "VIMEO",
        Vkontakte = "VKONTAKTE",
        Odnoklassniki = "ODNOKLASSNIKI",
        Other = "OTHER",
    }

    /// Why a member is reported.
    ReportCategory {
        UnknownCategory = "UNKNOWN",
        Spam = "SPAM",
        Impersonation = "IMPERSONATION",
        Harassment = "HARASSMENT",
        Other = "OTHER",
    }

    /// How far the deletion of a member has come (SPEC section 4).
    DeletionState {
        UnknownState = "UNKNOWN",
        Trash = "TRASH",
        Deleted = "DELETED",
        PendingPurge = "PENDING_PURGE",
        PurgedExternally = "PURGED_EXTERNALLY",
    }
}
