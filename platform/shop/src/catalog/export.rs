//! Reads products for CSV export.

use super::record::{self, ProductKind, Shared, StoredProduct, StoredVariant};
use super::rich_text;
use crate::site;
use base::{Result, money};
use cartwright::types::Currency;
use rusqlite::Connection;
use rust_decimal::Decimal;

#[derive(Debug, Clone)]
pub struct Kept {
    pub number: i64,
    pub product: Product,
}

/// The next products after a number, by number.
pub fn products_after(connection: &Connection, number: i64, limit: i64) -> Result<Vec<Kept>> {
    let currency = site::currency(connection)?;
    let loaded = record::load(connection, &record::numbers_after(connection, number, limit)?)?;
    let kept = loaded
        .products
        .iter()
        .map(|product| Kept { number: product.number, product: listed(product, &loaded.shared, currency) });
    Ok(kept.collect())
}

pub fn listed(product: &StoredProduct, shared: &Shared, currency: Currency) -> Product {
    let name = |entity: Option<i64>| shared.name(entity).unwrap_or_default().to_owned();
    let collections = product.collections.iter().filter_map(|number| shared.collections.get(number));
    let media = product.media.iter().map(|media| media.picture.url.clone());
    let variants = product.variants.iter().enumerate();
    Product {
        slug: product.slug.clone(),
        name: Some(product.name.clone()),
        description: Some(rich_text::html(&product.description)),
        is_digital: Some(product.kind == ProductKind::Digital),
        visible: Some(product.visible),
        brand: Some(name(product.brand)),
        ribbon: Some(name(product.ribbon)),
        collections: Some(collections.map(|collection| collection.name.clone()).collect()),
        media: Some(media.collect()),
        lines: variants
            .map(|(place, variant)| CsvLine { variant: Some(place), ..line(product, variant, shared, currency) })
            .collect(),
    }
}

fn line(product: &StoredProduct, variant: &StoredVariant, shared: &Shared, currency: Currency) -> CsvLine {
    let amount = |units: i64| money::from_units(units, currency);
    let price = product.price_of(variant, currency);
    let choices = product.options.iter().zip(&variant.choices).filter_map(|(option, number)| {
        let choice = shared.choices.get(number)?;
        let own = option.choices.iter().find(|choice| choice.choice == *number);
        let own = own.and_then(|choice| choice.value.clone());
        Some(CsvChoice {
            option: shared.name(Some(option.customization))?.to_owned(),
            choice: choice.name.clone(),
            colour: choice.colour.clone().map(|colour| own.unwrap_or(colour)),
        })
    });
    let weight = product.weight_of(variant);
    CsvLine {
        variant: None,
        choices: choices.collect(),
        sku: Some(product.sku_of(variant).unwrap_or_default().to_owned()),
        barcode: Some(variant.barcode.clone().unwrap_or_default()),
        price: Some(amount(price.actual)),
        compare_at_price: Some((price.full > price.actual).then(|| amount(price.full))),
        cost: Some(product.cost_of(variant).map(amount)),
        weight: Some(weight.and_then(|weight| Decimal::try_from(weight).ok())),
        stock: Some(match variant.stock.quantity {
            Some(quantity) => Stocked::Counted(quantity),
            None => Stocked::Uncounted(variant.stock.in_stock),
        }),
    }
}

/// A product's CSV values. An absent one stays unchanged; an empty text clears it.
#[derive(Debug, Clone, Default)]
pub struct Product {
    pub slug: String,
    pub name: Option<String>,
    /// The description as HTML.
    pub description: Option<String>,
    pub is_digital: Option<bool>,
    pub visible: Option<bool>,
    pub brand: Option<String>,
    pub ribbon: Option<String>,
    /// Collections by name; missing ones are created.
    pub collections: Option<Vec<String>>,
    /// Addresses of pictures.
    pub media: Option<Vec<String>>,
    /// Variants; unlisted ones stay.
    pub lines: Vec<CsvLine>,
}

/// A variant's CSV values. An absent one stays unchanged.
#[derive(Debug, Clone, Default)]
pub struct CsvLine {
    /// The index of an existing variant; `None` for a new one.
    pub variant: Option<usize>,
    /// A choice for each option.
    pub choices: Vec<CsvChoice>,
    pub sku: Option<String>,
    pub barcode: Option<String>,
    /// The price after the discount.
    pub price: Option<Decimal>,
    /// The price before a sale.
    pub compare_at_price: Option<Option<Decimal>>,
    pub cost: Option<Option<Decimal>>,
    pub weight: Option<Option<Decimal>>,
    pub stock: Option<Stocked>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CsvChoice {
    pub option: String,
    pub choice: String,
    /// The colour of a swatch; an absent one stays unchanged.
    pub colour: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stocked {
    Counted(i64),
    Uncounted(bool),
}
