//! The seed files as types. Names follow the wire entities; `key` is the readable name that
//! [`stable_id`](super::stable_id) turns into an id.

use std::collections::BTreeMap;

use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::pictures::PictureFile;
use super::stable_id;

/// A product.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Product {
    /// Readable name of the entry.
    pub key: String,
    /// Shown name.
    pub name: String,
    /// Last part of its address.
    pub slug: String,
    /// Stock keeping unit.
    pub sku: String,
    /// Physical or digital.
    #[serde(rename = "productType")]
    pub kind: ProductKind,
    /// Whether visitors see it.
    pub visible: bool,
    /// HTML.
    pub description: String,
    /// Price before discount, in the shop's currency.
    pub price: Decimal,
    /// Merchant's discount.
    pub discount: Option<Discount>,
    /// Weight in the shop's unit; none for what is not sent.
    pub weight: Option<Decimal>,
    /// A word over the picture.
    pub ribbon: Option<String>,
    /// The brand's name.
    pub brand: Option<String>,
    /// When it came into the shop (RFC 3339).
    pub created_date: String,
    /// Keys of its collections, its home first.
    pub collections: Vec<String>,
    /// Keys of the product's info sections, in the order of the page.
    pub info_sections: Vec<String>,
    /// Stock of the product as a whole.
    pub stock: Stock,
    /// The options and their choices.
    pub product_options: Vec<ProductOption>,
    /// Every combination of choices; empty if there is nothing to choose.
    pub variants: Vec<Variant>,
    /// Its pictures, the main one first, without those that only show a choice.
    pub media: Vec<Picture>,
}

impl Product {
    /// Its id.
    #[must_use]
    pub fn id(&self) -> Uuid {
        stable_id("product", &self.key)
    }

    /// The id of one of its variants.
    #[must_use]
    pub fn variant_id(&self, variant: &Variant) -> Uuid {
        let choices: Vec<String> =
            variant.choices.iter().map(|(option, choice)| format!("{option}={choice}")).collect();
        stable_id("variant", &format!("{}?{}", self.key, choices.join("&")))
    }

    /// All its pictures: its own, then those that only show a choice.
    #[must_use]
    pub fn pictures(&self) -> Vec<Picture> {
        let mut pictures = self.media.clone();
        for choice in self.product_options.iter().flat_map(|option| &option.choices) {
            let Some(file) = choice.picture else { continue };
            if self.media.iter().all(|own| own.file.name() != file.name()) {
                let alt_text = format!("The {} in {}, face on against plain paper", self.name, choice.description);
                pictures.push(Picture { file, alt_text });
            }
        }
        pictures
    }

    /// The price after the merchant's discount, to the cent, half up.
    #[must_use]
    pub fn discounted_price(&self) -> Decimal {
        let price = match &self.discount {
            None => self.price,
            Some(Discount { kind: DiscountKind::Amount, value }) => self.price - value,
            Some(Discount { kind: DiscountKind::Percent, value }) => {
                self.price - self.price * value / Decimal::ONE_HUNDRED
            }
        };
        price.round_dp_with_strategy(2, rust_decimal::RoundingStrategy::MidpointAwayFromZero)
    }
}

/// Whether a product is sent by post or by mail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum ProductKind {
    /// Sent by post.
    Physical,
    /// Sent by mail, or downloaded.
    Digital,
}

/// A merchant's discount on a product.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discount {
    /// The unit of the value.
    #[serde(rename = "type")]
    pub kind: DiscountKind,
    /// Per cent, or units of the currency.
    pub value: Decimal,
}

/// The unit of a discount's value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum DiscountKind {
    /// Hundredths of the price.
    Percent,
    /// Units of the currency.
    Amount,
}

/// A titled text that products share.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InfoSection {
    /// The key by which products name it.
    pub key: String,
    /// The unique name that owners see.
    pub name: String,
    /// The title that shoppers see.
    pub title: String,
    /// HTML.
    pub description: String,
}

/// The stock of a product.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Stock {
    /// Whether it is counted at all; what is not counted is always there.
    #[serde(default)]
    pub track_inventory: bool,
    /// The quantity; variants have their own.
    pub quantity: Option<u32>,
}

/// Something to choose.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProductOption {
    /// The option's type.
    #[serde(rename = "optionType")]
    pub kind: OptionKind,
    /// Its name.
    pub name: String,
    /// The choices, in their order.
    pub choices: Vec<Choice>,
}

/// The type of an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// Swatches.
    Color,
    /// A list.
    DropDown,
}

/// One choice of an option.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// A CSS colour for swatches, else the text again.
    pub value: String,
    /// The text, by which variants name it.
    pub description: String,
    /// The picture that shows it.
    pub picture: Option<PictureFile>,
}

/// A combination of choices and where it differs from the product.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    /// Option name to choice description.
    pub choices: BTreeMap<String, String>,
    /// Its stock keeping unit.
    pub sku: String,
    /// Its price, if not the product's.
    pub price: Option<Decimal>,
    /// Its weight, if not the product's.
    pub weight: Option<Decimal>,
    /// Its stock; counted if the product's is.
    #[serde(default)]
    pub stock: Stock,
}

/// One picture of a product.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Picture {
    /// Its file.
    pub file: PictureFile,
    /// The alternative text.
    pub alt_text: String,
}

/// A product's extras, in the words of the catalogs.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Extra {
    /// Key of the product.
    pub key: String,
    /// A product of catalog v1, with what is different.
    pub v1: Option<serde_json::Value>,
    /// A product of catalog v3, with what is different.
    pub v3: Option<serde_json::Value>,
    /// The preorder of its variants.
    pub preorder: Option<Preorder>,
    /// The file that its buyers download.
    pub digital_file: Option<DigitalFile>,
}

/// A preorder.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preorder {
    /// The maximum of preorders.
    pub limit: i64,
    /// The message for buyers.
    pub message: String,
}

/// A file that buyers download.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DigitalFile {
    /// Its name.
    pub name: String,
    /// Its size in bytes.
    pub size: i64,
    /// Its kind, as catalog v3 has it.
    pub file_type: String,
}

/// A collection of products.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Collection {
    /// Readable name of the entry.
    pub key: String,
    /// Shown name.
    pub name: String,
    /// Last part of its address.
    pub slug: String,
    /// A sentence about it.
    pub description: String,
    /// Whether visitors see it.
    pub visible: bool,
    /// Key of the product whose first picture stands for it.
    pub cover: String,
}

impl Collection {
    /// Its id.
    #[must_use]
    pub fn id(&self) -> Uuid {
        stable_id("collection", &self.key)
    }
}

/// A category of catalog v3 below a collection.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Category {
    /// Readable name of the entry.
    pub key: String,
    /// Key of the collection above it.
    pub parent: String,
    /// Shown name.
    pub name: String,
    /// Last part of its address.
    pub slug: String,
    /// A sentence about it.
    pub description: String,
    /// Keys of its products; the first one's first picture stands for it.
    pub products: Vec<String>,
}

impl Category {
    /// Its id.
    #[must_use]
    pub fn id(&self) -> Uuid {
        stable_id("category", &self.key)
    }

    /// The id of the collection above it.
    #[must_use]
    pub fn parent_id(&self) -> Uuid {
        stable_id("collection", &self.parent)
    }
}

/// The shop.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Shop {
    /// Its name.
    pub name: String,
    /// A line under the name.
    pub tagline: String,
    /// ISO 4217 code of all its prices.
    pub currency: String,
    /// Unit of all its weights.
    pub weight_unit: String,
    /// Languages it is shown in, the main one first.
    pub languages: Vec<String>,
    /// IANA name of its time zone.
    pub time_zone: String,
    /// The customer service's email address.
    pub email: String,
    /// Its coupons.
    pub coupons: Vec<Coupon>,
    /// Its tax rules; where none fits, no tax is due.
    pub taxes: Vec<TaxRule>,
    /// The shipping regions.
    pub shipping: Vec<ShippingRegion>,
}

/// A coupon: exactly one of per cent, amount and free shipping.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Coupon {
    /// Readable name of the entry.
    pub key: String,
    /// The code that customers type.
    pub code: String,
    /// The name that customers see.
    pub name: String,
    /// Per cent off.
    pub percent_off_rate: Option<Decimal>,
    /// Amount off.
    pub money_off_amount: Option<Decimal>,
    /// Whether shipping is free.
    #[serde(default)]
    pub free_shipping: bool,
    /// Smallest subtotal it counts for.
    pub minimum_subtotal: Option<Decimal>,
    /// Key of the only collection it counts for.
    pub collection: Option<String>,
    /// First moment (RFC 3339).
    pub start_time: Option<String>,
    /// Moment it ends (RFC 3339).
    pub expiration_time: Option<String>,
    /// The maximum of uses.
    pub usage_limit: Option<u32>,
    /// The maximum of uses by one customer.
    pub limit_per_customer: Option<u32>,
    /// Whether it is switched on.
    pub active: bool,
}

impl Coupon {
    /// Its id.
    #[must_use]
    pub fn id(&self) -> Uuid {
        stable_id("coupon", &self.key)
    }
}

/// The tax of a place.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TaxRule {
    /// ISO 3166-1 code.
    pub country: String,
    /// ISO 3166-2 code, if the rule is for a part of the country only.
    pub subdivision: Option<String>,
    /// The local name of the tax.
    pub name: String,
    /// Per cent on top of the price.
    pub rate_percent: Decimal,
}

/// Places with the same ways of sending.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShippingRegion {
    /// Readable name of the entry.
    pub key: String,
    /// Shown name.
    pub name: String,
    /// ISO 3166-1 codes; empty means every country in no other region.
    pub countries: Vec<String>,
    /// Ways of sending.
    pub options: Vec<ShippingOption>,
}

/// One way of sending.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ShippingOption {
    /// The code the cart carries.
    pub code: String,
    /// Shown name.
    pub title: String,
    /// Price.
    pub price: Decimal,
    /// The time of delivery, in words.
    pub estimated_delivery: String,
    /// Days after which it has arrived at the latest.
    pub delivery_days: Option<u16>,
    /// Subtotal from which it is free.
    pub free_over: Option<Decimal>,
    /// Heaviest parcel, in the shop's unit.
    pub max_weight: Option<Decimal>,
    /// The pickup address, if it is not sent.
    pub pickup_address: Option<Address>,
}

/// A postal address.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Address {
    /// Street and number.
    pub address_line: String,
    /// City.
    pub city: String,
    /// ISO 3166-2 code.
    pub subdivision: String,
    /// ISO 3166-1 code.
    pub country: String,
    /// Postal code.
    pub postal_code: String,
}
