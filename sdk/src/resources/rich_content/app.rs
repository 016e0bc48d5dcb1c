//! Products, events and bookings shown within a text.

use super::card::Animation;
use super::media::{MediaSource, PluginContainerData};
use crate::types::Amount;
use crate::types::entity::{entities, open_enums};

entities! {
    /// App embed data.
    AppEmbedData {
        /// Booking data. One of a choice.
        booking_data: BookingData,
        /// Event data. One of a choice.
        event_data: EventData,
        /// Which kind it is.
        r#type: AppType,
        /// Item id.
        item_id: String,
        /// Name shown to people.
        name: String,
        /// Image src.
        image_src: String,
        /// Web address.
        url: String,
        /// The picture.
        image: MediaSource,
        /// Hide image.
        hide_image: bool,
        /// Hide title.
        hide_title: bool,
        /// Hide price.
        hide_price: bool,
        /// Hide description.
        hide_description: bool,
        /// Hide date time.
        hide_date_time: bool,
        /// Hide location.
        hide_location: bool,
        /// Hide duration.
        hide_duration: bool,
        /// Hide button.
        hide_button: bool,
        /// Hide ribbon.
        hide_ribbon: bool,
        /// Button styles.
        button_styles: ButtonStyles,
        /// Image styles.
        image_styles: ImageStyles,
        /// Ribbon styles.
        ribbon_styles: RibbonStyles,
        /// Card styles.
        card_styles: CardStyles,
        /// How it is placed.
        container_data: PluginContainerData,
        /// Pricing data.
        pricing_data: PricingData,
        /// How it moves.
        animation: Animation,
    }

    /// Booking data.
    BookingData {
        /// Durations.
        durations: String,
    }

    /// Event data.
    EventData {
        /// Scheduling.
        scheduling: String,
        /// Location.
        location: String,
    }

    /// Button styles.
    ButtonStyles {
        /// Button text.
        button_text: String,
        /// Border width.
        border_width: i64,
        /// Border radius.
        border_radius: i64,
        /// Border color. At most 19 characters.
        border_color: String,
        /// Text color. At most 19 characters.
        text_color: String,
        /// Colour behind it. At most 19 characters.
        background_color: String,
        /// Border color hover. At most 19 characters.
        border_color_hover: String,
        /// Text color hover. At most 19 characters.
        text_color_hover: String,
        /// Background color hover. At most 19 characters.
        background_color_hover: String,
        /// Button size.
        button_size: String,
    }

    /// Image styles.
    ImageStyles {
        /// Hide image.
        hide_image: bool,
        /// Image position.
        image_position: Position,
        /// Aspect ratio.
        aspect_ratio: AspectRatio,
        /// Resizing.
        resizing: Resizing,
        /// Border color. At most 19 characters.
        border_color: String,
        /// Border width.
        border_width: i64,
        /// Border radius.
        border_radius: i64,
    }

    /// Ribbon styles.
    RibbonStyles {
        /// Ribbon text.
        ribbon_text: String,
        /// Colour behind it. At most 19 characters.
        background_color: String,
        /// Text color. At most 19 characters.
        text_color: String,
        /// Border color. At most 19 characters.
        border_color: String,
        /// Border width.
        border_width: i64,
        /// Border radius.
        border_radius: i64,
        /// Ribbon placement.
        ribbon_placement: Placement,
    }

    /// Card styles.
    CardStyles {
        /// Colour behind it. At most 19 characters.
        background_color: String,
        /// Border color. At most 19 characters.
        border_color: String,
        /// Border width.
        border_width: i64,
        /// Border radius.
        border_radius: i64,
        /// Which kind it is.
        r#type: CardStylesType,
        /// How it is aligned.
        alignment: Alignment,
        /// Title price layout.
        title_price_layout: Layout,
        /// Title color. At most 19 characters.
        title_color: String,
        /// Text color. At most 19 characters.
        text_color: String,
    }

    /// Pricing data.
    PricingData {
        /// Value from.
        value_from: Amount,
        /// Value to.
        value_to: Amount,
        /// Discounted value.
        discounted_value: Amount,
        /// Three-letter currency code. A three-letter currency code.
        currency: String,
        /// Pricing plan id. A GUID.
        pricing_plan_id: String,
    }
}

open_enums! {
    /// App type.
    AppType {
        Product = "PRODUCT",
        Event = "EVENT",
        Booking = "BOOKING",
    }

    /// Position.
    Position {
        Start = "START",
        End = "END",
        Top = "TOP",
    }

    /// Aspect ratio.
    AspectRatio {
        Square = "SQUARE",
        Rectangle = "RECTANGLE",
    }

    /// Resizing.
    Resizing {
        Fill = "FILL",
        Fit = "FIT",
    }

    /// Placement.
    Placement {
        Image = "IMAGE",
        ProductInfo = "PRODUCT_INFO",
    }

    /// Card styles type.
    CardStylesType {
        Contained = "CONTAINED",
        Frameless = "FRAMELESS",
    }

    /// Alignment.
    Alignment {
        Start = "START",
        Center = "CENTER",
        End = "END",
    }

    /// Layout.
    Layout {
        Stacked = "STACKED",
        SideBySide = "SIDE_BY_SIDE",
    }
}
