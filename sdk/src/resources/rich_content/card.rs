//! Shapes, cards and smart blocks, and how things move.

use super::embed::Gradient;
use super::media::{MediaSource, PluginContainerData};
use super::text::{EntranceAnimation, Link, LoopAnimation, PointerEffect};
use crate::types::entity::{entities, open_enums};
use std::collections::BTreeMap;

entities! {
    /// Animation.
    Animation {
        /// Which kind it is.
        r#type: AnimationTrigger,
        /// Entrance.
        entrance: EntranceAnimation,
        /// Loop.
        r#loop: LoopAnimation,
        /// Effect.
        effect: PointerEffect,
        /// Transition duration.
        transition_duration: i64,
    }

    /// Shape data.
    ShapeData {
        /// How it is placed.
        container_data: PluginContainerData,
        /// Shape.
        shape: MediaSource,
        /// How it looks.
        styles: ShapeDataStyles,
        /// How it moves.
        animation: Animation,
        /// Where it leads.
        link: Link,
        /// Text for those who do not see the picture. At most 1000 characters.
        alt_text: String,
    }

    /// Shape data styles.
    ShapeDataStyles {
        /// Its colour. At most 19 characters.
        color: String,
        /// Colors.
        colors: BTreeMap<String, String>,
    }

    /// Card data.
    CardData {
        /// Background.
        background: CardDataBackground,
        /// Background image.
        background_image: BackgroundImage,
    }

    /// Card data background.
    CardDataBackground {
        /// Which kind it is.
        r#type: CardDataBackgroundType,
        /// Its colour. At most 19 characters.
        color: String,
        /// Gradient.
        gradient: Gradient,
    }

    /// Background image.
    BackgroundImage {
        /// Pictures and films.
        media: MediaSource,
        /// Opacity.
        opacity: i64,
        /// Scaling.
        scaling: Scaling,
        /// Position.
        position: ImagePositionPosition,
        /// Overlay.
        overlay: CardDataBackground,
        /// Blur.
        blur: i64,
    }

    /// Smart block data.
    SmartBlockData {
        /// Which kind it is.
        r#type: SmartBlockDataType,
        /// Orientation.
        orientation: String,
        /// Column size.
        column_size: ColumnSize,
        /// Border color. At most 19 characters.
        border_color: String,
        /// Border width.
        border_width: i64,
        /// Border radius.
        border_radius: i64,
        /// How it moves.
        animation: Animation,
    }

    /// Smart block cell data.
    SmartBlockCellData {
        /// Label.
        label: String,
        /// Shape.
        shape: MediaSource,
        /// Border color. At most 19 characters.
        border_color: String,
        /// Border width.
        border_width: i64,
        /// Border radius.
        border_radius: i64,
        /// Which kind it is.
        r#type: SmartBlockDataType,
        /// Accent color. At most 19 characters.
        accent_color: String,
        /// Colour behind it. At most 19 characters.
        background_color: String,
        /// Shape color. At most 19 characters.
        shape_color: String,
    }
}

open_enums! {
    /// Animation trigger.
    AnimationTrigger {
        View = "VIEW",
        Pointer = "POINTER",
    }

    /// Card data background type.
    CardDataBackgroundType {
        Color = "COLOR",
        Gradient = "GRADIENT",
    }

    /// Scaling.
    Scaling {
        Auto = "AUTO",
        Contain = "CONTAIN",
        Cover = "COVER",
    }

    /// Image position position.
    ImagePositionPosition {
        Center = "CENTER",
        CenterLeft = "CENTER_LEFT",
        CenterRight = "CENTER_RIGHT",
        Top = "TOP",
        TopLeft = "TOP_LEFT",
        TopRight = "TOP_RIGHT",
        Bottom = "BOTTOM",
        BottomLeft = "BOTTOM_LEFT",
        BottomRight = "BOTTOM_RIGHT",
    }

    /// Smart block data type.
    SmartBlockDataType {
        SolidBoxes = "SOLID_BOXES",
        NumberedBoxes = "NUMBERED_BOXES",
        Stats = "STATS",
        CircleStats = "CIRCLE_STATS",
        SolidBoxesAlternating = "SOLID_BOXES_ALTERNATING",
        SolidJoinedBoxes = "SOLID_JOINED_BOXES",
        SideLineText = "SIDE_LINE_TEXT",
        TopLineText = "TOP_LINE_TEXT",
        OutlineBoxesWithTopCircle = "OUTLINE_BOXES_WITH_TOP_CIRCLE",
        BigBullets = "BIG_BULLETS",
        SmallBullets = "SMALL_BULLETS",
        ArrowBullets = "ARROW_BULLETS",
        ProcessSteps = "PROCESS_STEPS",
        BarStats = "BAR_STATS",
        Timeline = "TIMELINE",
        MinimalTimeline = "MINIMAL_TIMELINE",
        Pills = "PILLS",
        StarRating = "STAR_RATING",
        QuoteBoxes = "QUOTE_BOXES",
        Circle = "CIRCLE",
        Pyramid = "PYRAMID",
        Staircase = "STAIRCASE",
        VerticalFunnel = "VERTICAL_FUNNEL",
    }

    /// Column size.
    ColumnSize {
        Small = "SMALL",
        Medium = "MEDIUM",
        Large = "LARGE",
        ExtraLarge = "EXTRA_LARGE",
    }
}
