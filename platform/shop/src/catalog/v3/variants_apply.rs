//! Applies a V3 payload's variants to the record and derives the product's prices.

use super::{digital, prices};
use crate::catalog::change::Change;
use crate::catalog::record::{self, Price, Shared, Stock, StoredProduct, StoredVariant, shared};
use base::{ApiError, Checks, Result, are_distinct, money};
use cartwright::resources::products::Dimensions;
use cartwright::resources::products_v3::{FixedMonetaryAmount, OptionChoice, Product, Variant};
use cartwright::types::Currency;
use serde_json::Map;
use std::collections::HashSet;

/// How to treat absent fields of an existing variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Missing {
    /// Keeps them: for a partial update of all variants.
    Keep,
    /// Clears SKU, barcode and weight: lists are replaced, not merged.
    Clear,
}

/// Replaces a product's variants, if given. Existing ones are matched by id, or by choices.
pub(super) fn variants(
    change: &Change<'_>,
    product: &mut StoredProduct,
    typed: &Product,
    currency: Currency,
    missing: Missing,
) -> Result<()> {
    let given = typed.variants_info.as_ref().and_then(|info| info.variants.as_ref());
    let Some(given) = given else {
        if !product.variants.is_empty() {
            return Ok(());
        }
        if product.options.is_empty() {
            product.variants.push(StoredVariant { visible: true, stock: Stock::unknown(), ..StoredVariant::default() });
            return Ok(());
        }
        let field = "product.variantsInfo.variants";
        return Err(ApiError::field(field, "REQUIRED_FIELD", "is missing where there are options"));
    };
    if given.is_empty() {
        let field = "product.variantsInfo.variants";
        return Err(ApiError::field(field, "MIN_SIZE", "must have at least 1 entry"));
    }
    let names: Shared = shared(change.writing, std::slice::from_ref(product))?;
    let mut checks = Checks::new();
    spread(product);
    let mut before = std::mem::take(&mut product.variants);
    let mut variants = Vec::with_capacity(given.len());
    let mut paid = Vec::with_capacity(given.len());
    for (index, one) in given.iter().enumerate() {
        let choices = choices(product, &names, one.choices.as_deref().unwrap_or_default())?;
        let known = before.iter().position(|known| match one.id.as_deref().filter(|id| !id.is_empty()) {
            Some(id) => known.id == id,
            None => known.choices == choices,
        });
        let known = known.map(|index| before.swap_remove(index));
        let old_price = known.as_ref().map(|known| product.price_of(known, currency));
        let mut variant = known.unwrap_or_else(|| StoredVariant {
            id: one.id.clone().unwrap_or_default(),
            visible: true,
            stock: Stock::unknown(),
            ..StoredVariant::default()
        });
        variant.choices = choices;
        if missing == Missing::Clear {
            variant.sku = None;
            variant.barcode = None;
            if one.physical_properties.is_some() {
                variant.weight = None;
            }
        }
        apply(&mut checks, index, &mut variant, one, currency);
        let properties = one.digital_properties.as_ref();
        if let Some(given) = properties.and_then(|properties| properties.digital_file.as_ref()) {
            let field = format!("product.variantsInfo.variants[{index}].digitalProperties.digitalFile");
            let known = variant.digital_file.take();
            variant.digital_file =
                digital::file(change.writing, change.writing.now, &mut checks, &field, given, known)?;
        }
        paid.push(price(&mut checks, index, one, old_price, currency)?);
        variants.push(variant);
    }
    checks.finish()?;
    product.variants = variants;
    product.manage_variants = !product.options.is_empty();
    require_free_ids(product)?;
    require_free_skus(change, product)?;
    prices::apply(product, &paid, currency);
    hoist(product);
    Ok(())
}

fn apply(checks: &mut Checks, index: usize, variant: &mut StoredVariant, given: &Variant, currency: Currency) {
    let at = |name: &str| format!("product.variantsInfo.variants[{index}].{name}");
    variant.visible = given.visible.unwrap_or(variant.visible);
    let text = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
    if let Some(sku) = &given.sku {
        variant.sku = text(sku);
    }
    if let Some(barcode) = &given.barcode {
        variant.barcode = text(barcode);
    }
    if let Some(cost) = given.revenue_details.as_ref().and_then(|details| details.cost.as_ref()) {
        variant.cost = units(checks, &at("revenueDetails.cost"), cost, currency);
    }
    if let Some(physical) = &given.physical_properties {
        variant.weight = physical.weight.or(variant.weight);
        if let Some(given) = &physical.product_dimensions {
            variant.product_dimensions = Some(dimensions(given));
        }
        if let Some(given) = &physical.package_dimensions {
            variant.package_dimensions = Some(dimensions(given));
        }
    }
    if let Some(id) = given.media.as_ref().and_then(|media| media.id.clone()) {
        variant.media = Some(id);
    }
}

fn dimensions(given: &Dimensions) -> Dimensions {
    Dimensions { unknown_fields: Map::new(), ..given.clone() }
}

fn units(checks: &mut Checks, field: &str, given: &FixedMonetaryAmount, currency: Currency) -> Option<i64> {
    let amount = given.amount?.0;
    if amount.is_sign_negative() && !amount.is_zero() {
        checks.refuse(format!("{field}.amount"), "DECIMAL_GTE", "must be 0 or more");
    }
    if amount.normalize().scale() > currency.digits() {
        let digits = currency.digits();
        let description = format!("must have at most {digits} decimal places");
        checks.refuse(format!("{field}.amount"), "DECIMAL_MAX_SCALE", description);
    }
    Some(money::units(amount, currency))
}

/// A variant's price and compare-at price.
fn price(
    checks: &mut Checks,
    index: usize,
    given: &Variant,
    before: Option<Price>,
    currency: Currency,
) -> Result<Price> {
    let root = format!("product.variantsInfo.variants[{index}].price");
    let info = given.price.as_ref();
    let mut amount = |name: &str, amount: Option<&FixedMonetaryAmount>| {
        amount.and_then(|amount| units(checks, &format!("{root}.{name}"), amount, currency))
    };
    let actual = amount("actualPrice", info.and_then(|info| info.actual_price.as_ref()));
    let compared = amount("compareAtPrice", info.and_then(|info| info.compare_at_price.as_ref()));
    let Some(actual) = actual.or(before.map(|before| before.actual)) else {
        checks.refuse(format!("{root}.actualPrice.amount"), "REQUIRED_FIELD", "is missing");
        return Ok(Price { full: 0, actual: 0 });
    };
    // A new price without a compare-at price removes the old one.
    let full = match (compared, info, before) {
        (Some(compared), _, _) if compared > 0 => compared,
        (_, None, Some(before)) => before.full,
        _ => actual,
    };
    if full < actual {
        return Err(ApiError::bad_request(
            "COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE",
            format!("Variant {index} is compared with less than it costs"),
        ));
    }
    Ok(Price { full, actual })
}

/// The numbers of a variant's choices, one for each option.
fn choices(product: &StoredProduct, names: &Shared, given: &[OptionChoice]) -> Result<Vec<i64>> {
    let missing = || {
        ApiError::bad_request("MISSING_VARIANT_OPTION_CHOICE", "A variant has not exactly one choice of each option")
    };
    if given.len() != product.options.len() {
        return Err(missing());
    }
    let mut numbers = Vec::with_capacity(given.len());
    for option in &product.options {
        let entity = names.entities.get(&option.customization).ok_or_else(missing)?;
        let chosen = given.iter().find_map(|choice| {
            let (ids, named) = (choice.option_choice_ids.as_ref(), choice.option_choice_names.as_ref());
            let by_id = ids.filter(|ids| ids.option_id.as_ref() == Some(&entity.id));
            let is_named = |name: &str| name.eq_ignore_ascii_case(&entity.name);
            let by_name = named.filter(|named| named.option_name.as_deref().is_some_and(is_named));
            by_id
                .and_then(|ids| ids.choice_id.as_deref().map(|id| (Some(id), None)))
                .or_else(|| by_name.and_then(|named| named.choice_name.as_deref().map(|name| (None, Some(name)))))
        });
        let (id, name) = chosen.ok_or_else(missing)?;
        let number = option.choices.iter().map(|choice| choice.choice).find(|number| {
            names.choices.get(number).is_some_and(|choice| {
                id == Some(choice.id.as_str()) || name.is_some_and(|name| name.eq_ignore_ascii_case(&choice.name))
            })
        });
        numbers.push(number.ok_or_else(|| {
            ApiError::bad_request(
                "VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT",
                "A variant has a choice that the product's options do not offer",
            )
        })?);
    }
    Ok(numbers)
}

fn require_free_ids(product: &StoredProduct) -> Result<()> {
    let given = product.variants.iter().map(|variant| &variant.id).filter(|id| !id.is_empty());
    if are_distinct(given) {
        return Ok(());
    }
    Err(ApiError::bad_request("VARIANT_ID_ALREADY_EXISTS", "Two variants have one id"))
}

fn require_free_skus(change: &Change<'_>, product: &StoredProduct) -> Result<()> {
    let mut given = HashSet::new();
    for sku in product.variants.iter().filter_map(|variant| variant.sku.as_ref()) {
        if record::is_sku_taken(change.writing, sku, product.number)? || !given.insert(sku) {
            return Err(ApiError::conflict(
                "SKU_ALREADY_EXIST_ERROR",
                format!("Another variant has the stock keeping unit {sku}"),
            ));
        }
    }
    Ok(())
}

/// Copies the product's values into each variant, so that they can differ.
pub(super) fn spread(product: &mut StoredProduct) {
    let said = |variant: &StoredVariant| StoredVariant {
        cost: product.cost_of(variant),
        weight: product.weight_of(variant),
        sku: product.sku_of(variant).map(str::to_owned),
        ..variant.clone()
    };
    product.variants = product.variants.iter().map(said).collect();
}

/// Moves values that all variants share to the product.
pub(super) fn hoist(product: &mut StoredProduct) {
    let all_say = |say: &dyn Fn(&StoredVariant) -> bool| product.variants.iter().all(say);
    let first = product.variants.first();
    let (cost, weight) = (first.and_then(|one| one.cost), first.and_then(|one| one.weight));
    let has_costs = all_say(&|variant| variant.cost.is_some());
    let has_weights = all_say(&|variant| variant.weight.is_some());
    product.cost = cost.filter(|_| has_costs);
    product.weight = weight.filter(|_| has_weights);
    for variant in &mut product.variants {
        variant.cost = variant.cost.filter(|own| product.cost != Some(*own));
        variant.weight = variant.weight.filter(|own| product.weight != Some(*own));
    }
    if product.options.is_empty() {
        product.sku = product.variants.first_mut().and_then(|variant| variant.sku.take());
    }
}
