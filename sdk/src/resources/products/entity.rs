//! Products of catalog v1.

use super::enums::*;
use super::media::*;
use crate::types::entity::entities;
use crate::types::{Amount, Timestamp};
use std::collections::BTreeMap;

entities! {
    /// A product of catalog v1 (SPEC section 3). Prices are numbers here, as the catalog sends them.
    Product {
        /// Identifier. Set by the platform.
        id: String,
        /// Name. At most 80 characters.
        name: String,
        /// Slug. At most 100 characters.
        slug: String,
        /// Visible.
        visible: bool,
        /// Product type.
        product_type: ProductType,
        /// Description. At most 8000 characters.
        description: String,
        /// Sku. At most 40 characters.
        sku: String,
        /// Weight in the shop's weight unit. At most 999999999.99.
        weight: f64,
        /// Weight range. Set by the platform.
        weight_range: NumericPropertyRange,
        /// Product dimensions.
        product_dimensions: Dimensions,
        /// Package dimensions.
        package_dimensions: Dimensions,
        /// Stock. Set by the platform.
        stock: Stock,
        /// Price. Set by the platform.
        price: PriceData,
        /// Price data.
        price_data: PriceData,
        /// Converted price data. Set by the platform.
        converted_price_data: PriceData,
        /// Price range. Set by the platform.
        price_range: NumericPropertyRange,
        /// Cost and profit data.
        cost_and_profit_data: CostAndProfitData,
        /// Cost range. Set by the platform.
        cost_range: NumericPropertyRange,
        /// Price per unit data.
        price_per_unit_data: PricePerUnitData,
        /// Additional info sections.
        additional_info_sections: Vec<AdditionalInfoSection>,
        /// Ribbons. Set by the platform.
        ribbons: Vec<Ribbon>,
        /// Media. Set by the platform.
        media: Media,
        /// Custom text fields. Set by the platform.
        custom_text_fields: Vec<CustomTextField>,
        /// Manage variants.
        manage_variants: bool,
        /// Product options. At most 6.
        product_options: Vec<ProductOption>,
        /// Product page url. Set by the platform.
        product_page_url: PageUrl,
        /// Numeric id. Set by the platform.
        numeric_id: String,
        /// Inventory item id. Set by the platform.
        inventory_item_id: String,
        /// Discount.
        discount: Discount,
        /// Collection ids. Set by the platform.
        collection_ids: Vec<String>,
        /// Variants. At most 1000, set by the platform.
        variants: Vec<Variant>,
        /// Last updated. Set by the platform.
        last_updated: Timestamp,
        /// When it was created. Set by the platform.
        created_date: Timestamp,
        /// Seo data.
        seo_data: SeoSchema,
        /// Ribbon. At most 30 characters.
        ribbon: String,
        /// Brand. At most 50 characters.
        brand: String,
    }

    /// Numeric property range.
    NumericPropertyRange {
        /// Min value.
        min_value: f64,
        /// Max value.
        max_value: f64,
    }

    /// Dimensions.
    Dimensions {
        /// Length.
        length: Amount,
        /// Width in pixels.
        width: Amount,
        /// Height in pixels.
        height: Amount,
        /// Unit.
        unit: DimensionsUnit,
    }

    /// Stock.
    Stock {
        /// Track inventory.
        track_inventory: bool,
        /// Quantity. At most 99999.
        quantity: i64,
        /// In stock.
        in_stock: bool,
        /// Inventory status.
        inventory_status: InventoryStatus,
    }

    /// Price data.
    PriceData {
        /// Currency. Set by the platform.
        currency: String,
        /// Price. At most 999999999.99.
        price: f64,
        /// Discounted price. Set by the platform.
        discounted_price: f64,
        /// Formatted. Set by the platform.
        formatted: FormattedPrice,
        /// Price per unit. Set by the platform.
        price_per_unit: f64,
    }

    /// Formatted price.
    FormattedPrice {
        /// Price.
        price: String,
        /// Discounted price.
        discounted_price: String,
        /// Price per unit. Set by the platform.
        price_per_unit: String,
    }

    /// Cost and profit data.
    CostAndProfitData {
        /// Item cost. At most 999999999.99.
        item_cost: f64,
        /// Formatted item cost. Set by the platform.
        formatted_item_cost: String,
        /// Profit. At most 999999999.99, set by the platform.
        profit: f64,
        /// Formatted profit. Set by the platform.
        formatted_profit: String,
        /// Profit margin. At most 1, set by the platform.
        profit_margin: f64,
    }

    /// Price per unit data.
    PricePerUnitData {
        /// Total quantity. 0.01 to 999999999.99.
        total_quantity: f64,
        /// Total measurement unit.
        total_measurement_unit: MeasurementUnit,
        /// Base quantity. 0.01 to 999999999.99.
        base_quantity: f64,
        /// Base measurement unit.
        base_measurement_unit: MeasurementUnit,
    }

    /// Additional info section.
    AdditionalInfoSection {
        /// Title. At most 50 characters.
        title: String,
        /// Description. At most 16000 characters.
        description: String,
    }

    /// Ribbon.
    Ribbon {
        /// Text. At most 30 characters.
        text: String,
    }

    /// Custom text field.
    CustomTextField {
        /// Title. At most 100 characters.
        title: String,
        /// Max length. At most 500.
        max_length: i64,
        /// Mandatory.
        mandatory: bool,
    }

    /// Product option.
    ProductOption {
        /// Option type. Set by the platform.
        option_type: OptionType,
        /// Name. At most 50 characters.
        name: String,
        /// Choices. At most 100.
        choices: Vec<Choice>,
    }

    /// Choice.
    Choice {
        /// Value. At most 50 characters.
        value: String,
        /// Description. At most 50 characters.
        description: String,
        /// Media. Set by the platform.
        media: Media,
        /// In stock. Set by the platform.
        in_stock: bool,
        /// Visible. Set by the platform.
        visible: bool,
    }

    /// Page url.
    PageUrl {
        /// Base.
        base: String,
        /// Path.
        path: String,
    }

    /// Discount.
    Discount {
        /// Type.
        r#type: DiscountType,
        /// Value.
        value: f64,
    }

    /// Variant.
    Variant {
        /// Identifier. A GUID.
        id: String,
        /// Choices.
        choices: BTreeMap<String, String>,
        /// Variant.
        variant: VariantDataWithNoStock,
        /// Stock. Set by the platform.
        stock: VariantStock,
    }

    /// Variant data with no stock.
    VariantDataWithNoStock {
        /// Price data.
        price_data: PriceData,
        /// Converted price data. Set by the platform.
        converted_price_data: PriceData,
        /// Cost and profit data.
        cost_and_profit_data: CostAndProfitData,
        /// Weight in the shop's weight unit.
        weight: f64,
        /// Sku.
        sku: String,
        /// Visible.
        visible: bool,
        /// Product dimensions.
        product_dimensions: Dimensions,
        /// Package dimensions.
        package_dimensions: Dimensions,
    }

    /// Variant stock.
    VariantStock {
        /// Track quantity.
        track_quantity: bool,
        /// Quantity. At most 99999.
        quantity: i64,
        /// In stock.
        in_stock: bool,
    }

    /// Seo schema.
    SeoSchema {
        /// Tags.
        tags: Vec<Tag>,
        /// Settings.
        settings: Settings,
    }

    /// Tag.
    Tag {
        /// Type.
        r#type: String,
        /// Props.
        props: serde_json::Value,
        /// Meta.
        meta: serde_json::Value,
        /// Children.
        children: String,
        /// Custom.
        custom: bool,
        /// Disabled.
        disabled: bool,
    }

    /// Settings.
    Settings {
        /// Prevent auto redirect.
        prevent_auto_redirect: bool,
        /// Keywords. At most 5.
        keywords: Vec<Keyword>,
    }

    /// Keyword.
    Keyword {
        /// Term.
        term: String,
        /// Is main.
        is_main: bool,
        /// Origin. At most 1000 characters.
        origin: String,
    }
}
