//! Shipping options and the configuration of a shipping provider, as in their events.

use crate::resources::cart::{Address, ExtendedFields};
use crate::types::entity::{entities, open_enums};
use crate::types::{Amount, Timestamp};

entities! {
    /// A shipping option of some delivery regions.
    ShippingOption {
        /// A GUID, set by the platform.
        id: String,
        /// Increases with each change. Set by the platform.
        revision: String,
        created_date: Timestamp,
        updated_date: Timestamp,
        /// In an older form. A GUID.
        delivery_region_id: String,
        /// GUIDs, at most 50.
        delivery_region_ids: Vec<String>,
        /// At most 1000 characters.
        title: String,
        /// At most 500 characters.
        estimated_delivery_time: String,
        /// From 1 to 50.
        rates: Vec<ShippingRate>,
        extended_fields: ExtendedFields,
    }

    /// A rate of a shipping option.
    ShippingRate {
        amount: Amount,
        /// All must hold. At most 10.
        conditions: Vec<ShippingRule>,
        multiply_by_quantity: bool,
    }

    /// A condition of a shipping rate.
    ShippingRule {
        r#type: ShippingRuleType,
        /// A weight in the site's unit, a price or a quantity, by the type.
        value: Amount,
        operator: ShippingRuleOperator,
    }

    /// The configuration of a shipping provider.
    ShippingProviderConfiguration {
        /// A GUID, set by the platform.
        id: String,
        /// Increases with each change. Set by the platform.
        revision: String,
        created_date: Timestamp,
        updated_date: Timestamp,
        /// In an older form. A GUID.
        delivery_region_id: String,
        /// GUIDs, at most 50.
        delivery_region_ids: Vec<String>,
        /// At most 3.
        domestic_services: Vec<ShippingProviderServiceSettings>,
        /// At most 3.
        international_services: Vec<ShippingProviderServiceSettings>,
        package_type: ShippingPackageType,
        package_details: ShippingPackageDetails,
        /// The location that packages are sent from. A GUID.
        os_location_id: String,
        /// Set by the platform.
        ship_from_address: Address,
        /// The weight of items without one.
        backup_weight: Amount,
        extended_fields: ExtendedFields,
    }

    /// A service of a shipping provider that is offered to buyers.
    ShippingProviderServiceSettings {
        /// A GUID.
        id: String,
        service: ShippingProviderService,
        service_settings: ShippingServiceSettings,
    }

    /// The terms on which a service is offered.
    ShippingServiceSettings {
        /// At most 500 characters.
        estimated_delivery_time: String,
        handling_fee: HandlingFee,
        /// Orders from this subtotal on are delivered free of charge.
        free_delivery_minimum_amount: Amount,
    }

    /// A fee on top of the provider's price.
    HandlingFee {
        /// An amount or a percentage, by the calculation type.
        value: Amount,
        calculation_type: HandlingFeeType,
    }

    /// A package of the merchant's own.
    ShippingPackageDetails {
        /// At most 255 characters.
        name: String,
        dimensions: ShippingPackageDimensions,
        /// A whole number as text.
        max_number_of_products: String,
    }

    /// The inner dimensions of a package.
    ShippingPackageDimensions {
        length: Amount,
        width: Amount,
        height: Amount,
    }
}

open_enums! {
    /// The measure that a shipping rule compares.
    ShippingRuleType {
        ByTotalWeight = "BY_TOTAL_WEIGHT",
        ByTotalPrice = "BY_TOTAL_PRICE",
        ByTotalQuantity = "BY_TOTAL_QUANTITY",
    }

    /// The comparison of a shipping rule.
    ShippingRuleOperator {
        Eq = "EQ",
        Gt = "GT",
        Gte = "GTE",
        Lt = "LT",
        Lte = "LTE",
    }

    /// A service of a shipping provider, domestic or international.
    ShippingProviderService {
        GroundAdvantage = "GROUND_ADVANTAGE",
        PriorityMail = "PRIORITY_MAIL",
        PriorityMailExpress = "PRIORITY_MAIL_EXPRESS",
        FirstClassPackageInternational = "FIRST_CLASS_PACKAGE_INTERNATIONAL",
        FirstClassPackageInternationalService = "FIRST_CLASS_PACKAGE_INTERNATIONAL_SERVICE",
        PriorityMailInternational = "PRIORITY_MAIL_INTERNATIONAL",
        PriorityMailExpressInternational = "PRIORITY_MAIL_EXPRESS_INTERNATIONAL",
    }

    /// A package of a shipping provider.
    ShippingPackageType {
        Custom = "CUSTOM",
        FlatRateEnvelope = "FLAT_RATE_ENVELOPE",
        PaddedFlatRateEnvelope = "PADDED_FLAT_RATE_ENVELOPE",
        SmallFlatRateBox = "SMALL_FLAT_RATE_BOX",
        MediumFlatRateBox1 = "MEDIUM_FLAT_RATE_BOX_1",
        MediumFlatRateBox2 = "MEDIUM_FLAT_RATE_BOX_2",
        LargeFlatRateBox = "LARGE_FLAT_RATE_BOX",
    }

    /// The calculation of a handling fee.
    HandlingFeeType {
        Fixed = "FIXED",
        Percentage = "PERCENTAGE",
    }
}
