//! Applies a product of catalog v1 to the record.

use super::{options, sections};
use crate::catalog::change::set;
use crate::catalog::entity::{EntityKind, number_named};
use crate::catalog::record::{Description, Discount, PricePerUnit, ProductKind, StoredProduct};
use crate::site;
use base::{Checks, Result, Writing, money, text::is_blank};
use cartwright::resources::products::{
    Dimensions, Discount as GivenDiscount, DiscountType, MeasurementUnit, PricePerUnitData, Product, ProductType,
};
use cartwright::types::Currency;
use rust_decimal::Decimal;
use serde_json::Map;

/// Applies a payload to an existing record; absent fields stay. Ignores read-only fields, so that a client can send
/// back a product that it has read.
pub(crate) fn apply(writing: &Writing<'_>, product: &mut StoredProduct, given: &Product) -> Result<()> {
    let mut checks = Checks::new();
    let currency = site::currency(writing)?;
    apply_texts(product, given);
    apply_figures(&mut checks, product, given, currency);
    checks.finish()?;
    if let Some(name) = given.brand.as_deref().filter(|name| !is_blank(name)) {
        product.brand = Some(number_named(writing, EntityKind::Brand, name)?);
    }
    if let Some(name) = given.ribbon.as_deref().filter(|name| !is_blank(name)) {
        product.ribbon = Some(number_named(writing, EntityKind::Ribbon, name)?);
    }
    if let Some(given) = given.additional_info_sections.as_ref().filter(|given| !given.is_empty()) {
        sections::apply(writing, product, given)?;
    }
    if let Some(given) = given.product_options.as_ref().filter(|given| !given.is_empty()) {
        options::apply(writing, product, given)?;
    }
    Ok(())
}

fn apply_texts(product: &mut StoredProduct, given: &Product) {
    set(&mut product.name, given.name.as_ref());
    set(&mut product.slug, given.slug.as_ref().filter(|slug| !slug.is_empty()));
    set(&mut product.visible, given.visible.as_ref());
    match &given.product_type {
        Some(ProductType::Physical) => product.kind = ProductKind::Physical,
        Some(ProductType::Digital) => product.kind = ProductKind::Digital,
        _ => {}
    }
    if let Some(description) = &given.description {
        product.description = Description::of_html(description);
    }
    if let Some(sku) = &given.sku {
        product.sku = Some(sku.clone()).filter(|sku| !sku.is_empty());
    }
    if let Some(seo) = &given.seo_data {
        product.seo = serde_json::to_value(seo).unwrap_or_default();
    }
    if let Some(manage) = given.manage_variants {
        if product.manage_variants && !manage {
            options::reset_variants(product);
        }
        product.manage_variants = manage;
    }
}

fn apply_figures(checks: &mut Checks, product: &mut StoredProduct, given: &Product, currency: Currency) {
    let price = given.price_data.as_ref().or(given.price.as_ref());
    if let Some(price) = price.and_then(|data| data.price) {
        product.price = units(checks, "product.priceData.price", price, currency);
    }
    let cost = given.cost_and_profit_data.as_ref().and_then(|data| data.item_cost);
    if let Some(cost) = cost {
        product.cost = Some(units(checks, "product.costAndProfitData.itemCost", cost, currency));
    }
    product.weight = given.weight.or(product.weight);
    if let Some(given) = &given.discount
        && let Some(discount) = discount(given)
    {
        product.discount = discount;
        for variant in &mut product.variants {
            variant.discounted = None;
        }
    }
    if let Some(given) = &given.product_dimensions {
        product.product_dimensions = dimensions(given);
    }
    if let Some(given) = &given.package_dimensions {
        product.package_dimensions = dimensions(given);
    }
    if let Some(given) = &given.price_per_unit_data {
        product.price_per_unit = price_per_unit(given);
    }
}

/// Converts a float amount to the currency's smallest unit.
pub(super) fn units(checks: &mut Checks, field: &str, amount: f64, currency: Currency) -> i64 {
    // Refuses amounts far out of bounds here; the record checks the exact bound.
    checks.range(|| field.to_owned(), amount, 0.0, cartwright_contract::limits::product::PRICE);
    Decimal::try_from(amount).map_or(0, |amount| money::units(amount, currency))
}

/// A discount as stored; `None` if empty.
pub(crate) fn discount(given: &GivenDiscount) -> Option<Discount> {
    let value = || Decimal::try_from(given.value.unwrap_or_default()).unwrap_or_default();
    match &given.r#type {
        Some(DiscountType::None) => Some(Discount::None),
        Some(DiscountType::Amount) => Some(Discount::Amount(value())),
        Some(DiscountType::Percent) => Some(Discount::Percent(value())),
        _ => None,
    }
}

/// Dimensions as stored; `None` without numbers.
pub(super) fn dimensions(given: &Dimensions) -> Option<Dimensions> {
    let is_measured = given.length.or(given.width).or(given.height).is_some();
    is_measured.then(|| Dimensions { unknown_fields: Map::new(), ..given.clone() })
}

fn price_per_unit(given: &PricePerUnitData) -> Option<PricePerUnit> {
    let unit = |unit: Option<&MeasurementUnit>| unit.unwrap_or(&MeasurementUnit::Unspecified).as_str().to_owned();
    Some(PricePerUnit {
        quantity: given.total_quantity?,
        unit: unit(given.total_measurement_unit.as_ref()),
        base_quantity: given.base_quantity?,
        base_unit: unit(given.base_measurement_unit.as_ref()),
    })
}
