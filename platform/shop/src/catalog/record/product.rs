//! A product as stored, independent of the catalog version.

use super::terms::{Description, Discount, PricePerUnit, Subscriptions};
use super::variant::{StoredMedia, StoredVariant};
use base::Millis;
use cartwright::resources::products::Dimensions;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use strum::{EnumString, IntoStaticStr};

/// Whether a product is shipped or downloaded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub(crate) enum ProductKind {
    #[default]
    Physical,
    Digital,
}

/// A product as stored. Fields with columns of their own are not in its JSON body; amounts are in the currency's
/// smallest unit; shared entities are referenced by number.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct StoredProduct {
    #[serde(skip)]
    pub(crate) number: i64,
    #[serde(skip)]
    pub(crate) id: String,
    #[serde(skip)]
    pub(crate) slug: String,
    #[serde(skip)]
    pub(crate) name: String,
    #[serde(skip)]
    pub(crate) sku: Option<String>,
    #[serde(skip)]
    pub(crate) visible: bool,
    #[serde(skip)]
    pub(crate) kind: ProductKind,
    #[serde(skip)]
    pub(crate) revision: i64,
    #[serde(skip)]
    pub(crate) created: Millis,
    #[serde(skip)]
    pub(crate) updated: Millis,
    /// The variants in order; a product without options has exactly one.
    #[serde(skip)]
    pub(crate) variants: Vec<StoredVariant>,
    /// The collections by number, the main one first.
    #[serde(skip)]
    pub(crate) collections: Vec<i64>,

    #[serde(skip_serializing_if = "Description::is_empty")]
    pub(crate) description: Description,
    /// The default price of variants, before discounts.
    pub(crate) price: i64,
    /// The default cost of variants.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) cost: Option<i64>,
    /// The default weight of variants, in the shop's unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) weight: Option<f64>,
    #[serde(skip_serializing_if = "Discount::is_none")]
    pub(crate) discount: Discount,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) price_per_unit: Option<PricePerUnit>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) product_dimensions: Option<Dimensions>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) package_dimensions: Option<Dimensions>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) brand: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) ribbon: Option<i64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) additional_ribbons: Vec<i64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) info_sections: Vec<i64>,
    /// The pictures and videos, the main one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) media: Vec<StoredMedia>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) options: Vec<StoredOption>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) modifiers: Vec<StoredOption>,
    /// Whether variants may differ in more than their choices.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) manage_variants: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) subscriptions: Option<Subscriptions>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) members_only: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) hidden_in_pos: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) main_collection: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) tax_group: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) fulfiller: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) delivery_profile: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) public_tags: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) private_tags: Vec<String>,
    /// The raw SEO data, the same in both versions.
    #[serde(skip_serializing_if = "Value::is_null")]
    pub(crate) seo: Value,
    /// The raw extended fields.
    #[serde(skip_serializing_if = "Value::is_null")]
    pub(crate) extended_fields: Value,
}

impl StoredProduct {
    /// The numbers of all shared entities, without duplicates.
    pub(crate) fn entities(&self) -> Vec<i64> {
        let single = self.brand.into_iter().chain(self.ribbon);
        let listed = self.additional_ribbons.iter().chain(&self.info_sections).copied();
        let chosen = self.options.iter().chain(&self.modifiers).map(|option| option.customization);
        let mut numbers: Vec<i64> = single.chain(listed).chain(chosen).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    /// The numbers of the choices that its options offer, without duplicates.
    pub(crate) fn option_choices(&self) -> Vec<i64> {
        let offered = self.options.iter().flat_map(|option| &option.choices);
        let mut numbers: Vec<i64> = offered.map(|choice| choice.choice).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    pub(crate) fn choices(&self) -> impl Iterator<Item = i64> + '_ {
        let options = self.options.iter().chain(&self.modifiers);
        options.flat_map(|option| &option.choices).map(|choice| choice.choice)
    }

    /// The SEO data in a version's type.
    pub(crate) fn seo<T: DeserializeOwned>(&self) -> Option<T> {
        T::deserialize(&self.seo).ok()
    }

    pub(crate) fn media_item(&self, id: &str) -> Option<&StoredMedia> {
        self.media.iter().find(|item| item.id == id)
    }

    /// A variant's picture or video: its own, or one of its choices', or the product's main one.
    pub(crate) fn media_of(&self, variant: &StoredVariant) -> Option<&StoredMedia> {
        let chosen = self.options.iter().zip(&variant.choices).filter_map(|(option, choice)| {
            let choice = option.choices.iter().find(|known| known.choice == *choice)?;
            choice.media.first()
        });
        let mut named = variant.media.iter().chain(chosen);
        named.find_map(|id| self.media_item(id)).or_else(|| self.media.first())
    }

    /// A variant's SKU: its own, or the product's if there is only one variant.
    pub(crate) fn sku_of<'a>(&'a self, variant: &'a StoredVariant) -> Option<&'a str> {
        let products_own = self.sku.as_deref().filter(|_| self.options.is_empty());
        variant.sku.as_deref().or(products_own)
    }
}

/// An option, which makes variants, or a modifier, which does not.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct StoredOption {
    /// The customization's number.
    pub(crate) customization: i64,
    /// Whether a modifier requires a choice or text.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) mandatory: bool,
    /// The settings of a free-text modifier.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) free_text: Option<FreeText>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) choices: Vec<StoredChoice>,
}

/// A choice that an option or a modifier of a product offers.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct StoredChoice {
    pub(crate) choice: i64,
    /// An option's value in catalog V1 if it differs from the shared choice: a colour or text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) value: Option<String>,
    /// The surcharge of a modifier's choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) price: Option<i64>,
    /// The product's pictures of this choice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) media: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct FreeText {
    pub(crate) title: Option<String>,
    pub(crate) least: Option<i64>,
    pub(crate) most: Option<i64>,
    pub(crate) price: Option<i64>,
}
