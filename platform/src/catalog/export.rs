//! Products as lists of goods have them, read from the catalog.

use super::import::{Line, Product, Stocked};
use super::record::{self, ProductKind, Shared, StoredProduct, StoredVariant};
use crate::error::ApiError;
use crate::pricing::money;
use crate::site;
use cartwright::types::Currency;
use rusqlite::Connection;
use rust_decimal::Decimal;

/// A product with its number.
#[derive(Debug, Clone)]
pub(crate) struct Kept {
    pub(crate) number: i64,
    pub(crate) product: Product,
}

/// The products after a number, in the order of their numbers.
pub(crate) fn products_after(connection: &Connection, number: i64, limit: i64) -> Result<Vec<Kept>, ApiError> {
    let currency = site::currency(connection)?;
    let loaded = record::load(connection, &record::numbers_after(connection, number, limit)?)?;
    let kept = loaded.products.iter().map(|product| Kept {
        number: product.number,
        product: listed(product, &loaded.shared, currency),
    });
    Ok(kept.collect())
}

fn listed(product: &StoredProduct, shared: &Shared, currency: Currency) -> Product {
    let name = |entity: Option<i64>| shared.name(entity).map(str::to_owned);
    let collections = product
        .collections
        .iter()
        .filter_map(|number| shared.collections.get(number));
    Product {
        slug: product.slug.clone(),
        name: product.name.clone(),
        description: product.description.html.clone(),
        is_digital: product.kind == ProductKind::Digital,
        visible: product.visible,
        brand: name(product.brand),
        ribbon: name(product.ribbon),
        collections: collections.map(|collection| collection.name.clone()).collect(),
        media: product.media.iter().map(|media| media.picture.url.clone()).collect(),
        lines: product
            .variants
            .iter()
            .map(|variant| line(product, variant, shared, currency))
            .collect(),
    }
}

fn line(product: &StoredProduct, variant: &StoredVariant, shared: &Shared, currency: Currency) -> Line {
    let amount = |units: i64| money::from_units(units, currency);
    let price = product.price_of(variant, currency);
    let choices = product
        .options
        .iter()
        .zip(&variant.choices)
        .filter_map(|(option, choice)| {
            let choice = shared.choices.get(choice)?;
            let option = shared.name(Some(option.customization))?;
            Some((option.to_owned(), choice.name.clone(), choice.colour.clone()))
        });
    Line {
        choices: choices.collect(),
        sku: product.sku_of(variant).map(str::to_owned),
        barcode: variant.barcode.clone(),
        price: amount(price.actual),
        compare_at_price: (price.full > price.actual).then(|| amount(price.full)),
        cost: product.cost_of(variant).map(amount),
        weight: product
            .weight_of(variant)
            .and_then(|weight| Decimal::try_from(weight).ok()),
        stock: match variant.stock.quantity {
            Some(quantity) => Stocked::Counted(quantity),
            None => Stocked::Uncounted(variant.stock.in_stock),
        },
    }
}
