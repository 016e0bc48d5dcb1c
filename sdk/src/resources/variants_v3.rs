//! Variants of catalog v3, read across products.

use crate::query::{CatalogSearch, CursorQuery};
use crate::resources::calls::calls;
use crate::resources::products_v3::{
    FixedMonetaryAmount, InventoryStatus, OptionChoiceIds, PricePerUnitSettings, ProductMedia, ProductType,
    RevenueDetails, VariantDigitalProperties, WeightMeasurementUnitInfo,
};
use crate::row::Conversions;
use crate::types::Amount;
use crate::types::entity::{entities, open_enums};

const CONVERSIONS: Conversions = Conversions {
    dates: &["urlExpirationDate", "updatedDate"],
    images: &["image"],
    videos: &["video"],
    opaque: &["extendedFields"],
    ..Conversions::NONE
};

calls! {
    /// Variants of catalog v3, read across products.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::query::Filter;
    ///
    /// let of_one = Filter::eq("productData.productId", "product-id");
    /// let variants = client.variants_v3().query(of_one).stream().collect().await?;
    /// # Ok(())
    /// # }
    /// ```
    VariantsV3 {
        /// Asks for fields that are sent on request only.
        fields: Vec<RequestedFields>,
    } by variants_v3;
    rows variants_v3 at Stores "/v3/products", converting CONVERSIONS;

    /// Queries variants.
    query(QueryVariants { query: CursorQuery; self.fields: Vec<RequestedFields> }) -> { variants: [ReadOnlyVariant] }
        = POST "/query-variants".safe();

    /// Searches variants by text and filter, with aggregations.
    search(SearchVariants { search: CatalogSearch; self.fields: Vec<RequestedFields> })
        -> { variants: [ReadOnlyVariant] } = POST "/search-variants".safe();
}

entities! {
    /// A variant with data of its product. Only one of `physical_properties` and `digital_properties` is set.
    ReadOnlyVariant {
        physical_properties: VariantPhysicalProperties,
        digital_properties: VariantDigitalProperties,
        /// A GUID. Set by the platform.
        id: String,
        /// Set by the platform.
        visible: bool,
        /// At most 40 characters. Set by the platform.
        sku: String,
        /// At most 40 characters. Set by the platform.
        barcode: String,
        /// At most 6. Set by the platform.
        option_choices: Vec<OptionChoice>,
        /// Set by the platform.
        price: PriceInfo,
        /// For the owner only. Set by the platform.
        revenue_details: RevenueDetails,
        /// Set by the platform.
        media: ProductMedia,
        /// Set by the platform.
        subscription_prices_info: SubscriptionPricesInfo,
        /// Set by the platform.
        inventory_status: InventoryStatus,
        /// Set by the platform.
        product_data: ProductFields,
        /// A GUID. Set by the platform.
        variant_id: String,
    }

    /// The weight of a variant.
    VariantPhysicalProperties {
        /// In the shop's weight unit. At most 999999999.99. Set by the platform.
        weight: f64,
        /// Set by the platform.
        price_per_unit: PricePerUnit,
    }

    /// A price per unit of measure.
    PricePerUnit {
        /// Set by the platform.
        settings: PricePerUnitSettings,
        /// Set by the platform.
        value: Amount,
        /// At most 100 characters. Set by the platform.
        description: String,
    }

    /// A choice of a variant.
    OptionChoice {
        /// Set by the platform.
        option_choice_ids: OptionChoiceIds,
        /// Set by the platform.
        option_choice_names: OptionChoiceNames,
    }

    /// A choice by names.
    OptionChoiceNames {
        /// At most 50 characters. Set by the platform.
        option_name: String,
        /// At most 50 characters. Set by the platform.
        choice_name: String,
        /// At most 50 characters. Set by the platform.
        render_type: String,
    }

    /// The price of a variant.
    PriceInfo {
        /// Set by the platform.
        actual_price: FixedMonetaryAmount,
        /// Shown struck through. Set by the platform.
        compare_at_price: FixedMonetaryAmount,
    }

    /// The subscription prices of a variant.
    SubscriptionPricesInfo {
        /// At most 6. Set by the platform.
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
    }

    /// A price per unit of measure in a subscription.
    SubscriptionPricePerUnit {
        /// Set by the platform.
        value: Amount,
        /// At most 20 characters. Set by the platform.
        description: String,
    }

    /// Data of the product of a variant.
    ProductFields {
        physical_properties: PhysicalProperties,
        /// A GUID. Set by the platform.
        product_id: String,
        /// At most 80 characters. Set by the platform.
        name: String,
        /// Set by the platform.
        product_type: ProductType,
        /// The last part of the address of its page. Set by the platform.
        slug: String,
        /// Set by the platform.
        visible: bool,
        /// Whether the variant is sold at the point of sale. Set by the platform.
        visible_in_pos: bool,
        /// Decides the breadcrumbs. A GUID. Set by the platform.
        main_category_id: String,
        /// Set by the platform.
        currency: String,
        /// Increases with each change. Set by the platform.
        revision: String,
        /// For other systems. At most 100 characters. Set by the platform.
        handle: String,
    }

    /// The unit of weight of a product.
    PhysicalProperties {
        /// Set by the platform.
        weight_measurement_unit_info: WeightMeasurementUnitInfo,
    }
}

open_enums! {
    /// Fields of a variant that are sent on request only.
    RequestedFields {
        Currency = "CURRENCY",
        MerchantData = "MERCHANT_DATA",
        SubscriptionPricesInfo = "SUBSCRIPTION_PRICES_INFO",
        WeightMeasurementUnitInfo = "WEIGHT_MEASUREMENT_UNIT_INFO",
        DiscountInfo = "DISCOUNT_INFO",
    }
}
