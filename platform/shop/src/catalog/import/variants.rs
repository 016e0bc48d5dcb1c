//! The variants of an imported product.

use crate::catalog::export::{CsvLine, Stocked};
use crate::catalog::record::{Discount, Stock, StoredProduct, StoredVariant};
use base::money;
use cartwright::types::Currency;
use rust_decimal::{Decimal, prelude::ToPrimitive};

/// Applies the lines to the variants. Returns the indexes of variants whose stock changes.
pub(super) fn put_variants(
    after: &mut StoredProduct,
    before: &[CsvLine],
    (lines, choices): (&[CsvLine], Vec<Vec<i64>>),
    currency: Currency,
) -> Vec<(usize, Stocked)> {
    let units = |amount: Decimal| money::units(amount, currency);
    let is_new = after.variants.is_empty();
    let kept: Vec<CsvLine> = lines
        .iter()
        .map(|line| line.variant.and_then(|place| before.get(place)).cloned().unwrap_or_default())
        .collect();
    let differ = |differs: &dyn Fn(&CsvLine, &CsvLine) -> bool| {
        lines.iter().zip(&kept).any(|(line, kept)| line.variant.is_none() || differs(line, kept))
    };
    let compare_at = |line: &CsvLine, kept: &CsvLine| {
        let price = line.price.or(kept.price);
        let compare_at = line.compare_at_price.or(kept.compare_at_price).flatten();
        compare_at.filter(|compare_at| Some(*compare_at) > price)
    };
    let is_repriced = differ(&|line, kept| {
        line.price.is_some_and(|price| Some(price) != kept.price)
            || Some(compare_at(line, kept)) != kept.compare_at_price
    });
    let is_recosted = differ(&|line, kept| line.cost.is_some() && line.cost != kept.cost);
    let is_reweighed = differ(&|line, kept| line.weight.is_some() && line.weight != kept.weight);
    // Before variants are managed individually, each gets the product's values.
    let mut variants = after.variants.clone();
    for variant in &mut variants {
        if is_repriced {
            let price = after.price_of(variant, currency);
            (variant.price, variant.discounted) = (Some(price.full.max(price.actual)), Some(price.actual));
        }
        if is_recosted {
            variant.cost = after.cost_of(variant);
        }
        if is_reweighed {
            variant.weight = after.weight_of(variant);
        }
    }
    let mut stocks = Vec::new();
    for ((line, kept), choices) in lines.iter().zip(&kept).zip(choices) {
        let place = line.variant.unwrap_or(variants.len());
        if line.variant.is_none() {
            variants.push(StoredVariant { choices, visible: true, ..StoredVariant::default() });
        }
        let Some(variant) = variants.get_mut(place) else {
            continue;
        };
        let non_empty = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        if let Some(sku) = line.sku.as_ref().filter(|_| line.sku != kept.sku) {
            variant.sku = non_empty(sku);
            if after.options.is_empty() {
                after.sku = None;
            }
        }
        if let Some(barcode) = line.barcode.as_ref().filter(|_| line.barcode != kept.barcode) {
            variant.barcode = non_empty(barcode);
        }
        if is_repriced {
            let price = line.price.or(kept.price);
            variant.discounted = price.map(units);
            variant.price = compare_at(line, kept).or(price).map(units);
        }
        if let Some(cost) = line.cost.filter(|_| is_recosted) {
            variant.cost = cost.map(units);
        }
        if let Some(weight) = line.weight.filter(|_| is_reweighed) {
            variant.weight = weight.and_then(|weight| weight.to_f64());
        }
        match line.stock.filter(|_| line.stock != kept.stock) {
            Some(stocked) if line.variant.is_some() => stocks.push((place, stocked)),
            Some(stocked) => variant.stock = stock(stocked, &variant.stock),
            None => {}
        }
    }
    if is_repriced {
        let is_on_sale = variants.iter().any(|variant| variant.price > variant.discounted);
        after.discount = if is_on_sale { Discount::PerVariant } else { Discount::None };
        after.price = variants.iter().filter_map(|variant| variant.price).min().unwrap_or_default();
    }
    if is_recosted {
        after.cost = None;
    }
    if is_reweighed {
        after.weight = None;
    }
    after.manage_variants |= variants.len() > 1 && (is_new || variants != after.variants);
    after.variants = variants;
    stocks
}

/// The new stock of a variant; keeps its preorders.
pub(super) fn stock(stocked: Stocked, before: &Stock) -> Stock {
    let (quantity, in_stock) = match stocked {
        Stocked::Counted(quantity) => (Some(quantity), quantity > 0),
        Stocked::Uncounted(in_stock) => (None, in_stock),
    };
    Stock { quantity, in_stock, ..before.clone() }
}
