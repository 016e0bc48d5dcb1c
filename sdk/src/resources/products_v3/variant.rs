//! Variants: one combination of choices each.

use super::enums::{FileType, ProductOptionRenderType};
use super::media::ProductMedia;
use super::physical::{FixedMonetaryAmount, PricePerUnit};
use crate::resources::products::Dimensions;
use crate::types::Amount;
use crate::types::entity::entities;

entities! {
    /// The variants of a product.
    VariantsInfo {
        /// The variants. At most 1000.
        variants: Vec<Variant>,
    }

    /// A variant: one combination of choices.
    Variant {
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
        /// The choices. At most 6.
        choices: Vec<OptionChoice>,
        /// Price of one.
        price: PriceInfo,
        /// Cost and profit; needs the owner.
        revenue_details: RevenueDetails,
        /// Pictures and films. Set by the platform.
        media: ProductMedia,
        /// Prices by subscription. Set by the platform.
        subscription_prices_info: SubscriptionPricesInfo,
        /// Whether it is in stock. Set by the platform.
        inventory_status: InventoryStatus,
    }

    /// Weight and measures of a variant.
    VariantPhysicalProperties {
        /// Weight in the shop's weight unit. At most 999999999.99.
        weight: f64,
        /// Price of one unit of measure.
        price_per_unit: PricePerUnit,
        /// Length, width and height of the product itself.
        product_dimensions: Dimensions,
        /// Length, width and height of its package.
        package_dimensions: Dimensions,
    }

    /// The file of a variant.
    VariantDigitalProperties {
        /// The file that is sold.
        digital_file: SecuredMedia,
    }

    /// A file that only buyers get.
    SecuredMedia {
        /// Identifier. At most 100 characters.
        id: String,
        /// Name of the file. At most 1000 characters, set by the platform.
        file_name: String,
        /// Size in bytes. At most 1000 characters, set by the platform.
        file_size: Amount,
        /// Kind of file. Set by the platform.
        file_type: FileType,
    }

    /// One choice that makes a variant.
    OptionChoice {
        /// Option and choice by id.
        option_choice_ids: OptionChoiceIds,
        /// Option and choice by name.
        option_choice_names: OptionChoiceNames,
    }

    /// Option and choice by id.
    OptionChoiceIds {
        /// The option. At most 36 characters.
        option_id: String,
        /// The choice. A GUID.
        choice_id: String,
    }

    /// Option and choice by name.
    OptionChoiceNames {
        /// Name of the option.
        option_name: String,
        /// Name of the choice.
        choice_name: String,
        /// How it is shown.
        render_type: ProductOptionRenderType,
    }

    /// What a variant costs.
    PriceInfo {
        /// What is paid.
        actual_price: FixedMonetaryAmount,
        /// Price before the sale; shown struck through.
        compare_at_price: FixedMonetaryAmount,
        /// Price with automatic discounts taken off. Set by the platform.
        price_after_discount: FixedMonetaryAmount,
    }

    /// Cost and profit; needs the owner.
    RevenueDetails {
        /// What one costs the shop.
        cost: FixedMonetaryAmount,
        /// Profit on one. Set by the platform.
        profit: FixedMonetaryAmount,
        /// Profit as a fraction of the price: 0.25 is a quarter. At most 1, set by the platform.
        profit_margin: f64,
    }

    /// Prices of a variant by subscription.
    SubscriptionPricesInfo {
        /// One entry a subscription. At most 6.
        subscription_prices: Vec<SubscriptionPrice>,
    }

    /// The price of a variant by one subscription.
    SubscriptionPrice {
        /// The subscription. A GUID, set by the platform.
        subscription_id: String,
        /// Price of one. Set by the platform.
        price: FixedMonetaryAmount,
        /// Price of one unit of measure. Set by the platform.
        price_per_unit: SubscriptionPricePerUnit,
        /// Price with automatic discounts taken off. Set by the platform.
        price_after_discount: FixedMonetaryAmount,
    }

    /// The price of a unit by one subscription.
    SubscriptionPricePerUnit {
        /// The value. Set by the platform.
        value: Amount,
        /// Text. At most 20 characters, set by the platform.
        description: String,
        /// Price with automatic discounts taken off. Set by the platform.
        price_after_discount: FixedMonetaryAmount,
    }

    /// Whether a variant is in stock.
    InventoryStatus {
        /// Whether it is in stock.
        in_stock: bool,
        /// Whether it can be ordered before it is in stock.
        preorder_enabled: bool,
    }

    /// How many variants a product has, and the cheapest.
    VariantSummary {
        /// How many variants. Set by the platform.
        variant_count: i64,
        /// The cheapest variant. Set by the platform.
        min_price_variant: Variant,
    }
}
