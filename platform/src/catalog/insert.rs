//! Writes the demo shop's products and collections to the tables, through the record like all others.

use super::record::{self, Saving, Stock, StoredProduct, StoredVariant, Wording};
use super::{categories, v1};
use crate::base::{ApiError, Millis, money};
use crate::site;
use cartwright::resources::products::Product;
use rusqlite::Connection;
use rust_decimal::Decimal;
use std::collections::BTreeMap;

/// A product to be inserted.
#[derive(Debug, Clone, Default)]
pub(super) struct NewProduct {
    /// The product in the form of catalog v1 with its media; prices, stock and variants are beside it.
    pub(super) shown: Product,
    /// Its number, if it had one before.
    pub(super) number: Option<i64>,
    pub(super) price: Decimal,
    pub(super) cost: Option<Decimal>,
    pub(super) track_inventory: bool,
    pub(super) created: Millis,
    pub(super) collections: Vec<String>,
    /// At least one.
    pub(super) variants: Vec<NewVariant>,
}

/// A variant to be inserted.
#[derive(Debug, Clone, Default)]
pub(super) struct NewVariant {
    pub(super) id: String,
    pub(super) choices: BTreeMap<String, String>,
    /// The product's when absent.
    pub(super) price: Option<Decimal>,
    pub(super) sku: Option<String>,
    pub(super) weight: Option<f64>,
    /// Counted stock; what is not counted is always there.
    pub(super) quantity: Option<i64>,
}

/// Inserts a product with its variants, once its record has been completed.
pub(super) fn product(
    connection: &Connection,
    new: &NewProduct,
    complete: impl FnOnce(&mut StoredProduct) -> Result<(), ApiError>,
) -> Result<StoredProduct, ApiError> {
    let currency = site::currency(connection)?;
    let mut product = StoredProduct {
        number: new.number.unwrap_or_default(),
        id: new.shown.id.clone().unwrap_or_default(),
        created: new.created,
        visible: true,
        ..StoredProduct::default()
    };
    v1::apply(connection, &mut product, &new.shown, new.created)?;
    product.price = money::units(new.price, currency);
    product.cost = new.cost.map(|cost| money::units(cost, currency));
    product.media = new.shown.media.as_ref().map(v1::stored_media).unwrap_or_default();
    for id in &new.collections {
        product.collections.extend(categories::number_of(connection, id)?);
    }
    let shared = record::shared(connection, std::slice::from_ref(&product))?;
    let mut variants = std::mem::take(&mut product.variants);
    if variants.is_empty() {
        variants.push(StoredVariant::default());
    }
    for variant in &mut variants {
        let choices = v1::choice_names(&product, variant, &shared);
        let Some(given) = new.variants.iter().find(|given| given.choices == choices) else {
            continue;
        };
        variant.id.clone_from(&given.id);
        variant.visible = true;
        variant.price = given.price.map(|price| money::units(price, currency));
        variant.sku.clone_from(&given.sku);
        variant.weight = given.weight;
        if let Some(quantity) = given.quantity.filter(|_| new.track_inventory) {
            variant.stock = Stock::counted(quantity);
        }
    }
    product.variants = variants;
    complete(&mut product)?;
    let saving = Saving { now: new.created, wording: Wording::V1 };
    record::save(connection, None, product, saving)
}
