//! Tables, layouts, cards and dividers.

use super::embed::Gradient;
use super::media::{MediaSource, PluginContainerData};
use super::text::{EntranceAnimation, Link, LoopAnimation, PointerEffect};
use crate::types::entity::{entities, open_enums};
use std::collections::BTreeMap;

entities! {
    /// A divider.
    DividerData {
        container_data: PluginContainerData,
        line_style: LineStyle,
        /// In pixels.
        width: Width,
        alignment: DividerDataAlignment,
        styles: DividerDataStyles,
        animation: Animation,
    }

    /// The look of a divider.
    DividerDataStyles {
        /// At most 19 characters.
        color: String,
        line_cap: LineCap,
        /// At most 10.
        line_thickness: Vec<i64>,
        dash_length: i64,
        dash_gap: i64,
        line_gap: i64,
    }

    /// A collapsible list.
    CollapsibleListData {
        container_data: PluginContainerData,
        expand_only_one: bool,
        initial_expanded_items: InitialExpandedItems,
        direction: Direction,
        is_qapage_data: bool,
        animation: Animation,
    }

    /// A table.
    TableData {
        container_data: PluginContainerData,
        dimensions: TableDataDimensions,
        header: bool,
        row_header: bool,
        column_header: bool,
        cell_spacing: i64,
        /// At most 4.
        cell_padding: Vec<i64>,
        alt_text: String,
        animation: Animation,
    }

    /// Column widths and row heights of a table.
    TableDataDimensions {
        cols_width_ratio: Vec<i64>,
        rows_height: Vec<i64>,
        cols_min_width: Vec<i64>,
    }

    /// A cell of a table.
    TableCellData {
        cell_style: CellStyle,
        border_colors: BorderColors,
        colspan: i64,
        rowspan: i64,
        border_widths: BorderWidths,
    }

    /// The look of a cell.
    CellStyle {
        vertical_alignment: VerticalAlignment,
        /// At most 19 characters.
        background_color: String,
    }

    /// The colours of four borders.
    BorderColors {
        /// At most 19 characters.
        left: String,
        /// At most 19 characters.
        right: String,
        /// At most 19 characters.
        top: String,
        /// At most 19 characters.
        bottom: String,
    }

    /// The widths of four borders.
    BorderWidths {
        left: i64,
        right: i64,
        top: i64,
        bottom: i64,
    }

    /// A layout of cells side by side.
    LayoutData {
        /// At most 19 characters.
        background_color: String,
        background_image: LayoutDataBackgroundImage,
        /// At most 19 characters.
        border_color: String,
        border_width: i64,
        border_radius: i64,
        /// At most 19 characters.
        backdrop_color: String,
        backdrop_image: LayoutDataBackgroundImage,
        backdrop_padding_top: i64,
        backdrop_padding_bottom: i64,
        gap: i64,
        /// At most 4.
        cell_padding: Vec<i64>,
        cell_vertical_alignment: VerticalAlignmentAlignment,
        responsiveness_behaviour: ResponsivenessBehaviour,
        responsiveness_breakpoint: i64,
        container_data: PluginContainerData,
        design_target: DesignTarget,
        banner: Banner,
        background: LayoutDataBackground,
        backdrop: Backdrop,
        animation: Animation,
        top_divider: SectionDivider,
        bottom_divider: SectionDivider,
    }

    /// The background image of a layout.
    LayoutDataBackgroundImage {
        media: MediaSource,
        opacity: i64,
        scaling: ImageScalingScaling,
        position: ImagePosition,
        blur: i64,
        overlay: LayoutDataBackground,
    }

    /// The background of a layout: a colour or a gradient.
    LayoutDataBackground {
        r#type: LayoutDataBackgroundType,
        /// At most 19 characters.
        color: String,
        gradient: Gradient,
    }

    /// A banner over a layout.
    Banner {
        origin: Origin,
        position: BannerPosition,
    }

    /// A backdrop behind a layout: a colour or a gradient.
    Backdrop {
        r#type: BackdropType,
        /// At most 19 characters.
        color: String,
        gradient: Gradient,
    }

    /// A shaped edge of a layout.
    SectionDivider {
        r#type: Shape,
        /// At most 19 characters.
        color: String,
        /// In pixels.
        height: i64,
        offset_x: i64,
        flipped: bool,
        layers: Layers,
    }

    /// The layers of a shaped edge.
    Layers {
        count: i64,
        offset_y: i64,
        layer_effect: LayerEffect,
        offset_x: i64,
    }

    /// A cell of a layout.
    LayoutCellData {
        col_span: i64,
    }

    /// An animation: on entrance, in a loop, or by the pointer.
    Animation {
        r#type: AnimationTrigger,
        entrance: EntranceAnimation,
        r#loop: LoopAnimation,
        effect: PointerEffect,
        transition_duration: i64,
    }

    /// A vector shape.
    ShapeData {
        container_data: PluginContainerData,
        shape: MediaSource,
        styles: ShapeDataStyles,
        animation: Animation,
        link: Link,
        /// At most 1000 characters.
        alt_text: String,
    }

    /// The colours of a shape.
    ShapeDataStyles {
        /// At most 19 characters.
        color: String,
        colors: BTreeMap<String, String>,
    }

    /// A card of text beside an image.
    CardData {
        background: CardDataBackground,
        background_image: BackgroundImage,
    }

    /// The background of a card: a colour or a gradient.
    CardDataBackground {
        r#type: CardDataBackgroundType,
        /// At most 19 characters.
        color: String,
        gradient: Gradient,
    }

    /// A background image.
    BackgroundImage {
        media: MediaSource,
        opacity: i64,
        scaling: Scaling,
        position: ImagePositionPosition,
        overlay: CardDataBackground,
        blur: i64,
    }

    /// A block of cells with an icon or a number each.
    SmartBlockData {
        r#type: SmartBlockDataType,
        orientation: String,
        column_size: ColumnSize,
        /// At most 19 characters.
        border_color: String,
        border_width: i64,
        border_radius: i64,
        animation: Animation,
    }

    /// A cell of a smart block.
    SmartBlockCellData {
        label: String,
        shape: MediaSource,
        /// At most 19 characters.
        border_color: String,
        border_width: i64,
        border_radius: i64,
        r#type: SmartBlockDataType,
        /// At most 19 characters.
        accent_color: String,
        /// At most 19 characters.
        background_color: String,
        /// At most 19 characters.
        shape_color: String,
    }
}

open_enums! {
    /// The line of a divider.
    LineStyle {
        Single = "SINGLE",
        Double = "DOUBLE",
        Dashed = "DASHED",
        Dotted = "DOTTED",
    }

    /// The width of a divider.
    Width {
        Large = "LARGE",
        Medium = "MEDIUM",
        Small = "SMALL",
    }

    /// The alignment of a divider.
    DividerDataAlignment {
        Center = "CENTER",
        Left = "LEFT",
        Right = "RIGHT",
    }

    /// The ends of a line.
    LineCap {
        Square = "SQUARE",
        Round = "ROUND",
    }

    /// The items of a collapsible list that are open at first.
    InitialExpandedItems {
        First = "FIRST",
        All = "ALL",
        None = "NONE",
    }

    /// The direction of text.
    Direction {
        Ltr = "LTR",
        Rtl = "RTL",
    }

    /// The vertical alignment in a cell of a table.
    VerticalAlignment {
        Top = "TOP",
        Middle = "MIDDLE",
        Bottom = "BOTTOM",
    }

    /// The scaling of an image.
    ImageScalingScaling {
        Auto = "AUTO",
        Contain = "CONTAIN",
        Cover = "COVER",
    }

    /// The position of an image.
    ImagePosition {
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

    /// The kind of background of a layout.
    LayoutDataBackgroundType {
        Color = "COLOR",
        Gradient = "GRADIENT",
    }

    /// The vertical alignment in a layout.
    VerticalAlignmentAlignment {
        Top = "TOP",
        Middle = "MIDDLE",
        Bottom = "BOTTOM",
    }

    /// The arrangement of cells on a narrow screen.
    ResponsivenessBehaviour {
        Stack = "STACK",
        Wrap = "WRAP",
    }

    /// The part of a layout that a design is for.
    DesignTarget {
        Layout = "LAYOUT",
        Cell = "CELL",
    }

    /// The origin of a banner.
    Origin {
        Image = "IMAGE",
        Layout = "LAYOUT",
    }

    /// The position of a banner.
    BannerPosition {
        Top = "TOP",
        Bottom = "BOTTOM",
    }

    /// The kind of a backdrop.
    BackdropType {
        Color = "COLOR",
        Gradient = "GRADIENT",
    }

    /// The shape of an edge.
    Shape {
        Ellipse = "ELLIPSE",
        Tilt = "TILT",
        Liquid = "LIQUID",
        LeftWave = "LEFT_WAVE",
        PaintScribble = "PAINT_SCRIBBLE",
        InvertedEllipse = "INVERTED_ELLIPSE",
        RightWave = "RIGHT_WAVE",
        Dunes = "DUNES",
        Waves = "WAVES",
        Triangle = "TRIANGLE",
        SemiEllipse = "SEMI_ELLIPSE",
        Plants = "PLANTS",
        LayeredEllipse = "LAYERED_ELLIPSE",
        Pixels = "PIXELS",
        Paint = "PAINT",
        Clouds = "CLOUDS",
        OpticalIllusion = "OPTICAL_ILLUSION",
        Stripes = "STRIPES",
        Blobs = "BLOBS",
        SemiCircles = "SEMI_CIRCLES",
        Hill = "HILL",
        Brush = "BRUSH",
        Peaks = "PEAKS",
        AngledTriangle = "ANGLED_TRIANGLE",
    }

    /// The effect of layers.
    LayerEffect {
        Center = "CENTER",
        FadeToTop = "FADE_TO_TOP",
        FadeToBottom = "FADE_TO_BOTTOM",
    }

    /// The trigger of an animation.
    AnimationTrigger {
        View = "VIEW",
        Pointer = "POINTER",
    }

    /// The kind of background of a card.
    CardDataBackgroundType {
        Color = "COLOR",
        Gradient = "GRADIENT",
    }

    /// The scaling of a background image.
    Scaling {
        Auto = "AUTO",
        Contain = "CONTAIN",
        Cover = "COVER",
    }

    /// The position of a background image.
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

    /// The layout of a smart block.
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

    /// The width of columns.
    ColumnSize {
        Small = "SMALL",
        Medium = "MEDIUM",
        Large = "LARGE",
        ExtraLarge = "EXTRA_LARGE",
    }
}
