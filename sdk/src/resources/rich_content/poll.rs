//! Polls.

use super::card::Animation;
use super::media::{MediaSource, PluginContainerData};
use crate::types::entity::{entities, open_enums};

entities! {
    /// Poll data.
    PollData {
        /// How it is placed.
        container_data: PluginContainerData,
        /// Poll.
        poll: Poll,
        /// Layout.
        layout: PollDataLayout,
        /// Design.
        design: Design,
        /// How it moves.
        animation: Animation,
    }

    /// Poll.
    Poll {
        /// Identifier.
        id: String,
        /// Title shown to people.
        title: String,
        /// Creator id.
        creator_id: String,
        /// The picture.
        image: MediaSource,
        /// What a buyer chooses; combinations make variants.
        options: Vec<PollOption>,
        /// How it is worked out.
        settings: PollSettings,
    }

    /// Poll option.
    PollOption {
        /// Identifier.
        id: String,
        /// Title shown to people.
        title: String,
        /// The picture.
        image: MediaSource,
    }

    /// Poll settings.
    PollSettings {
        /// Permissions.
        permissions: Permissions,
        /// Show voters.
        show_voters: bool,
        /// Show votes count.
        show_votes_count: bool,
    }

    /// Permissions.
    Permissions {
        /// View.
        view: ViewRole,
        /// Vote.
        vote: VoteRole,
        /// Allow multiple votes.
        allow_multiple_votes: bool,
    }

    /// Poll data layout.
    PollDataLayout {
        /// Poll.
        poll: PollLayout,
        /// What a buyer chooses; combinations make variants.
        options: OptionLayout,
    }

    /// Poll layout.
    PollLayout {
        /// Which kind it is.
        r#type: PollLayoutType,
        /// Direction.
        direction: PollLayoutDirection,
        /// Enable image.
        enable_image: bool,
    }

    /// Option layout.
    OptionLayout {
        /// Enable image.
        enable_image: bool,
    }

    /// Design.
    Design {
        /// Poll.
        poll: PollDesign,
        /// What a buyer chooses; combinations make variants.
        options: OptionDesign,
    }

    /// Poll design.
    PollDesign {
        /// Background.
        background: PollDesignBackground,
        /// Border radius.
        border_radius: i64,
    }

    /// Poll design background.
    PollDesignBackground {
        /// Its colour. At most 19 characters, one of a choice.
        color: String,
        /// The picture. One of a choice.
        image: MediaSource,
        /// Gradient. One of a choice.
        gradient: BackgroundGradient,
        /// Which kind it is.
        r#type: PollDesignBackgroundType,
    }

    /// Background gradient.
    BackgroundGradient {
        /// Angle.
        angle: i64,
        /// Start color. At most 19 characters.
        start_color: String,
        /// Last color. At most 19 characters.
        last_color: String,
    }

    /// Option design.
    OptionDesign {
        /// Border radius.
        border_radius: i64,
    }
}

open_enums! {
    /// View role.
    ViewRole {
        Creator = "CREATOR",
        Voters = "VOTERS",
        Everyone = "EVERYONE",
    }

    /// Vote role.
    VoteRole {
        SiteMembers = "SITE_MEMBERS",
        All = "ALL",
    }

    /// Poll layout type.
    PollLayoutType {
        List = "LIST",
        Grid = "GRID",
    }

    /// Poll layout direction.
    PollLayoutDirection {
        Ltr = "LTR",
        Rtl = "RTL",
    }

    /// Poll design background type.
    PollDesignBackgroundType {
        Color = "COLOR",
        Image = "IMAGE",
        Gradient = "GRADIENT",
    }
}
