//! The enumerations of customizations: options and modifiers that products share.

use crate::types::entity::open_enums;

open_enums! {
    /// Fields of a customization that are sent only when asked for.
    CustomizationFields {
        AssignedProductsCount = "ASSIGNED_PRODUCTS_COUNT",
        ChoiceDisplayImage = "CHOICE_DISPLAY_IMAGE",
    }

    /// Whether a customization is an option or a modifier.
    CustomizationType {
        ProductOption = "PRODUCT_OPTION",
        Modifier = "MODIFIER",
    }

    /// How a customization is shown (SPEC section 3).
    CustomizationRenderType {
        FreeText = "FREE_TEXT",
        TextChoices = "TEXT_CHOICES",
        SwatchChoices = "SWATCH_CHOICES",
    }
}
