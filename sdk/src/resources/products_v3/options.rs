//! What a buyer chooses and writes: options, which make variants, and modifiers, which do not.

use super::enums::{ChoiceType, ModifierRenderType, ProductOptionRenderType};
use super::media::{Image, ProductMedia};
use crate::types::Amount;
use crate::types::entity::entities;

entities! {
    /// An option of a product: a customization, connected.
    ConnectedOption {
        /// What there is to choose. One of a choice.
        choices_settings: ChoicesSettings,
        /// Identifier. At most 36 characters.
        id: String,
        /// Name shown to people. At most 50 characters.
        name: String,
        /// How it is shown.
        option_render_type: ProductOptionRenderType,
        /// Name that does not change when the shown name does. At most 50 characters, set by the platform.
        key: String,
    }

    /// What there is to choose.
    ChoicesSettings {
        /// The choices. At most 1000.
        choices: Vec<ConnectedOptionChoice>,
    }

    /// A choice of an option.
    ConnectedOptionChoice {
        /// Colour, as in CSS. At most 20 characters, one of a choice.
        color_code: String,
        /// The choice. A GUID.
        choice_id: String,
        /// Pictures and films that go with the choice. At most 15.
        linked_media: Vec<ProductMedia>,
        /// What a choice shows: a text, a colour, colours or a picture.
        choice_type: ChoiceType,
        /// Name that does not change when the shown name does. At most 50 characters, set by the platform.
        key: String,
        /// Name shown to people. At most 50 characters.
        name: String,
        /// Whether it is in stock. Set by the platform.
        in_stock: bool,
        /// Whether visitors see it. Set by the platform.
        visible: bool,
        /// Picture that stands for the choice.
        display_image: Image,
        /// Pictures and films.
        media: MediaReferences,
    }

    /// Pictures and films that go with a choice, by id.
    MediaReferences {
        /// The items. At most 15.
        items: Vec<MediaReference>,
    }

    /// A picture or film, by id.
    MediaReference {
        /// The picture or film. At most 200 characters, one of a choice.
        media_id: String,
        /// Web address. A web address, one of a choice.
        url: String,
    }

    /// A modifier of a product: a customization, connected.
    ConnectedModifier {
        /// What the buyer may write. One of a choice.
        free_text_settings: FreeTextSettings,
        /// What there is to choose. One of a choice.
        choices_settings: ModifierChoicesSettings,
        /// Identifier. At most 36 characters.
        id: String,
        /// Name shown to people. At most 50 characters.
        name: String,
        /// How it is shown.
        modifier_render_type: ModifierRenderType,
        /// Older name of `mandatory`.
        to_be_removed_mandatory: bool,
        /// Name that does not change when the shown name does. At most 50 characters, set by the platform.
        key: String,
        /// Whether the buyer must answer.
        mandatory: bool,
    }

    /// What a buyer may write.
    FreeTextSettings {
        /// How many characters at least.
        min_char_count: i64,
        /// How many characters at most. At most 500.
        max_char_count: i64,
        /// What it adds to the price.
        default_added_price: Amount,
        /// Title shown to people. At most 150 characters.
        title: String,
        /// Name that does not change when the shown name does. At most 150 characters, set by the platform.
        key: String,
    }

    /// What there is to choose.
    ModifierChoicesSettings {
        /// The choices. At most 1000.
        choices: Vec<ConnectedModifierChoice>,
    }

    /// A choice of a modifier.
    ConnectedModifierChoice {
        /// Colour, as in CSS. At most 20 characters, one of a choice.
        color_code: String,
        /// The choice. A GUID.
        choice_id: String,
        /// Pictures and films that go with the choice. At most 15.
        linked_media: Vec<ProductMedia>,
        /// What a choice shows: a text, a colour, colours or a picture.
        choice_type: ChoiceType,
        /// Name that does not change when the shown name does. At most 50 characters, set by the platform.
        key: String,
        /// Name shown to people. At most 50 characters.
        name: String,
        /// What it adds to the price.
        added_price: Amount,
        /// Picture that stands for the choice.
        display_image: Image,
        /// Pictures and films.
        media: MediaReferences,
    }
}
