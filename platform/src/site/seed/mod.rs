//! The demo shop: its products, collections, coupons, taxes, shipping and members, read from the
//! files under `seed/demo` and checked.

mod members;
mod model;
mod past;
mod pictures;
mod rules;
mod validate;

use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};
use uuid::Uuid;

pub use members::{DemoMember, DemoMembers, DemoOrder, OrderFate, demo_members};
pub use model::{
    Address, Category, Choice, Collection, Coupon, DigitalFile, Discount, DiscountKind, Extra, InfoSection, OptionKind,
    Picture, Preorder, Product, ProductKind, ProductOption, ShippingOption, ShippingRegion, Shop, Stock, TaxRule,
    Variant,
};
pub use past::{DemoPast, demo_past};
pub use pictures::{PictureFile, original};
pub use rules::{DemoRules, DemoTranslations, demo_rules, demo_translations};

/// A seed file is not what it should be.
#[derive(Debug, thiserror::Error)]
pub enum SeedError {
    /// The file is not the JSON this crate knows.
    #[error("seed file {file}: {source}")]
    Json {
        /// The file's name.
        file: &'static str,
        /// The parser's error.
        source: serde_json::Error,
    },
    /// The file reads well but says something that cannot be.
    #[error("seed: {place}: {problem}")]
    Invalid {
        /// The product, coupon or other entry.
        place: String,
        /// The violated rule.
        problem: String,
    },
}

/// A whole shop, ready to be stored.
#[derive(Debug, Clone)]
pub struct DemoShop {
    /// The shop itself, with coupons, taxes and shipping.
    pub shop: Shop,
    /// Its collections, in the order they are shown.
    pub collections: Vec<Collection>,
    /// The categories below its collections, for catalog v3.
    pub categories: Vec<Category>,
    /// Its products, collection by collection.
    pub products: Vec<Product>,
    /// The extras of some products.
    pub extras: Vec<Extra>,
    /// The info sections that products share.
    pub sections: Vec<InfoSection>,
}

impl DemoShop {
    /// The extras of a product.
    #[must_use]
    pub fn extra(&self, product: &Product) -> Option<&Extra> {
        self.extras.iter().find(|extra| extra.key == product.key)
    }
}

const COLLECTIONS: &str = include_str!("../../../seed/demo/collections.json");
const CATEGORIES: &str = include_str!("../../../seed/demo/categories.json");
const EXTRAS: &str = include_str!("../../../seed/demo/extras.json");
const SECTIONS: &str = include_str!("../../../seed/demo/sections.json");
const SHOP: &str = include_str!("../../../seed/demo/shop.json");
const PRODUCTS: [(&str, &str); 9] = [
    ("table.json", include_str!("../../../seed/demo/table.json")),
    ("kitchen.json", include_str!("../../../seed/demo/kitchen.json")),
    ("light.json", include_str!("../../../seed/demo/light.json")),
    ("textiles.json", include_str!("../../../seed/demo/textiles.json")),
    ("wear.json", include_str!("../../../seed/demo/wear.json")),
    ("desk.json", include_str!("../../../seed/demo/desk.json")),
    ("garden.json", include_str!("../../../seed/demo/garden.json")),
    ("camp.json", include_str!("../../../seed/demo/camp.json")),
    ("visits.json", include_str!("../../../seed/demo/visits.json")),
];

fn read<T: DeserializeOwned>(file: &'static str, text: &str) -> Result<T, SeedError> {
    serde_json::from_str(text).map_err(|source| SeedError::Json { file, source })
}

/// Reads and checks the demo shop.
///
/// # Errors
///
/// When a file is malformed or contradicts itself; the error names the entry.
pub fn demo() -> Result<DemoShop, SeedError> {
    let mut products = Vec::new();
    for (file, text) in PRODUCTS {
        products.extend(read::<Vec<Product>>(file, text)?);
    }
    let shop = DemoShop {
        shop: read("shop.json", SHOP)?,
        collections: read("collections.json", COLLECTIONS)?,
        categories: read("categories.json", CATEGORIES)?,
        products,
        extras: read("extras.json", EXTRAS)?,
        sections: read("sections.json", SECTIONS)?,
    };
    validate::check(&shop)?;
    Ok(shop)
}

/// The id of a seeded entry: the same on every start, so that links and tests can rely on it.
///
/// Laid out as a version 8 UUID, which RFC 9562 leaves to the application.
#[must_use]
pub fn stable_id(kind: &str, key: &str) -> Uuid {
    let digest = Sha256::digest(format!("{kind}\n{key}"));
    let mut bytes = [0; 16];
    for (byte, from) in bytes.iter_mut().zip(digest) {
        *byte = from;
    }
    uuid::Builder::from_custom_bytes(bytes).into_uuid()
}

impl DemoShop {
    /// The cover of a collection: the first picture of its cover product.
    #[must_use]
    pub fn cover(&self, collection: &Collection) -> Option<&Picture> {
        let product = self.products.iter().find(|product| product.key == collection.cover)?;
        product.media.first()
    }

    /// The cover of a category: the first picture of its first product.
    #[must_use]
    pub fn category_cover(&self, category: &Category) -> Option<&Picture> {
        let first = category.products.first()?;
        self.products.iter().find(|product| product.key == *first)?.media.first()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    #[test]
    fn the_demo_shop_is_sound_and_full() {
        let shop = demo().unwrap();
        assert!(shop.products.len() >= 64);
        assert_eq!(shop.collections.len(), 8);
        assert!(shop.products.iter().any(|product| product.variants.len() >= 12));
        assert!(shop.products.iter().any(|product| product.kind == ProductKind::Digital));
        let sold_out = |product: &&Product| product.stock.quantity == Some(0);
        assert!(shop.products.iter().filter(sold_out).count() >= 2);
    }

    /// The fields of a seed file that visitors read.
    const READ: [&str; 11] = [
        "altText",
        "content",
        "deliveryTime",
        "description",
        "details",
        "estimatedDelivery",
        "instructions",
        "label",
        "message",
        "name",
        "title",
    ];
    /// Fields with names that are the same in all languages, or are for the owner.
    const OWN: [&str; 6] = ["autoTaxRates", "brand", "digitalFile", "regionName", "shipping", "taxes"];

    fn texts(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                for (name, value) in fields.iter().filter(|(name, _)| !OWN.contains(&name.as_str())) {
                    match value {
                        Value::String(text) if READ.contains(&name.as_str()) || name == "ribbon" => {
                            found.push(text.clone());
                        }
                        value => texts(value, found),
                    }
                }
            }
            Value::Array(items) => items.iter().for_each(|item| texts(item, found)),
            _ => {}
        }
    }

    #[test]
    fn the_demo_shop_is_translated_whole() {
        let shop: Value = read("shop.json", SHOP).unwrap();
        let mut found = Vec::new();
        for (file, text) in [("categories", CATEGORIES), ("collections", COLLECTIONS), ("extras", EXTRAS)] {
            texts(&read(file, text).unwrap(), &mut found);
        }
        for (file, text) in PRODUCTS {
            texts(&read(file, text).unwrap(), &mut found);
        }
        texts(&shop["coupons"], &mut found);
        for region in shop["shipping"].as_array().unwrap() {
            texts(&region["options"], &mut found);
        }
        for rules in demo_rules().unwrap().0.into_values() {
            texts(&Value::Array(rules), &mut found);
        }
        let shop = demo().unwrap();
        for section in shop.sections {
            found.extend([section.title, section.description]);
        }
        let pictures = shop.products.iter().flat_map(Product::pictures);
        found.extend(pictures.map(|picture| picture.alt_text));
        assert!(found.len() > 400, "{}", found.len());
        for (language, dictionary) in demo_translations().unwrap() {
            let missing: Vec<_> = found.iter().filter(|text| !dictionary.contains_key(*text)).collect();
            assert!(missing.is_empty(), "{language}: {missing:?}");
        }
    }

    #[test]
    fn ids_are_stable_and_apart() {
        let id = stable_id("product", "morning-mug");
        assert_eq!(id, stable_id("product", "morning-mug"));
        assert_ne!(id, stable_id("collection", "morning-mug"));
        assert_eq!(id.get_version_num(), 8);
    }
}
