//! Additional fees.

use super::kind::{Rule, RuleChecks};
use cartwright::resources::cart::{AdditionalFeeSource, ItemTypePreset};
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};

/// A fee in addition to items, delivery and tax.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Fee {
    pub(crate) id: String,
    pub(crate) code: String,
    pub name: String,
    pub(crate) amount: FeeAmount,
    /// Whether the fee is taxed, at its items' rates.
    #[serde(default)]
    pub(crate) taxable: bool,
    /// The item types with this fee; every cart has it when empty.
    #[serde(default)]
    pub(crate) item_types: Vec<ItemTypePreset>,
    /// Whether the fee applies per item, not once.
    #[serde(default)]
    pub(crate) each: bool,
    #[serde(default = "manual")]
    pub(crate) source: AdditionalFeeSource,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", content = "value", rename_all = "camelCase")]
pub(crate) enum FeeAmount {
    /// A fixed amount.
    Fixed(Decimal),
    /// A percentage of the discounted price, 0 to 100.
    Percent(Decimal),
}

fn manual() -> AdditionalFeeSource {
    AdditionalFeeSource::Manual
}

impl Rule for Fee {
    const KIND: &'static str = "fees";

    fn id(&self) -> &str {
        &self.id
    }

    fn check(&self, checks: &mut RuleChecks) {
        match self.amount {
            FeeAmount::Fixed(amount) => checks.amount(amount, "amount.value"),
            FeeAmount::Percent(percent) => checks.rate(percent / Decimal::ONE_HUNDRED, "amount.value"),
        }
    }
}
