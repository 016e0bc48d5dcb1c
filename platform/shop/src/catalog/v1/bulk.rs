//! Bulk changes of products.

use super::apply::units;
use crate::catalog::change::Change;
use crate::catalog::entity::{EntityKind, number_named};
use crate::catalog::record::{StoredProduct, Wording};
use crate::site;
use base::bulk_calls::{self, Outcome};
use base::{ApiError, Call, Checks, Result, Shop, money, text::is_blank};
use cartwright::types::Currency;
use rust_decimal::{Decimal, RoundingStrategy, prelude::ToPrimitive};
use serde::Deserialize;
use serde_json::Value;

/// The maximum of an adjustment, up or down.
const MAX: f64 = cartwright_contract::limits::product::PRICE;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct SetValue {
    price: Option<f64>,
    cost: Option<f64>,
    weight: Option<f64>,
    ribbon: Option<String>,
    brand: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct AdjustValue {
    price: Option<Adjustment>,
    cost: Option<Adjustment>,
    weight: Option<Adjustment>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Adjustment {
    percentage: Option<Percentage>,
    amount: Option<f64>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Percentage {
    round_to_int: bool,
    rate: i64,
}

/// `POST /v1/bulk/products/update`
pub(crate) fn bulk_update(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required("ids")?;
    let set: SetValue = call.required("set")?;
    shop.write(&call.author, |writing| {
        let currency = site::currency(writing)?;
        let change = Change::new(writing, Wording::V1);
        set.check()?;
        let name = |kind, name: &Option<String>| {
            let given = name.as_deref().filter(|name| !is_blank(name));
            given.map(|name| number_named(writing, kind, name)).transpose()
        };
        let brand = name(EntityKind::Brand, &set.brand)?;
        let ribbon = name(EntityKind::Ribbon, &set.ribbon)?;
        let mut outcome = Outcome::default();
        for id in &ids {
            outcome.run(writing, id, || {
                let work = |product: &mut StoredProduct| {
                    set.apply(product, currency);
                    product.brand = brand.or(product.brand);
                    product.ribbon = ribbon.or(product.ribbon);
                    Ok(())
                };
                change.update(id, work).map(|_| None)
            })?;
        }
        Ok(outcome.reply())
    })
}

impl SetValue {
    fn check(&self) -> Result<()> {
        let mut checks = Checks::new();
        for (name, value) in [("price", self.price), ("cost", self.cost), ("weight", self.weight)] {
            if let Some(value) = value {
                checks.range(|| format!("set.{name}"), value, 0.0, MAX);
            }
        }
        let has_number = self.price.or(self.cost).or(self.weight).is_some();
        if !has_number && self.brand.is_none() && self.ribbon.is_none() {
            checks.refuse("set", "REQUIRED_ONE_OF_FIELD", "needs a property to be set");
        }
        checks.finish()
    }

    /// Removes the variants' own values of changed properties.
    fn apply(&self, product: &mut StoredProduct, currency: Currency) {
        let units = |amount| units(&mut Checks::new(), "set", amount, currency);
        if let Some(price) = self.price {
            product.price = units(price);
        }
        product.cost = self.cost.map(units).or(product.cost);
        product.weight = self.weight.or(product.weight);
        for variant in &mut product.variants {
            if self.price.is_some() {
                (variant.price, variant.discounted) = (None, None);
            }
            variant.cost = variant.cost.filter(|_| self.cost.is_none());
            variant.weight = variant.weight.filter(|_| self.weight.is_none());
        }
    }
}

/// `POST /v1/bulk/products/adjust-properties`
pub(crate) fn bulk_adjust(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required("ids")?;
    let adjust: AdjustValue = call.required("adjust")?;
    adjust.check()?;
    bulk_calls::each_id(shop, call, &ids, |writing, id| {
        let currency = site::currency(writing)?;
        Change::new(writing, Wording::V1).update(id, |product| adjust.apply(product, currency)).map(drop)
    })
}

impl AdjustValue {
    fn check(&self) -> Result<()> {
        let mut checks = Checks::new();
        let properties = [("price", &self.price), ("cost", &self.cost), ("weight", &self.weight)];
        for (name, adjustment) in properties {
            let Some(adjustment) = adjustment else { continue };
            if adjustment.percentage.is_none() && adjustment.amount.is_none() {
                checks.refuse(format!("adjust.{name}"), "ONE_OF_ALIGNMENT", "needs an amount or a percentage");
            }
        }
        if self.price.is_none() && self.cost.is_none() && self.weight.is_none() {
            checks.refuse("adjust", "REQUIRED_ONE_OF_FIELD", "needs a property to be adjusted");
        }
        checks.finish()
    }

    /// Adjusts the product's values and the variants' own ones.
    fn apply(&self, product: &mut StoredProduct, currency: Currency) -> Result<()> {
        if let Some(adjustment) = &self.price {
            let moved = |units: i64| adjustment.units(units, currency, "adjust.price");
            product.price = moved(product.price)?;
            for variant in &mut product.variants {
                variant.price = variant.price.map(moved).transpose()?;
                variant.discounted = variant.discounted.map(moved).transpose()?;
            }
        }
        if let Some(adjustment) = &self.cost {
            let moved = |units: i64| adjustment.units(units, currency, "adjust.cost");
            product.cost = product.cost.map(moved).transpose()?;
            for variant in &mut product.variants {
                variant.cost = variant.cost.map(moved).transpose()?;
            }
        }
        if let Some(adjustment) = &self.weight {
            let moved = |weight: f64| adjustment.weight(weight);
            product.weight = product.weight.map(moved).transpose()?;
            for variant in &mut product.variants {
                variant.weight = variant.weight.map(moved).transpose()?;
            }
        }
        Ok(())
    }
}

impl Adjustment {
    fn moved(&self, value: Decimal, field: &str) -> Result<Decimal> {
        let moved = match (&self.percentage, self.amount) {
            (Some(percentage), _) => {
                let moved = value + value * Decimal::from(percentage.rate) / Decimal::ONE_HUNDRED;
                if percentage.round_to_int {
                    moved.round_dp_with_strategy(0, RoundingStrategy::MidpointAwayFromZero)
                } else {
                    moved
                }
            }
            (None, amount) => value + Decimal::try_from(amount.unwrap_or_default()).unwrap_or_default(),
        };
        if moved.is_sign_negative() && !moved.is_zero() {
            return Err(ApiError::field(field, "MIN", "would go below 0"));
        }
        Ok(moved)
    }

    fn units(&self, units: i64, currency: Currency, field: &str) -> Result<i64> {
        let moved = self.moved(money::from_units(units, currency), field)?;
        Ok(money::units(moved, currency))
    }

    fn weight(&self, weight: f64) -> Result<f64> {
        let weight = Decimal::try_from(weight).unwrap_or_default();
        let moved = self.moved(weight, "adjust.weight")?;
        Ok(moved.round_dp(6).to_f64().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::error::first_violation;
    use serde_json::json;

    #[test]
    fn a_bulk_change_names_a_property_within_its_bounds() {
        for (given, expected) in [
            (json!({ "price": 0 }), None),
            (json!({ "brand": "Loom" }), None),
            (json!({}), Some(("set", "REQUIRED_ONE_OF_FIELD"))),
            (json!({ "price": -1 }), Some(("set.price", "MIN"))),
            (json!({ "weight": 1e9 }), Some(("set.weight", "MAX"))),
        ] {
            let set: SetValue = serde_json::from_value(given.clone()).unwrap();
            assert_eq!(first_violation(set.check()), expected.map(|(field, rule)| (field.to_owned(), rule)), "{given}");
        }
        for (given, expected) in [
            (json!({ "cost": { "amount": -1 } }), None),
            (json!({}), Some(("adjust", "REQUIRED_ONE_OF_FIELD"))),
            (json!({ "price": {} }), Some(("adjust.price", "ONE_OF_ALIGNMENT"))),
        ] {
            let adjust: AdjustValue = serde_json::from_value(given.clone()).unwrap();
            assert_eq!(
                first_violation(adjust.check()),
                expected.map(|(field, rule)| (field.to_owned(), rule)),
                "{given}"
            );
        }
    }
}
