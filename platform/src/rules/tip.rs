//! Tips: what the hosted checkout offers.

use super::kind::{Checks, Rule};
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};

/// What tips the hosted checkout offers.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(crate) struct TipSettings {
    pub(crate) id: String,
    pub(crate) enabled: bool,
    /// Parts of the goods' price, 0 to 100.
    pub(crate) percentages: Vec<Decimal>,
    /// Whether the buyer may write any amount.
    pub(crate) custom: bool,
}

impl Rule for TipSettings {
    const KIND: &'static str = "tips";
    const ONLY: Option<&'static str> = Some("tips");

    fn id(&self) -> &str {
        &self.id
    }

    fn check(&self, checks: &mut Checks) {
        checks.require(
            self.percentages.len() <= 5,
            "percentages",
            "MAX_SIZE",
            "must have at most 5 entries",
        );
        for (index, percent) in self.percentages.iter().enumerate() {
            checks.rate(percent / Decimal::ONE_HUNDRED, &format!("percentages[{index}]"));
        }
    }
}
