//! Buttons, maps, polls and embedded content.

use super::layout::Animation;
use super::media::{MediaSource, PluginContainerData};
use super::text::Link;
use crate::types::Amount;
use crate::types::entity::{entities, open_enums};

entities! {
    /// A button.
    ButtonData {
        container_data: PluginContainerData,
        r#type: ButtonDataType,
        styles: Styles,
        text: String,
        link: Link,
        animation: Animation,
    }

    /// The look of a button.
    Styles {
        border: Border,
        colors: Colors,
        border_width: i64,
        border_width_hover: i64,
        border_radius: i64,
        /// At most 19 characters.
        border_color: String,
        /// At most 19 characters.
        border_color_hover: String,
        /// At most 19 characters.
        text_color: String,
        /// At most 19 characters.
        text_color_hover: String,
        /// At most 19 characters.
        background_color: String,
        /// At most 19 characters.
        background_color_hover: String,
        button_size: String,
        background: Background,
        background_hover: Background,
    }

    /// A border.
    Border {
        /// In pixels.
        width: i64,
        radius: i64,
    }

    /// The colours of a button.
    Colors {
        text: String,
        border: String,
        background: String,
    }

    /// A background: a colour or a gradient.
    Background {
        r#type: BackgroundType,
        /// At most 19 characters.
        color: String,
        gradient: Gradient,
    }

    /// A gradient.
    Gradient {
        r#type: GradientType,
        /// At most 1000.
        stops: Vec<Stop>,
        angle: i64,
        /// At most 100.
        center_x: f64,
        /// At most 100.
        center_y: f64,
    }

    /// A stop of a gradient.
    Stop {
        /// At most 19 characters.
        color: String,
        position: f64,
    }

    /// Embedded HTML. Only one of `url`, `html`, `is_adsense` and `widget_id` is set.
    HTMLData {
        url: String,
        html: String,
        is_adsense: bool,
        widget_id: String,
        container_data: PluginContainerData,
        source: Source,
        auto_height: bool,
        animation: Animation,
    }

    /// A map.
    MapData {
        container_data: PluginContainerData,
        map_settings: MapSettings,
    }

    /// The settings of a map.
    MapSettings {
        address: String,
        draggable: bool,
        marker: bool,
        street_view_control: bool,
        zoom_control: bool,
        lat: f64,
        lng: f64,
        location_name: String,
        view_mode_control: bool,
        initial_zoom: i64,
        map_type: MapType,
    }

    /// Embedded content of another site.
    EmbedData {
        container_data: PluginContainerData,
        oembed: Oembed,
        src: String,
        animation: Animation,
    }

    /// The oEmbed description of embedded content.
    Oembed {
        r#type: String,
        /// In pixels.
        width: i64,
        /// In pixels.
        height: i64,
        title: String,
        url: String,
        html: String,
        author_name: String,
        author_url: String,
        provider_name: String,
        provider_url: String,
        thumbnail_url: String,
        thumbnail_width: String,
        thumbnail_height: String,
        video_url: String,
        version: String,
    }

    /// An item of another app: a product, an event or a booking service. Only one of `booking_data` and `event_data`
    /// is set.
    AppEmbedData {
        booking_data: BookingData,
        event_data: EventData,
        r#type: AppType,
        item_id: String,
        name: String,
        image_src: String,
        url: String,
        image: MediaSource,
        hide_image: bool,
        hide_title: bool,
        hide_price: bool,
        hide_description: bool,
        hide_date_time: bool,
        hide_location: bool,
        hide_duration: bool,
        hide_button: bool,
        hide_ribbon: bool,
        button_styles: ButtonStyles,
        image_styles: ImageStyles,
        ribbon_styles: RibbonStyles,
        card_styles: CardStyles,
        container_data: PluginContainerData,
        pricing_data: PricingData,
        animation: Animation,
    }

    /// The service of an embedded booking.
    BookingData {
        durations: String,
    }

    /// The date and place of an embedded event.
    EventData {
        scheduling: String,
        location: String,
    }

    /// The look of the button of an embedded item.
    ButtonStyles {
        button_text: String,
        border_width: i64,
        border_radius: i64,
        /// At most 19 characters.
        border_color: String,
        /// At most 19 characters.
        text_color: String,
        /// At most 19 characters.
        background_color: String,
        /// At most 19 characters.
        border_color_hover: String,
        /// At most 19 characters.
        text_color_hover: String,
        /// At most 19 characters.
        background_color_hover: String,
        button_size: String,
    }

    /// The look of the image of an embedded item.
    ImageStyles {
        hide_image: bool,
        image_position: Position,
        aspect_ratio: AspectRatio,
        resizing: Resizing,
        /// At most 19 characters.
        border_color: String,
        border_width: i64,
        border_radius: i64,
    }

    /// The look of the ribbon of an embedded item.
    RibbonStyles {
        ribbon_text: String,
        /// At most 19 characters.
        background_color: String,
        /// At most 19 characters.
        text_color: String,
        /// At most 19 characters.
        border_color: String,
        border_width: i64,
        border_radius: i64,
        ribbon_placement: Placement,
    }

    /// The look of the card of an embedded item.
    CardStyles {
        /// At most 19 characters.
        background_color: String,
        /// At most 19 characters.
        border_color: String,
        border_width: i64,
        border_radius: i64,
        r#type: CardStylesType,
        alignment: Alignment,
        title_price_layout: Layout,
        /// At most 19 characters.
        title_color: String,
        /// At most 19 characters.
        text_color: String,
    }

    /// The price of an embedded item.
    PricingData {
        value_from: Amount,
        value_to: Amount,
        discounted_value: Amount,
        currency: String,
        /// A GUID.
        pricing_plan_id: String,
    }

    /// A poll.
    PollData {
        container_data: PluginContainerData,
        poll: Poll,
        layout: PollDataLayout,
        design: Design,
        animation: Animation,
    }

    /// The question and options of a poll.
    Poll {
        id: String,
        title: String,
        creator_id: String,
        image: MediaSource,
        options: Vec<PollOption>,
        settings: PollSettings,
    }

    /// An option of a poll.
    PollOption {
        id: String,
        title: String,
        image: MediaSource,
    }

    /// The settings of a poll.
    PollSettings {
        permissions: Permissions,
        show_voters: bool,
        show_votes_count: bool,
    }

    /// The permissions of a poll.
    Permissions {
        view: ViewRole,
        vote: VoteRole,
        allow_multiple_votes: bool,
    }

    /// The layout of a poll and its options.
    PollDataLayout {
        poll: PollLayout,
        options: OptionLayout,
    }

    /// The layout of a poll.
    PollLayout {
        r#type: PollLayoutType,
        direction: PollLayoutDirection,
        enable_image: bool,
    }

    /// The layout of options.
    OptionLayout {
        enable_image: bool,
    }

    /// The design of a poll and its options.
    Design {
        poll: PollDesign,
        options: OptionDesign,
    }

    /// The design of a poll.
    PollDesign {
        background: PollDesignBackground,
        border_radius: i64,
    }

    /// The background of a poll. Only one of `color`, `image` and `gradient` is set.
    PollDesignBackground {
        /// At most 19 characters.
        color: String,
        image: MediaSource,
        gradient: BackgroundGradient,
        r#type: PollDesignBackgroundType,
    }

    /// A gradient of two colours.
    BackgroundGradient {
        angle: i64,
        /// At most 19 characters.
        start_color: String,
        /// At most 19 characters.
        last_color: String,
    }

    /// The design of options.
    OptionDesign {
        border_radius: i64,
    }
}

open_enums! {
    /// The action of a button.
    ButtonDataType {
        Link = "LINK",
        Action = "ACTION",
    }

    /// The kind of a background.
    BackgroundType {
        Color = "COLOR",
        Gradient = "GRADIENT",
    }

    /// The kind of a gradient.
    GradientType {
        Linear = "LINEAR",
        Radial = "RADIAL",
    }

    /// The origin of embedded HTML.
    Source {
        Html = "HTML",
        Adsense = "ADSENSE",
        Ai = "AI",
        AiWidget = "AI_WIDGET",
    }

    /// The kind of a map.
    MapType {
        Roadmap = "ROADMAP",
        Satelite = "SATELITE",
        Hybrid = "HYBRID",
        Terrain = "TERRAIN",
    }

    /// The kind of an embedded item.
    AppType {
        Product = "PRODUCT",
        Event = "EVENT",
        Booking = "BOOKING",
    }

    /// The side of an image.
    Position {
        Start = "START",
        End = "END",
        Top = "TOP",
    }

    /// The shape of an image.
    AspectRatio {
        Square = "SQUARE",
        Rectangle = "RECTANGLE",
    }

    /// The way in which an image is made to fit.
    Resizing {
        Fill = "FILL",
        Fit = "FIT",
    }

    /// The place of a ribbon.
    Placement {
        Image = "IMAGE",
        ProductInfo = "PRODUCT_INFO",
    }

    /// The kind of a card.
    CardStylesType {
        Contained = "CONTAINED",
        Frameless = "FRAMELESS",
    }

    /// The alignment of a card.
    Alignment {
        Start = "START",
        Center = "CENTER",
        End = "END",
    }

    /// The layout of title and price.
    Layout {
        Stacked = "STACKED",
        SideBySide = "SIDE_BY_SIDE",
    }

    /// The readers of the results.
    ViewRole {
        Creator = "CREATOR",
        Voters = "VOTERS",
        Everyone = "EVERYONE",
    }

    /// The voters.
    VoteRole {
        SiteMembers = "SITE_MEMBERS",
        All = "ALL",
    }

    /// The layout of options.
    PollLayoutType {
        List = "LIST",
        Grid = "GRID",
    }

    /// The direction of a poll.
    PollLayoutDirection {
        Ltr = "LTR",
        Rtl = "RTL",
    }

    /// The kind of background of a poll.
    PollDesignBackgroundType {
        Color = "COLOR",
        Image = "IMAGE",
        Gradient = "GRADIENT",
    }
}
