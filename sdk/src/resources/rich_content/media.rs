//! Images, videos, audio, galleries and files.

use super::layout::Animation;
use super::text::Link;
use crate::types::entity::{entities, open_enums};

entities! {
    /// The placement of a node in the text.
    PluginContainerData {
        /// In pixels.
        width: PluginContainerDataWidth,
        alignment: PluginContainerDataAlignment,
        spoiler: Spoiler,
        /// In pixels.
        height: Height,
        text_wrap: bool,
    }

    /// The width of a node. Only one of the fields is set.
    PluginContainerDataWidth {
        size: WidthType,
        custom: String,
    }

    /// A cover that hides a node until it is clicked.
    Spoiler {
        enabled: bool,
        description: String,
        button_text: String,
    }

    /// The height of a node.
    Height {
        custom: String,
    }

    /// A file to download.
    FileData {
        container_data: PluginContainerData,
        src: FileSource,
        name: String,
        r#type: String,
        size: i64,
        pdf_settings: PDFSettings,
        mime_type: String,
        path: String,
        size_in_kb: String,
        animation: Animation,
    }

    /// The source of a media file. Only one of `url`, `custom` and `id` is set.
    FileSource {
        url: String,
        custom: String,
        id: String,
        private: bool,
    }

    /// The settings of a PDF viewer.
    PDFSettings {
        view_mode: ViewMode,
        disable_download: bool,
        disable_print: bool,
    }

    /// A gallery.
    GalleryData {
        container_data: PluginContainerData,
        items: Vec<Item>,
        options: GalleryOptions,
        disable_expand: bool,
        disable_download: bool,
        animation: Animation,
    }

    /// An item of a gallery. Only one of `image` and `video` is set.
    Item {
        image: ItemImage,
        video: Video,
        title: String,
        alt_text: String,
    }

    /// An image of a gallery.
    ItemImage {
        media: MediaSource,
        link: Link,
    }

    /// A media file.
    MediaSource {
        src: FileSource,
        /// In pixels.
        width: i64,
        /// In pixels.
        height: i64,
        duration: f64,
    }

    /// A video of a gallery.
    Video {
        media: MediaSource,
        thumbnail: MediaSource,
    }

    /// The options of a gallery.
    GalleryOptions {
        layout: GalleryOptionsLayout,
        item: ItemStyle,
        thumbnails: Thumbnails,
    }

    /// The layout of a gallery.
    GalleryOptionsLayout {
        r#type: LayoutType,
        horizontal_scroll: bool,
        orientation: Orientation,
        number_of_columns: i64,
        mobile_number_of_columns: i64,
    }

    /// The look of the items of a gallery.
    ItemStyle {
        target_size: i64,
        ratio: f64,
        crop: Crop,
        spacing: i64,
    }

    /// The thumbnails of a gallery.
    Thumbnails {
        placement: ThumbnailsAlignment,
        spacing: i64,
    }

    /// An animated GIF.
    GIFData {
        container_data: PluginContainerData,
        original: GIF,
        downsized: GIF,
        /// In pixels.
        height: i64,
        /// In pixels.
        width: i64,
        gif_type: GIFType,
        animation: Animation,
    }

    /// The files of an animated GIF.
    GIF {
        gif: String,
        mp4: String,
        still: String,
    }

    /// An image.
    ImageData {
        container_data: PluginContainerData,
        image: MediaSource,
        link: Link,
        disable_expand: bool,
        alt_text: String,
        caption: String,
        disable_download: bool,
        decorative: bool,
        styles: ImageDataStyles,
        crop: ImageDataCrop,
        crop_shape: String,
        animation: Animation,
    }

    /// The look of an image.
    ImageDataStyles {
        border: StylesBorder,
    }

    /// The border of an image.
    StylesBorder {
        /// In pixels.
        width: i64,
        /// At most 19 characters.
        color: String,
        radius: i64,
    }

    /// The crop of an image.
    ImageDataCrop {
        x: f64,
        y: f64,
        /// In pixels.
        width: f64,
        /// In pixels.
        height: f64,
    }

    /// The preview of a link.
    LinkPreviewData {
        container_data: PluginContainerData,
        link: Link,
        title: String,
        thumbnail_url: String,
        description: String,
        html: String,
        styles: LinkPreviewDataStyles,
        animation: Animation,
    }

    /// The look of the preview of a link.
    LinkPreviewDataStyles {
        /// At most 19 characters.
        background_color: String,
        /// At most 19 characters.
        title_color: String,
        /// At most 19 characters.
        subtitle_color: String,
        /// At most 19 characters.
        link_color: String,
        border_width: i64,
        border_radius: i64,
        /// At most 19 characters.
        border_color: String,
        thumbnail_position: StylesPosition,
    }

    /// A video.
    VideoData {
        container_data: PluginContainerData,
        video: MediaSource,
        thumbnail: MediaSource,
        disable_download: bool,
        title: String,
        options: PlaybackOptions,
        animation: Animation,
    }

    /// The playback options of a video.
    PlaybackOptions {
        auto_play: bool,
        play_in_loop: bool,
        show_controls: bool,
    }

    /// An audio file.
    AudioData {
        container_data: PluginContainerData,
        audio: MediaSource,
        disable_download: bool,
        cover_image: MediaSource,
        name: String,
        author_name: String,
        html: String,
        animation: Animation,
    }
}

open_enums! {
    /// The width of a node.
    WidthType {
        Content = "CONTENT",
        Small = "SMALL",
        Original = "ORIGINAL",
        FullWidth = "FULL_WIDTH",
    }

    /// The alignment of a node.
    PluginContainerDataAlignment {
        Center = "CENTER",
        Left = "LEFT",
        Right = "RIGHT",
    }

    /// The mode of a PDF viewer.
    ViewMode {
        None = "NONE",
        Full = "FULL",
        Mini = "MINI",
    }

    /// The layout of a gallery.
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

    /// The orientation of a gallery.
    Orientation {
        Rows = "ROWS",
        Columns = "COLUMNS",
    }

    /// The crop of the items of a gallery.
    Crop {
        Fill = "FILL",
        Fit = "FIT",
    }

    /// The side of the thumbnails.
    ThumbnailsAlignment {
        Top = "TOP",
        Right = "RIGHT",
        Bottom = "BOTTOM",
        Left = "LEFT",
        None = "NONE",
    }

    /// The kind of a GIF.
    GIFType {
        Normal = "NORMAL",
        Sticker = "STICKER",
    }

    /// The side of the image of a preview.
    StylesPosition {
        Start = "START",
        End = "END",
        Top = "TOP",
        Hidden = "HIDDEN",
    }
}
