//! Text, its decorations, lists and animations.

use super::layout::Animation;
use crate::types::entity::{entities, open_enums};

entities! {
    /// A link. Only one of `url` and `anchor` is set.
    Link {
        url: String,
        anchor: String,
        target: Target,
        rel: Rel,
        custom_data: String,
    }

    /// The `rel` attribute of a link.
    Rel {
        nofollow: bool,
        sponsored: bool,
        ugc: bool,
        noreferrer: bool,
    }

    /// An animation on entrance.
    EntranceAnimation {
        effect: EntranceEffect,
        duration: i64,
        delay: i64,
    }

    /// The effect of an animation on entrance.
    EntranceEffect {
        r#type: EntranceEffectType,
        /// At most 20 characters.
        direction: String,
        /// At most 12 characters.
        shape: String,
        /// At most 100 characters.
        easing: String,
    }

    /// An animation in a loop.
    LoopAnimation {
        effect: LoopEffect,
        duration: i64,
        iteration_delay: i64,
    }

    /// The effect of an animation in a loop.
    LoopEffect {
        r#type: LoopEffectType,
        /// At most 20 characters.
        direction: String,
        /// At most 100 characters.
        easing: String,
    }

    /// The effect of an animation by the pointer.
    PointerEffect {
        r#type: PointerEffectType,
        inverted: bool,
        /// At most 20 characters.
        axis: String,
        /// At most 8 characters.
        direction: String,
        /// At most 100 characters.
        easing: String,
    }

    /// A block of code.
    CodeBlockData {
        text_style: TextStyle,
        animation: Animation,
    }

    /// The style of a block of text.
    TextStyle {
        text_alignment: TextAlignment,
        line_height: String,
    }

    /// A heading.
    HeadingData {
        /// 1 to 6.
        level: i64,
        text_style: TextStyle,
        indentation: i64,
        rendered_level: i64,
        animation: Animation,
    }

    /// A paragraph.
    ParagraphData {
        text_style: TextStyle,
        indentation: i64,
        /// 1 to 6.
        level: i64,
        animation: Animation,
    }

    /// A run of text with its decorations.
    TextData {
        text: String,
        decorations: Vec<Decoration>,
    }

    /// A decoration of a run of text: a style or a link.
    Decoration {
        anchor_data: AnchorData,
        color_data: ColorData,
        link_data: LinkData,
        mention_data: MentionData,
        font_size_data: FontSizeData,
        font_weight_value: i64,
        italic_data: bool,
        underline_data: bool,
        spoiler_data: SpoilerData,
        strikethrough_data: bool,
        superscript_data: bool,
        subscript_data: bool,
        font_family_data: FontFamilyData,
        sketch_data: SketchData,
        r#type: DecorationType,
    }

    /// A link to an anchor.
    AnchorData {
        anchor: String,
    }

    /// The colours of text.
    ColorData {
        background: String,
        foreground: String,
    }

    /// A link.
    LinkData {
        link: Link,
    }

    /// A mention of a member.
    MentionData {
        name: String,
        slug: String,
        id: String,
        r#type: String,
    }

    /// A font size.
    FontSizeData {
        unit: FontType,
        value: i64,
    }

    /// A spoiler.
    SpoilerData {
        id: String,
    }

    /// A font family.
    FontFamilyData {
        /// At most 1000 characters.
        value: String,
    }

    /// A sketched line around text.
    SketchData {
        variant: SketchVariant,
        /// At most 19 characters.
        color: String,
        animate: bool,
    }

    /// A numbered list.
    OrderedListData {
        indentation: i64,
        offset: i64,
        start: i64,
        animation: Animation,
    }

    /// A bulleted list.
    BulletedListData {
        indentation: i64,
        offset: i64,
        animation: Animation,
    }

    /// A block quotation.
    BlockquoteData {
        indentation: i64,
        animation: Animation,
    }

    /// A caption.
    CaptionData {
        text_style: TextStyle,
    }

    /// A table of contents.
    TocData {
        included_headings: Vec<i64>,
        list_style: ListStyle,
        font_size: f64,
        item_spacing: f64,
        /// At most 19 characters.
        color: String,
        indentation: Indentation,
        animation: Animation,
    }

    /// A list of checkboxes.
    CheckboxListData {
        indentation: i64,
        offset: i64,
        animation: Animation,
    }

    /// An item of a list.
    ListItemNodeData {
        checked: bool,
        animation: Animation,
    }
}

open_enums! {
    /// The window that a link opens in.
    Target {
        Itself = "SELF",
        Blank = "BLANK",
        Parent = "PARENT",
        Top = "TOP",
    }

    /// The kind of an effect on entrance.
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

    /// The kind of an effect in a loop.
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

    /// The kind of an effect by the pointer.
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

    /// The alignment of text.
    TextAlignment {
        Auto = "AUTO",
        Left = "LEFT",
        Right = "RIGHT",
        Center = "CENTER",
        Justify = "JUSTIFY",
    }

    /// The unit of a font size.
    FontType {
        Px = "PX",
        Em = "EM",
    }

    /// The kind of a sketched line.
    SketchVariant {
        Underline = "UNDERLINE",
        Box = "BOX",
        Circle = "CIRCLE",
        Highlight = "HIGHLIGHT",
        Strikethrough = "STRIKETHROUGH",
        CrossedOff = "CROSSED_OFF",
    }

    /// The kind of a decoration.
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

    /// The style of a table of contents.
    ListStyle {
        Plain = "PLAIN",
        Numbered = "NUMBERED",
        Letters = "LETTERS",
        Roman = "ROMAN",
        Bulleted = "BULLETED",
        AlphabeticalIndex = "ALPHABETICAL_INDEX",
        AlphabeticalIndexCompact = "ALPHABETICAL_INDEX_COMPACT",
    }

    /// The indentation of a table of contents.
    Indentation {
        Nested = "NESTED",
        Flat = "FLAT",
    }
}
