//! Catalog items for carts: name, price, picture, choices and stock.

use super::entity::RenderType;
use super::record::{
    DigitalFile, MediaKind, ProductKind, Shared, StoredMedia, StoredOption, StoredProduct, StoredVariant,
};
use base::{Millis, money};
use cartwright::types::Currency;
use rust_decimal::Decimal;
use std::collections::BTreeMap;

/// The version of a product's record. Changes with everything that an [`Item`] is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Version {
    pub(crate) number: i64,
    pub(super) revision: i64,
    pub(super) updated: Millis,
}

/// A product for a cart.
#[derive(Debug, Clone)]
pub(crate) struct Item {
    pub(crate) number: i64,
    pub(crate) name: String,
    pub(crate) slug: String,
    pub(crate) sku: Option<String>,
    pub(crate) weight: Option<f64>,
    /// The main picture; absent if the first medium is a video.
    pub(crate) picture: Option<StoredMedia>,
    pub(crate) options: Vec<ItemOption>,
    /// The titles of mandatory free-text fields.
    pub(crate) mandatory_texts: Vec<String>,
    pub(crate) visible: bool,
    pub(crate) is_digital: bool,
    pub(crate) collections: Vec<String>,
    pub(crate) variants: Vec<ItemVariant>,
}

#[derive(Debug, Clone)]
pub(crate) struct ItemOption {
    pub(crate) name: String,
    pub(crate) is_colour: bool,
    pub(crate) choices: Vec<ItemChoice>,
}

#[derive(Debug, Clone)]
pub(crate) struct ItemChoice {
    pub(crate) name: String,
    /// The colour's code, or the choice's own value.
    pub(crate) value: String,
    /// The choice's first picture or video.
    pub(crate) media: Option<StoredMedia>,
}

#[derive(Debug, Clone)]
pub(crate) struct ItemVariant {
    pub(crate) number: i64,
    pub(crate) id: String,
    pub(crate) choices: BTreeMap<String, String>,
    pub(crate) full_price: Decimal,
    pub(crate) price: Decimal,
    pub(crate) sku: Option<String>,
    pub(crate) weight: Option<f64>,
    pub(crate) visible: bool,
    pub(crate) digital_file: Option<DigitalFile>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ItemStock {
    /// Tracked quantity; `None` if stock is not tracked.
    pub(crate) quantity: Option<i64>,
    pub(crate) in_stock: bool,
    /// Preorders left; 0 if disabled, `i64::MAX` without a limit.
    pub(super) preorders: i64,
}

impl ItemStock {
    /// The quantity that can be ordered, from stock or preorders; `None` if not tracked.
    pub(crate) fn counted(&self) -> Option<i64> {
        match self.preorders {
            _ if self.in_stock => self.quantity,
            i64::MAX => None,
            left => Some(left),
        }
    }

    /// The part of a wanted quantity that is available.
    pub(crate) fn available(&self, wanted: i64) -> i64 {
        match self.quantity {
            _ if !self.in_stock => self.preorders.min(wanted),
            Some(quantity) => quantity.min(wanted),
            None => wanted,
        }
    }
}

impl Item {
    /// Builds an item from a product's record.
    pub(crate) fn of(product: &StoredProduct, shared: &Shared, currency: Currency) -> Self {
        Self {
            number: product.number,
            name: product.name.clone(),
            slug: product.slug.clone(),
            sku: product.sku.clone(),
            weight: product.weight,
            picture: product.media.first().filter(|media| media.kind != MediaKind::Video).cloned(),
            options: product.options.iter().filter_map(|option| item_option(product, option, shared)).collect(),
            mandatory_texts: mandatory_texts(product, shared),
            visible: product.visible,
            is_digital: product.kind == ProductKind::Digital,
            collections: shared.collection_ids(product),
            variants: product
                .variants
                .iter()
                .map(|variant| item_variant(product, variant, shared.choice_names(product, variant), currency))
                .collect(),
        }
    }

    /// The variant by `variantId`, or by choices; `None` unless they identify exactly one.
    pub(crate) fn variant(&self, variant_id: Option<&str>, choices: &BTreeMap<String, String>) -> Option<&ItemVariant> {
        if let Some(id) = variant_id {
            let named = self.variants.iter().find(|variant| variant.id == id);
            return named.filter(|variant| variant.visible);
        }
        let same = |variant: &&ItemVariant| {
            variant.choices.len() == choices.len()
                && variant.choices.iter().all(|(name, value)| {
                    choices
                        .iter()
                        .any(|(other, given)| name.eq_ignore_ascii_case(other) && value.eq_ignore_ascii_case(given))
                })
        };
        self.variants.iter().filter(|variant| variant.visible).find(same)
    }
}

fn item_option(product: &StoredProduct, option: &StoredOption, shared: &Shared) -> Option<ItemOption> {
    let entity = shared.entities.get(&option.customization)?;
    let choices = option.choices.iter().filter_map(|choice| {
        let known = shared.choices.get(&choice.choice)?;
        Some(ItemChoice {
            name: known.name.clone(),
            value: choice.value.clone().or_else(|| known.colour.clone()).unwrap_or_else(|| known.name.clone()),
            media: choice.media.iter().find_map(|id| product.media_item(id)).cloned(),
        })
    });
    Some(ItemOption {
        name: entity.name.clone(),
        is_colour: entity.render() == Some(RenderType::SwatchChoices),
        choices: choices.collect(),
    })
}

fn mandatory_texts(product: &StoredProduct, shared: &Shared) -> Vec<String> {
    let mandatory = product.modifiers.iter().filter(|modifier| modifier.mandatory);
    mandatory.filter_map(|modifier| Some(shared.text_of(modifier)?.0.to_owned())).collect()
}

fn item_variant(
    product: &StoredProduct,
    variant: &StoredVariant,
    choices: BTreeMap<String, String>,
    currency: Currency,
) -> ItemVariant {
    let price = product.price_of(variant, currency);
    ItemVariant {
        number: variant.number,
        id: variant.id.clone(),
        choices,
        full_price: money::from_units(price.full, currency),
        price: money::from_units(price.actual, currency),
        sku: variant.sku.clone(),
        weight: variant.weight,
        visible: variant.visible,
        digital_file: variant.digital_file.clone(),
    }
}
