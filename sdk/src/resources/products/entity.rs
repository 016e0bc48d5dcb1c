//! Products of catalog v1.

use super::enums::*;
use super::media::*;
use crate::types::entity::entities;
use crate::types::{Amount, Timestamp};
use std::collections::BTreeMap;

entities! {
    /// A product of catalog v1 (SPEC section 3). Prices are numbers here, as the catalog sends them.
    Product {
        /// Id of the product. Set by the platform.
        id: String,
        /// Name of the product. At most 80 characters.
        name: String,
        /// Name of the product as it stands in the address of its page. At most 100 characters.
        slug: String,
        /// Whether visitors of the site can see the product.
        visible: bool,
        /// Whether the product is physical or digital.
        product_type: ProductType,
        /// Description of the product; it may hold HTML. At most 8000 characters.
        description: String,
        /// Stock-keeping unit: the shop's own code for the product. At most 40 characters.
        sku: String,
        /// Weight in the shop's weight unit. At most 999999999.99.
        weight: f64,
        /// Lowest and highest weight among the variants. Set by the platform.
        weight_range: NumericPropertyRange,
        /// Length, width and height of the product itself.
        product_dimensions: Dimensions,
        /// Length, width and height of its package.
        package_dimensions: Dimensions,
        /// Whether the product is in stock, and how many. Set by the platform.
        stock: Stock,
        /// Price in the shop's currency, in the older of two fields for it. Set by the platform.
        price: PriceData,
        /// Price in the shop's currency, with any discount.
        price_data: PriceData,
        /// Price converted into the visitor's currency. Set by the platform.
        converted_price_data: PriceData,
        /// Lowest and highest price among the variants. Set by the platform.
        price_range: NumericPropertyRange,
        /// What the product costs the shop, and the profit on it.
        cost_and_profit_data: CostAndProfitData,
        /// Lowest and highest cost among the variants. Set by the platform.
        cost_range: NumericPropertyRange,
        /// Quantities from which the price per unit is worked out.
        price_per_unit_data: PricePerUnitData,
        /// Further sections of text on the product's page.
        additional_info_sections: Vec<AdditionalInfoSection>,
        /// Short labels shown on the product, such as "Sale". Set by the platform.
        ribbons: Vec<Ribbon>,
        /// Pictures and films of the product. Set by the platform.
        media: Media,
        /// Fields in which the buyer may write a text. Set by the platform.
        custom_text_fields: Vec<CustomTextField>,
        /// Whether variants have their own price, stock and so on.
        manage_variants: bool,
        /// Options the buyer chooses from, such as size or colour. At most 6.
        product_options: Vec<ProductOption>,
        /// Address of the product's page. Set by the platform.
        product_page_url: PageUrl,
        /// Id of the product as a whole number, in text. Set by the platform.
        numeric_id: String,
        /// Id of the product's record in the inventory. Set by the platform.
        inventory_item_id: String,
        /// Discount on the product's price.
        discount: Discount,
        /// Ids of the collections the product is in. Set by the platform.
        collection_ids: Vec<String>,
        /// Variants of the product, one for each combination of choices. At most 1000, set by the platform.
        variants: Vec<Variant>,
        /// When the product last changed. Set by the platform.
        last_updated: Timestamp,
        /// When the product was created. Set by the platform.
        created_date: Timestamp,
        /// Tags and settings of the product's page for search engines.
        seo_data: SeoSchema,
        /// Short label shown on the product, such as "Sale". At most 30 characters.
        ribbon: String,
        /// Brand of the product. At most 50 characters.
        brand: String,
    }

    /// Lowest and highest value of a property among the variants.
    NumericPropertyRange {
        /// Lowest value.
        min_value: f64,
        /// Highest value.
        max_value: f64,
    }

    /// Length, width and height, in one unit.
    Dimensions {
        /// Length in `unit`.
        length: Amount,
        /// Width in `unit`.
        width: Amount,
        /// Height in `unit`.
        height: Amount,
        /// Unit of the three lengths.
        unit: DimensionsUnit,
    }

    /// Stock of a product.
    Stock {
        /// Whether the shop counts the stock.
        track_inventory: bool,
        /// How many are left, if the stock is counted. At most 99999.
        quantity: i64,
        /// Whether the product is in stock.
        in_stock: bool,
        /// Whether all, some or none of the variants are in stock.
        inventory_status: InventoryStatus,
    }

    /// A price, before and after any discount.
    PriceData {
        /// Currency of the prices, as a code. Set by the platform.
        currency: String,
        /// Price before any discount. At most 999999999.99.
        price: f64,
        /// Price after the discount. Set by the platform.
        discounted_price: f64,
        /// The same prices as text with their currency. Set by the platform.
        formatted: FormattedPrice,
        /// Price for one base quantity, such as 100 g. Set by the platform.
        price_per_unit: f64,
    }

    /// Prices as text with their currency.
    FormattedPrice {
        /// Price before any discount.
        price: String,
        /// Price after the discount.
        discounted_price: String,
        /// Price for one base quantity. Set by the platform.
        price_per_unit: String,
    }

    /// What an item costs the shop, and the profit on it.
    CostAndProfitData {
        /// What one costs the shop. At most 999999999.99.
        item_cost: f64,
        /// The cost as text with its currency. Set by the platform.
        formatted_item_cost: String,
        /// Profit on one: price less cost. At most 999999999.99, set by the platform.
        profit: f64,
        /// The profit as text with its currency. Set by the platform.
        formatted_profit: String,
        /// Profit as a fraction of the price: 0.25 means 25%. At most 1, set by the platform.
        profit_margin: f64,
    }

    /// Quantities from which a price per unit is worked out.
    PricePerUnitData {
        /// How much the product holds. 0.01 to 999999999.99.
        total_quantity: f64,
        /// Unit of the total quantity.
        total_measurement_unit: MeasurementUnit,
        /// Quantity for which the price per unit is shown, such as 100 for 100 g. 0.01 to 999999999.99.
        base_quantity: f64,
        /// Unit of the base quantity.
        base_measurement_unit: MeasurementUnit,
    }

    /// A further section of text on a product's page.
    AdditionalInfoSection {
        /// Title of the section. At most 50 characters.
        title: String,
        /// Text of the section. At most 16000 characters.
        description: String,
    }

    /// A short label shown on a product, such as "Sale".
    Ribbon {
        /// Text of the label. At most 30 characters.
        text: String,
    }

    /// A field in which the buyer may write a text, such as an engraving.
    CustomTextField {
        /// Title of the field. At most 100 characters.
        title: String,
        /// How many characters the buyer may write. At most 500.
        max_length: i64,
        /// Whether the buyer must fill it in.
        mandatory: bool,
    }

    /// An option of a product, such as size or colour, with its choices.
    ProductOption {
        /// How the choices are shown: as a list or as colours. Set by the platform.
        option_type: OptionType,
        /// Name of the option. At most 50 characters.
        name: String,
        /// What can be chosen. At most 100.
        choices: Vec<Choice>,
    }

    /// One choice of a product option, such as "Large".
    Choice {
        /// Value of the choice; a colour code for colours. At most 50 characters.
        value: String,
        /// Name of the choice, as the buyer sees it. At most 50 characters.
        description: String,
        /// Pictures and films that go with the choice. Set by the platform.
        media: Media,
        /// Whether the choice is in stock. Set by the platform.
        in_stock: bool,
        /// Whether visitors can see the choice. Set by the platform.
        visible: bool,
    }

    /// Address of a page, in two parts.
    PageUrl {
        /// Address of the site.
        base: String,
        /// Path of the page within the site.
        path: String,
    }

    /// A discount on the price of a product.
    Discount {
        /// Whether the value is an amount or a percentage.
        r#type: DiscountType,
        /// How much is taken off: an amount, or a number of per cent.
        value: f64,
    }

    /// A variant of a product: one combination of choices.
    Variant {
        /// Id of the variant. A GUID.
        id: String,
        /// The choices that make the variant: name of the option to value chosen.
        choices: BTreeMap<String, String>,
        /// Price, weight and other data of the variant.
        variant: VariantDataWithNoStock,
        /// Stock of the variant. Set by the platform.
        stock: VariantStock,
    }

    /// Data of a variant, apart from its stock.
    VariantDataWithNoStock {
        /// Price in the shop's currency, with any discount.
        price_data: PriceData,
        /// Price converted into the visitor's currency. Set by the platform.
        converted_price_data: PriceData,
        /// What the variant costs the shop, and the profit on it.
        cost_and_profit_data: CostAndProfitData,
        /// Weight in the shop's weight unit.
        weight: f64,
        /// Stock-keeping unit: the shop's own code for the variant.
        sku: String,
        /// Whether visitors can see the variant.
        visible: bool,
        /// Length, width and height of the variant itself.
        product_dimensions: Dimensions,
        /// Length, width and height of its package.
        package_dimensions: Dimensions,
    }

    /// Stock of a variant.
    VariantStock {
        /// Whether the shop counts the stock.
        track_quantity: bool,
        /// How many are left, if the stock is counted. At most 99999.
        quantity: i64,
        /// Whether the variant is in stock.
        in_stock: bool,
    }

    /// Tags and settings of a page for search engines.
    SeoSchema {
        /// Tags for the head of the page.
        tags: Vec<Tag>,
        /// Settings for search engines.
        settings: Settings,
    }

    /// A tag for the head of a page.
    Tag {
        /// Kind of tag, such as `title`, `meta` or `link`.
        r#type: String,
        /// Attributes of the tag, as a JSON object.
        props: serde_json::Value,
        /// Data about the tag, as a JSON object.
        meta: serde_json::Value,
        /// What stands between the opening and the closing tag.
        children: String,
        /// Whether the tag is a custom one.
        custom: bool,
        /// Whether the tag is switched off.
        disabled: bool,
    }

    /// Settings of a page for search engines.
    Settings {
        /// Whether no redirect is made from the old address when the slug changes.
        prevent_auto_redirect: bool,
        /// Words the page should be found by. At most 5.
        keywords: Vec<Keyword>,
    }

    /// A word or phrase a page should be found by.
    Keyword {
        /// The word or phrase.
        term: String,
        /// Whether it is the main one of the page.
        is_main: bool,
        /// Where the keyword comes from. At most 1000 characters.
        origin: String,
    }
}
