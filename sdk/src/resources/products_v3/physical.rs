//! Prices, weights and measures of products.

use crate::resources::cart::WeightUnit;
use crate::resources::products::MeasurementUnit;
use crate::types::Amount;
use crate::types::entity::entities;

entities! {
    /// Weight and measures of a product.
    PhysicalProperties {
        /// Price of one unit of measure.
        price_per_unit: PricePerUnitSettings,
        /// Who sends it. A GUID.
        fulfiller_id: String,
        /// Lowest and highest weight among the variants. Set by the platform.
        shipping_weight_range: WeightRange,
        /// Lowest and highest price of a unit. Set by the platform.
        price_per_unit_range: PricePerUnitRange,
        /// The unit of weights. Set by the platform.
        weight_measurement_unit_info: WeightMeasurementUnitInfo,
        /// How it is delivered. A GUID.
        delivery_profile_id: String,
    }

    /// How much one holds, by which the price of a unit is worked out.
    PricePerUnitSettings {
        /// How many there are. 0.01 to 999999999.99.
        quantity: f64,
        /// Unit of measure.
        measurement_unit: MeasurementUnit,
    }

    /// Lowest and highest weight.
    WeightRange {
        /// The lowest. At most 999999999.99.
        min_value: f64,
        /// The highest. At most 999999999.99.
        max_value: f64,
    }

    /// Lowest and highest price of a unit.
    PricePerUnitRange {
        /// The lowest.
        min_value: PricePerUnitAmount,
        /// The highest.
        max_value: PricePerUnitAmount,
    }

    /// The price of a unit, as number and words.
    PricePerUnitAmount {
        /// The value. Set by the platform.
        value: Amount,
        /// Text. At most 100 characters, set by the platform.
        description: String,
    }

    /// The unit of weights.
    WeightMeasurementUnitInfo {
        /// The unit of weights. Set by the platform.
        weight_measurement_unit: WeightUnit,
    }

    /// Lowest and highest amount.
    PriceRange {
        /// The lowest.
        min_value: FixedMonetaryAmount,
        /// The highest.
        max_value: FixedMonetaryAmount,
    }

    /// An amount of money in the shop's currency.
    FixedMonetaryAmount {
        /// Amount in the shop's currency.
        amount: Amount,
        /// Amount as text with its currency. At most 20 characters, set by the platform.
        formatted_amount: String,
    }

    /// The price of a unit.
    PricePerUnit {
        /// How it is worked out.
        settings: PricePerUnitSettings,
        /// The value. Set by the platform.
        value: Amount,
        /// Text. At most 100 characters, set by the platform.
        description: String,
        /// Price with automatic discounts taken off. Set by the platform.
        price_after_discount: FixedMonetaryAmount,
    }
}
