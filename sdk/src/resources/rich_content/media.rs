//! Pictures, films, sounds and files.

use super::card::Animation;
use super::text::Link;
use crate::types::entity::{entities, open_enums};

entities! {
    /// Plugin container data.
    PluginContainerData {
        /// Width in pixels.
        width: PluginContainerDataWidth,
        /// How it is aligned.
        alignment: PluginContainerDataAlignment,
        /// Spoiler.
        spoiler: Spoiler,
        /// Height in pixels.
        height: Height,
        /// Text wrap.
        text_wrap: bool,
    }

    /// Plugin container data width.
    PluginContainerDataWidth {
        /// Size. One of a choice.
        size: WidthType,
        /// Custom. One of a choice.
        custom: String,
    }

    /// Spoiler.
    Spoiler {
        /// Whether it is switched on.
        enabled: bool,
        /// Text.
        description: String,
        /// Button text.
        button_text: String,
    }

    /// Height.
    Height {
        /// Custom.
        custom: String,
    }

    /// File data.
    FileData {
        /// How it is placed.
        container_data: PluginContainerData,
        /// Where it comes from.
        src: FileSource,
        /// Name shown to people.
        name: String,
        /// Which kind it is.
        r#type: String,
        /// Size.
        size: i64,
        /// Pdf settings.
        pdf_settings: PDFSettings,
        /// Mime type.
        mime_type: String,
        /// Path.
        path: String,
        /// Size in kb.
        size_in_kb: String,
        /// How it moves.
        animation: Animation,
    }

    /// File source.
    FileSource {
        /// Web address. One of a choice.
        url: String,
        /// Custom. One of a choice.
        custom: String,
        /// Identifier. One of a choice.
        id: String,
        /// Private.
        private: bool,
    }

    /// Pdfsettings.
    PDFSettings {
        /// View mode.
        view_mode: ViewMode,
        /// Disable download.
        disable_download: bool,
        /// Disable print.
        disable_print: bool,
    }

    /// Gallery data.
    GalleryData {
        /// How it is placed.
        container_data: PluginContainerData,
        /// The items.
        items: Vec<Item>,
        /// What a buyer chooses; combinations make variants.
        options: GalleryOptions,
        /// Disable expand.
        disable_expand: bool,
        /// Disable download.
        disable_download: bool,
        /// How it moves.
        animation: Animation,
    }

    /// Item.
    Item {
        /// The picture. One of a choice.
        image: ItemImage,
        /// The film. One of a choice.
        video: Video,
        /// Title shown to people.
        title: String,
        /// Text for those who do not see the picture.
        alt_text: String,
    }

    /// Item image.
    ItemImage {
        /// Pictures and films.
        media: MediaSource,
        /// Where it leads.
        link: Link,
    }

    /// Media source.
    MediaSource {
        /// Where it comes from.
        src: FileSource,
        /// Width in pixels.
        width: i64,
        /// Height in pixels.
        height: i64,
        /// Duration.
        duration: f64,
    }

    /// Video.
    Video {
        /// Pictures and films.
        media: MediaSource,
        /// A small picture.
        thumbnail: MediaSource,
    }

    /// Gallery options.
    GalleryOptions {
        /// Layout.
        layout: GalleryOptionsLayout,
        /// The item, when it was asked for.
        item: ItemStyle,
        /// Thumbnails.
        thumbnails: Thumbnails,
    }

    /// Gallery options layout.
    GalleryOptionsLayout {
        /// Which kind it is.
        r#type: LayoutType,
        /// Horizontal scroll.
        horizontal_scroll: bool,
        /// Orientation.
        orientation: Orientation,
        /// Number of columns.
        number_of_columns: i64,
        /// Mobile number of columns.
        mobile_number_of_columns: i64,
    }

    /// Item style.
    ItemStyle {
        /// Target size.
        target_size: i64,
        /// Ratio.
        ratio: f64,
        /// Crop.
        crop: Crop,
        /// Spacing.
        spacing: i64,
    }

    /// Thumbnails.
    Thumbnails {
        /// Placement.
        placement: ThumbnailsAlignment,
        /// Spacing.
        spacing: i64,
    }

    /// Gifdata.
    GIFData {
        /// How it is placed.
        container_data: PluginContainerData,
        /// Text in the site's language.
        original: GIF,
        /// Downsized.
        downsized: GIF,
        /// Height in pixels.
        height: i64,
        /// Width in pixels.
        width: i64,
        /// Gif type.
        gif_type: GIFType,
        /// How it moves.
        animation: Animation,
    }

    /// Gif.
    GIF {
        /// Gif. A web address.
        gif: String,
        /// Mp4. A web address.
        mp4: String,
        /// Still. A web address.
        still: String,
    }

    /// Image data.
    ImageData {
        /// How it is placed.
        container_data: PluginContainerData,
        /// The picture.
        image: MediaSource,
        /// Where it leads.
        link: Link,
        /// Disable expand.
        disable_expand: bool,
        /// Text for those who do not see the picture.
        alt_text: String,
        /// The caption.
        caption: String,
        /// Disable download.
        disable_download: bool,
        /// Decorative.
        decorative: bool,
        /// How it looks.
        styles: ImageDataStyles,
        /// Crop.
        crop: ImageDataCrop,
        /// Crop shape.
        crop_shape: String,
        /// How it moves.
        animation: Animation,
    }

    /// Image data styles.
    ImageDataStyles {
        /// Border.
        border: StylesBorder,
    }

    /// Styles border.
    StylesBorder {
        /// Width in pixels.
        width: i64,
        /// Its colour. At most 19 characters.
        color: String,
        /// Radius.
        radius: i64,
    }

    /// Image data crop.
    ImageDataCrop {
        /// X.
        x: f64,
        /// Y.
        y: f64,
        /// Width in pixels.
        width: f64,
        /// Height in pixels.
        height: f64,
    }

    /// Link preview data.
    LinkPreviewData {
        /// How it is placed.
        container_data: PluginContainerData,
        /// Where it leads.
        link: Link,
        /// Title shown to people.
        title: String,
        /// Thumbnail url.
        thumbnail_url: String,
        /// Text.
        description: String,
        /// The HTML.
        html: String,
        /// How it looks.
        styles: LinkPreviewDataStyles,
        /// How it moves.
        animation: Animation,
    }

    /// Link preview data styles.
    LinkPreviewDataStyles {
        /// Colour behind it. At most 19 characters.
        background_color: String,
        /// Title color. At most 19 characters.
        title_color: String,
        /// Subtitle color. At most 19 characters.
        subtitle_color: String,
        /// Link color. At most 19 characters.
        link_color: String,
        /// Border width.
        border_width: i64,
        /// Border radius.
        border_radius: i64,
        /// Border color. At most 19 characters.
        border_color: String,
        /// Thumbnail position.
        thumbnail_position: StylesPosition,
    }

    /// Video data.
    VideoData {
        /// How it is placed.
        container_data: PluginContainerData,
        /// The film.
        video: MediaSource,
        /// A small picture.
        thumbnail: MediaSource,
        /// Disable download.
        disable_download: bool,
        /// Title shown to people.
        title: String,
        /// What a buyer chooses; combinations make variants.
        options: PlaybackOptions,
        /// How it moves.
        animation: Animation,
    }

    /// Playback options.
    PlaybackOptions {
        /// Auto play.
        auto_play: bool,
        /// Play in loop.
        play_in_loop: bool,
        /// Show controls.
        show_controls: bool,
    }

    /// Audio data.
    AudioData {
        /// How it is placed.
        container_data: PluginContainerData,
        /// Audio.
        audio: MediaSource,
        /// Disable download.
        disable_download: bool,
        /// Cover image.
        cover_image: MediaSource,
        /// Name shown to people.
        name: String,
        /// Author name.
        author_name: String,
        /// The HTML.
        html: String,
        /// How it moves.
        animation: Animation,
    }
}

open_enums! {
    /// Width type.
    WidthType {
        Content = "CONTENT",
        Small = "SMALL",
        Original = "ORIGINAL",
        FullWidth = "FULL_WIDTH",
    }

    /// Plugin container data alignment.
    PluginContainerDataAlignment {
        Center = "CENTER",
        Left = "LEFT",
        Right = "RIGHT",
    }

    /// View mode.
    ViewMode {
        None = "NONE",
        Full = "FULL",
        Mini = "MINI",
    }

    /// Layout type.
    LayoutType {
        Collage = "COLLAGE",
        Masonry = "MASONRY",
        Grid = "GRID",
        Thumbnail = "THUMBNAIL",
        Slider = "SLIDER",
        Slideshow = "SLIDESHOW",
        Panorama = "PANORAMA",
        Column = "COLUMN",
        Magic = "MAGIC",
        Fullsize = "FULLSIZE",
    }

    /// Orientation.
    Orientation {
        Rows = "ROWS",
        Columns = "COLUMNS",
    }

    /// Crop.
    Crop {
        Fill = "FILL",
        Fit = "FIT",
    }

    /// Thumbnails alignment.
    ThumbnailsAlignment {
        Top = "TOP",
        Right = "RIGHT",
        Bottom = "BOTTOM",
        Left = "LEFT",
        None = "NONE",
    }

    /// Giftype.
    GIFType {
        Normal = "NORMAL",
        Sticker = "STICKER",
    }

    /// Styles position.
    StylesPosition {
        Start = "START",
        End = "END",
        Top = "TOP",
        Hidden = "HIDDEN",
    }
}
