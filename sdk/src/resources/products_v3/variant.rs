//! Variants with their prices, weights and subscriptions.

use super::media::ProductMedia;
use super::options::ProductOptionRenderType;
use crate::resources::cart::{SubscriptionFrequency, WeightUnit};
use crate::resources::products::{Dimensions, MeasurementUnit};
use crate::types::Amount;
use crate::types::entity::{entities, open_enums};

entities! {
    /// The variants of a product.
    VariantsInfo {
        /// At most 1000.
        variants: Vec<Variant>,
    }

    /// A variant: one combination of choices. Only one of `physical_properties` and `digital_properties` is set.
    Variant {
        physical_properties: VariantPhysicalProperties,
        digital_properties: VariantDigitalProperties,
        /// A GUID.
        id: String,
        visible: bool,
        /// At most 40 characters.
        sku: String,
        /// At most 40 characters.
        barcode: String,
        /// At most 6.
        choices: Vec<OptionChoice>,
        price: PriceInfo,
        /// For the owner only.
        revenue_details: RevenueDetails,
        /// Set by the platform.
        media: ProductMedia,
        /// Set by the platform.
        subscription_prices_info: SubscriptionPricesInfo,
        /// Set by the platform.
        inventory_status: InventoryStatus,
    }

    /// Weight and dimensions of a variant.
    VariantPhysicalProperties {
        /// In the shop's weight unit. At most 999999999.99.
        weight: f64,
        price_per_unit: PricePerUnit,
        product_dimensions: Dimensions,
        package_dimensions: Dimensions,
    }

    /// The file of a variant.
    VariantDigitalProperties {
        digital_file: SecuredMedia,
    }

    /// A file that only buyers get.
    SecuredMedia {
        /// At most 100 characters.
        id: String,
        /// At most 1000 characters. Set by the platform.
        file_name: String,
        /// In bytes. Set by the platform.
        file_size: Amount,
        /// Set by the platform.
        file_type: FileType,
    }

    /// A choice of a variant.
    OptionChoice {
        option_choice_ids: OptionChoiceIds,
        option_choice_names: OptionChoiceNames,
    }

    /// A choice by ids.
    OptionChoiceIds {
        /// At most 36 characters.
        option_id: String,
        /// A GUID.
        choice_id: String,
    }

    /// A choice by names.
    OptionChoiceNames {
        option_name: String,
        choice_name: String,
        render_type: ProductOptionRenderType,
    }

    /// The price of a variant.
    PriceInfo {
        actual_price: FixedMonetaryAmount,
        /// Shown struck through.
        compare_at_price: FixedMonetaryAmount,
        /// After automatic discounts. Set by the platform.
        price_after_discount: FixedMonetaryAmount,
    }

    /// Cost and profit of a variant, for the owner only.
    RevenueDetails {
        cost: FixedMonetaryAmount,
        /// Set by the platform.
        profit: FixedMonetaryAmount,
        /// A fraction of the price: 0.25 is 25%. At most 1. Set by the platform.
        profit_margin: f64,
    }

    /// The subscription prices of a variant.
    SubscriptionPricesInfo {
        /// At most 6.
        subscription_prices: Vec<SubscriptionPrice>,
    }

    /// The price of a variant in a subscription.
    SubscriptionPrice {
        /// A GUID. Set by the platform.
        subscription_id: String,
        /// Set by the platform.
        price: FixedMonetaryAmount,
        /// Set by the platform.
        price_per_unit: SubscriptionPricePerUnit,
        /// After automatic discounts. Set by the platform.
        price_after_discount: FixedMonetaryAmount,
    }

    /// A price per unit of measure in a subscription.
    SubscriptionPricePerUnit {
        /// Set by the platform.
        value: Amount,
        /// At most 20 characters. Set by the platform.
        description: String,
        /// After automatic discounts. Set by the platform.
        price_after_discount: FixedMonetaryAmount,
    }

    /// The availability of a variant.
    InventoryStatus {
        in_stock: bool,
        preorder_enabled: bool,
    }

    /// The number of variants of a product, and the cheapest one.
    VariantSummary {
        /// Set by the platform.
        variant_count: i64,
        /// Set by the platform.
        min_price_variant: Variant,
    }

    /// Weight and delivery of a product.
    PhysicalProperties {
        price_per_unit: PricePerUnitSettings,
        /// The party that ships it. A GUID.
        fulfiller_id: String,
        /// Among the variants. Set by the platform.
        shipping_weight_range: WeightRange,
        /// Among the variants. Set by the platform.
        price_per_unit_range: PricePerUnitRange,
        /// Set by the platform.
        weight_measurement_unit_info: WeightMeasurementUnitInfo,
        /// A GUID.
        delivery_profile_id: String,
    }

    /// The quantity of a price per unit.
    PricePerUnitSettings {
        /// The amount that the product holds. 0.01 to 999999999.99.
        quantity: f64,
        measurement_unit: MeasurementUnit,
    }

    /// The lowest and the highest weight.
    WeightRange {
        /// At most 999999999.99.
        min_value: f64,
        /// At most 999999999.99.
        max_value: f64,
    }

    /// The lowest and the highest price per unit.
    PricePerUnitRange {
        min_value: PricePerUnitAmount,
        max_value: PricePerUnitAmount,
    }

    /// A price per unit of measure, as number and text.
    PricePerUnitAmount {
        /// Set by the platform.
        value: Amount,
        /// At most 100 characters. Set by the platform.
        description: String,
    }

    /// The unit of weights.
    WeightMeasurementUnitInfo {
        /// Set by the platform.
        weight_measurement_unit: WeightUnit,
    }

    /// The lowest and the highest price.
    PriceRange {
        min_value: FixedMonetaryAmount,
        max_value: FixedMonetaryAmount,
    }

    /// An amount of money in the shop's currency.
    FixedMonetaryAmount {
        /// In the shop's currency.
        amount: Amount,
        /// With its currency. At most 20 characters. Set by the platform.
        formatted_amount: String,
    }

    /// A price per unit of measure.
    PricePerUnit {
        settings: PricePerUnitSettings,
        /// Set by the platform.
        value: Amount,
        /// At most 100 characters. Set by the platform.
        description: String,
        /// After automatic discounts. Set by the platform.
        price_after_discount: FixedMonetaryAmount,
    }

    /// The subscriptions of a product.
    SubscriptionDetails {
        /// At most 6.
        subscriptions: Vec<Subscription>,
        allow_one_time_purchases: bool,
    }

    /// A subscription of a product. Only one of `auto_renewal` and `billing_cycles` is set.
    Subscription {
        /// Until it is cancelled.
        auto_renewal: bool,
        /// 2 to 999.
        billing_cycles: i64,
        /// A GUID.
        id: String,
        /// At most 20 characters.
        title: String,
        /// At most 60 characters.
        description: String,
        visible: bool,
        /// The unit of `interval`.
        frequency: SubscriptionFrequency,
        /// The time between payments, in units of `frequency`. 1 to 50.
        interval: i64,
        discount: SubscriptionDiscount,
    }

    /// The discount of a subscription. Only one of `amount_off` and `percent_off` is set.
    SubscriptionDiscount {
        amount_off: Amount,
        /// 0.1 to 99.9.
        percent_off: f64,
        r#type: DiscountType,
    }
}

open_enums! {
    /// The type of a digital file.
    FileType {
        Unspecified = "UNSPECIFIED",
        SecurePicture = "SECURE_PICTURE",
        SecureVideo = "SECURE_VIDEO",
        SecureDocument = "SECURE_DOCUMENT",
        SecureMusic = "SECURE_MUSIC",
        SecureArchive = "SECURE_ARCHIVE",
        SecureRaw = "SECURE_RAW",
    }

    /// The type of a discount.
    DiscountType {
        Amount = "AMOUNT",
        Percent = "PERCENT",
    }
}

crate::types::amount::priced!(FixedMonetaryAmount);
