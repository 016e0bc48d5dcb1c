//! Products together with the inventory of their variants, written in one call.

use super::media::Media;
use super::options::{ConnectedModifier, ConnectedOption};
use super::product::{
    Product, ProductBrand, ProductInfoSection, ProductRibbon, ProductType, PurchaseEligibility, Tags,
};
use super::variant::{
    OptionChoiceIds, OptionChoiceNames, PhysicalProperties, PriceInfo, RevenueDetails, SubscriptionDetails,
    VariantDigitalProperties, VariantPhysicalProperties,
};
use crate::resources::bulk::{Bulk, BulkActionMetadata, BulkResult, ItemError};
use crate::resources::cart::ExtendedFields;
use crate::resources::inventory_items_v3::{InventoryItem, PreorderInfo};
use crate::resources::products::SeoSchema;
use crate::types::entity::entities;

impl InventoryResults {
    /// The results in the form of a bulk call, to pair them with the sent entries.
    #[must_use]
    pub fn into_bulk(self) -> Bulk<InventoryItem> {
        Bulk {
            results: self.results,
            bulk_action_metadata: self.bulk_action_metadata,
            unknown_fields: self.unknown_fields,
        }
    }
}

entities! {
    /// A product with the inventory of its variants.
    ProductWithInventory {
        /// For physical products.
        physical_properties: PhysicalProperties,
        /// Set by the platform.
        id: String,
        /// Increases with each change. Set by the platform.
        revision: String,
        /// At most 80 characters.
        name: String,
        /// The last part of the address of its page. At most 300 characters.
        slug: String,
        /// HTML; ignored if `description` is sent too. At most 16000 characters.
        plain_description: String,
        visible: bool,
        /// Whether the product is sold at the point of sale.
        visible_in_pos: bool,
        media: Media,
        seo_data: SeoSchema,
        /// A GUID.
        tax_group_id: String,
        /// Combinations of their choices are the variants. At most 6.
        options: Vec<ConnectedOption>,
        /// At most 10.
        modifiers: Vec<ConnectedModifier>,
        brand: ProductBrand,
        /// At most 20.
        info_sections: Vec<ProductInfoSection>,
        ribbon: ProductRibbon,
        /// At most 4.
        additional_ribbons: Vec<ProductRibbon>,
        /// Decides the breadcrumbs. A GUID.
        main_category_id: String,
        product_type: ProductType,
        /// For other systems. At most 100 characters. Set by the platform.
        handle: String,
        variants_info: VariantsWithInventory,
        subscription_details: SubscriptionDetails,
        purchase_eligibility: PurchaseEligibility,
        extended_fields: ExtendedFields,
        tags: Tags,
    }

    /// The variants of a product, with their inventory.
    VariantsWithInventory {
        /// At most 1000.
        variants: Vec<VariantWithInventory>,
    }

    /// A variant with its inventory. Only one of `physical_properties` and `digital_properties` is set.
    VariantWithInventory {
        physical_properties: VariantPhysicalProperties,
        digital_properties: VariantDigitalProperties,
        /// A GUID.
        id: String,
        visible: bool,
        /// At most 40 characters.
        sku: String,
        /// At most 40 characters.
        barcode: String,
        price: PriceInfo,
        /// For the owner only.
        revenue_details: RevenueDetails,
        inventory_item: InventoryItemComposite,
        /// At most 6.
        choices: Vec<OptionChoiceReferences>,
    }

    /// The inventory of a variant. Only one of `in_stock` and `quantity` is set.
    InventoryItemComposite {
        in_stock: bool,
        /// -99999 to 99999.
        quantity: i64,
        /// A GUID. Set by the platform.
        id: String,
        /// Increases with each change. Set by the platform.
        revision: String,
        preorder_info: PreorderInfo,
    }

    /// A choice of a variant.
    OptionChoiceReferences {
        option_choice_ids: OptionChoiceIds,
        option_choice_names: OptionChoiceNames,
    }

    /// A product that was written, and the results for the inventory of its variants.
    ProductAndInventory {
        product: Product,
        inventory_results: InventoryResults,
    }

    /// The results for inventory items.
    InventoryResults {
        /// At most 1000.
        results: Vec<BulkResult<InventoryItem>>,
        bulk_action_metadata: BulkActionMetadata,
        /// Set if the inventory failed as a whole; the product may have been written all the same.
        error: ItemError,
    }
}
