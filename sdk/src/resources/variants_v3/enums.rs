//! The enumerations of variants of catalog v3, read across products.

use crate::types::entity::open_enums;

open_enums! {
    /// Fields that are sent only when asked for.
    RequestedFields {
        Currency = "CURRENCY",
        MerchantData = "MERCHANT_DATA",
        SubscriptionPricesInfo = "SUBSCRIPTION_PRICES_INFO",
        WeightMeasurementUnitInfo = "WEIGHT_MEASUREMENT_UNIT_INFO",
    }
}
