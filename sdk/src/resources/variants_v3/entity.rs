//! Variants, each with what its product says of it.

use crate::resources::products_v3::{
    FixedMonetaryAmount, InventoryStatus, OptionChoiceIds, PricePerUnitSettings, ProductMedia, ProductType,
    RevenueDetails, VariantDigitalProperties, WeightMeasurementUnitInfo,
};
use crate::types::Amount;
use crate::types::entity::entities;

entities! {
    /// A variant, with what its product says of it.
    ReadOnlyVariant {
        /// Weight and measures, for what is sent. One of a choice.
        physical_properties: VariantPhysicalProperties,
        /// File, for what is downloaded. One of a choice.
        digital_properties: VariantDigitalProperties,
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// Whether visitors see it. Set by the platform.
        visible: bool,
        /// Stock-keeping unit: the shop's own code. At most 40 characters, set by the platform.
        sku: String,
        /// Barcode. At most 40 characters, set by the platform.
        barcode: String,
        /// The choices that make the variant. At most 6, set by the platform.
        option_choices: Vec<OptionChoice>,
        /// Price of one. Set by the platform.
        price: PriceInfo,
        /// Cost and profit; needs the owner. Set by the platform.
        revenue_details: RevenueDetails,
        /// Pictures and films. Set by the platform.
        media: ProductMedia,
        /// Prices by subscription. Set by the platform.
        subscription_prices_info: SubscriptionPricesInfo,
        /// Whether it is in stock. Set by the platform.
        inventory_status: InventoryStatus,
        /// What the product says. Set by the platform.
        product_data: ProductFields,
        /// The variant. A GUID. Set by the platform.
        variant_id: String,
    }

    /// Weight and measures of a variant.
    VariantPhysicalProperties {
        /// Weight in the shop's weight unit. At most 999999999.99, set by the platform.
        weight: f64,
        /// Price of one unit of measure. Set by the platform.
        price_per_unit: PricePerUnit,
    }

    /// The price of a unit.
    PricePerUnit {
        /// How it is worked out. Set by the platform.
        settings: PricePerUnitSettings,
        /// The value. Set by the platform.
        value: Amount,
        /// Text. At most 100 characters, set by the platform.
        description: String,
    }

    /// One choice that makes a variant.
    OptionChoice {
        /// Option and choice by id. Set by the platform.
        option_choice_ids: OptionChoiceIds,
        /// Option and choice by name. Set by the platform.
        option_choice_names: OptionChoiceNames,
    }

    /// Option and choice by name.
    OptionChoiceNames {
        /// Name of the option. At most 50 characters, set by the platform.
        option_name: String,
        /// Name of the choice. At most 50 characters, set by the platform.
        choice_name: String,
        /// How it is shown. At most 50 characters, set by the platform.
        render_type: String,
    }

    /// What a variant costs.
    PriceInfo {
        /// What is paid. Set by the platform.
        actual_price: FixedMonetaryAmount,
        /// Price before the sale; shown struck through. Set by the platform.
        compare_at_price: FixedMonetaryAmount,
    }

    /// Prices of a variant by subscription.
    SubscriptionPricesInfo {
        /// One entry a subscription. At most 6, set by the platform.
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
    }

    /// The price of a unit by one subscription.
    SubscriptionPricePerUnit {
        /// The value. Set by the platform.
        value: Amount,
        /// Text. At most 20 characters, set by the platform.
        description: String,
    }

    /// What a variant tells of its product.
    ProductFields {
        /// Weight and measures, for what is sent. One of a choice.
        physical_properties: PhysicalProperties,
        /// The product. A GUID. At most 36 characters, set by the platform.
        product_id: String,
        /// Name shown to people. At most 80 characters, set by the platform.
        name: String,
        /// Whether it is sent or downloaded. Set by the platform.
        product_type: ProductType,
        /// Last part of the page's address. Set by the platform.
        slug: String,
        /// Whether visitors see it. Set by the platform.
        visible: bool,
        /// Whether it is sold at the counter. Set by the platform.
        visible_in_pos: bool,
        /// Its home category. A GUID, set by the platform.
        main_category_id: String,
        /// Three-letter currency code. A three-letter currency code, set by the platform.
        currency: String,
        /// Number that rises with each change. Set by the platform.
        revision: String,
        /// Name that other systems know it by. At most 100 characters, set by the platform.
        handle: String,
    }

    /// Weight and measures of a product.
    PhysicalProperties {
        /// The unit of weights. Set by the platform.
        weight_measurement_unit_info: WeightMeasurementUnitInfo,
    }
}
