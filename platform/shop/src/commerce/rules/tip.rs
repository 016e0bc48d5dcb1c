//! Tips: what the hosted checkout offers.

use super::kind::{Rule, RuleChecks};
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};

/// The tips that the hosted checkout offers.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct TipSettings {
    pub(crate) id: String,
    pub enabled: bool,
    /// Percentages of the goods' price, 0 to 100.
    pub percentages: Vec<Decimal>,
    /// Whether the buyer may enter any amount.
    pub custom: bool,
    /// The staff who share tips; without staff the business keeps them.
    pub(crate) staff: Vec<TipReceiver>,
    pub(crate) split: TipSplit,
}

/// A staff member who shares tips.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TipReceiver {
    /// A GUID.
    pub(crate) staff_member_id: String,
    pub(crate) name: String,
    /// The weight in a proportional split, such as hours worked.
    #[serde(default)]
    pub(crate) weight: Decimal,
}

/// How tips are split among the staff.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum TipSplit {
    #[default]
    Equal,
    /// By weight.
    Proportional,
}

impl Rule for TipSettings {
    const KIND: &'static str = "tips";
    const ONLY: Option<&'static str> = Some("tips");

    fn id(&self) -> &str {
        &self.id
    }

    fn check(&self, checks: &mut RuleChecks) {
        for (index, percent) in self.percentages.iter().enumerate() {
            checks.rate(percent / Decimal::ONE_HUNDRED, &format!("percentages[{index}]"));
        }
    }
}
