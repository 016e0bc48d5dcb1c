//! Products and variants together with their stock, written in one call.

use super::enums::ProductType;
use super::media::Media;
use super::options::{ConnectedModifier, ConnectedOption};
use super::physical::PhysicalProperties;
use super::product::{ProductBrand, ProductInfoSection, ProductRibbon, PurchaseEligibility, Tags};
use super::subscription::SubscriptionDetails;
use super::variant::{
    OptionChoiceIds, OptionChoiceNames, PriceInfo, RevenueDetails, VariantDigitalProperties, VariantPhysicalProperties,
};
use crate::resources::cart::{ApplicationError, ExtendedFields};
use crate::resources::inventory_items_v3::{BulkActionMetadata, BulkInventoryItemResult, PreorderInfo};
use crate::resources::products::SeoSchema;
use crate::types::entity::entities;

entities! {
    /// A product together with the stock of its variants.
    ProductWithInventory {
        /// Weight and measures, for what is sent. One of a choice.
        physical_properties: PhysicalProperties,
        /// Identifier. At most 36 characters, set by the platform.
        id: String,
        /// Number that rises with each change. Set by the platform.
        revision: String,
        /// Name shown to people. At most 80 characters.
        name: String,
        /// Last part of the page's address. At most 300 characters.
        slug: String,
        /// Text as HTML. At most 16000 characters.
        plain_description: String,
        /// Whether visitors see it.
        visible: bool,
        /// Whether it is sold at the counter.
        visible_in_pos: bool,
        /// Pictures and films.
        media: Media,
        /// Tags and settings for search engines.
        seo_data: SeoSchema,
        /// Which taxes it falls under. A GUID.
        tax_group_id: String,
        /// What a buyer chooses; combinations make variants. At most 6.
        options: Vec<ConnectedOption>,
        /// What a buyer chooses or writes that makes no variant. At most 10.
        modifiers: Vec<ConnectedModifier>,
        /// The brand.
        brand: ProductBrand,
        /// The info sections. At most 20.
        info_sections: Vec<ProductInfoSection>,
        /// The ribbon.
        ribbon: ProductRibbon,
        /// Further ribbons. At most 4.
        additional_ribbons: Vec<ProductRibbon>,
        /// Its home category. A GUID.
        main_category_id: String,
        /// Whether it is sent or downloaded.
        product_type: ProductType,
        /// Name that other systems know it by. At most 100 characters, set by the platform.
        handle: String,
        /// The variants.
        variants_info: VariantsWithInventory,
        /// How it is sold by subscription.
        subscription_details: SubscriptionDetails,
        /// Who may buy it.
        purchase_eligibility: PurchaseEligibility,
        /// Fields added by apps.
        extended_fields: ExtendedFields,
        /// Words to sort by.
        tags: Tags,
    }

    /// Variants together with their stock.
    VariantsWithInventory {
        /// The variants. At most 1000.
        variants: Vec<VariantWithInventory>,
    }

    /// A variant together with its stock.
    VariantWithInventory {
        /// Weight and measures, for what is sent. One of a choice.
        physical_properties: VariantPhysicalProperties,
        /// File, for what is downloaded. One of a choice.
        digital_properties: VariantDigitalProperties,
        /// Identifier. A GUID.
        id: String,
        /// Whether visitors see it.
        visible: bool,
        /// Stock-keeping unit: the shop's own code. At most 40 characters.
        sku: String,
        /// Barcode. At most 40 characters.
        barcode: String,
        /// Price of one.
        price: PriceInfo,
        /// Cost and profit; needs the owner.
        revenue_details: RevenueDetails,
        /// The inventory item.
        inventory_item: InventoryItemComposite,
        /// The choices. At most 6.
        choices: Vec<OptionChoiceReferences>,
    }

    /// The stock of a variant.
    InventoryItemComposite {
        /// Whether it is in stock. One of a choice.
        in_stock: bool,
        /// How many there are. -99999 to 99999, one of a choice.
        quantity: i64,
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// Number that rises with each change. Set by the platform.
        revision: String,
        /// Orders before it is in stock.
        preorder_info: PreorderInfo,
    }

    /// One choice that makes a variant.
    OptionChoiceReferences {
        /// Option and choice by id.
        option_choice_ids: OptionChoiceIds,
        /// Option and choice by name.
        option_choice_names: OptionChoiceNames,
    }

    /// What became of several inventory items.
    BulkInventoryItemResults {
        /// The results. At most 1000.
        results: Vec<BulkInventoryItemResult>,
        /// How many were done and how many were not.
        bulk_action_metadata: BulkActionMetadata,
        /// Why it was not.
        error: ApplicationError,
    }
}
