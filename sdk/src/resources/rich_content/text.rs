//! Text and lists, and how they look.

use super::card::Animation;
use crate::types::entity::{entities, open_enums};

entities! {
    /// Where a link leads.
    Link {
        /// Web address. One of a choice.
        url: String,
        /// Anchor. One of a choice.
        anchor: String,
        /// Target.
        target: Target,
        /// Rel.
        rel: Rel,
        /// Custom data.
        custom_data: String,
    }

    /// Rel.
    Rel {
        /// Nofollow.
        nofollow: bool,
        /// Sponsored.
        sponsored: bool,
        /// Ugc.
        ugc: bool,
        /// Noreferrer.
        noreferrer: bool,
    }

    /// Entrance animation.
    EntranceAnimation {
        /// Effect.
        effect: EntranceEffect,
        /// Duration.
        duration: i64,
        /// Delay.
        delay: i64,
    }

    /// Entrance effect.
    EntranceEffect {
        /// Which kind it is.
        r#type: EntranceEffectType,
        /// Direction. At most 20 characters.
        direction: String,
        /// Shape. At most 12 characters.
        shape: String,
        /// Easing. At most 100 characters.
        easing: String,
    }

    /// Loop animation.
    LoopAnimation {
        /// Effect.
        effect: LoopEffect,
        /// Duration.
        duration: i64,
        /// Iteration delay.
        iteration_delay: i64,
    }

    /// Loop effect.
    LoopEffect {
        /// Which kind it is.
        r#type: LoopEffectType,
        /// Direction. At most 20 characters.
        direction: String,
        /// Easing. At most 100 characters.
        easing: String,
    }

    /// Pointer effect.
    PointerEffect {
        /// Which kind it is.
        r#type: PointerEffectType,
        /// Inverted.
        inverted: bool,
        /// Axis. At most 20 characters.
        axis: String,
        /// Direction. At most 8 characters.
        direction: String,
        /// Easing. At most 100 characters.
        easing: String,
    }

    /// Code block data.
    CodeBlockData {
        /// How the text looks.
        text_style: TextStyle,
        /// How it moves.
        animation: Animation,
    }

    /// Text style.
    TextStyle {
        /// Text alignment.
        text_alignment: TextAlignment,
        /// Line height.
        line_height: String,
    }

    /// Heading data.
    HeadingData {
        /// Level of the heading, 1 to 6.
        level: i64,
        /// How the text looks.
        text_style: TextStyle,
        /// How far it is indented.
        indentation: i64,
        /// Rendered level.
        rendered_level: i64,
        /// How it moves.
        animation: Animation,
    }

    /// Paragraph data.
    ParagraphData {
        /// How the text looks.
        text_style: TextStyle,
        /// How far it is indented.
        indentation: i64,
        /// Level of the heading, 1 to 6.
        level: i64,
        /// How it moves.
        animation: Animation,
    }

    /// A run of text and its decorations.
    TextData {
        /// The text.
        text: String,
        /// How it looks.
        decorations: Vec<Decoration>,
    }

    /// How a run of text looks, or where it leads.
    Decoration {
        /// Anchor data. One of a choice.
        anchor_data: AnchorData,
        /// Color data. One of a choice.
        color_data: ColorData,
        /// Link data. One of a choice.
        link_data: LinkData,
        /// Mention data. One of a choice.
        mention_data: MentionData,
        /// Font size data. One of a choice.
        font_size_data: FontSizeData,
        /// Font weight value. One of a choice.
        font_weight_value: i64,
        /// Italic data. One of a choice.
        italic_data: bool,
        /// Underline data. One of a choice.
        underline_data: bool,
        /// Spoiler data. One of a choice.
        spoiler_data: SpoilerData,
        /// Strikethrough data. One of a choice.
        strikethrough_data: bool,
        /// Superscript data. One of a choice.
        superscript_data: bool,
        /// Subscript data. One of a choice.
        subscript_data: bool,
        /// Font family data. One of a choice.
        font_family_data: FontFamilyData,
        /// Sketch data. One of a choice.
        sketch_data: SketchData,
        /// Which kind it is.
        r#type: DecorationType,
    }

    /// Anchor data.
    AnchorData {
        /// Anchor.
        anchor: String,
    }

    /// Color data.
    ColorData {
        /// Background.
        background: String,
        /// Foreground.
        foreground: String,
    }

    /// Link data.
    LinkData {
        /// Where it leads.
        link: Link,
    }

    /// Mention data.
    MentionData {
        /// Name shown to people.
        name: String,
        /// Last part of the page's address.
        slug: String,
        /// Identifier.
        id: String,
        /// Which kind it is.
        r#type: String,
    }

    /// Font size data.
    FontSizeData {
        /// Unit.
        unit: FontType,
        /// The value.
        value: i64,
    }

    /// Spoiler data.
    SpoilerData {
        /// Identifier.
        id: String,
    }

    /// Font family data.
    FontFamilyData {
        /// The value. At most 1000 characters.
        value: String,
    }

    /// Sketch data.
    SketchData {
        /// The variant.
        variant: SketchVariant,
        /// Its colour. At most 19 characters.
        color: String,
        /// Animate.
        animate: bool,
    }

    /// Ordered list data.
    OrderedListData {
        /// How far it is indented.
        indentation: i64,
        /// Offset.
        offset: i64,
        /// Start.
        start: i64,
        /// How it moves.
        animation: Animation,
    }

    /// Bulleted list data.
    BulletedListData {
        /// How far it is indented.
        indentation: i64,
        /// Offset.
        offset: i64,
        /// How it moves.
        animation: Animation,
    }

    /// Blockquote data.
    BlockquoteData {
        /// How far it is indented.
        indentation: i64,
        /// How it moves.
        animation: Animation,
    }

    /// Caption data.
    CaptionData {
        /// How the text looks.
        text_style: TextStyle,
    }

    /// Toc data.
    TocData {
        /// Included headings.
        included_headings: Vec<i64>,
        /// List style.
        list_style: ListStyle,
        /// Font size.
        font_size: f64,
        /// Item spacing.
        item_spacing: f64,
        /// Its colour. At most 19 characters.
        color: String,
        /// How far it is indented.
        indentation: Indentation,
        /// How it moves.
        animation: Animation,
    }

    /// Checkbox list data.
    CheckboxListData {
        /// How far it is indented.
        indentation: i64,
        /// Offset.
        offset: i64,
        /// How it moves.
        animation: Animation,
    }

    /// List item node data.
    ListItemNodeData {
        /// Checked.
        checked: bool,
        /// How it moves.
        animation: Animation,
    }
}

open_enums! {
    /// Target.
    Target {
        Itself = "SELF",
        Blank = "BLANK",
        Parent = "PARENT",
        Top = "TOP",
    }

    /// Entrance effect type.
    EntranceEffectType {
        Fade = "FADE",
        Arc = "ARC",
        Blur = "BLUR",
        Bounce = "BOUNCE",
        Drop = "DROP",
        Expand = "EXPAND",
        Flip = "FLIP",
        Float = "FLOAT",
        Fold = "FOLD",
        Glide = "GLIDE",
        Reveal = "REVEAL",
        Shape = "SHAPE",
        Shutters = "SHUTTERS",
        Slide = "SLIDE",
        Spin = "SPIN",
        Tilt = "TILT",
        Turn = "TURN",
        Wink = "WINK",
    }

    /// Loop effect type.
    LoopEffectType {
        Bounce = "BOUNCE",
        Breathe = "BREATHE",
        Cross = "CROSS",
        Flash = "FLASH",
        Flip = "FLIP",
        Fold = "FOLD",
        Jello = "JELLO",
        Poke = "POKE",
        Pulse = "PULSE",
        Rubber = "RUBBER",
        Spin = "SPIN",
        Swing = "SWING",
        Wiggle = "WIGGLE",
    }

    /// Pointer effect type.
    PointerEffectType {
        Airy = "AIRY",
        Blob = "BLOB",
        Blur = "BLUR",
        Scale = "SCALE",
        Skew = "SKEW",
        Swivel = "SWIVEL",
        Tilt3d = "TILT_3D",
        Track = "TRACK",
        Track3d = "TRACK_3D",
    }

    /// Text alignment.
    TextAlignment {
        Auto = "AUTO",
        Left = "LEFT",
        Right = "RIGHT",
        Center = "CENTER",
        Justify = "JUSTIFY",
    }

    /// Font type.
    FontType {
        Px = "PX",
        Em = "EM",
    }

    /// Sketch variant.
    SketchVariant {
        Underline = "UNDERLINE",
        Box = "BOX",
        Circle = "CIRCLE",
        Highlight = "HIGHLIGHT",
        Strikethrough = "STRIKETHROUGH",
        CrossedOff = "CROSSED_OFF",
    }

    /// Decoration type.
    DecorationType {
        Bold = "BOLD",
        Italic = "ITALIC",
        Underline = "UNDERLINE",
        Spoiler = "SPOILER",
        Anchor = "ANCHOR",
        Mention = "MENTION",
        Link = "LINK",
        Color = "COLOR",
        FontSize = "FONT_SIZE",
        External = "EXTERNAL",
        Strikethrough = "STRIKETHROUGH",
        Superscript = "SUPERSCRIPT",
        Subscript = "SUBSCRIPT",
        FontFamily = "FONT_FAMILY",
        Sketch = "SKETCH",
    }

    /// List style.
    ListStyle {
        Plain = "PLAIN",
        Numbered = "NUMBERED",
        Letters = "LETTERS",
        Roman = "ROMAN",
        Bulleted = "BULLETED",
        AlphabeticalIndex = "ALPHABETICAL_INDEX",
        AlphabeticalIndexCompact = "ALPHABETICAL_INDEX_COMPACT",
    }

    /// Indentation.
    Indentation {
        Nested = "NESTED",
        Flat = "FLAT",
    }
}
