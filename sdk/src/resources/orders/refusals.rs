//! Why an order cannot be changed (SPEC section 8).

use crate::types::entity::open_enums;

open_enums! {
    /// Why the order cannot be edited.
    OrderChangeRejection {
        PartiallyOrFullyRefunded = "PARTIALLY_OR_FULLY_REFUNDED",
        UnsupportedChannelType = "UNSUPPORTED_CHANNEL_TYPE",
        OrderStatusIsNotSupported = "ORDER_STATUS_IS_NOT_SUPPORTED",
        OrderAndSiteCurrenciesAreInconsistent = "ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT",
        OrderAndSiteWeightUnitsAreInconsistent = "ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT",
        AmountsDoNotAddUp = "AMOUNTS_DO_NOT_ADD_UP",
        OrderNotFound = "ORDER_NOT_FOUND",
        SubscriptionLineItemExists = "SUBSCRIPTION_LINE_ITEM_EXISTS",
        UnsupportedCatalogItem = "UNSUPPORTED_CATALOG_ITEM",
        TaxableExistingAdditionalFee = "TAXABLE_EXISTING_ADDITIONAL_FEE",
    }
}
