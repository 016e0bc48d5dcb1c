//! A catalog item as carts see it: price, name and stock.

use super::record::{self, DigitalFile, ProductKind, StoredProduct, StoredVariant};
use super::v1;
use crate::base::{ApiError, money};
use crate::site;
use cartwright::{resources::products::Product, types::Currency};
use rusqlite::Connection;
use rust_decimal::Decimal;
use std::collections::BTreeMap;

/// A product as a cart sees it.
#[derive(Debug, Clone)]
pub(crate) struct Item {
    pub(crate) shown: Product,
    pub(crate) visible: bool,
    pub(crate) is_digital: bool,
    pub(crate) collections: Vec<String>,
    pub(crate) variants: Vec<ItemVariant>,
}

/// A variant as a cart sees it.
#[derive(Debug, Clone)]
pub(crate) struct ItemVariant {
    pub(crate) id: String,
    pub(crate) choices: BTreeMap<String, String>,
    pub(crate) full_price: Decimal,
    pub(crate) price: Decimal,
    pub(crate) sku: Option<String>,
    pub(crate) weight: Option<f64>,
    /// Counted stock; absent when it is not counted.
    pub(crate) quantity: Option<i64>,
    pub(crate) in_stock: bool,
    /// The maximum of preorders.
    pub(crate) preorders: i64,
    pub(crate) visible: bool,
    /// The file that its buyer gets.
    pub(crate) digital_file: Option<DigitalFile>,
}

impl ItemVariant {
    /// The countable stock or preorders; absent where stock is not counted.
    pub(crate) fn counted(&self) -> Option<i64> {
        match self.preorders {
            _ if self.in_stock => self.quantity,
            i64::MAX => None,
            left => Some(left),
        }
    }

    /// The available part of a wanted quantity.
    pub(crate) fn available(&self, wanted: i64) -> i64 {
        match self.quantity {
            _ if !self.in_stock => self.preorders.min(wanted),
            Some(quantity) => quantity.min(wanted),
            None => wanted,
        }
    }
}

impl Item {
    /// The variant that options name: by `variantId`, or by choices; none if they name none exactly.
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

/// Reads a product with its variants, hidden ones too.
pub(crate) fn find_item(connection: &Connection, product: &str) -> Result<Option<Item>, ApiError> {
    let Some((product, shared)) = record::find(connection, product)? else {
        return Ok(None);
    };
    let currency = site::currency(connection)?;
    let variants = product.variants.iter();
    Ok(Some(Item {
        shown: v1::described(&product, &shared),
        visible: product.visible,
        is_digital: product.kind == ProductKind::Digital,
        collections: shared.collection_ids(&product),
        variants: variants
            .map(|variant| {
                let choices = v1::choice_names(&product, variant, &shared);
                item_variant(&product, variant, choices, currency)
            })
            .collect(),
    }))
}

fn item_variant(
    product: &StoredProduct,
    variant: &StoredVariant,
    choices: BTreeMap<String, String>,
    currency: Currency,
) -> ItemVariant {
    let price = product.price_of(variant, currency);
    ItemVariant {
        id: variant.id.clone(),
        choices,
        full_price: money::from_units(price.full, currency),
        price: money::from_units(price.actual, currency),
        sku: variant.sku.clone(),
        weight: variant.weight,
        quantity: variant.stock.quantity,
        in_stock: variant.stock.in_stock,
        preorders: variant.stock.preorders(),
        visible: variant.visible,
        digital_file: variant.digital_file.clone(),
    }
}
