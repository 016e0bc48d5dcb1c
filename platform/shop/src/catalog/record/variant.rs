//! A variant as stored, with its stock.

use crate::site::media::FocalPoint;
use base::Millis;
use cartwright::resources::products::Dimensions;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// The id of the only variant of a product without options.
pub(crate) const ONLY_VARIANT: &str = "00000000-0000-0000-0000-000000000000";

/// A variant as stored. Fields with columns of their own are not in its JSON body.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct StoredVariant {
    /// Identifies the variant within its product; zero until saved.
    #[serde(skip)]
    pub(crate) number: i64,
    #[serde(skip)]
    pub(crate) id: String,
    #[serde(skip)]
    pub(crate) visible: bool,
    #[serde(skip)]
    pub(crate) barcode: Option<String>,
    #[serde(skip)]
    pub(crate) stock: Stock,

    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) sku: Option<String>,
    /// A choice for each option, in the options' order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) choices: Vec<i64>,
    /// The variant's own price, before discounts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) price: Option<i64>,
    /// The discounted price, if the product's discount is per variant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) discounted: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) cost: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) weight: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) product_dimensions: Option<Dimensions>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) package_dimensions: Option<Dimensions>,
    /// The product's picture of this variant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) media: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) digital_file: Option<DigitalFile>,
}

/// The file that a buyer of the variant downloads.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct DigitalFile {
    pub(crate) id: String,
    #[serde(flatten)]
    pub(crate) file: Rendition,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) size: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) file_type: Option<String>,
    /// The end of an external file's import; until then the file is pending.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) pending_until: Option<Millis>,
}

impl DigitalFile {
    /// Whether the file can be delivered, and so sold.
    pub(crate) fn is_ready(&self, now: Millis) -> bool {
        self.pending_until.is_none_or(|until| until <= now)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Stock {
    /// Tracked quantity; `None` if stock is not tracked.
    pub(crate) quantity: Option<i64>,
    /// Whether the variant is in stock, tracked or not.
    pub(crate) in_stock: bool,
    pub(crate) preorder: Preorder,
    /// The inventory item's revision; `None` if the item was deleted.
    pub(crate) revision: Option<i64>,
    pub(crate) created: Millis,
    pub(crate) updated: Millis,
}

impl Default for Stock {
    fn default() -> Self {
        Self {
            quantity: None,
            in_stock: true,
            preorder: Preorder::default(),
            revision: Some(1),
            created: 0,
            updated: 0,
        }
    }
}

impl Stock {
    /// Out of stock, without an inventory item.
    pub(crate) fn unknown() -> Self {
        Self { in_stock: false, revision: None, ..Self::default() }
    }

    pub(crate) fn counted(quantity: i64) -> Self {
        Self { quantity: Some(quantity), in_stock: quantity > 0, ..Self::default() }
    }

    /// Preorders left; 0 if in stock or disabled, `i64::MAX` without a limit.
    pub(crate) fn preorders(&self) -> i64 {
        if self.in_stock { 0 } else { self.preorder.left() }
    }
}

/// The preorder settings of a variant.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Preorder {
    pub(crate) enabled: bool,
    /// The maximum of preorders; zero is unlimited.
    pub(crate) limit: i64,
    /// The number of preorders so far.
    pub(crate) counter: i64,
    pub(crate) message: Option<String>,
}

impl Preorder {
    fn left(&self) -> i64 {
        match (self.enabled, self.limit) {
            (false, _) => 0,
            (true, 0) => i64::MAX,
            (true, limit) => (limit - self.counter).max(0),
        }
    }
}

/// The id of a variant's inventory item, which encodes the numbers of product and variant: a version 8 UUID, which RFC
/// 9562 leaves to the application.
pub(crate) fn inventory_id(product: i64, variant: i64) -> String {
    let product = u128::try_from(product).unwrap_or_default() << 80;
    let variant = u128::try_from(variant).unwrap_or_default();
    uuid::Builder::from_custom_bytes((product | variant).to_be_bytes()).into_uuid().to_string()
}

/// Decodes the numbers of product and variant from an inventory item's id.
pub(crate) fn inventory_numbers(id: &str) -> Option<(i64, i64)> {
    let number = Uuid::try_parse(id).ok()?.as_u128();
    let product = i64::try_from(number >> 80).ok()?;
    let variant = i64::try_from(number & u128::from(u32::MAX)).ok()?;
    (inventory_id(product, variant) == id.to_ascii_lowercase()).then_some((product, variant))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum MediaKind {
    #[default]
    Image,
    Video,
}

impl MediaKind {
    fn is_image(&self) -> bool {
        *self == Self::Image
    }
}

/// A picture or a video.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct StoredMedia {
    pub(crate) id: String,
    #[serde(skip_serializing_if = "MediaKind::is_image")]
    pub(crate) kind: MediaKind,
    /// The picture itself, or a video's still. A path if the platform stores it.
    pub(crate) picture: Rendition,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) files: Vec<Rendition>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) alt_text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) display_name: Option<String>,
    /// The picture's focal point.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) focal_point: Option<FocalPoint>,
}

/// A file of a picture or video, in one size.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Rendition {
    pub(crate) url: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) width: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) height: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) format: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn an_inventory_id_encodes_its_product_and_variant(product in 1_i64..(1 << 47), variant in 1_i64..(1 << 32)) {
            prop_assert_eq!(inventory_numbers(&inventory_id(product, variant)), Some((product, variant)));
        }

        #[test]
        fn a_random_text_is_no_inventory_id(text in ".{0,40}") {
            prop_assert_eq!(inventory_numbers(&text), None);
        }
    }

    #[test]
    fn preorders_are_available_only_while_out_of_stock() {
        let mut stock = Stock::counted(0);
        assert_eq!(stock.preorders(), 0);
        stock.preorder = Preorder { enabled: true, limit: 5, counter: 3, message: None };
        assert_eq!(stock.preorders(), 2);
        stock.preorder.limit = 0;
        assert_eq!(stock.preorders(), i64::MAX);
        stock.in_stock = true;
        assert_eq!(stock.preorders(), 0);
    }
}
