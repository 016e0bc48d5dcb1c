//! What comes from elsewhere: pages, maps; and buttons that lead there.

use super::card::Animation;
use super::media::PluginContainerData;
use super::text::Link;
use crate::types::entity::{entities, open_enums};

entities! {
    /// Button data.
    ButtonData {
        /// How it is placed.
        container_data: PluginContainerData,
        /// Which kind it is.
        r#type: ButtonDataType,
        /// How it looks.
        styles: Styles,
        /// The text.
        text: String,
        /// Where it leads.
        link: Link,
        /// How it moves.
        animation: Animation,
    }

    /// Styles.
    Styles {
        /// Border.
        border: Border,
        /// Colors.
        colors: Colors,
        /// Border width.
        border_width: i64,
        /// Border width hover.
        border_width_hover: i64,
        /// Border radius.
        border_radius: i64,
        /// Border color. At most 19 characters.
        border_color: String,
        /// Border color hover. At most 19 characters.
        border_color_hover: String,
        /// Text color. At most 19 characters.
        text_color: String,
        /// Text color hover. At most 19 characters.
        text_color_hover: String,
        /// Colour behind it. At most 19 characters.
        background_color: String,
        /// Background color hover. At most 19 characters.
        background_color_hover: String,
        /// Button size.
        button_size: String,
        /// Background.
        background: Background,
        /// Background hover.
        background_hover: Background,
    }

    /// Border.
    Border {
        /// Width in pixels.
        width: i64,
        /// Radius.
        radius: i64,
    }

    /// Colors.
    Colors {
        /// The text.
        text: String,
        /// Border.
        border: String,
        /// Background.
        background: String,
    }

    /// Background.
    Background {
        /// Which kind it is.
        r#type: BackgroundType,
        /// Its colour. At most 19 characters.
        color: String,
        /// Gradient.
        gradient: Gradient,
    }

    /// Gradient.
    Gradient {
        /// Which kind it is.
        r#type: GradientType,
        /// Stops. At most 1000.
        stops: Vec<Stop>,
        /// Angle.
        angle: i64,
        /// Center x. At most 100.
        center_x: f64,
        /// Center y. At most 100.
        center_y: f64,
    }

    /// Stop.
    Stop {
        /// Its colour. At most 19 characters.
        color: String,
        /// Position.
        position: f64,
    }

    /// Htmldata.
    HTMLData {
        /// Web address. One of a choice.
        url: String,
        /// The HTML. One of a choice.
        html: String,
        /// Is adsense. One of a choice.
        is_adsense: bool,
        /// Widget id. One of a choice.
        widget_id: String,
        /// How it is placed.
        container_data: PluginContainerData,
        /// Source.
        source: Source,
        /// Auto height.
        auto_height: bool,
        /// How it moves.
        animation: Animation,
    }

    /// Map data.
    MapData {
        /// How it is placed.
        container_data: PluginContainerData,
        /// Map settings.
        map_settings: MapSettings,
    }

    /// Map settings.
    MapSettings {
        /// Address.
        address: String,
        /// Draggable.
        draggable: bool,
        /// Marker.
        marker: bool,
        /// Street view control.
        street_view_control: bool,
        /// Zoom control.
        zoom_control: bool,
        /// Lat.
        lat: f64,
        /// Lng.
        lng: f64,
        /// Location name.
        location_name: String,
        /// View mode control.
        view_mode_control: bool,
        /// Initial zoom.
        initial_zoom: i64,
        /// Map type.
        map_type: MapType,
    }

    /// Embed data.
    EmbedData {
        /// How it is placed.
        container_data: PluginContainerData,
        /// Oembed.
        oembed: Oembed,
        /// Where it comes from.
        src: String,
        /// How it moves.
        animation: Animation,
    }

    /// Oembed.
    Oembed {
        /// Which kind it is.
        r#type: String,
        /// Width in pixels.
        width: i64,
        /// Height in pixels.
        height: i64,
        /// Title shown to people.
        title: String,
        /// Web address.
        url: String,
        /// The HTML.
        html: String,
        /// Author name.
        author_name: String,
        /// Author url.
        author_url: String,
        /// Provider name.
        provider_name: String,
        /// Provider url.
        provider_url: String,
        /// Thumbnail url.
        thumbnail_url: String,
        /// Thumbnail width.
        thumbnail_width: String,
        /// Thumbnail height.
        thumbnail_height: String,
        /// Video url.
        video_url: String,
        /// Version.
        version: String,
    }
}

open_enums! {
    /// Button data type.
    ButtonDataType {
        Link = "LINK",
        Action = "ACTION",
    }

    /// Background type.
    BackgroundType {
        Color = "COLOR",
        Gradient = "GRADIENT",
    }

    /// Gradient type.
    GradientType {
        Linear = "LINEAR",
        Radial = "RADIAL",
    }

    /// Source.
    Source {
        Html = "HTML",
        Adsense = "ADSENSE",
        Ai = "AI",
        AiWidget = "AI_WIDGET",
    }

    /// Map type.
    MapType {
        Roadmap = "ROADMAP",
        Satelite = "SATELITE",
        Hybrid = "HYBRID",
        Terrain = "TERRAIN",
    }
}
