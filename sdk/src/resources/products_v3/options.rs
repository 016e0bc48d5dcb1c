//! Options, whose choices make variants, and modifiers, whose choices do not.

use super::media::{Image, ProductMedia};
use crate::types::Amount;
use crate::types::entity::{entities, open_enums};

entities! {
    /// An option of a product: a customization that is connected to it.
    ConnectedOption {
        choices_settings: ChoicesSettings,
        /// At most 36 characters.
        id: String,
        /// At most 50 characters.
        name: String,
        option_render_type: ProductOptionRenderType,
        /// A name that stays when the shown name changes. At most 50 characters. Set by the platform.
        key: String,
    }

    /// The choices of an option.
    ChoicesSettings {
        /// At most 1000.
        choices: Vec<ConnectedOptionChoice>,
    }

    /// A choice of an option.
    ConnectedOptionChoice {
        /// As in CSS, for the type `ONE_COLOR`. At most 20 characters.
        color_code: String,
        /// A GUID.
        choice_id: String,
        /// At most 15.
        linked_media: Vec<ProductMedia>,
        choice_type: ChoiceType,
        /// A name that stays when the shown name changes. At most 50 characters. Set by the platform.
        key: String,
        /// At most 50 characters.
        name: String,
        /// Set by the platform.
        in_stock: bool,
        /// Set by the platform.
        visible: bool,
        display_image: Image,
        media: MediaReferences,
    }

    /// Images and videos of a choice, by id or address.
    MediaReferences {
        /// At most 15.
        items: Vec<MediaReference>,
    }

    /// An image or video. Only one of `media_id` and `url` is set.
    MediaReference {
        /// At most 200 characters.
        media_id: String,
        url: String,
    }

    /// A modifier of a product: a customization that is connected to it. Only one of `free_text_settings` and
    /// `choices_settings` is set.
    ConnectedModifier {
        free_text_settings: FreeTextSettings,
        choices_settings: ModifierChoicesSettings,
        /// At most 36 characters.
        id: String,
        /// At most 50 characters.
        name: String,
        modifier_render_type: ModifierRenderType,
        /// Older name of `mandatory`.
        to_be_removed_mandatory: bool,
        /// A name that stays when the shown name changes. At most 50 characters. Set by the platform.
        key: String,
        mandatory: bool,
    }

    /// The settings of a text that the buyer writes.
    FreeTextSettings {
        min_char_count: i64,
        /// At most 500.
        max_char_count: i64,
        /// Added to the price.
        default_added_price: Amount,
        /// At most 150 characters.
        title: String,
        /// A name that stays when the shown name changes. At most 150 characters. Set by the platform.
        key: String,
    }

    /// The choices of a modifier.
    ModifierChoicesSettings {
        /// At most 1000.
        choices: Vec<ConnectedModifierChoice>,
    }

    /// A choice of a modifier.
    ConnectedModifierChoice {
        /// As in CSS, for the type `ONE_COLOR`. At most 20 characters.
        color_code: String,
        /// A GUID.
        choice_id: String,
        /// At most 15.
        linked_media: Vec<ProductMedia>,
        choice_type: ChoiceType,
        /// A name that stays when the shown name changes. At most 50 characters. Set by the platform.
        key: String,
        /// At most 50 characters.
        name: String,
        /// Added to the price.
        added_price: Amount,
        display_image: Image,
        media: MediaReferences,
    }
}

open_enums! {
    /// The content of a choice.
    ChoiceType {
        ChoiceText = "CHOICE_TEXT",
        OneColor = "ONE_COLOR",
        MultipleColors = "MULTIPLE_COLORS",
        Image = "IMAGE",
    }

    /// The form in which an option is shown.
    ProductOptionRenderType {
        TextChoices = "TEXT_CHOICES",
        SwatchChoices = "SWATCH_CHOICES",
    }

    /// The form in which a modifier is shown.
    ModifierRenderType {
        FreeText = "FREE_TEXT",
        TextChoices = "TEXT_CHOICES",
        SwatchChoices = "SWATCH_CHOICES",
    }
}
