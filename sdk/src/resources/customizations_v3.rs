//! Customizations of catalog v3.

use crate::query::{CursorQuery, Filter};
use crate::resources::bulk::{Bulk, BulkEntity};
use crate::resources::calls::calls;
use crate::resources::cart::LineItemImage;
use crate::resources::products_v3::{ChoiceType, FreeTextSettings};
use crate::row::Conversions;
use crate::types::entity::{entities, open_enums};
use crate::types::{Amount, Patch, Timestamp};

const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate", "urlExpirationDate"],
    images: &["image", "displayImage"],
    opaque: &["extendedFields"],
    ..Conversions::NONE
};

calls! {
    /// Customizations of catalog v3: options and modifiers that products share. Anyone reads them, the owner writes.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::customizations_v3::Choice;
    ///
    /// let sizes = client.customizations_v3().add_choices("customization-id", [Choice::text("XL")]).await?;
    /// println!("{}", sizes.name.unwrap_or_default());
    /// # Ok(())
    /// # }
    /// ```
    CustomizationsV3 {
        /// Asks for fields that are sent on request only.
        fields: Vec<CustomizationFields>,
        /// Asks bulk calls to answer with the customizations.
        return_entity: bool,
    } by customizations_v3;
    rows customizations_v3 at Stores "/v3", converting CONVERSIONS;

    /// Returns a customization. Fails with status 404 for an unknown id.
    get(GetCustomization { customization_id: String; self.fields: Vec<CustomizationFields> })
        -> { customization: Customization } = GET "/customizations/{customizationId}";

    /// Queries customizations.
    query(QueryCustomizations { query: CursorQuery; self.fields: Vec<CustomizationFields> })
        -> { customizations: [Customization] } = GET "/customizations/query".post_when_long().r_param();

    /// Creates a customization.
    create(CreateCustomization { customization: Customization }) -> { customization: Customization }
        = POST "/customizations".owner();

    /// Updates a customization. The entity's `revision` must be the current one, or the call fails with
    /// [`Error::revision_conflict`](crate::Error::revision_conflict).
    update(UpdateCustomization {
        customization.id,
        customization: Patch<Customization>;
        self.fields: Vec<CustomizationFields>
    }) -> { customization: Customization } = PATCH "/customizations/{customization.id}".owner();

    /// Deletes a customization. Fails with status 404 for an unknown id.
    delete(DeleteCustomization { customization_id: String }) -> {} = DELETE "/customizations/{customizationId}".owner();

    /// Adds choices to a customization.
    add_choices(AddCustomizationChoices {
        customization_id: String,
        /// At most 1000.
        choices: Vec<Choice>;
        self.fields: Vec<CustomizationFields>
    }) -> { customization: Customization } = POST "/customizations/{customizationId}/add-choices".owner();

    /// Replaces the choices of a customization.
    set_choices(SetCustomizationChoices {
        customization_id: String,
        /// At most 1000.
        choices: Vec<Choice>;
        self.fields: Vec<CustomizationFields>
    }) -> { customization: Customization } = POST "/customizations/{customizationId}/set-choices".owner().idempotent();

    /// Removes choices from a customization, given its current revision.
    remove_choices(RemoveCustomizationChoices {
        customization_id: String,
        /// GUIDs, at most 100.
        choice_ids: Vec<String>,
        revision: String;
        self.fields: Vec<CustomizationFields>
    }) -> { customization: Customization }
        = POST "/customizations/{customizationId}/remove-choices".owner().idempotent();

    /// Updates a customization's choices by id, given its current revision.
    update_choices(UpdateCustomizationChoices {
        customization_id: String,
        revision: String,
        /// At most 100.
        choices: Vec<MaskedChoice>;
        self.fields: Vec<CustomizationFields>
    }) -> { customization: Customization }
        = POST "/customizations/{customizationId}/update-choices".owner().idempotent();

    /// Creates customizations.
    bulk_create(BulkCreateCustomizations {
        /// At most 100.
        customizations: Vec<Customization>;
        self.return_entity: bool
    }) -> BulkCustomizations = POST "/bulk/customizations/create".owner();

    /// Updates customizations, each by its id and current `revision`.
    bulk_update(BulkUpdateCustomizations {
        /// At most 100.
        customizations: Vec<MaskedCustomization>;
        self.return_entity: bool;
        self.fields: Vec<CustomizationFields>
    }) -> BulkCustomizations = POST "/bulk/customizations/update".owner().idempotent();

    /// Adds choices to customizations.
    bulk_add_choices(BulkAddCustomizationChoices {
        /// At most 1000.
        customizations_choices: Vec<CustomizationChoices>;
        self.return_entity: bool;
        self.fields: Vec<CustomizationFields>
    }) -> BulkCustomizations = POST "/bulk/customizations/add-choices".owner();

    /// Reorders a customization's choices, given its current revision. Fails with the code `CHOICE_IDS_MISMATCH` unless
    /// all of its choices are given.
    reorder_choices(ReorderCustomizationChoices {
        customization_id: String,
        revision: String,
        /// GUIDs, at most 1000.
        choice_ids: Vec<String>;
        self.fields: Vec<CustomizationFields>
    }) -> { customization: Customization }
        = POST "/customizations/{customizationId}/reorder-choices".owner().idempotent();

    /// Counts customizations.
    count(CountCustomizations { filter: Filter }) -> { count: i64 } = POST "/customizations/count".safe();
}

/// The answer of bulk calls of customizations.
pub type BulkCustomizations = Bulk<Customization>;

impl BulkEntity for Customization {
    const FIELD: &'static [&'static str] = &["customization"];
}

impl From<Customization> for MaskedCustomization {
    fn from(customization: Customization) -> Self {
        Self { customization: Some(customization.into()), ..Self::default() }
    }
}

impl Choice {
    /// A choice that is shown as text.
    #[must_use]
    pub fn text(name: impl Into<String>) -> Self {
        Self { name: Some(name.into()), choice_type: Some(ChoiceType::ChoiceText), ..Self::default() }
    }

    /// A choice that is shown as a colour, in a form of CSS.
    #[must_use]
    pub fn color(name: impl Into<String>, color_code: impl Into<String>) -> Self {
        Self {
            name: Some(name.into()),
            choice_type: Some(ChoiceType::OneColor),
            color_code: Some(color_code.into()),
            ..Self::default()
        }
    }
}

impl From<Choice> for MaskedChoice {
    fn from(choice: Choice) -> Self {
        Self { choice: Some(choice.into()), ..Self::default() }
    }
}

entities! {
    /// A customization: an option or a modifier. Only one of `free_text_input` and `choices_settings` is set.
    Customization {
        free_text_input: FreeTextSettings,
        choices_settings: ChoicesSettings,
        /// At most 36 characters. Set by the platform.
        id: String,
        /// Increases with each change. Set by the platform.
        revision: String,
        /// Set by the platform.
        created_date: Timestamp,
        /// Set by the platform.
        updated_date: Timestamp,
        /// A name that stays when the shown name changes. At most 50 characters. Set by the platform.
        key: String,
        /// At most 50 characters.
        name: String,
        customization_type: CustomizationType,
        customization_render_type: CustomizationRenderType,
        /// The number of products that use it, on request only. Set by the platform.
        assigned_products_count: i64,
    }

    /// The choices of a customization.
    ChoicesSettings {
        /// At most 1000.
        choices: Vec<Choice>,
    }

    /// A choice of a customization.
    Choice {
        /// As in CSS, for the type `ONE_COLOR`. At most 20 characters.
        color_code: String,
        /// A GUID. Set by the platform.
        id: String,
        choice_type: ChoiceType,
        /// A name that stays when the shown name changes. At most 50 characters. Set by the platform.
        key: String,
        /// At most 50 characters.
        name: String,
        /// Added to the price.
        default_added_price: Amount,
        display_image: LineItemImage,
        /// The choices that this one is made of. GUIDs, at most 4.
        primary_choice_ids: Vec<String>,
    }

    /// A change of a choice.
    MaskedChoice {
        /// Its `id` names the choice.
        choice: Patch<Choice>,
    }

    /// A change of a customization.
    MaskedCustomization {
        /// Its `id` names the customization; its `revision` must be the current one.
        customization: Patch<Customization>,
    }

    /// Choices to add to a customization.
    CustomizationChoices {
        /// At most 36 characters.
        customization_id: String,
        /// At most 100.
        choices: Vec<Choice>,
    }
}

open_enums! {
    /// Fields of a customization that are sent on request only.
    CustomizationFields {
        AssignedProductsCount = "ASSIGNED_PRODUCTS_COUNT",
        ChoiceDisplayImage = "CHOICE_DISPLAY_IMAGE",
    }

    /// An option, whose choices make variants, or a modifier, whose choices do not.
    CustomizationType {
        ProductOption = "PRODUCT_OPTION",
        Modifier = "MODIFIER",
    }

    /// The form in which a customization is shown.
    CustomizationRenderType {
        FreeText = "FREE_TEXT",
        TextChoices = "TEXT_CHOICES",
        SwatchChoices = "SWATCH_CHOICES",
    }
}
