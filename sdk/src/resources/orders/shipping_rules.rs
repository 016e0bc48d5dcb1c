//! When a shipping rate applies, and what a shipping provider offers (SPEC section 3, "Order").

use crate::types::entity::open_enums;

open_enums! {
    /// What a shipping rule looks at.
    ShippingRuleType {
        ByTotalWeight = "BY_TOTAL_WEIGHT",
        ByTotalPrice = "BY_TOTAL_PRICE",
        ByTotalQuantity = "BY_TOTAL_QUANTITY",
    }

    /// How a shipping rule compares.
    ShippingRuleOperator {
        Eq = "EQ",
        Gt = "GT",
        Gte = "GTE",
        Lt = "LT",
        Lte = "LTE",
    }

    /// A service of a shipping provider, within the country or beyond it.
    ShippingProviderService {
        GroundAdvantage = "GROUND_ADVANTAGE",
        PriorityMail = "PRIORITY_MAIL",
        PriorityMailExpress = "PRIORITY_MAIL_EXPRESS",
        FirstClassPackageInternational = "FIRST_CLASS_PACKAGE_INTERNATIONAL",
        PriorityMailInternational = "PRIORITY_MAIL_INTERNATIONAL",
        PriorityMailExpressInternational = "PRIORITY_MAIL_EXPRESS_INTERNATIONAL",
    }

    /// What a shipping provider packs into.
    ShippingPackageType {
        Custom = "CUSTOM",
        FlatRateEnvelope = "FLAT_RATE_ENVELOPE",
        PaddedFlatRateEnvelope = "PADDED_FLAT_RATE_ENVELOPE",
        SmallFlatRateBox = "SMALL_FLAT_RATE_BOX",
        MediumFlatRateBox1 = "MEDIUM_FLAT_RATE_BOX_1",
        MediumFlatRateBox2 = "MEDIUM_FLAT_RATE_BOX_2",
        LargeFlatRateBox = "LARGE_FLAT_RATE_BOX",
    }
}
