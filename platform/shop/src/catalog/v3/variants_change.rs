//! Changes all variants of a product: adjusts prices and costs by an amount or percentage, or sets fields.

use super::variants_apply::{Missing, hoist, spread, variants};
use super::{apply::require_payable_subscriptions, prices};
use crate::catalog::change::Change;
use crate::catalog::record::{MAX_AMOUNT, Price, StoredProduct, shared};
use crate::site;
use base::{ApiError, Call, Result, money, wire};
use cartwright::resources::products_v3::{
    AdjustValue, OptionChoice, OptionChoiceIds, Product, RoundingStrategy, UnsignedAdjustValue, Variant, VariantsInfo,
};
use cartwright::types::Currency;
use rust_decimal::{Decimal, RoundingStrategy as Rounding};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Adjustments of the variants' prices and costs.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Adjustments {
    actual_price: Option<AdjustValue>,
    compare_at_price: Option<AdjustValue>,
    /// The discount from the compare-at price, which gives the actual price.
    discount: Option<UnsignedAdjustValue>,
    cost: Option<AdjustValue>,
    rounding: Option<RoundingStrategy>,
}

impl Adjustments {
    pub(crate) fn read(call: &Call) -> Result<Self> {
        let read = Self {
            actual_price: call.optional("actualPrice")?,
            compare_at_price: call.optional("compareAtPrice")?,
            discount: call.optional("compareAtPriceDiscount")?,
            cost: call.optional("cost")?,
            rounding: call.optional("rounding")?,
        };
        let prices = read.actual_price.is_some() || read.compare_at_price.is_some() || read.discount.is_some();
        if !prices && read.cost.is_none() {
            let text = "or another adjustment is missing";
            return Err(ApiError::rule("actualPrice", "NO_VARIANT_ADJUSTMENTS_PASSED", text));
        }
        if read.actual_price.is_some() && read.discount.is_some() {
            let text = "cannot be given together with an adjustment of the actual price";
            return Err(ApiError::rule("compareAtPriceDiscount", "INVALID_PRICES_ADJUSTMENTS", text));
        }
        Ok(read)
    }

    pub(crate) fn apply(&self, change: &Change<'_>, product: &mut StoredProduct) -> Result<()> {
        let currency = site::currency(change.writing)?;
        spread(product);
        let paid = product.variants.iter();
        let paid = paid.map(|variant| self.price(product.price_of(variant, currency), currency));
        let paid: Vec<Price> = paid.collect::<Result<_, _>>()?;
        for variant in &mut product.variants {
            if let (Some(cost), Some(adjustment)) = (variant.cost, &self.cost) {
                let adjusted =
                    adjusted(cost, amount_and_percentage(adjustment.amount, adjustment.percentage), currency);
                variant.cost = Some(self.units(adjusted, currency, "ADJUSTED_COST_OUT_OF_RANGE")?);
            }
        }
        prices::apply(product, &paid, currency);
        hoist(product);
        require_payable_subscriptions(product, currency)
    }

    /// Adjusts a price. A variant that is not reduced has no compare-at price of its own, so both prices move together.
    fn price(&self, before: Price, currency: Currency) -> Result<Price> {
        let is_reduced = before.full > before.actual;
        let mut price = before;
        if let Some(adjustment) = &self.actual_price {
            let adjusted =
                adjusted(before.actual, amount_and_percentage(adjustment.amount, adjustment.percentage), currency);
            price.actual = self.units(adjusted, currency, "ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE")?;
            if !is_reduced {
                price.full = price.actual;
            }
        }
        if let Some(adjustment) = self.compare_at_price.as_ref().filter(|_| is_reduced) {
            let adjusted =
                adjusted(before.full, amount_and_percentage(adjustment.amount, adjustment.percentage), currency);
            price.full = self.units(adjusted, currency, "ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE")?;
        }
        if let Some(discount) = &self.discount {
            let (amount, percentage) = amount_and_percentage(discount.amount, discount.percentage);
            let reduced = adjusted(price.full, (-amount, -percentage), currency);
            price.actual = self.units(reduced, currency, "ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE")?;
        }
        if price.full < price.actual {
            return Err(ApiError::bad_request(
                "COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE",
                "A variant would be compared with less than it costs",
            ));
        }
        Ok(price)
    }

    fn units(&self, amount: Decimal, currency: Currency, code: &'static str) -> Result<i64> {
        let amount = match self.rounding {
            Some(RoundingStrategy::NearestWholeNumber) => {
                amount.round_dp_with_strategy(0, Rounding::MidpointAwayFromZero)
            }
            _ => amount,
        };
        let max = *MAX_AMOUNT;
        if amount < Decimal::ZERO || amount > max {
            return Err(ApiError::bad_request(code, format!("{amount} is not from 0 to {max}")));
        }
        Ok(money::units(amount, currency))
    }
}

/// The amount and percentage of an adjustment; one of them is zero.
fn amount_and_percentage(amount: Option<cartwright::types::Amount>, percentage: Option<i64>) -> (Decimal, Decimal) {
    let amount = amount.map_or(Decimal::ZERO, |amount| amount.0);
    (amount, percentage.unwrap_or_default().into())
}

fn adjusted(units: i64, (amount, percentage): (Decimal, Decimal), currency: Currency) -> Decimal {
    let before = money::from_units(units, currency);
    before + amount + before * percentage / Decimal::ONE_HUNDRED
}

/// Refuses fields that variants cannot share, and null prices.
pub(crate) fn require_shareable(given: &Value) -> Result<()> {
    let fields = given.as_object().filter(|fields| !fields.is_empty());
    let Some(fields) = fields else {
        return Err(ApiError::rule("variant", "EMPTY_FIELD_MASK", "names no field"));
    };
    if let Some(name) = ["id", "choices", "sku", "barcode"].iter().find(|name| fields.contains_key(**name)) {
        return Err(ApiError::bad_request(
            "FIELD_MASK_VALUE_NOT_SUPPORTED",
            format!("The field {name} differs from variant to variant"),
        ));
    }
    let is_null = |path: &str| given.pointer(path).is_some_and(Value::is_null);
    if ["/price", "/price/actualPrice", "/price/actualPrice/amount"].into_iter().any(is_null) {
        let field = "variant.price.actualPrice";
        return Err(ApiError::rule(field, "CANNOT_REMOVE_VARIANT_ACTUAL_PRICE", "cannot be taken away"));
    }
    Ok(())
}

/// Sets the given fields on all variants of a product.
pub(crate) fn change_all(change: &Change<'_>, product: &mut StoredProduct, given: &Variant) -> Result<()> {
    let currency = site::currency(change.writing)?;
    let names = shared(change.writing, std::slice::from_ref(product))?;
    let changed = product.variants.iter().map(|variant| {
        let choices = product.options.iter().zip(&variant.choices).map(|(option, choice)| {
            wire!(OptionChoice {
                option_choice_ids: wire!(OptionChoiceIds {
                    option_id: names.entities.get(&option.customization).map(|entity| entity.id.clone()),
                    choice_id: names.choices.get(choice).map(|choice| choice.id.clone())
                })
            })
        });
        Variant { id: Some(variant.id.clone()), choices: Some(choices.collect()), ..given.clone() }
    });
    let typed = wire!(Product { variants_info: wire!(VariantsInfo { variants: Some(changed.collect()) }) });
    variants(change, product, &typed, currency, Missing::Keep)?;
    require_payable_subscriptions(product, currency)
}
