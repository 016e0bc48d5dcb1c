//! A product of catalog v1.

use super::media::Media;
use crate::types::entity::{entities, open_enums};
use crate::types::{Amount, Timestamp};
use std::collections::BTreeMap;

entities! {
    /// A product of catalog v1. Prices are numbers here.
    Product {
        /// Set by the platform.
        id: String,
        /// At most 80 characters.
        name: String,
        /// The last part of the address of its page. At most 100 characters.
        slug: String,
        /// Whether visitors see it.
        visible: bool,
        product_type: ProductType,
        /// May hold HTML. At most 8000 characters.
        description: String,
        /// At most 40 characters.
        sku: String,
        /// In the shop's weight unit. At most 999999999.99.
        weight: f64,
        /// Among the variants. Set by the platform.
        weight_range: NumericPropertyRange,
        product_dimensions: Dimensions,
        package_dimensions: Dimensions,
        /// Set by the platform.
        stock: Stock,
        /// The older field for `price_data`. Set by the platform.
        price: PriceData,
        /// In the shop's currency.
        price_data: PriceData,
        /// In the visitor's currency. Set by the platform.
        converted_price_data: PriceData,
        /// Among the variants. Set by the platform.
        price_range: NumericPropertyRange,
        /// For the owner only.
        cost_and_profit_data: CostAndProfitData,
        /// Among the variants. Set by the platform.
        cost_range: NumericPropertyRange,
        price_per_unit_data: PricePerUnitData,
        additional_info_sections: Vec<AdditionalInfoSection>,
        /// Set by the platform.
        ribbons: Vec<Ribbon>,
        /// Set by the platform.
        media: Media,
        /// Set by the platform.
        custom_text_fields: Vec<CustomTextField>,
        /// Whether variants have their own price and stock.
        manage_variants: bool,
        /// At most 6.
        product_options: Vec<ProductOption>,
        /// Set by the platform.
        product_page_url: PageUrl,
        /// A whole number as text. Set by the platform.
        numeric_id: String,
        /// The id in lists that are exported: `product_` before `id`. Set by the platform.
        export_product_id: String,
        /// Set by the platform.
        inventory_item_id: String,
        discount: Discount,
        /// Set by the platform.
        collection_ids: Vec<String>,
        /// One for each combination of choices. At most 1000. Set by the platform.
        variants: Vec<Variant>,
        /// Set by the platform.
        last_updated: Timestamp,
        /// Set by the platform.
        created_date: Timestamp,
        seo_data: SeoSchema,
        /// Such as "Sale". At most 30 characters.
        ribbon: String,
        /// At most 50 characters.
        brand: String,
    }

    /// The lowest and the highest value among the variants.
    NumericPropertyRange {
        min_value: f64,
        max_value: f64,
    }

    /// Length, width and height.
    Dimensions {
        length: Amount,
        width: Amount,
        height: Amount,
        unit: DimensionsUnit,
    }

    /// The stock of a product.
    Stock {
        track_inventory: bool,
        /// Absent if the stock is not counted. At most 99999.
        quantity: i64,
        in_stock: bool,
        inventory_status: InventoryStatus,
    }

    /// A price, before and after any discount.
    PriceData {
        /// Set by the platform.
        currency: String,
        /// Before any discount. At most 999999999.99.
        price: f64,
        /// Set by the platform.
        discounted_price: f64,
        /// Set by the platform.
        formatted: FormattedPrice,
        /// For one base quantity, such as 100 g. Set by the platform.
        price_per_unit: f64,
    }

    /// Prices as text with their currency.
    FormattedPrice {
        /// Before any discount.
        price: String,
        discounted_price: String,
        /// Set by the platform.
        price_per_unit: String,
    }

    /// The cost of an item, and the profit on it.
    CostAndProfitData {
        /// At most 999999999.99.
        item_cost: f64,
        /// Set by the platform.
        formatted_item_cost: String,
        /// Price less cost. At most 999999999.99. Set by the platform.
        profit: f64,
        /// Set by the platform.
        formatted_profit: String,
        /// A fraction of the price: 0.25 is 25%. At most 1. Set by the platform.
        profit_margin: f64,
    }

    /// The quantities of a price per unit.
    PricePerUnitData {
        /// 0.01 to 999999999.99.
        total_quantity: f64,
        total_measurement_unit: MeasurementUnit,
        /// Such as 100 for a price per 100 g. 0.01 to 999999999.99.
        base_quantity: f64,
        base_measurement_unit: MeasurementUnit,
    }

    /// An info section on the page of a product.
    AdditionalInfoSection {
        /// At most 50 characters.
        title: String,
        /// HTML. At most 16000 characters.
        description: String,
    }

    /// A short label over the image of a product.
    Ribbon {
        /// At most 30 characters.
        text: String,
    }

    /// A text field that the buyer fills in, such as an engraving.
    CustomTextField {
        /// At most 100 characters.
        title: String,
        /// The maximum of characters that the buyer may write. At most 500.
        max_length: i64,
        mandatory: bool,
    }

    /// An option of a product, such as size or colour.
    ProductOption {
        /// Set by the platform.
        option_type: OptionType,
        /// At most 50 characters.
        name: String,
        /// At most 100.
        choices: Vec<Choice>,
    }

    /// A choice of an option, such as "Large".
    Choice {
        /// A colour code, for colours. At most 50 characters.
        value: String,
        /// As shown to buyers. At most 50 characters.
        description: String,
        /// Set by the platform.
        media: Media,
        /// Set by the platform.
        in_stock: bool,
        /// Set by the platform.
        visible: bool,
    }

    /// The address of a page, in two parts.
    PageUrl {
        /// The address of the site.
        base: String,
        /// Within the site.
        path: String,
    }

    /// A discount on the price of a product.
    Discount {
        r#type: DiscountType,
        /// An amount or a percentage, by `type`.
        value: f64,
    }

    /// A variant: one combination of choices.
    Variant {
        /// A GUID.
        id: String,
        /// Choices by the name of their option.
        choices: BTreeMap<String, String>,
        variant: VariantDataWithNoStock,
        /// Set by the platform.
        stock: VariantStock,
    }

    /// Data of a variant, without its stock.
    VariantDataWithNoStock {
        /// In the shop's currency.
        price_data: PriceData,
        /// In the visitor's currency. Set by the platform.
        converted_price_data: PriceData,
        /// For the owner only.
        cost_and_profit_data: CostAndProfitData,
        /// In the shop's weight unit.
        weight: f64,
        sku: String,
        visible: bool,
        product_dimensions: Dimensions,
        package_dimensions: Dimensions,
    }

    /// Stock of a variant.
    VariantStock {
        track_quantity: bool,
        /// Absent if the stock is not counted. At most 99999.
        quantity: i64,
        in_stock: bool,
    }

    /// Search engine optimization: the tags and settings of a page.
    SeoSchema {
        tags: Vec<Tag>,
        settings: Settings,
    }

    /// A tag in the head of a page.
    Tag {
        /// Such as `title`, `meta` or `link`.
        r#type: String,
        /// A JSON object of attributes.
        props: serde_json::Value,
        /// A JSON object.
        meta: serde_json::Value,
        /// The text between the opening and the closing tag.
        children: String,
        custom: bool,
        disabled: bool,
    }

    /// Search engine settings of a page.
    Settings {
        /// Whether the old address is not redirected when the slug changes.
        prevent_auto_redirect: bool,
        /// At most 5.
        keywords: Vec<Keyword>,
    }

    /// A word or phrase that a page should be found by.
    Keyword {
        term: String,
        is_main: bool,
        /// At most 1000 characters.
        origin: String,
    }
}

open_enums! {
    /// The type of a product.
    ProductType {
        UnspecifiedProductType = "unspecified_product_type",
        Physical = "physical",
        Digital = "digital",
    }

    /// A unit of length.
    DimensionsUnit {
        UnknownDimensionsUnit = "UNKNOWN_DIMENSIONS_UNIT",
        Mm = "MM",
        Cm = "CM",
        M = "M",
        In = "IN",
        Ft = "FT",
        Yd = "YD",
    }

    /// The stock status of a product with its variants.
    InventoryStatus {
        InStock = "IN_STOCK",
        OutOfStock = "OUT_OF_STOCK",
        PartiallyOutOfStock = "PARTIALLY_OUT_OF_STOCK",
    }

    /// A unit of volume, weight, length or area.
    MeasurementUnit {
        Unspecified = "UNSPECIFIED",
        Ml = "ML",
        Cl = "CL",
        L = "L",
        Cbm = "CBM",
        Mg = "MG",
        G = "G",
        Kg = "KG",
        Mm = "MM",
        Cm = "CM",
        M = "M",
        Sqm = "SQM",
        Oz = "OZ",
        Lb = "LB",
        Floz = "FLOZ",
        Pt = "PT",
        Qt = "QT",
        Gal = "GAL",
        In = "IN",
        Ft = "FT",
        Yd = "YD",
        Sqft = "SQFT",
    }

    /// The form in which the choices of an option are shown.
    OptionType {
        UnspecifiedOptionType = "unspecified_option_type",
        DropDown = "drop_down",
        Color = "color",
    }

    /// The type of a discount.
    DiscountType {
        Undefined = "UNDEFINED",
        None = "NONE",
        Amount = "AMOUNT",
        Percent = "PERCENT",
    }
}
