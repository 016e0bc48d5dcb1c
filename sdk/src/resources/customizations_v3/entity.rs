//! Customizations: options and modifiers that products share.

use super::enums::{CustomizationRenderType, CustomizationType};
use crate::resources::cart::LineItemImage;
use crate::resources::products_v3::{ChoiceType, FreeTextSettings};
use crate::types::entity::entities;
use crate::types::{Amount, Timestamp};

entities! {
    /// An option or a modifier that products share.
    Customization {
        /// What the buyer may write. One of a choice.
        free_text_input: FreeTextSettings,
        /// What there is to choose. One of a choice.
        choices_settings: ChoicesSettings,
        /// Identifier. At most 36 characters, set by the platform.
        id: String,
        /// Number that rises with each change. Set by the platform.
        revision: String,
        /// When it was created. Set by the platform.
        created_date: Timestamp,
        /// When it last changed. Set by the platform.
        updated_date: Timestamp,
        /// Name that does not change when the shown name does. At most 50 characters, set by the platform.
        key: String,
        /// Name shown to people. At most 50 characters.
        name: String,
        /// Whether it is an option or a modifier.
        customization_type: CustomizationType,
        /// How it is shown.
        customization_render_type: CustomizationRenderType,
        /// How many products use it. Set by the platform.
        assigned_products_count: i64,
    }

    /// What there is to choose.
    ChoicesSettings {
        /// The choices. At most 1000.
        choices: Vec<Choice>,
    }

    /// A choice.
    Choice {
        /// Colour, as in CSS. At most 20 characters, one of a choice.
        color_code: String,
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// What a choice shows: a text, a colour, colours or a picture.
        choice_type: ChoiceType,
        /// Name that does not change when the shown name does. At most 50 characters, set by the platform.
        key: String,
        /// Name shown to people. At most 50 characters.
        name: String,
        /// What it adds to the price.
        default_added_price: Amount,
        /// Picture that stands for the choice.
        display_image: LineItemImage,
        /// Choices that this one is made of. A GUID, at most 4.
        primary_choice_ids: Vec<String>,
    }

    /// A choice and which of its fields change.
    MaskedChoice {
        /// The choice.
        choice: Choice,
    }
}
