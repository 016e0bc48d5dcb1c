//! Variant writes.

use super::apply::{dimensions, units};
use super::products::{change, show};
use super::{options, view};
use crate::catalog::change::Change;
use crate::catalog::record::{Shared, StoredProduct, StoredVariant, Wording, shared};
use crate::site;
use base::{ApiError, Call, Checks, Result, Shop};
use cartwright::{resources::products::Dimensions, types::Currency};
use cartwright_contract::limits;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Changes of some variants: those named by id, or all that have the given choices.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[derive(Default)]
struct VariantOverride {
    choices: Option<BTreeMap<String, String>>,
    variant_ids: Option<Vec<String>>,
    price: Option<f64>,
    cost: Option<f64>,
    weight: Option<f64>,
    sku: Option<String>,
    visible: Option<bool>,
    product_dimensions: Option<Dimensions>,
    package_dimensions: Option<Dimensions>,
}

/// `PATCH /v1/products/{id}/variants`
pub(crate) fn update_variants(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text("id")?;
    let given: Vec<VariantOverride> = call.required("variants")?;
    if given.is_empty() {
        return Err(ApiError::field("variants", "MIN_SIZE", "must have at least 1 entry"));
    }
    let mut checks = Checks::new();
    checks.size("variants", given.len(), limits::product::VARIANTS);
    checks.finish()?;
    shop.write(&call.author, |writing| {
        let currency = site::currency(writing)?;
        let change = Change::new(writing, Wording::V1);
        let before = change.find(id)?;
        if !before.manage_variants {
            return Err(ApiError::bad_request(
                "VARIANTS_NOT_MANAGED",
                "The product's variants are not managed: set manageVariants first",
            ));
        }
        let names = shared(writing, std::slice::from_ref(&before))?;
        let mut after = before.clone();
        apply(&mut after, &names, &given, currency)?;
        let saved = change.save(&before, after)?;
        let mut show = show(writing.shop, call);
        show.merchant_data = true;
        Ok(json!({ "variants": view::variants(&saved, &names, &show, currency) }))
    })
}

fn apply(product: &mut StoredProduct, names: &Shared, given: &[VariantOverride], currency: Currency) -> Result<()> {
    let mut checks = Checks::new();
    let choices: Vec<BTreeMap<String, String>> =
        product.variants.iter().map(|variant| names.choice_names(product, variant)).collect();
    for (index, wanted) in given.iter().enumerate() {
        let mut matched = false;
        for (variant, choices) in product.variants.iter_mut().zip(&choices) {
            if wanted.matches(variant, choices) {
                matched = true;
                wanted.apply(&mut checks, index, variant, currency);
            }
        }
        if !matched {
            let name = if wanted.variant_ids.is_some() { "variantIds" } else { "choices" };
            checks.refuse(format!("variants[{index}].{name}"), "VALIDATION", "names no variant of the product");
        }
    }
    checks.finish()
}

impl VariantOverride {
    fn matches(&self, variant: &StoredVariant, choices: &BTreeMap<String, String>) -> bool {
        if let Some(ids) = &self.variant_ids {
            return ids.contains(&variant.id);
        }
        let wanted = self.choices.iter().flatten();
        self.choices.is_some() && wanted.clone().all(|(name, value)| choices.get(name) == Some(value))
    }

    fn apply(&self, checks: &mut Checks, index: usize, variant: &mut StoredVariant, currency: Currency) {
        let at = |name: &str| format!("variants[{index}].{name}");
        if let Some(price) = self.price {
            variant.price = Some(units(checks, &at("price"), price, currency));
            variant.discounted = None;
        }
        if let Some(cost) = self.cost {
            variant.cost = Some(units(checks, &at("cost"), cost, currency));
        }
        if let Some(weight) = self.weight {
            checks.range(|| at("weight"), weight, 0.0, limits::product::WEIGHT);
            variant.weight = Some(weight);
        }
        if let Some(sku) = &self.sku {
            variant.sku = Some(sku.clone()).filter(|sku| !sku.is_empty());
        }
        variant.visible = self.visible.unwrap_or(variant.visible);
        if let Some(given) = &self.product_dimensions {
            variant.product_dimensions = dimensions(given);
        }
        if let Some(given) = &self.package_dimensions {
            variant.package_dimensions = dimensions(given);
        }
    }
}

/// `POST /v1/products/{id}/variants/resetToDefault`
pub(crate) fn reset_variants(shop: &Shop, call: &Call) -> Result<Value> {
    change(shop, call, |_, product| {
        options::reset_variants(product);
        Ok(())
    })
}
