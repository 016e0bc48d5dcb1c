//! What else could be bought with a line.

use super::enums::BenefitType;
use crate::resources::cart::CatalogReference;
use crate::types::Amount;
use crate::types::entity::entities;

entities! {
    /// Item upsells.
    ItemUpsells {
        /// The line it is about. A GUID.
        line_item_id: String,
        /// Upsells. At most 10.
        upsells: Vec<UpsellOption>,
    }

    /// Upsell option.
    UpsellOption {
        /// Identifier. A GUID.
        id: String,
        /// Title shown to people. At most 200 characters.
        title: String,
        /// Description. At most 500 characters.
        description: String,
        /// Where the item comes from.
        catalog_reference: CatalogReference,
        /// Metadata.
        metadata: UpsellBenefitMetadata,
        /// Price details.
        price_details: PriceDetails,
    }

    /// Upsell benefit metadata.
    UpsellBenefitMetadata {
        /// Benefit type.
        benefit_type: BenefitType,
        /// Benefit value.
        benefit_value: Amount,
    }

    /// Price details.
    PriceDetails {
        /// Price of one.
        price: Amount,
        /// Description. At most 200 characters.
        description: String,
    }
}
