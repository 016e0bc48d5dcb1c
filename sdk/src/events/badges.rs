//! Badges of members and their assignments, as in their events.

use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// A badge that members can have.
    Badge {
        /// A GUID, set by the platform.
        id: String,
        /// Increases with each change. Set by the platform.
        revision: String,
        /// From 1 to 50 characters.
        title: String,
        /// At most 1500 characters.
        description: String,
        /// A color such as `#2F5D50`.
        background_color: String,
        /// A color such as `#FFFFFF`.
        text_color: String,
        icon: BadgeIcon,
        /// Whether the badge grants page permissions.
        permissions_enabled: bool,
        /// At most 255 characters. Set by the platform.
        slug: String,
        created_date: Timestamp,
        updated_date: Timestamp,
    }

    /// The icon of a badge.
    BadgeIcon {
        id: String,
        url: String,
        /// In pixels.
        height: i64,
        /// In pixels.
        width: i64,
        alt_text: String,
        filename: String,
    }

    /// The assignment of a badge to a member.
    BadgeAssignment {
        /// A GUID, set by the platform.
        id: String,
        /// A GUID.
        badge_id: String,
        /// A GUID.
        member_id: String,
        created_date: Timestamp,
        updated_date: Timestamp,
    }

    /// The member of a badge that was assigned or removed, in the older badge events.
    BadgeHolder {
        /// A GUID.
        member_id: String,
    }
}
