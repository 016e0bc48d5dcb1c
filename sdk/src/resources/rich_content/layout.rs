//! Tables, columns and other arrangements.

use super::card::Animation;
use super::embed::Gradient;
use super::media::{MediaSource, PluginContainerData};
use crate::types::entity::{entities, open_enums};

entities! {
    /// Divider data.
    DividerData {
        /// How it is placed.
        container_data: PluginContainerData,
        /// Line style.
        line_style: LineStyle,
        /// Width in pixels.
        width: Width,
        /// How it is aligned.
        alignment: DividerDataAlignment,
        /// How it looks.
        styles: DividerDataStyles,
        /// How it moves.
        animation: Animation,
    }

    /// Divider data styles.
    DividerDataStyles {
        /// Its colour. At most 19 characters.
        color: String,
        /// Line cap.
        line_cap: LineCap,
        /// Line thickness. At most 10.
        line_thickness: Vec<i64>,
        /// Dash length.
        dash_length: i64,
        /// Dash gap.
        dash_gap: i64,
        /// Line gap.
        line_gap: i64,
    }

    /// Collapsible list data.
    CollapsibleListData {
        /// How it is placed.
        container_data: PluginContainerData,
        /// Expand only one.
        expand_only_one: bool,
        /// Initial expanded items.
        initial_expanded_items: InitialExpandedItems,
        /// Direction.
        direction: Direction,
        /// Is qapage data.
        is_qapage_data: bool,
        /// How it moves.
        animation: Animation,
    }

    /// Table data.
    TableData {
        /// How it is placed.
        container_data: PluginContainerData,
        /// Dimensions.
        dimensions: TableDataDimensions,
        /// Header.
        header: bool,
        /// Row header.
        row_header: bool,
        /// Column header.
        column_header: bool,
        /// Cell spacing.
        cell_spacing: i64,
        /// Cell padding. At most 4.
        cell_padding: Vec<i64>,
        /// Text for those who do not see the picture.
        alt_text: String,
        /// How it moves.
        animation: Animation,
    }

    /// Table data dimensions.
    TableDataDimensions {
        /// Cols width ratio.
        cols_width_ratio: Vec<i64>,
        /// Rows height.
        rows_height: Vec<i64>,
        /// Cols min width.
        cols_min_width: Vec<i64>,
    }

    /// Table cell data.
    TableCellData {
        /// Cell style.
        cell_style: CellStyle,
        /// Border colors.
        border_colors: BorderColors,
        /// Colspan.
        colspan: i64,
        /// Rowspan.
        rowspan: i64,
        /// Border widths.
        border_widths: BorderWidths,
    }

    /// Cell style.
    CellStyle {
        /// Vertical alignment.
        vertical_alignment: VerticalAlignment,
        /// Colour behind it. At most 19 characters.
        background_color: String,
    }

    /// Border colors.
    BorderColors {
        /// Left. At most 19 characters.
        left: String,
        /// Right. At most 19 characters.
        right: String,
        /// Top. At most 19 characters.
        top: String,
        /// Bottom. At most 19 characters.
        bottom: String,
    }

    /// Border widths.
    BorderWidths {
        /// Left.
        left: i64,
        /// Right.
        right: i64,
        /// Top.
        top: i64,
        /// Bottom.
        bottom: i64,
    }

    /// Layout data.
    LayoutData {
        /// Colour behind it. At most 19 characters.
        background_color: String,
        /// Background image.
        background_image: LayoutDataBackgroundImage,
        /// Border color. At most 19 characters.
        border_color: String,
        /// Border width.
        border_width: i64,
        /// Border radius.
        border_radius: i64,
        /// Backdrop color. At most 19 characters.
        backdrop_color: String,
        /// Backdrop image.
        backdrop_image: LayoutDataBackgroundImage,
        /// Backdrop padding top.
        backdrop_padding_top: i64,
        /// Backdrop padding bottom.
        backdrop_padding_bottom: i64,
        /// Gap.
        gap: i64,
        /// Cell padding. At most 4.
        cell_padding: Vec<i64>,
        /// Cell vertical alignment.
        cell_vertical_alignment: VerticalAlignmentAlignment,
        /// Responsiveness behaviour.
        responsiveness_behaviour: ResponsivenessBehaviour,
        /// Responsiveness breakpoint.
        responsiveness_breakpoint: i64,
        /// How it is placed.
        container_data: PluginContainerData,
        /// Design target.
        design_target: DesignTarget,
        /// Banner.
        banner: Banner,
        /// Background.
        background: LayoutDataBackground,
        /// Backdrop.
        backdrop: Backdrop,
        /// How it moves.
        animation: Animation,
        /// Top divider.
        top_divider: SectionDivider,
        /// Bottom divider.
        bottom_divider: SectionDivider,
    }

    /// Layout data background image.
    LayoutDataBackgroundImage {
        /// Pictures and films.
        media: MediaSource,
        /// Opacity.
        opacity: i64,
        /// Scaling.
        scaling: ImageScalingScaling,
        /// Position.
        position: ImagePosition,
        /// Blur.
        blur: i64,
        /// Overlay.
        overlay: LayoutDataBackground,
    }

    /// Layout data background.
    LayoutDataBackground {
        /// Which kind it is.
        r#type: LayoutDataBackgroundType,
        /// Its colour. At most 19 characters.
        color: String,
        /// Gradient.
        gradient: Gradient,
    }

    /// Banner.
    Banner {
        /// Origin.
        origin: Origin,
        /// Position.
        position: BannerPosition,
    }

    /// Backdrop.
    Backdrop {
        /// Which kind it is.
        r#type: BackdropType,
        /// Its colour. At most 19 characters.
        color: String,
        /// Gradient.
        gradient: Gradient,
    }

    /// Section divider.
    SectionDivider {
        /// Which kind it is.
        r#type: Shape,
        /// Its colour. At most 19 characters.
        color: String,
        /// Height in pixels.
        height: i64,
        /// Offset x.
        offset_x: i64,
        /// Flipped.
        flipped: bool,
        /// Layers.
        layers: Layers,
    }

    /// Layers.
    Layers {
        /// How many this page has.
        count: i64,
        /// Offset y.
        offset_y: i64,
        /// Layer effect.
        layer_effect: LayerEffect,
        /// Offset x.
        offset_x: i64,
    }

    /// Layout cell data.
    LayoutCellData {
        /// Col span.
        col_span: i64,
    }
}

open_enums! {
    /// Line style.
    LineStyle {
        Single = "SINGLE",
        Double = "DOUBLE",
        Dashed = "DASHED",
        Dotted = "DOTTED",
    }

    /// Width.
    Width {
        Large = "LARGE",
        Medium = "MEDIUM",
        Small = "SMALL",
    }

    /// Divider data alignment.
    DividerDataAlignment {
        Center = "CENTER",
        Left = "LEFT",
        Right = "RIGHT",
    }

    /// Line cap.
    LineCap {
        Square = "SQUARE",
        Round = "ROUND",
    }

    /// Initial expanded items.
    InitialExpandedItems {
        First = "FIRST",
        All = "ALL",
        None = "NONE",
    }

    /// Direction.
    Direction {
        Ltr = "LTR",
        Rtl = "RTL",
    }

    /// Vertical alignment.
    VerticalAlignment {
        Top = "TOP",
        Middle = "MIDDLE",
        Bottom = "BOTTOM",
    }

    /// Image scaling scaling.
    ImageScalingScaling {
        Auto = "AUTO",
        Contain = "CONTAIN",
        Cover = "COVER",
    }

    /// Image position.
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

    /// Layout data background type.
    LayoutDataBackgroundType {
        Color = "COLOR",
        Gradient = "GRADIENT",
    }

    /// Vertical alignment alignment.
    VerticalAlignmentAlignment {
        Top = "TOP",
        Middle = "MIDDLE",
        Bottom = "BOTTOM",
    }

    /// Responsiveness behaviour.
    ResponsivenessBehaviour {
        Stack = "STACK",
        Wrap = "WRAP",
    }

    /// Design target.
    DesignTarget {
        Layout = "LAYOUT",
        Cell = "CELL",
    }

    /// Origin.
    Origin {
        Image = "IMAGE",
        Layout = "LAYOUT",
    }

    /// Banner position.
    BannerPosition {
        Top = "TOP",
        Bottom = "BOTTOM",
    }

    /// Backdrop type.
    BackdropType {
        Color = "COLOR",
        Gradient = "GRADIENT",
    }

    /// Shape.
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

    /// Layer effect.
    LayerEffect {
        Center = "CENTER",
        FadeToTop = "FADE_TO_TOP",
        FadeToBottom = "FADE_TO_BOTTOM",
    }
}
