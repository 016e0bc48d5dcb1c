//! What the calls send and answer.

use super::entity::{Choice, Customization, MaskedChoice};
use super::enums::CustomizationFields;
use crate::resources::cursor::{CursorPagingMetadata, CursorQuery};
use crate::types::entity::entities;

entities! {
    /// Which customization to read.
    GetCustomization {
        /// The customization. A GUID.
        customization_id: String,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<CustomizationFields>,
    }

    /// An answer that holds the customization.
    CustomizationReply {
        /// The customization.
        customization: Customization,
    }

    /// Which customizations to read.
    QueryCustomizations {
        /// What to find, in what order, which page.
        query: CursorQuery,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<CustomizationFields>,
    }

    /// One page of customizations.
    CustomizationsPage {
        /// The customizations. At most 200.
        customizations: Vec<Customization>,
        /// Where this page is.
        paging_metadata: CursorPagingMetadata,
    }

    /// What to create.
    CreateCustomization {
        /// The customization.
        customization: Customization,
    }

    /// What to change.
    UpdateCustomization {
        /// The customization.
        customization: Customization,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<CustomizationFields>,
    }

    /// Which customization to delete.
    DeleteCustomization {
        /// The customization. A GUID.
        customization_id: String,
    }

    /// Add customization choices.
    AddCustomizationChoices {
        /// The customization. A GUID.
        customization_id: String,
        /// The choices. At most 1000.
        choices: Vec<Choice>,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<CustomizationFields>,
    }

    /// Set customization choices.
    SetCustomizationChoices {
        /// The customization. A GUID.
        customization_id: String,
        /// The choices. At most 1000.
        choices: Vec<Choice>,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<CustomizationFields>,
    }

    /// Remove customization choices.
    RemoveCustomizationChoices {
        /// The customization. A GUID.
        customization_id: String,
        /// Ids of choices. A GUID, at most 100.
        choice_ids: Vec<String>,
        /// Number that rises with each change.
        revision: String,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<CustomizationFields>,
    }

    /// What to change.
    UpdateCustomizationChoices {
        /// The customization. A GUID.
        customization_id: String,
        /// Number that rises with each change.
        revision: String,
        /// The choices. At most 100.
        choices: Vec<MaskedChoice>,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<CustomizationFields>,
    }
}
